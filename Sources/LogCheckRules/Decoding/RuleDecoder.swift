import LogCheckModel

/// The context against which the rules of all files are read.
struct RuleContext {
  let components: ComponentCatalogue
  let catalogue: EventCatalogue
  let envelope: [EnvelopeMember]
  /// The events that `ends: { process: true }` names.
  let processEnders: [EventSelector]
  let problems: RuleProblems
}

/// Reads `rules`, when the events of all files are known.
struct RuleDecoder {
  let context: RuleContext
  private let overrides: ParameterOverrides
  private(set) var rules: [Rule] = []
  /// The profiles that rules are for, with their positions.
  private(set) var forPositions: [(id: String, position: FilePosition)] = []
  /// The requirements that rules name, with their positions.
  private(set) var namedRequirements: [(id: String, position: FilePosition)] = []
  private var firstMarks: [String: SourceMark] = [:]

  private var problems: RuleProblems { context.problems }

  init(context: RuleContext, overrides: ParameterOverrides) {
    self.context = context
    self.overrides = overrides
  }

  /// The names of all rules, those with errors included.
  var names: [String] { firstMarks.keys.sorted() }

  /// Adds the rules of one file to those of the files before it.
  mutating func decode(_ node: RuleNode, lacksTests: Bool = false) {
    let common = lacksTests ? Self.untested : KeyTable.rule
    for item in NodeReader(problems: problems).list(node, of: "rules") { decodeRule(item, common) }
  }

  /// The keys of a rule whose tests were left out.
  private static let untested = KeyTable.rule.optional("tests")

  private mutating func decodeRule(_ node: RuleNode, _ common: KeyTable) {
    let kind = kind(of: node)
    let table = kind.map { common + $0.keys } ?? Self.anyKind
    guard let map = MapReader(node, table, problems, elsewhere: Self.otherKind) else { return }
    let id = map.text("id") ?? ""
    if let idNode = map.value("id"), !id.isEmpty { claim(id, at: idNode.position) }
    var head = RuleHead(map: map, values: map.values, problems: problems)
    // Read without complaint here, and with it below.
    let aliases = map.value("aliases").map { Self.scalars(of: $0) } ?? []
    let names = [id] + aliases
    let errors = problems.errorCount
    let parameters = head.parameters()
    let tests = TestDecoder(catalogue: context.catalogue, problems: problems).decode(map)
    guard let kind else { return }
    let source = Source(id: id, node: node, table: table, kind: kind)
    guard var rule = rule(source, map, parameters, context) else { return }
    namedRequirements += head.fill(&rule)
    forPositions += head.profilePositions
    for alias in map.texts("aliases") {
      claim(alias.text, at: alias.node.position)
      rule.aliases.append(alias.text)
    }
    rule.tests = tests
    rule.equivalents = head.equivalents()
    // A rule that cannot be read would only be complained of again.
    guard problems.errorCount == errors else { return rules.append(rule) }
    rules.append(replaced(rule, source, overrides.replacements(of: parameters, of: names, profile: nil)))
    for profile in overrides.profiles(for: names) {
      var variant = replaced(rule, source, overrides.replacements(of: parameters, of: names, profile: profile))
      variant.variant = profile
      rules.append(variant)
    }
  }

  private static func scalars(of node: RuleNode) -> [String] {
    guard case .list(let items) = node.content else { return node.scalar.map { [$0.text] } ?? [] }
    return items.compactMap { $0.scalar?.text }
  }

  /// Checks the name of a rule, also an earlier one, and that no other rule has it.
  private mutating func claim(_ id: String, at position: FilePosition) {
    guard NodeReader(problems: problems).name(id, .rule, at: position) else { return }
    if let first = firstMarks[id] {
      problems.report(.duplicateName(id, of: .rule, first: first.words), at: position)
    } else {
      firstMarks[id] = position.mark
    }
  }

  private func kind(of node: RuleNode) -> (any RuleKind.Type)? {
    guard case .map(let entries) = node.content, let entry = entries.first(where: { $0.key == "kind" }) else {
      return nil
    }
    return NodeReader(problems: problems).word(entry.value, of: RuleKinds.all.map { ($0.kind, $0) })
  }

  /// The keys of every kind, for a rule whose kind is not known.
  private static let anyKind = RuleKinds.all.reduce(KeyTable.rule) { $0 + $1.keys.optional }

  /// The other kind that knows a key.
  private static func otherKind(_ key: String) -> String? {
    let kinds = RuleKinds.all.filter { $0.keys.has(key) }.map { "`\($0.kind)`" }
    return kinds.isEmpty ? nil : "it is a key of the kind \(kinds.joined(separator: ", "))"
  }
}
