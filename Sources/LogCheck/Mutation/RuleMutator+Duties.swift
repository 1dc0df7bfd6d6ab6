import LogCheckRules

/// The kinds that wait for something, or forbid it.
extension RuleMutator {
  mutating func add(_ body: ResponseRule) {
    let set = editor(of: body, RuleBody.response)
    add("when", body.trigger.changes(in: ruleSet), at: body.trigger.mark) { rule, value in
      rule.body = set { $0.trigger = value }
    }
    add("forbid", changes(body.forbidden)) { rule, value in rule.body = set { $0.forbidden = value } }
    if body.exactlyOne {
      add("exactly_one", [Change("without it", false)]) { rule, value in rule.body = set { $0.exactlyOne = value } }
    }
    for (index, alternative) in body.alternatives.enumerated() {
      let place = body.alternatives.count == 1 ? "expect" : "expect_one_of \(index + 1)"
      if body.alternatives.count > 1 {
        add(place, [Change("without it", ())], at: alternative.mark) { rule, _ in
          rule.body = set { $0.alternatives.remove(at: index) }
        }
      }
      add(place, changes(alternative), at: alternative.mark) { rule, value in
        rule.body = set { $0.alternatives[index] = value }
      }
    }
  }

  private func changes(_ alternative: ResponseRule.Alternative) -> [Change<ResponseRule.Alternative>] {
    func set<Value>(
      _ place: String, _ changes: [Change<Value>], _ apply: (inout ResponseRule.Alternative, Value) -> Void
    ) -> [Change<ResponseRule.Alternative>] {
      changes.map { change in
        change.map { value in
          var changed = alternative
          apply(&changed, value)
          return changed
        }.within(place)
      }
    }
    var all: [Change<ResponseRule.Alternative>] = []
    switch alternative.deadline {
    case .within(let length): all += set("within", length.changes) { $0.deadline = .within($1) }
    case .by(let instant): all += set("by", instant.changes) { $0.deadline = .by($1) }
    case nil: break
    }
    all += set("event", changes(alternative.steps, atLeast: 1)) { $0.steps = $1 }
    all += set("after", changes(alternative.after)) { $0.after = $1 }
    let until = changes(alternative.until)
    // Without any end the duty would never be due.
    all += set("until", alternative.deadline == nil ? Array(until.dropFirst()) : until) { $0.until = $1 }
    all += set("entry", changes(alternative.entry)) { $0.entry = $1 }
    return all
  }

  mutating func add(_ body: SequenceRule) {
    let set = editor(of: body, RuleBody.sequence)
    add("start", body.start.changes(in: ruleSet), at: body.start.mark) { rule, value in
      rule.body = set { $0.start = value }
    }
    add("within", body.within.changes) { rule, value in rule.body = set { $0.within = value } }
    add("each", changes(body.each)) { rule, value in rule.body = set { $0.each = value } }
    add("not_between", changes(body.notBetween)) { rule, value in rule.body = set { $0.notBetween = value } }
    for (index, step) in body.steps.enumerated() {
      let place = "step \(index + 1)"
      var shapes: [Change<SequenceRule.Step.Shape?>] = body.steps.count > 1 ? [Change("without it", nil)] : []
      switch step.shape {
      case .anyOf(let choices): shapes += changes(choices, atLeast: 1).map { $0.map { .anyOf($0) } }
      case .allOf(let choices): shapes += changes(choices, atLeast: 1).map { $0.map { .allOf($0) } }
      }
      add(place, shapes, at: step.mark) { rule, shape in
        rule.body = set { if let shape { $0.steps[index].shape = shape } else { $0.steps.remove(at: index) } }
      }
      let optional = Change(step.isOptional ? "no longer optional" : "optional", !step.isOptional)
      add(place, [optional], at: step.mark) { rule, value in rule.body = set { $0.steps[index].isOptional = value } }
      if index > 0 {
        add(place, [Change("before the step before it", ())], at: step.mark) { rule, _ in
          rule.body = set { $0.steps.swapAt(index - 1, index) }
        }
      }
    }
  }

  mutating func add(_ body: NeverRule) {
    let set = editor(of: body, RuleBody.never)
    add("event", body.event.changes(in: ruleSet), at: body.event.mark) { rule, value in
      rule.body = set { $0.event = value }
    }
    if let open = body.open {
      add("between", [Change("everywhere", ())], at: open.mark) { rule, _ in
        rule.body = set {
          $0.open = nil
          $0.close = nil
        }
      }
      add("between.open", open.changes(in: ruleSet), at: open.mark) { rule, value in
        rule.body = set { $0.open = value }
      }
      if let close = body.close {
        add("between.close", close.changes(in: ruleSet), at: close.mark) { rule, value in
          rule.body = set { $0.close = value }
        }
      }
    }
    if !body.aliveComponents.isEmpty || !body.aliveEvents.isEmpty {
      add("needs_alive", [Change("without it", ())]) { rule, _ in
        rule.body = set {
          $0.aliveComponents = []
          $0.aliveEvents = []
        }
      }
    }
  }

  mutating func add(_ body: PrecedesRule) {
    let set = editor(of: body, RuleBody.precedes)
    add("event", body.event.changes(in: ruleSet), at: body.event.mark) { rule, value in
      rule.body = set { $0.event = value }
    }
    add("requires", body.requires.changes(in: ruleSet), at: body.requires.mark) { rule, value in
      rule.body = set { $0.requires = value }
    }
    add("since", changes(body.since)) { rule, value in rule.body = set { $0.since = value } }
    let scopes: [Change<PrecedesRule.Scope>] =
      switch body.scope {
      case .session: [Change("capture instead of session", .capture)]
      case .install: [Change("session instead of install", .session), Change("capture instead of install", .capture)]
      case .capture: [Change("session instead of capture", .session)]
      case .within(let length): length.changes.map { $0.map { .within($0) } } + [Change("capture", .capture)]
      }
    add("scope", scopes) { rule, value in rule.body = set { $0.scope = value } }
  }

  mutating func add(_ body: RelateRule) {
    let set = editor(of: body, RuleBody.relate)
    add("when", body.trigger.changes(in: ruleSet), at: body.trigger.mark) { rule, value in
      rule.body = set { $0.trigger = value }
    }
    // A partner cannot be left out while a check speaks of it.
    for (index, partner) in body.partners.enumerated() {
      add("with \(partner.names(in: ruleSet))", partner.changes(in: ruleSet), at: partner.mark) { rule, value in
        rule.body = set { $0.partners[index] = value }
      }
    }
    for (index, partner) in body.lastPartners.enumerated() {
      add("with_last \(partner.names(in: ruleSet))", partner.changes(in: ruleSet), at: partner.mark) { rule, value in
        rule.body = set { $0.lastPartners[index] = value }
      }
    }
    if let within = body.within {
      add("within", within.changes) { rule, value in rule.body = set { $0.within = value } }
    }
    for (index, check) in body.checks.enumerated() {
      let place = body.checks.count == 1 ? "check" : "check \(index + 1)"
      let whole = check.expression.isConjunction ? [] : [Change("always true", Expression.literal(.boolean(true)))]
      add(place, whole + check.expression.changes) { rule, value in
        rule.body = set { $0.checks[index].expression = value }
      }
    }
  }
}
