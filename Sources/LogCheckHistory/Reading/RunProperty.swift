/// A property of runs by which a failure may be explained.
package enum RunProperty: Int, CaseIterable, Sendable {
  case build, profile, tool, rulesDigest

  /// The name in sentences.
  package var name: String {
    switch self {
    case .build: "build"
    case .profile: "profile"
    case .tool: "version of the tool"
    case .rulesDigest: "digest of the rules"
    }
  }
}

extension HistoryStore {
  /// The runs that decided a rule in these nights, by one of their properties and by night; `nil` for runs without it.
  package func shares(
    of rule: String, by property: RunProperty, _ nights: HistoryNights
  ) throws(HistoryProblem) -> [(value: String?, nights: [FailingShare])] {
    guard let first = nights.nights.first else { return [] }
    let statement = try connection.prepare(
      """
      SELECT property, day, sum(failed), sum(decided) FROM (
        -- Every run whose set has the rule, less those below that did not decide it.
        SELECT CASE ?1 WHEN 0 THEN build WHEN 1 THEN profile WHEN 2 THEN tool ELSE digest END AS property, day, 0 AS failed,
          count(*) AS decided
        FROM result JOIN rule_set_rule USING (rule_set)
        WHERE day >= ?2 AND rule = (SELECT id FROM text WHERE value = ?3) GROUP BY 1, 2
        UNION ALL
        SELECT CASE ?1 WHEN 0 THEN build WHEN 1 THEN profile WHEN 2 THEN tool ELSE digest END, day,
          sum(outcome.verdict = 1 AND fails > accepted AND is_experimental = 0),
          -sum(outcome.verdict > 1 OR (outcome.verdict = 1 AND (fails <= accepted OR is_experimental = 1)))
        FROM outcome JOIN result ON result.id = outcome.result
        WHERE day >= ?2 AND rule = (SELECT id FROM text WHERE value = ?3)
        GROUP BY 1, 2
      ) GROUP BY property, day
      """)
    try statement.bind([.integer(property.rawValue), .integer(first.day), .text(rule)])
    let names = try StoredNames(connection)
    let empty = [FailingShare](repeating: FailingShare(), count: nights.nights.count)
    var values: [Int?: [FailingShare]] = [:]
    while try statement.step() {
      guard let index = nights.index(statement.integer(1)) else { continue }
      values[statement.integerIfPresent(0), default: empty][index] = FailingShare(
        failed: statement.integer(2), decided: statement.integer(3))
    }
    var result: [(value: String?, nights: [FailingShare])] = []
    for (id, nights) in values {
      guard let id else {
        result.append((nil, nights))
        continue
      }
      result.append((try names.text(id), nights))
    }
    return result.sorted { ($0.value ?? "").utf8.lexicographicallyPrecedes(($1.value ?? "").utf8) }
  }

  /// The values of a property that occur for the first time in a night of the history.
  package func firstSeen(_ property: RunProperty, on night: Night) throws(HistoryProblem) -> [String] {
    let statement = try connection.prepare(
      """
      SELECT text.value FROM (
        SELECT CASE ?1 WHEN 0 THEN build WHEN 1 THEN profile WHEN 2 THEN tool ELSE digest END AS property, min(day) AS first
        FROM result WHERE day > ?3 GROUP BY 1
      ) JOIN text ON text.id = property WHERE first = ?2 ORDER BY 1
      """)
    try statement.bind([.integer(property.rawValue), .integer(night.day), .integer(StoredDay.unknown)])
    var values: [String] = []
    while try statement.step() { values.append(statement.text(0)) }
    return values
  }
}
