import LogCheckModel

/// The keys of events that need the events of all files: `becomes`, `ends_process` and `sets_clock`.
extension EventDecoder {
  /// Resolves the keys that were put off. Call it after the last file.
  mutating func resolve() {
    for (index, node) in refinements {
      var event = catalogue.events[index]
      event.refinement = refinement(node, of: event)
      define(index, as: event, isBroken: catalogue.isBroken(index))
    }
    for (index, node) in enders {
      if let ender = selector(index, node, seesOpening: true) { processEnders.append(ender) }
    }
    for (index, node) in setters {
      if let setter = selector(index, node, seesOpening: false) { clockSetters.append(setter) }
    }
  }

  private func refinement(_ node: RuleNode, of event: EventDefinition) -> EventRefinement? {
    let values = NodeReader(problems: problems)
    let entries = values.entries(node, of: "a field and its words")
    if entries.count > 1 {
      problems.report(.tooMany("fields in `becomes`", limit: 1), at: entries[1].keyPosition)
    }
    guard let entry = entries.first else { return nil }
    guard let field = event.fieldIndex(entry.key) else {
      let nearest = problems.nearest(to: entry.key, in: event.fields.map(\.name))
      problems.report(.unknownField(entry.key, of: "the event", nearest: nearest), at: entry.keyPosition)
      return nil
    }
    guard event.fields[field].type == .word else {
      problems.report(.unusable(entry.key, because: "it is not a field of the type `word`"), at: entry.keyPosition)
      return nil
    }
    var refinement = EventRefinement(field: field)
    for choice in values.entries(entry.value, of: "words and events", atMost: RuleFileLimits.listed) {
      guard let name = values.text(choice.value) else { continue }
      guard let type = catalogue.index(of: name) else {
        problems.report(
          .unknownEvent(name, nearest: problems.nearest(to: name, in: catalogue.names)), at: choice.value.position)
        continue
      }
      guard name != event.name else {
        problems.report(.unusable(name, because: "it is the event itself"), at: choice.value.position)
        continue
      }
      refinement.choices.append(.init(word: LogText(choice.key), type: EventTypeID(type)))
    }
    return refinement
  }

  /// The event itself: always, or under a condition, which may see the event that opened an instance.
  private func selector(_ index: Int, _ node: RuleNode, seesOpening: Bool) -> EventSelector? {
    var selector = EventSelector(types: [EventTypeID(index)], mark: node.mark)
    if let scalar = node.scalar, scalar.isPlain, ["true", "false"].contains(scalar.text) {
      return scalar.text == "true" ? selector : nil
    }
    let opening = EventSelector(types: [], alias: Ends.opening, mark: node.mark)
    let scope = ExpressionScope(own: selector, aliases: seesOpening ? [opening] : [])
    let expressions = ExpressionDecoder(catalogue: catalogue, problems: problems)
    guard let condition = expressions.condition(node, scope) else { return nil }
    selector.guardExpression = condition
    return selector
  }
}
