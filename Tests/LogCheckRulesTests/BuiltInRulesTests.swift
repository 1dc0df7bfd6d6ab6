import Testing

@testable import LogCheckRules

/// The rules inside the tool, as runs load them that judge.
@Suite struct BuiltInRulesTests {
  @Test func withoutTheirTestsTheRulesAreTheSame() throws {
    let whole = RuleLoader.load(BuiltInRules.files)
    let short = RuleLoader.load(BuiltInRules.filesWithoutTests)
    #expect(short.diagnostics.isEmpty, "\(short.diagnostics.prefix(3))")
    #expect(short.rules.rules.count == whole.rules.rules.count)
    #expect(short.rules.events.map(\.name) == whole.rules.events.map(\.name))
    for (left, right) in zip(short.rules.rules, whole.rules.rules) {
      #expect(left.tests.isEmpty && !right.tests.isEmpty, "\(right.id)")
      var bare = right
      bare.tests = []
      #expect("\(left)" == "\(bare)", "\(right.id)")
    }
  }

  @Test func onlyTheTestsAreLeftOut() {
    let text = """
      rules:
        - id: a
          kind: never
          tests:
            - name: one
              log: |
                text

                more
          ends:
            session: true
          tests:
          - name: flat
            expect: pass
        - id: b
          tests: []
      """
    let left = """
      rules:
        - id: a
          kind: never






          ends:
            session: true



        - id: b
          tests: []

      """
    #expect(String(decoding: BuiltInRules.withoutTests(text), as: UTF8.self) == left)
  }
}
