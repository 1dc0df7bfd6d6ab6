import Foundation
import LogCheckFuzz
import LogCheckModel
import LogCheckTestSupport
import Testing

@testable import LogCheckReporting

/// A run in order of time.
@Suite struct StoryTests {
  private static let folder = RepositoryPaths.root.appending(path: "Tests/LogCheckReportingTests/Story/Golden")
  private static let seeds = Extent.seeds(20, whole: 200)

  static func story(_ run: SampleRun, _ scope: StoryScope = StoryScope()) -> RunStory {
    RunStory(run.header, run.summary, run.findings, scope)
  }

  private static func hostile(_ seed: UInt64) -> SampleRun {
    var input = HostileInput(seed: seed)
    return input.runWithTimeline()
  }

  @Test(arguments: SampleRun.all, StoryFormat.allCases)
  func eachFormPrintsEachRunAsRecorded(run: SampleRun, format: StoryFormat) {
    let file = GoldenFile(
      Self.folder.appending(path: "\(run.name).\(format.rawValue)"),
      isWithoutStyle: format == .html && run.name != "one")
    let outcome = file.compare(Self.story(run).written(as: format))
    #expect(outcome == .same, "\(outcome)")
  }

  @Test func theTextIsColouredAsRecorded() {
    let file = GoldenFile(Self.folder.appending(path: "timeline.colour.text"))
    let outcome = file.compare(Self.story(.timeline).written(as: .text, .terminal))
    #expect(outcome == .same, "\(outcome)")
  }

