import LogCheckModel

/// Reads the keys that rules of all kinds have.
struct RuleHead {
  let map: MapReader
  let values: NodeReader
  let problems: RuleProblems
  /// The profiles that the rule is for, with their positions.
  private(set) var profilePositions: [(id: String, position: FilePosition)] = []

  init(map: MapReader, values: NodeReader, problems: RuleProblems) {
    self.map = map
    self.values = values
    self.problems = problems
  }

  /// Texts, lists of words, and enumerations. Returns the requirements with their positions.
  mutating func fill(_ rule: inout Rule) -> [(id: String, position: FilePosition)] {
    rule.title = map.text("title") ?? ""
    rule.rationale = map.text("rationale") ?? ""
    rule.remediation = map.text("remediation") ?? ""
    rule.severity = map.word("severity", as: Severity.self) ?? .error
    rule.status = map.word("status", as: Rule.Status.self) ?? .stable
    rule.platforms = map.words("platform", as: Platform.self)
    rule.environments = map.words("environment", as: RunEnvironment.self)
    profilePositions = map.texts("for", atMost: RuleFileLimits.listed).map { ($0.text, $0.node.position) }
    rule.profiles = profilePositions.map(\.id)
    rule.tags = map.texts("tags").compactMap { values.name($0.text, .tag, at: $0.node.position) ? $0.text : nil }
    let requirements = map.texts("requirements").compactMap { requirement -> (id: String, position: FilePosition)? in
      guard !Requirement.isID(requirement.text) else { return (requirement.text, requirement.node.position) }
      problems.report(.badRequirement(requirement.text), at: requirement.node.position)
      return nil
    }
    rule.requirements = requirements.map(\.id)
    return requirements
  }

  /// Named constants.
  func parameters() -> [Parameter] {
    guard let node = map.value("parameters") else { return [] }
    return values.entries(node, of: "parameters", atMost: RuleFileLimits.listed).compactMap { entry in
      guard values.name(entry.key, .parameter, at: entry.keyPosition) else { return nil }
      return literal(entry.value).map { Parameter(name: entry.key, value: $0) }
    }
  }

  /// Changes that make no difference, each with the principle that shows it.
  func equivalents() -> [EquivalentChange] {
    guard let node = map.value("equivalent") else { return [] }
    return values.entries(node, of: "changes", atMost: RuleFileLimits.listed).compactMap { entry in
      guard let reason = values.text(entry.value) else { return nil }
      guard Self.namesPrinciple(reason) else {
        problems.report(.badReason(reason), at: entry.value.position)
        return nil
      }
      return EquivalentChange(name: entry.key, reason: reason, mark: entry.keyPosition.mark)
    }
  }

  /// `V`, a number from 1 to 15, a colon, and some text after it.
  private static func namesPrinciple(_ reason: String) -> Bool {
    let parts = reason.split(separator: ":", maxSplits: 1)
    guard parts.count == 2, parts[0].first == "V", let number = Int(parts[0].dropFirst()) else { return false }
    return (1...15).contains(number) && parts[1].contains { $0 != " " }
  }

  /// A parameter's value: unquoted by what it looks like, quoted as text.
  func literal(_ node: RuleNode) -> Literal? { Self.literal(node, values, problems) }

  /// A parameter's value: unquoted by what it looks like, quoted as text.
  static func literal(_ node: RuleNode, _ values: NodeReader, _ problems: RuleProblems) -> Literal? {
    guard let scalar = node.scalar else {
      problems.report(.wrongType(expected: "a value", found: node.kindWords), at: node.position)
      return nil
    }
    guard scalar.isPlain else { return values.text(node).map { .text(LogText($0)) } }
    if scalar.text == "true" { return .boolean(true) }
    if scalar.text == "false" { return .boolean(false) }
    if NodeReader.isDecimal(scalar.text), let integer = Int64(scalar.text) { return .integer(integer) }
    if case .number(let number)? = FieldValueParser.value(of: scalar.text, as: .number) { return .number(number) }
    if let instant = InstantParser.parse(scalar.text), instant.frame == .absolute { return .instant(instant.instant) }
    switch DurationParser.parse(scalar.text, isSigned: true) {
    case .duration(let duration): return .duration(duration)
    case .tooLong: problems.report(.durationOutOfRange(scalar.text, isSigned: true), at: node.position)
    case .bareNumber, .malformed: problems.report(.unquotedParameter(scalar.text), at: node.position)
    }
    return nil
  }
}
