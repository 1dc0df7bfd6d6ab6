import LogCheckModel

/// Rules with the values that profiles and settings give to their parameters.
extension RuleDecoder {
  /// The source of a rule.
  struct Source {
    let id: String
    let node: RuleNode
    let table: KeyTable
    let kind: any RuleKind.Type
  }

  /// The parts of a rule that depend on its parameters.
  func rule(_ source: Source, _ map: MapReader, _ parameters: [Parameter], _ context: RuleContext) -> Rule? {
    let expressions = ExpressionDecoder(catalogue: context.catalogue, problems: context.problems)
    let reader = KindReader(
      map: map, selectors: SelectorDecoder(expressions), expressions: expressions, context: context,
      scope: ExpressionScope(parameters: parameters))
    guard let body = source.kind.decode(reader) else { return nil }
    var rule = Rule(id: source.id, body: body, mark: source.node.mark)
    rule.parameters = parameters
    rule.ends = EndsDecoder(reader: reader).decode(for: body)
    rule.given = GivenDecoder(reader: reader).decode(for: body)
    rule.key = KeyDecoder(reader: reader).decode(for: body)
    rule.message = MessageDecoder(reader: reader).decode(for: body)
    return rule
  }

  /// A rule with other values. If they do not fit the rule, they are reported at their own position: the rule itself
  /// was read without a problem, so its file is not at fault.
  func replaced(_ rule: Rule, _ source: Source, _ replacements: [ParameterOverrides.Replacement]) -> Rule {
    guard let last = replacements.last else { return rule }
    switch attempt(rule, source, replacements) {
    case .success(let changed): return changed
    case .failure(let together):
      var isExplained = false
      for replacement in replacements {
        guard case .failure(let problem) = attempt(rule, source, [replacement]) else { continue }
        report(problem, replacement, rule)
        isExplained = true
      }
      if !isExplained { report(together, last, rule) }
      return rule
    }
  }

  private struct Misfit: Error { let reason: String }

  private func attempt(
    _ rule: Rule, _ source: Source, _ replacements: [ParameterOverrides.Replacement]
  ) -> Result<Rule, Misfit> {
    var parameters = rule.parameters
    for replacement in replacements { parameters[replacement.index].value = replacement.literal }
    let quiet = RuleProblems()
    let context = RuleContext(
      components: context.components, catalogue: context.catalogue, envelope: context.envelope,
      processEnders: context.processEnders, problems: quiet)
    let found = MapReader(source.node, source.table, quiet).flatMap { self.rule(source, $0, parameters, context) }
    if let error = quiet.sorted.first(where: { $0.severity == .error }) {
      return .failure(Misfit(reason: error.message))
    }
    guard let found else { return .failure(Misfit(reason: "the rule cannot be read with it")) }
    var changed = rule
    changed.body = found.body
    changed.parameters = parameters
    changed.ends = found.ends
    changed.given = found.given
    changed.key = found.key
    changed.message = found.message
    return .success(changed)
  }

  private func report(_ misfit: Misfit, _ replacement: ParameterOverrides.Replacement, _ rule: Rule) {
    replacement.problems.report(
      .unusableParameter(replacement.value.key, rule: rule.id, because: misfit.reason),
      at: replacement.value.value.position)
  }
}