  @Test func everyFileInTheFolderBelongsToARunAndAForm() throws {
    let wanted = SampleRun.all.flatMap { run in StoryFormat.allCases.map { "\(run.name).\($0.rawValue)" } }
    let found = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path(percentEncoded: false))
    #expect(Set(found) == Set(wanted + ["timeline.colour.text"]))
  }

  // MARK: The entries, and their number

  private func entries(_ story: RunStory) -> [StoryEntry] {
    story.chapters.flatMap { $0.dates.flatMap { $0.strands.flatMap(\.entries) } } + story.elsewhere
  }

  private func rows(_ story: RunStory) -> [TimelineRow: Int] {
    var counts: [TimelineRow: Int] = [:]
    for entry in entries(story) { if case .row(let row, _) = entry.content { counts[row, default: 0] += 1 } }
    return counts
  }

  private func rows(_ timeline: RunTimeline?) -> [TimelineRow: Int] {
    var counts: [TimelineRow: Int] = [:]
    for row in (timeline?.sources ?? []).flatMap(\.rows) { counts[row, default: 0] += 1 }
    return counts
  }

  private func findings(_ story: RunStory) -> Int {
    entries(story).reduce(0) { count, entry in
      if case .finding(_, let more) = entry.content { count + 1 + more } else { count }
    }
  }

  @Test(.tags(.long), arguments: seeds)
  func everyRowAndEveryFindingIsListedOnce(seed: UInt64) {
    let run = Self.hostile(seed)
    let story = Self.story(run)
    // A value that is not a number equals nothing, not even itself; such timeline rows are only counted.
    let reported = rows(story).filter { !Self.isOdd($0.key) }
    #expect(reported == rows(run.summary.timeline).filter { !Self.isOdd($0.key) })
    let total = (run.summary.timeline?.sources ?? []).reduce(0) { $0 + $1.rows.count }
    #expect(rows(story).values.reduce(0, +) == total)
    #expect(findings(story) == run.findings.count)
    #expect(story.rowsLeftOut == 0 && story.findingsLeftOut == 0)
  }

  private static func isOdd(_ row: TimelineRow) -> Bool {
    if case .number(let number) = row.value { number.isNaN } else { false }
  }

  @Test(.tags(.long), arguments: seeds)
  func eventsOutsideOfThePartAreCounted(seed: UInt64) {
    let run = Self.hostile(seed)
    var around = StoryScope()
    around.around = .instant(LogInstant(nanoseconds: 1_763_285_200_000_000_000))
    var schedule = StoryScope()
    schedule.schedule = "daily-1"
    let total = (run.summary.timeline?.sources ?? []).reduce(0) { $0 + $1.rows.count }
    for scope in [around, schedule] {
      let story = Self.story(run, scope)
      #expect(rows(story).values.reduce(0, +) + story.rowsLeftOut == total)
      #expect(findings(story) + story.findingsLeftOut == run.findings.count)
    }
  }

  @Test func aScheduleIsListedWithTheEventsOfItsRun() {
    var scope = StoryScope()
    scope.schedule = "t"
    let story = Self.story(.timeline, scope)
    #expect(story.schedules == ["t", "a", "u"])
    // The end of the run names no task; its beginning does.
    #expect(rows(story).keys.map(\.line).sorted() == [2, 4, 5])
    #expect(story.rowsLeftOut == 6)
    #expect(story.exitCode == 0)
  }

  @Test func anUnknownScheduleIsAnErrorThatNamesTheKnownOnes() {
    var scope = StoryScope()
    scope.schedule = "gone"
    let story = Self.story(.timeline, scope)
    #expect(story.exitCode == 3)
    #expect(story.emptiness == "no line names the schedule gone; the lines name t, a, u")
  }

  private static let start = LogInstant(nanoseconds: 1_763_185_200_000_000_000)

  @Test func aPartHoldsPlansThatAreDueInItAndGapsThatReachIntoIt() {
    var scope = StoryScope()
    scope.around = .instant(Self.start + .seconds(1200))
    scope.span = .minutes(2)
    let story = Self.story(.timeline, scope)
    // The task may run until 1800, the notification is due at 1200; the gap ends at 1100.
    #expect(rows(story).keys.map(\.line).sorted() == [2, 3])
    #expect(entries(story).contains { if case .gap(let gap) = $0.content { gap.from != nil } else { false } })
    #expect(story.rowsLeftOut == 7 && story.findingsLeftOut == 1)
  }

  /// An instant in UTC, where the stamps have no zone.
  @Test func aPartOnAnotherRulerIsNotAnEmptyOne() throws {
    var run = SampleRun.timeline
    let source = try #require(run.summary.timeline?.sources.first)
    for index in source.rows.indices { run.summary.timeline?.sources[0].rows[index].logged?.frame = .local }
    run.summary.timeline?.sources.removeSubrange(1...)
    var scope = StoryScope()
    scope.around = .instant(Self.start)
    let story = Self.story(run, scope)
    #expect(story.isBlind)
    #expect(story.exitCode == 2)
    // As the lines show it, it is found.
    scope.around = .shown(ShownTime(Self.start, hasYear: true, isDay: true))
    #expect(!Self.story(run, scope).isBlind)
  }

  @Test func aFindingIsListedAtItsTimeWithItsSchedule() throws {
    var run = SampleRun.timeline
    run.findings[0].moment = run.summary.timeline?.sources[0].rows[5].logged
    let strands = Self.story(run).chapters[0].dates.flatMap(\.strands)
    let strand = try #require(strands.first { $0.kind == .schedule("a") })
    let kinds = strand.entries.map { entry in
      switch entry.content {
      case .row(let row, _): row.mark.rawValue
      case .finding(let finding, _): finding.rule
      case .launch, .gap, .condition, .omitted: "other"
      }
    }
    #expect(kinds == ["planned", "ended", "late"])
  }

  @Test func findingsOfOneReasonAreFoldedAndCounted() throws {
    var run = SampleRun.timeline
    let open = RuleSummary("open", "it comes", .inconclusive, reasons: [.end: 3])
    run.findings = (0..<3).map { _ in
      Finding(of: open, "the capture ends", verdict: .inconclusive(.end), [FindingEvidence(3, nil, "armed")])
    }
    let story = Self.story(run)
    #expect(findings(story) == 3)
    #expect(entries(story).count { if case .finding = $0.content { true } else { false } } == 1)
    #expect(story.written(as: .text).contains("and 2 more of this rule"))
  }

  @Test func aFindingOfACaptureOfSeveralDevicesHasADeviceOnlyIfALineShowsIt() {
    var run = SampleRun.timeline
    var timeline = RunTimeline.sample
    timeline.sources[1].captures = ["night.log"]
    timeline.sources[1].rows[0].capture = "night.log"
    timeline.sources[1].rows[0].line = 77
    run.summary.timeline = timeline
    let rule = RuleSummary("late", "a delivery is punctual", .fail, fails: 3)
    run.findings = [9, 77, 5000].map { Finding(of: rule, "late", [FindingEvidence($0, nil, "x")]) }
    let story = Self.story(run)
    let reported = story.chapters.map { chapter in
      chapter.dates.flatMap(\.strands).flatMap(\.entries).count {
        if case .finding = $0.content { true } else { false }
      }
    }
    #expect(reported == [1, 1])
    #expect(story.elsewhere.count == 1)
  }

  // MARK: Strangers' texts

  @Test(.costly, .tags(.long), arguments: seeds)
  func nothingThatSteersHidesOrCommandsIsWritten(seed: UInt64) {
    let run = Self.hostile(seed)
    for format in StoryFormat.allCases {
      let text = Self.story(run).written(as: format, .terminal)
      let plain = HostileTextTests.uncoloured(text, format == .text ? .terminal : .plain)
      #expect(SafeText.steeringSign(in: plain) == nil, "\(format)")
      let command = plain.split(separator: 0x0A).first { SafeText.commands($0) }
      #expect(command.map { String(String.UnicodeScalarView($0.compactMap(Unicode.Scalar.init))) } == nil, "\(format)")
    }
  }

  @Test func thePolicyOfThePageAllowsItsOwnStyleAndNothingElse() throws {
    #expect(try HTMLReportTests.hash(StoryPage.style) == StoryPage.styleHash)
    let page = Self.story(.one).written(as: .html)
    #expect(page.contains("<style>\(StoryPage.style)</style>"))
    #expect(page.contains("content=\"default-src 'none'; style-src 'sha256-\(StoryPage.styleHash)'\""))
  }

  @Test(.tags(.long), arguments: seeds)
  func thePageHoldsNoElementThatItDidNotWrite(seed: UInt64) throws {
    let page = Self.story(Self.hostile(seed)).written(as: .html)
    #expect(try HTMLText.rest(of: page).isEmpty)
  }

  @Test(.tags(.long), arguments: seeds)
  func theJSONHoldsEveryTextUnchanged(seed: UInt64) throws {
    let run = Self.hostile(seed)
    let report = try JSONValue(Self.story(run).written(as: .json))
    let entries = report["devices"].items.flatMap { $0["days"].items }.flatMap { $0["strands"].items }
      .flatMap { $0["entries"].items }
    let labels = entries.filter { $0["kind"] == .text("row") }.map { $0["label"] }
    let reported = (run.summary.timeline?.sources ?? []).flatMap(\.rows).map { JSONValue.text($0.label) }
    #expect(Set(labels) == Set(reported))
    #expect(labels.count == reported.count)
  }
}

