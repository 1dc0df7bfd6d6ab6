import LogCheckModel
import LogCheckRules
import Testing

@testable import LogCheckTrace
@testable import LogCheckWorkshop

/// Mutants of rules and of traces: which there are, which are noticed, what is said of the others.
@Suite struct MutationTests {
  private static let tests = """
    tests:
      - { name: in time, events: ["0s job.started id=a", "5s job.done id=a"], expect: pass }
      - { name: late, events: ["0s job.started id=a", "1h tick"], expect: fail }
      - { name: cut, events: ["0s job.started id=a"], expect: { inconclusive: end } }
    """

  /// Tests that hold on to every part of the rule below.
  private static let strong = """
    kind: response
    when: job.started as s
    expect: { event: job.done, within: 10s }
    key: [id]
    ends: { cancelled_by: [job.stopped] }
    tests:
      - { name: at the limit, events: ["0s job.started id=a", "10s job.done id=a"], expect: pass }
      - { name: behind it, events: ["0s job.started id=a", "10s1ms job.done id=a"], expect: fail }
      - { name: another, events: ["0s job.started id=a", "5s job.done id=b", "1h tick"], expect: fail }
      - { name: stopped, events: ["0s job.started id=a", "5s job.stopped id=a", "1h tick"], expect: cancelled }
      - { name: cut, events: ["0s job.started id=a"], expect: { inconclusive: end } }
    """

  @Test func aRuleWhoseTestsHoldOnToEveryPartHasNoSurvivors() throws {
    let result = try Mutation.result(Self.strong)
    #expect(result.mutants > 70)
    #expect(result.survivors.map(\.name) == [])
    #expect(result.strength == 100)
  }

