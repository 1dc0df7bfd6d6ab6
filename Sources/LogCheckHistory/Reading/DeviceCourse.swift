import LogCheckModel

/// The runs of one device over the nights, or of all runs whose device is not known.
struct DeviceCourse {
  /// `nil` if it is not known.
  var device: Int?
  /// Runs by the index of their night.
  var nights: [Int: DeviceNight] = [:]
  /// Outcomes of the rules that failed on it at least once, in order of time.
  var outcomes: [Int: [FlakyRule.Outcome]] = [:]
  /// Durations by metric and by the index of the night.
  var measures: [Int: [Int: DurationHistogram]] = [:]
}

/// The runs of one device in one night.
package struct DeviceNight: Hashable, Sendable {
  package var runs = 0
  package var failed = 0
  package var errors = 0
}

extension HistoryStore {
  /// Reads the devices one after the other, so that the memory is bounded by the runs of one.
  func forEachDevice(
    _ nights: HistoryNights, _ body: (DeviceCourse) throws(HistoryProblem) -> Void
  ) throws(HistoryProblem) {
    guard let first = nights.nights.first else { return }
    let reader = try CourseReader(connection)
    let statement = try connection.prepare(
      """
      SELECT id, device, day, build, rule_set, verdict IS 1 AND is_error = 0, is_error FROM result WHERE day >= ?
      ORDER BY device, day, id
      """)
    try statement.bind([.integer(first.day)])
    var runs: [StoredRun] = []
    var device: Int?
    while try statement.step() {
      let next = statement.integerIfPresent(1)
      if next != device, !runs.isEmpty {
        try body(reader.course(device, runs))
        runs.removeAll(keepingCapacity: true)
      }
      device = next
      guard let night = nights.index(statement.integer(2)) else { continue }
      runs.append(
        StoredRun(
          id: statement.integer(0), night: night, build: statement.integerIfPresent(3), rules: statement.integer(4),
          hasFailed: statement.integer(5) != 0, isError: statement.integer(6) != 0))
    }
    if !runs.isEmpty { try body(reader.course(device, runs)) }
  }
}

/// The part of a result that the course of its device needs.
private struct StoredRun {
  var id: Int
  var night: Int
  var build: Int?
  var rules: Int
  var hasFailed: Bool
  var isError: Bool
}

/// The verdict of a rule in one run, as far as it counts.
private enum RuleOutcome: Int { case passed, failed, open }

/// Reads what belongs to the runs of a device.
private final class CourseReader {
  private let outcomes: Statement
  private let measures: Statement
  private let members: Statement
  private let shown: String
  /// Rules of the sets that were needed so far.
  private var sets: [Int: Set<Int>] = [:]

  private static let setLimit = 10_000

  init(_ connection: Connection) throws(HistoryProblem) {
    shown = connection.shown
    outcomes = try connection.prepare(
      """
      SELECT rule, CASE WHEN verdict = 0 THEN 0 WHEN verdict = 1 AND fails > accepted AND is_experimental = 0 THEN 1 ELSE 2 END
      FROM outcome WHERE result = ?
      """)
    measures = try connection.prepare(
      "SELECT metric, count, sum, least, greatest, buckets FROM measure WHERE result = ?")
    members = try connection.prepare("SELECT rule FROM rule_set_rule WHERE rule_set = ?")
  }

  func course(_ device: Int?, _ runs: [StoredRun]) throws(HistoryProblem) -> DeviceCourse {
    var course = DeviceCourse(device: device)
    var others: [[Int: RuleOutcome]] = []
    var failing: Set<Int> = []
    for run in runs {
      var night = course.nights[run.night] ?? DeviceNight()
      night.runs += 1
      night.failed += run.hasFailed ? 1 : 0
      night.errors += run.isError ? 1 : 0
      course.nights[run.night] = night
      var verdicts: [Int: RuleOutcome] = [:]
      try outcomes.bind([.integer(run.id)])
      while try outcomes.step() {
        let outcome = RuleOutcome(rawValue: outcomes.integer(1)) ?? .open
        verdicts[outcomes.integer(0)] = outcome
        if outcome == .failed { failing.insert(outcomes.integer(0)) }
      }
      others.append(verdicts)
      try measures.bind([.integer(run.id)])
      while try measures.step() {
        guard
          let histogram = DurationHistogram(
            count: measures.integer(1), sum: measures.integer(2), least: measures.integerIfPresent(3),
            greatest: measures.integerIfPresent(4), packed: measures.blob(5))
        else { throw HistoryProblem("\(shown) is damaged: a measure of result \(run.id) does not fit together") }
        course.measures[measures.integer(0), default: [:]][run.night, default: DurationHistogram()].add(histogram)
      }
    }
    // An unknown device is many, and their outcomes say nothing about each other.
    guard !failing.isEmpty, device != nil else { return course }
    for (run, verdicts) in zip(runs, others) {
      let rules = try members(of: run.rules)
      for rule in failing where rules.contains(rule) {
        let outcome = verdicts[rule] ?? .passed
        guard outcome != .open else { continue }
        let hasFailed = outcome == .failed
        var list = course.outcomes[rule] ?? []
        // The runs of a night and a build are one outcome, which failed if one of them did.
        if let last = list.last, last.night == run.night, last.build == run.build {
          list[list.count - 1].hasFailed = last.hasFailed || hasFailed
        } else {
          list.append(FlakyRule.Outcome(night: run.night, build: run.build, hasFailed: hasFailed))
        }
        course.outcomes[rule] = list
      }
    }
    return course
  }

  private func members(of set: Int) throws(HistoryProblem) -> Set<Int> {
    if let rules = sets[set] { return rules }
    if sets.count >= Self.setLimit { sets = [:] }
    var rules: Set<Int> = []
    try members.bind([.integer(set)])
    while try members.step() { rules.insert(members.integer(0)) }
    sets[set] = rules
    return rules
  }
}
