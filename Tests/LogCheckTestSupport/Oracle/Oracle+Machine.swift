import LogCheckRules

/// `machine`: from state to state.
extension Oracle {
  /// Of one key, and one session where sessions end it: where it may be.
  private struct Course {
    /// The states in which it may be.
    var states: Set<Int>
    /// True if its state was known at every event, and one moved it.
    var isKnown = true
    var hasMoved = false
    var faults: [Int] = []
    /// The event that led into the state for sure, where it must not stay for ever.
    var since: Int?
    /// True if something ended it and nothing came since.
    var isOver = false
  }

  func machine(_ body: MachineRule) -> [Ending] {
    let everything = Set(body.states.indices)
    let positions = items.indices.filter { position in
      body.labels.contains { fits($0, position) } || body.resetOn.map { fits($0, position) } ?? false
    }
    // A key of a session is a course; events without a key restart all courses of their session.
    let courses = Dictionary(grouping: positions.filter { isKeyed($0) }) {
      group(of: $0, isSession: rule.ends.withSession)
    }
    return courses.flatMap { _, own -> [Ending] in
      let session = items[own[0]].session
      let moments = items.indices.filter { position in
        guard !rule.ends.withSession || items[position].session == session else { return false }
        return own.contains(position) || (positions.contains(position) && !isKeyed(position))
          || isEnd(position, of: own)
      }
      let isSeen = rule.ends.withSession ? session > firstSession || beginsSession : beginsAtStart
      var course = Course(states: isSeen ? [body.initial] : everything)
      var endings: [Ending] = []
      var isBegun = false
      for position in moments {
        if isBegun { stay(&course, body, until: position) }
        if isBegun, !course.isOver, let verdict = end(position, of: own) {
          endings += close(course, body, isEnd: true, verdict: verdict)
          course = Course(states: everything, isOver: true)
        }
        if own.contains(position) { isBegun = true }
        let isReset = body.resetOn.map { fits($0, position) } ?? false
        if isReset {
          course.states = [body.initial]
          course.since = nil
          course.isOver = false
          enter(body.initial, position, &course, body)
        } else {
          follow(position, &course, body)
        }
      }
      // The end of the session is the end of its waits.
      let last = rule.ends.withSession ? items.lastIndex { $0.session == session } : nil
      if let stayed = limit(course, body), let moment = passing(stayed.limit),
        moment <= last.map({ before($0 + 1) }) ?? .max
      {
        course.faults.append(stayed.since)
      }
      return isBegun ? endings + close(course, body, isEnd: false, verdict: nil) : endings
    }
  }

  private func isKeyed(_ position: Int) -> Bool { rule.key.isEmpty || !key(position).contains("-") }

  /// The effect of an event on the end of a course, apart from its arrows.
  private func end(_ position: Int, of own: [Int]) -> String? {
    guard isTied(position, own[0]) else { return nil }
    if rule.ends.cancelledBy.contains(where: { fits($0, position) }) { return "cancelled" }
    return rule.ends.killedBy.contains { fits($0, position) } ? "end" : nil
  }

  private func isEnd(_ position: Int, of own: [Int]) -> Bool { end(position, of: own) != nil }

  private func follow(_ position: Int, _ course: inout Course, _ body: MachineRule) {
    let labels = body.labels.indices.filter { fits(body.labels[$0], position) }
    guard !labels.isEmpty else { return }
    course.isOver = false
    let arrows = course.states.map { state in (state, body.arrows[state].filter { labels.contains($0.label) }) }
    let isMove = arrows.allSatisfy { !$0.1.isEmpty }
    if course.states.count > 1 { course.isKnown = false }
    let next = arrows.flatMap { state, arrows in
      arrows.isEmpty ? (body.ignoresOthers ? [state] : []) : arrows.map(\.target)
    }
    guard !next.isEmpty else {
      course.faults.append(position)
      course.states = Set(body.states.indices)
      course.since = nil
      course.isKnown = false
      return
    }
    if isMove {
      if course.states.count == 1 { course.hasMoved = true }
      course.since = nil
    }
    course.states = Set(next)
    if isMove, course.states.count == 1, let state = next.first { enter(state, position, &course, body) }
  }

  private func enter(_ state: Int, _ position: Int, _ course: inout Course, _ body: MachineRule) {
    course.since = body.stays.contains { $0.state == state } ? position : nil
  }

  /// Until when it may stay where it is.
  private func limit(_ course: Course, _ body: MachineRule) -> (limit: Int64, since: Int)? {
    guard let since = course.since, course.states.count == 1, let state = course.states.first,
      let stay = body.stays.first(where: { $0.state == state })
    else { return nil }
    return (deadline(stay.longest, Sight(own: since), after: since), since)
  }

  /// Judges if it has stayed too long before that event.
  private func stay(_ course: inout Course, _ body: MachineRule, until position: Int) {
    guard let stayed = limit(course, body), time(position) > stayed.limit else { return }
    course.faults.append(stayed.since)
    course.since = nil
  }

  private func close(_ course: Course, _ body: MachineRule, isEnd: Bool, verdict: String?) -> [Ending] {
    let faults = course.faults.map { Ending(line: items[$0].line, verdict: "fail") }
    if let verdict { return faults + [Ending(line: 0, verdict: verdict)] }
    guard faults.isEmpty, !course.isOver else { return faults }
    let isIn = course.states.count == 1 && course.states.isSubset(of: body.final)
    let isPass = course.isKnown && course.hasMoved && isIn && limit(course, body) == nil
    return [Ending(line: 0, verdict: isPass ? "pass" : "open")]
  }
}
