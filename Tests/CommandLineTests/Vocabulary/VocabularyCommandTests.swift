import Foundation
import LogCheckTestSupport
import Testing

/// `vocabulary` adapts the events to the words of a build.
@Suite struct VocabularyCommandTests {
  private static let reworded = "SampleLogs/reworded/first-run.log"
  private static let healthy = "SampleLogs/healthy/first-run.log"

  private func path(_ name: String) -> String { RepositoryPaths.root.appending(path: name).path(percentEncoded: false) }

  private func verdicts(_ arguments: [String], in folder: URL = RepositoryPaths.root) throws -> [String: String] {
    let run = try CommandRun(
      BuiltProduct.dnpLogCheck, ["--no-config", "--report", "json"] + arguments, in: folder)
    let rules = try JSONTree(run.outputText)["rules"]?.items ?? []
    return Dictionary(
      uniqueKeysWithValues: rules.compactMap { rule in
        rule["id"]?.text.flatMap { id in rule["verdict"]?.text.map { (id, $0) } }
      })
  }

  @Test func itNamesTheTextAndItsEvent() throws {
    let run = try CommandRun(BuiltProduct.dnpLogCheck, ["vocabulary", Self.reworded])
    #expect(run.exitCode == 0)
    let words = run.outputText.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("Submitted background refresh request, begins not before {instant}"))
    #expect(run.outputText.contains("probably fetch.bgtask.submitted"))
    #expect(run.outputText.contains("\(Self.reworded):38"))
    #expect(run.outputText.contains("--write words.yml"))
  }

  /// The written wordings restore the verdicts of the capture before it was reworded.
  @Test(.costly) func theWordingsThatItWritesGiveBackTheVerdicts() throws {
    let folder = try TemporaryFolder()
    let write = try CommandRun(
      BuiltProduct.dnpLogCheck, ["vocabulary", path(Self.reworded), "--write", "words.yml"], in: folder.url)
    #expect(write.exitCode == 0, "\(write.outputText) \(write.errorText)")
    let file = try String(contentsOf: folder.url.appending(path: "words.yml"), encoding: .utf8)
    #expect(file.contains("{earliest_begin}") && !file.contains("2025-11-15T05:48:00Z"))
    let adapted = try verdicts(["--rules", "words.yml", path(Self.reworded)], in: folder.url)
    #expect(adapted == (try verdicts([Self.healthy])))
    let validate = try CommandRun(BuiltProduct.dnpLogCheck, ["rules", "validate", "words.yml"], in: folder.url)
    #expect(validate.exitCode == 0 || validate.errorText.contains("fetch.bgtask.submitted"))
    // It is never changed: it may hold texts that a person chose.
    let again = try CommandRun(
      BuiltProduct.dnpLogCheck, ["vocabulary", path(Self.reworded), "--write", "words.yml"], in: folder.url)
    #expect(again.exitCode == 64)
    let fresh = try CommandRun(
      BuiltProduct.dnpLogCheck, ["vocabulary", path(Self.reworded), "--check", "words.yml"], in: folder.url)
    #expect(fresh.exitCode == 0, "\(fresh.outputText)")
    let stale = try CommandRun(
      BuiltProduct.dnpLogCheck, ["vocabulary", path(Self.healthy), "--check", "words.yml"], in: folder.url)
    #expect(stale.exitCode == 1)
    #expect(stale.outputText.contains("occurs in no capture"))
  }

  /// Whole stories in other words, adopted as far as the tool is sure: no verdict turns to its opposite.
  @Test(.costly, arguments: ["happy-path", "SCN-02", "SCN-04"], [UInt64(1), 2])
  func adoptedStoriesAreJudgedAsTheyWere(_ scenario: String, _ seed: UInt64) throws {
    let folder = try TemporaryFolder()
    let story = ["simulate", scenario, "--seed", "\(seed)"]
    try folder.write(try CommandRun(BuiltProduct.dnpLogCheck, story).output, to: "known.log")
    try folder.write(try CommandRun(BuiltProduct.dnpLogCheck, story + ["--reword", "4"]).output, to: "other.log")
    let write = try CommandRun(
      BuiltProduct.dnpLogCheck, ["vocabulary", "other.log", "--write", "words.yml"], in: folder.url)
    #expect(write.exitCode == 0, "\(write.errorText)")
    let hasWords = FileManager.default.fileExists(atPath: folder.path("words.yml"))
    let known = try verdicts(["known.log"], in: folder.url)
    let adapted = try verdicts((hasWords ? ["--rules", "words.yml"] : []) + ["other.log"], in: folder.url)
    for (rule, verdict) in known where ["pass", "fail"].contains(verdict) {
      let other = adapted[rule] ?? ""
      #expect(other == verdict || !["pass", "fail"].contains(other), "\(rule): \(verdict), adapted \(other)")
    }
  }

  @Test(.costly) func aTextIsTakenByHand() throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun(
      BuiltProduct.dnpLogCheck,
      [
        "vocabulary", path(Self.reworded), "--write", "words.yml", "--accept", "38=fetch.bgtask.submitted",
      ], in: folder.url)
    #expect(run.exitCode == 0, "\(run.outputText)")
    let wrong = try CommandRun(
      BuiltProduct.dnpLogCheck,
      ["vocabulary", path(Self.reworded), "--write", "other.yml", "--accept", "38=no.such.event"], in: folder.url)
    #expect(wrong.exitCode == 2)
    #expect(wrong.outputText.contains("there is no event no.such.event"))
  }

  @Test(.costly) func jsonIsAsItsSchemaSays() throws {
    let schema = try JSONSchema(
      RepositoryPaths.root.appending(path: "docs/schemas/dnp-logcheck-vocabulary-1.schema.json"))
    for capture in [Self.reworded, Self.healthy, "README.md"] {
      let run = try CommandRun(BuiltProduct.dnpLogCheck, ["vocabulary", "--json", capture])
      #expect(schema.violations(try JSONTree(run.outputText)) == [])
    }
  }

  @Test(arguments: [
    ["--source", "Sources", "capture.log"], ["--accept", "best"], ["--write", "a", "--check", "b"],
    ["--write", "a", "--accept", "twelve=x"], ["--source", "Sources", "--write", "a"],
  ])
  func whatGoesNotTogetherIsBadUsage(_ arguments: [String]) throws {
    let folder = try TemporaryFolder()
    #expect(try CommandRun(BuiltProduct.dnpLogCheck, ["vocabulary"] + arguments, in: folder.url).exitCode == 64)
  }

  /// If nothing of the plugin is there, a run is not green: the wrong file or folder was named.
  @Test(.costly) func nothingOfThePluginIsNotGreen() throws {
    let folder = try TemporaryFolder()
    try folder.write("import Foundation\nprint(\"hello\")\n", to: "source/Main.swift")
    try folder.write(
      "2025-11-15 05:40:09.820000+0000 0x1a2b     Default     0x0     412    0    App: hello\n", to: "a.log")
    for arguments in [["--source", "source"], ["a.log"], ["--json", "a.log"]] {
      let run = try CommandRun(BuiltProduct.dnpLogCheck, ["vocabulary"] + arguments, in: folder.url)
      #expect(run.exitCode == 3, "\(arguments) \(run.outputText)")
    }
  }

  /// A pull request that rewords a log line fails with the file and the line.
  @Test func aRewordedStatementIsFoundInTheSource() throws {
    let folder = try TemporaryFolder()
    func source(_ line: String) -> String {
      "import Foundation\nfunc submit(_ date: Date) {\n  print(\"\(line)\")\n}\n"
    }
    try folder.write(
      source("[DNP-FETCH] BGAppRefreshTask scheduled (earliestBeginDate=\\(date))"), to: "known/Fetcher.swift")
    try folder.write(
      source("[DNP-FETCH] Submitted background refresh request, begins not before \\(date)"), to: "new/Fetcher.swift")
    let known = try CommandRun(BuiltProduct.dnpLogCheck, ["vocabulary", "--source", "known"], in: folder.url)
    #expect(known.exitCode == 0, "\(known.outputText)")
    let new = try CommandRun(BuiltProduct.dnpLogCheck, ["vocabulary", "--source", "new"], in: folder.url)
    #expect(new.exitCode == 1)
    #expect(new.outputText.contains("new/Fetcher.swift:3"))
    #expect(new.outputText.contains("fetch.bgtask.submitted"))
  }

  /// A text that the source no longer prints is found before there is a build.
  @Test(.costly) func aTextThatNoStatementPrintsIsFoundInTheSource() throws {
    let folder = try TemporaryFolder()
    let statement = "print(\"[DNP-FETCH] Submitted background refresh request, begins not before \\(date)\")"
    try folder.write("func submit() {\n  \(statement)\n}\n", to: "new/Fetcher.swift")
    try folder.write(
      "func submit() {\n  // \(statement)\n  print(\"[DNP-FETCH] Fetch success\")\n}\n", to: "old/Fetcher.swift")
    try folder.write("func test() {\n  \(statement)\n}\n", to: "old/Tests/FetcherTests.swift")
    let write = try CommandRun(
      BuiltProduct.dnpLogCheck, ["vocabulary", path(Self.reworded), "--write", "words.yml"], in: folder.url)
    #expect(write.exitCode == 0)
    let schema = try JSONSchema(
      RepositoryPaths.root.appending(path: "docs/schemas/dnp-logcheck-vocabulary-source-1.schema.json"))
    for (source, exitCode, verdict) in [
      ("new", Int32(0), "printed"), ("old", 1, "stale"), ("old/Tests", 0, "printed"),
      ("old/Tests/FetcherTests.swift", 0, "printed"),
    ] {
      let arguments = ["vocabulary", "--source", source, "--check", "words.yml"]
      let run = try CommandRun(BuiltProduct.dnpLogCheck, arguments, in: folder.url)
      #expect(run.exitCode == exitCode, "\(source): \(run.outputText)")
      #expect(run.outputText.contains("is printed by no statement") == (verdict == "stale"))
      let json = try CommandRun(BuiltProduct.dnpLogCheck, arguments + ["--json"], in: folder.url)
      #expect(json.exitCode == exitCode)
      let tree = try JSONTree(json.outputText)
      #expect(schema.violations(tree) == [])
      #expect(tree["wordings"]?["texts"]?.items?.map { $0["verdict"]?.text } == [verdict])
    }
    // A file that is also loaded as rules is judged the same.
    let loaded = try CommandRun(
      BuiltProduct.dnpLogCheck, ["vocabulary", "--source", "new", "--check", "words.yml", "--rules", "words.yml"],
      in: folder.url)
    #expect(loaded.exitCode == 0, "\(loaded.outputText)")
  }

  /// A file of wordings that cannot be read decides nothing.
  @Test(arguments: [
    "schema: dnp-rules/1\nwordings:\n  fetch.response:\n    text: \"{status\"\n", "schema: [", "\u{1B}[31m",
    "schema: dnp-rules/1\nwordings:\n  fetch.response:\n    component: NO\\e[31mBODY\n    text: \"fetched {status}\"\n",
  ])
  func aBrokenFileOfWordingsIsUnreadable(_ text: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("print(\"[DNP-FETCH] Fetch success\")\n", to: "a.swift")
    try folder.write(text, to: "words.yml")
    let run = try CommandRun(
      BuiltProduct.dnpLogCheck, ["vocabulary", "--source", "a.swift", "--check", "words.yml"], in: folder.url)
    #expect(run.exitCode == 2, "\(run.outputText)")
    #expect(!run.errors.contains(0x1B))
  }
}
