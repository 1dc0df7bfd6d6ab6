import LogCheckModel
import LogCheckRules
import Testing

@Suite struct ValidFileTests {
  @Test func filesOfEveryKindAndEveryKeyAreReadWithoutAnyDiagnostic() throws {
    let (rules, diagnostics) = RuleLoader.load(try ruleFiles(in: "Valid"))
    #expect(diagnostics.map { rendered($0) } == [])
    #expect(rules.components.map(\.name) == ["BAKER", "TILL"])
    #expect(rules.events.count == 6)
    #expect(rules.rules.count == 9)
    #expect(rules.profiles.map(\.id) == ["village"])
  }
}
