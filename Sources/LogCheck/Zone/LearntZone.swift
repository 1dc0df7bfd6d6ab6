import LogCheckModel

/// A zone that the lines of a capture show.
struct LearntZone: Sendable, Equatable {
  /// Seconds east of UTC.
  var offset: Int
  /// How many lines show it, and the first of them with what it says.
  var lines: Int
  var path: String
  var line: Int
  var told: LogInstant

  /// Past the first and the last line that shows the zone, it is taken to hold for so long.
  private static let reach = LogDuration.seconds(86_400)

  /// `nil` where too few lines show it, where they contradict each other, and where a part of the capture is further from them than a day or
  /// across a night in which clocks may change: `earliest` and `latest` are its outermost stamps.
  init?(_ evidence: ZoneEvidence, path: String, earliest: LogInstant, latest: LogInstant) {
    guard let agreed = evidence.agreed, Self.reaches(from: agreed.first.stamp, back: earliest),
      Self.reaches(from: agreed.last.stamp, on: latest)
    else { return nil }
    self.path = path
    offset = agreed.first.offset
    lines = agreed.count
    line = agreed.first.line
    told = agreed.first.told
  }

  private static func reaches(from witness: LogInstant, back earliest: LogInstant) -> Bool {
    earliest >= witness || (witness - earliest <= reach && !SummerTime.mayChange(from: earliest, to: witness))
  }

  private static func reaches(from witness: LogInstant, on latest: LogInstant) -> Bool {
    latest <= witness || (latest - witness <= reach && !SummerTime.mayChange(from: witness, to: latest))
  }

  /// As it is written behind a time: `+01:00`.
  static func text(_ offset: Int) -> String {
    let minutes = offset.magnitude / 60
    return (offset < 0 ? "-" : "+") + TimeText.padded(Int(minutes) / 60, 2) + ":"
      + TimeText.padded(Int(minutes) % 60, 2)
  }

  /// What is said of it.
  var note: Diagnostic {
    Diagnostic(
      code: "I058", severity: .note,
      message:
        "\(path): the stamps show no zone; \(lines) lines say when they were written, all by the same difference (line \(line): "
        + "\(TimeText.inSentence(told, .absolute))), so the stamps are taken as \(Self.text(offset))",
      hint: "--time-zone gives another one")
  }
}
