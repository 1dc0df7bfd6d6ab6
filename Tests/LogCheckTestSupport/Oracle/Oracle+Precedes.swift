import LogCheckRules

/// `precedes`: only after.
extension Oracle {
  func precedes(_ body: PrecedesRule, _ position: Int) -> String {
    let sight = Sight(own: position).with(body.event, position)
    let before = items.indices.filter { $0 < position && isTied($0, position) }
    let cut = body.since.flatMap { since in before.last { fits(since, $0, sight, for: position) } }
    let isMet = before.contains { candidate in
      guard candidate >= cut ?? 0, fits(body.requires, candidate, sight, for: position) else { return false }
      switch body.scope {
      case .capture, .install: return true
      case .session: return items[candidate].session == items[position].session
      case .within(let length):
        return time(position) <= deadline(length, sight, after: candidate)
      }
    }
    if isMet { return "pass" }
    if beginsAtStart || cut != nil { return "fail" }
    switch body.scope {
    case .session, .install: return beginsSession || items[position].session > firstSession ? "fail" : "start"
    case .capture: return "start"
    case .within(let length):
      // A line of the very first stamp may have come before the capture.
      return deadline(length, sight, after: 0) < time(position) ? "fail" : "start"
    }
  }
}
