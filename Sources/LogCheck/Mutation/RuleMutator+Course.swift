import LogCheckRules

/// The kinds that count, and those that follow a course of events.
extension RuleMutator {
  mutating func add(_ body: CountRule) {
    let set = editor(of: body, RuleBody.count)
    add("event", body.event.changes(in: ruleSet), at: body.event.mark) { rule, value in
      rule.body = set { $0.event = value }
    }
    add("per", changes(body.scope)) { rule, value in rule.body = set { $0.scope = value } }
    addBounds(body.minimum, body.maximum) { rule, minimum, maximum in
      rule.body = set {
        $0.minimum = minimum
        $0.maximum = maximum
      }
    }
  }

  /// The changes of a stretch in which something is counted or collected.
  func changes(_ scope: CountRule.Scope) -> [Change<CountRule.Scope>] {
    switch scope {
    case .session: [Change("capture instead of session", .capture)]
    case .capture: [Change("session instead of capture", .session)]
    case .between(let open, let close, let longest):
      open.changes(in: ruleSet).map { $0.map { .between(open: $0, close: close, atMost: longest) }.within("open") }
        + changes(close).map { $0.map { .between(open: open, close: $0, atMost: longest) }.within("close") }
        + longest.changes.map { $0.map { .between(open: open, close: close, atMost: $0) }.within("at_most") }
    }
  }

  private mutating func addBounds(_ minimum: Int?, _ maximum: Int?, _ apply: (inout Rule, Int?, Int?) -> Void) {
    if let minimum {
      add("at least", minimum.changes(least: 0)) { apply(&$0, $1, maximum.map { [value = $1] in max($0, value) }) }
    }
    if let maximum {
      add("at most", maximum.changes(least: 0)) { apply(&$0, minimum.map { [value = $1] in min($0, value) }, $1) }
    }
  }

  mutating func add(_ body: RateRule) {
    let set = editor(of: body, RuleBody.rate)
    add("event", body.event.changes(in: ruleSet), at: body.event.mark) { rule, value in
      rule.body = set { $0.event = value }
    }
    add("at_most", body.maximum.changes(least: 1)) { rule, value in rule.body = set { $0.maximum = value } }
    add("in", body.length.changes) { rule, value in rule.body = set { $0.length = value } }
  }

  mutating func add(_ body: OverlapRule) {
    let set = editor(of: body, RuleBody.overlap)
    add("begin", body.begin.changes(in: ruleSet), at: body.begin.mark) { rule, value in
      rule.body = set { $0.begin = value }
    }
    add("end", body.end.changes(in: ruleSet), at: body.end.mark) { rule, value in rule.body = set { $0.end = value } }
    add("at_most", changes(body.longest)) { rule, value in rule.body = set { $0.longest = value } }
  }

  mutating func add(_ body: MachineRule) {
    let set = editor(of: body, RuleBody.machine)
    for (index, label) in body.labels.enumerated() {
      add("event \(label.names(in: ruleSet))", label.changes(in: ruleSet), at: label.mark) { rule, value in
        rule.body = set { $0.labels[index] = value }
      }
    }
    for (state, arrows) in body.arrows.enumerated() {
      let names = arrows.map { "\(body.labels[$0.label].names(in: ruleSet)) to \(body.states[$0.target])" }
      for (index, name) in names.enumerated() {
        add("transitions.\(body.states[state])", [Change("without \(name)", ())]) { rule, _ in
          rule.body = set { $0.arrows[state].remove(at: index) }
        }
      }
    }
    add("reset_on", changes(body.resetOn)) { rule, value in rule.body = set { $0.resetOn = value } }
    let others = Change(body.ignoresOthers ? "fail" : "ignore", !body.ignoresOthers)
    add("other", [others]) { rule, value in rule.body = set { $0.ignoresOthers = value } }
    for (index, stay) in body.stays.enumerated() {
      add("stay.\(body.states[stay.state])", changes(Optional(stay.longest))) { rule, value in
        rule.body = set { if let value { $0.stays[index].longest = value } else { $0.stays.remove(at: index) } }
      }
    }
    if body.final.count < body.states.count {
      add("final", [Change("anywhere", Array(body.states.indices))]) { rule, value in
        rule.body = set { $0.final = value }
      }
    }
  }

  mutating func add(_ body: GaugeRule) {
    let set = editor(of: body, RuleBody.gauge)
    add("up", changes(body.up)) { rule, value in rule.body = set { $0.up = value } }
    add("down", changes(body.down)) { rule, value in rule.body = set { $0.down = value } }
    if let reading = body.set {
      add("set", [Change("without it", ())], at: reading.event.mark) { rule, _ in rule.body = set { $0.set = nil } }
      add("set", reading.event.changes(in: ruleSet), at: reading.event.mark) { rule, value in
        rule.body = set { $0.set = GaugeRule.Value(event: value, value: reading.value) }
      }
      add("set.value", reading.value.changes, at: reading.event.mark) { rule, value in
        rule.body = set { $0.set = GaugeRule.Value(event: reading.event, value: value) }
      }
    }
    add("reset_on", changes(body.resetOn)) { rule, value in rule.body = set { $0.resetOn = value } }
    addBounds(body.minimum, body.maximum) { rule, minimum, maximum in
      rule.body = set {
        $0.minimum = minimum
        $0.maximum = maximum
      }
    }
  }

  mutating func add(_ body: CounterRule) {
    let set = editor(of: body, RuleBody.counter)
    add("event", body.event.changes(in: ruleSet), at: body.event.mark) { rule, value in
      rule.body = set { $0.event = value }
    }
    add("value", body.value.changes) { rule, value in rule.body = set { $0.value = value } }
    add("never_falls", [Change(String(!body.neverFalls), !body.neverFalls)]) { rule, value in
      rule.body = set { $0.neverFalls = value }
    }
    add("rises_by", changes(body.step)) { rule, value in rule.body = set { $0.step = value } }
    add("rises_with", changes(body.risesWith)) { rule, value in rule.body = set { $0.risesWith = value } }
    add("or_with", changes(body.orWith)) { rule, value in rule.body = set { $0.orWith = value } }
    add("reset_on", changes(body.resetOn)) { rule, value in rule.body = set { $0.resetOn = value } }
  }
}
