package import LogCheckModel

extension RunComparison {
  package init(_ first: ComparedRun, _ second: ComparedRun, tolerance: LogDuration) {
    self.first = first
    self.second = second
    self.tolerance = tolerance
    let (left, right) = (first.sources, second.sources)
    var obligations = ObligationPairs()
    let lanes = first.summary.timeline?.lanes ?? []
    for index in 0..<min(left.count, right.count) {
      let sources = (ComparedSource(left[index]), ComparedSource(right[index]))
      let aims = ClockShift(aims: sources.0.plannedInstants, sources.1.plannedInstants)
      let strands = StrandPairs(sources.0, sources.1, lanes: lanes.count, aims)
      let pairs = OccurrencePairs(sources.0, sources.1, strands, aims)
      let differences = StrandDifferences(sources, strands, pairs, lanes, left[index].name, tolerance)
      self.strands += differences.found
      byOrder += differences.byOrder
      if let shift = aims?.shift, shift != .zero { shifts.append((left[index].name, shift)) }
      obligations.take((sources.0.rows, sources.1.rows), index, pairs)
      obligations.clock = left.count == 1 && right.count == 1 ? pairs.stamps.map { ($0, pairs.widest) } : nil
    }
    let common = min(left.count, right.count)
    devicesOfOne =
      left.dropFirst(common).map { ($0.name, .first) } + right.dropFirst(common).map { ($0.name, .second) }
    compareRules(obligations)
  }

  // MARK: Rules

  private mutating func compareRules(_ obligations: ObligationPairs) {
    let others = Dictionary(second.summary.rules.map { ($0.id, $0) }) { first, _ in first }
    let failures = obligations.failuresOfOne(first.findings, second.findings)
    for rule in first.summary.rules {
      let verdict = others[rule.id]?.verdict ?? .notApplicable
      var difference = RuleDifference(id: rule.id, title: rule.title, first: rule.verdict, second: verdict)
      difference.failures = failures[rule.id] ?? []
      let isCountOther = rule.verdict == .fail && verdict == .fail && rule.fails != others[rule.id]?.fails
      guard rule.verdict != verdict || !difference.failures.isEmpty || isCountOther else { continue }
      if rule.verdict == .notApplicable || verdict == .notApplicable {
        // Where there was no occasion nothing was judged on either side.
        if rule.verdict != .notExercised, verdict != .notExercised { rulesOfOne.append(difference) }
      } else {
        rules.append(difference)
      }
    }
  }
}
