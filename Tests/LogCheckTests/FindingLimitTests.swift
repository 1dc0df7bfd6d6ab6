import LogCheck
import LogCheckIngest
import LogCheckModel
import LogCheckRuleLibrary
import LogCheckRules
import Testing

/// However many instances fail, each failing rule is reported, and unreported findings are counted.
@Suite struct FindingLimitTests {
  private static let events = """
    schema: dnp-rules/1
    components:
      JOB: { summary: a made-up job runner, tags: ["[JOB]"] }
    events:
      job.noise: { summary: it grumbles, component: JOB, text: ["noise"] }
      job.crashed: { summary: it breaks off, component: JOB, text: ["crashed"] }
      job.retried: { summary: it tries again, component: JOB, text: ["retried"] }
      job.fine: { summary: it says that all is well, component: JOB, text: ["fine"] }
    rules:

    """

  private static func rule(_ id: String, never event: String, _ more: String) -> String {
    """
      - id: \(id)
        title: \(event) never comes
        requirements: [REQ-901]
        rationale: It is bad.
        remediation: Find out why.
        \(more)
        kind: never
        event: \(event)
        needs_alive: [JOB]
        tests:
          - { name: quiet, events: ["0s job.fine"], expect: pass }
          - { name: loud, events: ["0s \(event)"], expect: fail }
          - { name: a hole, events: ["0s job.fine", "9s gap 5s", "10s job.fine"], expect: { inconclusive: gap } }

    """
  }

  private func library() throws -> RuleLibrary {
    let text =
      Self.events + Self.rule("no-noise", never: "job.noise", "severity: warning")
      + Self.rule("no-crash", never: "job.crashed", "severity: error")
      + Self.rule("no-retry", never: "job.retried", "status: experimental")
    return try RuleLibrary(files: [RuleFileText(path: "rules.yml", bytes: Array(text.utf8))])
  }

  private func run(_ messages: [String], limit: Int) throws -> (findings: [Finding], summary: RunSummary) {
    var options = AuditOptions()
    options.findingLimit = limit
    options.isCaptureComplete = true
    var audit = try Audit(library().ruleSet, options)
    let capture = messages.map { "[JOB] \($0)\n" }.joined()
    var findings: [Finding] = []
    audit.run([.bytes(Array(capture.utf8), shown: "jobs.log")]) { findings.append($0) }
    return (findings, audit.summary())
  }

  @Test func aRuleThatFailsLateIsReportedAfterAnotherUsedTheLimit() throws {
    let noise = [String](repeating: "noise", count: 100)
    let (findings, summary) = try run(noise + ["crashed"] + noise, limit: 20)
    #expect(findings.count { $0.rule == "no-noise" } == 20)
    #expect(findings.filter { $0.rule == "no-crash" }.map(\.position?.line) == [101])
    #expect(summary.reportedFindings == 21)
    #expect(summary.unreportedFindings == 180)
    #expect(summary.rules.first { $0.id == "no-noise" }?.fails == 200)
  }

  @Test func beyondTheLimitTenFailuresOfARuleAreReported() throws {
    let (findings, summary) = try run([String](repeating: "noise", count: 100), limit: 0)
    #expect(findings.count == 10)
    #expect(summary.unreportedFindings == 90)
  }

  @Test func anExperimentalRuleIsMarkedAndFailsNoRun() throws {
    let (findings, summary) = try run(["retried"], limit: 10)
    #expect(findings.map(\.isExperimental) == [true])
    #expect(summary.rules.filter(\.isExperimental).map(\.verdict) == [.fail])
    #expect(summary.verdict != .fail && summary.exitCode != 1)
  }

  @Test func evidenceSeparatesTheMessageFromTheHeader() throws {
    let logLine =
      "2025-11-15 06:00:00.000000+0000 0x1a2b     Default     0x0                  700    0    Runner: [JOB] crashed"
    var audit = try Audit(library().ruleSet, AuditOptions())
    var findings: [Finding] = []
    audit.run([.bytes(Array((logLine + "\n").utf8), shown: "jobs.log")]) { findings.append($0) }
    let evidence = try #require(findings.first { $0.rule == "no-crash" }?.evidence.first)
    #expect(evidence.text == logLine)
    #expect(evidence.message == "[JOB] crashed")
    #expect(evidence.omittedBytes == 0)
  }
}
