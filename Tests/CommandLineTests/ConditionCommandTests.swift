import Foundation
import LogCheckTestSupport
import Testing

/// Conditions, from the lines of a capture to each report, by the tool itself.
@Suite struct ConditionCommandTests {
  private typealias Object = [String: Any]

  /// Lines of the plugin that come first on a day, with the stamp of the line after them: the beginning of that line, then the text.
  private static let power = [
    "2025-11-17|SYSTEM] Low Power Mode changed (on=true)", "2025-11-19|SYSTEM] Low Power Mode changed (on=false)",
  ]
  private static let denied = "2025-11-21|PLUGIN] Notification permission changed from authorized to denied"

  /// Runs a command in a folder with `night.log`: ten days of the plugin with further lines.
  private func run(
    _ command: String, adding lines: [String] = [], simulate options: String = "", filter: String = "cat",
    rules: String? = nil
  ) throws -> CommandRun {
    let folder = try TemporaryFolder()
    try folder.write(lines.map { $0 + "\n" }.joined(), to: "lines")
    try folder.write(Self.insert, to: "insert.awk")
    if let rules { try folder.write(rules, to: "mine.yml") }
    let tool = BuiltProduct.dnpLogCheck.path(percentEncoded: false)
    return try CommandRun(
      URL(filePath: "/bin/sh"),
      [
        "-c",
        "tool='\(tool)'; \"$tool\" simulate happy-path --days 10 \(options) | \(filter) | awk -f insert.awk > night.log; \"$tool\" \(command)",
      ], in: folder.url)
  }

  /// Puts each line before the first one of the app on its day.
  private static let insert = """
    BEGIN { while ((getline line < "lines") > 0) { at = index(line, "|"); day = substr(line, 1, at - 1); add[day] = add[day] "\\n[DNP-" substr(line, at + 1) } }
    {
      for (day in add) {
        start = index($0, "[DNP-")
        if (start && index($0, day) == 1) {
          count = split(substr(add[day], 2), texts, "\\n")
          for (i = 1; i <= count; i++) print substr($0, 1, start - 1) texts[i]
          delete add[day]
        }
      }
      print
    }
    """

  private func conditions(_ run: CommandRun) throws -> [Object] {
    let report = try #require(try JSONSerialization.jsonObject(with: Data(run.outputText.utf8)) as? Object)
    let devices = report["outcomes"] as? [Object] ?? []
    return devices.flatMap { $0["conditions"] as? [Object] ?? [] }
  }

  @Test func healthyDaysHaveNone() throws {
    let json = try run("--report json night.log")
    #expect(json.exitCode == 0)
    #expect(!json.outputText.contains("\"conditions\""))
    #expect(!(try run("--report html night.log")).outputText.contains("id=\"conditions\""))
    #expect(!(try run("timeline night.log")).outputText.contains("from here"))
  }

  @Test func anIntervalHasItsLinesAndOneWithoutAnEndIsOpen() throws {
    let json = try run("--report json night.log", adding: Self.power + [Self.denied])
    let found = try conditions(json)
    #expect(found.map { $0["kind"] as? String } == ["low-power", "permission-denied"])
    #expect(found.map { $0["form"] as? String } == ["interval", "open"])
    #expect(found.map { $0["side"] as? String } == ["user", "user"])
    #expect((found[0]["from"] as? String)?.hasPrefix("2025-11-17T") == true)
    #expect((found[0]["to"] as? String)?.hasPrefix("2025-11-19T") == true)
    #expect(found[1]["to"] == nil && found[1]["end"] == nil)
    let line = try #require(found[0]["line"] as? Int)
    let end = try #require((found[0]["end"] as? Object)?["line"] as? Int)
    let story = try run("timeline --all --report markdown night.log", adding: Self.power + [Self.denied])
    #expect(story.outputText.contains("Low Power Mode is on (user) `[line \(line)]`"))
    #expect(story.outputText.contains("Low Power Mode is on (user) `[line \(end)]`"))
  }

