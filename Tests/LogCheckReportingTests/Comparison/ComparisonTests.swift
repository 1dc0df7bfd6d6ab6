import LogCheckFuzz
import LogCheckModel
import LogCheckReporting
import LogCheckTestSupport
import Testing

/// Two runs side by side.
@Suite struct ComparisonTests {
  private static let seeds = Extent.seeds(20, whole: 200)

  private static func compared(_ run: SampleRun) -> ComparedRun { ComparedRun(run.header, run.summary, run.findings) }

  private static func hostile(_ seed: UInt64) -> SampleRun {
    var input = HostileInput(seed: seed)
    return input.runWithTimeline()
  }

  private func compare(_ first: SampleRun, _ second: SampleRun, drift: LogDuration = .minutes(1)) -> RunComparison {
    RunComparison(Self.compared(first), Self.compared(second), tolerance: drift)
  }

  /// The sample with its first source changed.
  private func changed(_ change: (inout TimelineSource) -> Void) -> SampleRun {
    var run = SampleRun.timeline
    var timeline = RunTimeline.sample
    change(&timeline.sources[0])
    run.summary.timeline = timeline
    return run
  }

  @Test(arguments: SampleRun.all)
  func aRunIsTheSameAsItself(run: SampleRun) {
    let comparison = compare(run, run)
    #expect(comparison.isSame)
    #expect(comparison.rulesOfOne.isEmpty)
  }

  @Test(.tags(.long), arguments: seeds)
  func aHostileRunIsTheSameAsItself(seed: UInt64) {
    let run = Self.hostile(seed)
    #expect(compare(run, run).isSame)
  }

  @Test(.tags(.long), arguments: seeds)
  func theOtherWayRoundTheSameDiffers(seed: UInt64) {
    let (one, other) = (Self.hostile(seed), Self.hostile(seed + 1000))
    let (there, back) = (compare(one, other), compare(other, one))
    #expect(there.isSame == back.isSame)
    #expect(there.exitCode == back.exitCode)
    #expect(there.devicesOfOne.map(\.name) == back.devicesOfOne.map(\.name))
  }

  @Test func timesAndNamesAloneAreNoDifference() {
    let later = changed { source in
      func moved(_ point: TimelinePoint?) -> TimelinePoint? {
        guard var point else { return nil }
        point.instant = point.instant + .minutes(60 * 24 * 40)
        return point
      }
      source.rows = source.rows.map { row in
        var row = row
        (row.logged, row.at, row.until) = (moved(row.logged), moved(row.at), moved(row.until))
        // The other platform's words.
        (row.entry, row.label, row.capture) = ("other", "other", "other.log")
        row.key = row.key.map { "notify-\($0)" }
        return row
      }
      source.captures = ["other.log"]
    }
    var other = later
    other.findings[0].evidence[0].capture = "other.log"
    #expect(compare(.timeline, other).isSame)
  }

  @Test func aPlanThatCameAndOneThatWasMissedDiffer() throws {
    let missed = changed { source in
      source.rows[5].mark = .missed
      source.rows[5].succeeded = false
    }
    let comparison = compare(.timeline, missed)
    let strand = try #require(comparison.strands.first)
    #expect(comparison.strands.count == 1)
    #expect(strand.first == "a" && strand.second == "a")
    let plan = try #require(strand.plans.first)
    #expect(plan.number == 1 && plan.first.outcome == .met && plan.second.outcome == .missed)
    #expect(strand.marks.map(\.mark) == [.ended, .missed])
    #expect(strand.marks.flatMap(\.ofOne).map(\.side) == [.first, .second])
    #expect(comparison.exitCode == 1)
  }

  @Test(arguments: [(LogDuration.seconds(60), true), (.seconds(61), false)])
  func aDriftDiffersBeyondTheTolerance(by: LogDuration, isSame: Bool) {
    let slower = changed { source in
      guard let instant = source.rows[5].logged?.instant else { return }
      source.rows[5].logged?.instant = instant + by
    }
    #expect(compare(.timeline, slower).isSame == isSame)
  }

  /// A delivery reports its delay, also if no line contains its plan.
  @Test(arguments: [(LogDuration.milliseconds(360_500), true), (.milliseconds(360_501), false), (.zero, false)])
  func aMeasuredLengthDiffersBeyondTheTolerance(value: LogDuration, isSame: Bool) {
    let comparison = compare(.timeline, changed { $0.rows[5].value = .duration(value) })
    #expect(comparison.isSame == isSame)
    #expect(comparison.strands.flatMap(\.values).map(\.number) == (isSame ? [] : [1]))
  }

