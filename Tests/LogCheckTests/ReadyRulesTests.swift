import LogCheck
import LogCheckModel
import LogCheckReporting
import LogCheckRuleLibrary
import LogCheckRules
import LogCheckTestSupport
import Testing

/// A run with the rules that are read when the tool is built reports what a run with its rule files reports.
@Suite struct ReadyRulesTests {
  @Test(.tags(.long)) func everySampleGetsTheSameReport() throws {
    let libraries = [try RuleLibrary(files: BuiltInRules.files), try RuleLibrary(paths: [], includesBuiltIn: true)]
    let audits = try libraries.map { try Audit($0.ruleSet, AuditOptions()) }
    var options = AuditOptions()
    options.failOn = .note
    let captures = try (Sample.healthy + Sample.failing).map { [AuditInput.bytes(try $0.bytes(), shown: $0.name)] }
    let evidence = try (EvidenceSample.healthy + EvidenceSample.failing).map { try $0.inputs() }
    #expect(captures.count + evidence.count > 100)
    for inputs in Extent.some(80, of: captures) + Extent.some(20, of: evidence, salt: 1) + [[]] {
      let reports = audits.map { report(of: inputs, Audit($0, options)) }
      #expect(reports[0] == reports[1], "\(inputs.map(\.shown))")
    }
  }

  /// Ready rules are taken at their word that their patterns compile: here each is compiled.
  @Test func everyPatternOfTheToolCompiles() throws {
    let ready = try RuleLibrary(paths: [], includesBuiltIn: true).ruleSet
    #expect(ready.hasProvenPatterns)
    var rules = ready
    rules.hasProvenPatterns = false
    #expect(throws: Never.self) { try Audit(rules, AuditOptions()) }
    #expect(try !RuleLibrary(files: BuiltInRules.files).ruleSet.hasProvenPatterns)
  }

  @Test func ruleFilesAndSettingsAreReadWithTheRulesOfTheTool() throws {
    let waiver = """
      schema: dnp-logcheck-config/1
      waivers:
        - { rule: nothing-of-that-name, reason: none, owner: nobody, until: 2099-01-01 }
      """
    let problems = RuleProblems()
    let file = RuleFileText(path: "settings.yml", bytes: Array(waiver.utf8))
    let configuration = try #require(Configuration.read(file, reportingTo: problems))
    let settings = ProjectSettings(configuration, rules: [], problems: problems)
    #expect(throws: UnusableRules.self) {
      try RuleLibrary(paths: [], includesBuiltIn: true, settings: settings)
    }
    #expect(throws: UnusableRules.self) {
      try RuleLibrary(paths: [Array("/there/is/no/such.yml".utf8)], includesBuiltIn: true)
    }
    let none = try RuleLibrary(paths: [], includesBuiltIn: false)
    #expect(none.ruleSet.rules.isEmpty)
  }

  @Test func rulesAreSelectedAsAmongThoseOfFiles() throws {
    for (selected, ignored) in [(["core"], ["background-task"]), ([], ["core"]), (["drift-is-logged"], [])] {
      let libraries = [
        try RuleLibrary(files: BuiltInRules.files, selected: selected, ignored: ignored),
        try RuleLibrary(paths: [], includesBuiltIn: true, selected: selected, ignored: ignored),
      ]
      let ids = libraries.map { $0.ruleSet.rules.map(\.id) }
      #expect(ids[0] == ids[1])
      #expect(!ids[0].isEmpty)
    }
    #expect(throws: UnusableRules.self) {
      try RuleLibrary(paths: [], includesBuiltIn: true, selected: ["no-such-rule"])
    }
  }

  private func report(of inputs: [AuditInput], _ audit: Audit) -> String {
    var audit = audit
    var findings: [Finding] = []
    audit.run(inputs) { findings.append($0) }
    return Judgement(
      inputs: inputs.map(\.shown), failOn: .note, findings: findings, summary: audit.summary()
    ).report()
  }
}
