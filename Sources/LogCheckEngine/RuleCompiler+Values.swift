import LogCheckModel
import LogCheckPattern
import LogCheckRules

/// The kinds that judge values and texts.
extension RuleCompiler {
  mutating func domain(_ body: DomainRule) throws(PatternError) -> any Monitor {
    var fields: [DomainMonitor.Field] = []
    for field in body.fields {
      fields.append(
        DomainMonitor.Field(
          name: field.name, value: try compile(field.value, for: body.event),
          domain: try compile(field.domain, ignoringCase: body.ignoresCase)))
    }
    return DomainMonitor(
      context: try context(), event: try compile(body.event), fields: fields, missing: body.missing)
  }

  mutating func schema(_ body: SchemaRule) throws(PatternError) -> any Monitor {
    var fields: [EventTypeID: [Int]] = [:]
    for type in body.event?.types ?? [] {
      fields[type] = body.required.compactMap { ruleSet.events[type.index].fieldIndex($0) }
    }
    let members = body.event == nil ? body.required : []
    return SchemaMonitor(
      context: try context(),
      event: try body.event.map { selector throws(PatternError) in try compile(selector) }, requiredFields: fields,
      requiredMembers: members.compactMap { name in ruleSet.envelope.firstIndex { $0.name == name } },
      allowsUnknownFields: body.allowsUnknownFields, checksTypes: body.checksTypes,
      needsOffsets: body.needsOffsets)
  }

  mutating func set(_ body: SetRule) throws(PatternError) -> any Monitor {
    let scope = try compile(body.scope)
    let left = try compile(body.collected)
    var right: SetMonitor.Collected?
    var literals: Set<EvalValue> = []
    switch body.other {
    case .values(let values): literals = Set(values.map { ExpressionCompiler.value(of: $0).asItem })
    case .collected(let collected):
      right = try compile(collected)
    }
    return SetMonitor(
      context: try context(), left: left, relation: body.relation, right: right, literals: literals, scope: scope,
      sessionStarts: sessionStarts)
  }

  mutating func hash(_ body: HashRule) throws(PatternError) -> any Monitor {
    return HashMonitor(
      context: try context(),
      told: try compile(SetRule.Collected(event: body.event, value: body.value)),
      previous: try body.previous.map { expression throws(PatternError) in try compile(expression, for: body.event) },
      genesis: body.genesis,
      sameAs: try body.sameAs.map { collected throws(PatternError) in try compile(collected) },
      shape: try body.shape.map { shape throws(PatternError) in
        try Pattern(shape, isCaseless: false, isProven: ruleSet.hasProvenPatterns)
      })
  }

  private func compile(_ collected: SetRule.Collected) throws(PatternError) -> SetMonitor.Collected {
    SetMonitor.Collected(
      event: try compile(collected.event), value: try compile(collected.value, for: collected.event))
  }

  private func compile(
    _ domain: DomainRule.Domain, ignoringCase: Bool
  ) throws(PatternError) -> DomainMonitor.Domain {
    func values(_ literals: [Literal]) -> [EvalValue] {
      literals.map { literal in
        let value = ExpressionCompiler.value(of: literal)
        return ignoringCase ? value.lowered : value
      }
    }
    switch domain {
    case .oneOf(let literals): return .listed(values(literals), isAllowed: true, ignoresCase: ignoringCase)
    case .noneOf(let literals): return .listed(values(literals), isAllowed: false, ignoresCase: ignoringCase)
    case .range(let low, let high):
      return .range(
        from: try low.map { end throws(PatternError) in
          try expressions.compile(end, current: [], currentAlias: nil)
        },
        to: try high.map { end throws(PatternError) in
          try expressions.compile(end, current: [], currentAlias: nil)
        })
    case .matches(let pattern):
      return .matching(try Pattern(pattern, isCaseless: ignoringCase, isProven: ruleSet.hasProvenPatterns))
    }
  }
}
