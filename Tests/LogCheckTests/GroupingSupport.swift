import Foundation
import LogCheck
import LogCheckIngest
import LogCheckModel
import LogCheckRuleLibrary
import LogCheckRules
import LogCheckTestSupport

/// A made-up world for tests of what belongs together: jobs that begin, end once, and never crash.
enum JobWorld {
  static let rules = """
    schema: dnp-rules/1
    envelope: { session: [run] }
    components:
      JOB: { summary: a made-up job runner, tags: ["[JOB]"] }
    events:
      job.launched: { summary: the runner starts, component: JOB, starts_session: 1, text: ["launched"] }
      job.started: { summary: a job begins, component: JOB, fields: { id: word }, text: ["started {id}"] }
      job.finished: { summary: a job is done, component: JOB, fields: { id: word }, text: ["finished {id}"] }
      job.crashed: { summary: a job breaks off, component: JOB, fields: { id: word }, text: ["crashed {id}"] }
    rules:
      - id: finishes
        title: a job that begins is done within half a minute
        kind: response
        when: job.started
        key: [id]
        expect: { event: job.finished, within: 30s }
        tests:
          - { name: done, events: ["0s job.started id=a", "5s job.finished id=a"], expect: pass }
          - { name: not done, events: ["0s job.started id=a", "40s tick"], expect: fail }
          - { name: cut, events: ["0s job.started id=a", "5s tick"], expect: { inconclusive: end } }
      - id: finishes-once
        title: a job is done once
        kind: count
        event: job.finished
        per: { open: job.started, at_most: 20s }
        key: [id]
        at_most: 1
        tests:
          - { name: once, events: ["0s job.started id=a", "5s job.finished id=a", "40s tick"], expect: pass }
          - { name: twice, events: ["0s job.started id=a", "5s job.finished id=a", "6s job.finished id=a"], expect: fail }
          - { name: cut, events: ["0s job.started id=a", "5s tick"], expect: { inconclusive: end } }
      - id: finishes-once-a-launch
        title: a job is done once in a launch
        kind: count
        event: job.finished
        per: session
        key: [id]
        at_most: 1
        tests:
          - { name: once, events: ["0s job.started id=a", "5s job.finished id=a", "40s tick"], expect: pass }
          - { name: twice, events: ["0s job.started id=a", "5s job.finished id=a", "6s job.finished id=a"], expect: fail }
          - { name: a hole, events: ["0s job.finished id=a", "9s gap 5s", "10s tick"], expect: { inconclusive: gap } }
      - id: never-crashes
        title: no job crashes
        kind: never
        event: job.crashed
        needs_alive: [JOB]
        tests:
          - { name: quiet, events: ["0s job.started id=a", "5s job.finished id=a"], expect: pass }
          - { name: crash, events: ["0s job.started id=a", "5s job.crashed id=a"], expect: fail }
          - { name: a hole, events: ["0s job.started id=a", "9s gap 5s", "10s tick"], expect: { inconclusive: gap } }
    """

  struct Outcome {
    var summary: RunSummary
    var findings: [Finding]

    /// A rule's verdict, with its reasons where it is open: `pass`, `fail`, `inconclusive duplicate`.
    func verdict(_ id: String) -> String {
      guard let rule = summary.rules.first(where: { $0.id == id }) else { return "no such rule" }
      let reasons = rule.verdict == .inconclusive ? rule.reasons.keys.map(\.rawValue).sorted() : []
      return ([rule.verdict.rawValue] + reasons).joined(separator: " ")
    }

    var verdicts: [String] { summary.rules.map { verdict($0.id) } }
  }

  static func judge(
    _ inputs: [AuditInput], isComplete: Bool = false, required: [String] = [], joined: Bool = false,
    mayDecideNothing: @escaping @Sendable (String) -> Bool = { _ in false }
  ) throws -> Outcome {
    let library = try RuleLibrary(files: [RuleFileText(path: "rules.yml", bytes: Array(rules.utf8))])
    var options = AuditOptions()
    options.isCaptureComplete = isComplete
    options.required = required
    options.joinsCaptures = joined
    options.mayDecideNothing = mayDecideNothing
    var audit = try Audit(library.ruleSet, options)
    var findings: [Finding] = []
    audit.run(inputs) { findings.append($0) }
    return Outcome(summary: audit.summary(), findings: findings)
  }

  static func judge(_ log: String) throws -> Outcome {
    try judge([.bytes(Array(log.utf8), shown: "job.log")])
  }

  /// Judges files of one folder, by name, in the order in which they are given; one without text is not there.
  static func judge(files: [(name: String, text: String?)], order: [Int]? = nil) throws -> Outcome {
    let folder = try TemporaryFolder()
    for file in files { if let text = file.text { try folder.write(text, to: file.name) } }
    return try withExtendedLifetime(folder) {
      try judge(
        (order ?? Array(files.indices)).map { .file(Array(folder.path(files[$0].name).utf8), shown: files[$0].name) })
    }
  }

  /// A line of `log show`, so many seconds after six.
  static func logLine(_ seconds: Double, _ message: String, pid: Int = 700, process: String = "Runner") -> String {
    let micros = Int((seconds * 1e6).rounded())
    let stamp = time(micros / 1_000_000) + "." + padded(micros % 1_000_000, 6)
    let number = String(pid).padding(toLength: 6, withPad: " ", startingAt: 0)
    return
      "2025-11-15 \(stamp)+0000 0x1a2b     Default     0x0                  \(number) 0    \(process): \(message)\n"
  }

  /// A line of a classic syslog, whose stamps are whole seconds.
  static func syslogLine(_ seconds: Int, _ message: String, pid: Int = 700, host: String = "mac") -> String {
    "Nov 15 \(time(seconds)) \(host) Runner[\(pid)]: \(message)\n"
  }

  private static func time(_ seconds: Int) -> String {
    "\(padded(6 + seconds / 3600, 2)):\(padded(seconds / 60 % 60, 2)):\(padded(seconds % 60, 2))"
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
