import LogCheckModel

/// The last planned notifications of a device, if all of them are bad.
///
/// Each schedule is judged alone, so that one that stopped is not hidden by another one. A schedule whose next notification would have
/// been due in the capture is over. Notifications of schedules that have only one are one series.
struct DeviceEnding {
  var ending: OutcomeEnding
  /// By the index of the cause: the number of these notifications that it affects.
  var causes: [Int: Int] = [:]

  /// `nil` if the last notification of each schedule was fine, or it is not known.
  init?(_ device: DeviceOutcomes) {
    guard let last = device.occurrences.last?.due else {
      // The engine names a cause without a notification only where a condition holds that lets nothing be shown.
      guard let cause = device.causes.first else { return nil }
      ending = OutcomeEnding(.stopped, since: device.day(cause.from), notifications: 0)
      return
    }
    let found = Self.series(device.occurrences).filter { Self.lasts($0, until: last) }
      .compactMap(Self.badEnd)
    let kind = found.contains { $0.kind == .stopped } ? OutcomeEnding.Kind.stopped : .lostContent
    let bad = found.filter { $0.kind == kind }.flatMap(\.occurrences)
    guard let first = bad.map(\.due).min() else { return nil }
    ending = OutcomeEnding(kind, since: device.day(first), notifications: bad.count)
    for index in bad.flatMap(\.causes) { causes[index, default: 0] += 1 }
  }

  /// The notifications of each schedule, in the order in which they were due.
  private static func series(_ occurrences: [Occurrence]) -> [[Occurrence]] {
    let schedules = Dictionary(grouping: occurrences) { $0.key.map(LogText.init) }
    let single = occurrences.filter { schedules[$0.key.map(LogText.init)]?.count == 1 }
    return schedules.values.filter { $0.count > 1 } + (single.isEmpty ? [] : [single])
  }

  private static func lasts(_ series: [Occurrence], until end: LogInstant) -> Bool {
    guard let last = series.last else { return false }
    let step = series.dropLast().last.map { last.due - $0.due } ?? .zero
    return last.due + max(step, .minutes(24 * 60)) > end
  }

  private static func badEnd(
    _ series: [Occurrence]
  ) -> (kind: OutcomeEnding.Kind, occurrences: ArraySlice<Occurrence>)? {
    switch series.last?.result {
    case .notShown: (.stopped, end(of: series) { $0 == .notShown })
    case .notFresh: (.lostContent, end(of: series) { $0 == .notFresh || $0 == .notShown })
    case .late, .kept, .unknown, nil: nil
    }
  }

  private static func end(of series: [Occurrence], where isBad: (OutcomeResult) -> Bool) -> ArraySlice<Occurrence> {
    let start = series.lastIndex { !isBad($0.result) }.map { $0 + 1 } ?? 0
    return series[start...]
  }
}
