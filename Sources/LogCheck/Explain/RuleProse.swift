import LogCheckModel
import LogCheckRules

/// What a rule checks, in sentences: events by what their definitions say, times by their values. Conditions are only mentioned: the
/// rule's file has them.
struct RuleProse {
  let rule: Rule
  let ruleSet: RuleSet

  var text: String {
    switch rule.body {
    case .response(let body):
      let ways = body.alternatives.map { way in
        let steps = way.steps.map(name).joined(separator: ", then ")
        let start = way.entry.map { " once \(name($0)) came" } ?? ""
        return "\(steps)\(deadline(way.deadline))\(start)"
      }
      var text = "After \(name(body.trigger)) there must be \(joined(ways, "or"))."
      if body.exactlyOne { text += " Exactly one must come." }
      if !body.forbidden.isEmpty { text += " Until then there must be no \(joined(body.forbidden.map(name), "or"))." }
      return text
    case .sequence(let body):
      let steps = body.steps.map { step in
        let words =
          switch step.shape {
          case .anyOf(let choices): joined(choices.map(name), "or")
          case .allOf(let choices): joined(choices.map(name), "and")
          }
        return step.isOptional ? words + " (may be missing)" : words
      }
      return
        "After \(name(body.start)) there must be, in this order\(within(body.within)): \(steps.joined(separator: ", then "))."
    case .never(let body):
      guard let open = body.open else { return "There must be no \(name(body.event))." }
      let end = body.close.map { " and before \(name($0))" } ?? ""
      return "After \(name(open))\(end) there must be no \(name(body.event))."
    case .precedes(let body):
      let scope =
        switch body.scope {
        case .session: "in the same launch of the app"
        case .install, .capture: "earlier in the capture"
        case .within(let time): "in the \(length(time)) before"
        }
      let since = body.since.map { ", and after the last \(name($0))" } ?? ""
      return "Before \(name(body.event)) there must be \(name(body.requires)), \(scope)\(since)."
    case .count(let body):
      let number =
        switch (body.minimum, body.maximum) {
        case (let low?, let high?) where low == high: "exactly \(low.timesInWords)"
        case (let low?, let high?): "from \(low) to \(high) times"
        case (let low?, nil): "at least \(low.timesInWords)"
        case (nil, let high?): "at most \(high.timesInWords)"
        case (nil, nil): "any number of times"
        }
      return "\(name(body.event)) must come \(number) \(scope(body.scope))."
    case .relate(let body):
      let partners = (body.partners + body.lastPartners).map(name)
      guard !partners.isEmpty else { return "The values of \(name(body.trigger)) must go together." }
      let order =
        body.partners.isEmpty ? "the last \(joined(partners, "and")) before it" : "the next \(joined(partners, "and"))"
      return "The values of \(name(body.trigger)) and of \(order)\(body.within.map(within) ?? "") must go together."
    case .domain(let body):
      let fields = body.fields.map { $0.name.split(separator: "_").joined(separator: " ") }
      return "In \(name(body.event)), \(joined(fields, "and")) must have one of the allowed values."
    case .rate(let body):
      return "\(name(body.event)) must come at most \(body.maximum.timesInWords) in \(length(body.length))."
    case .overlap(let body): return "No \(name(body.begin)) before the one before it ended with \(name(body.end))."
    case .machine(let body):
      return
        "The states \(joined(body.states, "and")) must follow each other as the rule allows, starting from \(body.states[body.initial])."
    case .gauge(let body):
      let bounds = [("at least", body.minimum), ("at most", body.maximum)].compactMap { word, bound in
        bound.map { "\(word) \($0)" }
      }
      return
        "At any time there must be \(bounds.joined(separator: " and ")) of what \(joined(body.up.map(name), "or")) begins."
    case .counter(let body):
      let cause = body.risesWith.map { ", and rises by no more than the number of \(name($0))" } ?? ""
      return "The value in \(name(body.event)) never falls\(cause)."
    case .set(let body):
      return "The values of all \(name(body.collected.event)) are compared as a set \(scope(body.scope))."
    case .hash(let body):
      return "The hash in \(name(body.event)) must be of the expected form, and fit the one before or next to it."
    case .schema(let body):
      return "\(body.event.map { name($0) } ?? "Every structured event") must have the declared form."
    case .privacy: return "No line may hold text of a kind that must not be logged."
    }
  }

  private func name(_ selector: EventSelector) -> String {
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

  private func joined(_ items: [String], _ word: String) -> String {
    guard items.count > 1, let last = items.last else { return items.first ?? "nothing" }
    return items.dropLast().joined(separator: ", ") + " \(word) " + last
  }

  private func deadline(_ deadline: ResponseRule.Deadline?) -> String {
    switch deadline {
    case .within(let time): within(time)
    case .by: " by the time that the lines say"
    case nil: ""
    }
  }

  private func within(_ time: Expression) -> String { " within \(length(time))" }

  private func length(_ time: Expression) -> String {
    switch time {
    case .literal(.duration(let length)): return TimeText.duration(length)
    case .parameter(let name):
      guard case .duration(let length)? = rule.parameters.first(where: { $0.name == name })?.value else { break }
      return TimeText.duration(length)
    default: break
    }
    return "a time that the rule computes"
  }

  private func scope(_ scope: CountRule.Scope) -> String {
    switch scope {
    case .between(let open, let close, let most):
      "after \(name(open))\(close.map { " and before \(name($0))" } ?? ""), for at most \(length(most))"
    case .session: "in a launch of the app"
    case .capture: "in the capture"
    }
  }
}

extension Int {
  fileprivate var timesInWords: String { self == 1 ? "once" : self == 2 ? "twice" : "\(self) times" }
}
