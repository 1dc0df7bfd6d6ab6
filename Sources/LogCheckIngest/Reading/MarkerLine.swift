import LogCheckModel

/// The lines by which logging systems admit that something is missing or that the clock was set. They are looked for in every
/// capture, whatever else is wanted.
enum MarkerLine {
  /// A text of every such line; whether a line that holds one is a marker is for its format to say.
  private static let texts: [StaticString] = [
    "=== Messages dropped", " unreliable messages from ", "QUARANTINED DUE TO HIGH LOGGING VOLUME", "\"lossEvent\"",
    "[disconnected:", "unexpected EOF!", "=== system wallclock time adjusted", "\"timesyncEvent\"", "=== system boot:",
  ]

  static var literals: [[UInt8]] { texts.map { Array($0.description.utf8) } }

  /// What the line says, or `nil` when the text stands in it as something else (a message that quotes it).
  static func kind(of line: Span<UInt8>, in format: LogFormat?) -> CaptureMarker.Kind? {
    guard let format else { return line.has("=== Messages dropped", at: 0) ? .loss : nil }
    if format.reader.role(of: line) == .noise(.lossMarker) { return .loss }
    var record = Record()
    guard format.reader.read(line, into: &record) else { return nil }
    return kind(of: record)
  }

  /// What a record of the log system itself says.
  static func kind(of record: Record) -> CaptureMarker.Kind? {
    switch record.kind {
    case .loss: return .loss
    case .timesync: return .clockStep
    default: break
    }
    let message = record.text.span.extracting(record.message)
    // The quarantine of a chatty process is written in that process's name, so no header tells it.
    return message.has("*** MESSAGES FROM THIS PROCESS ARE QUARANTINED", at: 0)
      || message.has("QUARANTINED DUE TO HIGH LOGGING VOLUME", at: 0) ? .loss : nil
  }
}
