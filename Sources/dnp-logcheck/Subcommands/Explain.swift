import ArgumentParser
import LogCheck
import LogCheckModel
import LogCheckReporting
import LogCheckRules

/// Explains one rule.
struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract:
      "Explain a rule: why it exists, what it looks for, its values, what to do next, an example of each verdict.",
    discussion: "EXAMPLE\n  dnp-logcheck explain prefetch-lead-is-five-minutes")

  @OptionGroup var rules: RuleOptions
  @OptionGroup var project: ConfigurationOptions
  @Argument(help: "The rule's id, as it stands in brackets behind a finding.") var id: String

  func run() throws {
    let settings = try project.load()
    let library = try rules.load(settings)
    guard let rule = library.ruleSet.named.first(where: { $0.id == id || $0.aliases.contains(id) }) else {
      throw ValidationError("there is no rule \"\(CleanText.line(id))\"; `dnp-logcheck rules list` shows them")
    }
    let paths = (settings?.rulePaths ?? []) + RawArguments.bytes(rules.paths)
    let source = RuleLibrary.source(of: rule.mark.file, paths: paths)
    StandardStreams.write(Array(RuleExplanation.page(rule, in: library.ruleSet, source: source).utf8))
  }
}
