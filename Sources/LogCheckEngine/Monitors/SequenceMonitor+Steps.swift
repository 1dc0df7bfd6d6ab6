import LogCheckModel

/// The progress of an open sequence with an event: the events that end it, those that must not come between, and the
/// next step.
extension SequenceMonitor {
  func step(
    _ instance: inout Instance, _ owner: Owner, _ event: Event,
    in source: inout SourceState, with evaluator: Evaluator
  ) -> Bool {
    let ending = context.ending(by: event, bound: instance.bound, doubt: owner.doubt, with: evaluator)
    if ending.isSome,
      context.ends(
        ending, by: event, what: "the sequence", evidence: instance.evidence, earlier: instance.taint, in: &source)
    {
      if case .unknown(let reason) = ending { instance.taint = instance.taint ?? reason }
      return true
    }
    switch notBetween.accept(event, bound: instance.bound, doubt: owner.doubt, with: evaluator) {
    case .no: break
    case .unknown(let reason): instance.taint = instance.taint ?? reason
    case .yes:
      // The last step may have come before, as an ambiguous event or as one that the capture does not hold.
      var unseen = context.unseen(
        steps.dropFirst(instance.next).flatMap(\.types), from: instance.start.time, to: event.time)
      unseen.isTheMatter = false
      addEarlier(to: &unseen, of: instance)
      source.conclude(
        .fail,
        context.outcome(
          .fail, "\(source.name(event.type)) must not come between the steps", in: source,
          evidence: instance.evidence + [Evidence(role: .deciding, event: event)]),
        unless: instance.doubt ?? overDoubt(instance, event), or: unseen)
      return true
    }
    // The next step, or one after optional steps.
    if steps.dropFirst(instance.next + 1).contains(where: { $0.types.contains(event.type) }) {
      instance.sawLater = true
    }
    var index = instance.next
    var skipped: InconclusiveReason?
    while index < steps.count {
      let isTaken = advance(index, &instance, event, owner.doubt, with: evaluator)
      if isTaken == .yes { break }
      if case .unknown(let reason) = isTaken { skipped = skipped ?? reason }
      guard !steps[index].isOptional else {
        index += 1
        continue
      }
      guard let early = noteEarly(&instance, event, owner, after: index, with: evaluator) else { return false }
      // While only uncaptured steps are missing, the later one is the next.
      let missing = instance.next..<early
      guard missing.allSatisfy({ isUncaptured($0, instance, in: source) }) else {
        return isStrict && takeEarly(event, &instance, at: index, in: &source)
      }
      instance.uncaptured += missing.flatMap { missingTypes($0, instance) }
      instance.next = early
      instance.seen = []
      index = early
    }
    guard index < steps.count else { return false }
    // It may have been a step before, and then this one is still to come.
    instance.taint = instance.taint ?? skipped
    if index > instance.next { instance.seen = instance.seen.filter { _ in steps[index].needsAll } }
    instance.evidence.append(Evidence(role: .step, event: event))
    instance.last = event
    instance.next = index
    if !steps[index].needsAll || instance.seen.count == steps[index].choices.count {
      instance.next = index + 1
      instance.seen = []
    }
    if let each {
      instance.stepDeadline = TimeBound(
        evaluator.value(each, bound: instance.bound, current: instance.start), after: event)
      schedule(instance.stepDeadline, owner.number, in: &source)
    }
    if event.time == nil { instance.isOrderOnly = true }
    return complete(&instance, at: event.time, in: &source)
  }

