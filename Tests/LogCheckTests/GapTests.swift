import LogCheck
import LogCheckModel
import LogCheckRuleLibrary
import LogCheckRules
import LogCheckSimulator
import Testing

/// Captures with a gap, and captures that only end.
@Suite struct GapTests {
  /// Every event and rule here is made up.
  private static let rules = """
    schema: dnp-rules/1
    components:
      JOB: { summary: a made-up job runner, tags: ["[JOB-RUN]"] }
    events:
      job.begun: { summary: a job begins, component: JOB, fields: { at: instant }, text: ["begun"], pairs: { at: at } }
      job.kept: { summary: it is kept, component: JOB, fields: { at: instant }, text: ["kept"], pairs: { at: at } }
      job.done: { summary: it ends, component: JOB, text: ["done"] }
      job.broken: { summary: it breaks off, component: JOB, text: ["broken"] }
    rules:
      - id: begun-is-done
        title: what begins ends
        kind: response
        when: job.begun
        expect: { event: job.done, within: 5s }
        tests:
          - { name: ends, events: ["0s job.begun", "1s job.done"], expect: pass }
          - { name: does not, events: ["0s job.begun", "9s tick"], expect: fail }
          - { name: open, events: ["0s job.begun"], expect: { inconclusive: end } }
      - id: none-broken
        title: no job breaks off
        kind: never
        event: job.broken
        tests:
          - { name: quiet, events: ["0s job.done"], expect: pass }
          - { name: loud, events: ["0s job.broken"], expect: fail }
          - { name: a hole, events: ["0s job.done", "9s gap 5s", "10s job.done"], expect: { inconclusive: gap } }
      - id: kept-as-begun
        title: a job is kept as it began
        kind: relate
        when: job.begun as b
        with: job.kept as k
        within: 5s
        check: ["b.at == k.at"]
        tests:
          - name: the same
            events: ["0s job.begun at=+1m", "1s job.kept at=+1m"]
            expect: pass
          - name: another
            events: ["0s job.begun at=+1m", "1s job.kept at=+2m"]
            expect: fail
          - name: hidden
            events: ["0s job.begun at=+1m", "1s job.kept at=~"]
            expect: { inconclusive: redacted }
      - id: kept-before-done
        title: a job is kept before it ends
        kind: precedes
        event: job.done
        requires: job.kept
        scope: capture
        since: job.begun
        tests:
          - { name: kept, events: ["0s job.begun", "1s job.kept", "2s job.done"], expect: pass }
          - { name: for another, events: ["0s job.kept", "1s job.begun", "2s job.done"], expect: fail }
          - { name: unknown, events: ["0s job.done"], expect: { inconclusive: start } }

    """

  private func verdicts(_ capture: [String], ends: Bool = true) throws -> [String: RuleSummary] {
    let library = try RuleLibrary(files: [RuleFileText(path: "rules.yml", bytes: Array(Self.rules.utf8))])
    var audit = try Audit(library.ruleSet, AuditOptions())
    let text = capture.joined(separator: "\n") + (ends ? "\n" : "")
    audit.run([.bytes(Array(text.utf8), shown: "jobs.log")]) { _ in }
    return Dictionary(audit.summary().rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private func logLine(_ second: Int, _ message: String, _ process: String = "App[7]") -> String {
    "Nov 15 05:30:\(second < 10 ? "0" : "")\(second).000000 \(process) <Notice>: \(message)"
  }

  @Test func theEndOfAConnectionIsTheEndOfTheCapture() throws {
    let reported = try verdicts([
      "[connected:ab]", logLine(0, "[JOB-RUN] done"), logLine(9, "idle", "dasd[3]"), "[disconnected:ab]",
    ])
    #expect(reported["none-broken"]?.verdict == .pass)
  }

  @Test func betweenTwoConnectionsLinesAreMissing() throws {
    let reported = try verdicts([
      "[connected:ab]", logLine(0, "[JOB-RUN] begun"), "[disconnected:ab]", "[connected:ab]",
      logLine(9, "[JOB-RUN] kept"),
      logLine(20, "idle", "dasd[3]"),
    ])
    #expect(reported["none-broken"]?.reasons == [.gap: 1])
    #expect(reported["begun-is-done"]?.reasons == [.gap: 1])
  }

  @Test func withoutTimesAGapIsEverywhere() throws {
    let reported = try verdicts(["[JOB-RUN] done", "QUARANTINED DUE TO HIGH LOGGING VOLUME", "[JOB-RUN] done"])
    #expect(reported["none-broken"]?.reasons == [.gap: 1])
  }

  @Test func withoutTimesValuesMayBelongToDifferentJobs() throws {
    let other = try verdicts(["[JOB-RUN] begun (at=2025-11-15T05:30:00Z)", "[JOB-RUN] kept (at=2025-11-15T05:31:00Z)"])
    #expect(other["kept-as-begun"]?.reasons == [.time: 1])
  }

  @Test func whatForgetsMayBeMissing() throws {
    let whole = try verdicts([
      logLine(0, "[JOB-RUN] begun"), logLine(1, "[JOB-RUN] kept"), logLine(9, "[JOB-RUN] done"),
    ])
    #expect(whole["kept-before-done"]?.verdict == .pass)
    let holed = try verdicts([
      logLine(0, "[JOB-RUN] begun"), logLine(1, "[JOB-RUN] kept"), "[disconnected:ab]", "[connected:ab]",
      logLine(9, "[JOB-RUN] done"),
    ])
    #expect(holed["kept-before-done"]?.reasons == [.gap: 1])
  }

  /// The last objects of a document are not wanted, but they show how far it goes.
  @Test func theLastObjectOfADocumentPassesTheTime() throws {
    let writer = try #require(LogWriter.named("apple-json"))
    let entries = [(0, "[JOB-RUN] begun"), (8, "idle"), (9, "idle")].map { second, message in
      LogEntry(instant: LogInstant(nanoseconds: second * 1_000_000_000), process: "App", processID: 7, message: message)
    }
    let reported = try verdicts([String(decoding: writer.write(entries), as: UTF8.self)], ends: false)
    #expect(reported["begun-is-done"]?.verdict == .fail)
  }

  @Test func whatALostEndMayHoldIsNotMissing() throws {
    let line = logLine(0, "[JOB-RUN] begun (at=2025-11-15T05:30:00Z)")
    let reported = try verdicts([line, logLine(1, "[JOB-RUN] kept (at=2025-11-15T05:3")], ends: false)
    #expect(reported["kept-as-begun"]?.reasons == [.truncated: 1])
    let cut = try verdicts([line, logLine(1, "[JOB-RUN] kept")], ends: false)
    #expect(cut["kept-as-begun"]?.reasons == [.truncated: 1])
  }
}
