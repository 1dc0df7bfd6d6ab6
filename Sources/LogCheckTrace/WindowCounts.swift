package import LogCheckModel

extension TimeWindow {
  /// Why a window cannot be applied to the lines of a capture.
  package enum Blindness: Error, Hashable, Sendable {
    /// No line shows a time.
    case noTime
    case noDate
    case noYear
    case noZone
    /// The edge has another year than the lines.
    case otherYear(ShownTime, Int)

    /// In a sentence, with what to do.
    package var words: String {
      let reason =
        switch self {
        case .noTime: "no line shows its time"
        case .noDate: "the stamps show no date; write times of the day as the lines show them, as in 06:00"
        case .noYear:
          "the stamps show no year; write a day or a time as the lines show it, as in 11-24 or 11-24 06:00, or give --year"
        case .noZone:
          "the stamps show no zone; write a day or a time without a zone, as the lines show it, or give --time-zone"
        case .otherYear(let typed, let year): "\(typed.text) is not in \(year), the year of the lines"
        }
      return "--since and --until cannot be applied: \(reason)"
    }
  }
}

/// The counts of a trace's lines that were left out because they lie outside the window.
package struct WindowCounts: Sendable {
  /// True if the last record with a time lay inside; records without one belong to it.
  var isInside = false
  /// True if some line lay inside.
  package var sawInside = false
  package var leftOut = 0
  /// Why some time could not be compared with the edges.
  var otherTime: TimeWindow.Blindness?
  /// The first and the last stamp.
  private var first: CivilStamp?
  private var last: CivilStamp?

  package init() {}

  mutating func note(_ stamp: CivilStamp) {
    if first == nil { first = stamp }
    last = stamp
  }

  /// The reason why the window could not be applied; the position of lines without any time is unknown.
  package var blindness: TimeWindow.Blindness? { otherTime ?? (leftOut > 0 && first == nil ? .noTime : nil) }

  /// The first and the last stamp of the lines: `2025-11-15 06:00:00+0100`.
  package var span: (first: String, last: String)? {
    guard let first, let last else { return nil }
    return (first.text, last.text)
  }
}

extension CivilStamp {
  /// As logs print it, to the second.
  fileprivate var text: String {
    func two(_ number: Int) -> String { TimeText.padded(number, 2) }
    let seconds = Int(timeOfDay / 1_000_000_000)
    var text = "\(two(seconds / 3600)):\(two(seconds / 60 % 60)):\(two(seconds % 60))"
    if let month, let day { text = "\(two(month))-\(two(day)) \(text)" }
    if let year { text = "\(TimeText.padded(year, 4))-\(text)" }
    guard let offsetSeconds else { return text }
    let minutes = abs(offsetSeconds) / 60
    return "\(text)\(offsetSeconds < 0 ? "-" : "+")\(two(minutes / 60))\(two(minutes % 60))"
  }
}
