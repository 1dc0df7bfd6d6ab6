import LogCheckModel

extension LogWriter {
  /// The `.logcat` file that Android Studio exports: one JSON object.
  static let androidStudioJSON = LogWriter(
    id: "android-studio-json", summary: "Android Studio's export of the Logcat window",
    traits: WriterTraits(
      [.date, .year, .zone, .process, .processID, .threadID, .tag], granularity: .milliseconds(1),
      levels: .logcat),
    begin: { context, bytes in bytes.appendStudioMetadata(context) },
    end: { context, bytes in bytes.append(context.entries == 0 ? "]\n}" : "\n  ]\n}") }
  ) { entry, context, bytes in
    bytes.append(context.entries == 0 ? "\n    {\n      \"header\": {" : ",\n    {\n      \"header\": {")
    bytes.append("\n        \"logLevel\": \"")
    bytes.append(level(entry.level))
    bytes.append("\",\n        \"pid\": ")
    bytes.append(decimal: Int(entry.processID))
    bytes.append(",\n        \"tid\": ")
    bytes.append(String(entry.threadID))
    bytes.append(",\n        \"applicationId\": ")
    bytes.append(json: entry.process, .gson)
    bytes.append(",\n        \"processName\": ")
    bytes.append(json: entry.process, .gson)
    bytes.append(",\n        \"tag\": ")
    bytes.append(json: entry.tag ?? entry.category ?? entry.process, .gson)
    bytes.append(",\n        \"timestamp\": {\n          \"seconds\": ")
    let (seconds, nanoseconds) = parts(entry.instant)
    bytes.append(decimal: seconds)
    bytes.append(",\n          \"nanos\": ")
    bytes.append(decimal: nanoseconds)
    bytes.append("\n        }\n      },\n      \"message\": ")
    bytes.append(json: entry.message, .gson)
    bytes.append("\n    }")
  }

  private static func level(_ level: LogLevel) -> String {
    switch level {
    case .debug: "DEBUG"
    case .info, .notice: "INFO"
    case .warning: "WARN"
    case .error: "ERROR"
    case .fault: "ASSERT"
    }
  }

  /// Seconds since 1970 and the whole milliseconds after them in nanoseconds, which never are negative.
  private static func parts(_ instant: LogInstant) -> (seconds: Int, nanoseconds: Int) {
    let million: Int64 = 1_000_000
    let rest = instant.nanoseconds % million
    let milliseconds = instant.nanoseconds / million - (rest < 0 ? 1 : 0)
    let part = milliseconds % 1000
    let seconds = milliseconds / 1000 - (part < 0 ? 1 : 0)
    return (Int(seconds), Int((part < 0 ? part + 1000 : part) * million))
  }
}

extension [UInt8] {
  fileprivate mutating func appendStudioMetadata(_ context: WriterContext) {
    append("{\n  \"metadata\": {")
    if context.settings.environment != .unsaid {
      append("\n    \"device\": {\n      \"")
      append(context.settings.environment == .device ? "physicalDevice" : "emulator")
      append("\": {\n        \"serialNumber\": ")
      append(json: context.settings.deviceID, .gson)
      append(",\n        \"isOnline\": true,\n        \"release\": \"15\",\n        \"apiLevel\": {")
      append("\n          \"majorVersion\": 35,\n          \"minorVersion\": 0\n        },")
      append("\n        \"featureLevel\": 35,\n        \"manufacturer\": \"Example\",\n        \"model\": ")
      append(json: context.settings.deviceName, .gson)
      append(",\n        \"type\": \"HANDHELD\"\n      }\n    },")
    }
    append("\n    \"filter\": \"\",")
    append("\n    \"projectApplicationIds\": [\n      ")
    append(json: context.settings.applicationID, .gson)
    append("\n    ]\n  },\n  \"logcatMessages\": [")
  }
}
