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
      let pairs = StrandPairs(sources.0, sources.1, lanes: lanes.count)
      strands += Self.differences(sources, pairs, lanes, left[index].name, tolerance)
      obligations.take(sources.0, .first, index, pairs)
      obligations.take(sources.1, .second, index, pairs)
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

  // MARK: Schedules

  private static func differences(
    _ sources: (ComparedSource, ComparedSource), _ pairs: StrandPairs, _ lanes: [TimelineLane], _ device: String,
    _ tolerance: LogDuration
  ) -> [StrandDifference] {
    let marks = (sources.0.marks, sources.1.marks)
    let plans = (sources.0.plans, sources.1.plans)
    func title(_ lane: Int) -> String { lanes.indices.contains(lane) ? lanes[lane].title : "other lines" }
    func name(_ kind: StoryStrand.Kind) -> String {
      switch kind {
      case .schedule(let key): key
      case .lane(let lane): title(lane)
      case .whole: ""
      }
    }
    var found: [StrandDifference] = []
    for pair in pairs.pairs {
      var difference = StrandDifference(device: device, first: name(pair.first), second: name(pair.second))
      let (left, right) = (plans.0[pair.first] ?? [:], plans.1[pair.second] ?? [:])
      for lane in Set(left.keys).intersection(right.keys).sorted() {
        for (index, (one, other)) in zip(left[lane] ?? [], right[lane] ?? []).enumerated()
        where isOther(one, other, tolerance) {
          difference.plans.append(PlanDifference(lane: title(lane), number: index + 1, first: one, second: other))
        }
      }
      let (own, others) = (marks.0[pair.first] ?? [:], marks.1[pair.second] ?? [:])
      for kind in Set(own.keys).union(others.keys).sorted(by: isBefore) {
        let rows = ((own[kind] ?? []).map { sources.0.rows[$0] }, (others[kind] ?? []).map { sources.1.rows[$0] })
        let (count, other) = (rows.0.count, rows.1.count)
        difference.values += values(rows.0, rows.1, title(kind.lane), tolerance)
        guard count != other else { continue }
        let example = count > other ? rows.0[other] : rows.1[count]
        difference.marks.append(
          MarkDifference(
            lane: title(kind.lane), mark: kind.mark, succeeded: kind.succeeded, first: count, second: other,
            example: example))
      }
      let isOther = !difference.plans.isEmpty || !difference.marks.isEmpty || !difference.values.isEmpty
      if isOther { found.append(difference) }
    }
    let counts = (sources.0.rowCounts, sources.1.rowCounts)
    for key in pairs.ofFirst {
      found.append(
        StrandDifference(device: device, first: key, second: nil, rowsOfOne: counts.0[.schedule(key)] ?? 0))
    }
    for key in pairs.ofSecond {
      found.append(
        StrandDifference(device: device, first: nil, second: key, rowsOfOne: counts.1[.schedule(key)] ?? 0))
    }
    return found
  }

  /// Of what ended the lengths of time that lie too far apart, such as how late it was.
  private static func values(
    _ first: [TimelineRow], _ second: [TimelineRow], _ lane: String, _ tolerance: LogDuration
  ) -> [ValueDifference] {
    zip(first, second).enumerated().compactMap { index, rows in
      guard rows.0.mark == .ended, case .duration(let one) = rows.0.value, case .duration(let other) = rows.1.value,
        (one - other).magnitude > tolerance
      else { return nil }
      return ValueDifference(
        lane: lane, number: index + 1, first: one, second: other, firstRow: rows.0, secondRow: rows.1)
    }
  }

  private static func isOther(_ one: PlanDifference.Side, _ other: PlanDifference.Side, _ tolerance: LogDuration)
    -> Bool
  {
    guard one.outcome == other.outcome else { return true }
    guard let drift = one.drift, let otherDrift = other.drift else { return false }
    return (drift - otherDrift).magnitude > tolerance
  }

  private static func isBefore(_ one: ComparedSource.Kind, _ other: ComparedSource.Kind) -> Bool {
    func rank(_ kind: ComparedSource.Kind) -> (Int, Int, Int) {
      (
        kind.lane, TimelineMark.allCases.firstIndex(of: kind.mark) ?? 0,
        kind.succeeded == nil ? 0 : kind.succeeded == true ? 1 : 2
      )
    }
    return rank(one) < rank(other)
  }
}

/// Finds the failures of one run that the other does not have: those of the same rule about the same line, counted within its
/// schedule; where the timeline has no such line, those of the same number.
struct ObligationPairs {
  private struct Line: Hashable {
    var capture: String
    var line: Int
  }

  /// Where a line stands, in words that both runs share.
  private struct Place: Hashable {
    var source: Int
    var strand: String
    var lane: Int
    var mark: TimelineMark
    var number: Int
  }

  private struct Obligation: Hashable {
    var rule: String
    var place: Place?
    var number: Int
  }

  private var places: [ComparedSide: [Line: Place]] = [:]

  mutating func take(_ source: ComparedSource, _ side: ComparedSide, _ index: Int, _ pairs: StrandPairs) {
    var names: [StoryStrand.Kind: String] = [:]
    for (number, pair) in pairs.pairs.enumerated() {
      names[side == .first ? pair.first : pair.second] = "pair \(number)"
    }
    func name(_ strand: StoryStrand.Kind) -> String {
      switch strand {
      case .whole: "whole"
      case .lane(let lane): "lane \(lane)"
      case .schedule(let key): names[strand] ?? "only in \(side.name): \(key)"
      }
    }
    var counts: [Place: Int] = [:]
    for (rowIndex, row) in source.rows.enumerated() {
      let line = Line(capture: row.capture, line: row.line)
      let strand = source.strand(of: rowIndex)
      var place = Place(
        source: index, strand: name(strand), lane: row.lane, mark: row.mark, number: 0)
      counts[place, default: 0] += 1
      place.number = counts[place] ?? 0
      if places[side, default: [:]][line] == nil { places[side, default: [:]][line] = place }
    }
  }

  /// By rule, those of the first run first.
  func failuresOfOne(_ first: [Finding], _ second: [Finding]) -> [String: [(finding: Finding, side: ComparedSide)]] {
    let (left, right) = (obligations(first, .first), obligations(second, .second))
    let (known, others) = (Set(left.map(\.obligation)), Set(right.map(\.obligation)))
    var found: [String: [(finding: Finding, side: ComparedSide)]] = [:]
    for item in left where !others.contains(item.obligation) {
      found[item.finding.rule, default: []].append((item.finding, .first))
    }
    for item in right where !known.contains(item.obligation) {
      found[item.finding.rule, default: []].append((item.finding, .second))
    }
    return found
  }

  private func obligations(
    _ findings: [Finding], _ side: ComparedSide
  ) -> [(finding: Finding, obligation: Obligation)] {
    var counts: [Obligation: Int] = [:]
    return findings.filter { $0.verdict == .fail }.map { finding in
      let place = finding.evidence.lazy.compactMap { item in
        places[side]?[Line(capture: item.capture, line: item.line)]
      }.first
      var obligation = Obligation(rule: finding.rule, place: place, number: 0)
      counts[obligation, default: 0] += 1
      obligation.number = counts[obligation] ?? 0
      return (finding, obligation)
    }
  }
}
