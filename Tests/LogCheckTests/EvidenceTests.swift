import Foundation
import LogCheck
import LogCheckModel
import LogCheckRuleLibrary
import LogCheckRules
import LogCheckTestSupport
import LogCheckWorkshop
import Testing

/// Evidence files: the names that identify them, their devices, and the limits of their evidence.
@Suite struct EvidenceTests {
  private static let snapshot = """
    {"last_schedule": "2025-11-15T05:48:00Z", "last_prefetch": "2025-11-15T05:50:13Z",
     "last_notification": "2025-11-15T05:53:00Z", "prefetch_success": false, "cached_content_used": true,
     "contentHash": "ab12", "scheduleHash": "cd34"}
    """

  private static func log(_ pid: Int = 412, day: String = "2025-11-15", end: String = "\n") -> String {
    """
    \(day) 05:50:12.100000+0000 0x1a2b     Info        0x0                  \(pid)    0    App: [DNP-FETCH] BGTask handler invoked (run_id=r-1)
    \(day) 05:50:13.140000+0000 0x1a2b     Info        0x0                  \(pid)    0    App: [DNP-FETCH] setTaskCompleted(success: true) run_id=r-1
    \(day) 05:53:13.140000+0000 0x1a2b     Default     0x0                  \(pid)    0    App: [DNP-PLUGIN] status = ready
    """ + end
  }

  private static let phone: AuditOptions = {
    var options = AuditOptions()
    options.profiles = ["ios-device"]
    return options
  }()

  private func judge(_ texts: [(name: String, text: String)], _ options: AuditOptions = phone) async throws -> Judgement
  {
    try await Judge.run(texts.map { .bytes(Array($0.text.utf8), shown: $0.name) }, options)
  }

  private static let rule = "snapshot-describes-the-last-run"

  private func reasons(_ judged: Judgement, _ rule: String = rule) -> Set<InconclusiveReason> {
    Set(judged.summary.rules.first { $0.id == rule }?.reasons.keys.map { $0 } ?? [])
  }

  @Test func aSnapshotThatDiffersFromItsCaptureFails() async throws {
    let judged = try await judge([("a.log", Self.log()), ("s.json", Self.snapshot)])
    #expect(judged.verdicts[Self.rule] == .fail)
    #expect(judged.summary.captures.map(\.format) == ["apple-default", "schedule-snapshot"])
  }

  @Test func withSeveralCapturesTheCaptureOfAnEvidenceFileIsUnknown() async throws {
    let judged = try await judge([
      ("a.log", Self.log()), ("b.log", Self.log(900, day: "2025-10-01")), ("s.json", Self.snapshot),
    ])
    #expect(judged.verdicts[Self.rule] != .fail)
    #expect(judged.verdicts["snapshot-has-its-seven-values"] == .pass)
  }

  @Test func whereTheEndOfTheCaptureIsMissingALaterRunMayBeToo() async throws {
    let judged = try await judge([("a.log", Self.log(end: "")), ("s.json", Self.snapshot)])
    #expect(judged.verdicts[Self.rule] == .inconclusive)
    #expect(reasons(judged) == [.truncated])
  }

  @Test func withoutACaptureNothingIsSaidOfOne() async throws {
    let judged = try await judge([("s.json", Self.snapshot)], AuditOptions())
    #expect(judged.verdicts[Self.rule] == .inconclusive)
    #expect(judged.verdicts["snapshot-has-its-seven-values"] == .pass)
    #expect(judged.summary.exitCode == 0)
  }

  @Test func aStructuredEventIsNoSnapshot() async throws {
    let event = Self.snapshot.replacing(
      "{", with: #"{"event": "storage.snapshot.written", "ts": "2025-11-15T05:54:00Z", "#
    )
    .replacing("\n", with: " ")
    let judged = try await judge([("a.ndjson", event + "\n")])
    #expect(judged.summary.captures.map(\.format) == ["dnp-events"])
  }

  @Test func aStructuredEventCannotBeEvidence() async throws {
    let line = #"{"event": "snapshot.stored", "ts": "2025-11-15T05:54:00Z", "fields": {"prefetch_success": false}}"#
    let judged = try await judge([("a.ndjson", line + "\n" + line + "\n")])
    #expect(judged.verdicts["snapshot-has-its-seven-values"] == .notExercised)
  }

  private static let rows = """
    id,kind,enabled,cron,clockTime,nextRunAt,createdAt,updatedAt
    s-1,notify,1,53 5 * * *,,1763272380000,1763100000000,1763100000000
    """ + "\n"

