import Foundation
import LogCheckTestSupport
import Testing

/// Names that a user gives, and the messages about unknown ones.
@Suite struct NamesAndTimesTests {
  private static let sample = "SampleLogs/failing/prefetch-lead-is-five-minutes/first-run.log"

  /// A requirement, a beginning of ids and a pattern choose rules as an id does.
  @Test(arguments: [
    ["--select", "prefetch-lead-is-five-minutes"], ["--select", "REQ-052"], ["--select", "req-052"],
    ["--select", "prefetch-lead"], ["--select", "prefetch-lead-*-minutes"], ["--select", "*lead-is-f?ve*"],
  ])
  func aRuleIsChosenByWhatItIsKnownBy(_ options: [String]) throws {
    let run = try CommandRun(BuiltProduct.dnpLogCheck, options + [Self.sample])
    #expect(run.exitCode == 1)
    #expect(run.outputText.contains("[prefetch-lead-is-five-minutes]"))
    let left = try CommandRun(
      BuiltProduct.dnpLogCheck, options.map { $0 == "--select" ? "--ignore" : $0 } + [Self.sample])
    #expect(left.exitCode == 0)
  }

  /// A tag names its rules and no others, though ids begin with it: who ignored a tag must not lose more.
  @Test func aTagIsNoBeginningOfIds() throws {
    func rule(_ id: String, tags: String) -> String {
      """
        - id: \(id)
          title: nothing starts
          tags: [\(tags)]
          kind: never
          event: job.started
          tests:
            - { name: without a start, events: ["0s tick"], expect: pass }
            - { name: one, events: ["0s job.started id=a"], expect: fail }
            - { name: hidden, events: ["0s job.started id=~"], expect: fail }

      """
    }
    let folder = try TemporaryFolder()
    let head = "schema: dnp-rules/1\nevents:\n  job.started: { fields: { id: word } }\nrules:\n"
    let rules = rule("night-is-quiet", tags: "quiet") + rule("day-is-quiet", tags: "night")
    let file = try folder.write(head + rules, to: "own.yml").path(percentEncoded: false)
    let run = try withExtendedLifetime(folder) {
      try CommandRun(
        BuiltProduct.dnpLogCheck, ["rules", "list", "--no-built-in-rules", "--rules", file, "--ignore", "night"])
    }
    #expect(run.outputText.contains("night-is-quiet") && !run.outputText.contains("day-is-quiet"))
  }

  /// Wrong names are bad usage, and get the nearest one.
  @Test(arguments: [
    (["--select", "prefetch-lead-is-five-minuts", "a.log"], "did you mean \"prefetch-lead-is-five-minutes\"?"),
    (["--ignore", "REQ-9999", "a.log"], "there is no rule, tag or requirement \"REQ-9999\""),
    (["--require", "prefetch-lead-is-five-minuts", "a.log"], "did you mean \"prefetch-lead-is-five-minutes\"?"),
    (["cehck", "a.log"], "did you mean `dnp-logcheck check`?"),
    (["lint"], "did you mean `dnp-logcheck rules validate`?"),
    (["version"], "did you mean `dnp-logcheck --version`?"),
    (["explain", "grouping-"], "did you mean \"grouping\"?"),
    (["explain", "0123456789abcdef"], "give the JSON report that it is of"),
    (["--quiet", "--verbose", "a.log"], "cannot both hold"),
  ])
  func aWrongNameGetsASuggestion(_ arguments: [String], _ words: String) throws {
    let run = try CommandRun(BuiltProduct.dnpLogCheck, arguments)
    #expect(run.exitCode == 64)
    #expect(run.errorText.contains(words))
  }