  @Test func whatMerelyHappenedIsNoDifferenceAndWhatFailedIs() {
    #expect(compare(.timeline, changed { $0.rows.remove(at: 0) }).isSame)
    #expect(!compare(.timeline, changed { $0.rows[0].succeeded = false }).isSame)
  }

  @Test func aScheduleOfOneRunIsReportedWithItsLines() throws {
    let more = changed { source in
      var row = source.rows[3]
      (row.key, row.run) = ("extra", nil)
      source.rows.append(row)
    }
    let strand = try #require(compare(.timeline, more).strands.first)
    #expect(strand.first == nil && strand.second == "extra" && strand.rowsOfOne == 1)
  }

  @Test func aDeviceOfOneRunIsADifference() {
    var run = SampleRun.timeline
    run.summary.timeline?.sources.removeLast()
    let comparison = compare(.timeline, run)
    #expect(comparison.devicesOfOne.map(\.name) == ["device 2"])
    #expect(comparison.devicesOfOne.map(\.side) == [.first])
    #expect(comparison.exitCode == 1)
  }

  struct Pair: Sendable {
    var first: RuleVerdict
    var second: RuleVerdict
    var differs: Bool
    var isOfOne = false
  }

  @Test(arguments: [
    Pair(first: .pass, second: .fail, differs: true), Pair(first: .pass, second: .inconclusive, differs: true),
    Pair(first: .notExercised, second: .pass, differs: true), Pair(first: .pass, second: .pass, differs: false),
    Pair(first: .pass, second: .notApplicable, differs: false, isOfOne: true),
    Pair(first: .notApplicable, second: .fail, differs: false, isOfOne: true),
    Pair(first: .notApplicable, second: .notExercised, differs: false),
  ])
  func aRuleDiffersWhereBothRunsJudgeIt(pair: Pair) {
    func run(_ verdict: RuleVerdict) -> SampleRun {
      SampleRun(
        name: "one",
        summary: RunSummary(
          .pass, 0,
          [
            RuleSummary(
              "r", "it holds", verdict, fails: verdict == .fail ? 1 : 0,
              reasons: verdict == .inconclusive ? [.end: 1] : [:])
          ]))
    }
    let comparison = compare(run(pair.first), run(pair.second))
    #expect(comparison.isSame != pair.differs)
    #expect(comparison.rulesOfOne.isEmpty != pair.isOfOne)
  }

  /// A failure about the first delivery is another one than a failure about the second.
  @Test func failuresOfOtherPlansDiffer() throws {
    func run(failing line: Int) -> SampleRun {
      var run = changed { source in
        var again = source.rows[5]
        again.line = 20
        source.rows.append(again)
      }
      run.findings[0].evidence[0].line = line
      return run
    }
    #expect(compare(run(failing: 9), run(failing: 9)).isSame)
    let rule = try #require(compare(run(failing: 9), run(failing: 20)).rules.first)
    #expect(rule.first == .fail && rule.second == .fail)
    #expect(rule.failures.map(\.side) == [.first, .second])
  }

  @Test func withoutEventsThereIsNothingToCompare() {
    var run = SampleRun.timeline
    run.summary.captures[0].events = 0
    let comparison = compare(.timeline, run)
    #expect(comparison.exitCode == 3)
    #expect(comparison.emptiness?.contains("in B (night.log)") == true)
    run.summary.exitCode = 2
    #expect(compare(.timeline, run).exitCode == 2)
  }

  @Test(.costly, .tags(.long), arguments: seeds)
  func nothingThatSteersHidesOrCommandsIsWritten(seed: UInt64) throws {
    let comparison = compare(Self.hostile(seed), Self.hostile(seed + 1000))
    for format in StoryFormat.allCases {
      let text = comparison.written(as: format, .terminal)
      let plain = HostileTextTests.uncoloured(text, format == .text ? .terminal : .plain)
      #expect(SafeText.steeringSign(in: plain) == nil, "\(format)")
      let command = plain.split(separator: 0x0A).first { SafeText.commands($0) }
      #expect(command.map { String(String.UnicodeScalarView($0.compactMap(Unicode.Scalar.init))) } == nil, "\(format)")
    }
    let report = try JSONValue(comparison.written(as: .json))
    #expect(report["rules"].items.count == comparison.rules.count)
    #expect(try HTMLText.rest(of: comparison.written(as: .html)).isEmpty)
  }
}
