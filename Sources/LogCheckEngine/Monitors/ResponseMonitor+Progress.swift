import LogCheckModel
import LogCheckRules

extension ResponseMonitor {
  /// One way to discharge the duty.
  final class Alternative {
    struct Step {
      var selector: CompiledSelector
      /// The index at which the matched event is bound.
      var binding: Int?
    }
    var steps: [Step] = []
    var within: CompiledExpression?
    var by: CompiledExpression?
    var after: CompiledExpression?
    var until: CompiledSelector?
    var entry: CompiledSelector?
    var entryBinding: Int?
    var note: String?
    /// Events that must not come before it is met: the forbidden ones, and what ends it.
    var closing: [EventTypeID] = []
    /// True if a step asks which event the entry or an earlier step was.
    var namesSteps = false
  }

  /// A duty, from its trigger to its end.
  struct Instance {
    var bound: [Event?]
    var trigger: Event
    var alternatives: [Progress]
    /// An event that may have discharged the duty, or have closed a way to do so.
    var taint: InconclusiveReason?
    /// An event that may have been forbidden.
    var blemish: InconclusiveReason?
    var evidence: [Evidence]
    /// The number of clock steps when the instance began.
    var clockSteps: Int
    var response: Event?
    /// True if the current event has met a way already.
    var isAnswering = false
    var note: String?
  }

  /// The progress of one way to discharge an obligation.
  struct Progress {
    var step = 0
    var after: TimeBound
    var deadline: TimeBound
    var needsEntry: Bool
    var isClosed = false
    /// True if an event came before its turn that may be a later step, or one before the entry.
    var sawLater = false
    var sawBeforeEntry = false
    /// True if an event was the entry or a step and would have ended the way, had its turn been over.
    var sawEnd = false
  }

  /// Moves one alternative on; `true` when the instance is decided.
  func advance(
    _ index: Int, of instance: inout Instance, _ owner: Owner, _ event: Event,
    in source: inout SourceState, with evaluator: Evaluator
  ) -> Bool {
    let alternative = alternatives[index]
    let afterBound = instance.alternatives[index].after.precedes(event)
    if afterBound == .no { return false }
    let turn = instance.alternatives[index].needsEntry ? 0 : instance.alternatives[index].step + 1
    if alternative.steps.dropFirst(turn).contains(where: { $0.selector.types.contains(event.type) }) {
      if instance.alternatives[index].needsEntry {
        instance.alternatives[index].sawBeforeEntry = true
      } else {
        instance.alternatives[index].sawLater = true
      }
    }
    if instance.alternatives[index].needsEntry, let entry = alternative.entry {
      let isEntry = entry.accepts(event, bound: instance.bound, doubt: owner.doubt, with: evaluator) && afterBound
      switch isEntry {
      case .no: return false
      case .unknown(let reason):
        // The start of its clock is unknown: this way can no longer be judged.
        instance.taint = instance.taint ?? reason
        instance.alternatives[index].isClosed = true
        return false
      case .yes: break
      }
      instance.alternatives[index].needsEntry = false
      if alternative.until?.types.contains(event.type) ?? false { instance.alternatives[index].sawEnd = true }
      instance.evidence.append(Evidence(role: .step, event: event))
      if let position = alternative.entryBinding { instance.bound[position] = event }
      if let within = alternative.within {
        let bound = TimeBound(
          evaluator.value(within, bound: instance.bound, current: instance.trigger), after: event)
        wait(until: bound, index, of: &instance, owner, in: &source)
      } else if let by = alternative.by {
        let value = evaluator.value(by, bound: instance.bound, current: instance.trigger)
        let bound = TimeBound(value, near: instance.trigger)
        wait(until: bound, index, of: &instance, owner, in: &source)
        // The time may have come and gone before the entry.
        if bound.admits(event) == .no { instance.alternatives[index].isClosed = true }
      }
      return false
    }
    let step = alternative.steps[instance.alternatives[index].step]
    let matches = step.selector.accepts(event, bound: instance.bound, doubt: owner.doubt, with: evaluator) && afterBound
    if case .unknown(let reason) = matches { instance.taint = instance.taint ?? reason }
    guard matches == .yes else {
      if let until = alternative.until {
        switch until.accepts(event, bound: instance.bound, doubt: owner.doubt, with: evaluator) && afterBound {
        case .no: break
        case .unknown(let reason):
          // What comes from now on came perhaps too late.
          instance.taint = instance.taint ?? reason
          instance.alternatives[index].isClosed = true
        case .yes: instance.alternatives[index].isClosed = true
        }
      }
      return false
    }
    switch instance.alternatives[index].deadline.admits(event) {
    case .no:
      instance.alternatives[index].isClosed = true
      return false
    case .unknown(let reason):
      instance.taint = instance.taint ?? reason
      instance.alternatives[index].isClosed = true
      instance.evidence.append(Evidence(role: .step, event: event))
      return false
    case .yes: break
    }
    if let position = step.binding { instance.bound[position] = event }
    instance.alternatives[index].step += 1
    instance.evidence.append(Evidence(role: .step, event: event))
    guard instance.alternatives[index].step == alternative.steps.count else {
      if alternative.until?.types.contains(event.type) ?? false { instance.alternatives[index].sawEnd = true }
      return false
    }
    return discharge(&instance, index, event, in: &source, with: evaluator)
  }

  private func wait(
    until bound: TimeBound, _ index: Int, of instance: inout Instance, _ owner: Owner, in source: inout SourceState
  ) {
    instance.alternatives[index].deadline = bound
    if let (instant, frame) = bound.expiry {
      source.schedule(instant, frame, monitor: context.rule, instance: owner.number)
    }
  }
}
