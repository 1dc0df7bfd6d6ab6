import Foundation
import LogCheckTestSupport
import Testing

/// The first run of a healthy app whose build words the submit of the background task in its own way.
@Suite struct RewordedCaptureTests {
  private static let known = "[DNP-FETCH] BGAppRefreshTask scheduled (earliestBeginDate=2025-11-15T05:48:00Z)"

  private static let healthy = RepositoryPaths.sampleLogs.appending(path: "healthy/first-run.log")

  /// The verdict on the first run with another line for the submit.
  private func check(_ line: String, _ options: [String] = []) throws -> (run: CommandRun, report: JSONTree) {
    let folder = try TemporaryFolder()
    let text = try String(contentsOf: Self.healthy, encoding: .utf8)
    #expect(text.contains(Self.known))
    try folder.write(text.replacing(Self.known, with: line), to: "capture.log")
    let run = try CommandRun(
      BuiltProduct.dnpLogCheck, ["--no-config", "--report", "json"] + options + ["capture.log"], in: folder.url)
    return (run, try JSONTree(run.outputText))
  }

  private func rules(_ report: JSONTree, _ verdict: String) -> [String] {
    (report["rules"]?.items ?? []).filter { $0["verdict"]?.text == verdict }.compactMap { $0["id"]?.text }
  }

  @Test(
    .costly,
    arguments: [
      "[DNP-FETCH] Submitted background refresh request, begins not before 2025-11-15T05:48:00Z",
      "[DNP-FETCH] refresh request handed to iOS, earliest 2025-11-15T05:48:00Z",
      "[DNP-FETCH] BGAppRefreshTask has been submitted for 05:48",
    ])
  func anotherWordingFailsNothingAndIsNotGreen(_ line: String) throws {
    let (run, report) = try check(line)
    #expect(rules(report, "fail") == [])
    #expect(run.exitCode == 3)
    let findings = (report["findings"]?.items ?? []).filter { $0["reason"]?.text == "vocabulary" }
    #expect(!findings.isEmpty)
    #expect(
      findings.contains {
        $0["wording"]?["event"]?.text == "fetch.bgtask.submitted" && $0["wording"]?["line"]?["line"]?.number == 38
      })
  }

  /// A user who knows that the build prints only known texts gets the failures.
  @Test func aKnownVocabularyLeavesNothingOpen() throws {
    let line = "[DNP-FETCH] Submitted background refresh request, begins not before 2025-11-15T05:48:00Z"
    let (run, report) = try check(line, ["--known-vocabulary"])
    #expect(run.exitCode == 1)
    #expect(rules(report, "fail").contains("announced-prefetch-is-submitted"))
  }

  /// A line that denies the event is not the event. It may be its refusal, which the rule takes for an answer.
  @Test(
    .costly,
    arguments: [
      "[DNP-FETCH] prefetch not submitted: the scheduler is busy",
      "[DNP-FETCH] Background refresh request was not submitted",
    ])
  func aDenialIsNotTheEvent(_ line: String) throws {
    let (run, report) = try check(line)
    #expect(run.exitCode != 0)
    let events = (report["findings"]?.items ?? []).compactMap { $0["wording"]?["event"]?.text }
    #expect(!events.contains("fetch.bgtask.submitted"))
  }

  /// A line that is unrelated leaves the failure as it is.
  @Test(
    .costly,
    arguments: [
      "[DNP-FETCH] TLS 1.3, h2",
      "[DNP-FETCH] released fetch lock after 12 ms",
    ])
  func anotherLineLeavesTheFailure(_ line: String) throws {
    let (run, report) = try check(line)
    #expect(run.exitCode == 1)
    #expect(rules(report, "fail").contains("announced-prefetch-is-submitted"))
  }

  /// Lines that differ in the value that denies the event are two texts, whichever comes first.
  @Test(.costly, arguments: [("true", "false"), ("false", "true")])
  func aDeniedResultIsNoTextOfAnAffirmedOne(_ first: String, _ second: String) throws {
    func line(_ value: String) -> String { "[DNP-FETCH] Refresh request submitted, result=\(value), at 05:48" }
    let folder = try TemporaryFolder()
    let text = try String(contentsOf: Self.healthy, encoding: .utf8)
    let header = text.split(separator: "\n").first { $0.contains(Self.known) }.map {
      $0.replacing(Self.known, with: "")
    }
    let lines = line(first) + "\n" + (header ?? "") + line(second)
    try folder.write(text.replacing(Self.known, with: lines), to: "capture.log")
    let run = try CommandRun(BuiltProduct.dnpLogCheck, ["vocabulary", "--json", "capture.log"], in: folder.url)
    let texts = try JSONTree(run.outputText)["unknown"]?.items ?? []
    func events(_ value: String) -> [String] {
      let found = texts.first { $0["example"]?.text == line(value) }
      return (found?["candidates"]?.items ?? []).compactMap { $0["event"]?.text }
    }
    #expect(events("true").contains("fetch.bgtask.submitted"), "\(run.outputText)")
    #expect(!events("false").contains("fetch.bgtask.submitted"))
  }

  /// A missing line fails as before.
  @Test func aMissingLineFails() throws {
    let (run, report) = try check("another line of the app")
    #expect(run.exitCode == 1)
    #expect(rules(report, "fail").contains("announced-prefetch-is-submitted"))
  }

  @Test func theReportNamesTheLineAndTheCommand() throws {
    let run = try CommandRun(
      BuiltProduct.dnpLogCheck, ["--no-config", "--report", "text", "SampleLogs/reworded/first-run.log"])
    #expect(run.exitCode == 3)
    #expect(run.outputText.contains("line 38 may be"))
    #expect(run.outputText.contains("fetch.bgtask.submitted"))
    #expect(run.outputText.contains("dnp-logcheck vocabulary"))
  }

  /// The words of the line reach no terminal unescaped.
  @Test(.costly) func aHostileLineIsEscaped() throws {
    let line = "[DNP-FETCH] Submitted\u{1B}[31m background refresh request for 2025-11-15T05:48:00Z"
    let folder = try TemporaryFolder()
    let text = try String(contentsOf: Self.healthy, encoding: .utf8)
    try folder.write(text.replacing(Self.known, with: line), to: "capture.log")
    for arguments in [["--no-config", "--report", "text"], ["vocabulary"]] {
      let run = try CommandRun(BuiltProduct.dnpLogCheck, arguments + ["capture.log"], in: folder.url)
      #expect(!run.output.contains(0x1B))
    }
  }
}
