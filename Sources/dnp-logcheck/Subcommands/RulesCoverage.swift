import ArgumentParser
import LogCheck
import LogCheckModel
import LogCheckReporting
import LogCheckRuleLibrary
import LogCheckRules
import LogCheckWorkshop

extension RulesCommand {
  struct Coverage: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "coverage", abstract: "List the requirements with their rules, and the captures that exercise them.",
      discussion: """
        EXAMPLE
          dnp-logcheck rules coverage
          dnp-logcheck rules coverage night/*.log

        Every requirement of the register is listed with its rules, with the tests that prove it, or with the reason why no \
        capture can show it. With captures each rule has its verdict next to it. Exits with 1 where a requirement is silent.
        """)

    @OptionGroup var captures: CaptureOptions
    @OptionGroup var rules: RuleOptions
    @OptionGroup var project: ConfigurationOptions

    func run() throws {
      let library = try rules.load(try project.load())
      StandardStreams.complain(of: library.warnings)
      let coverage = RequirementCoverage(library.ruleSet)
      let text = CoverageText.page(coverage, verdicts: try verdicts(library))
      StandardStreams.write(Array(text.utf8))
      if coverage.count(.silent) > 0 { throw ExitCode(1) }
    }

    private func verdicts(_ library: RuleLibrary) throws -> [String: RuleVerdict]? {
      guard !captures.captures.isEmpty else { return nil }
      let options = try captures.auditOptions(library.ruleSet)
      var audit = try library.audit(options)
      audit.run(try captures.inputs()) { _ in }
      let summary = audit.summary()
      if summary.complainOfErrors() { throw ExitCode(2) }
      return Dictionary(summary.rules.map { ($0.id, $0.verdict) }, uniquingKeysWith: { first, _ in first })
    }
  }
}
