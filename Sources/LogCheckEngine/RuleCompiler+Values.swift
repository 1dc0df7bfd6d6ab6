import LogCheckModel
import LogCheckPattern
import LogCheckRules

/// The kinds that judge values and texts.
extension RuleCompiler {
  mutating func domain(_ body: DomainRule) throws(PatternError) -> (any Monitor, Set<EventTypeID>) {
    var fields: [DomainMonitor.Field] = []
    for field in body.fields {
      fields.append(
        DomainMonitor.Field(
          name: field.name, value: try compile(field.value, for: body.event),
          domain: try compile(field.domain, ignoringCase: body.ignoresCase)))
    }
    let monitor = DomainMonitor(
      context: try context(), event: try compile(body.event), fields: fields, missing: body.missing)
    return (monitor, types([body.event]))
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
    case .matches(let pattern): return .matching(try Pattern(pattern, isCaseless: ignoringCase))
    }
  }
}
