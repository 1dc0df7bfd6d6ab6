import Foundation
import LogCheckKit
import LogCheckTestSupport
import Testing

/// Judging captures from Swift.
@Suite struct JudgementTests {
  static func sample(_ path: String) -> String {
    RepositoryPaths.sampleLogs.appending(path: path).path(percentEncoded: false)
  }

  /// A sample of each kind of end, and what a script gets from the command for it.
  @Test(arguments: [
    ("healthy/first-run.log", Judgement.Verdict.pass), ("reworded/first-run.log", .inconclusive),
    ("failing/prefetch-lead-is-five-minutes/first-run.log", .fail), ("README.md", .nothingDecided),
    ("no-such-file.log", .unreadable),
  ]) func judgesLikeTheCommand(_ path: String, _ verdict: Judgement.Verdict) throws {
    let file = Self.sample(path)
    let judgement = try Rules.builtIn().judge(.file(file))
    #expect(judgement.verdict == verdict)
    let command = try CommandRun(BuiltProduct.dnpLogCheck, ["check", file, "--report", "json"])
    #expect(judgement.exitCode == command.exitCode)
    let failures = judgement.findings.count(where: \.countsAsFailure)
    #expect((failures > 0) == (verdict == .fail))
  }

  /// A finding is a sentence with its line, and the rule's result counts it.
  @Test func aBrokenPromiseIsASentenceWithItsLine() throws {
    let text = """
      schema: dnp-rules/1
      components:
        GATE: { summary: gates, tags: ["[GATE]"] }
      events:
        gate.opened: { summary: the gate was opened, component: GATE, text: "opened" }
        gate.closed: { summary: the gate was closed, component: GATE, text: "closed" }
      rules:
        - id: gate-is-closed
          title: an open gate is closed within a minute
          requirements: [REQ-001]
          kind: response
          when: gate.opened
          expect: { event: gate.closed, within: 1m }
          tests:
            - { name: in time, events: ["0s gate.opened", "1m gate.closed"], expect: pass }
            - { name: too late, events: ["0s gate.opened", "61s gate.closed"], expect: fail }
            - { name: cut off, events: ["0s gate.opened", "5s tick"], expect: { inconclusive: end } }
      """
    let folder = try TemporaryFolder()
    let file = try folder.write(text, to: "gate.yml").path(percentEncoded: false)
    let rules = try Rules(files: [file], includesBuiltIn: false)
    #expect(rules.identifiers == ["gate-is-closed"])
    let lines = [
      "2025-11-15 05:40:00.000000+0000 App[412:9] [GATE] opened",
      "2025-11-15 05:42:00.000000+0000 App[412:9] [GATE] closed",
    ]
    let judgement = try rules.judge(.text(lines.joined(separator: "\n") + "\n", named: "gate.log"))
    #expect(judgement.verdict == .fail && judgement.rules.map(\.failures) == [1])
    let finding = try #require(judgement.findings.first)
    #expect(finding.rule == "gate-is-closed" && finding.lines.first?.number == 1)
    #expect(finding.description.hasPrefix("gate.log:1: an open gate is closed within a minute: "))
    #expect(!finding.sentence.isEmpty && finding.countsAsFailure && finding.fingerprint.count == 16)
  }

  @Test func whatIsWrongWithRulesIsSaidAtItsPosition() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("schema: dnp-rules/1\nrulez: []\n", to: "bad.yml").path(percentEncoded: false)
    let error = #expect(throws: InvalidRules.self) { try Rules(files: [file]) }
    #expect(error?.problems.first?.hasPrefix("\(file):2:1: ") == true)
    #expect(throws: InvalidRules.self) { try Rules(files: ["/nonexistent/rules"]) }
    #expect(throws: InvalidRules.self) { try Rules(files: [], selected: ["no-such-rule"]) }
  }

  @Test func optionsThatCannotHoldAreRefusedTogether() throws {
    var options = JudgingOptions()
    options.profiles = ["ios-device", "ios-simulator", "toaster"]
    options.required = ["no-such-rule"]
    options.year = 1
    options.secondsFromUTC = 90_000
    let rules = try Rules.builtIn()
    let error = #expect(throws: InvalidOptions.self) { try rules.judge(.text(""), options: options) }
    #expect(error?.problems.count == 5)
  }

  /// Options reach the judgement: what is required and not decided keeps it from passing.
  @Test func aRequiredRuleMustBeDecided() throws {
    let rules = try Rules.builtIn()
    let capture = Capture.file(Self.sample("healthy/first-run.log"))
    let id = try #require(
      try rules.judge(capture).rules.first { $0.verdict == .notExercised && $0.severity == .error }?.rule)
    var options = JudgingOptions()
    options.required = [id]
    #expect(try rules.judge(capture, options: options).verdict == .inconclusive)
  }

  /// Nothing is lost in silence.
  @Test func findingsBeyondTheLimitAreCounted() throws {
    let rules = try Rules.builtIn()
    let capture = Capture.file(Self.sample("reworded/first-run.log"))
    let all = try rules.judge(capture)
    var options = JudgingOptions()
    options.findingLimit = 1
    let few = try rules.judge(capture, options: options)
    #expect(all.omittedFindings == 0 && all.findings.count > 1)
    #expect(few.findings.count + few.omittedFindings >= all.findings.count && few.omittedFindings > 0)
    #expect(few.verdict == all.verdict)
  }

  /// Bytes of any kind are judged, and cost no more than a verdict.
  @Test func bytesThatAreNoLogDecideNothing() throws {
    let rules = try Rules.builtIn()
    for bytes in [[], [0xFF, 0xFE, 0x00], Array(repeating: UInt8(0x0A), count: 5000)] as [[UInt8]] {
      #expect(try rules.judge(.bytes(bytes)).verdict != .pass)
    }
  }
}
