import LogCheckModel
import LogCheckSimulator

/// A way in which a case is printed.
enum TruthCarrier: String, Sendable, CaseIterable {
  case appleDefault = "apple-default"
  case appleNDJSON = "apple-ndjson"
  /// The default style where every line has level Default, as NSLog prints.
  case nslog
  case xcodeConsole = "xcode-console"
  /// Messages alone, as `print` prints them.
  case bare
  case idevicesyslog
  case logcat

  private var writer: LogWriter? {
    switch self {
    case .appleDefault, .nslog: .named("apple-default")
    case .appleNDJSON: .named("apple-ndjson")
    case .xcodeConsole: .named("xcode-console")
    case .bare: .named("tagged-lines")
    case .idevicesyslog: .named("idevicesyslog")
    case .logcat: .named("android-threadtime+year+zone+usec+uid")
    }
  }

  /// True if only the app's own lines can be in such a capture.
  private var holdsOneApp: Bool { self == .xcodeConsole || self == .bare }

  /// The capture of a case in this carrier.
  func capture(of truth: TruthCase) -> [UInt8] {
    written(truth.lines.compactMap { entry($0, in: truth) }, offsetSeconds: 0, isFirst: true)
  }

  /// Entries as the carrier prints them; a capture that changes its offset is written in parts.
  func written(_ entries: [LogEntry], offsetSeconds: Int, isFirst: Bool) -> [UInt8] {
    guard let writer else { preconditionFailure("no writer for \(rawValue)") }
    return writer.write(entries, CaptureSettings(offsetSeconds: offsetSeconds, header: isFirst, footer: false))
  }

  private func entry(_ line: TruthLine, in truth: TruthCase) -> LogEntry? {
    let name = line.process ?? "App"
    let parts = name.split(separator: "#")
    let launch = parts.count == 2 ? Int32(parts[1]) ?? 1 : 1
    let isApp = parts[0] == "App"
    let pid: Int32 = isApp ? 411 + launch : name == "kernel" ? 0 : 120
    return entry(
      LogEntry(
        instant: line.instant, level: line.level ?? truth.level, process: String(parts[0]), processID: pid,
        message: line.message), isApp: isApp)
  }

  /// An entry with what the carrier makes of its level and tag; `nil` if the carrier does not hold it.
  func entry(_ line: LogEntry, isApp: Bool) -> LogEntry? {
    guard isApp || !holdsOneApp else { return nil }
    var entry = line
    switch self {
    case .nslog:
      entry.level = .notice
      if isApp, entry.subsystem == nil { entry.library = "Foundation" }
    case .logcat:
      // `LEVEL/TAG: message`
      if let head = try? #/([VDIWEF])/([^:]+): /#.prefixMatch(in: line.message) {
        let levels: [Substring: LogLevel] = [
          "V": .debug, "D": .debug, "I": .info, "W": .warning, "E": .error, "F": .fault,
        ]
        entry.level = levels[head.1] ?? .info
        entry.tag = String(head.2)
        entry.message = String(line.message[head.range.upperBound...])
      }
    default: break
    }
    return entry
  }

  /// The entry by which a capture says that lines are missing up to an instant; `nil` if the carrier has none.
  func lossEntry(until end: LogInstant) -> LogEntry? {
    switch self {
    case .appleDefault, .nslog, .appleNDJSON, .idevicesyslog:
      LogEntry(instant: end, process: "", processID: 0, message: "", sink: .tool)
    case .logcat:
      LogEntry(
        instant: end, level: .info, process: "logd", processID: 120, tag: "chatty",
        message: "uid=10123(app) expire 12 lines")
    case .xcodeConsole, .bare: nil
    }
  }
}
