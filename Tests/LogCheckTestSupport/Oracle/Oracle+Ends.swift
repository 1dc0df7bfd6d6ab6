import LogCheckRules

/// The events that end an instance, other than its decision.
extension Oracle {
  /// The ends of the instance that begins at `start`. Events that lift it come before what they would decide otherwise.
  func ends(of start: Int, _ sight: Sight, session verdict: String) -> [Turn] {
    let later = tied(after: start)
    func first(_ selectors: [EventSelector]) -> Int? {
      later.first { position in selectors.contains { fits($0, position, sight, for: start) } }
    }
    var turns: [Turn] = []
    if let position = first(rule.ends.cancelledBy) {
      turns.append(Turn(moment: at(position), rank: 0, verdict: "cancelled"))
    }
    if let position = first(rule.ends.killedBy) { turns.append(Turn(moment: at(position), rank: 1, verdict: "end")) }
    if rule.ends.withSession, let position = items.indices.first(where: { items[$0].session > items[start].session }) {
      turns.append(Turn(moment: before(position), rank: 1, verdict: verdict))
    }
    return turns
  }

  /// The first newer trigger that replaces an instance, among those that come in time.
  func successor(of start: Int, _ trigger: EventSelector, inTime: (Int) -> Bool) -> [Turn] {
    guard rule.ends.supersedes, let position = tied(after: start).first(where: { fits(trigger, $0) && inTime($0) })
    else { return [] }
    return [Turn(moment: at(position), rank: 6, verdict: "cancelled")]
  }
}
