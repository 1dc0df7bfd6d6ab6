import LogCheckModel
import LogCheckRules

/// `set`: these values and those.
extension Oracle {
  /// The values of one side.
  private struct Side {
    var values: Set<Reading.Known> = []
    /// True if one may be there that cannot be read.
    var mayHoldMore = false
  }

  func set(_ body: SetRule) -> [Ending] {
    guard case .between(let open, let close, let length) = body.scope else {
      let positions = items.indices.filter { position in sides(of: body).contains { fits($0.event, position) } }
      let groups = Dictionary(grouping: positions) { group(of: $0, isSession: body.scope.isSession) }
      return groups.map { group, own in
        let session = items[own[0]].session
        let isLast = session == items.last?.session
        let isEnded = body.scope.isSession && !isLast
        let isBegun = beginsAtStart || (body.scope.isSession && (session > firstSession || beginsSession))
        return Ending(
          line: group, verdict: compare(body, own, Sight(), isEnded: isEnded, isBegun: isBegun, isWhole: true))
      }
    }
    return each(open) { start in
      let sight = Sight().with(open, start)
      let limit = length.map { deadline($0, sight.at(start), after: start) } ?? .max
      let inTime = tied(after: start).filter { time($0) <= limit }
      let last = close.flatMap { close in inTime.first { fits(close, $0, sight, for: start) } }
      var turns = ends(of: start, sight.at(start), session: "session")
      if let position = last { turns.append(Turn(moment: at(position), rank: 3, verdict: "end")) }
      if last == nil, let moment = passing(limit) { turns.append(Turn(moment: moment, rank: 0, verdict: "end")) }
      let turn = turns.min()
      let own = ([start] + inTime).filter { at($0) <= turn?.moment ?? .max }
      // A value that is wrong whatever else may come fails before the scope ends.
      let isLifted = turn.map { ["cancelled"].contains($0.verdict) || $0.rank == 1 && $0.verdict == "end" } ?? false
      if isLifted {
        let before = own.filter { at($0) < turn?.moment ?? .max }
        if wrong(body, before, sight, start) { return "fail" }
        return turn?.verdict ?? "end"
      }
      if wrong(body, own, sight, start) { return "fail" }
      return compare(
        body, own, sight, isEnded: turn?.verdict == "end", isBegun: true, isWhole: turn?.verdict == "end", for: start)
    }
  }

  private func sides(of body: SetRule) -> [SetRule.Collected] {
    if case .collected(let other) = body.other { return [body.collected, other] }
    return [body.collected]
  }

  private func values(_ side: SetRule.Collected, _ positions: [Int], _ sight: Sight, _ start: Int) -> Side {
    var values = Side()
    for position in positions where fits(side.event, position, sight, for: start) {
      switch read(side.value, sight.at(position)) {
      case .known(.list(let items)):
        for item in items {
          if item == Array("...".utf8) { values.mayHoldMore = true } else { values.values.insert(.text(item)) }
        }
      case .known(let value): values.values.insert(value)
      case .absent, .unreadable: values.mayHoldMore = true
      }
    }
    return values
  }

  private func literals(_ body: SetRule) -> Set<Reading.Known>? {
    guard case .values(let literals) = body.other else { return nil }
    return Set(
      literals.compactMap { literal in
        if case .known(let value) = Reading(literal) { value } else { nil }
      })
  }

  /// True if a value is wrong, whatever else may come.
  private func wrong(_ body: SetRule, _ positions: [Int], _ sight: Sight, _ start: Int) -> Bool {
    let left = values(body.collected, positions, sight, start).values
    switch (body.relation, body.other) {
    case (.subset, .values), (.equal, .values): return !left.isSubset(of: literals(body) ?? [])
    case (.disjoint, .values): return !left.isDisjoint(with: literals(body) ?? [])
    case (.disjoint, .collected(let other)):
      return !left.isDisjoint(with: values(other, positions, sight, start).values)
    default: return false
    }
  }

  /// Compares what came in a scope. `isEnded`, `isBegun`: its end and its beginning were seen.
  private func compare(
    _ body: SetRule, _ positions: [Int], _ sight: Sight, isEnded: Bool, isBegun: Bool, isWhole: Bool,
    for start: Int = -1
  ) -> String {
    if wrong(body, positions, sight, start) { return "fail" }
    let left = values(body.collected, positions, sight, start)
    var right = Side(values: literals(body) ?? [])
    var isCollected = false
    if case .collected(let other) = body.other {
      right = values(other, positions, sight, start)
      isCollected = true
    }
    let isSeen = isEnded && isBegun
    let (missingLeft, missingRight) = (right.values.subtracting(left.values), left.values.subtracting(right.values))
    // What is missing on a side fails where nothing can have brought it.
    func lacking(_ side: Side) -> String { isSeen && !side.mayHoldMore ? "fail" : "open" }
    func passing(_ isSure: Bool) -> String { isSure ? "pass" : "open" }
    let isEmpty = left.values.isEmpty
    switch body.relation {
    case .disjoint:
      guard !left.mayHoldMore, !right.mayHoldMore, isWhole else { return "open" }
      return isEmpty ? "cancelled" : "pass"
    case .subset:
      if !missingRight.isEmpty { return lacking(right) }
      guard !left.mayHoldMore, isWhole else { return "open" }
      return isEmpty ? "cancelled" : "pass"
    case .superset:
      if !missingLeft.isEmpty { return lacking(left) }
      return passing(!right.mayHoldMore && (!isCollected || isSeen))
    case .equal:
      if !missingLeft.isEmpty, lacking(left) == "fail" { return "fail" }
      if !missingRight.isEmpty, lacking(right) == "fail" { return "fail" }
      guard missingLeft.isEmpty, missingRight.isEmpty, !left.mayHoldMore, !right.mayHoldMore, isSeen else {
        return "open"
      }
      return isEmpty && isCollected ? "cancelled" : "pass"
    }
  }
}
