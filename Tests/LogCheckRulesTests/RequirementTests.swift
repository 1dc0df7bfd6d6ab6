import LogCheckModel
import LogCheckRules
import Testing

/// The register of requirements, and what of it is covered.
@Suite struct RequirementTests {
  private func load(_ text: String) -> (rules: RuleSet, diagnostics: [Diagnostic]) {
    RuleLoader.load([RuleFileText(path: "mine.yml", bytes: Array(text.utf8))])
  }

  private static let rule = """
    events: { door.opened: { fields: { id: word } }, door.closed: { fields: { id: word } } }
    rules:
      - id: door-is-closed
        title: the door is closed
        kind: response
        requirements: [REQ-001]
        when: door.opened
        expect: { event: door.closed, within: 5s }
        tests:
          - { name: good, events: ["0s door.opened", "1s door.closed"], expect: pass }
          - { name: bad, events: ["0s door.opened", "9s tick"], expect: fail }
          - { name: open, events: ["0s door.opened"], expect: { inconclusive: end } }

    """

  @Test func aRequirementKeepsWhatIsSaidOfIt() throws {
    let (rules, diagnostics) = load(
      """
      schema: dnp-rules/1
      requirements:
        REQ-002: { title: two, level: may, tier: 3, not_checkable: no line tells it, reading: the later text }
        REQ-001: { title: one, level: must, proved_by: [SomeTests] }
      """)
    #expect(diagnostics == [])
    #expect(rules.requirements.map(\.id) == ["REQ-001", "REQ-002"])
    let second = try #require(rules.requirements.last)
    #expect(second.title == "two")
    #expect(second.level == .may)
    #expect(second.tier == 3)
    #expect(second.notCheckable == "no line tells it")
    #expect(second.reading == "the later text")
    #expect(!second.isPartlyCheckable)
    #expect(rules.requirements[0].provedBy == ["SomeTests"])
  }

  @Test func eachStateIsReported() throws {
    let (rules, diagnostics) = load(
      """
      schema: dnp-rules/1
      requirements:
        REQ-001: { title: one, level: must, not_checkable: "in part: not at night" }
        REQ-002: { title: two, level: must, not_checkable: no line tells it }
        REQ-003: { title: three, level: must, proved_by: [SomeTests] }
        REQ-004: { title: four, level: must }

      """ + Self.rule)
    #expect(diagnostics == [])
    let coverage = RequirementCoverage(rules)
    #expect(coverage.rows.map(\.id) == ["REQ-001", "REQ-002", "REQ-003", "REQ-004"])
    #expect(coverage.rows.map(\.state) == [.checked, .notCheckable, .proved, .silent])
    #expect(coverage.rows[0].rules.map(\.id) == ["door-is-closed"])
    #expect(coverage.rows[0].requirement?.isPartlyCheckable == true)
    #expect(
      coverage.summary == """
        4 requirements: 1 checked by rules, 1 proved by the checker's own tests, \
        1 not checkable, each with its reason, 1 silent
        """)
  }

  @Test func withoutARegisterTheRequirementsOfRulesAreListed() {
    let (rules, diagnostics) = load("schema: dnp-rules/1\n" + Self.rule)
    #expect(diagnostics == [])
    let coverage = RequirementCoverage(rules)
    #expect(coverage.rows.map(\.state) == [.undeclared])
    #expect(coverage.summary == "1 requirements: 0 silent, 1 named by rules and declared nowhere")
  }
}
