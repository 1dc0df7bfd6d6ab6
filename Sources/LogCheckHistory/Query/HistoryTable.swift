/// A part of a history that can be exported, each line with its night, its device and its build.
package enum HistoryTable: String, CaseIterable, Sendable {
  case results, rules, measures, findings, evidence, notifications, causes

  var sql: StaticString {
    switch self {
    case .results: "SELECT * FROM results ORDER BY result"
    case .rules:
      """
      SELECT day, device, build, path, o.* FROM rule_results o JOIN results USING (result) ORDER BY result
      """
    case .measures: "SELECT day, device, build, path, m.* FROM measures m JOIN results USING (result) ORDER BY result"
    case .findings: "SELECT day, device, build, path, f.* FROM findings f JOIN results USING (result) ORDER BY result"
    case .evidence:
      "SELECT day, device, build, path, e.* FROM evidence_lines e JOIN results USING (result) ORDER BY result"
    case .notifications:
      "SELECT day, device, build, path, n.* FROM notifications n JOIN results USING (result) ORDER BY result"
    case .causes:
      "SELECT day, device, build, path, c.* FROM notification_causes c JOIN results USING (result) ORDER BY result, cause"
    }
  }
}
