import LogCheckModel

/// Finds the failures of one run that the other does not have: those of the same rule about the same occurrence; where the timeline
/// has no line of it, those of the nearest time, else of the same number.
struct ObligationPairs {
  private struct Line: Hashable {
    var capture: String
    var line: Int
  }

  /// An instance that both runs share, or that one of them alone has.
  private enum Occurrence: Hashable {
    case pair(source: Int, group: Int, number: Int)
    case only(source: Int, row: Int, of: ComparedSide)
  }

  private struct Obligation: Hashable {
    var rule: String
    var occurrence: Occurrence
    var number: Int
  }

  typealias Failure = (finding: Finding, side: ComparedSide)

  /// Maps the times of failures, where both runs are of one device.
  var clock: (shift: ClockShift, limit: LogDuration?)?

  private var occurrences: [ComparedSide: [Line: Occurrence]] = [:]

  mutating func take(_ rows: (first: [TimelineRow], second: [TimelineRow]), _ source: Int, _ pairs: OccurrencePairs) {
    var known: [ComparedSide: [Int: Occurrence]] = [:]
    for (group, lines) in pairs.groups.enumerated() {
      for (number, pair) in lines.pairs.enumerated() {
        let occurrence = Occurrence.pair(source: source, group: group, number: number)
        known[.first, default: [:]][pair.first] = occurrence
        known[.second, default: [:]][pair.second] = occurrence
      }
    }
    for side in ComparedSide.allCases {
      for (index, row) in (side == .first ? rows.first : rows.second).enumerated() {
        let line = Line(capture: row.capture, line: row.line)
        guard occurrences[side]?[line] == nil else { continue }
        occurrences[side, default: [:]][line] =
          known[side]?[index] ?? .only(source: source, row: index, of: side)
      }
    }
  }

  /// By rule, those of the first run first.
  func failuresOfOne(_ all: [Finding], _ others: [Finding]) -> [String: [Failure]] {
    let (first, second) = Self.withoutShared(all, others)
    let (left, right) = (failures(first, .first), failures(second, .second))
    let (known, unknown) = (Set(left.placed.map(\.obligation)), Set(right.placed.map(\.obligation)))
    var found: [String: [Failure]] = [:]
    for item in left.placed where !unknown.contains(item.obligation) {
      found[item.finding.rule, default: []].append((item.finding, .first))
    }
    for rule in Set(left.others.keys).union(right.others.keys) {
      found[rule, default: []] += unmatched(left.others[rule] ?? [], right.others[rule] ?? [])
    }
    for item in right.placed where !known.contains(item.obligation) {
      found[item.finding.rule, default: []].append((item.finding, .second))
    }
    return found.mapValues { list in list.filter { $0.side == .first } + list.filter { $0.side == .second } }
  }

  /// Without the failures that both runs have, word for word on the same lines.
  private static func withoutShared(_ first: [Finding], _ second: [Finding]) -> ([Finding], [Finding]) {
    struct Shown: Hashable {
      var rule: String
      var fingerprint: String
      var message: String
      var lines: [Line]
    }
    func shown(_ finding: Finding) -> Shown {
      Shown(
        rule: finding.rule, fingerprint: finding.fingerprint, message: finding.message,
        lines: finding.evidence.map { Line(capture: $0.capture, line: $0.line) })
    }
    var counts = Dictionary(second.map { (shown($0), 1) }, uniquingKeysWith: +)
    var shared: [Shown: Int] = [:]
    let left = first.filter { finding in
      let key = shown(finding)
      guard let count = counts[key], count > 0 else { return true }
      counts[key] = count - 1
      shared[key, default: 0] += 1
      return false
    }
    let right = second.filter { finding in
      let key = shown(finding)
      guard let count = shared[key], count > 0 else { return true }
      shared[key] = count - 1
      return false
    }
    return (left, right)
  }

  private func failures(
    _ findings: [Finding], _ side: ComparedSide
  ) -> (placed: [(finding: Finding, obligation: Obligation)], others: [String: [Finding]]) {
    var counts: [Obligation: Int] = [:]
    var placed: [(finding: Finding, obligation: Obligation)] = []
    var others: [String: [Finding]] = [:]
    for finding in findings where finding.verdict == .fail {
      let occurrence = finding.evidence.lazy.compactMap { item in
        occurrences[side]?[Line(capture: item.capture, line: item.line)]
      }.first
      guard let occurrence else {
        others[finding.rule, default: []].append(finding)
        continue
      }
      var obligation = Obligation(rule: finding.rule, occurrence: occurrence, number: 0)
      counts[obligation, default: 0] += 1
      obligation.number = counts[obligation] ?? 0
      placed.append((finding, obligation))
    }
    return (placed, others)
  }

  /// The failures of one rule that have no partner.
  private func unmatched(_ first: [Finding], _ second: [Finding]) -> [Failure] {
    let times = (
      first.compactMap { clock?.shift.time($0.moment, .first) },
      second.compactMap { clock?.shift.time($0.moment, .second) }
    )
    var pairs = zip(first.indices, second.indices).map { (first: $0, second: $1) }
    if let clock, times.0.count == first.count, times.1.count == second.count {
      pairs = NearestPairs(times.0, times.1, limit: clock.limit).pairs
    }
    let taken = (Set(pairs.map(\.first)), Set(pairs.map(\.second)))
    let own: [Failure] = first.indices.filter { !taken.0.contains($0) }.map { (first[$0], .first) }
    return own + second.indices.filter { !taken.1.contains($0) }.map { (second[$0], .second) }
  }
}
