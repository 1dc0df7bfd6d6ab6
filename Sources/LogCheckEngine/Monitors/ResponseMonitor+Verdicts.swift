import LogCheckModel
import LogCheckRules

/// The decision of obligations, and the events that the capture must have been able to show for it.
extension ResponseMonitor {
  /// A way to discharge the duty was met; `true` when that decides the instance.
  func discharge(
    _ instance: inout Instance, _ index: Int, _ event: Event, in source: inout SourceState, with evaluator: Evaluator
  ) -> Bool {
    let effect = given.effect(bound: instance.bound, with: evaluator)
    guard effect != .skip else { return true }
    if exactlyOne {
      // An event that meets two ways is one response.
      if instance.isAnswering {
        instance.alternatives[index].step = 0
        return false
      }
      instance.isAnswering = true
      if instance.response != nil {
        source.conclude(
          .fail,
          context.outcome(
            .fail,
            "\(source.name(event.type)) came a second time after \(source.name(instance.trigger.type)); exactly one must follow",
            in: source, evidence: instance.evidence),
          unless: excuse(effect, in: source),
          or: context.unseen(
            alternatives[index].until?.types ?? [], from: instance.trigger.time, to: event.time))
        return true
      }
      instance.response = event
      instance.note = alternatives[index].note
      instance.alternatives[index].step = 0
      return false
    }
    let outcome = context.unsaid(.pass, in: source, evidence: instance.evidence, note: alternatives[index].note)
    if open.count <= 1 { source.unknownLines.contrast(with: event.type, from: instance.trigger.time, to: event.time) }
    source.conclude(
      .pass, outcome,
      unless: instance.blemish ?? clockDoubt(instance, alternatives[index], in: source)
        ?? turnDoubt(instance, index, event, in: source),
      or: Unseen(
        types: alternatives[index].closing, from: instance.trigger.time,
        to: event.time),
      saying: { "\($0.name(event.type)) followed" })
    return true
  }

  /// Fails an instance that passed before its second response came.
  func failAgain(_ instance: Instance, _ event: Event, in source: inout SourceState) {
    source.conclude(
      .fail,
      context.outcome(
        .fail,
        "\(source.name(event.type)) came a second time after \(source.name(instance.trigger.type)); exactly one must follow",
        in: source, evidence: instance.evidence + [Evidence(role: .deciding, event: event)]),
      or: context.unseen([], closing: trigger.types, from: instance.evidence.last?.time, to: event.time))
  }

  /// The reason by which a failure is open, by the events before the verdict (`given`).
  private func excuse(_ effect: GivenEvent.Effect, in source: SourceState) -> InconclusiveReason? {
    given.excuse(effect, until: source.latestTime, source.coverage)
  }

  /// The doubt that an entry or a step may be missing before the one that was seen, so that the clock started earlier,
  /// or that the assumed step ended the way. The component that would have logged it need not have been heard: entries
  /// are often logged by several.
  private func turnDoubt(
    _ instance: Instance, _ index: Int, _ event: Event, in source: SourceState
  ) -> InconclusiveReason? {
    let alternative = alternatives[index]
    let start = instance.trigger.time
    let isOpenToEarlier = instance.alternatives[index].sawEnd || alternative.namesSteps
    var doubt: InconclusiveReason?
    if let entry = alternative.entry, alternative.within != nil || isOpenToEarlier,
      let seen = alternative.entryBinding.flatMap({ instance.bound[$0] })
    {
      doubt = source.lossReason(of: entry.types, from: start, to: seen.time)
    }
    if doubt == nil, isOpenToEarlier {
      doubt = source.lossReason(
        of: alternative.steps.dropLast().flatMap(\.selector.types), from: start, to: event.time)
    }
    return doubt
  }

  /// The doubt that an answer in time is unknown across a step of the clock.
  private func clockDoubt(
    _ instance: Instance, _ alternative: Alternative, in source: SourceState
  ) -> InconclusiveReason? {
    let isTimed = alternative.within != nil || alternative.by != nil || alternative.after != nil
    return isTimed && source.coverage.clockSteps != instance.clockSteps ? .clock : nil
  }

  /// Fails an instance by a forbidden event, unless the duty was discharged or lifted before, unseen.
  func forbid(_ event: Event, _ instance: Instance, in source: inout SourceState, with evaluator: Evaluator) {
    let effect = given.effect(bound: instance.bound, with: evaluator)
    guard effect != .skip else { return }
    var unseen = context.unseen(stepTypes, from: instance.trigger.time, to: event.time)
    unseen.isTheMatter = false
    unseen.earlier = earlierTypes(instance)
    unseen.earlierTo = event.time
    source.conclude(
      .fail,
      context.outcome(
        .fail,
        "\(source.name(event.type)) must not come after \(source.name(instance.trigger.type)) in line \(instance.trigger.position.line)",
        in: source,
        evidence: instance.evidence + [Evidence(role: .deciding, event: event)]),
      unless: instance.taint ?? excuse(effect, in: source) ?? overDoubt(instance, event), or: unseen)
  }

