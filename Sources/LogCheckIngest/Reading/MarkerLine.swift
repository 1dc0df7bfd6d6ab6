import LogCheckModel

/// The lines by which logging systems admit that something is missing or that the clock was set. They are looked for in every
/// capture, whatever else is wanted.
enum MarkerLine {
  private static let lossTexts: [StaticString] = [
    "=== Messages dropped", "unreliable messages from", "QUARANTINED DUE TO HIGH LOGGING VOLUME", "\"lossEvent\"",
  ]
  private static let clockTexts: [StaticString] = ["=== system wallclock time adjusted", "\"timesyncEvent\""]

  static var literals: [[UInt8]] {
    (lossTexts + clockTexts).map { Array($0.description.utf8) }
  }

  /// What the line says, or `nil` when the text stands in it as something else (a message that quotes it).
  static func kind(of line: Span<UInt8>, in format: LogFormat?) -> CaptureMarker.Kind? {
    if line.has("=== Messages dropped", at: 0) { return .loss }
    guard let format else { return nil }
    if line.firstIndex(of: "\"lossEvent\"") != nil { return .loss }
    if line.firstIndex(of: "\"timesyncEvent\"") != nil { return .clockStep }
    var record = Record()
    guard format.reader.read(line, into: &record) else { return nil }
    let message = record.text.span.extracting(record.message)
    if message.has("=== system wallclock time adjusted", at: 0) { return .clockStep }
    if message.has("lost >=", at: 0), message.firstIndex(of: "unreliable messages from") != nil { return .loss }
    if message.firstIndex(of: "QUARANTINED DUE TO HIGH LOGGING VOLUME") != nil { return .loss }
    return nil
  }
}
