import LogCheckModel
import LogCheckRules

/// The transitions of a machine, and its verdicts.
extension MachineMonitor {
  /// Follows the arrows of an event.
  func follow(
    _ event: Event, _ truths: [Truth], _ doubt: InconclusiveReason?, _ instance: inout Instance, _ number: Int,
    in source: inout SourceState, with evaluator: Evaluator
  ) {
    if let reason = gap(from: instance.lastTime, to: event.time, in: source) {
      instance.possible = table.all
      instance.uncertainty = reason
      instance.knownSince = event.time
      instance.deadline = .none
    }
    instance.lastTime = event.time
    instance.isOver = false
    instance.sessionChanges = 0
    guard let step = table.step(from: instance.possible, truths) else { return }
    let before = instance.possible
    if let doubt {
      // A repetition that changes nothing is no question.
      if step.next == before, !step.isRefused { return }
      instance.possible.formUnion(step.next)
      leaveOpen(doubt, &instance)
      return
    }
    if before.only == nil { instance.taint = instance.taint ?? instance.uncertainty ?? .ambiguous }
    guard !step.next.isEmpty else {
      refuse(event, &instance, in: &source)
      return
    }
    if step.doubt == nil, step.isMove { leave(by: event, &instance, in: &source) }
    instance.possible = step.next
    if let doubt = step.doubt {
      leaveOpen(doubt, &instance)
      return
    }
    if step.next.only != nil { instance.uncertainty = nil }
    guard step.isMove else { return }
    if before.only != nil { instance.hasMoved = true }
    instance.last = Evidence(role: .trigger, event: event)
    instance.deadline = .none
    if let state = step.next.only { enter(state, event, &instance, number, in: &source, with: evaluator) }
  }

  /// From now on it is open where things are, and whether the event was allowed.
  private func leaveOpen(_ reason: InconclusiveReason, _ instance: inout Instance) {
    instance.uncertainty = instance.uncertainty ?? reason
    instance.taint = instance.taint ?? reason
    instance.deadline = .none
  }

  /// Judges if the state that is left was left in time, unless its deadline passed before.
  func leave(by event: Event, _ instance: inout Instance, in source: inout SourceState) {
    guard instance.deadline != .none else { return }
    guard let state = instance.possible.only, instance.uncertainty == nil else {
      instance.taint = instance.taint ?? instance.uncertainty ?? .ambiguous
      return
    }
    let clock: Truth = instance.clockSteps == source.coverage.clockSteps ? .yes : .unknown(.clock)
    switch clock && instance.deadline.admits(event) {
    case .yes: break
    case .unknown(let reason): instance.taint = instance.taint ?? reason
    case .no: stayedTooLong(in: state, &instance, in: &source)
    }
  }

  private func refuse(_ event: Event, _ instance: inout Instance, in source: inout SourceState) {
    let deciding = Evidence(role: .deciding, event: event)
    var unseen = context.unseen(watched, from: instance.knownSince, to: event.time)
    unseen.isTheMatter = false
    instance.hasFailed = true
    source.conclude(
      .fail,
      context.outcome(
        .fail, "\(source.name(event.type)) must not come in \(table.names(instance.possible))", in: source,
        evidence: instance.last.position == deciding.position ? [deciding] : [instance.last, deciding]), or: unseen)
    instance.possible = table.all
    instance.uncertainty = .ambiguous
    instance.knownSince = event.time
    instance.last = Evidence(role: .trigger, event: event)
    instance.deadline = .none
  }

  func position(of instance: Int) -> LinePosition? { open[instance]?.last.position }

  mutating func deadlinePassed(
    _ number: Int, at time: EventTime, in source: inout SourceState, with evaluator: Evaluator
  ) {
    guard var instance = open[number], instance.deadline.hasPassed(at: time) else { return }
    let clock: InconclusiveReason? = instance.clockSteps == source.coverage.clockSteps ? nil : .clock
    if let doubt = clock ?? instance.uncertainty {
      instance.taint = instance.taint ?? doubt
    } else if let state = instance.possible.only {
      stayedTooLong(in: state, &instance, in: &source)
    }
    instance.deadline = .none
    open.put(consume instance, number)
  }

  private func stayedTooLong(in state: Int, _ instance: inout Instance, in source: inout SourceState) {
    instance.hasFailed = true
    var leaving: [EventTypeID] = []
    for type in table.arrows[state].flatMap({ labels[$0.label].types }) where !leaving.contains(type) {
      leaving.append(type)
    }
    source.conclude(
      .fail,
      context.outcome(
        .fail, "no \(source.names(leaving)) before \(instance.deadline.text), still in `\(table.states[state])`",
        in: source, evidence: [instance.last]),
      or: context.unseen(
        leaving + (resetOn?.types ?? []), from: instance.last.time, to: instance.deadline.eventTime))
  }

  /// Decides what is left of an instance when it is over.
  func close(_ instance: Instance, at time: EventTime?, isEnd: Bool, in source: inout SourceState) {
    guard !instance.hasFailed, !instance.isOver else { return }
    func leaveOpen(_ reason: InconclusiveReason, _ detail: String) {
      source.report(context.outcome(.inconclusive(reason), detail, in: source, evidence: [instance.last]))
    }
    guard instance.taint == nil, let state = instance.possible.only else {
      leaveOpen(instance.taint ?? instance.uncertainty ?? .ambiguous, "its state was unknown at some time")
      return
    }
    let cause = isEnd ? "the capture ends" : "the app session ended"
    guard instance.hasMoved, table.final.contains(state), instance.deadline == .none else {
      let detail = "\(cause) in `\(table.states[state])`"
      guard isEnd else { return leaveOpen(.end, detail) }
      let end = instance.deadline == .none ? .notDue(nil) : source.openEnd(ofPromise: [instance.deadline])
      context.leaveOpen(end, nil, detail, in: &source, evidence: [instance.last])
      return
    }
    // A life before the one that was seen may have gone wrong.
    source.conclude(
      .pass,
      context.outcome(
        .pass, "every event was allowed, to `\(table.states[state])`", in: source, evidence: [instance.last]),
      or: Unseen(types: watched, enders: context.enders, from: sessionStart, to: time))
  }
}
