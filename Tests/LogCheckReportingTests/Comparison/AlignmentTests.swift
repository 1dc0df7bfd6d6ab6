import LogCheckModel
import LogCheckReporting
import Testing

/// The pairing of the occurrences of two runs.
@Suite struct AlignmentTests {
  private static let day: Int64 = 86_400

  private static func row(
    _ lane: Int, _ mark: TimelineMark, _ line: Int, _ seconds: Int64?, key: String?, at: Int64? = nil
  ) -> TimelineRow {
    var row = TimelineRow(
      entry: "\(lane)-\(mark)", lane: lane, mark: mark, label: "\(mark) \(line)", capture: "night.log", line: line,
      session: 0)
    row.logged = seconds.map { RunTimeline.point($0) }
    row.at = at.map { RunTimeline.point($0) }
    row.key = key
    row.concernsAll = key == nil
    return row
  }

  /// Every day a task is submitted for an hour later, begins a few seconds late, and succeeds; a line without a key follows.
  private static func days(_ count: Int, key: String? = "task", from first: Int64 = 0) -> [TimelineRow] {
    (0..<Int64(count)).flatMap { number -> [TimelineRow] in
      let start = (first + number) * day
      let line = Int(number) * 10
      var began = row(0, .began, line + 2, start + 3600 + number % 7, key: key)
      began.run = "run \(number)"
      var ended = row(0, .ended, line + 3, start + 3620 + number % 5, key: nil)
      ended.run = "run \(number)"
      ended.succeeded = true
      var stored = row(1, .happened, line + 4, start + 3700 + number % 11, key: nil)
      stored.succeeded = true
      return [row(0, .planned, line + 1, start, key: key, at: start + 3600), began, ended, stored]
    }
  }

  private static func run(_ rows: [TimelineRow], _ findings: [Finding] = []) -> ComparedRun {
    var timeline = RunTimeline()
    timeline.lanes = [TimelineLane(id: "task", title: "tasks"), TimelineLane(id: "store", title: "the store")]
    var source = TimelineSource(name: "device 1", identity: nil, captures: ["night.log"])
    source.rows = rows
    timeline.sources = [source]
    let rule = RuleSummary("late", "it is punctual", findings.isEmpty ? .pass : .fail, fails: findings.count)
    var run = SampleRun(name: "days", findings: findings, summary: RunSummary(.pass, 0, [rule]))
    run.summary.timeline = timeline
    return ComparedRun(run.header, run.summary, run.findings)
  }

  private func compare(_ first: [TimelineRow], _ second: [TimelineRow]) -> RunComparison {
    RunComparison(Self.run(first), Self.run(second), tolerance: .minutes(1))
  }

  private func onlyInOne(_ comparison: RunComparison) -> [String] {
    comparison.strands.flatMap(\.marks).flatMap(\.ofOne).map { "\($0.side.name) \($0.row.label)" }
  }

  @Test(arguments: [nil, "task"])
  func oneMissingSubmitIsTheOnlyDifferenceOfSixtyDays(key: String?) {
    let all = Self.days(60, key: key)
    let comparison = compare(all, all.filter { $0.label != "planned 171" })
    #expect(onlyInOne(comparison) == ["A planned 171"])
    #expect(comparison.strands.flatMap(\.plans).isEmpty && comparison.strands.flatMap(\.values).isEmpty)
    let back = compare(all.filter { $0.label != "planned 171" }, all)
    #expect(onlyInOne(back) == ["B planned 171"])
  }

  @Test func aDayThatIsMissingAsAWholeIsReportedLineByLine() {
    let all = Self.days(60)
    let comparison = compare(all, all.filter { !(170..<180).contains($0.line) })
    #expect(onlyInOne(comparison) == ["A planned 171", "A began 172", "A ended 173", "A happened 174"])
    #expect(comparison.strands.flatMap(\.plans).isEmpty)
  }

  @Test func differentMissingDaysOfBothRunsAreBothReported() {
    let all = Self.days(60)
    let comparison = compare(all.filter { !(50..<60).contains($0.line) }, all.filter { !(400..<410).contains($0.line) })
    #expect(Set(onlyInOne(comparison).filter { $0.hasSuffix("1") }) == ["A planned 401", "B planned 51"])
    #expect(onlyInOne(comparison).count == 8)
  }

