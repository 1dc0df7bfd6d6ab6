import LogCheckRules

/// `sequence`: these steps in this order, each the first event that can be it.
extension Oracle {
  func sequence(_ body: SequenceRule, _ start: Int) -> String {
    let (turn, isEnough) = end(body, start)
    if let verdict = turn?.verdict, verdict != "over" { return verdict }
    // Where nothing can undo it any more, the end of the trace need not be waited for.
    return isEnough && body.notBetween.isEmpty ? "pass" : "end"
  }

  /// The deciding event of an instance, and if only optional steps are missing.
  private func end(_ body: SequenceRule, _ start: Int) -> (turn: Turn?, isEnough: Bool) {
    let sight = Sight().with(body.start, start)
    // Nothing of a later session is a step where sessions end it.
    let session = items[start].session
    let later = tied(after: start).filter { !rule.ends.withSession || items[$0].session == session }
    var turns = ends(of: start, sight.at(start), session: "over")
    if let position = later.first(where: { position in
      body.notBetween.contains { fits($0, position, sight, for: start) }
    }) {
      turns.append(Turn(moment: at(position), rank: 2, verdict: "fail"))
    }
    let course = course(body, start, later, sight)
    turns += course.turns
    turns += successor(of: start, body.start) { position in
      course.limits.last { $0.from < position }.map { time(position) <= $0.limit } ?? true
    }
    return (turns.min(), course.isEnough)
  }

  /// True if a step before its turn may be of another sequence that had started: one that starts between, or one that started before
  /// and had neither come to its last step nor to the end of its time.
  private func isOverlapped(_ body: SequenceRule, _ start: Int, at position: Int) -> Bool {
    items.indices.contains { other in
      guard other != start, other < position, isTied(other, start), fits(body.start, other) else { return false }
      guard !rule.ends.withSession || items[other].session == items[start].session else { return false }
      if other > start { return true }
      guard time(start) <= deadline(body.within, Sight().with(body.start, other).at(other), after: other) else {
        return false
      }
      guard let turn = end(body, other).turn, turn.verdict == "pass" else { return true }
      return turn.moment > at(start)
    }
  }

  /// The deciding events of the steps, their deadlines, and if only optional steps are missing.
  private func course(
    _ body: SequenceRule, _ start: Int, _ later: [Int], _ sight: Sight
  ) -> (turns: [Turn], limits: [(from: Int, limit: Int64)], isEnough: Bool) {
    var sight = sight
    let whole = deadline(body.within, sight.at(start), after: start)
    var limits: [(from: Int, limit: Int64)] = []
    var position = start
    var next = 0
    var seen: Set<Int> = []
    func isEnough() -> Bool { body.steps.dropFirst(next).allSatisfy(\.isOptional) }
    while next < body.steps.count {
      let limit = min(whole, body.each.map { deadline($0, sight.at(position), after: position) } ?? .max)
      limits.append((position, limit))
      var found: (position: Int, step: Int, choice: Int)?
      for candidate in later where candidate > position && time(candidate) <= limit && found == nil {
        found = taken(candidate, body.steps, next, seen, sight, start)
        guard found == nil, body.isStrict, isEarly(candidate, body.steps, next, sight, start),
          !isOverlapped(body, start, at: candidate)
        else { continue }
        return ([Turn(moment: at(candidate), rank: 3, verdict: "fail")], limits, false)
      }
      guard let taken = found else {
        guard let moment = passing(limit) else { return ([], limits, isEnough()) }
        return (
          [Turn(moment: max(moment, at(position)), rank: 0, verdict: isEnough() ? "pass" : "fail")], limits, isEnough()
        )
      }
      position = taken.position
      if taken.step > next { seen = [] }
      next = taken.step
      let step = body.steps[next]
      sight = sight.with(step.choices[taken.choice], position)
      seen.insert(taken.choice)
      if case .allOf(let choices) = step.shape, seen.count < choices.count { continue }
      next += 1
      seen = []
    }
    return ([Turn(moment: at(position), rank: 3, verdict: "pass")], limits, true)
  }

  /// True if an event is a step after one that must come first.
  private func isEarly(
    _ position: Int, _ steps: [SequenceRule.Step], _ next: Int, _ sight: Sight, _ start: Int
  ) -> Bool {
    let rest = steps.dropFirst(next).drop(while: \.isOptional).dropFirst()
    return rest.contains { step in step.choices.contains { fits($0, position, sight, for: start) } }
  }

  /// The step that an event is: the next one, or one after optional steps.
  private func taken(
    _ position: Int, _ steps: [SequenceRule.Step], _ next: Int, _ seen: Set<Int>, _ sight: Sight, _ start: Int
  ) -> (position: Int, step: Int, choice: Int)? {
    for index in next..<steps.count {
      let isBegun = index == next
      let choice = steps[index].choices.indices.first { choice in
        !(isBegun && seen.contains(choice)) && fits(steps[index].choices[choice], position, sight, for: start)
      }
      if let choice { return (position, index, choice) }
      guard steps[index].isOptional else { return nil }
    }
    return nil
  }
}

extension SequenceRule.Step {
  fileprivate var choices: [EventSelector] {
    switch shape {
    case .anyOf(let choices), .allOf(let choices): choices
    }
  }
}