  private func advance(
    _ index: Int, _ instance: inout Instance, _ event: Event, _ doubt: InconclusiveReason?, with evaluator: Evaluator
  ) -> Truth {
    var result = Truth.no
    for (choice, item) in steps[index].choices.enumerated() {
      if steps[index].needsAll, index == instance.next, instance.seen.contains(choice) { continue }
      switch item.selector.accepts(event, bound: instance.bound, doubt: doubt, with: evaluator) {
      case .no: continue
      case .unknown(let reason):
        instance.doubt = instance.doubt ?? reason
        result = .unknown(reason)
      case .yes:
        // Order is judged by the position in the trace; a bound in time only if there are times.
        switch instance.deadline.admits(event) && instance.stepDeadline.admits(event) {
        case .no: return .no
        case .unknown(let reason) where reason != .time: instance.taint = instance.taint ?? reason
        case .unknown, .yes: break
        }
        if let position = item.binding { instance.bound[position] = event }
        if steps[index].needsAll {
          if index != instance.next { instance.seen = [] }
          instance.seen.insert(choice)
          // It may have been another of them, and then this one is still to come.
          if case .unknown(let reason) = result { instance.taint = instance.taint ?? reason }
        }
        return .yes
      }
    }
    return result
  }

  /// Keeps the first event that came before its turn; the step that the event is, if it is a later one.
  private func noteEarly(
    _ instance: inout Instance, _ event: Event, _ owner: Owner, after index: Int, with evaluator: Evaluator
  ) -> Int? {
    var doubt: InconclusiveReason?
    for (later, step) in steps.enumerated().dropFirst(index + 1) {
      for choice in step.choices {
        switch choice.selector.accepts(event, bound: instance.bound, doubt: owner.doubt, with: evaluator) {
        case .no: break
        case .unknown(let reason): doubt = doubt ?? reason
        case .yes:
          if instance.early == nil { instance.early = event }
          return later
        }
      }
    }
    // It may have been a later step, and then the sequence is out of order.
    if isStrict, instance.overlap != .yes, let doubt { instance.taint = instance.taint ?? doubt }
    return nil
  }

  /// Fails a strict sequence by an event before its turn: whatever comes later, a step is missing or out of order. `false` where the
  /// event is, or may be, of another sequence that had started.
  private func takeEarly(
    _ event: Event, _ instance: inout Instance, at index: Int, in source: inout SourceState
  ) -> Bool {
    var overlap = instance.overlap
    // A start that the capture lost may be the one. It does not begin in the middle of a call: a call that starts with its first lines
    // is taken for what it shows.
    if overlap == .no,
      let reason = source.lossReason(
        of: start.types, from: earliest(instance), to: event.time, atLeast: .possible)
    {
      overlap = .unknown(reason)
    }
    switch overlap {
    case .no: break
    case .yes: return false
    case .unknown(let reason):
      instance.orderDoubt = instance.orderDoubt ?? reason
      return false
    }
    let missing = missingTypes(index, instance)
    var unseen = context.unseen(missing, from: instance.last.time, to: event.time)
    addEarlier(to: &unseen, of: instance)
    source.conclude(
      .fail,
      context.outcome(
        .fail,
        "step \(index + 1) of \(steps.count) is missing or out of order: \(source.names(missing)); "
          + "\(source.name(event.type)) came before it", in: source,
        evidence: instance.evidence + [Evidence(role: .deciding, event: event)]),
      unless: instance.taint ?? instance.doubt ?? overDoubt(instance, event), or: unseen)
    return true
  }

  /// The earliest start at which another sequence would still be pending when this one started, if both have as much
  /// time; `nil` if that is unknown.
  private func earliest(_ instance: Instance) -> EventTime? {
    guard var time = instance.start.time, let (expiry, frame) = instance.deadline.expiry, frame == time.frame else {
      return nil
    }
    time.instant = time.instant - (expiry - time.instant)
    return time
  }

  /// The event types of a step that have not been seen.
  func missingTypes(_ index: Int, _ instance: Instance) -> [EventTypeID] {
    let step = steps[index]
    guard step.needsAll, index == instance.next else { return step.types }
    return step.choices.enumerated().filter { !instance.seen.contains($0.offset) }.flatMap(\.element.selector.types)
  }

  /// True if no component that would log what is missing of the step is in the input so far. An optional step need not come.
  func isUncaptured(_ index: Int, _ instance: Instance, in source: SourceState) -> Bool {
    steps[index].isOptional || source.isUncaptured(missingTypes(index, instance))
  }
}
