import Foundation
import LogCheckFuzz
import LogCheckModel
import LogCheckTestSupport
import Testing

@testable import LogCheckReporting

/// Conditions in the story, in the trace and in the pages.
@Suite struct ConditionReportTests {
  private static func story(_ run: SampleRun, _ scope: StoryScope = StoryScope()) -> RunStory {
    RunStory(run.header, run.summary, run.findings, scope)
  }

  /// The lines about conditions, strand by strand, as each form prints them.
  private static func lines(_ story: RunStory, _ parts: StoryCondition.Part...) -> [String] {
    let words = StoryWords(story, isBrief: true)
    return story.chapters.flatMap(\.dates).flatMap { date in
      date.strands.flatMap(\.entries).compactMap { entry in
        guard case .condition(let item) = entry.content, parts.contains(item.part) else { return nil }
        let row = words.row(entry, on: date)
        return "\(row.time) \(row.word) \(row.text)"
      }
    }
  }

  // MARK: The story

  @Test func theStoryHasTheBeginAndTheEndOfAnInterval() {
    let lines = Self.lines(Self.story(.conditions), .begins, .ends)
    #expect(
      lines == [
        "08:00:00 begins from here until 10:00:00 (line 5): Low Power Mode is on (user) [line 3]",
        "10:00:00 ends until here, from 08:00:00 (line 3): Low Power Mode is on (user) [line 5]",
        "20:00:00 begins from here until 2025-11-17T08:00:00Z (line 21): Low Power Mode is on (user) [line 18]",
        "08:00:00 ends until here, from 2025-11-16T20:00:00Z (line 18): Low Power Mode is on (user) [line 21]",
        "18:30:00 begins from here to the end: the user does not allow notifications (user; explains what went wrong) "
          + "[line 41]",
      ])
  }

  /// Up to three equal ones of a day are listed one by one.
  @Test func manyEqualMomentsOfADayAreOneLineWithTheirNumber() {
    #expect(
      Self.lines(Self.story(.conditions), .moment) == [
        "05:49:00 noted the server rejected the token (server; explains what went wrong) [line 12; 2 lines, the last line 13]",
        "05:49:00 noted the server rejected the token (server; explains what went wrong) [line 20]",
        "01:00:00 noted too many requests wait (code 2) (app), and 4 more times on this day, the last 05:00:00 (line 34) "
          + "[line 30]",
      ])
  }

  @Test(arguments: [3, 4]) func threeOfADayAreListed(_ count: Int) {
    var device = DeviceOutcomes.sample()
    device.conditions = (0..<count).map {
      .sample("low-power", .user, "Low Power Mode is on", (1, 60 * $0, $0 + 1), end: (1, 60 * $0 + 5, $0 + 1))
    }
    let lines = Self.lines(Self.story(SampleRun(name: "many", device: device)), .begins, .ends)
    #expect(lines.count == (count == 3 ? 6 : 1))
    #expect(lines[0].contains(", and 3 more times on this day, the last 03:00:00 (line 4)") == (count == 4))
  }

  @Test func stepsAndConditionsAreInOrderOfTime() {
    let text = Self.story(.conditions).written(as: .text)
    let times = text.split(separator: "\n").drop { !$0.hasPrefix("2025-11-16") }.dropFirst().prefix {
      $0.hasPrefix("  ")
    }
    .map { $0.split(separator: " ")[0] }.filter { $0.contains(":") && $0.count == 8 }
    #expect(times == ["05:48:00", "05:49:00", "20:00:00"])
  }

  @Test(arguments: StoryFormat.allCases) func aHealthyStoryIsAsItWas(_ format: StoryFormat) {
    var run = SampleRun.conditions
    run.summary.outcomes[0].conditions = []
    let healthy = Self.story(run).written(as: format)
    run.summary.outcomes = []
    #expect(healthy == Self.story(run).written(as: format))
  }

  @Test func aHealthyTraceAndPageAreAsTheyWere() {
    var run = SampleRun.conditions
    run.summary.outcomes[0].conditions = []
    let page = run.report(.html)
    #expect(
      !page.contains("id=\"conditions\"") && !page.contains("\"#conditions\"") && !page.contains("class=\"conditions\"")
    )
    #expect(page.components(separatedBy: "<style>").count == 2)
    let trace = run.report(.trace)
    run.summary.outcomes = []
    #expect(trace == run.report(.trace))
  }

  /// An interval that holds during the part is listed, though it began before; others are counted.
  @Test func aPartHasWhatHoldsInIt() {
    var scope = StoryScope()
    scope.around = .instant(TimelinePoint.sample(6, 353).instant)
    let story = Self.story(.conditions, scope)
    #expect(
      Self.lines(story, .begins, .ends, .moment) == [
        "18:30:00 begins from here to the end: the user does not allow notifications (user; explains what went wrong) "
          + "[line 41]"
      ])
    #expect(story.written(as: .text).contains("5 lines and 9 conditions outside of the part that was asked for"))
  }

  @Test func conditionsAloneAreAStory() {
    var run = SampleRun.conditions
    run.summary.timeline?.sources[0].rows = []
    run.summary.captures = [CaptureSummary(path: "night.log")]
    run.summary.captures[0].events = 4
    let story = Self.story(run)
    #expect(story.emptiness == nil)
    #expect(story.exitCode == 0)
    var scope = StoryScope()
    scope.schedule = "daily"
    #expect(Self.story(run, scope).exitCode == 3, "they say nothing about a schedule")
  }

  /// Lines without a time follow the step before them in their capture.
  @Test func aConditionWithoutATimeFollowsTheLineBefore() throws {
    var run = SampleRun.conditions
    run.summary.outcomes[0].conditions = [run.summary.outcomes[0].conditions[9]]
    run.summary.outcomes[0].conditions[0].changeLines {
      $0.point = nil
      $0.instant = nil
      $0.stamp = nil
    }
    let days = Self.story(run).chapters[0].dates
    let found = try #require(days.first { $0.strands.contains { $0.entries.contains(where: \.isCondition) } })
    #expect(found.date == "2025-11-18", "after the step of line 40")
  }

  @Test func theJSONOfTheStoryHasTheirLines() throws {
    let run = SampleRun.conditions
    let report = try JSONValue(Self.story(run).written(as: .json))
    let entries = report["devices"].items.flatMap { $0["days"].items }.flatMap { $0["strands"].items }
      .flatMap { $0["entries"].items }.filter { $0["kind"] == .text("condition") }
    let parts = ["begins", "ends", "moment", "begins", "moment", "ends", "moment", "begins"]
    #expect(entries.map { $0["part"] } == parts.map { .text($0) })
    let ends = try #require(entries.first { $0["part"] == .text("ends") })
    #expect(ends["line"] == .number(5))
    #expect(ends["begin"]["line"] == .number(3))
    let many = try #require(entries.first { $0["condition"] == .text("too-many") })
    #expect(many["more"] == .number(4))
    #expect(many["latest"]["line"] == .number(34))
  }

  @Test func theyBelongToTheirDevice() {
    var run = SampleRun.conditions
    var other = TimelineSource(name: "device 2", identity: nil, captures: ["night.log"])
    other.source = SourceID(1)
    other.rows = run.summary.timeline?.sources[0].rows ?? []
    run.summary.timeline?.sources.append(other)
    let chapters = Self.story(run).chapters
    let counts = chapters.map { $0.dates.flatMap(\.strands).flatMap(\.entries).count(where: \.isCondition) }
    #expect(counts == [8, 0])
  }

  // MARK: The trace

  private static func events(_ run: SampleRun) throws -> [[String: Any]] {
    let report = try #require(try JSONSerialization.jsonObject(with: Data(run.report(.trace).utf8)) as? [String: Any])
    return try #require(report["traceEvents"] as? [[String: Any]])
  }

  @Test func theTraceHasATrackWithASliceForEachInterval() throws {
    let events = try Self.events(.conditions)
    let names = events.filter { $0["name"] as? String == "thread_name" }
    let track = try #require(names.first { ($0["args"] as? [String: Any])?["name"] as? String == "conditions" })
    let own = events.filter { $0["tid"] as? Int == track["tid"] as? Int && $0["cat"] as? String == "condition" }
    let phases = own.compactMap { $0["ph"] as? String }
    #expect(phases.count { $0 == "b" } == 3)
    #expect(phases.count { $0 == "e" } == 3)
    #expect(phases.count { $0 == "i" } == 7)
    let begin = try #require(
      own.first { $0["ph"] as? String == "b" && $0["name"] as? String == "Low Power Mode is on" })
    let end = try #require(own.first { $0["ph"] as? String == "e" && $0["id"] as? String == begin["id"] as? String })
    let length = try #require(end["ts"] as? Double) - (try #require(begin["ts"] as? Double))
    #expect(length == 2 * 3600 * 1e6)
    let arguments = try #require(begin["args"] as? [String: Any])
    #expect(arguments["side"] as? String == "user")
    #expect(arguments["place"] as? String == "night.log:3")
    #expect(arguments["end"] as? String == "night.log:5")
    #expect(arguments["explains"] as? String == "no")
    let open = try #require(own.first { ($0["args"] as? [String: Any])?["end"] as? String == "none in the capture" })
    let last = own.compactMap { $0["ts"] as? Double }.max()
    #expect(open["name"] as? String == "the user does not allow notifications")
    #expect(last == 5 * 86_400e6, "to the last line of the capture")
  }

  // MARK: The page

  @Test func thePageHasARowForEachKindThatExplainsSomethingFirst() {
    let page = SampleRun.conditions.report(.html)
    let titles = page.components(separatedBy: "<span class=\"what\"><b>").dropFirst().map { $0.prefix { $0 != "<" } }
    #expect(
      titles == [
        "the server rejected the token", "the user does not allow notifications", "Low Power Mode is on",
        "too many requests wait (code 2)",
      ])
    #expect(
      page.contains(
        " (user; explains nothing that went wrong): 11-15 08:00 to 11-15 10:00 (line 3, ended by line 5); 11-16 20:00 to 11-17 08:00 "
          + "(line 18, ended by line 21)"))
    #expect(page.contains(" (user; explains what went wrong): from 11-18 18:30 to the end (line 41)"))
    #expect(page.contains("; and 2 more, the last 11-18 05:00 (line 34)"))
    #expect(page.contains("<a href=\"#conditions\">Conditions</a>"))
    #expect(page.contains("<span>2025-11-15</span><span>2025-11-20</span>"))
  }

  /// Two days of six: the bar of what began on the fourth at 18:30 is (3 + 18.5 / 24) / 6 of the width.
  @Test func barsLieAtTheirTimes() {
    let page = SampleRun.conditions.report(.html)
    #expect(page.contains("d=\"M1000 3H628.5V13H1000\""), "open: without a right end")
    #expect(page.contains("d=\"M55.6 3H69.4V13H55.6ZM305.6 3H388.9V13H305.6Z\""))
  }

  @Test func theOrdersOfThePolicyAreTheHashesOfBothStyles() throws {
    let style = "\(ConditionStyle.text)"
    #expect(try HTMLReportTests.hash(style) == ConditionStyle.hash)
    let page = SampleRun.conditions.report(.html)
    #expect(page.contains("&#39;sha256-\(PageStyle.hash)&#39; &#39;sha256-\(ConditionStyle.hash)&#39;;"))
    #expect(page.contains("<style>\(style)</style>"))
    let run = SampleRun.conditions
    let story = Self.story(run).written(as: .html)
    #expect(story.contains("style-src 'sha256-\(StoryPage.styleHash)' 'sha256-\(ConditionStyle.hash)'\""))
    #expect(story.contains("<style>\(style)</style>"))
  }

  // MARK: Limits

  @Test func moreKindsThanRowsAreCounted() {
    var device = DeviceOutcomes.sample()
    device.causes = [.sample("kind 19", .app, "number 19", line: 19)]
    device.conditions = (0..<20).map {
      .sample("kind \($0)", .device, "number \($0)", (1, $0, $0 + 1), causes: $0 == 19 ? [0] : [])
    }
    device.omittedConditions = 77
    let run = SampleRun(name: "kinds", device: device)
    let page = run.report(.html)
    #expect(page.components(separatedBy: "<span class=\"what\"><b>").count - 1 == 8)
    #expect(page.components(separatedBy: "<span class=\"what\"><b>")[1].hasPrefix("number 19<"))
    #expect(
      page.contains(
        "12 more kinds of conditions without a bar; they explain nothing that went wrong; 77 conditions beyond the limit, counted only."
      ))
    #expect(Self.story(run).written(as: .text).contains("77 conditions beyond the limit, counted only"))
    #expect(run.report(.trace).contains("\"conditionsNotShown\":77"))
    #expect(run.report(.json).contains("\"conditionsOmitted\":77"))
  }

  /// Stamps without a date: days are counted.
  @Test func daysWithoutADateAreCounted() {
    var run = SampleRun.conditions
    func undated(_ point: TimelinePoint?) -> TimelinePoint? {
      point.map {
        TimelinePoint(
          instant: $0.instant, frame: .undated, granularity: $0.granularity, isReal: false,
          day: Int(($0.instant.nanoseconds / 1_000_000_000 - 1_763_164_800) / 86_400) + 1)
      }
    }
    for index in run.summary.outcomes[0].conditions.indices {
      run.summary.outcomes[0].conditions[index].changeLines {
        $0.point = undated($0.point)
        $0.instant = nil
      }
    }
    for index in 0..<6 {
      let logged = run.summary.timeline?.sources[0].rows[index].logged
      run.summary.timeline?.sources[0].rows[index].logged = undated(logged)
    }
    let page = run.report(.html)
    #expect(page.contains("from day 4 18:30 to the end (line 41)"))
    #expect(page.contains("<span>day 1</span><span>day 6</span>"))
    #expect(page.contains("d=\"M1000 3H628.5V13H1000\""))
    #expect(run.report(.json).contains("\"from\":\"(date unknown, day 4) 18:30:00\""))
  }

  @Test func aCaptureWithoutAYearHasItsDays() {
    var run = SampleRun.conditions
    for index in run.summary.outcomes[0].conditions.indices {
      run.summary.outcomes[0].conditions[index].changeLines { $0.point?.isReal = false }
    }
    for index in 0..<6 { run.summary.timeline?.sources[0].rows[index].logged?.isReal = false }
    let page = run.report(.html)
    #expect(page.contains("from 11-18 18:30 to the end (line 41)"))
    #expect(page.contains("<span>(year unknown) 11-15</span><span>(year unknown) 11-20</span>"))
    #expect(page.contains("d=\"M1000 3H628.5V13H1000\""))
  }

  /// Of several captures each line names its own.
  @Test func ofSeveralCapturesEachLineNamesItsOwn() {
    var run = SampleRun.conditions
    run.header.inputs = ["night.log", "other.log"]
    #expect(run.report(.html).contains("from 11-18 18:30 to the end (night.log:41)"))
    #expect(
      Self.lines(Self.story(run), .begins).first
        == "08:00:00 begins from here until 10:00:00 (night.log:5): Low Power Mode is on (user) [night.log:3]")
  }

  // MARK: Texts of rule files

  @Test(.tags(.long), arguments: Extent.seeds(12, whole: 100)) func noTitleControlsAReport(_ seed: UInt64) throws {
    var input = HostileInput(seed: seed)
    let run = input.runWithConditions()
    for format in ReportFormat.all {
      let plain = HostileTextTests.uncoloured(run.report(format), .plain)
      #expect(SafeText.steeringSign(in: plain) == nil, "\(format.id)")
      guard format.id != "github" else { continue }
      #expect(plain.split(separator: 0x0A).first { SafeText.commands($0) } == nil, "\(format.id)")
    }
    for format in StoryFormat.allCases {
      let text = Self.story(run).written(as: format, .terminal)
      let plain = HostileTextTests.uncoloured(text, format == .text ? .terminal : .plain)
      #expect(SafeText.steeringSign(in: plain) == nil, "\(format)")
      #expect(plain.split(separator: 0x0A).first { SafeText.commands($0) } == nil, "\(format)")
    }
    for page in [
      run.report(.html), Self.story(run).written(as: .html),
    ] {
      #expect(!page.contains("<img") && !page.contains("<!--"))
      #expect(page.components(separatedBy: "<style").count == 3)
      #expect(page.components(separatedBy: "<script").count <= 2)
    }
  }
}
