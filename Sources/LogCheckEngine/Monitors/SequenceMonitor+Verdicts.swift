import LogCheckModel

/// The verdicts on a sequence: once all steps are there, once its time is over, and at the end.
extension SequenceMonitor {
  /// Reports a sequence that lacks no step, as far as it is known at `time`.
  func complete(_ instance: inout Instance, at time: EventTime?, in source: inout SourceState) -> Bool {
    guard instance.next == steps.count else { return false }
    if !instance.uncaptured.isEmpty {
      completeAsCaptured(instance, at: time, in: &source)
      return true
    }
    let outcome = context.unsaid(
      .pass, in: source, evidence: instance.evidence,
      note: instance.isOrderOnly ? RuleContext.orderOnly : nil)
    let clock: InconclusiveReason? =
      !instance.isOrderOnly && source.coverage.clockSteps != instance.clockSteps ? .clock : nil
    // A step that came before unseen had its own time to wait, or its own values.
    let isOfFirsts = each != nil || namesSteps
    source.conclude(
      .pass, outcome, unless: instance.taint ?? instance.orderDoubt ?? clock,
      or: Unseen(
        types: notBetween.flatMap(\.types), enders: isOfFirsts ? steps.flatMap(\.types) : [],
        from: instance.start.time, to: time),
      saying: { [count = steps.count] _ in "all \(count) steps in order" })
    return true
  }

  /// Decides a sequence that lacks only steps whose components were not heard: it fails if they are heard later.
  private func completeAsCaptured(_ instance: Instance, at time: EventTime?, in source: inout SourceState) {
    let names = source.names(instance.uncaptured)
    let fallback = context.outcome(
      .pass, "the other steps came in order", in: source, evidence: instance.evidence,
      note: "not in this input: \(source.componentNames(of: instance.uncaptured))")
    source.conclude(
      .fail,
      context.failure("\(names) did not come", missing: instance.uncaptured, in: source, evidence: instance.evidence),
      unless: instance.taint,
      or: context.unseen(instance.uncaptured, from: instance.start.time, to: time), ifNotCaptured: fallback)
  }

  mutating func deadlinePassed(
    _ number: Int, at time: EventTime, in source: inout SourceState, with evaluator: Evaluator
  ) {
    guard var instance = open[number] else { return }
    let bounds = [instance.deadline, instance.stepDeadline]
    let passed = bounds.first { $0.hasPassed(at: time) }
    guard let passed else { return }
    open.remove(number)
    // Optional steps at the end need not come.
    passOverRest(of: &instance, in: source)
    settle(instance, number)
    if complete(&instance, at: passed.eventTime, in: &source) { return }
    let missing = missingTypes(instance.next, instance)
    var detail =
      "step \(instance.next + 1) of \(steps.count) is missing: \(source.names(missing)) had to come by \(passed.text), after "
      + "\(source.name(instance.last.type)) in line \(instance.last.position.line)"
    if let early = instance.early {
      detail += "; \(source.name(early.type)) in line \(early.position.line) came before its turn"
      instance.evidence.append(Evidence(role: .deciding, event: early))
    }
    if let taint = instance.taint ?? instance.doubt {
      source.report(context.outcome(.inconclusive(taint), detail, in: source, evidence: instance.evidence))
      return
    }
    var unseen = context.unseen(missing, from: instance.start.time, to: passed.eventTime)
    unseen.expected = context.key.values(of: instance.start).identifiers
    addEarlier(to: &unseen, of: instance)
    source.conclude(
      .fail, context.failure(detail, missing: missing, in: source, evidence: instance.evidence), or: unseen)
  }

  /// Passes over optional steps at the end, and over steps whose components have not spoken, if no other step is missing.
  private func passOverRest(of instance: inout Instance, in source: SourceState) {
    let rest = instance.next..<steps.count
    if rest.allSatisfy({ isUncaptured($0, instance, in: source) }) {
      for index in rest where !steps[index].isOptional { instance.uncaptured += missingTypes(index, instance) }
      instance.next = steps.count
    } else {
      while instance.next < steps.count, steps[instance.next].isOptional { instance.next += 1 }
    }
  }

  /// The doubt that all required steps were there, and the time of the others may have been over when the event came.
  func overDoubt(_ instance: Instance, _ event: Event) -> InconclusiveReason? {
    guard steps.dropFirst(instance.next).allSatisfy(\.isOptional) else { return nil }
    switch instance.deadline.admits(event) && instance.stepDeadline.admits(event) {
    case .yes: return nil
    case .unknown(let reason): return reason
    // Over for sure, though no stamp has said so yet.
    case .no: return .granularity
    }
  }

  /// A step that was not seen may have come before, and then an event that came before its turn was the next.
  func addEarlier(to unseen: inout Unseen, of instance: Instance) {
    let earlier = steps.prefix(instance.next)
    if instance.sawLater || namesSteps {
      unseen.earlier = earlier.flatMap(\.types)
      unseen.earlierTo = instance.last.time
    }
    // One that may be left out gives the next more time.
    let optional = each == nil ? [] : earlier.filter(\.isOptional).flatMap(\.types)
    guard !optional.isEmpty else { return }
    unseen.earlier += optional
    unseen.earlierTo = unseen.to
  }

  mutating func sessionEnded(in source: inout SourceState, with evaluator: Evaluator) {
    guard context.endsWithSession else { return }
    endAll("the app session ended", isInputOver: false, in: &source)
    forgetStarts()
  }

  mutating func finish(in source: inout SourceState, with evaluator: Evaluator) {
    endAll("the capture ends", isInputOver: true, in: &source)
  }

  private mutating func endAll(_ cause: String, isInputOver: Bool, in source: inout SourceState) {
    for number in open.numbers {
      guard var instance = open[number] else { continue }
      open.remove(number)
      if isInputOver {
        passOverRest(of: &instance, in: source)
      } else {
        while instance.next < steps.count, steps[instance.next].isOptional { instance.next += 1 }
      }
      // Before the optional last steps, or before the deadline, an event that must not be in between could still have
      // come.
      if notBetween.isEmpty, complete(&instance, at: nil, in: &source) { continue }
      guard instance.next < steps.count else {
        leaveOpen(instance, .running, "\(cause) before the last step", isInputOver: isInputOver, in: &source)
        continue
      }
      let detail =
        "\(cause) before step \(instance.next + 1) of \(steps.count): \(source.names(steps[instance.next].types))"
      let end = source.openEnd(ofPromise: [instance.deadline, instance.stepDeadline].filter { $0 != .none })
      leaveOpen(instance, end, detail, isInputOver: isInputOver, in: &source)
    }
  }

  private func leaveOpen(
    _ instance: Instance, _ end: OpenEnd, _ detail: String, isInputOver: Bool, in source: inout SourceState
  ) {
    let taint = instance.taint ?? instance.doubt ?? (instance.start.time == nil ? .time : nil)
    guard isInputOver else {
      source.report(context.outcome(.inconclusive(taint ?? .end), detail, in: source, evidence: instance.evidence))
      return
    }
    context.leaveOpen(end, taint, detail, in: &source, evidence: instance.evidence)
  }
}