  /// The doubt that there was the one response, and the time of a second may have been over when the event came.
  private func overDoubt(_ instance: Instance, _ event: Event) -> InconclusiveReason? {
    guard instance.response != nil else { return nil }
    var isWaiting = Truth.no
    for item in instance.alternatives where !item.isClosed { isWaiting = isWaiting || item.deadline.admits(event) }
    switch isWaiting {
    case .yes: return nil
    case .unknown(let reason): return reason
    // Over for sure, though no stamp has said so yet.
    case .no: return .granularity
    }
  }

  private var stepTypes: [EventTypeID] { alternatives.flatMap { $0.steps.flatMap(\.selector.types) } }

  /// Decides an instance none of whose alternatives can be met any more; `true` when it did.
  func close(
    _ instance: inout Instance, in source: inout SourceState, with evaluator: Evaluator, deciding: Event? = nil
  ) -> Bool {
    guard instance.alternatives.allSatisfy(\.isClosed) else { return false }
    let effect = given.effect(bound: instance.bound, with: evaluator)
    guard effect != .skip else { return true }
    let end = absenceEnd(instance, deciding)
    if instance.response != nil {
      let outcome = context.unsaid(.pass, in: source, evidence: instance.evidence, note: instance.note)
      source.conclude(
        .pass, outcome, unless: instance.taint ?? instance.blemish,
        or: Unseen(types: stepTypes + forbidden.flatMap(\.types), from: instance.trigger.time, to: end),
        saying: { _ in "exactly one followed" })
      return true
    }
    let missing = instance.alternatives.indices.flatMap { index in
      let step = min(instance.alternatives[index].step, alternatives[index].steps.count - 1)
      return alternatives[index].steps[step].selector.types
    }
    let what = source.names(unique(missing))
    let trigger = "\(source.name(instance.trigger.type)) in line \(instance.trigger.position.line)"
    let detail =
      lastDeadline(instance).map { "\(what) had to come by \($0.text), after \(trigger); the log does not show it" }
      ?? "\(what) had to come after \(trigger); the log does not show it in time"
    if let taint = instance.taint ?? excuse(effect, in: source) {
      source.report(context.outcome(.inconclusive(taint), detail, in: source, evidence: instance.evidence))
      return true
    }
    var unseen = context.unseen(unique(missing), from: instance.trigger.time, to: end)
    unseen.expected = context.key.values(of: instance.trigger).identifiers
    unseen.earlier = earlierTypes(instance)
    unseen.earlierTo = instance.evidence.last?.time
    source.conclude(
      .fail, context.failure(detail, missing: unique(missing), in: source, evidence: instance.evidence), or: unseen)
    return true
  }

  /// Entries and steps that were not seen and may have come before: then an event that came before its turn was the next.
  private func earlierTypes(_ instance: Instance) -> [EventTypeID] {
    alternatives.indices.flatMap { index -> [EventTypeID] in
      let progress = instance.alternatives[index]
      let alternative = alternatives[index]
      var types: [EventTypeID] = []
      if progress.sawBeforeEntry || alternative.namesSteps { types += alternative.entry?.types ?? [] }
      if progress.sawLater || alternative.namesSteps {
        types += alternative.steps.prefix(progress.step).flatMap(\.selector.types)
      }
      return types
    }
  }

  private func lastDeadline(_ instance: Instance) -> TimeBound? {
    instance.alternatives.map(\.deadline).filter { $0.expiry != nil }.max { left, right in
      left.expiry.map(\.0.nanoseconds) ?? .min < right.expiry.map(\.0.nanoseconds) ?? .min
    }
  }

  /// Until when something was waited for: the last deadline, or the event that closed the last way, whichever is later.
  private func absenceEnd(_ instance: Instance, _ deciding: Event?) -> EventTime? {
    guard let due = lastDeadline(instance)?.eventTime else { return deciding?.time }
    guard let deciding = deciding?.time else { return due }
    guard deciding.frame == due.frame else { return nil }
    return deciding.instant > due.instant ? deciding : due
  }

  private func unique(_ types: [EventTypeID]) -> [EventTypeID] {
    var seen: Set<EventTypeID> = []
    return types.filter { seen.insert($0).inserted }
  }
}
