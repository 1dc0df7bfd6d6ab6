import Foundation
import LogCheckModel
import LogCheckResults
import LogCheckTestSupport
import Testing

@testable import LogCheckHistory

/// The dashboard holds together, and no text of a result can change what it is. Browsers read it in the tests of the command.
@Suite struct HistoryPageTests {
  private static func page(_ history: ScratchHistory, file: String = "history.db", nights: Int = 30) throws -> String {
    var options = AnalysisOptions()
    options.limits = ["lateness": .atMost(900_000)]
    options.nights = nights
    let analysis = try history.open(.reading).analysis(options)
    let findings = HistoryFinding.all(analysis, FindingWords(analysis, file: file))
    return HistoryPage(analysis, findings, file: file, tool: "1.2.3").text
  }

  private static func fleet() throws -> String {
    let history = try ScratchHistory()
    var fleet = FleetSample(seed: 1)
    fleet.devices = 20
    try fleet.write(to: history)
    return try page(history)
  }

  private static func parts(_ start: String, _ end: String, in page: String) -> [String] {
    page.components(separatedBy: start).dropFirst().compactMap { $0.components(separatedBy: end).first }
  }

  /// SHA-256 by a program of the system, in base 64.
  private static func hash(_ text: String) throws -> String {
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

  @Test func thePolicyAllowsThePagesOwnStylesAndNothingElse() throws {
    let page = try Self.fleet()
    let policy = try #require(Self.parts("Content-Security-Policy\" content=\"", "\"", in: page).first)
    let styles = Self.parts("<style>", "</style>", in: page)
    #expect(styles.count == 2)
    let hashes = try styles.map { "&#39;sha256-\(try Self.hash($0))&#39;" }.joined(separator: " ")
    #expect(
      policy == "default-src &#39;none&#39;; style-src \(hashes); base-uri &#39;none&#39;; form-action &#39;none&#39;")
    #expect(!page.contains("<script"))
  }

  @Test func everyLinkLeadsToAnAnchorOfThePage() throws {
    let page = try Self.fleet()
    let ids = Self.parts(" id=\"", "\"", in: page)
    #expect(Set(ids).count == ids.count)
    let links = Self.parts(" href=\"", "\"", in: page)
    #expect(!links.isEmpty && links.allSatisfy { $0.hasPrefix("#") && ids.contains(String($0.dropFirst())) })
  }

  @Test func thePageHasTheFindingsTheNightsAndTheFittedLine() throws {
    let page = try Self.fleet()
    #expect(page.contains("<title>fetch-completes fails in the last night, "))
    #expect(page.contains("30 nights from \(FleetSample.day(0)) to \(FleetSample.day(29))"))
    #expect(Self.parts("<article", "</article>", in: page).count == 3)
    // Ten devices have the new build, with two runs each.
    #expect(page.contains("title=\"\(FleetSample.day(11)): failed in 0 of 40 runs\">·</td>"))
    #expect(Self.parts("class=\"fit\"", ">", in: page).count == 1)
    #expect(page.contains("lateness of device-7 grows by "))
  }

  /// Of few nights the bars are wide: none covers the numbers of the axis or leaves the drawing.
  @Test(arguments: [1, 2, 5, 10, 30, 200])
  func barsAreWithinTheAxes(_ nights: Int) throws {
    let history = try ScratchHistory()
    let first = try #require(Night("2026-01-01"))
    for night in 0..<nights {
      let day = Night(day: first.day + night).description
      try history.add([.sample("\(night).log", day: day, rules: [.passed("r")])])
    }
    let page = try Self.page(history, nights: nights)
    let bars = Self.parts("<rect class=\"good\" ", ">", in: page)
    #expect(bars.count == nights)
    for bar in bars {
      let x = try #require(Self.parts("x=\"", "\"", in: " " + bar).first.flatMap(Double.init))
      let width = try #require(Self.parts("width=\"", "\"", in: bar).first.flatMap(Double.init))
      #expect(x >= NightPlot.left && x + width <= NightPlot.right, "\(x) and \(width)")
    }
  }

  /// A command can be copied without the advice before it.
  @Test func adviceIsNoPartOfACommand() throws {
    let page = try Self.fleet()
    let commands = Self.parts("<div class=\"next\">", "</div>", in: page).compactMap {
      Self.parts("<code>", "</code>", in: $0).first
    }
    #expect(!commands.isEmpty)
    for command in commands { #expect(command.hasPrefix("dnp-logcheck "), "\(command)") }
  }

  @Test func foreignTextNeverBecomesMarkup() throws {
    let text = "<script>alert(1)</script>\"' onload=x \u{1B}[31m\u{202E}&amp;\n]]>"
    let history = try ScratchHistory()
    for night in 1...7 {
      var record = AuditRecord.sample(
        text, day: "2026-11-0\(night)", device: text, build: text,
        rules: [night % 2 == 0 ? .failed(text) : .passed(text)])
      record.measures[text] = DurationHistogram(20_000 * night)
      try history.add([record])
    }
    let page = try Self.page(history, file: text)
    #expect(!page.contains("<script") && !page.contains("\u{1B}") && !page.contains("\u{202E}"))
    // The text in tags outside of quotes.
    let attributes = page.components(separatedBy: "<").dropFirst().map { tag in
      tag.prefix { $0 != ">" }.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
    }
    #expect(!attributes.contains { $0.contains("onload") || $0.contains(" style=") || $0.contains(" src=") })
  }

  @Test func anEmptyHistoryHasAPage() throws {
    let history = try ScratchHistory()
    try history.add([])
    let page = try Self.page(history)
    #expect(
      !page.contains("Nothing new is wrong") && page.contains("No night has results")
        && page.contains("no night has results") && page.hasSuffix("</html>\n"))
  }

  @Test func manyRulesAndDevicesHaveAPageOfBoundedSize() throws {
    let history = try ScratchHistory()
    try history.add(
      (0..<300).map { device in
        .sample("\(device).log", device: "d\(device)", rules: (0..<20).map { .failed("r\(device)-\($0)") })
      })
    let page = try Self.page(history)
    #expect(page.utf8.count < 3_000_000)
    #expect(
      page.contains("and 5800 more rules") && page.contains("260 other devices with no more failing runs than these"))
  }

  /// The page for a look by a person: `LOGCHECK_PAGE=FILE`.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["LOGCHECK_PAGE"] != nil))
  func writesThePage() throws {
    let file = try #require(ProcessInfo.processInfo.environment["LOGCHECK_PAGE"])
    try Data(Self.fleet().utf8).write(to: URL(filePath: file))
    #expect(FileManager.default.fileExists(atPath: file))
  }
}
