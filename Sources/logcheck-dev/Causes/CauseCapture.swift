import LogCheckModel
import LogCheckSamples
import LogCheckSimulator

/// A case of the cause suite in one of its carriers.
struct CauseCapture: Sendable {
  var story: CauseCase
  var carrier: TruthCarrier

  /// The captures of a case, one for each of its carriers.
  static func all(of story: CauseCase) throws -> [CauseCapture] {
    try story.carriers.map { name in
      guard let carrier = TruthCarrier(rawValue: name) else { throw Unknown(name: name, story: story.name) }
      return CauseCapture(story: story, carrier: carrier)
    }
  }

  struct Unknown: Error, CustomStringConvertible {
    var name: String
    var story: String
    var description: String { "\(story): there is no carrier \"\(name)\"" }
  }

  /// The name of a file that holds it.
  var fileName: String {
    let words = story.name.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    return words.joined(separator: "-") + "." + carrier.rawValue + ".log"
  }

  func bytes() throws -> [UInt8] {
    var bytes: [UInt8] = []
    var offset: Int?
    var run: [LogEntry] = []
    func flush() {
      guard let seconds = offset else { return }
      bytes += carrier.written(run, offsetSeconds: seconds, isFirst: bytes.isEmpty)
      run = []
    }
    for line in try story.lines() {
      guard let entry = entry(of: line) else { continue }
      let seconds = story.zones.last { $0.from <= line.instant }?.offsetSeconds ?? 0
      if seconds != offset {
        flush()
        offset = seconds
      }
      run.append(entry)
    }
    flush()
    return bytes
  }

  private func entry(of line: CauseLine) -> LogEntry? {
    if let end = line.lossUntil { return carrier.lossEntry(until: end) }
    return carrier.entry(
      LogEntry(
        instant: line.instant, level: line.level, process: process(of: line), processID: line.processID,
        threadID: UInt64(line.processID) * 16 + 1, subsystem: line.subsystem, category: line.category,
        message: line.message), isApp: line.isApp)
  }

  /// On Android a process of an app has the name of its package; its user is not root's.
  private func process(of line: CauseLine) -> String {
    carrier == .logcat && line.isApp ? "com.example.app" : line.process
  }
}
