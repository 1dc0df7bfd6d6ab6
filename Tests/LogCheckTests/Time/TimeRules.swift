import LogCheck
import LogCheckModel
import LogCheckRuleLibrary
import LogCheckRules
import Testing

/// Rules about a made-up job, and the verdicts that a capture of it gets.
enum TimeRules {
  private static let text = """
    schema: dnp-rules/1
    components:
      JOB: { summary: a made-up job runner, tags: ["[JOB]"] }
    events:
      job.asked: { summary: it is asked for, component: JOB, text: ["asked[[ at {at:instant}]]"] }
      job.done: { summary: it is done, component: JOB, text: ["done"] }
      job.idle: { summary: it waits, component: JOB, text: ["idle"] }
    rules:
      - id: done-in-time
        title: what is asked for is done within fifteen minutes
        requirements: [REQ-901]
        rationale: It is promised.
        remediation: Be quicker.
        kind: response
        when: job.asked
        expect: { event: job.done, within: 15m }
        tests:
          - { name: quick, events: ["0s job.asked", "1m job.done"], expect: pass }
          - { name: slow, events: ["0s job.asked", "1m job.idle", "16m job.done"], expect: fail }
          - { name: cut, events: ["0s job.asked"], expect: { inconclusive: end } }
      - id: asked-ahead
        title: it is asked for at most ten minutes ahead
        requirements: [REQ-902]
        rationale: It is promised.
        remediation: Ask later.
        kind: response
        when: job.asked as a
        where: present(a.at)
        expect: { event: job.done, within: 15m, where: a.at - a.time <= 10m }
        tests:
          - { name: near, events: ["0s job.asked at=+5m", "1m job.done"], expect: pass }
          - { name: far, events: ["0s job.asked at=+11m", "1m job.done", "16m job.idle"], expect: fail }
          - { name: cut, events: ["0s job.asked at=+5m"], expect: { inconclusive: end } }

    """

  /// The verdict of each rule, by id.
  static func verdicts(
    _ captures: String..., options: AuditOptions = AuditOptions(), chunk: Int? = nil
  ) throws -> [String: RuleVerdict] {
    let library = try RuleLibrary(files: [RuleFileText(path: "rules.yml", bytes: Array(text.utf8))])
    var audit = try Audit(library.ruleSet, options)
    audit.run(captures.map { .bytes(Array($0.utf8), shown: "jobs.log") }) { _ in }
    return Dictionary(uniqueKeysWithValues: audit.summary().rules.map { ($0.id, $0.verdict) })
  }
}
