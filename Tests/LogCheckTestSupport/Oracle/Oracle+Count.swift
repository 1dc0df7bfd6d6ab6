package import LogCheckRules

/// `count`: exactly, at most, at least; and `rate`: no more than so many in so long.
extension Oracle {
  func count(_ body: CountRule) -> [Ending] {
    guard case .between(let open, let close, let length) = body.scope else {
      let groups = Dictionary(grouping: all(body.event)) { group(of: $0, isSession: body.scope.isSession) }
      return groups.compactMap { group, positions in
        let isOut = body.maximum.map { positions.count > $0 } ?? false || positions.count < body.minimum ?? 0
        return Ending(line: group, verdict: isOut ? "fail" : "pass")
      }
    }
    return each(open) { start in
      let sight = Sight().with(open, start)
      let limit = length.map { deadline($0, sight.at(start), after: start) } ?? .max
      let inTime = tied(after: start).filter { time($0) <= limit }
      let last = close.flatMap { close in inTime.first { fits(close, $0, sight, for: start) } }
      // The event that closes the scope may be one more.
      let end = (last ?? .max - 1) + (body.countsClosing ? 1 : 0)
      let counted = inTime.filter { $0 < end && fits(body.event, $0, sight, for: start) }
      var turns = ends(of: start, sight.at(start), session: "end")
      if let maximum = body.maximum, counted.count > maximum {
        turns.append(Turn(moment: at(counted[maximum]), rank: 2, verdict: "fail"))
      }
      let isEnough = counted.count >= body.minimum ?? 0
      if let moment = last.map(at) ?? passing(limit) {
        turns.append(Turn(moment: moment, rank: last == nil ? 0 : 3, verdict: isEnough ? "pass" : "fail"))
      }
      return turns.min()?.verdict ?? "end"
    }
  }

  func rate(_ body: RateRule) -> [Ending] {
    let groups = Dictionary(grouping: all(body.event)) { group(of: $0, isSession: rule.ends.withSession) }
    return groups.flatMap { group, positions -> [Ending] in
      let faults = positions.filter { position in
        let first = read(body.length, Sight(own: position)).nanoseconds.map { time(position) - $0 } ?? .max
        return positions.count { $0 <= position && time($0) >= first } > body.maximum
      }
      guard faults.isEmpty else { return faults.map { Ending(line: items[$0].line, verdict: "fail") } }
      return [Ending(line: group, verdict: "pass")]
    }
  }

  /// A number for what is counted together, in place of a line: by key, or by key and session.
  package func group(of position: Int, isSession: Bool) -> Int {
    let words = ["-", "0", "1", "another"]
    let key = key(position).reduce(1) { $0 * 5 + (words.firstIndex(of: $1) ?? 4) }
    return -(isSession ? items[position].session + 1 : 0) * 1000 - key
  }
}

extension CountRule.Scope {
  package var isSession: Bool {
    if case .session = self { return true }
    return false
  }

  /// The event that closes it.
  package var closing: [EventSelector] {
    if case .between(_, let close?, _) = self { return [close] }
    return []
  }

  package var isBetween: Bool {
    if case .between = self { return true }
    return false
  }
}
