package import LogCheckModel

extension RecordedOutcomes {
  /// The outcomes of the devices of a run; `nil` if there are none.
  package init?(_ devices: [DeviceOutcomes]) {
    guard !devices.isEmpty else { return nil }
    self.init()
    var found: [(cause: RecordedCause, spoiled: Int)] = []
    for device in devices {
      counts.add(OutcomeCounts(device.counts))
      unproved += device.unproved.count
      notDue += device.notDue
      omitted += device.omitted
      lastKept = Self.later(lastKept, device.lastDay { $0 == .kept })
      lastShown = Self.later(lastShown, device.lastDay { [.kept, .late, .notFresh].contains($0) })
      let end = DeviceEnding(device)
      ending = Self.worse(ending, end?.ending)
      for (index, cause) in device.causes.enumerated() {
        var recorded = RecordedCause(cause, device)
        recorded.ending = end?.causes[index] ?? 0
        let spoiled = [OutcomeResult.notShown, .late, .notFresh].reduce(0) { $0 + (cause.affected[$1] ?? 0) }
        found.append((recorded, spoiled))
      }
    }
    let order = found.indices.sorted { (found[$1].spoiled, $0) < (found[$0].spoiled, $1) }
    for index in order { append(found[index].cause) }
  }

  /// Of two days the later one.
  private static func later(_ left: String?, _ right: String?) -> String? {
    guard let left, let right else { return left ?? right }
    return max(left, right)
  }

  /// Of two devices the one with the worse end; of equal ones their notifications together, since the first day.
  private static func worse(_ left: OutcomeEnding?, _ right: OutcomeEnding?) -> OutcomeEnding? {
    guard let left, let right else { return left ?? right }
    if left.kind != right.kind { return left.kind == .stopped ? left : right }
    var both = DaySpan(left.since)
    both.add(DaySpan(right.since))
    return OutcomeEnding(left.kind, since: both.first, notifications: left.notifications + right.notifications)
  }
}

extension RecordedCause {
  init(_ cause: OutcomeCause, _ device: DeviceOutcomes) {
    let explanation = cause.explanation
    self.init(
      kind: explanation.kind, side: explanation.side, certainty: explanation.certainty, title: explanation.title,
      stage: cause.stage)
    from = device.day(cause.from)
    to = device.day(cause.to)
    affected = OutcomeCounts(cause.affected)
    if let position = cause.line { isShown(by: position.line, of: device.paths[position.capture]) }
  }
}

extension DeviceOutcomes {
  /// The day of an instant as its stamps show it; `nil` if they show no year.
  func day(_ instant: LogInstant) -> String? {
    let text = String(TimeText.instant(instant + offset(at: instant), .local).prefix(10))
    return TimeText.isYearUnknown(text) || CivilDay(text) == nil ? nil : text
  }

  /// The day of the last notification with such a result.
  fileprivate func lastDay(_ isWanted: (OutcomeResult) -> Bool) -> String? {
    occurrences.last { isWanted($0.result) }.flatMap { day($0.due) }
  }
}
