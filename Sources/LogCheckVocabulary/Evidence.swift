extension LineMeasure {
  /// True if a line has enough in common with an event to be it: the act with anything else of it, or as much without a known act.
  func hasEvidence(_ facts: LineFacts, _ profile: EventProfile, _ fields: FieldMatch, share: Int) -> Bool {
    var act = profile.acts.map { Int(facts.strengths[$0]) }.max() ?? 0
    // What did not happen was skipped, missed or failed.
    if profile.requiresOutcome, facts.hasNegation || facts.hasFailedResult { act = max(act, 60) }
    let first = facts.acts.first { $0.strength >= 60 }
    let isOthers = first.map { !$0.concepts.contains(where: profile.acts.contains) } ?? false
    let hasAct = act >= (isOthers ? 70 : 45)
    let given = facts.component.map { said[$0] } ?? []
    let isSaidByTag = profile.things.contains(where: given.contains)
    let hasThing = isSaidByTag || profile.things.contains { facts.strengths[$0] >= 75 }
    let hasCode = isInCode(profile.acts, facts)
    let hasField = fields.hasKey || fields.hasTypedValue || fields.hasWord
    // A word that may mean the act, with a thing and a value of the event.
    if act >= 25, !isOthers, hasThing, hasField { return true }
    if hasAct { return hasThing || hasField || hasCode || share >= 70 }
    let implied = facts.component.map { self.implied[$0] } ?? []
    guard isSaidByTag || profile.things.contains(where: { facts.strengths[$0] >= 75 && !implied.contains($0) }) else {
      return false
    }
    let hasOtherAct = facts.acts.contains { act in
      act.strength >= 60 && !(act.concepts + act.others).contains { profile.explains[$0] >= 50 }
    }
    if profile.acts.isEmpty || profile.isActOptional { return !hasOtherAct && (hasField && share >= 50 || share >= 60) }
    if hasOtherAct { return false }
    return fields.hasTypedValue && share >= 60 || facts.words.unknownVerbs > 0 && share >= 55
      || share >= 70 && isInCode(profile.things, facts)
  }

  func isAlike(_ facts: LineFacts, _ profile: EventProfile, share: Int) -> Bool {
    let implied = facts.component.map { self.implied[$0] } ?? []
    let hasThing = profile.things.contains { facts.strengths[$0] >= 75 && !implied.contains($0) }
    return hasThing && share >= 50
      && !facts.acts.contains { act in
        act.strength >= 70 && !(act.concepts + act.others).contains { profile.explains[$0] >= 50 }
      }
  }

  private func isInCode(_ concepts: [Int], _ facts: LineFacts) -> Bool {
    concepts.contains { concept in
      facts.strengths[concept] >= 60 && facts.best[concept].map { facts.words.mentions[$0].isCode } ?? false
    }
  }

  /// The evidence for the event, the strongest first. The strongest mention of one of these concepts.
  private func mention(
    _ concepts: [Int], from least: Int, _ facts: LineFacts
  ) -> (range: Range<Int>, isCode: Bool)? {
    var best: Int?
    for concept in concepts where facts.strengths[concept] >= least && facts.best[concept] != nil {
      if let known = best, facts.strengths[known] >= facts.strengths[concept] { continue }
      best = concept
    }
    return best.flatMap { facts.best[$0] }.map { (facts.words.mentions[$0].range, facts.words.mentions[$0].isCode) }
  }

  /// True if the word for what happened is only a part of the name of a thing: in `Launch recovery is through` nothing was launched.
  func isActPartOfThing(_ facts: LineFacts, _ score: EventScore) -> Bool {
    guard let act = mention(score.profile.acts, from: 45, facts), !act.isCode,
      let thing = mention(score.profile.things, from: 60, facts)
    else { return false }
    return thing.range.count > act.range.count && thing.range.contains(act.range.lowerBound)
      && thing.range.upperBound >= act.range.upperBound
  }

  func reasons(_ facts: LineFacts, _ score: EventScore) -> [LineReason] {
    var reasons: [LineReason] = []
    func add(_ reason: LineReason) { if !reasons.contains(reason) { reasons.append(reason) } }
    if let act = mention(score.profile.acts, from: 45, facts) {
      add(act.isCode ? .code(facts.line.text(act.range)) : .act(facts.line.text(act.range)))
    }
    if let thing = mention(score.profile.things, from: 60, facts) {
      add(thing.isCode ? .code(facts.line.text(thing.range)) : .thing(facts.line.text(thing.range)))
    }
    for fit in score.fields.fits where reasons.count < 6 {
      let value = facts.line.values[fit.value]
      if fit.isNamed, let key = value.key { add(.key(facts.line.text(key))) }
      if value.shape == .instant || value.shape == .duration, let field = fit.field {
        add(.value(facts.line.text(value.range), field: fieldNames[score.profile.event][field]))
      }
    }
    return reasons
  }
}
