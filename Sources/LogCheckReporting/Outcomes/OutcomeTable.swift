import LogCheckModel

/// The notifications of a schedule as a table: equal neighbours share a line of it.
struct OutcomeTable {
  struct Row: Equatable {
    var days: String
    var prefetch: String
    var content: String
    var notification: String
  }

  /// The schedule; `nil` if there is only one. Untrusted text of the log.
  let title: String?
  private(set) var rows: [Row] = []

  init(_ occurrences: [Occurrence], title: String?, of device: DeviceOutcomes) {
    self.title = title
    var start = 0
    while start < occurrences.count {
      var end = start + 1
      while end < occurrences.count, Self.isAlike(occurrences[start], occurrences[end]) { end += 1 }
      rows.append(Self.row(occurrences[start..<end], device))
      start = end
    }
  }

  private static func isAlike(_ left: Occurrence, _ right: Occurrence) -> Bool {
    left.result == right.result && left.reason == right.reason && left.isUnseeable == right.isUnseeable
      && left.prefetch == right.prefetch && content(left) == content(right)
  }

  private static func row(_ occurrences: ArraySlice<Occurrence>, _ device: DeviceOutcomes) -> Row {
    guard let first = occurrences.first, let last = occurrences.last else {
      return Row(days: "", prefetch: "", content: "", notification: "")
    }
    return Row(
      days: OutcomeDays.span(first.due, last.due, of: device), prefetch: prefetch(first, occurrences),
      content: content(first), notification: notification(first, occurrences))
  }

  private static func prefetch(_ first: Occurrence, _ all: ArraySlice<Occurrence>) -> String {
    let delays = all.compactMap(\.prefetchDelay)
    let span = span(delays).map { ", \($0)" } ?? ""
    return switch first.prefetch {
    case .done: "ran" + span
    case .failed: "ran without content"
    case .missed: "none (declared)"
    case .none: "none"
    case .denied: "refused"
    case .unknown: "-"
    }
  }

  /// The shortest and the longest of several times, with their sign.
  private static func span(_ delays: [LogDuration]) -> String? {
    guard let least = delays.min(), let most = delays.max() else { return nil }
    func text(_ delay: LogDuration) -> String {
      (delay < .zero ? "-" : "+") + Self.short(delay.magnitude)
    }
    return text(least) == text(most) ? text(least) : "\(text(least)) to \(text(most))"
  }

  /// In one unit: `15 s`, `2.8 min`, `1.5 h`, `3 d`.
  static func short(_ duration: LogDuration) -> String {
    let seconds = duration.nanoseconds / 1_000_000_000
    func tenths(_ unit: Int64, _ name: String) -> String {
      let value = (seconds * 10 + unit / 2) / unit
      return value % 10 == 0 ? "\(value / 10) \(name)" : "\(value / 10).\(value % 10) \(name)"
    }
    return switch seconds {
    case ..<60: "\(seconds) s"
    case ..<3_600: tenths(60, "min")
    case ..<86_400: tenths(3_600, "h")
    default: tenths(86_400, "d")
    }
  }

  private static func content(_ occurrence: Occurrence) -> String {
    switch occurrence.result {
    case .notFresh: occurrence.content.map { CleanText.line($0) } ?? "not fresh"
    case .kept, .late: occurrence.content == nil ? (occurrence.prefetch == .done ? "fresh" : "-") : "fresh"
    case .notShown, .unknown: "-"
    }
  }

  private static func notification(_ first: Occurrence, _ all: ArraySlice<Occurrence>) -> String {
    switch first.result {
    case .notShown: return "not shown"
    case .late: return "late" + (span(all.compactMap(\.delay)).map { ", \($0)" } ?? "")
    case .notFresh, .kept:
      guard let most = all.compactMap(\.delay).max(), most >= .zero else { return "seen" }
      return "seen, at most \(TimeText.duration(LogDuration.milliseconds(most.nanoseconds / 1_000_000))) late"
    case .unknown:
      if first.isUnseeable { return "not seen (app closed)" }
      return "unknown" + (first.reason.map { " (\($0.rawValue))" } ?? "")
    }
  }
}

/// Days as the stamps of a capture have them.
enum OutcomeDays {
  /// Without its year where nothing shows it.
  static func day(_ instant: LogInstant, _ offset: LogDuration) -> String {
    let text = TimeText.instant(instant + offset, .local).prefix(10)
    return String(TimeText.isYearUnknown(String(text)) ? text.dropFirst(5) : text)
  }

  /// `05:48`, `05:48:30`.
  static func time(_ instant: LogInstant, _ offset: LogDuration) -> String {
    let time = TimeText.instant(instant + offset, .local).dropFirst(11).prefix(8)
    return String(time.hasSuffix(":00") ? time.dropLast(3) : time)
  }

  /// `2025-11-15`, `2025-11-15 to 11-20`, `2025-12-30 to 2026-01-02`, `11-15 to 11-20`.
  static func span(_ first: LogInstant, _ last: LogInstant, of device: DeviceOutcomes) -> String {
    let (from, to) = (day(first, device.offset(at: first)), day(last, device.offset(at: last)))
    guard from != to else { return from }
    return "\(from) to \(to.count > 5 && from.prefix(5) == to.prefix(5) ? String(to.dropFirst(5)) : to)"
  }
}
