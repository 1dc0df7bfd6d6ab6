/// The statements that write results, prepared once for each run.
struct RunStatements {
  let former: Statement
  let result: Statement
  let outcome: Statement
  let measure: Statement
  let finding: Statement
  let evidence: Statement
  let notification: Statement
  let cause: Statement
  /// These remove all that belongs to a result.
  let removals: [Statement]

  init(_ connection: Connection) throws(HistoryProblem) {
    former = try connection.prepare(
      """
      SELECT r.id, tool.value, digest.value FROM result r JOIN text tool ON tool.id = r.tool
      JOIN text digest ON digest.id = r.digest WHERE r.day = ? AND r.folder = ? AND r.name = ?
      """)
    result = try connection.prepare(
      """
      INSERT INTO result (id, day, folder, name, device, build, profile, tool, digest, verdict, exit_code, is_error, problem,
        captures, bytes, lines, events, findings_not_listed, rule_set, passes)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """)
    outcome = try connection.prepare(
      """
      INSERT INTO outcome (result, rule, verdict, severity, is_experimental, passes, fails, inconclusive, cancelled, accepted)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """)
    measure = try connection.prepare(
      """
      INSERT INTO measure (result, metric, count, sum, least, median, greatest, buckets) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      """)
    finding = try connection.prepare(
      "INSERT INTO finding (result, position, rule, severity, fingerprint, message) VALUES (?, ?, ?, ?, ?, ?)")
    evidence = try connection.prepare(
      "INSERT INTO evidence (result, finding, position, capture, line, time, text) VALUES (?, ?, ?, ?, ?, ?, ?)")
    notification = try connection.prepare(
      """
      INSERT INTO notification (result, kept, late, not_fresh, not_shown, unknown, unproved, not_due, omitted, last_kept,
        last_shown, ending, since, ending_notifications, leading, causes_not_listed)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """)
    cause = try connection.prepare(
      """
      INSERT INTO cause (result, position, kind, side, certainty, title, stage, first_day, last_day, kept, late, not_fresh,
        not_shown, unknown, ending, capture, line)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """)
    removals = [
      try connection.prepare("DELETE FROM notification WHERE result = ?"),
      try connection.prepare("DELETE FROM cause WHERE result = ?"),
      try connection.prepare("DELETE FROM outcome WHERE result = ?"),
      try connection.prepare("DELETE FROM measure WHERE result = ?"),
      try connection.prepare("DELETE FROM finding WHERE result = ?"),
      try connection.prepare("DELETE FROM evidence WHERE result = ?"),
      try connection.prepare("DELETE FROM result WHERE id = ?"),
    ]
  }
}
