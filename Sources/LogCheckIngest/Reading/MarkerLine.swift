import LogCheckModel

/// The lines in which logging systems report that something is missing or that the clock was set. Every capture is
/// searched for them, whatever else is wanted.
enum MarkerLine {
  /// A text of every such line; whether a line that holds one is a marker is for its format to say.
  private static let texts: [StaticString] = [
    "=== Messages dropped", " unreliable messages from ", "QUARANTINED DUE TO HIGH LOGGING VOLUME", "\"lossEvent\"",
    "[disconnected:", "unexpected EOF!", "=== system wallclock time adjusted", "\"timesyncEvent\"", "=== system boot:",
    "last message repeated ", " identical ", " expire ",
  ]

  static var literals: [[UInt8]] { texts.map { Array($0.description.utf8) } }

  /// The kind of the marker, and its process if the line names one; `nil` if the text occurs in it as something else (a
  /// message that quotes it).
  static func marker(of line: Span<UInt8>, in format: LogFormat?) -> (kind: CaptureMarker.Kind, processID: Int32?)? {
    guard let format else { return line.has("=== Messages dropped", at: 0) ? (.loss, nil) : nil }
    switch format.reader.role(of: line) {
    case .noise(.lossMarker): return (isInterruption(line) ? .interruption : .loss, nil)
    case .noise(.repeatMarker): return (.repetition, nil)
    default: break
    }
    var record = Record()
    guard format.reader.read(line, into: &record), let kind = kind(of: record) else { return nil }
    return (kind, kind == .repetition ? record.processID : nil)
  }

  private static func isInterruption(_ line: Span<UInt8>) -> Bool {
    line.has("[disconnected:", at: 0) || line.has("unexpected EOF!", at: line.count - 15)
  }

  /// The marker that a record of the log system itself reports.
  static func kind(of record: Record) -> CaptureMarker.Kind? {
    switch record.kind {
    case .loss: return .loss
    case .timesync: return .clockStep
    case .repetition: return .repetition
    default: break
    }
    let message = record.text.span.extracting(record.message)
    // The quarantine of a chatty process is written in that process's name, so no header identifies it.
    return message.has("*** MESSAGES FROM THIS PROCESS ARE QUARANTINED", at: 0)
      || message.has("QUARANTINED DUE TO HIGH LOGGING VOLUME", at: 0) ? .loss : nil
  }
}

/// The processes of the last few dozen records; bounded, so that captures of very many processes stay in memory.
struct ProcessSet {
  private var members: Set<Int32> = []

  private static let limit = 1024

  mutating func insert(_ processID: Int32?) {
    if let processID, members.count < Self.limit { members.insert(processID) }
  }

  /// Full sets hold everything: a repetition that may matter counts.
  func contains(_ processID: Int32) -> Bool { members.count >= Self.limit || members.contains(processID) }
}
