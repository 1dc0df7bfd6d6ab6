import LogCheckModel

/// Values by which profiles and configurations replace rules' own parameters.
struct ParameterOverrides {
  struct Entry {
    var rule: RuleNode.Entry
    var values: [RuleNode.Entry]
    /// The problems to which mistakes of the values are reported: with the rule files, or with the settings.
    let problems: RuleProblems
  }

  private(set) var ofProfiles: [(profile: String, entries: [Entry])] = []
  private(set) var ofAll: [Entry] = []
  private let problems: RuleProblems

  init(problems: RuleProblems) { self.problems = problems }

  /// `parameters` of a file: for every run.
  mutating func decode(_ node: RuleNode, reportingTo other: RuleProblems? = nil) {
    ofAll += entries(node, other ?? problems)
  }

  /// Reads only the parameters of a file's `profiles`; their other parts are read later.
  mutating func decode(profiles node: RuleNode) {
    guard case .list(let items) = node.content else { return }
    for item in items {
      guard case .map(let keys) = item.content, let parameters = keys.first(where: { $0.key == "parameters" }),
        let id = keys.first(where: { $0.key == "id" })?.value.scalar?.text
      else { continue }
      ofProfiles.append((id, entries(parameters.value, problems)))
    }
  }

  private func entries(_ node: RuleNode, _ problems: RuleProblems) -> [Entry] {
    let values = NodeReader(problems: problems)
    return values.entries(node, of: "rules", atMost: RuleFileLimits.values).map { rule in
      Entry(
        rule: rule, values: values.entries(rule.value, of: "parameters", atMost: RuleFileLimits.listed),
        problems: problems)
    }
  }

  /// A value that replaces a rule's own.
  struct Replacement {
    let index: Int
    let literal: Literal
    let value: RuleNode.Entry
    let problems: RuleProblems
  }

  /// The values of a profile, if one is named, and then those for every run, which win. Values of another type than the rule's own
  /// are left out: ``check(against:names:)`` reports them.
  func replacements(of parameters: [Parameter], of names: [String], profile: String?) -> [Replacement] {
    let ofProfile = ofProfiles.filter { $0.profile == profile }.flatMap(\.entries)
    let quiet = RuleProblems()
    var found: [Replacement] = []
    for entry in ofProfile + ofAll where names.contains(entry.rule.key) {
      for value in entry.values {
        guard let index = parameters.firstIndex(where: { $0.name == value.key }),
          let literal = RuleHead.literal(value.value, NodeReader(problems: quiet), quiet),
          Self.fits(literal, parameters[index])
        else { continue }
        found.append(Replacement(index: index, literal: literal, value: value, problems: entry.problems))
      }
    }
    return found
  }

  private static func fits(_ literal: Literal, _ parameter: Parameter) -> Bool {
    let wanted = ValueType(parameter.value)
    return wanted.joined(with: ValueType(literal)) == wanted
  }

  /// The profiles that have parameters for a rule.
  func profiles(for names: [String]) -> [String] {
    ofProfiles.filter { $0.entries.contains { names.contains($0.rule.key) } }.map(\.profile)
  }

  /// Reports values for rules and parameters that are not there, and values of another type.
  func check(against rules: [Rule], names: [String]) {
    for entry in ofProfiles.flatMap(\.entries) + ofAll {
      let problems = entry.problems
      guard names.contains(entry.rule.key) else {
        let nearest = problems.nearest(to: entry.rule.key, in: names)
        problems.report(.unknownRule(entry.rule.key, nearest: nearest), at: entry.rule.keyPosition)
        continue
      }
      guard let rule = rules.first(where: { $0.id == entry.rule.key || $0.aliases.contains(entry.rule.key) }) else {
        continue
      }
      for value in entry.values {
        guard let parameter = rule.parameters.first(where: { $0.name == value.key }) else {
          let nearest = problems.nearest(to: value.key, in: rule.parameters.map(\.name))
          problems.report(.unknownParameter(value.key, nearest: nearest), at: value.keyPosition)
          continue
        }
        check(value, against: parameter, problems)
      }
    }
  }

  private func check(_ value: RuleNode.Entry, against parameter: Parameter, _ problems: RuleProblems) {
    guard let literal = RuleHead.literal(value.value, NodeReader(problems: problems), problems),
      !Self.fits(literal, parameter)
    else { return }
    let wanted = ValueType(parameter.value)
    let found = ValueType(literal)
    if wanted == .duration, found.isNumeric, let text = value.value.scalar?.text {
      problems.report(.bareNumberForDuration(text), at: value.value.position)
    } else {
      problems.report(.wrongResult(expected: wanted.words, found: found.words), at: value.value.position)
    }
  }
}
