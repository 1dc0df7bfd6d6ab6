import ArgumentParser
import LogCheckModel
import LogCheckReporting
import LogCheckRuleLibrary
import LogCheckRules
import LogCheckWorkshop

/// Explains whatever a report prints.
struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract:
      "Explain a rule, an event, a requirement, a reason such as end or grouping, a code such as I055, a cause such as low-power, or a finding by its fingerprint.",
    discussion: """
      EXAMPLES
        dnp-logcheck explain prefetch-lead-is-five-minutes
        dnp-logcheck explain grouping
        dnp-logcheck explain 3f0c9a1be2d4f567 --report report.json
      """)

  @OptionGroup var rules: RuleOptions
  @OptionGroup var project: ConfigurationOptions
  @Argument(help: "The name, as a report prints it.", completion: .explained) var id: String
  @Option(help: ArgumentHelp("The JSON report that a fingerprint is of.", valueName: "file"), completion: .file())
  var report: String?
  @Flag(name: .shortAndLong, help: "Also every line it knows, more examples, and the rule as written.")
  var verbose = false

  func run() throws {
    let settings = try project.load()
    let library = try rules.load(settings)
    let layout = StandardStreams.layout
    if let report {
      StandardStreams.write(Array(try FindingPage.text(id, in: report, library, layout).utf8))
      return
    }
    let paths = (settings?.rulePaths ?? []) + RawArguments.bytes(rules.paths)
    let source: ((Rule) -> [UInt8]?)? = verbose ? { RuleLibrary.source(of: $0.mark.file, paths: paths) } : nil
    let page = Explanation.page(of: id, in: library.ruleSet, layout: layout, source: source)
    guard let page else { throw ValidationError(refusal(library)) }
    StandardStreams.write(Array(page.utf8))
  }

  private func refusal(_ library: RuleLibrary) -> String {
    if id.count == 16, id.allSatisfy(\.isHexDigit) {
      return "\(id) looks like a fingerprint; give the JSON report that it is of: --report report.json"
    }
    let names = Explanation.names(in: library.ruleSet).map(\.name)
    let kind = "rule, event, requirement, reason, code or cause"
    let unknown = UnknownName(kind, id, in: names, listedBy: "rules list")
    guard unknown.isFar else { return unknown.message }
    return unknown.problem
      + "; `dnp-logcheck rules list` lists the rules, `dnp-logcheck rules coverage` the requirements"
  }
}
