import LogCheckModel
package import LogCheckResults

/// The notifications of the last night, and where they stopped or lost their content.
package struct NotificationNight: Sendable {
  /// Runs whose last notifications were all bad, with one cause.
  package struct Cause: Sendable {
    package var kind: String
    package var totals: EndingTotals
    package var devices: Int
    /// Some of these devices: those on which it is so for the longest time.
    package var named: [String] = []
    /// The same of the night before; `nil` if there is none.
    package var before: (devices: Int, runs: Int)?
  }

  package var night: Night
  /// The night with results before it.
  package var former: Night?
  package var runs = 0
  package var devices = 0
  package var counts = OutcomeCounts()
  package var unproved = 0
  package var omitted = 0
  /// Those with the most runs first, the one for which no line shows a cause last.
  package var causes: [Cause] = []
  /// Known causes beyond those, and their runs.
  package var causesNotListed = 0
  package var runsNotListed = 0

  /// Known causes that are listed.
  static let limit = 10
  /// Devices that are named for a cause.
  static let namedDevices = 3
}

extension HistoryStore {
  /// The notifications of the last night; `nil` if no run of it has outcomes.
  package func notifications(_ nights: HistoryNights) throws(HistoryProblem) -> NotificationNight? {
    guard let last = nights.nights.last else { return nil }
    var night = NotificationNight(night: last, former: nights.nights.dropLast().last)
    try readCounts(&night)
    guard night.runs > 0 else { return nil }
    try readCauses(&night)
    return night
  }

  private func readCounts(_ night: inout NotificationNight) throws(HistoryProblem) {
    // Counts that were made up would overflow a sum of integers.
    let statement = try connection.prepare(
      """
      SELECT count(*), count(DISTINCT device), total(kept), total(late), total(not_fresh), total(not_shown), total(unknown),
        total(unproved), total(omitted)
      FROM result JOIN notification ON notification.result = result.id WHERE day = ?
      """)
    try statement.bind([.integer(night.night.day)])
    guard try statement.step() else { return }
    night.runs = statement.integer(0)
    night.devices = statement.integer(1)
    for (index, result) in [OutcomeResult.kept, .late, .notFresh, .notShown, .unknown].enumerated() {
      night.counts[result] = statement.boundedCount(index + 2)
    }
    night.unproved = statement.boundedCount(7)
    night.omitted = statement.boundedCount(8)
    statement.reset()
  }

  private func readCauses(_ night: inout NotificationNight) throws(HistoryProblem) {
    let statement = try connection.prepare(
      """
      SELECT c.side, c.kind, side.value, kind.value, min(title.value), sum(n.ending = 2), sum(n.ending = 1),
        total(n.ending_notifications), sum(certainty.value IS 'shown'), sum(certainty.value IS 'fits'), min(n.since),
        max(n.since), count(DISTINCT r.device)
      FROM result r JOIN notification n ON n.result = r.id
        LEFT JOIN cause c ON c.result = n.result AND c.position = n.leading
        LEFT JOIN text side ON side.id = c.side LEFT JOIN text kind ON kind.id = c.kind
        LEFT JOIN text title ON title.id = c.title LEFT JOIN text certainty ON certainty.id = c.certainty
      WHERE r.day = ? AND n.ending > 0
      GROUP BY c.side, c.kind ORDER BY c.kind IS NULL, count(*) DESC, sum(n.ending = 2) DESC, side.value, kind.value
      """)
    try statement.bind([.integer(night.night.day)])
    while try statement.step() {
      var totals = EndingTotals()
      totals.stopped = statement.integer(5)
      totals.lostContent = statement.integer(6)
      let isKnown = !statement.isNull(1)
      guard !isKnown || night.causes.count < NotificationNight.limit else {
        night.causesNotListed += 1
        night.runsNotListed += totals.runs
        continue
      }
      totals.notifications = statement.boundedCount(7)
      totals.certain = statement.integer(8)
      totals.probable = statement.integer(9)
      totals.side = isKnown ? OutcomeSide(rawValue: statement.text(2)) ?? .open : nil
      totals.title = statement.textIfPresent(4)
      totals.since = DaySpan(
        first: statement.integerIfPresent(10).map { Night(day: $0).description },
        last: statement.integerIfPresent(11).map { Night(day: $0).description })
      var cause = NotificationNight.Cause(
        kind: statement.text(3), totals: totals, devices: statement.integer(12))
      let key = [SQLValue(statement.integerIfPresent(0)), SQLValue(statement.integerIfPresent(1))]
      cause.named = try devices([.integer(night.night.day)] + key)
      cause.totals.example = try example([.integer(night.night.day)] + key)
      if let former = night.former { cause.before = try extent([.integer(former.day)] + key) }
      night.causes.append(cause)
    }
  }

  /// The line that shows a cause in one of the runs of a night, the first in the order of paths.
  private func example(_ key: [SQLValue]) throws(HistoryProblem) -> EndingExample? {
    let statement = try connection.prepare(
      """
      SELECT coalesce(capture.value, folder.value || name.value) AS path, coalesce(c.line, 0) AS line
      FROM result r JOIN notification n ON n.result = r.id
        LEFT JOIN cause c ON c.result = n.result AND c.position = n.leading
        JOIN text folder ON folder.id = r.folder JOIN text name ON name.id = r.name
        LEFT JOIN text capture ON capture.id = c.capture
      WHERE r.day = ? AND n.ending > 0 AND c.side IS ? AND c.kind IS ? ORDER BY path, line LIMIT 1
      """)
    try statement.bind(key)
    defer { statement.reset() }
    return try statement.step() ? EndingExample(capture: statement.text(0), line: statement.integer(1)) : nil
  }

  /// The names of devices with a cause in a night.
  private func devices(_ key: [SQLValue]) throws(HistoryProblem) -> [String] {
    let statement = try connection.prepare(
      """
      SELECT device.value FROM result r JOIN notification n ON n.result = r.id JOIN text device ON device.id = r.device
        LEFT JOIN cause c ON c.result = n.result AND c.position = n.leading
      WHERE r.day = ? AND n.ending > 0 AND c.side IS ? AND c.kind IS ?
      GROUP BY r.device ORDER BY min(n.since), device.value LIMIT ?
      """)
    try statement.bind(key + [.integer(NotificationNight.namedDevices)])
    defer { statement.reset() }
    var names: [String] = []
    while try statement.step() { names.append(statement.text(0)) }
    return names
  }

  /// The devices and runs of a cause in a night.
  private func extent(_ key: [SQLValue]) throws(HistoryProblem) -> (devices: Int, runs: Int) {
    let statement = try connection.prepare(
      """
      SELECT count(DISTINCT r.device), count(*) FROM result r JOIN notification n ON n.result = r.id
        LEFT JOIN cause c ON c.result = n.result AND c.position = n.leading
      WHERE r.day = ? AND n.ending > 0 AND c.side IS ? AND c.kind IS ?
      """)
    try statement.bind(key)
    defer { statement.reset() }
    return try statement.step() ? (statement.integer(0), statement.integer(1)) : (0, 0)
  }
}

extension Statement {
  /// A count that was added as a floating-point number; below the limit of counts it is exact.
  fileprivate func boundedCount(_ column: Int) -> Int { max(0, min(integer(column), BoundedCount.limit)) }
}