/// The content of a page of HTML other than text and the few elements that reports write.
enum HTMLText {
  /// Each sign that begins or ends markup or an entity and is not one of these. A browser reads scalars, not graphemes:
  /// so does this.
  static func rest(of page: String) throws -> [Unicode.Scalar] {
    let scalars = Array(page.unicodeScalars.map(\.value))
    let start = Array("<body>".unicodeScalars.map(\.value))
    let body = try #require(scalars.indices.first { scalars[$0...].starts(with: start) })
    var own = ["h1", "h2", "h3", "h4", "p", "ul", "li", "table", "tr", "td", "details", "summary", "body", "html"]
      .flatMap {
        ["<\($0)>", "</\($0)>"]
      }
    own += ["plain", "good", "bad", "doubtful", "faint"].map { "<tr class=\"\($0)\">" }
    own += ["&amp;", "&lt;", "&gt;", "&quot;", "&apos;"]
    let known = own.map { $0.unicodeScalars.map(\.value) }
    let signs = Set("<>&\"'".unicodeScalars.map(\.value))
    var rest: [Unicode.Scalar] = []
    var position = body
    while position < scalars.count {
      guard signs.contains(scalars[position]) else {
        position += 1
        continue
      }
      if let item = known.first(where: { scalars[position...].starts(with: $0) }) {
        position += item.count
      } else {
        rest.append(Unicode.Scalar(scalars[position]) ?? "?")
        position += 1
      }
    }
    return rest
  }
}
