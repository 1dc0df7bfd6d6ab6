import LogCheckReporting

/// The nights of a history that analyses use.
package struct HistoryNights: Hashable, Sendable {
  /// In ascending order.
  package var nights: [Night]
  /// Nights of the history before these.
  package var earlier: Int
  /// Results without a day.
  package var withoutDay: Int
  /// The path of one of them.
  package var exampleWithoutDay: String?

  package init(nights: [Night], earlier: Int = 0, withoutDay: Int = 0) {
    self.nights = nights
    self.earlier = earlier
    self.withoutDay = withoutDay
  }

  /// The reason why a history has no night, as `shown` names it.
  func withoutNight(_ shown: String) -> String {
    guard withoutDay > 0 else { return "\(shown) has no results." }
    let example = exampleWithoutDay.map { ", for example that of \(CleanText.path($0))" } ?? ""
    return
      "\(shown) has \(TextLayout.counted(withoutDay, "result")) and no night: none has a day\(example). Its lines have no "
      + "date, or what --day-key named in the audit is no date (yyyy-mm-dd). Audit the captures again with the --day-key that fits their "
      + "paths (path:1 is the first part below the folder), or with --year or --date."
  }

  /// The index of a night; `nil` for another one.
  func index(_ day: Int) -> Int? {
    var (low, high) = (0, nights.count)
    while low < high {
      let middle = (low + high) / 2
      if nights[middle].day < day { low = middle + 1 } else { high = middle }
    }
    return low < nights.count && nights[low].day == day ? low : nil
  }
}

/// The runs of one night by their verdicts.
package struct NightRuns: Hashable, Sendable {
  package var passed = 0
  package var failed = 0
  package var open = 0
  /// Runs with a capture that could not be read.
  package var errors = 0
  package var devices = 0

  package var total: Int { passed + failed + open + errors }
}

extension HistoryStore {
  /// The last nights that have results.
  package func nights(last limit: Int) throws(HistoryProblem) -> HistoryNights {
    let withoutDay = try connection.prepare("SELECT count(*) FROM result WHERE day = ?")
    try withoutDay.bind([.integer(StoredDay.unknown)])
    let unknown = try withoutDay.step() ? withoutDay.integer(0) : 0
    withoutDay.reset()
    // Each step searches the index for the next lower day, instead of reading all of it.
    let search = try connection.prepare("SELECT max(day) FROM result WHERE day < ?")
    var nights: [Night] = []
    var earlier = 0
    var day = Int.max
    while true {
      try search.bind([.integer(day)])
      guard try search.step(), !search.isNull(0) else { break }
      day = search.integer(0)
      guard day != StoredDay.unknown else { break }
      if nights.count < limit { nights.append(Night(day: day)) } else { earlier += 1 }
    }
    search.reset()
    var found = HistoryNights(nights: nights.reversed(), earlier: earlier, withoutDay: unknown)
    if unknown > 0, nights.isEmpty { found.exampleWithoutDay = try pathWithoutDay() }
    return found
  }

  private func pathWithoutDay() throws(HistoryProblem) -> String? {
    let statement = try connection.prepare(
      """
      SELECT folder.value || name.value FROM result r JOIN text folder ON folder.id = r.folder JOIN text name ON name.id = r.name
      WHERE r.day = ? LIMIT 1
      """)
    try statement.bind([.integer(StoredDay.unknown)])
    defer { statement.reset() }
    return try statement.step() ? statement.text(0) : nil
  }

  /// The runs of each night.
  package func runs(_ nights: HistoryNights) throws(HistoryProblem) -> [NightRuns] {
    var runs = [NightRuns](repeating: NightRuns(), count: nights.nights.count)
    guard let first = nights.nights.first else { return runs }
    let statement = try connection.prepare(
      """
      SELECT day, sum(is_error = 0 AND verdict IS 0), sum(is_error = 0 AND verdict IS 1),
        sum(is_error = 0 AND ifnull(verdict, 2) > 1), sum(is_error), count(DISTINCT device)
      FROM result WHERE day >= ? GROUP BY day
      """)
    try statement.bind([.integer(first.day)])
    while try statement.step() {
      guard let index = nights.index(statement.integer(0)) else { continue }
      runs[index].passed = statement.integer(1)
      runs[index].failed = statement.integer(2)
      runs[index].open = statement.integer(3)
      runs[index].errors = statement.integer(4)
      runs[index].devices = statement.integer(5)
    }
    return runs
  }

  /// The number of different devices in these nights.
  package func deviceCount(_ nights: HistoryNights) throws(HistoryProblem) -> Int {
    guard let first = nights.nights.first else { return 0 }
    let statement = try connection.prepare("SELECT count(DISTINCT device) FROM result WHERE day >= ?")
    try statement.bind([.integer(first.day)])
    defer { statement.reset() }
    return try statement.step() ? statement.integer(0) : 0
  }
}
