import LogCheckModel
import LogCheckRules

/// `never`: this must not happen.
extension Oracle {
  func never(_ body: NeverRule) -> [Ending] {
    guard let open = body.open else {
      let faults = each(body.event) { _ in "fail" }
      return faults.isEmpty && isAlive(body) ? [Ending(line: 0, verdict: "pass")] : faults
    }
    return each(open) { start in
      let sight = Sight().with(open, start)
      let limit = body.within.map { deadline($0, sight.at(start), after: start) } ?? .max
      let later = tied(after: start)
      let verdict = isAlive(body) ? "pass" : "not-captured"
      var turns = ends(of: start, sight, session: "cancelled")
      if let close = body.close, let position = later.first(where: { fits(close, $0, sight, for: start) }) {
        turns.append(Turn(moment: at(position), rank: 2, verdict: verdict))
      }
      if let moment = passing(limit) { turns.append(Turn(moment: moment, rank: 0, verdict: verdict)) }
      if let position = later.first(where: { time($0) <= limit && fits(body.event, $0, sight, for: start) }) {
        turns.append(Turn(moment: at(position), rank: 3, verdict: "fail"))
      }
      turns += successor(of: start, open) { time($0) <= limit }
      return turns.min()?.verdict ?? "end"
    }
  }

  /// True if a component was heard that would have logged the event.
  private func isAlive(_ body: NeverRule) -> Bool {
    guard !body.aliveComponents.isEmpty || !body.aliveEvents.isEmpty else {
      return body.open != nil || isHeard(body.event)
    }
    return items.contains { item in
      rules.events.contains { $0.name == item.name && $0.components.contains(where: body.aliveComponents.contains) }
        || body.aliveEvents.contains { rules.events[$0.index].name == item.name }
    }
  }

  /// True if the component that would log the event was heard.
  private func isHeard(_ selector: EventSelector) -> Bool {
    let components = Set(selector.types.flatMap { rules.events[$0.index].components })
    return items.contains { item in
      rules.events.contains { $0.name == item.name && !components.isDisjoint(with: $0.components) }
    }
  }
}
