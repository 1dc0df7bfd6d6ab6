package import LogCheckModel

/// The settings of a project, from its file `.dnp-logcheck.yml`.
package struct Configuration: Sendable {
  /// A text of the file and its position there.
  package struct Entry: Sendable {
    package var text: String
    package var position: FilePosition
  }

  package var path: String
  /// Rule files and folders, as the file names them.
  package var rules: [Entry] = []
  package var hasBuiltInRules = true
  package var selected: [Entry] = []
  package var ignored: [Entry] = []
  package var required: [Entry] = []
  package var profiles: [Entry] = []
  /// Patterns of captures in which nothing need be decided, as the shell's `*` and `?`.
  package var undecidedCaptures: [String] = []
  package var failOn: Severity?
  package var failingOutcomes: FailingOutcomes?
  package var isStrict: Bool?
  /// True if the build prints only texts that the rules know.
  package var knowsVocabulary: Bool?
  /// A report of an earlier run, as the file names it.
  package var baseline: Entry?
  /// The address of a rule's documentation.
  package var rulePages: RulePages?
  /// True if a mistake hides rule files, such as a misspelt `rules`: then no name of a rule is known to be wrong.
  package var mayLackRules = false
  /// Read with the rules that they are for.
  var parameters: RuleNode?
  package var waivers: RuleNode?

  package var hasParameters: Bool { parameters != nil }
  package var hasWaivers: Bool { waivers != nil }

  package var waiverCount: Int {
    if case .list(let items)? = waivers?.content { items.count } else { 0 }
  }

  package init(path: String) { self.path = path }

  /// The language that this version reads.
  package static let schema = "dnp-logcheck-config/1"

  /// Reads the file as far as that is possible; `nil` if it is not a map of settings.
  package static func read(_ file: RuleFileText, reportingTo problems: RuleProblems) -> Configuration? {
    guard let tree = YAMLReader.read(file, reportingTo: problems),
      let root = MapReader(tree, .configuration, problems, elsewhere: { _ in allKeys })
    else { return nil }
    var configuration = Configuration(path: file.path)
    if let node = root.value("schema"), node.scalar?.text != schema {
      problems.report(.unknownConfigurationSchema(found: node.scalar?.text ?? node.kindWords), at: node.position)
    }
    func entries(_ key: String) -> [Entry] { root.texts(key).map { Entry(text: $0.text, position: $0.node.position) } }
    let errors = problems.errorCount
    configuration.rules = entries("rules")
    configuration.mayLackRules = problems.errorCount > errors || hasMisspeltRules(tree)
    configuration.hasBuiltInRules = root.boolean("built_in_rules") ?? true
    configuration.selected = entries("select")
    configuration.ignored = entries("ignore")
    configuration.required = entries("require")
    configuration.profiles = entries("profile")
    configuration.undecidedCaptures = root.texts("allow_undecided").map(\.text)
    configuration.failOn = root.word("fail_on", as: Severity.self)
    configuration.failingOutcomes = root.word("fail_on_outcome", as: FailingOutcomes.self)
    configuration.isStrict = root.boolean("strict")
    configuration.knowsVocabulary = root.boolean("known_vocabulary")
    if let node = root.value("baseline"), let text = root.text("baseline") {
      configuration.baseline = Entry(text: text, position: node.position)
    }
    if let address = root.text("rule_pages") {
      configuration.rulePages = RulePages(address)
      if configuration.rulePages == nil, let node = root.value("rule_pages") {
        let expected = "an http or https address with `{rule}` in it, as in `https://docs.example.org/rules/{rule}`"
        problems.report(.wrongType(expected: expected, found: "another text"), at: node.position)
      }
    }
    configuration.parameters = root.value("parameters")
    configuration.waivers = root.value("waivers")
    return configuration
  }

  /// Reads the file; `nil` with every problem if a part of it is invalid.
  package static func read(_ file: RuleFileText) -> (configuration: Configuration?, diagnostics: [Diagnostic]) {
    let problems = RuleProblems()
    let configuration = read(file, reportingTo: problems)
    return (problems.hasErrors ? nil : configuration, problems.sorted)
  }

  private static func hasMisspeltRules(_ tree: RuleNode) -> Bool {
    guard case .map(let entries) = tree.content else { return false }
    let keys = KeyTable.configuration.keys.map(\.name)
    return entries.contains { !keys.contains($0.key) && Suggestion.nearest(to: $0.key, in: keys) == "rules" }
  }

  private static var allKeys: String {
    "the keys are " + KeyTable.configuration.keys.map { "`\($0.name)`" }.joined(separator: ", ")
  }
}
