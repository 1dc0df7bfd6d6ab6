import LogCheckModel

extension PartDevice {
  init(_ outcomes: DeviceOutcomes, _ settled: RunDivision.Settled, _ clock: PartClock, _ tolerance: PartTolerance) {
    self.outcomes = outcomes
    for occurrence in outcomes.occurrences {
      let moment = clock.moment(occurrence.due)
      guard let side = settled.side(of: moment) else { continue }
      let states = PartStage.allCases.map { ($0, StageState($0, of: occurrence)) }
      let notification = PartNotification(
        occurrence: occurrence, shown: moment.shown, states: Dictionary(uniqueKeysWithValues: states))
      if side == .first { first.append(notification) } else { second.append(notification) }
    }
    isPaired = settled.isOfDays
    if isPaired {
      pair()
      for (index, pair) in pairs.enumerated() {
        let stages = PartStage.allCases.filter { stage in
          guard let one = first[pair.first].states[stage], let other = second[pair.second].states[stage] else {
            return false
          }
          return one.differs(from: other, stage, tolerance)
        }
        if !stages.isEmpty { differing.append((index, stages)) }
      }
    }
    stages = PartStage.allCases.map { PartStageShares($0, first, second, tolerance) }
    compareCauses()
  }

  // MARK: The same notification on two days

  /// A change of the zone or of summer time moves a notification by as much.
  private static let shift = LogDuration.minutes(90)

  /// Those of one schedule and nearly one time of the day, the nearest ones first; then those of one time of the day, whose schedules may
  /// have other names; then the only ones of a schedule.
  private mutating func pair() {
    var (left, right) = (Array(first.indices), Array(second.indices))
    take(&left, &right, within: Self.shift) { $0.key == $1.key }
    take(&left, &right, within: .minutes(1)) { _, _ in true }
    takeOnlyOnes(&left, &right)
    pairs.sort { $0.first < $1.first }
    (ofFirst, ofSecond) = (left, right)
  }

  private static func timeOfDay(_ notification: PartNotification) -> LogDuration {
    notification.shown - ShownTime.midnight(before: notification.shown)
  }

  private mutating func take(
    _ left: inout [Int], _ right: inout [Int], within limit: LogDuration, where fits: (Occurrence, Occurrence) -> Bool
  ) {
    // Those of one day are in the order of their times, so that those that fit are near each other.
    let times = right.map { Self.timeOfDay(second[$0]) }
    var candidates: [(distance: LogDuration, first: Int, second: Int)] = []
    for index in left {
      let time = Self.timeOfDay(first[index])
      let begin = times.partitioningIndex { $0 >= time - limit }
      for position in begin..<times.count {
        guard times[position] <= time + limit else { break }
        let other = right[position]
        if fits(first[index].occurrence, second[other].occurrence) {
          candidates.append(((times[position] - time).magnitude, index, other))
        }
      }
    }
    candidates.sort { ($0.distance, $0.first, $0.second) < ($1.distance, $1.first, $1.second) }
    var taken: (Set<Int>, Set<Int>) = ([], [])
    for candidate in candidates
    where !taken.0.contains(candidate.first) && !taken.1.contains(candidate.second) {
      pairs.append((candidate.first, candidate.second))
      taken.0.insert(candidate.first)
      taken.1.insert(candidate.second)
    }
    left.removeAll { taken.0.contains($0) }
    right.removeAll { taken.1.contains($0) }
  }

  /// Pairs the only notifications of a schedule, whatever their times of the day.
  private mutating func takeOnlyOnes(_ left: inout [Int], _ right: inout [Int]) {
    func only(_ list: [PartNotification]) -> [String?: Int] {
      var indices: [String?: Int] = [:]
      var counts: [String?: Int] = [:]
      for (index, notification) in list.enumerated() {
        indices[notification.occurrence.key] = index
        counts[notification.occurrence.key, default: 0] += 1
      }
      return indices.filter { counts[$0.key] == 1 }
    }
    let others = only(second)
    for (key, index) in only(first).sorted(by: { $0.value < $1.value }) {
      guard let other = others[key], left.contains(index), right.contains(other) else { continue }
      pairs.append((index, other))
      left.removeAll { $0 == index }
      right.removeAll { $0 == other }
    }
  }

  // MARK: Causes

  private mutating func compareCauses() {
    func kinds(_ notifications: [PartNotification]) -> [String: OutcomeCause] {
      var kinds: [String: OutcomeCause] = [:]
      for index in notifications.flatMap(\.occurrence.causes) where outcomes.causes.indices.contains(index) {
        let cause = outcomes.causes[index]
        if kinds[cause.explanation.kind] == nil { kinds[cause.explanation.kind] = cause }
      }
      return kinds
    }
    let (left, right) = (kinds(first), kinds(second))
    var seen: Set<String> = []
    for cause in outcomes.causes where seen.insert(cause.explanation.kind).inserted {
      let kind = cause.explanation.kind
      switch (left[kind], right[kind]) {
      case (let cause?, nil): causes.append(PartCause(cause: cause, side: .first))
      case (nil, let cause?): causes.append(PartCause(cause: cause, side: .second))
      case (let cause?, .some): causes.append(PartCause(cause: cause, side: nil))
      case (nil, nil): break
      }
    }
  }
}

extension Array where Element: Comparable {
  /// The first index of a sorted list from which on `isAfter` is true.
  fileprivate func partitioningIndex(_ isAfter: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
