import LogCheckModel

/// Values that profiles and configurations put in the place of rules' own parameters.
struct ParameterOverrides {
  struct Entry {
    var rule: RuleNode.Entry
    var values: [RuleNode.Entry]
  }

  private(set) var ofProfiles: [(profile: String, entries: [Entry])] = []
  private(set) var ofAll: [Entry] = []
  private let values: NodeReader

  init(problems: RuleProblems) { values = NodeReader(problems: problems) }

  /// `parameters` of a file: for every run.
  mutating func decode(_ node: RuleNode) { ofAll += entries(node) }

  /// `profiles` of a file, of which only the parameters are read; everything else of them is read later.
  mutating func decode(profiles node: RuleNode) {
    guard case .list(let items) = node.content else { return }
    for item in items {
      guard case .map(let keys) = item.content, let parameters = keys.first(where: { $0.key == "parameters" }),
        let id = keys.first(where: { $0.key == "id" })?.value.scalar?.text
      else { continue }
      ofProfiles.append((id, entries(parameters.value)))
    }
  }

  private func entries(_ node: RuleNode) -> [Entry] {
    values.entries(node, of: "rules", atMost: RuleFileLimits.values).map { rule in
      Entry(rule: rule, values: values.entries(rule.value, of: "parameters", atMost: RuleFileLimits.listed))
    }
  }

  /// What a rule's parameters become: with the values of a profile, if one is named, and over those with the values for every run.
  func applied(to parameters: [Parameter], of names: [String], profile: String?, _ head: RuleHead) -> [Parameter] {
    var result = parameters
    let ofProfile = ofProfiles.filter { $0.profile == profile }.flatMap(\.entries)
    for entry in ofProfile + ofAll where names.contains(entry.rule.key) {
      for value in entry.values {
        guard let index = result.firstIndex(where: { $0.name == value.key }), let literal = head.literal(value.value)
        else { continue }
        result[index].value = literal
      }
    }
    return result
  }

  /// The profiles that have parameters for a rule.
  func profiles(for names: [String]) -> [String] {
    ofProfiles.filter { $0.entries.contains { names.contains($0.rule.key) } }.map(\.profile)
  }

  /// Reports values for rules and parameters that are not there, and values of another type.
  func check(against rules: [Rule], names: [String], _ problems: RuleProblems) {
    for entry in ofProfiles.flatMap(\.entries) + ofAll {
      guard names.contains(entry.rule.key) else {
        let nearest = problems.nearest(to: entry.rule.key, in: names)
        problems.report(.unknownRule(entry.rule.key, nearest: nearest), at: entry.rule.keyPlace)
        continue
      }
      guard let rule = rules.first(where: { $0.id == entry.rule.key || $0.aliases.contains(entry.rule.key) }) else {
        continue
      }
      for value in entry.values {
        guard let parameter = rule.parameters.first(where: { $0.name == value.key }) else {
          let nearest = problems.nearest(to: value.key, in: rule.parameters.map(\.name))
          problems.report(.unknownParameter(value.key, nearest: nearest), at: value.keyPlace)
          continue
        }
        check(value, against: parameter, problems)
      }
    }
  }

  private func check(_ value: RuleNode.Entry, against parameter: Parameter, _ problems: RuleProblems) {
    // What cannot be read was reported where it was applied.
    let quiet = RuleProblems()
    guard let literal = RuleHead.literal(value.value, NodeReader(problems: quiet), quiet) else { return }
    let wanted = ValueType(parameter.value)
    let found = ValueType(literal)
    guard wanted.joined(with: found) != wanted else { return }
    problems.report(.wrongResult(expected: wanted.words, found: found.words), at: value.value.place)
  }
}
