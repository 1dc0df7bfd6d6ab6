import LogCheckModel

/// Describes the check of a rule in sentences: events by their titles, times by their values. Conditions are only
/// mentioned: the rule's file has them.
package struct RuleProse {
  let rule: Rule
  let ruleSet: RuleSet

  package init(rule: Rule, ruleSet: RuleSet) {
    self.rule = rule
    self.ruleSet = ruleSet
  }

  package var text: String {
    let sentence = rule.body.sentence(self)
    return rule.ends.processEnders == 0 ? sentence : sentence + " If the app's process ends first, it stays open."
  }

  func name(_ selector: EventSelector) -> String {
    var names: [String] = []
    for type in selector.types {
      let event = ruleSet.events[type.index]
      let name = "\"\(event.summary.isEmpty ? event.name : event.summary)\""
      if !names.contains(name) { names.append(name) }
    }
    let words =
      names.count > 4
      ? names.prefix(3).joined(separator: ", ") + ", or one of \(names.count - 3) others" : joined(names, "or")
    return selector.guardExpression == nil ? words : words + " (under a condition)"
  }

  func joined(_ items: [String], _ word: String) -> String {
    guard items.count > 1, let last = items.last else { return items.first ?? "nothing" }
    return items.dropLast().joined(separator: ", ") + " \(word) " + last
  }

  func deadline(_ deadline: ResponseRule.Deadline?) -> String {
    switch deadline {
    case .within(let time): within(time)
    case .by: " by the time that the lines state"
    case nil: ""
    }
  }

  func within(_ time: Expression) -> String { " within \(length(time))" }

  func length(_ time: Expression) -> String {
    switch time {
    case .literal(.duration(let length)): return TimeText.duration(length)
    case .parameter(let name):
      guard case .duration(let length)? = rule.parameters.first(where: { $0.name == name })?.value else { break }
      return TimeText.duration(length)
    default: break
    }
    return "a time that the rule computes"
  }

  /// The sentence of an event that must not come between two others.
  func never(_ event: EventSelector, after open: EventSelector, before close: EventSelector?, within: Expression?)
    -> String
  {
    let end = close.map { " and before \(name($0))" } ?? ""
    return "After \(name(open))\(end)\(within.map(self.within) ?? "") there must be no \(name(event))."
  }

  func scope(_ scope: CountRule.Scope) -> String {
    switch scope {
    case .between(let open, let close, let most):
      "after \(name(open))\(close.map { " and before \(name($0))" } ?? "")\(most.map { ", for at most \(length($0))" } ?? "")"
    case .session: "in a launch of the app"
    case .capture: "in the capture"
    }
  }
}

extension Int {
  var timesInWords: String { self == 1 ? "once" : self == 2 ? "twice" : "\(self) times" }
}
