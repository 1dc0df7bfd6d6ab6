import LogCheckModel
import LogCheckRules
import Testing

/// The settings of a project.
@Suite struct ConfigurationTests {
  private func read(_ text: String) -> (configuration: Configuration?, diagnostics: [Diagnostic]) {
    Configuration.read(RuleFileText(path: ".dnp-logcheck.yml", bytes: Array(text.utf8)))
  }

  @Test(arguments: [
    "docs.example.org/{rule}", "javascript:alert('{rule}')", "https://docs.example.org/rules", "https://{rule}/",
    "https://docs.example.org/{rule})[x", "https://docs.example.org/<b>{rule}", "https:///{rule}", "file:///etc/{rule}",
  ])
  func anUnfitAddressOfRulesIsRefusedAtItsLine(_ address: String) throws {
    let (found, diagnostics) = read("schema: dnp-logcheck-config/1\nrule_pages: \"\(address)\"\n")
    #expect(found == nil)
    let problem = try #require(diagnostics.first)
    #expect(problem.mark?.line == 2)
    #expect(problem.message.contains("address with `{rule}`"))
  }

  @Test func everySettingIsKept() throws {
    let (found, diagnostics) = read(
      """
      schema: dnp-logcheck-config/1
      rules: [mine/]
      built_in_rules: false
      select: [core]
      ignore: [tap-is-handled]
      require: [door-is-closed]
      profile: [rollover]
      fail_on: warning
      strict: true
      baseline: known.json
      rule_pages: https://docs.example.org/rules/{rule}.html
      parameters: { door-is-closed: { limit: 5s } }
      waivers: [{ rule: door-is-closed, reason: old, owner: me, until: 2027-01-31 }]
      """)
    #expect(diagnostics == [])
    let settings = try #require(found)
    #expect(settings.rules.map(\.text) == ["mine/"])
    #expect(!settings.hasBuiltInRules)
    #expect(settings.selected.map(\.text) == ["core"])
    #expect(settings.ignored.map(\.text) == ["tap-is-handled"])
    #expect(settings.required.map(\.text) == ["door-is-closed"])
    #expect(settings.profiles.map(\.text) == ["rollover"])
    #expect(settings.failOn == .warning)
    #expect(settings.isStrict == true)
    #expect(settings.rulePages?.address(of: "door-is-closed") == "https://docs.example.org/rules/door-is-closed.html")
    #expect(settings.baseline?.text == "known.json")
    #expect(settings.hasParameters)
    #expect(settings.waiverCount == 1)
  }

  @Test func nothingButTheLanguageIsNeeded() throws {
    let settings = try #require(read("schema: dnp-logcheck-config/1\n").configuration)
    #expect(settings.hasBuiltInRules)
    #expect(settings.failOn == nil)
    #expect(settings.isStrict == nil)
  }

  @Test(arguments: [
    ("", "R010"), ("schema: dnp-rules/1\n", "R033"), ("rules: [a]\n", "R023"),
    ("schema: dnp-logcheck-config/1\nwaiver: []\n", "R021"), ("schema: dnp-logcheck-config/1\nstrict: yes\n", "R024"),
    ("schema: dnp-logcheck-config/1\nfail_on: never\n", "R028"), ("schema: [\n", "R003"),
  ])
  func whatIsWrongIsSaid(text: String, code: String) {
    let (settings, diagnostics) = read(text)
    #expect(settings == nil)
    #expect(diagnostics.contains { $0.code == code }, "\(diagnostics.map(\.code))")
  }

  @Test(arguments: ["2027-01-31", "2028-02-29", "0001-01-01"])
  func aDayIsRead(text: String) { #expect(CivilDay(text)?.description == text) }

  @Test(arguments: [
    "2027-02-29", "2027-13-01", "2027-1-1", "27-01-01", "2027-01-00", "2027/01/01", "2027-01-31T00:00", "",
  ])
  func whatIsNoDayIsRefused(text: String) { #expect(CivilDay(text) == nil) }

  @Test func daysAreInTheOrderOfTheCalendar() throws {
    let days = try ["2026-12-31", "2027-01-01", "2027-01-02", "2027-02-01"].map { try #require(CivilDay($0)) }
    #expect(days == days.sorted())
    #expect(days[0] < days[1] && !(days[1] < days[1]))
  }
}