  @Test func aMutationThatNoTestDetectsIsNamedWithItsPosition() throws {
    let result = try Mutation.result(
      """
      kind: response
      when: job.started as s
      expect: { event: job.done, where: 'id == s.id', within: 10s }
      \(Self.tests)
      """)
    #expect(
      result.survivors.map(\.name) == [
        "expect: within: 12s500ms instead of 10s", "expect: within: 7s500ms instead of 10s",
        "expect: event: without `id == s.id`",
      ])
    #expect(result.survivors.allSatisfy { $0.mark.file == "own.yml" && $0.mark.line > 10 })
    #expect((90..<100).contains(result.strength))
  }

  @Test func aReasonExplainsItsSurvivorAndNoOther() throws {
    let result = try Mutation.result(
      """
      kind: response
      when: job.started as s
      expect: { event: job.done, within: 10s }
      equivalent:
        "expect: within: 12s500ms instead of 10s": "V11: as a test"
        "expect: within: 11s instead of 10s": "V11: there is no such mutant"
      \(Self.tests)
      """)
    #expect(result.explained.map(\.name) == ["expect: within: 12s500ms instead of 10s"])
    #expect(result.survivors.map(\.name) == ["expect: within: 7s500ms instead of 10s"])
    #expect(result.idleReasons.map(\.name) == ["expect: within: 11s instead of 10s"])
  }

  /// The limit of ten seconds is held by the first such test alone, the key by a handwritten one.
  @Test func testKeptForMutationMustDetectWhatHandwrittenTestsMiss() throws {
    let result = try Mutation.result(
      """
      kind: response
      when: job.started as s
      expect: { event: job.done, within: 10s }
      key: [id]
      tests:
        - { name: in time, events: ["0s job.started id=a", "5s job.done id=a"], expect: pass }
        - { name: another, events: ["0s job.started id=a", "5s job.done id=b", "1h tick"], expect: fail }
        - { name: cut, events: ["0s job.started id=a"], expect: { inconclusive: end } }
        - { name: just in time, kept_for: mutation, events: ["0s job.started id=a", "10s job.done id=a"], expect: pass }
        - { name: too late, kept_for: mutation, events: ["0s job.started id=a", "11s job.done id=a"], expect: fail }
        - { name: early, kept_for: mutation, events: ["0s job.started id=a", "4s job.done id=a"], expect: pass }
      """)
    #expect(result.survivors.map(\.name) == [])
    #expect(result.idleTests.map(\.name) == ["early"])
  }

  @Test func theSameRulesHaveTheSameMutants() throws {
    let rules = try Mutation.rules(Self.strong)
    let names = RuleMutator.mutants(of: rules.rules[0], in: rules).map(\.name)
    #expect(names == RuleMutator.mutants(of: rules.rules[0], in: rules).map(\.name))
    #expect(Set(names).count == names.count)
  }

  /// A rule of each kind, and changes that its mutants must hold.
  @Test(arguments: [
    (
      "kind: sequence\nstart: job.started\nsteps: [box.opened, { event: job.done, optional: true }, job.stopped]\nwithin: 10s\n"
        + "each: 2s\nnot_between: [job.launched]",
      [
        "each: without it", "not_between: without it", "step 1: optional", "step 2: no longer optional",
        "step 3: before the step before it", "step 1: without it",
      ]
    ),
    (
      "kind: never\nevent: job.done\nbetween: { open: job.started, close: job.stopped }\nneeds_alive: [BOX]",
      ["between: everywhere", "needs_alive: without it"]
    ),
    (
      "kind: precedes\nevent: job.done\nrequires: job.started | box.opened\nscope: session\nsince: job.stopped",
      ["scope: capture instead of session", "since: without it", "requires: without box.opened"]
    ),
    (
      "kind: count\nevent: job.done\nper: { open: job.started, close: job.stopped, at_most: 8s }\nat_least: 1\nat_most: 2",
      [
        "at least: 0 instead of 1", "at most: 3 instead of 2", "per: close: without it",
        "per: at_most: 10s instead of 8s",
      ]
    ),
    ("kind: rate\nevent: job.done\nat_most: 2\nin: 1m", ["at_most: 1 instead of 2", "in: 45s instead of 1m"]),
    (
      "kind: share\nevent: job.done\nholds: state == \"ok\"\nof: 5\nat_least: 4",
      ["of: 6 instead of 5", "at_least: 3 instead of 4"]
    ),
    (
      "kind: overlap\nbegin: job.started\nend: job.done\nat_most: 4s",
      ["at_most: without it", "at_most: 5s instead of 4s"]
    ),
    (
      "kind: machine\ninitial: idle\ntransitions: { idle: { job.started: busy }, busy: { job.done: idle } }\n"
        + "reset_on: job.launched\nother: fail\nstay: { busy: 4s }\nfinal: [idle]",
      [
        "transitions.busy: without job.done to idle", "reset_on: without it", "other: ignore", "stay.busy: without it",
        "final: anywhere",
      ]
    ),
    (
      "kind: gauge\nup: job.started\ndown: [job.done, job.stopped]\nset: { event: box.opened, value: size }\nat_most: 1",
      ["down: without job.stopped", "set: without it", "at most: 2 instead of 1", "at most: 0 instead of 1"]
    ),
    (
      "kind: counter\nevent: box.opened\nvalue: size\nrises_by: \"2\"\nreset_on: job.launched",
      ["never_falls: false", "rises_by: without it", "rises_by: 3 instead of 2", "reset_on: without it"]
    ),
    (
      "kind: relate\nwhen: job.started as s\nwith: box.opened as b\nwithin: 4s\ncheck: [b.size <= s.size, abs(b.size) > 3]",
      [
        "check 1: always true", "check 1: `<` in `b.size <= s.size`", "check 2: without abs of `b.size`",
        "check 2: 4 instead of 3", "within: 5s instead of 4s",
      ]
    ),
    (
      "kind: relate\nwhen: job.done as d\nwith_last: { event: box.opened as b, where: size > 3 }\ncheck: present(b.size)",
      ["with_last box.opened: `>=` in `size > 3`", "with_last box.opened: without `size > 3`"]
    ),
    (
      "kind: domain\nevent: box.opened\nfields: { size: { from: 0, to: 9 }, content: [a, b] }\nmissing: open",
      [
        "fields.size: to: 10 instead of 9", "fields.size: from: without it", "fields.content: any value",
        "missing: fail",
      ]
    ),
    (
      "kind: set\ncollect: box.opened\nvalue: content\nrelation: equal\nwith: { values: [a, b] }\n"
        + "per: { open: job.started, at_most: 8s }",
      ["relation: subset", "relation: superset", "with: without \"a\""]
    ),
    (
      "kind: hash\nevent: box.opened\nvalue: content\nshape: '^[a-z]+$'\nsame_as: { event: job.done, value: state }",
      ["shape: without it", "same_as: without it"]
    ),
  ])
  func theMutantsOfAKindHoldTheseChanges(_ rule: String, _ expected: [String]) throws {
    let rules = try Mutation.rules(rule + "\n" + Self.tests)
    let names = Set(RuleMutator.mutants(of: rules.rules[0], in: rules).map(\.name))
    #expect(names.isSuperset(of: expected), "there are \(names.sorted())")
  }

  /// The possible verdicts on a changed trace, relative to one that passes twice, fails once, or both.
  @Test(arguments: [
    ("same", "pp", "pp", true), ("same", "pp", "p", false), ("same", "pf", "pfi", true), ("same", "p", "i", false),
    ("sameOrOpen", "p", "i", true), ("sameOrOpen", "p", "f", false), ("sameOrOpen", "f", "p", false),
    ("sameOrOpen", "p", "", false), ("sameOrOpen", "f", "ff", false), ("sameOrOpen", "c", "p", false),
    ("noMore", "pf", "", true), ("noMore", "p", "f", false), ("noMore", "f", "p", false), ("noMore", "c", "p", true),
    ("noMore", "c", "f", false), ("part", "f", "p", false), ("part", "p", "f", false), ("part", "pf", "p", true),
    ("anyPass", "f", "p", true), ("anyPass", "p", "f", false), ("noPass", "p", "i", true), ("noPass", "p", "p", false),
    ("fail", "p", "f", true), ("fail", "p", "i", false), ("fail", "pp", "pf", false), ("noFail", "f", "p", true),
    ("noFail", "f", "f", false), ("notExercised", "p", "", true), ("notExercised", "p", "c", true),
    ("notExercised", "p", "p", false),
  ])
  func aRequirementIsBrokenByTheseVerdicts(_ name: String, _ before: String, _ after: String, _ isKept: Bool) throws {
    let requirements: [String: TraceRequirement] = [
      "same": .same, "sameOrOpen": .sameOrOpen, "noMore": .noMore, "part": .partOfWhole(boundsPasses: true),
      "anyPass": .partOfWhole(boundsPasses: false), "noPass": .noPass, "fail": .fail, "noFail": .noFail,
      "notExercised": .notExercised,
    ]
    let requirement = try #require(requirements[name])
    let violation = requirement.violation(try verdict(before), try verdict(after))
    #expect((violation == nil) == isKept)
  }

  private func verdict(_ letters: String) throws -> TestVerdict {
    let rules = try Mutation.rules(Self.strong)
    let verdicts: [Character: InstanceVerdict] = ["p": .pass, "f": .fail, "c": .cancelled, "i": .inconclusive(.gap)]
    let outcomes = letters.compactMap { verdicts[$0] }.map {
      InstanceOutcome(rule: 0, source: SourceID(0), verdict: $0, detail: "")
    }
    return TestVerdict(outcomes, rules.rules[0].tests[0], rules.rules[0], RuleScopes(rules), in: rules)
  }

  /// Changes of traces that must be among those of the rule above.
  @Test(arguments: [
    "cut after line 1", "a gap before line 2", "line 2 is lost in a gap", "id of line 1 is hidden",
    "line 2 is duplicated, word for word", "stamps of whole seconds", "stamps without a zone",
    "the launch is not in the trace", "a partial capture", "time passes in between", "other events in between",
    "nothing sets it off", "the answer is left out", "the answer is late", "the answer has another key",
    "trigger and answer are swapped",
  ])
  func thePassingTraceIsChangedLikeThis(_ name: String) throws {
    let rules = try Mutation.rules(Self.strong)
    let rule = rules.rules[0]
    let verdict = try RuleTestRunner(rules).verdict(of: rule.tests[0], rule)
    #expect(TraceMutator.mutants(of: rule.tests[0], verdict, in: rule, rules).contains { $0.name == name })
  }
}
