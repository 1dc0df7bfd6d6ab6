package import LogCheckModel

/// A zone that the lines of a capture show.
package struct LearntZone: Sendable, Equatable {
  /// Seconds east of UTC.
  package var offset: Int
  /// The number of lines that show it, and the first of them with its instant.
  package var lines: Int
  var path: String
  var line: Int
  var said: LogInstant

  /// `nil` where too few lines show it, or where they contradict each other.
  package init?(_ evidence: ZoneEvidence, path: String) {
    guard let agreed = evidence.agreed else { return nil }
    self.path = path
    offset = agreed.first.offset
    lines = agreed.count
    line = agreed.first.line
    said = agreed.first.said
  }

  /// As it is written after a time: `+01:00`.
  package static func text(_ offset: Int) -> String {
    let minutes = offset.magnitude / 60
    return (offset < 0 ? "-" : "+") + TimeText.padded(Int(minutes) / 60, 2) + ":"
      + TimeText.padded(Int(minutes) % 60, 2)
  }

  /// The note on it.
  package var note: Diagnostic {
    Diagnostic(
      code: "I058", severity: .note,
      message:
        "\(path): the stamps show no zone; \(lines) lines say when they were written, all by the same difference (line \(line): "
        + "\(TimeText.inSentence(said, .absolute))), so the stamps are taken as \(Self.text(offset))",
      hint: "--time-zone gives another one")
  }
}