  @Test func anInsertedOccurrenceShiftsNoOther() {
    let all = Self.days(60)
    var more = all
    let noon = 20 * Self.day + 43_200
    more.insert(Self.row(0, .planned, 777, noon, key: "task", at: noon + 600), at: 20 * 4)
    let comparison = compare(all, more)
    #expect(onlyInOne(comparison) == ["B planned 777"])
  }

  /// The run of another month misses one day: the rest is compared as if it had been the same month.
  @Test func aMissingSubmitOfAnotherMonthIsFoundAndTheShiftIsReported() {
    let later = Self.days(60, from: 40).filter { $0.label != "planned 171" }
    let comparison = compare(Self.days(60), later)
    #expect(onlyInOne(comparison) == ["A planned 171"])
    #expect(comparison.shifts.map(\.shift) == [.seconds(-40 * Self.day)])
    #expect(comparison.written(as: .text).contains("40 d later"))
  }

  @Test func aPlanForAnotherInstantOfTheSameDayIsReported() throws {
    var moved = Self.days(10)
    moved[5 * 4].at = RunTimeline.point(5 * Self.day + 5400)
    let plans = compare(Self.days(10), moved).strands.flatMap(\.plans)
    #expect(plans.map(\.number) == [6])
    let plan = try #require(plans.first)
    #expect(plan.first.row.at?.text == "2025-11-20T06:40:00Z")
    #expect(plan.second.row.at?.text == "2025-11-20T07:10:00Z")
  }

  @Test func withoutNameAndTimeOrderDecidesAndIsReported() {
    func untimed(_ count: Int) -> [TimelineRow] {
      (1...count).map { number in
        var row = Self.row(1, .happened, number, nil, key: nil)
        row.succeeded = true
        return row
      }
    }
    let comparison = compare(untimed(3), untimed(2))
    #expect(onlyInOne(comparison) == ["A happened 3"])
    #expect(comparison.byOrder.map(\.first) == ["the store, happened ok"])
    #expect(comparison.byOrder.compactMap(\.counts).map { [$0.first, $0.second] } == [[3, 2]])
    #expect(
      comparison.written(as: .text).replacing("\n  ", with: " ").contains(
        "paired by order, since neither a schedule nor a time identifies them: the store, happened ok (3 in A, 2 in B)")
    )
    #expect(compare(Self.days(10), Self.days(10)).byOrder.isEmpty)
  }

  /// Schedules without a name in common are those with lines for the same instants, whatever their order.
  @Test func renamedSchedulesArePairedByTheirInstants() {
    func plans(_ names: [String: Int64]) -> [TimelineRow] {
      names.sorted { $0.key < $1.key }.enumerated().flatMap { index, schedule in
        (0..<5).map { number in
          let start = Int64(number) * Self.day
          return Self.row(
            0, .planned, index * 100 + number, start + Int64(index), key: schedule.key, at: start + schedule.value)
        }
      }
    }
    let comparison = compare(plans(["a": 3600, "b": 7200]), plans(["x": 7200, "y": 3600]))
    #expect(comparison.isSame)
    #expect(comparison.byOrder.isEmpty)
  }

  /// Sixty failures in one run, one of them missing in the other: the timeline has no line of them.
  @Test func aMissingFailureIsFoundByItsTime() {
    let rule = RuleSummary("late", "it is punctual", .fail, fails: 60)
    let failures = (0..<60).map { number in
      var finding = Finding(
        of: rule, "late on day \(number)", [FindingEvidence(number * 10 + 9, nil, "[APP] late", .deciding)])
      finding.moment = RunTimeline.point(Int64(number) * Self.day + 3800)
      return finding
    }
    var fewer = failures
    fewer.remove(at: 17)
    let comparison = RunComparison(
      Self.run(Self.days(60), failures), Self.run(Self.days(60), fewer), tolerance: .minutes(1))
    #expect(comparison.rules.flatMap(\.failures).map(\.finding.message) == ["late on day 17"])
  }
}
