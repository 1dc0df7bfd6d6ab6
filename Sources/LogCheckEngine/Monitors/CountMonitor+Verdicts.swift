import LogCheckModel
import LogCheckRules

/// The verdicts of counts, and the events that the capture must have been able to show for them.
extension CountMonitor {
  /// Events kept as evidence of one count.
  private static let evidenceLimit = 8

  /// Adds an event to a count, as surely as it is one more.
  func add(
    _ isCounted: Truth, _ event: Event, to instance: inout Instance, in source: inout SourceState,
    with evaluator: Evaluator
  ) {
    switch isCounted {
    case .no: break
    case .unknown(let reason):
      instance.taint = instance.taint ?? reason
      guard instance.isSettled, !instance.isDecided, let maximum, instance.count >= maximum else { return }
      instance.isDecided = true
      source.report(
        context.outcome(
          .inconclusive(reason), "it is unknown whether \(source.name(event.type)) came once more", in: source,
          evidence: instance.evidence + [Evidence(role: .deciding, event: event)]))
    case .yes where event.repetition != .none:
      instance.copies += 1
      if instance.copies == 1 { instance.copyEvidence = [Evidence(role: .deciding, event: event)] }
    case .yes:
      instance.count += 1
      if instance.count == minimum { instance.enoughAt = event.time }
      if instance.evidence.count < Self.evidenceLimit {
        // Fingerprints hold the event that decides and no step; those of rules with a message always held the forbidden event.
        let decides = maximum == 0 && context.message != nil
        instance.evidence.append(Evidence(role: decides ? .deciding : .step, event: event))
      }
      if let maximum, instance.count > maximum, !instance.isDecided {
        instance.isDecided = true
        source.conclude(
          .fail,
          context.outcome(
            .fail,
            (context.message?.text(instance.bound, current: event, with: evaluator)
              ?? (maximum == 0
                ? "\(source.name(event.type)) must not come\(position(of: instance, in: source))"
                : "\(source.name(event.type)) came \(instance.count.times); allowed: at most \(maximum)"))
              + orderNote(instance, in: source), in: source, evidence: instance.evidence),
          or: notEnded(instance, before: event, in: source))
      }
    }
  }

  /// The start of a count between two events, for a sentence.
  private func position(of instance: Instance, in source: SourceState) -> String {
    guard case .between = scope else { return " here" }
    return " so soon after \(source.name(instance.opened.type)) in line \(instance.opened.position.line)"
  }

  /// The events that must not have come unseen if the event belongs to the scope of those counted before.
  private func notEnded(_ instance: Instance, before event: Event, in source: SourceState) -> Unseen {
    switch scope {
    case .capture: return Unseen()
    case .session:
      if source.areOfOneSession(instance.opened, event) { return Unseen() }
      return Unseen(launches: sessionStarts, from: instance.opened.time, to: event.time)
    case .between(_, let closing, _):
      // A key names one run: what has it belongs to it, whatever is missing in between. What ends an interval may have come unseen.
      guard instance.isLoose || !countsClosing else { return Unseen() }
      return context.unseen([], closing: closing?.types ?? [], from: instance.opened.time, to: event.time)
    }
  }

  private func orderNote(_ instance: Instance, in source: SourceState) -> String {
    isOrderOnly(instance, in: source) ? "; " + RuleContext.orderOnly : ""
  }

  /// True if the verdict depends on the question if duplicate lines are copies.
  private func isOpenWithCopies(_ instance: Instance) -> Bool {
    let most = instance.count + instance.copies
    return (minimum.map { instance.count < $0 && most >= $0 } ?? false)
      || (maximum.map { instance.count <= $0 && most > $0 } ?? false)
  }

  /// Decides a count whose scope has ended.
  func close(_ instance: Instance, at time: EventTime?, in source: inout SourceState) {
    guard !instance.isDecided, !instance.isSettled else { return }
    let start: EventTime?
    switch scope {
    case .between: start = instance.opened.time
    // One more may have come before the first that was seen.
    case .session: start = sessionStart
    case .capture: start = nil
    }
    if let taint = instance.taint {
      source.report(
        context.outcome(
          .inconclusive(taint), "it is unknown how many \(source.names(event.types)) belong here", in: source,
          evidence: instance.evidence))
    } else if isOpenWithCopies(instance) {
      source.report(
        context.outcome(
          .inconclusive(.duplicate),
          "\(source.names(event.types)) came \(instance.count.times), and \(instance.copies.times) more if equal lines "
            + "are no copies", in: source, evidence: instance.evidence + instance.copyEvidence))
    } else if let minimum, instance.count < minimum {
      source.conclude(
        .fail,
        context.outcome(
          .fail,
          "\(source.names(event.types)) came \(instance.count.times); needed: at least \(minimum)"
            + orderNote(instance, in: source),
          in: source, evidence: instance.evidence), or: context.unseen(event.types, from: start, to: time))
    } else {
      let outcome = context.unsaid(
        .pass, in: source, evidence: instance.evidence,
        note: isOrderOnly(instance, in: source) ? RuleContext.orderOnly : nil)
      var unseen = Unseen(types: maximum == nil ? [] : event.types, from: start, to: time)
      // Enough are enough only inside of the scope.
      if minimum != nil, instance.isLoose, case .between(_, let closing?, _) = scope {
        unseen.enders = closing.types
        if maximum == nil { unseen.to = instance.enoughAt }
      }
      source.conclude(
        .pass, outcome, or: unseen,
        saying: { [event, count = instance.count] in "\($0.names(event.types)) came \(count.times)" })
    }
  }
}
