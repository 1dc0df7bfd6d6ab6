import Foundation
import LogCheckModel
import LogCheckResults
import LogCheckTestSupport
import Testing

/// `history` keeps the records of `audit` and reports what changed.
@Suite struct HistoryCommandTests {
  /// A folder with a history in it.
  private struct Folder {
    let files: TemporaryFolder

    init() throws { files = try TemporaryFolder() }

    func run(_ arguments: String...) throws -> CommandRun {
      try CommandRun(BuiltProduct.dnpLogCheck, ["history"] + arguments, in: files.url)
    }

    func shell(_ line: String) throws -> CommandRun { try .shell(line, in: files.url) }

    func write(_ records: [AuditRecord], _ name: String = "night.jsonl") throws {
      try files.write(records.map { $0.line + "\n" }.joined(), to: name)
    }

    /// A history of a fleet with planted regressions.
    static func ofFleet() throws -> Folder {
      let folder = try Folder()
      var fleet = FleetSample(seed: 1)
      fleet.devices = 16
      try folder.files.write((0..<fleet.nights).map { fleet.lines(of: $0) }.joined(), to: "all.jsonl")
      let run = try folder.run("import", "h.db", "all.jsonl")
      #expect(run.exitCode == 0 && run.outputText == "h.db: 960 new, 0 replaced, 0 refused\n", "\(run.errorText)")
      return folder
    }
  }

  // MARK: import

