import LogCheckRules

/// `relate`: these values must agree.
extension Oracle {
  func relate(_ body: RelateRule, _ start: Int) -> String {
    var sight = Sight(own: start).with(body.trigger, start)
    for partner in body.lastPartners {
      guard let position = items.indices.last(where: { $0 < start && isTied($0, start) && fits(partner, $0) }) else {
        return "start"
      }
      sight = sight.with(partner, position)
    }
    let trigger = sight
    var moment = at(start)
    let limit = body.within.map { deadline($0, trigger, after: start) }
    var isComplete = true
    var taken: Set<Int> = []
    for partner in body.partners {
      let position = tied(after: start).first { position in
        !taken.contains(position) && limit.map { time(position) <= $0 } ?? true
          && fits(partner, position, trigger, for: start)
      }
      guard let position else {
        isComplete = false
        break
      }
      taken.insert(position)
      sight = sight.with(partner, position)
      moment = max(moment, at(position))
    }
    let checks = body.checks.enumerated().allSatisfy { holds($0.element.expression, sight, $0.offset, for: start) }
    if body.partners.isEmpty { return checks ? "pass" : "fail" }
    var turns = ends(of: start, trigger, session: "cancelled")
    if isComplete { turns.append(Turn(moment: moment, rank: 3, verdict: checks ? "pass" : "fail")) }
    turns += successor(of: start, body.trigger) { position in limit.map { time(position) <= $0 } ?? true }
    return turns.min()?.verdict ?? "cancelled"
  }
}
