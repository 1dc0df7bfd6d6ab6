import Foundation
import LogCheck
import LogCheckModel
import LogCheckRules
import LogCheckSamples
import LogCheckTestSupport
import Testing

@testable import logcheck_dev

/// All cases of Tests/Truth are judged, and the list of those that are judged otherwise than expected is exact.
@Suite(.costly) struct KnownDisagreementsTests {
  private static let folder = RepositoryPaths.root.appending(path: "Tests/Truth", directoryHint: .isDirectory)

  /// The verdicts of the built-in rules on every case; judged once for all tests.
  private static let results = Task {
    let trials = try TruthSuite.cases(in: RepositoryPaths.root).flatMap { truth in
      truth.carriers.map { TruthTrial(truth: truth, carrier: $0) }
    }
    return try await TwoThreads.map(trials, rules: .ofFolder(nil)) { $0.judged(by: $1) }
  }

  @Test func eachCaseIsJudgedAsItExpectsOrIsListed() async throws {
    let found = TruthDisagreement.all(in: try await Self.results.value)
    let changes = try Self.list().changes(against: found)
    #expect(changes.isEmpty, "\(changes.joined(separator: "\n"))\nmend these, or record them and say why")
  }

  /// A rule fails in a sample that was made for it, or in a case that was written without knowing it.
  @Test func eachRuleFailsInASampleOrACaseOfItsRequirement() async throws {
    var open = Set(try RuleSet.ofFolder(nil).rules.map(\.id))
    open.subtract(SampleCaptures.failing.samples.flatMap(\.fails))
    open.subtract(SampleCaptures.scenarios.samples.flatMap(\.faults).flatMap(\.fails))
    for file in RepositoryPaths.files(below: RepositoryPaths.sampleLogs, extensions: ["json"])
    where file.lastPathComponent == "expected.json" {
      open.subtract(try JSONDecoder().decode(ExpectedFailures.self, from: Data(contentsOf: file)).fail)
    }
    for result in try await Self.results.value where result.trial.truth.expectation == .fail {
      open.subtract(result.rules(that: "fail"))
    }
    #expect(open == Self.failInTheirOwnTestsOnly)
  }

  /// Rules that no sample and no case breaks: what a case of the requirement holds is found by another rule of it.
  private static let failInTheirOwnTestsOnly: Set = [
    "boot-scenario-shows-its-flag",
    "call-with-a-refused-submit-is-answered",
    "content-too-old-for-its-notification-is-left-out",
    "dual-cancel-call-ends-the-schedule",
    "dumped-row-is-followed-by-its-schedule",
    "fallback-alarm-follows-a-failure",
    "fired-follows-scheduled",
    "last-notification-is-not-refused",
    "listed-miss-has-its-line",
    "migration-starts-at-a-launch",
    "missed-repeating-notification-comes-back",
    "notification-of-a-revoked-permission-has-an-outcome",
    "occurrence-has-one-outcome",
    "saved-content-is-for-a-time-to-come",
    "tapped-notification-was-in-tolerance",
  ]

  /// Rules that no healthy sample and no healthy case exercises.
  private static let passInTheirOwnTestsOnly: Set = [
    "alarm-lost-while-off-is-found-missed",
    "android-display-names-a-known-schedule",
    "answered-question-is-not-asked-again",
    "armed-row-is-not-invalid",
    "arming-at-the-limit-is-not-silent",
    "bare-refusal-is-explained-before-the-arming",
    "call-without-exact-alarms-is-refused",
    "code-in-a-failed-result-is-known",
    "dual-result-is-saved-for-its-schedule",
    "each-auth-failure-is-counted",
    "earlier-schedule-takes-over-the-task",
    "failed-run-is-declared-missed",
    "first-phase-makes-no-tokens",
    "first-phase-sends-no-entity-tags",
    "invalid-content-is-not-delivered",
    "last-notification-is-not-refused",
    "late-display-has-no-exact-permission",
    "later-schedule-leaves-the-earlier-task",
    "missed-repeating-alarm-is-set-again",
    "new-page-is-ready-only-after-load",
    "no-room-for-today-but-for-tomorrow",
    "notification-of-a-revoked-permission-has-an-outcome",
    "occurrence-has-one-outcome",
    "pending-schedule-keeps-its-identifier",
    "production-server-needs-a-release-build",
    "refused-call-sets-no-exact-alarm",
    "refused-token-is-not-used-again",
    "rejected-dual-call-does-not-activate",
    "reminder-is-pending-after-a-failed-fetch",
    "request-after-an-etag-carries-it",
    "second-listed-miss-was-reported",
    "shorter-uptime-is-noticed",
    "some-call-succeeds-after-a-recovery-error",
    "soon-due-notification-of-a-revoked-permission-has-an-outcome",
    "status-is-in-progress-while-recovery-runs",
    "store-waits-for-the-migration-after-a-rollback",
    "stored-schedule-stays-in-the-store",
    "structured-failure-reason-is-known",
    "submit-is-not-both-taken-and-refused",
    "undetermined-permission-has-one-answer",
    "unknown-pending-notification-does-not-stay",
    "untagged-launch-checks-are-positive",
    "warm-start-arms-no-duplicate",
  ]

