import LogCheckModel

extension HistoryStore {
  /// Each rule over the nights, in the order of their ids.
  package func rules(_ nights: HistoryNights) throws(HistoryProblem) -> [RuleNights] {
    guard let first = nights.nights.first else { return [] }
    var table = RuleTable(nights)
    let passes = try connection.prepare(
      """
      SELECT day, rule, max(severity), sum(runs) FROM (
        SELECT day, rule_set, count(*) AS runs FROM result WHERE day >= ? GROUP BY day, rule_set
      ) JOIN rule_set_rule USING (rule_set) GROUP BY day, rule
      """)
    try passes.bind([.integer(first.day)])
    while try passes.step() {
      table.add(passes, NightCount(passed: passes.integer(3)))
    }
    // The sets count every rule of a result; those that did not plainly pass are here. From 3 on a verdict means that it judged nothing.
    let others = try connection.prepare(
      """
      SELECT day, rule, max(severity), sum(outcome.verdict = 0) - count(*),
        sum(outcome.verdict = 1 AND fails > accepted AND is_experimental = 0),
        sum(outcome.verdict = 2 OR (outcome.verdict = 1 AND (fails <= accepted OR is_experimental = 1)))
      FROM outcome JOIN result ON result.id = outcome.result WHERE day >= ?
      GROUP BY day, rule
      """)
    try others.bind([.integer(first.day)])
    while try others.step() {
      table.add(
        others, NightCount(passed: others.integer(3), failed: others.integer(4), open: others.integer(5)))
    }
    let names = try StoredNames(connection)
    var rules: [RuleNights] = []
    for (id, item) in table.items {
      if let night = item.nights.firstIndex(where: { $0.passed < 0 }) {
        throw HistoryProblem(
          "\(connection.shown) is damaged: the rule \(try names.text(id)) has more results on \(nights.nights[night]) than it was run"
        )
      }
      rules.append(RuleNights(rule: try names.text(id), severity: item.severity, nights: item.nights))
    }
    return rules.sorted { $0.rule.utf8.lexicographicallyPrecedes($1.rule.utf8) }
  }
}

/// Rules over nights while they are read, by their numbers.
private struct RuleTable {
  private(set) var items: [Int: (severity: Severity, nights: [NightCount])] = [:]
  private let nights: HistoryNights

  init(_ nights: HistoryNights) { self.nights = nights }

  /// Adds runs of a row whose first columns are the day, the rule and its severity.
  mutating func add(_ row: Statement, _ count: NightCount) {
    guard let index = nights.index(row.integer(0)) else { return }
    let rule = row.integer(1)
    let empty = [NightCount](repeating: NightCount(), count: nights.nights.count)
    var item = items[rule] ?? (.note, empty)
    item.severity = max(item.severity, StoredForm.severity(row.integer(2)))
    item.nights[index].passed = .saturatingSum(item.nights[index].passed, count.passed)
    item.nights[index].failed = .saturatingSum(item.nights[index].failed, count.failed)
    item.nights[index].open = .saturatingSum(item.nights[index].open, count.open)
    items[rule] = item
  }
}
