import LogCheck
import LogCheckModel
import LogCheckRuleLibrary
import LogCheckRules
import LogCheckWorkshop
import Testing

/// A rule's tests are judged in the scope that they, or their lines, state: as a run over a capture would be.
@Suite struct RuleTestPositionTests {
  private static let androidLine = "11-15 05:40:00.020  4321  4321 I JOB     : crashed"
  private static let appleLine =
    "2025-11-15 05:40:00.020000+0000 0x1a2b     Default     0x0                  412    0    App: [JOB] crashed"

  /// The problems of a test of a rule for these platforms.
  private func problems(platforms: String, test: String) throws -> [String] {
    let text = """
      schema: dnp-rules/1
      components:
        JOB: { tags: ["[JOB]"], log_tags: [JOB] }
      events:
        job.crashed: { component: JOB, text: crashed }
      rules:
        - id: no-crash
          title: it never crashes
          \(platforms)
          kind: never
          event: job.crashed
          tests:
            - { name: quiet, events: ["0s tick"], expect: pass }
            - { name: loud, events: ["0s job.crashed"], expect: fail }
            - name: place
              \(test.replacing("\n", with: "\n        "))
      profiles:
        - { id: robot, title: a robot, platform: android, environment: device, evidence: { formats: [android-threadtime] } }
      """
    let rules = try RuleLibrary(files: [RuleFileText(path: "rules.yml", bytes: Array(text.utf8))]).ruleSet
    let rule = try #require(rules.rules.first)
    let position = try #require(rule.tests.last)
    return try RuleTestRunner(rules).run(position, of: rule)
  }

  @Test(arguments: [
    ("platform: [ios]", "events: [\"0s job.crashed\"]\nexpect: fail"),
    ("platform: [android, ios]", "events: [\"0s job.crashed\"]\nexpect: fail"),
    ("platform: [ios]", "events: [\"0s job.crashed\"]\nplatform: android\nexpect: notApplicable"),
    ("platform: [ios]", "log: '\(appleLine)'\nexpect: fail"),
    ("platform: [ios]", "log: '\(androidLine)'\nexpect: notApplicable"),
    ("platform: [android]", "log: '\(androidLine)'\nexpect: fail"),
    ("platform: [android]", "log: '\(appleLine)'\nexpect: notApplicable"),
    ("platform: [ios]", "log: '[JOB] crashed'\nexpect: fail"),
    ("environment: [device]", "log: '\(androidLine)'\nexpect: fail"),
    ("environment: [simulator]", "log: '\(androidLine)'\nexpect: notApplicable"),
    ("environment: [simulator]", "log: '\(androidLine)'\nenvironment: simulator\nexpect: fail"),
    ("environment: [device]", "log: '\(appleLine)'\nexpect: fail"),
    ("environment: [device]", "events: [\"0s job.crashed\"]\nexpect: fail"),
    ("environment: [simulator]", "events: [\"0s job.crashed\"]\nexpect: notApplicable"),
  ])
  func aTestIsJudgedWhereItIs(_ platforms: String, _ test: String) throws {
    #expect(try problems(platforms: platforms, test: test) == [])
  }
}
