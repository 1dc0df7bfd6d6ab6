import Foundation
import LogCheckModel
import LogCheckReporting
import LogCheckTestSupport
import Testing

/// The page holds together, says what is known of each day, and nothing of a run can change what it is.
@Suite struct HTMLReportTests {
  private static let hostile = (UInt64(0)..<40).map { seed in
    var input = HostileInput(seed: seed)
    return input.run()
  }

  private static func between(_ start: String, _ end: String, in page: String) throws -> String {
    let from = try #require(page.range(of: start))
    let to = try #require(page.range(of: end, range: from.upperBound..<page.endIndex))
    return String(page[from.upperBound..<to.lowerBound])
  }

  private static func values(_ attribute: String, in page: String) -> [String] {
    page.components(separatedBy: " \(attribute)=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
  }

  // MARK: What it is

  /// SHA-256 by a program of the system, in base 64.
  static func hash(_ text: String) throws -> String {
    let folder = try TemporaryFolder()
    let file = try folder.write(text, to: "text")
    let programs = [("/usr/bin/sha256sum", [String]()), ("/usr/bin/shasum", ["-a", "256"])]
    let (program, options) = try #require(programs.first { FileManager.default.isExecutableFile(atPath: $0.0) })
    let run = try CommandRun(URL(filePath: program), options + [file.path(percentEncoded: false)])
    let digits = Array(run.outputText.prefix(64))
    let bytes = stride(from: 0, to: digits.count - 1, by: 2).compactMap {
      UInt8(String(digits[$0...($0 + 1)]), radix: 16)
    }
    return Data(bytes).base64EncodedString()
  }

  @Test(arguments: ["style", "script"])
  func thePolicyAllowsThePagesOwnStyleAndScriptAndNothingElse(_ name: String) throws {
    let page = SampleRun.one.report(.html)
    let policy = try Self.between("Content-Security-Policy\" content=\"", "\"", in: page)
    let hash = try Self.hash(Self.between("<\(name)>", "</\(name)>", in: page))
    #expect(policy.hasPrefix("default-src &#39;none&#39;; "))
    #expect(policy.contains("\(name)-src &#39;sha256-\(hash)&#39;;"), "the hash of the \(name) is \(hash)")
  }

  @Test(arguments: SampleRun.all + hostile)
  func everyLinkLeadsToAnAnchorOfThePageAndEveryAnchorIsUnique(_ run: SampleRun) {
    let page = run.report(.html)
    let ids = Self.values("id", in: page)
    #expect(Set(ids).count == ids.count)
    for link in Self.values("href", in: page) {
      #expect(link.hasPrefix("#") && ids.contains(String(link.dropFirst())), "\(link)")
    }
    for finding in run.findings.indices {
      #expect(ids.contains("finding-\(finding + 1)") || run.name == "hostile", "\(finding + 1)")
    }
  }

  @Test(arguments: hostile + [.hostile])
  func noTextOfARunBecomesMarkup(_ run: SampleRun) {
    let page = run.report(.html)
    #expect(page.components(separatedBy: "<script").count == 2)
    #expect(page.components(separatedBy: "<style").count == 2)
    // The text in a tag outside quotes: untrusted texts are between tags or in quotes.
    let attributes = page.components(separatedBy: "<").dropFirst().map { tag in
      tag.prefix { $0 != ">" }.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
    }
    #expect(!attributes.contains { $0.contains(" style=") || $0.contains(" src=") || $0.contains(" on") })
    #expect(!page.contains { $0 == "\u{1B}" || $0 == "\u{202E}" || $0 == "\u{0}" })
    // Tags are those of the page alone.
    let names = Set(
      page.components(separatedBy: "<").dropFirst().map { $0.prefix { $0.isLetter || $0.isNumber || $0 == "/" } })
    #expect(names.isSubset(of: Self.tags), "\(names.subtracting(Self.tags))")
  }

  private static let tags: Set<Substring> = {
    let names = [
      "html", "head", "title", "style", "script", "body", "main", "header", "footer", "section", "article", "nav", "h1",
      "h2", "h3", "h4", "p", "b", "a", "ul", "ol", "li", "dl", "dt", "dd", "code", "span", "div", "figure",
      "figcaption",
      "table", "caption", "thead", "tbody", "tr", "th", "td", "details", "summary", "form", "label", "select", "option",
      "output", "svg", "defs", "symbol", "use", "path", "rect", "circle", "text", "g",
    ]
    return Set(names.flatMap { [Substring($0), Substring("/" + $0)] } + ["", "meta", "input"])
  }()

  // MARK: The content of the page

  private static let lane = TimelineLane(id: "lane", title: "the bakery")

  private static func point(_ day: Int, _ minute: Int64) -> TimelinePoint {
    TimelinePoint(
      instant: LogInstant(nanoseconds: Int64(20_407 + day) * 86_400_000_000_000 + minute * 60_000_000_000),
      frame: .absolute, granularity: .milliseconds(1), isReal: true)
  }

  private static func row(
    _ mark: TimelineMark, _ day: Int, _ minute: Int64, at: TimelinePoint? = nil, until: TimelinePoint? = nil,
    key: String? = nil, label: String = "bread", value: TimelineValue? = nil, line: Int = 1
  ) -> TimelineRow {
    var row = TimelineRow(
      entry: "entry", lane: 0, mark: mark, label: label, capture: "night.log", line: line, session: 0)
    row.logged = point(day, minute)
    row.at = at
    row.until = until
    row.key = key
    row.value = value
    row.concernsAll = false
    return row
  }

  private static func run(
    _ rows: [TimelineRow], gaps: [TimelineGap] = [], findings: [Finding] = [], rules: [RuleSummary] = []
  ) -> SampleRun {
    var source = TimelineSource(name: "device 1", identity: nil, captures: ["night.log"])
    source.rows = rows
    source.gaps = gaps
    var timeline = RunTimeline()
    timeline.lanes = [lane]
    timeline.sources = [source]
    var summary = RunSummary(rules.contains { $0.verdict == .fail } ? .fail : .pass, 0, rules)
    summary.timeline = timeline
    return SampleRun(name: "days", findings: findings, summary: summary)
  }

  /// The words of the cells of the strip, day by day.
  private static func cells(_ run: SampleRun) -> [String] {
    let page = run.report(.html)
    return page.components(separatedBy: "class=\"date\">").dropFirst().compactMap { cell in
      let date = cell.prefix { $0 != "<" }
      let word = cell.components(separatedBy: "class=\"word\">").dropFirst().first?.prefix { $0 != "<" } ?? ""
      return "\(date): \(word)"
    }
  }

  private static let broken = RuleSummary("baked", "bread is baked", .fail, fails: 1)
  private static let open = RuleSummary("open", "the shop opens", .inconclusive, reasons: [.end: 1])

  struct Course: Sendable, CustomTestStringConvertible {
    var name: String
    var run: SampleRun
    var cells: [String]
    var testDescription: String { name }
  }

  static let courses: [Course] = [
    Course(
      name: "events alone are no promise kept", run: run([row(.happened, 0, 5)]), cells: ["Sat 11-15: no plan due"]),
    Course(
      name: "a plan that was met",
      run: run([row(.planned, 0, 1, at: point(0, 5), key: "a"), row(.ended, 0, 6, key: "a")]),
      cells: ["Sat 11-15: held"]),
    Course(
      name: "a plan that no line mentions",
      run: run([row(.planned, 0, 1, at: point(1, 5), key: "a")]),
      cells: ["Sat 11-15: no plan due", "Sun 11-16: open"]),
    Course(
      name: "a miss that the log reports",
      run: run([row(.planned, 0, 1, at: point(0, 5), key: "a"), row(.missed, 1, 6, at: point(0, 5), key: "a")]),
      cells: ["Sat 11-15: missed", "Sun 11-16: no plan due"].map { $0 }),
    Course(
      name: "lines that are missing",
      run: run(
        [row(.planned, 0, 1, at: point(0, 5), key: "a"), row(.ended, 0, 6, key: "a")],
        gaps: [TimelineGap(reason: .gap, from: point(0, 7), to: point(0, 9))]),
      cells: ["Sat 11-15: open"]),
    Course(
      name: "a failure is of the day on which the wait was over",
      run: run(
        [row(.happened, 0, 5), row(.happened, 2, 5)],
        findings: [
          Finding(
            of: broken, "no bread", [FindingEvidence(1, "2025-11-15T00:05:00Z", "order")],
            absence: ("2025-11-15T00:05:00Z", "2025-11-16T00:05:00Z"))
        ], rules: [broken]),
      cells: ["Sat 11-15: no plan due", "Sun 11-16: broke", "Mon 11-17: no plan due"]),
    Course(
      name: "what could not be known",
      run: run(
        [row(.planned, 0, 1, at: point(0, 5), key: "a"), row(.ended, 0, 6, key: "a")],
        findings: [
          Finding(
            of: open, "the capture ends", verdict: .inconclusive(.end),
            [FindingEvidence(1, "2025-11-15T00:05:00Z", "order")])
        ], rules: [open]),
      cells: ["Sat 11-15: open"]),
    Course(
      name: "a time of another kind is on no day",
      run: run(
        [row(.happened, 0, 5)],
        findings: [
          Finding(of: broken, "no bread", [FindingEvidence(1, "2025-11-15T00:05:00", "order", .deciding)])
        ], rules: [broken]),
      cells: ["Sat 11-15: no plan due"]),
    Course(
      name: "a few days without anything", run: run([row(.happened, 0, 5), row(.happened, 2, 5)]),
      cells: ["Sat 11-15: no plan due", "Sun 11-16: nothing seen", "Mon 11-17: no plan due"]),
  ]

  @Test(arguments: courses)
  func aDayIsWhatItsEventsAndFindingsMakeOfIt(_ course: Course) {
    #expect(Self.cells(course.run) == course.cells)
  }

  @Test func manyDaysWithoutAnythingShareACell() {
    let page = Self.run([Self.row(.happened, 0, 5), Self.row(.happened, 9_000, 5)]).report(.html)
    #expect(page.contains("8999 days, nothing seen"))
    #expect(page.utf8.count < 60_000)
  }

  @Test func theTopNamesWhatBrokeAndTheDay() throws {
    let course = try #require(Self.courses.first { $0.name.contains("wait was over") })
    let top = try Self.between("<header", "</header>", in: course.run.report(.html))
    #expect(top.contains("FAIL: 1 rule broke"))
    #expect(top.contains("<a href=\"#finding-1\">no bread</a>"))
    #expect(top.contains("bread is baked"))
    #expect(top.contains(">on Sun 2025-11-16</a>"))
  }

  @Test func aDayOfTenThousandEventsIsDrawnWithFewMarksAndSaysSo() throws {
    let rows = (0..<10_000).map { Self.row(.happened, 0, Int64($0 % 1400), label: "loaf \($0)", line: $0 + 1) }
    let page = Self.run(rows).report(.html)
    let picture = try Self.between("<svg class=\"picture\"", "</svg>", in: page)
    #expect(picture.components(separatedBy: "<use").count < 500)
    let drawn = picture.components(separatedBy: "<use").count - 1
    #expect(page.contains("\(10_000 - drawn) events drawn together"))
    #expect(page.contains("and 9500 more events; the trace report holds them all."))
  }

  @Test func thousandsOfDaysHaveAPageThatCanBeOpened() {
    let rows = (0..<3000).map { Self.row(.happened, $0, 5) }
    let page = Self.run(rows).report(.html)
    #expect(page.contains("and 1000 more days"))
    #expect(page.contains("2600 more days have no picture here"))
    #expect(page.utf8.count < 3_000_000)
  }

  @Test func valuesBeyondTheirWindowAreCounted() {
    let rows = (0..<4).flatMap { day in
      [
        Self.row(.planned, day, 1, at: Self.point(day, 5), until: Self.point(day, 8), key: "a"),
        Self.row(
          .ended, day, 6 + 3 * Int64(day / 3), key: "a", value: .duration(.minutes(day == 3 ? 4 : 1)), line: day + 1),
      ]
    }
    let page = Self.run(rows).report(.html)
    #expect(page.contains("4 values, from 1 min to 4 min"))
    #expect(page.contains("1 outside of the window of 3 min"))
  }

  @Test func findingsWithoutATimeAreListedInATable() {
    var row = Self.row(.happened, 0, 0, label: "no clock")
    row.logged = nil
    let page = Self.run([row]).report(.html)
    #expect(page.contains("The captures show no times that could be drawn."))
    #expect(page.contains("no clock"))
    #expect(!page.contains("<svg class=\"picture\""))
  }

  @Test(arguments: [Int64.min, .min + 1, -1, 0, .max - 1, .max], [Int64.min, 0, 1, .max])
  func noInstantIsTooFarAway(_ first: Int64, _ second: Int64) {
    let rows = [first, second].map { instant in
      var row = Self.row(.happened, 0, 0)
      row.logged?.instant = LogInstant(nanoseconds: instant)
      row.until = row.logged
      row.mark = .planned
      return row
    }
    let page = Self.run(
      rows, gaps: [TimelineGap(reason: .gap, from: rows[0].logged, to: rows[1].logged)]
    ).report(.html)
    #expect(page.contains("</html>"))
  }

  // MARK: Times of other kinds

  @Test(arguments: [TimeFrame.absolute, .local, .undated, .unplacedAbsolute, .unplacedLocal], [true, false])
  func aFindingIsPutOnItsDayForEveryKindOfStamp(_ frame: TimeFrame, _ isReal: Bool) {
    var row = Self.row(.happened, 0, 61)
    row.logged?.frame = frame
    row.logged?.isReal = isReal
    if frame == .undated, !isReal { row.logged?.day = 3 }
    let time = row.logged?.text
    let run = Self.run(
      [row], findings: [Finding(of: Self.broken, "no bread", [FindingEvidence(1, time, "order", .deciding)])],
      rules: [Self.broken])
    #expect(Self.cells(run).map { $0.hasSuffix(": broke") } == [true], "\(time ?? "")")
  }
}