  /// Instants as people type them, and as Apple's tools print them. The sample's failure is at 05:40:09.850.
  @Test(arguments: [
    ("2025-11-15T05:40:11Z", 0), ("2025-11-15 05:40:11.000000+0000", 0), ("2025-11-15 05:41+00:00", 0),
    ("2025-11-15 06:40:11 +0100", 0), ("2025-11-15 05:40:09.800000+0000", 1), ("2025-11-15 05:40Z", 1),
    ("05:40:11", 0), ("05:41", 0), ("05:40:09.8", 1), ("05:40", 1), ("05:39", 1), ("17:39", 0), ("17:41", 1),
    ("2025-11-15", 1), ("2025-11-16", 0), ("11-15", 1), ("11-16", 0), ("2025-11-15 05:40:11", 0), ("11-15 05:40", 1),
    ("5:40", 1), ("5:41", 0), ("2025-11-15 5:40", 1), ("2025-11-15 5:40:11Z", 0), ("24:10", 64), (":40", 64),
    ("5:4", 64), ("11-31", 64), ("2025-02-29", 64), ("11-15T05:40Z", 64), ("2025-11", 64),
    ("-11-15", 64),
    ("tomorrow", 64), ("2025-11-15 5 o'clock", 64), ("2025-13-15 05:40Z", 64),
  ])
  func anInstantIsReadAsItIsPrinted(_ since: String, _ exitCode: Int32) throws {
    let run = try CommandRun(
      BuiltProduct.dnpLogCheck, ["--select", "REQ-052", "--allow-undecided", "--since", since, Self.sample])
    // Where the lines are left out, nothing is decided.
    #expect(run.exitCode == (exitCode == 0 ? 3 : exitCode), "\(run.outputText)\(run.errorText)")
  }

  /// `timeline --around` takes the same, as the timeline prints times; the schedule call of the sample is at 05:40:09.820.
  @Test(arguments: [
    ("05:40:10", true), ("05:44", true), ("2025-11-15 05:40Z", true), ("05:52", false), ("17:00", false),
    ("2025-11-15", true), ("11-15", true), ("2025-11-15 05:40", true), ("11-15 05:52", false), ("2025-11-16", false),
  ])
  func theTimelineIsAskedForATimeOfTheDay(_ around: String, _ isKnown: Bool) throws {
    let run = try CommandRun(
      BuiltProduct.dnpLogCheck, ["timeline", "--around", around, "--span", "5m", Self.sample])
    #expect(run.outputText.contains("05:40:09.820") == isKnown, "\(run.outputText)\(run.errorText)")
  }

  @Test(arguments: [
    ("prefetch-lead-is-five-minutes", "What it checks:"), ("fetch.bgtask.submitted", "Rules that look at it:"),
    ("REQ-052", "Rules that judge it:"), ("end", "a reason why a verdict is inconclusive"),
    ("I055", "nothing could be decided"), ("r023", "a key is missing"),
  ])
  func whateverAReportPrintsIsExplained(_ name: String, _ words: String) throws {
    let run = try CommandRun(BuiltProduct.dnpLogCheck, ["explain", name])
    #expect(run.exitCode == 0)
    #expect(run.outputText.contains(words))
  }

  @Test func aFingerprintIsExplainedByItsReport() throws {
    let folder = try TemporaryFolder()
    let report = folder.url.appending(path: "r.json").path(percentEncoded: false)
    _ = try CommandRun(BuiltProduct.dnpLogCheck, ["--report", "json=\(report)", Self.sample])
    let tree = try JSONTree(String(contentsOfFile: report, encoding: .utf8))
    let finding = try #require(
      tree["findings"]?.items?.first { $0["rule"]?.text == "prefetch-lead-is-five-minutes" })
    let fingerprint = try #require(finding["fingerprint"]?.text)
    let run = try CommandRun(BuiltProduct.dnpLogCheck, ["explain", fingerprint, "--report", report])
    #expect(run.exitCode == 0)
    #expect(run.outputText.contains("4 min") && run.outputText.contains("What it checks:"))
    let other = try CommandRun(BuiltProduct.dnpLogCheck, ["explain", fingerprint, "--report", Self.sample])
    #expect(other.exitCode == 2)
    withExtendedLifetime(folder) {}
  }
}