  /// A rule passes in a healthy sample, or in a case that keeps the requirement.
  @Test func eachRulePassesInASampleOrACaseOfItsRequirement() async throws {
    var open = Set(try RuleSet.ofFolder(nil).rules.map(\.id))
    for result in try await Self.results.value where result.trial.truth.expectation == .noFail {
      open.subtract(result.rules(that: "pass"))
    }
    let healthy = RepositoryPaths.sampleLogs.appending(path: "healthy", directoryHint: .isDirectory)
    let evidence = RepositoryPaths.sampleLogs.appending(path: "evidence/healthy", directoryHint: .isDirectory)
    let single = try FileManager.default.contentsOfDirectory(at: healthy, includingPropertiesForKeys: nil).map { [$0] }
    let several = try FileManager.default.contentsOfDirectory(at: evidence, includingPropertiesForKeys: nil).map {
      try FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
        .sorted { $0.path() < $1.path() }
    }
    let scenarios = RepositoryPaths.files(
      below: RepositoryPaths.sampleLogs.appending(path: "scenarios"), extensions: ["log", "ndjson"]
    ).map { [$0] }
    let passed = try await TwoThreads.map(single + several + scenarios, rules: .ofFolder(nil)) { files, audit in
      var run = Audit(audit, AuditOptions())
      run.run(
        files.compactMap { file in
          (try? Data(contentsOf: file)).map { .bytes([UInt8]($0), shown: file.lastPathComponent) }
        }
      ) { _ in }
      return run.summary().rules.filter { $0.verdict == .pass }.map(\.id)
    }
    open.subtract(passed.joined())
    #expect(open == Self.passInTheirOwnTestsOnly)
  }

  @Test func eachListedCaseHasAReason() throws {
    let list = try Self.list()
    #expect(list.reasons.allSatisfy { $0.name != KnownDisagreements.withoutReason && $0.text.count > 20 })
    #expect(Set(list.reasons.map(\.name)).count == list.reasons.count)
    let entries = list.reasons.flatMap(\.entries)
    #expect(Set(entries.map { "\($0.requirement) \($0.name)" }).count == entries.count)
  }

  @Test func theListIsWrittenAsItIsRead() throws {
    let text = try String(contentsOf: Self.folder.appending(path: "disagreements.txt"), encoding: .utf8)
    #expect(try KnownDisagreements(text).text == text)
  }

  private static func list() throws -> KnownDisagreements {
    try KnownDisagreements(String(contentsOf: folder.appending(path: "disagreements.txt"), encoding: .utf8))
  }

  /// The expected failures in the `expected.json` next to evidence files.
  private struct ExpectedFailures: Decodable {
    var fail: [String]
  }

  // MARK: the list itself

  private static func disagreement(_ name: String, wrong: [TruthCarrier], of carriers: [TruthCarrier])
    -> TruthDisagreement
  {
    let truth = TruthCase(
      requirement: "REQ-052", name: name, kind: "fault", carriers: carriers, level: .info, profile: nil,
      expectation: .fail, lines: [])
    let results = wrong.map {
      TruthTrial.Result(
        trial: TruthTrial(truth: truth, carrier: $0), outcome: .silent, rules: [], otherFailures: [])
    }
    return TruthDisagreement(truth: truth, results: results, carriers: carriers.count)
  }

  @Test func whatIsNewAndWhatIsMendedAreNamed() throws {
    let list = try KnownDisagreements(
      """
      # head

      [no time] in lines without times this cannot be decided
      REQ-052 bare: early
      REQ-052 all: late

      """)
    let early = Self.disagreement("early", wrong: [.bare], of: [.bare, .nslog])
    let late = Self.disagreement("late", wrong: [.bare, .nslog], of: [.bare, .nslog])
    #expect(list.changes(against: [early, late]).isEmpty)
    #expect(list.changes(against: [early]) == ["listed, but not so: REQ-052 all: late"])
    let worse = Self.disagreement("early", wrong: [.bare, .nslog], of: [.bare, .nslog, .logcat])
    #expect(
      list.changes(against: [worse, late]) == [
        "not listed: REQ-052 bare, nslog: early", "listed, but not so: REQ-052 bare: early",
      ])
    var recorded = list
    recorded.record([worse, Self.disagreement("new", wrong: [.logcat], of: [.logcat])])
    #expect(
      recorded.text == """
        # head

        [no time] in lines without times this cannot be decided
        REQ-052 bare, nslog: early

        [reason missing]
        REQ-052 all: new

        """)
    #expect(throws: KnownDisagreements.Unreadable.self) { try KnownDisagreements("[a] b\nREQ-1: x\n") }
  }
}

extension TruthTrial.Result {
  /// The rules of the requirement with that verdict.
  fileprivate func rules(that verdict: String) -> [String] {
    rules.compactMap { said in
      let words = said.split(separator: " ")
      return words.first.map(String.init) == verdict ? words.dropFirst().first.map(String.init) : nil
    }
  }
}
