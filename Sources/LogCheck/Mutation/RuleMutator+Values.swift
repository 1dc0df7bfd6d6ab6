import LogCheckModel
import LogCheckRules

/// The kinds that judge values and texts.
extension RuleMutator {
  mutating func add(_ body: DomainRule) {
    let set = editor(of: body, RuleBody.domain)
    add("event", body.event.changes(in: ruleSet), at: body.event.mark) { rule, value in
      rule.body = set { $0.event = value }
    }
    for (index, field) in body.fields.enumerated() {
      if body.fields.count > 1 {
        add("fields.\(field.name)", [Change("without it", ())]) { rule, _ in
          rule.body = set { $0.fields.remove(at: index) }
        }
      }
      add("fields.\(field.name)", changes(field.domain)) { rule, value in
        rule.body = set { $0.fields[index].domain = value }
      }
    }
    let others = MissingField.allCases.filter { $0 != body.missing }
    add("missing", others.map { Change($0.rawValue, $0) }) { rule, value in rule.body = set { $0.missing = value } }
    let cases = Change(String(!body.ignoresCase), !body.ignoresCase)
    if body.fields.contains(where: { $0.domain.holdsTexts }) {
      add("ignore_case", [cases]) { rule, value in rule.body = set { $0.ignoresCase = value } }
    }
  }

  private func changes(_ domain: DomainRule.Domain) -> [Change<DomainRule.Domain>] {
    switch domain {
    case .oneOf: [Change("any value", .noneOf([]))]
    case .noneOf(let values):
      values.changes(name: \.text, changing: { _ in [] }).map { $0.map { .noneOf($0) } }
    case .range(let low, let high):
      changes(low).map { $0.map { .range(from: $0, to: high) }.within("from") }
        + changes(high).map { $0.map { .range(from: low, to: $0) }.within("to") }
    case .matches: [Change("any value", .noneOf([]))]
    }
  }

  mutating func add(_ body: SetRule) {
    let set = editor(of: body, RuleBody.set)
    add("collect", body.collected.event.changes(in: ruleSet), at: body.collected.event.mark) { rule, value in
      rule.body = set { $0.collected.event = value }
    }
    add("value", body.collected.value.changes) { rule, value in rule.body = set { $0.collected.value = value } }
    let others = SetRule.Relation.allCases.filter { $0 != body.relation }
    add("relation", others.map { Change($0.rawValue, $0) }) { rule, value in rule.body = set { $0.relation = value } }
    switch body.other {
    case .values(let values):
      add("with", values.changes(atLeast: 1, name: \.text, changing: { _ in [] })) { rule, value in
        rule.body = set { $0.other = .values(value) }
      }
    case .collected(let collected):
      add("with.collect", collected.event.changes(in: ruleSet), at: collected.event.mark) { rule, value in
        rule.body = set { $0.other = .collected(SetRule.Collected(event: value, value: collected.value)) }
      }
      add("with.value", collected.value.changes, at: collected.event.mark) { rule, value in
        rule.body = set { $0.other = .collected(SetRule.Collected(event: collected.event, value: value)) }
      }
    }
    add("per", changes(body.scope)) { rule, value in rule.body = set { $0.scope = value } }
  }

  mutating func add(_ body: HashRule) {
    let set = editor(of: body, RuleBody.hash)
    add("event", body.event.changes(in: ruleSet), at: body.event.mark) { rule, value in
      rule.body = set { $0.event = value }
    }
    add("value", body.value.changes) { rule, value in rule.body = set { $0.value = value } }
    add("previous", changes(body.previous)) { rule, value in rule.body = set { $0.previous = value } }
    if body.genesis != nil {
      add("genesis", [Change("without it", ())]) { rule, _ in rule.body = set { $0.genesis = nil } }
    }
    if let sameAs = body.sameAs {
      add("same_as", [Change("without it", ())], at: sameAs.event.mark) { rule, _ in
        rule.body = set { $0.sameAs = nil }
      }
      add("same_as", sameAs.event.changes(in: ruleSet), at: sameAs.event.mark) { rule, value in
        rule.body = set { $0.sameAs?.event = value }
      }
    }
    if body.shape != nil {
      add("shape", [Change("without it", ())]) { rule, _ in rule.body = set { $0.shape = nil } }
    }
  }

  mutating func add(_ body: SchemaRule) {
    let set = editor(of: body, RuleBody.schema)
    if let event = body.event {
      add("event", event.changes(in: ruleSet), at: event.mark) { rule, value in rule.body = set { $0.event = value } }
    }
    add("required", body.required.changes(name: { $0 }, changing: { _ in [] })) { rule, value in
      rule.body = set { $0.required = value }
    }
    let unknown = Change(body.allowsUnknownFields ? "fail" : "ok", !body.allowsUnknownFields)
    add("unknown_fields", [unknown]) { rule, value in rule.body = set { $0.allowsUnknownFields = value } }
    // Where it is not asked for, that makes a difference only for events of which the rule says nothing of the kind.
    if body.needsOffsets {
      add("instants_zoned", [Change("without it", false)]) { rule, value in
        rule.body = set { $0.needsOffsets = value }
      }
    }
    add("fields_typed", [Change(String(!body.checksTypes), !body.checksTypes)]) { rule, value in
      rule.body = set { $0.checksTypes = value }
    }
  }

  mutating func add(_ body: PrivacyRule) {
    let set = editor(of: body, RuleBody.privacy)
    let detectors = body.detectors.changes(name: \.name, changing: { _ in [] })
    add("detect", detectors) { rule, value in rule.body = set { $0.detectors = value } }
    add("allow", body.allowed.changes(name: { "`\($0)`" }, changing: { _ in [] })) { rule, value in
      rule.body = set { $0.allowed = value }
    }
    if let components = body.components, components.count > 1 {
      let all = components.sorted()
      add("in", all.changes(atLeast: 1, name: { ruleSet.components[$0].name }, changing: { _ in [] })) { rule, value in
        rule.body = set { $0.components = Set(value) }
      }
    }
  }
}

extension DomainRule.Domain {
  /// Whether case can matter in it.
  fileprivate var holdsTexts: Bool {
    switch self {
    case .oneOf(let values), .noneOf(let values): values.contains { if case .text = $0 { true } else { false } }
    case .matches: true
    case .range: false
    }
  }
}

extension PrivacyRule.Detector {
  fileprivate var name: String {
    switch self {
    case .known(let kind): kind.rawValue
    case .pattern(let pattern): "`\(pattern)`"
    }
  }
}