  @Test func aSecondImportReplacesAndNeverDoubles() throws {
    let folder = try Folder()
    try folder.write([.sample("a.log"), .sample("b.log")])
    #expect(try folder.run("import", "h.db", "night.jsonl").outputText == "h.db: 2 new, 0 replaced, 0 refused\n")
    try folder.write([.sample("b.log"), .sample("c.log")])
    let second = try folder.shell("dnp-logcheck history import h.db - < night.jsonl")
    #expect(second.exitCode == 0 && second.outputText == "h.db: 1 new, 1 replaced, 0 refused\n")
    #expect(
      try folder.run("query", "--csv", "h.db", "SELECT path FROM results ORDER BY 1").outputText
        == "path\na.log\nb.log\nc.log\n")
  }

  @Test func linesThatAreNoRecordsAreNamedAndTheOthersAreAdded() throws {
    let folder = try Folder()
    let good = AuditRecord.sample("a.log").line
    let newer = good.replacing("dnp-logcheck-audit/1", with: "dnp-logcheck-audit/2")
    let lines = ["{", good, "", newer, MergedResults().line, AuditRecord.sample("b.log").line]
    // The last line has no end.
    try folder.files.write(lines.joined(separator: "\n"), to: "night.jsonl")
    let run = try folder.run("import", "h.db", "night.jsonl")
    #expect(run.exitCode == 2)
    #expect(run.outputText == "h.db: 2 new, 0 replaced, 3 refused\n")
    let errors = run.errorText.split(separator: "\n")
    #expect(errors.count == 3)
    #expect(errors[0] == "dnp-logcheck: night.jsonl:1: refused: it is not JSON")
    #expect(errors[1].hasPrefix("dnp-logcheck: night.jsonl:4: refused: `dnp-logcheck-audit/2` is another version"))
    #expect(errors[2].hasPrefix("dnp-logcheck: night.jsonl:5: refused: it is a sum of `merge`"))
  }

  @Test func packedRecordsAreAddedWholeOrNotAtAll() throws {
    let folder = try Folder()
    try folder.write([.sample("a.log"), .sample("b.log")])
    let packed = try folder.shell("gzip night.jsonl && dnp-logcheck history import h.db night.jsonl.gz")
    #expect(packed.exitCode == 0 && packed.outputText == "h.db: 2 new, 0 replaced, 0 refused\n", "\(packed.errorText)")
    let torn = try folder.shell(
      "head -c -6 night.jsonl.gz > torn.gz && dnp-logcheck history import other.db torn.gz; echo $?; dnp-logcheck history query --csv other.db 'SELECT count(*) AS n FROM results'"
    )
    #expect(torn.outputText.hasSuffix("2\nn\n0\n"), "\(torn.outputText)")
    #expect(
      torn.errorText.contains("torn.gz") && torn.errorText.contains("nothing of it was added"), "\(torn.errorText)")
  }

  @Test func manyRefusedLinesAreCounted() throws {
    let folder = try Folder()
    try folder.files.write(String(repeating: "{}\n", count: 30), to: "night.jsonl")
    let run = try folder.run("import", "h.db", "night.jsonl")
    #expect(run.errorText.split(separator: "\n").count == 21)
    #expect(run.errorText.hasSuffix("night.jsonl: 10 more lines were refused\n"))
  }

  @Test func aFileThatCannotBeReadDoesNotKeepTheOthersOut() throws {
    let folder = try Folder()
    try folder.write([.sample("a.log")])
    let run = try folder.run("import", "h.db", "gone.jsonl", "night.jsonl")
    #expect(run.exitCode == 2 && run.outputText == "h.db: 1 new, 0 replaced, 0 refused\n")
    #expect(run.errorText == "dnp-logcheck: gone.jsonl cannot be read: there is no such file\n")
  }

  @Test func aHistoryIsNotWrittenOverTheResults() throws {
    let folder = try Folder()
    try folder.write([.sample("a.log")])
    let run = try folder.run("import", "night.jsonl", "./night.jsonl")
    #expect(run.exitCode == 64 && run.errorText.contains("would write over the results"))
  }

  @Test func linesOfEvidenceAreLeftOutOnRequest() throws {
    let folder = try Folder()
    var fleet = FleetSample(seed: 2)
    fleet.devices = 4
    try folder.files.write(fleet.lines(of: 20), to: "night.jsonl")
    #expect(try folder.run("import", "--no-evidence", "h.db", "night.jsonl").exitCode == 0)
    #expect(
      try folder.run("query", "--csv", "h.db", "SELECT count(*) FROM evidence_lines").outputText == "count(*)\n0\n")
    #expect(try folder.run("import", "h.db", "night.jsonl").exitCode == 0)
    #expect(
      try folder.run("query", "--csv", "h.db", "SELECT count(*) > 0 FROM evidence_lines").outputText.hasSuffix("\n1\n"))
  }

  @Test func theRecordsOfAnAuditArePassedOnByAPipe() throws {
    let folder = try Folder()
    let sample = RepositoryPaths.sampleLogs.appending(path: "healthy/daily-cycle.log").path(percentEncoded: false)
    let run = try folder.shell("dnp-logcheck audit '\(sample)' | dnp-logcheck history import h.db -")
    #expect(run.outputText == "h.db: 1 new, 0 replaced, 0 refused\n", "\(run.errorText)")
    let rules = try folder.run(
      "query", "--csv", "h.db", "SELECT count(*) > 20 FROM rule_results WHERE verdict = 'pass'")
    #expect(rules.outputText.hasSuffix("\n1\n"))
  }

  // MARK: show

  @Test func alarmsExitWithOneAndEachHasANextStep() throws {
    let folder = try Folder.ofFleet()
    let run = try folder.run("h.db", "--at-most", "lateness=15m")
    #expect(run.exitCode == 1, "\(run.errorText)")
    #expect(run.outputText.hasPrefix("fetch-completes fails in the last night, 2026-11-30, on "))
    #expect(run.outputText.contains("\nh.db: 30 nights from 2026-11-01 to 2026-11-30, 960 runs of 16 devices."))
    let words = run.outputText.split { $0 == "\n" || $0 == " " }.joined(separator: " ")
    #expect(words.contains(" 3 alarms: "))
    #expect(words.contains("ALARM fetch-completes fails since the night of 2026-11-13: "))
    #expect(words.contains("ALARM lateness of device-7 grows by "))
    #expect(words.contains("its median reaches the limit of 15 min on 20"))
    #expect(words.contains("ALARM reboot-recovers has not been exercised for 12 nights, since 2026-11-18."))
    #expect(words.ranges(of: " next: ").count == 3)
    #expect(words.contains(" next: dnp-logcheck history bisect h.db fetch-completes "))
    #expect(try folder.run("show", "--exit-zero", "h.db").exitCode == 0)
  }

  /// The findings of the text, and the numbers by night, for a program.
  @Test func theFindingsAreThereForPrograms() throws {
    let folder = try Folder.ofFleet()
    let run = try folder.run("show", "--json", "h.db", "--at-most", "lateness=15m")
    #expect(run.exitCode == 1)
    let object = try JSONTree(run.outputText)
    #expect(try JSONSchema(Self.schema).violations(object) == [])
    #expect(object["exitCode"]?.number == 1)
    let nights = try #require(object["nights"]?.items)
    #expect(nights.count == 30 && nights.first?["day"]?.text == "2026-11-01")
    let runs = nights.flatMap { night in ["pass", "fail", "undecided", "error"].compactMap { night[$0]?.number } }
    #expect(runs.reduce(0, +) == 960)
    // The three regressions that were planted, and no other alarm.
    let alarms = try #require(object["findings"]?.items).filter { $0["alarm"] == .boolean(true) }
    #expect(Set(alarms.compactMap { $0["kind"]?.text }) == ["lasting", "trend", "notExercised"])
    #expect(alarms.count == 3)
    #expect(alarms.first { $0["kind"]?.text == "lasting" }?["subject"]?.text == "fetch-completes")
    #expect(alarms.allSatisfy { $0["next"]?.text?.isEmpty == false })
    let rule = try #require(object["rules"]?.items?.first { $0["id"]?.text == "fetch-completes" })
    let failed = (rule["nights"]?.items ?? []).filter { ($0["fail"]?.number ?? 0) > 0 }.compactMap { $0["day"]?.text }
    #expect(failed.min() == "2026-11-13")
    #expect(try folder.run("show", "--json", "--exit-zero", "h.db").exitCode == 0)
  }

  private static let schema = RepositoryPaths.root.appending(path: "docs/schemas/dnp-logcheck-history-1.schema.json")

  @Test func nothingNewExitsWithZeroAndNothingAtAllWithThree() throws {
    let folder = try Folder()
    try folder.write((1...3).map { .sample("a.log", day: "2026-11-0\($0)", rules: [.passed("r")]) })
    #expect(try folder.run("import", "h.db", "night.jsonl").exitCode == 0)
    let run = try folder.run("show", "h.db")
    #expect(run.exitCode == 0 && run.outputText.hasPrefix("Nothing failed in the last night, 2026-11-03.\n"))
    try folder.files.write("", to: "empty.jsonl")
    #expect(try folder.run("import", "empty.db", "empty.jsonl").exitCode == 0)
    let empty = try folder.run("show", "empty.db")
    #expect(empty.exitCode == 3 && empty.outputText == "empty.db has no results.\n")
  }

  @Test(arguments: ["show h.db", "bisect h.db r", "report h.db", "query h.db 'SELECT 1'", "export h.db csv"])
  func aFileThatIsNoHistoryExitsWithTwoAndIsNotMade(_ line: String) throws {
    let folder = try Folder()
    let missing = try folder.shell("dnp-logcheck history \(line)")
    #expect(
      missing.exitCode == 2 && missing.errorText.hasPrefix("dnp-logcheck: h.db: there is no such file; "),
      "\(missing.errorText)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.files.url.path()) == [])
    try folder.files.write(String(repeating: "not a database", count: 100), to: "h.db")
    let other = try folder.shell("dnp-logcheck history \(line)")
    #expect(other.exitCode == 2 && other.errorText == "dnp-logcheck: h.db is not a history: file is not a database\n")
  }

  @Test(arguments: [
    ("show --nights 1 h.db", "--nights 1"), ("show --unexercised 30 h.db", "--unexercised 30"),
    ("show --at-most x h.db", "write a measure and a duration"), ("show --at-most x=3 h.db", "write a duration"),
    ("show --least-drift soon h.db", "write a duration"), ("bisect --nights 0 h.db r", "--nights 0"),
    ("query --csv --ndjson h.db x", "cannot be combined"), ("export h.db parquet", "parquet"),
    ("export h.db csv --of captures", "captures"), ("import h.db", "RESULT"), ("import h.db - -", "once only"),
    ("report h.db -o ''", "the file's name is empty"),
  ])
  func aMistypedCommandExitsWith64(_ line: String, _ words: String) throws {
    let run = try Folder().shell("dnp-logcheck history \(line)")
    #expect(run.exitCode == 64 && run.errorText.contains(words), "\(run.errorText)")
  }

  // MARK: bisect

  @Test func aBisectionNamesTheNightsAndTheBuild() throws {
    let folder = try Folder.ofFleet()
    let run = try folder.run("bisect", "h.db", "fetch-completes")
    #expect(run.exitCode == 1)
    for words in [
      "fetch-completes fails since the night of 2026-11-13.", "last good night  2026-11-12",
      "first bad night  2026-11-13",
      "more than 99 % that it began between these two nights", "the build b2 occurs for the first time",
    ] { #expect(run.outputText.contains(words), "\(words)") }
    let quiet = try folder.run("bisect", "h.db", "alarm-is-set")
    #expect(
      quiet.exitCode == 0
        && quiet.outputText.hasPrefix("alarm-is-set has no failure between 2026-11-01 and 2026-11-30."))
    let unknown = try folder.run("bisect", "h.db", "no-such-rule")
    #expect(unknown.exitCode == 64 && unknown.errorText.contains("no result of the last 30 nights has the rule"))
  }

  // MARK: report

  @Test func theDashboardIsWrittenAsAWhole() throws {
    let folder = try Folder.ofFleet()
    #expect(try folder.run("report", "h.db", "-o", "page.html").exitCode == 0)
    let page = try String(contentsOf: folder.files.url.appending(path: "page.html"), encoding: .utf8)
    #expect(page.hasPrefix("<!DOCTYPE html>") && page.hasSuffix("</html>\n") && page.contains("2 more alarms"))
    #expect(try folder.run("report", "h.db").outputText == page)
    let over = try folder.run("report", "h.db", "-o", "h.db")
    #expect(over.exitCode == 64 && over.errorText.contains("would write over the history"))
    #expect(try folder.run("report", "h.db", "-o", "no/such/page.html").exitCode == 2)
  }

  @Test func bisectAndReportHaveAnswersForPrograms() throws {
    let folder = try Folder.ofFleet()
    #expect(try folder.run("report", "--json", "h.db").output == folder.run("show", "--json", "h.db").output)
    let schema = try JSONSchema(
      RepositoryPaths.root.appending(path: "docs/schemas/dnp-logcheck-bisection-1.schema.json"))
    let lasting = try folder.run("bisect", "--json", "h.db", "fetch-completes")
    let found = try JSONTree(lasting.outputText)
    #expect(lasting.exitCode == 1 && found["exitCode"]?.number == 1 && found["outcome"]?.text == "lasting")
    #expect(found["firstBad"]?.text == "2026-11-13" && found["lastGood"]?.text == "2026-11-12")
    #expect(found["suspects"]?.items?.map { $0["value"]?.text } == ["b2"])
    #expect(schema.violations(found) == [])
    let quiet = try folder.run("bisect", "--json", "h.db", "alarm-is-set")
    let none = try JSONTree(quiet.outputText)
    #expect(quiet.exitCode == 0 && none["outcome"]?.text == "neverFailed")
    #expect(schema.violations(none) == [])
  }

  // MARK: query, export

  @Test(arguments: [
    "DELETE FROM result", "ATTACH 'x.db' AS x", "PRAGMA user_version = 3", "SELEC 1", "SELECT 1; SELECT 2",
  ])
  func aStatementThatDoesNotOnlyReadIsRefused(_ sql: String) throws {
    let folder = try Folder()
    try folder.write([.sample("a.log")])
    #expect(try folder.run("import", "h.db", "night.jsonl").exitCode == 0)
    let run = try folder.run("query", "h.db", sql)
    #expect(
      run.exitCode == 64 && run.outputText.isEmpty && run.errorText.hasPrefix("dnp-logcheck: "), "\(run.errorText)")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.files.url.path()).sorted() == ["h.db", "night.jsonl"])
  }

  @Test func aReaderThatGoesAwayEndsAQueryQuietly() throws {
    let folder = try Folder()
    try folder.write([.sample("a.log")])
    #expect(try folder.run("import", "h.db", "night.jsonl").exitCode == 0)
    let endless = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n"
    let run = try folder.shell("dnp-logcheck history query --csv h.db '\(endless)' | head -3")
    #expect(run.outputText == "i\n1\n2\n" && run.errorText.isEmpty)
  }

  @Test(.costly, arguments: ["results", "rules", "measures", "findings", "evidence"])
  func everyPartIsExportedInBothForms(_ part: String) throws {
    let folder = try Folder.ofFleet()
    let csv = try folder.run("export", "h.db", "csv", "--of", part)
    let ndjson = try folder.run("export", "h.db", "ndjson", "--of", part)
    #expect(csv.exitCode == 0 && ndjson.exitCode == 0)
    let lines = ndjson.outputText.split(separator: "\n")
    #expect(lines.count > 100 && csv.outputText.split(separator: "\n").count == lines.count + 1)
    for line in lines.prefix(50) {
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(line.utf8)) }
    }
  }
}
