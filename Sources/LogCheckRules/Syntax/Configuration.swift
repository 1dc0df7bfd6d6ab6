package import LogCheckModel

/// What a file `.dnp-logcheck.yml` asks for, beside its `parameters` and `waivers`, which are read with the rules.
package struct Configuration: Sendable {
  package var path: String
  /// Rule files and folders, as the file names them.
  package var rules: [String] = []
  package var hasBuiltInRules = true
  package var selected: [String] = []
  package var ignored: [String] = []
  package var required: [String] = []
  package var profiles: [String] = []
  /// Patterns of captures in which nothing need be decided, as the shell's `*` and `?`.
  package var undecidedCaptures: [String] = []
  package var failOn: Severity?
  package var isStrict: Bool?
  /// A report of an earlier run, as the file names it.
  package var baseline: String?
  /// Where people read about a rule.
  package var rulePages: RulePages?
  package var hasParameters = false
  package var hasWaivers = false
  package var waiverCount = 0

  package init(path: String) { self.path = path }

  /// The language that this version reads.
  package static let schema = "dnp-logcheck-config/1"

  /// Reads the file; `nil` with every problem where it cannot be used.
  package static func read(_ file: RuleFileText) -> (configuration: Configuration?, diagnostics: [Diagnostic]) {
    let problems = RuleProblems()
    guard let root = YAMLReader.read(file, reportingTo: problems).flatMap({ MapReader($0, .configuration, problems) })
    else { return (nil, problems.sorted) }
    var configuration = Configuration(path: file.path)
    if let node = root.value("schema"), node.scalar?.text != schema {
      problems.report(.unknownConfigurationSchema(found: node.scalar?.text ?? node.kindWords), at: node.place)
    }
    configuration.rules = root.texts("rules").map(\.text)
    configuration.hasBuiltInRules = root.boolean("built_in_rules") ?? true
    configuration.selected = root.texts("select").map(\.text)
    configuration.ignored = root.texts("ignore").map(\.text)
    configuration.required = root.texts("require").map(\.text)
    configuration.profiles = root.texts("profile").map(\.text)
    configuration.undecidedCaptures = root.texts("allow_undecided").map(\.text)
    configuration.failOn = root.word("fail_on", as: Severity.self)
    configuration.isStrict = root.boolean("strict")
    configuration.baseline = root.text("baseline")
    if let address = root.text("rule_pages") {
      configuration.rulePages = RulePages(address)
      if configuration.rulePages == nil, let node = root.value("rule_pages") {
        let expected = "an http or https address with `{rule}` in it, as in `https://docs.example.org/rules/{rule}`"
        problems.report(.wrongType(expected: expected, found: "another text"), at: node.place)
      }
    }
    configuration.hasParameters = root.has("parameters")
    configuration.hasWaivers = root.has("waivers")
    if case .list(let items)? = root.value("waivers")?.content { configuration.waiverCount = items.count }
    return (problems.hasErrors ? nil : configuration, problems.sorted)
  }
}
