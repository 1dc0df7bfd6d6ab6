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
    guard let writer else { preconditionFailure("no writer for \(rawValue)") }
    let entries = truth.lines.compactMap { entry($0, in: truth) }
    return writer.write(entries, CaptureSettings(footer: false))
  }

  private func entry(_ line: TruthLine, in truth: TruthCase) -> LogEntry? {
    let name = line.process ?? "App"
    let parts = name.split(separator: "#")
    let launch = parts.count == 2 ? Int32(parts[1]) ?? 1 : 1
    let isApp = parts[0] == "App"
    guard isApp || !holdsOneApp else { return nil }
    let pid: Int32 = isApp ? 411 + launch : name == "kernel" ? 0 : 120
    var entry = LogEntry(
      instant: line.instant, level: line.level ?? truth.level, process: String(parts[0]), processID: pid,
      message: line.message)
    switch self {
    case .nslog:
      entry.level = .notice
      if isApp { entry.library = "Foundation" }
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
}
