import LogCheckRules

/// `response`: when this happens, that must follow in time.
extension Oracle {
  /// The course of one of the ways to discharge an obligation.
  private struct Way {
    /// The times at which it was met.
    var met: [Int] = []
    /// The time from which it can no longer be met.
    var closed: Int?
    /// Until when, and from when, it may be met; a newer trigger comes too late for the duty outside of it.
    var deadline: Int64?
    var after: Int64?
    /// The event from which on it can be met.
    var from = Int.max
  }

  func response(_ body: ResponseRule) -> [Ending] {
    all(body.trigger).flatMap { start in
      let (verdict, moment) = response(body, start)
      let isAgain =
        verdict == "pass" && body.exactlyOne && !body.isOnlyInTime
        && moment.map { isAnsweredAgain(body, start, from: $0) } ?? false
      return ([verdict] + (isAgain ? ["fail"] : [])).map { Ending(line: items[start].line, verdict: $0) }
    }
  }

  /// True if another response comes after the deadline, before a new trigger, another session, or an end of the duty.
  private func isAnsweredAgain(_ body: ResponseRule, _ start: Int, from moment: Int) -> Bool {
    let sight = Sight().with(body.trigger, start)
    for position in tied(after: start) where at(position) >= moment {
      let isOver =
        items[position].session != items[start].session || fits(body.trigger, position)
        || (rule.ends.cancelledBy + rule.ends.killedBy).contains { fits($0, position, sight, for: start) }
      if isOver { return false }
      if body.alternatives.contains(where: { fits($0.steps[0], position, sight, for: start) }) { return true }
    }
    return false
  }

  /// The verdict, and the moment from which on a second response is one too many.
  private func response(_ body: ResponseRule, _ start: Int) -> (String, Int?) {
    let sight = Sight().with(body.trigger, start)
    let ways = body.alternatives.map { way($0, body.trigger, start, sight) }
    var turns = ends(of: start, sight.at(start), session: "end")
    if let position = tied(after: start).first(where: { position in
      body.forbidden.contains { fits($0, position, sight, for: start) }
    }) {
      turns.append(Turn(moment: at(position), rank: 2, verdict: "fail"))
    }
    let met = Set(ways.flatMap(\.met)).sorted()
    if body.exactlyOne {
      if met.count > 1 { turns.append(Turn(moment: met[1], rank: 3, verdict: "fail")) }
    } else if let first = met.first {
      turns.append(Turn(moment: first, rank: 3, verdict: "pass"))
    }
    let closed = ways.compactMap(\.closed)
    if closed.count == ways.count, let last = closed.max() {
      let isMet = body.exactlyOne && met.contains { $0 <= last }
      // Before a line, what was due is decided first.
      turns.append(Turn(moment: last, rank: last == at(last / 2) ? 4 : 0, verdict: isMet ? "pass" : "fail"))
    }
    turns += successor(of: start, body.trigger) { position in
      ways.allSatisfy { way in
        way.closed.map { $0 > at(position) } ?? true
          && (position < way.from || way.deadline.map { time(position) <= $0 } ?? true)
          && way.after.map { time(position) < $0 } ?? true
      }
    }
    let turn = turns.min()
    return (turn?.verdict ?? "end", turn.flatMap { $0.rank == 0 ? $0.moment : nil })
  }

  private func way(
    _ alternative: ResponseRule.Alternative, _ trigger: EventSelector, _ start: Int, _ sight: Sight
  ) -> Way {
    var way = Way()
    way.after = alternative.after.map { instant($0, sight.at(start), for: start) }
    var later = tied(after: start).filter { position in way.after.map { time(position) >= $0 } ?? true }
    var sight = sight
    var from = start
    if let entry = alternative.entry {
      guard let position = later.first(where: { fits(entry, $0, sight, for: start) }) else { return way }
      sight = sight.with(entry, position)
      from = position
      later.removeAll { $0 <= position }
    }
    way.from = from
    switch alternative.deadline {
    case .within(let length): way.deadline = deadline(length, sight.at(from), after: from)
    case .by(let instant): way.deadline = self.instant(instant, sight.at(start), for: start)
    case nil: break
    }
    if let deadline = way.deadline {
      // With an entry nothing is due before it.
      way.closed = passing(deadline).map { max($0, at(from)) }
      later.removeAll { time($0) > deadline }
    }
    // The steps in order, each the first of its kind; what is a step does not end the way.
    var step = 0
    for position in later {
      if fits(alternative.steps[step], position, sight, for: start) {
        sight = sight.with(alternative.steps[step], position)
        step += 1
        guard step == alternative.steps.count else { continue }
        way.met.append(at(position))
        step = 0
      } else if let until = alternative.until, fits(until, position, sight, for: start) {
        way.closed = min(way.closed ?? .max, at(position))
        break
      }
    }
    return way
  }
}
