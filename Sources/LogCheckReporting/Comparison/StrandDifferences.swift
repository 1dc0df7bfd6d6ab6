import LogCheckModel

/// The differences between the paired schedules and strips of two sources.
struct StrandDifferences {
  private(set) var found: [StrandDifference] = []
  private(set) var byOrder: [OrderedPairing] = []
  private let sources: (ComparedSource, ComparedSource)
  private let lanes: [TimelineLane]
  private let tolerance: LogDuration
  private let isSamePeriod: Bool

  init(
    _ sources: (ComparedSource, ComparedSource), _ strands: StrandPairs, _ pairs: OccurrencePairs,
    _ lanes: [TimelineLane], _ device: String, _ tolerance: LogDuration
  ) {
    self.sources = sources
    self.lanes = lanes
    self.tolerance = tolerance
    isSamePeriod = pairs.aims?.isSamePeriod ?? false
    let plans = (sources.0.plans, sources.1.plans)
    byOrder = strands.byOrder.map { OrderedPairing(device: device, first: $0.first, second: $0.second) }
    let groups = Dictionary(grouping: pairs.groups, by: \.strand)
    for (index, strand) in strands.pairs.enumerated() {
      var difference = StrandDifference(device: device, first: name(strand.first), second: name(strand.second))
      for group in groups[index] ?? [] where group.kind.counts {
        compare(group, plans, &difference)
        guard group.isByOrder else { continue }
        let kind = "\(title(group.kind.lane)), \(group.kind.words)"
        func named(_ strand: StoryStrand.Kind) -> String {
          if case .schedule(let key) = strand { "\(key): \(kind)" } else { kind }
        }
        byOrder.append(
          OrderedPairing(
            device: device, first: named(strand.first), second: named(strand.second), counts: group.counts))
      }
      if !difference.plans.isEmpty || !difference.marks.isEmpty || !difference.values.isEmpty {
        found.append(difference)
      }
    }
    let counts = (sources.0.rowCounts, sources.1.rowCounts)
    found += strands.ofFirst.map {
      StrandDifference(device: device, first: $0, second: nil, rowsOfOne: counts.0[.schedule($0)] ?? 0)
    }
    found += strands.ofSecond.map {
      StrandDifference(device: device, first: nil, second: $0, rowsOfOne: counts.1[.schedule($0)] ?? 0)
    }
  }

  private func title(_ lane: Int) -> String { lanes.indices.contains(lane) ? lanes[lane].title : "other lines" }

  private func name(_ kind: StoryStrand.Kind) -> String {
    switch kind {
    case .schedule(let key): key
    case .lane(let lane): title(lane)
    case .whole: ""
    }
  }

  private func compare(
    _ group: OccurrencePairs.Group,
    _ plans: ([Int: (number: Int, side: PlanDifference.Side)], [Int: (number: Int, side: PlanDifference.Side)]),
    _ difference: inout StrandDifference
  ) {
    let lane = title(group.kind.lane)
    for (number, pair) in group.pairs.enumerated() {
      if let one = plans.0[pair.first], let other = plans.1[pair.second], isOther(one.side, other.side) {
        difference.plans.append(
          PlanDifference(lane: lane, number: one.number, first: one.side, second: other.side))
      }
      if let value = value(pair, lane, number + 1) { difference.values.append(value) }
    }
    guard !group.ofFirst.isEmpty || !group.ofSecond.isEmpty else { return }
    difference.marks.append(
      MarkDifference(
        lane: lane, mark: group.kind.mark, succeeded: group.kind.succeeded, first: group.counts.first,
        second: group.counts.second,
        ofOne: group.ofFirst.map { (sources.0.rows[$0], .first) } + group.ofSecond.map { (sources.1.rows[$0], .second) }
      ))
  }

  /// Of what ended the lengths of time that lie too far apart, such as how late it was.
  private func value(_ pair: (first: Int, second: Int), _ lane: String, _ number: Int) -> ValueDifference? {
    let (first, second) = (sources.0.rows[pair.first], sources.1.rows[pair.second])
    guard first.mark == .ended, case .duration(let one) = first.value, case .duration(let other) = second.value,
      (one - other).magnitude > tolerance
    else { return nil }
    return ValueDifference(
      lane: lane, number: number, first: one, second: other, firstRow: first, secondRow: second)
  }

  /// Another end, another drift; of the same days also another instant.
  private func isOther(_ one: PlanDifference.Side, _ other: PlanDifference.Side) -> Bool {
    guard one.outcome == other.outcome else { return true }
    if isSamePeriod, let due = one.row.at, let otherDue = other.row.at, due.isComparable(with: otherDue),
      (due.instant - otherDue.instant).magnitude > tolerance
    {
      return true
    }
    guard let drift = one.drift, let otherDrift = other.drift else { return false }
    return (drift - otherDrift).magnitude > tolerance
  }
}
