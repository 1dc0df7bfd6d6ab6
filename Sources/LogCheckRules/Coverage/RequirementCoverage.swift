/// The coverage of a register of requirements: by rules, by the checker's own tests, or by a reason why not.
package struct RequirementCoverage: Sendable {
  package enum State: String, Sendable, CaseIterable {
    /// At least one rule names it.
    case checked
    /// It binds the checker, whose tests prove it.
    case proved
    /// No capture can show it; the register says what is missing.
    case notCheckable
    /// No rule, test or reason mentions it.
    case silent
    /// A rule names it, and no register declares it.
    case undeclared
  }

  package struct Row: Sendable {
    package var id: String
    /// The requirement in the register, if it is there.
    package var requirement: Requirement?
    /// The rules that name it, in their order.
    package var rules: [Rule]

    package var state: State {
      guard let requirement else { return .undeclared }
      if !rules.isEmpty { return .checked }
      if !requirement.provedBy.isEmpty { return .proved }
      return requirement.notCheckable == nil ? .silent : .notCheckable
    }
  }

  /// In the order of ids.
  package let rows: [Row]

  package init(_ ruleSet: RuleSet) {
    var rules: [String: [Rule]] = [:]
    for rule in ruleSet.named { for id in rule.requirements { rules[id, default: []].append(rule) } }
    let declared = Dictionary(uniqueKeysWithValues: ruleSet.requirements.map { ($0.id, $0) })
    rows = Set(rules.keys).union(declared.keys).sorted()
      .map { Row(id: $0, requirement: declared[$0], rules: rules[$0] ?? []) }
  }

  package func count(_ state: State) -> Int { rows.count { $0.state == state } }

  /// One line: how many there are, and how many of each state.
  package var summary: String {
    let parts: [(State, String)] = [
      (.checked, "checked by rules"), (.proved, "proved by the checker's own tests"),
      (.notCheckable, "not checkable, each with its reason"), (.silent, "silent"),
      (.undeclared, "named by rules and declared nowhere"),
    ]
    let reported = parts.compactMap { state, words in
      count(state) > 0 || state == .silent ? "\(count(state)) \(words)" : nil
    }
    return "\(rows.count) requirements: \(reported.joined(separator: ", "))"
  }
}
