import LogCheckModel

/// Reads a rule of the kind `never`.
struct NeverDecoder {
  let reader: KindReader

  func decode() -> NeverRule? {
    let map = reader.map
    var open: EventSelector?
    var close: EventSelector?
    if let node = map.value("between"), let between = MapReader(node, .between, reader.problems) {
      open = between.value("open").flatMap { reader.selectors.selector($0, reader.scope) }
      close = between.value("close").flatMap { reader.selectors.selector($0, reader.scope.with(open)) }
    }
    let event = reader.selector("event", isGuarded: true, reader.scope.with(open))
    let alive = alive()
    guard let event else { return nil }
    var rule = NeverRule(event: event)
    rule.open = open
    rule.close = close
    rule.aliveComponents = alive.components
    rule.aliveEvents = alive.events
    return rule
  }

  /// Names of components or of events; those of components come first.
  private func alive() -> (components: [Int], events: [EventTypeID]) {
    var components: [Int] = []
    var events: [EventTypeID] = []
    for name in reader.map.texts("needs_alive") {
      if let index = reader.context.components.index(of: name.text) {
        components.append(index)
      } else if let index = reader.context.catalogue.index(of: name.text) {
        events.append(EventTypeID(index))
      } else {
        let nearest = reader.problems.nearest(
          to: name.text, in: reader.context.components.names + Array(reader.context.catalogue.names))
        let problem: RuleProblem =
          name.text.utf8.contains(UInt8(ascii: "."))
          ? .unknownEvent(name.text, nearest: nearest) : .unknownComponent(name.text, nearest: nearest)
        reader.problems.report(problem, at: name.node.place)
      }
    }
    return (components, events)
  }
}
