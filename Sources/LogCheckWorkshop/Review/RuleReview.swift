package import LogCheckModel
package import LogCheckRules

/// Parts of a set of rules that are valid, but hardly intended.
package struct RuleReview {
  /// Guards that no line can meet, and texts that another event takes.
  package private(set) var warnings: [Diagnostic] = []
  /// Events that no rule names, and guards that are open if a line lacks a field: both are often intended.
  package private(set) var remarks: [Diagnostic] = []
  private let ruleSet: RuleSet

  package init(_ ruleSet: RuleSet) {
    self.ruleSet = ruleSet
    for rule in ruleSet.named { reviewGuards(of: rule) }
    warnings += TemplateShadows.all(in: ruleSet)
    findUnused()
  }

  private mutating func reviewGuards(of rule: Rule) {
    let triggers = Set(rule.body.roles.triggers)
    for selector in rule.selectors {
      guard let expression = selector.guardExpression else { continue }
      let words = GuardWords(expression, alias: selector.alias)
      let impossible = selector.types.allSatisfy { type in
        words.contradiction(in: ruleSet.events[type.index]) != nil
      }
      if impossible, let type = selector.types.first, let why = words.contradiction(in: ruleSet.events[type.index]) {
        let what = Set(selector.types).isSubset(of: triggers) ? "the rule can never fire" : "no such event can be seen"
        warnings.append(
          Diagnostic(
            code: "W001", severity: .warning, message: "rule \(rule.id): \(what): \(why)",
            hint: "compare the guard with the texts of the event", mark: selector.mark))
      }
      for type in selector.types { remark(words, in: ruleSet.events[type.index], of: rule, selector) }
    }
  }

  private mutating func remark(
    _ words: GuardWords, in event: EventDefinition, of rule: Rule, _ selector: EventSelector
  ) {
    let open = words.bareFields.filter { name in
      event.fieldIndex(name).map { !event.alwaysHasValue($0) } ?? false
    }
    guard !open.isEmpty else { return }
    remarks.append(
      Diagnostic(
        code: "W004", severity: .warning,
        message:
          "rule \(rule.id): the guard is open where \(event.name) lacks \(open.sorted().joined(separator: ", "))",
        hint: "`present(x) && …` passes such events over, `x ?? …` gives them a value", mark: selector.mark))
  }

  private mutating func findUnused() {
    var used: Set<EventTypeID> = []
    for rule in ruleSet.named {
      used.formUnion(Set(rule.selectors.flatMap(\.types)))
      if let body = rule.body as? NeverRule { used.formUnion(body.aliveEvents) }
    }
    // Launch lines are used by the sessions.
    for (index, event) in ruleSet.events.enumerated()
    where event.startsSession == nil && !used.contains(EventTypeID(index)) {
      remarks.append(
        Diagnostic(
          code: "W003", severity: .warning, message: "no rule names the event \(event.name)", mark: event.mark))
    }
  }
}

extension EventDefinition {
  /// True if every line of text that is the event contains the field.
  fileprivate func alwaysHasValue(_ field: Int) -> Bool {
    if constants.contains(where: { $0.field == field }) { return true }
    guard !patterns.isEmpty else { return false }
    return patterns.allSatisfy { pattern in
      guard case .template(let pieces, _) = pattern else { return false }
      return pieces.contains { piece in
        switch piece {
        case .field(field, _), .words(_, field: field): true
        default: false
        }
      }
    }
  }
}
