/// Times and lengths as reports write them.
package enum TimeText {
  /// `2025-11-15T05:48:00.123Z`; local time of an unknown zone has no letter after it. Fractions as far as the step
  /// goes.
  package static func instant(_ instant: LogInstant, _ frame: TimeFrame, step: LogDuration = .milliseconds(1)) -> String
  {
    let day: Int64 = 86_400_000_000_000
    var days = instant.nanoseconds / day
    var rest = instant.nanoseconds % day
    if rest < 0 {
      rest += day
      days -= 1
    }
    let date = Calendar.date(daysSinceEpoch: Int(days))
    let seconds = rest / 1_000_000_000
    var text =
      "\(padded(date.year, 4))-\(padded(date.month, 2))-\(padded(date.day, 2))T"
      + "\(padded(Int(seconds / 3600), 2)):\(padded(Int(seconds / 60 % 60), 2)):\(padded(Int(seconds % 60), 2))"
    let fraction = Int(rest % 1_000_000_000)
    if step < .milliseconds(1) {
      text += "." + padded(fraction / 1000, 6)
    } else if step < .seconds(1), fraction > 0 {
      text += "." + padded(fraction / 1_000_000, 3)
    }
    return text + (frame == .absolute || frame == .unplacedAbsolute ? "Z" : "")
  }

  /// The year that stands for the unknown one of a capture whose stamps have none; in leap years it is the one before. No phone that
  /// the plugin runs on is as old.
  package static let unknownYear = 2001

  /// An instant for a sentence: without its year where nothing shows it (`11-15T05:48:00`).
  package static func inSentence(_ instant: LogInstant, _ frame: TimeFrame) -> String {
    let text = Self.instant(instant, frame)
    return isYearUnknown(text) ? String(text.dropFirst(5)) : text
  }

  /// True if a printed instant has the assumed year of lines that show none.
  package static func isYearUnknown(_ text: String) -> Bool {
    text.hasPrefix("\(unknownYear)-") || text.hasPrefix("\(unknownYear - 1)-")
  }

  package static func time(_ time: EventTime) -> String {
    instant(time.instant, time.frame, step: time.granularity)
  }

  /// `250 ms`, `5 s`, `2 min 30 s`, `15 min`, `2 h 5 min`, `3 d`; a minus in front of negative lengths.
  package static func duration(_ duration: LogDuration) -> String {
    if duration < .zero { return "-" + self.duration(duration.magnitude) }
    let nanoseconds = duration.nanoseconds
    if nanoseconds < 1_000_000_000 { return "\(nanoseconds / 1_000_000) ms" }
    let seconds = nanoseconds / 1_000_000_000
    let milliseconds = nanoseconds / 1_000_000 % 1000
    if seconds < 60 { return milliseconds == 0 ? "\(seconds) s" : "\(seconds).\(padded(Int(milliseconds), 3)) s" }
    let units: [(name: String, length: Int64)] = [("d", 86_400), ("h", 3600), ("min", 60), ("s", 1)]
    guard let first = units.firstIndex(where: { seconds >= $0.length }) else { return "\(seconds) s" }
    var text = "\(seconds / units[first].length) \(units[first].name)"
    if first + 1 < units.count {
      let rest = seconds % units[first].length / units[first + 1].length
      if rest > 0 { text += " \(rest) \(units[first + 1].name)" }
    }
    return text
  }

  /// A length with all its parts down to milliseconds, for sentences that compare lengths: `1 min 0.001 s`.
  package static func exactDuration(_ duration: LogDuration) -> String {
    if duration < .zero { return "-" + exactDuration(duration.magnitude) }
    let (seconds, rest) = duration.nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
    let milliseconds = rest / 1_000_000
    guard seconds >= 60, milliseconds > 0 || seconds % 60 > 0 else { return self.duration(duration) }
    var parts: [String] = []
    for (name, length, count) in [("d", Int64(86_400), Int64.max), ("h", 3600, 24), ("min", 60, 60)] {
      let value = seconds / length % count
      if value > 0 { parts.append("\(value) \(name)") }
    }
    let fraction = milliseconds > 0 ? "." + padded(Int(milliseconds), 3) : ""
    parts.append("\(seconds % 60)\(fraction) s")
    return parts.joined(separator: " ")
  }

  package static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