  /// Nothing is shown from the day on, and the permission explains it.
  @Test func whatExplainsSomethingNamesItsCause() throws {
    let filter = "grep -vE '2025-11-2[1-4] .*(SCHEDULER|PLUGIN)'"
    let json = try run("--report json night.log", adding: [Self.denied], filter: filter)
    #expect(json.exitCode == 0)
    #expect(try conditions(json).map { $0["causes"] as? [Int] } == [[0]])
    let page = try run("--report html night.log", adding: [Self.denied], filter: filter).outputText
    #expect(page.contains("<b>the user does not allow notifications</b> (user; explains what went wrong): from 11-21"))
    #expect(page.contains("class=\"bar cause\""))
  }

  @Test func aCaptureWithoutAYearHasItsBars() throws {
    let lines = Self.power.map { $0.replacing("2025-11-", with: "Nov ") }
    let json = try run("--report json night.log", adding: lines, simulate: "--writer idevicesyslog")
    #expect(try conditions(json).map { $0["form"] as? String } == ["interval"])
    let page = try run("--report html night.log", adding: lines, simulate: "--writer idevicesyslog").outputText
    #expect(
      page.contains("<b>Low Power Mode is on</b> (user; explains nothing that went wrong): 11-17 05:49 to 11-19 05:48"))
    #expect(page.contains("class=\"bar\""))
  }

  /// Rotated parts of one capture: a condition begins in one and ends in the other, and each line names its own.
  @Test func anIntervalOverTwoPartsNamesBoth() throws {
    let parts = "formats; head -n 60 night.log > day.log.1; tail -n +61 night.log > day.log"
    let command = "\(parts); \"$tool\" timeline --all --report json day.log day.log.1"
    let story = try run(command, adding: Self.power).outputText
    let begin = try #require(story.firstRange(of: "\"part\":\"begins\""))
    let rest = story[begin.upperBound...]
    #expect(rest.prefix(300).contains("\"capture\":\"day.log.1\",\"line\":55"))
    #expect(rest.prefix(500).contains("\"end\":{\"capture\":\"day.log\",\"line\":20}"))
  }

  /// A user's own rule file with a title that would be markup, a command, or an escape sequence.
  @Test(arguments: ["html", "markdown", "trace", "json", "text"]) func aTitleControlsNoReport(_ format: String) throws {
    let rules = """
      schema: dnp-rules/1
      components:
        DOOR: { summary: a door, tags: ["[DNP-DOOR]"] }
      events:
        door.stuck: { summary: it is stuck, component: DOOR, text: "stuck" }
        door.free: { summary: it is free, component: DOOR, text: "free" }
      conditions:
        - id: door-stuck
          title: "<img src=x onerror=alert(1)> ::error::x \\u202E ]]> **bold** | `code`"
          event: door.stuck
          until: door.free
          side: device
          certainty: fits
          explains: [started]
      """
    let lines = ["2025-11-17|DOOR] stuck", "2025-11-18|DOOR] free", "2025-11-20|DOOR] stuck"]
    let command = format == "trace" || format == "json" ? "--report \(format)" : "timeline --all --report \(format)"
    let report = try run("\(command) --rules mine.yml night.log", adding: lines, rules: rules)
    #expect(report.exitCode == 0, "\(report.errorText)")
    #expect(report.outputText.contains("onerror"), "the title is there")
    #expect(!report.outputText.unicodeScalars.contains("\u{202E}"))
    #expect(!report.outputText.split(separator: "\n").contains { $0.hasPrefix("::") })
    if format == "html" { #expect(!report.outputText.contains("<img")) }
    // In Markdown it is code.
    if format == "markdown" { #expect(report.outputText.contains("`<img src=x onerror=alert(1)> ::error::x")) }
    let page = try run("--report html --rules mine.yml night.log", adding: lines, rules: rules)
    #expect(page.outputText.contains("<b>&lt;img src=x onerror=alert(1)&gt;"))
    #expect(!page.outputText.contains("<img"))
  }
}