  @Test func skippedRowsLeaveAbsencesOpen() async throws {
    let whole = try await judge([("rows.csv", Self.rows)], AuditOptions())
    #expect(whole.verdicts["row-ids-are-unique"] == .pass)
    let torn = try await judge([("rows.csv", Self.rows + "s-2,notify\n")], AuditOptions())
    #expect(torn.verdicts["row-ids-are-unique"] == .inconclusive)
    #expect(reasons(torn, "row-ids-are-unique") == [.malformed])
    #expect(
      torn.summary.diagnostics.map(\.message) == ["rows.csv:3: passed over: it has 2 cells where the header has 8"])
  }

  @Test func aTableThatIsCutOffIsJudgedAndReported() async throws {
    let judged = try await judge([("rows.csv", Self.rows + "\"s-2")], AuditOptions())
    #expect(judged.verdicts["row-ids-are-unique"] == .inconclusive)
    #expect(judged.summary.exitCode == 2)
    #expect(judged.summary.captures.first?.problem != nil)
  }

  @Test func gapsOfACaptureDoNotAffectEvidenceFiles() async throws {
    let log =
      Self.log() + "2025-11-15 05:54:00.000000+0000 0x0 Default 0x0 0 0 logd: === Messages dropped\n" + Self.log()
    let judged = try await judge([("a.log", log), ("rows.csv", Self.rows)], AuditOptions())
    #expect(judged.verdicts["row-ids-are-unique"] == .pass)
  }

  @Test func filesOfTwoDevicesAreApart() async throws {
    func dump(_ device: String, _ id: String) -> String {
      #"[{"device": "\#(device)", "alarm_id": "a", "trigger_time": 1763272380, "repeat_rule": "DAILY", "title": "\#(id)"}]"#
    }
    let pending = #"{"device": "phone-b", "count": 1, "notifications": [{"id": "a"}]}"#
    let judged = try await judge([
      ("a.json", dump("phone-a", "x")), ("b.json", dump("phone-b", "y")), ("p.json", pending),
    ])
    let rule = try #require(judged.summary.rules.first { $0.id == "stored-alarms-mirror-the-pending-list" })
    // What is pending on the one says nothing of the other.
    #expect(rule.passes == 1)
    #expect(rule.fails == 0)
  }

  private static let done = "log: \"2025-11-15 05:40:00.020 Df App[412:1a2b] [JOB] done id=a\\n\"\n"

  /// No missing line can say anything about a file that was not given; one that was read in part may have held it.
  @Test(arguments: [
    ("events: [\"0s job.done id=a\", \"2s gap 1s\", \"9s tick\"]", "notExercised"),
    (done + "evidence: '[{\"job\": \"a\", \"result\": \"ok\"}]'", "pass"),
    (done + "evidence: '[{\"job\": \"a\", \"result\": \"bad\"}]'", "fail"),
    (done + "evidence: '[{\"job\": \"b\", \"result\": \"bad\"}]'", "notExercised"),
    (
      done + "evidence: '[{\"job\": \"b\", \"result\": \"bad\"}, 7]'",
      "{ inconclusive: malformed }"
    ),
  ])
  func aGapInTheLogHidesNoEvidenceFile(_ test: String, _ expected: String) throws {
    let text = """
      schema: dnp-rules/1
      components:
        JOB: { tags: ["[JOB]"] }
      events:
        job.done: { component: JOB, fields: { id: word }, text: "done", pairs: { id: id } }
        job.reported: { component: JOB, fields: { id: word, result: word } }
      evidence:
        - id: report
          title: what the jobs came to
          form: rows
          known_by: { has: [job, result] }
          becomes:
            - { event: job.reported, fields: { id: job, result: result } }
      rules:
        - id: reported-as-done
          title: what is done is reported so
          kind: relate
          when: job.done
          with: job.reported as r
          within: 5s
          check: r.result == "ok"
          key: [id]
          tests:
            - { name: pass, events: ["0s job.done id=a", "1s job.reported id=a result=ok"], expect: pass }
            - { name: fail, events: ["0s job.done id=a", "1s job.reported id=a result=bad"], expect: fail }
            - name: this
              \(test.replacing("\n", with: "\n        "))
              expect: \(expected)
      """
    #expect(try problems(text) == [])
  }

  /// The failed expectations of the tests of the first rule of a file.
  private func problems(_ text: String) throws -> [String] {
    let library = try RuleLibrary(files: [RuleFileText(path: "rules.yml", bytes: Array(text.utf8))])
    let rule = try #require(library.ruleSet.rules.first)
    return try rule.tests.flatMap { try RuleTestRunner(library.ruleSet).run($0, of: rule) }
  }

  /// Files hold the state at the end of the capture: no launch that a filter left out parts what they say.
  @Test(arguments: ["session", "capture"])
  func theEventsOfAFileAreOfOneSession(_ scope: String) throws {
    let text = """
      schema: dnp-rules/1
      events:
        row.read: { fields: { id: word, size: integer } }
      evidence:
        - id: rows
          title: the rows
          form: rows
          known_by: { has: [id, size] }
          becomes:
            - { event: row.read, fields: { id: id, size: size } }
      rules:
        - id: ids-are-unique
          title: no id comes twice
          kind: count
          event: row.read
          per: \(scope)
          at_most: 1
          key: [id]
          tests:
            - { name: once, evidence: '[{"id": "a", "size": 1}, {"id": "b", "size": 1}]', expect: { pass: 2 } }
            - { name: twice, evidence: '[{"id": "a", "size": 1}, {"id": "a", "size": 2}]', expect: { fail: 1 } }
      """
    #expect(try problems(text) == [])
  }
}
