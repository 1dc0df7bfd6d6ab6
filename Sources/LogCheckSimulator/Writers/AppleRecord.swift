import LogCheckModel

/// One object of the JSON styles of `log`, its keys in the order of the systems of 2025 and later, laid out by ``Layout``.
struct AppleRecord {
  var entry: LogEntry
  var context: WriterContext

  /// The layout of the object over lines.
  enum Layout {
    /// `--style json`: two blanks a level, a blank on both sides of the colon.
    case indented
    /// `--style ndjson`: one line, no blanks.
    case oneLine
  }

  /// Appends the members of the object, without its braces.
  func append(_ layout: Layout, to bytes: inout [UInt8]) {
    let image = ImagePath(process: entry.process, library: entry.library, environment: context.settings.environment)
    let settings = context.settings
    bytes.member("timezoneName", layout, first: true) { $0.append("\"\"") }
    bytes.member("messageType", layout) { $0.append(json: AppleLevel.name(entry.level)) }
    bytes.member("eventType", layout) { $0.append(isLoss ? "\"lossEvent\"" : "\"logEvent\"") }
    bytes.member("source", layout) { $0.append("null") }
    bytes.member("formatString", layout) { $0.append(json: formatString, .foundation) }
    bytes.member("userID", layout) { $0.append("501") }
    bytes.member("activityIdentifier", layout) { $0.append("0") }
    bytes.member("subsystem", layout) { $0.append(json: entry.subsystem ?? "", .foundation) }
    bytes.member("category", layout) { $0.append(json: entry.category ?? "", .foundation) }
    bytes.member("threadID", layout) { $0.append(String(entry.threadID)) }
    bytes.member("senderImageUUID", layout) { $0.appendUUIDText(of: image.sender) }
    bytes.member("backtrace", layout) { appendBacktrace(layout, image, to: &$0) }
    // A live stream leaves the boot open.
    bytes.member("bootUUID", layout) { $0.append(json: settings.footer ? settings.bootID : "") }
    bytes.member("processImagePath", layout) { $0.append(json: image.process, .foundation) }
    bytes.member("senderImagePath", layout) { $0.append(json: image.sender, .foundation) }
    bytes.member("timestamp", layout) { appendStamp(to: &$0) }
    bytes.member("machTimestamp", layout) { $0.append(decimal: Int(machTicks)) }
    bytes.member("eventMessage", layout) { $0.append(json: entry.message, .foundation) }
    bytes.member("processImageUUID", layout) { $0.appendUUIDText(of: image.process) }
    bytes.member("traceID", layout) { $0.append(String(Identifiers.hash(formatString) | 1 << 63)) }
    bytes.member("processID", layout) { $0.append(decimal: Int(entry.processID)) }
    bytes.member("senderProgramCounter", layout) { $0.append(decimal: Int(programCounter)) }
    bytes.member("parentActivityIdentifier", layout) { $0.append("0") }
  }

  /// True if the kernel reports lost messages; the JSON styles give such a record a separate type.
  private var isLoss: Bool {
    entry.processID == 0 && entry.message.hasPrefix("lost >=") && entry.message.contains(" unreliable messages from ")
  }

  private func appendStamp(to bytes: inout [UInt8]) {
    let moment = context.local(entry.instant)
    bytes.append(0x22)
    bytes.appendISODate(moment)
    bytes.append(0x20)
    bytes.appendClock(moment, fraction: 6)
    bytes.appendOffset(context.settings.offsetSeconds)
    bytes.append(0x22)
  }

  private func appendBacktrace(_ layout: Layout, _ image: ImagePath, to bytes: inout [UInt8]) {
    switch layout {
    case .oneLine:
      bytes.append("{\"frames\":[{\"imageOffset\":")
      bytes.append(decimal: Int(programCounter))
      bytes.append(",\"imageUUID\":")
      bytes.appendUUIDText(of: image.sender)
      bytes.append("}]}")
    case .indented:
      bytes.append("{\n    \"frames\" : [\n      {\n        \"imageOffset\" : ")
      bytes.append(decimal: Int(programCounter))
      bytes.append(",\n        \"imageUUID\" : ")
      bytes.appendUUIDText(of: image.sender)
      bytes.append("\n      }\n    ]\n  }")
    }
  }

  /// The format string of the call in the source: the message up to its first value.
  private var formatString: String {
    let constant = entry.message.utf8.prefix { !ASCII.isDigit($0) && $0 != 0x0A && $0 != 0x22 }
    guard constant.count < entry.message.utf8.count, let text = String(constant) else { return entry.message }
    return text + "%{public}s"
  }

  private var programCounter: UInt64 { Identifiers.hash(formatString) & 0xF_FFFF }

  /// Ticks of the 24 MHz counter of Apple's processors: three every 125 nanoseconds.
  private var machTicks: Int64 { (entry.monotonic ?? .zero).nanoseconds / 125 * 3 }
}

/// The path of the images of an entry.
private struct ImagePath {
  var process: String
  var sender: String

  init(process: String, library: String?, environment: CaptureEnvironment) {
    // Daemons of the system have names in lower case; what begins with a capital is taken for an app.
    let isApp = process.utf8.first.map(ASCII.isUpper) ?? false
    let root = environment == .simulator && process != "kernel" ? Self.simulatorRoot : ""
    if !isApp {
      self.process = process == "kernel" ? "/kernel" : "\(root)/usr/libexec/\(process)"
    } else {
      self.process = "\(Self.appFolder(environment))/\(process).app/\(process)"
    }
    guard let library else {
      sender = self.process
      return
    }
    sender =
      library.utf8.contains(0x2E)
      ? "\(root)/usr/lib/system/\(library)" : "\(root)/System/Library/Frameworks/\(library).framework/\(library)"
  }

  private static let simulatorRoot =
    "/Library/Developer/CoreSimulator/Volumes/iOS_SAMPLE/Library/Developer/CoreSimulator/Profiles/Runtimes/"
    + "iOS 26.0.simruntime/Contents/Resources/RuntimeRoot"

  private static func appFolder(_ environment: CaptureEnvironment) -> String {
    let container = "Containers/Bundle/Application/5B0E6C1A-94D7-4A3B-8C2F-71E9D05A6B34"
    return switch environment {
    case .device: "/private/var/containers/Bundle/Application/5B0E6C1A-94D7-4A3B-8C2F-71E9D05A6B34"
    case .simulator:
      "/Users/tester/Library/Developer/CoreSimulator/Devices/0D3F9B27-66A1-4C58-9E04-B2A7D1C85F30/data/\(container)"
    case .unsaid: "/Applications"
    }
  }
}

extension [UInt8] {
  fileprivate mutating func member(
    _ name: String, _ layout: AppleRecord.Layout, first: Bool = false, _ value: (inout [UInt8]) -> Void
  ) {
    switch layout {
    case .oneLine:
      append(first ? "\"" : ",\"")
      append(name)
      append("\":")
    case .indented:
      append(first ? "\n  \"" : ",\n  \"")
      append(name)
      append("\" : ")
    }
    value(&self)
  }

  fileprivate mutating func appendUUIDText(of name: String) {
    append(0x22)
    appendUUID(of: name)
    append(0x22)
  }
}
