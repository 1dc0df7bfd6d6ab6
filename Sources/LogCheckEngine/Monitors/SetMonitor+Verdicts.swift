import LogCheckModel
import LogCheckRules

/// The values that come together in a scope, and the verdict on them.
extension SetMonitor {
  /// Adds what an event brings, to the one side or to both; fails at once what no later value can mend.
  func collect(
    _ event: Event, _ owner: Owner?, into instance: inout Instance, in source: inout SourceState,
    with evaluator: Evaluator
  ) {
    guard !instance.isDecided else { return }
    let before = instance.left.values.count + instance.right.values.count
    var isCollected = false
    for (collected, side) in [(left, \Instance.left), (right, \Instance.right)] {
      guard let collected else { continue }
      var isMeant = collected.event.accepts(event, bound: instance.bound, doubt: owner?.doubt, with: evaluator)
      if case .between = scope {
        if instance.clockSteps != source.coverage.clockSteps { isMeant = isMeant && .unknown(.clock) }
        isMeant = isMeant && instance.deadline.admits(event)
      }
      switch isMeant {
      case .no: continue
      case .unknown(let reason): instance[keyPath: side].taint = instance[keyPath: side].taint ?? reason
      case .yes:
        isCollected = true
        instance.hasSure = true
        if owner?.isTied == false { instance.isLoose = true }
        if event.holdsHidden { instance.holdsHidden = true }
        if !source.areOfOneSession(instance.opened, event) { instance.isOneSession = false }
        let known = source.ruleSet.events[event.type.index].isEvidence ? instance[keyPath: side].values : nil
        add(evaluator.value(collected.value, bound: instance.bound, current: event), to: &instance[keyPath: side])
        guard let known, known.count < instance[keyPath: side].values.count else { continue }
        for value in instance[keyPath: side].values.subtracting(known) {
          instance[keyPath: side].origins[value] = Evidence(role: .deciding, event: event)
        }
      }
    }
    guard isCollected else { return }
    if instance.evidence.count < Self.evidenceLimit, instance.opened.position != event.position {
      instance.evidence.append(Evidence(role: .step, event: event))
    }
    guard instance.left.values.count + instance.right.values.count != before else { return }
    if instance.left.values.count + instance.right.values.count > Self.valueLimit {
      instance.isDecided = true
      source.report(
        context.outcome(
          .inconclusive(.evicted), "more than \(Self.valueLimit) values came together", in: source,
          evidence: instance.evidence))
    } else if let detail = wrong(instance) {
      instance.isDecided = true
      source.conclude(
        .fail,
        context.outcome(
          .fail, detail, in: source,
          evidence: instance.evidence.filter { $0.position != event.position }
            + [Evidence(role: .deciding, event: event)]),
        or: Unseen(
          enders: boundaries(of: instance), killers: instance.isLoose ? context.killers : [],
          // What is compared with written values is wrong in whichever session it is.
          launches: right == nil ? [] : launches(within: instance),
          from: instance.opened.time, to: event.time))
    }
  }

  private func add(_ value: EvalValue, to side: inout Side) {
    switch value {
    case .unknown(let reason), .truth(.unknown(let reason)): side.taint = side.taint ?? reason
    case .list(let items):
      for item in items {
        if item.isElided { side.taint = side.taint ?? .redacted } else { side.values.insert(.text(item)) }
      }
    default: side.values.insert(value.asItem)
    }
  }

  /// The errors that the values so far show, whatever else may come.
  private func wrong(_ instance: Instance) -> String? {
    switch (relation, right) {
    case (.subset, nil), (.equal, nil):
      instance.left.values.isSubset(of: literals)
        ? nil : "not expected: \(Self.shown(instance.left.values.subtracting(literals), of: instance))"
    case (.disjoint, nil):
      instance.left.values.isDisjoint(with: literals)
        ? nil : "not allowed: \(Self.shown(instance.left.values.intersection(literals), of: instance))"
    case (.disjoint, _?):
      instance.left.values.isDisjoint(with: instance.right.values)
        ? nil
        : "\(Self.shown(instance.left.values.intersection(instance.right.values), of: instance)) is in both lists, which must have nothing in common"
    default: nil
    }
  }

  /// The events that must not have come unseen for the values to be of one pair of events.
  private func boundaries(of instance: Instance) -> [EventTypeID] {
    guard case .between(_, let closing, _) = scope, instance.isLoose else { return [] }
    return context.enders + (closing?.types ?? [])
  }

  /// The launches that must not have come unseen for the values to be of one session.
  private func launches(within instance: Instance) -> [EventTypeID] {
    guard case .session = scope, !instance.isOneSession else { return [] }
    return sessionStarts
  }

  /// Decides a scope; `isClosed` where its end was seen, so that nothing more can come.
  func close(_ instance: Instance, at time: EventTime?, isClosed: Bool, in source: inout SourceState) {
    guard !instance.isDecided else { return }
    let leftOnly = instance.left.values.subtracting(right == nil ? literals : instance.right.values)
    let rightOnly = (right == nil ? literals : instance.right.values).subtracting(instance.left.values)
    switch relation {
    case .disjoint: pass(instance, restingOn: [.left, .right], needsEnd: false, time, isClosed, in: &source)
    case .subset:
      if !leftOnly.isEmpty {
        lacks(instance, on: .right, time, isClosed, in: &source)
      } else {
        pass(instance, restingOn: [.left], needsEnd: false, time, isClosed, in: &source)
      }
    case .superset:
      if !rightOnly.isEmpty {
        lacks(instance, on: .left, time, isClosed, in: &source)
      } else {
        pass(instance, restingOn: [.right], needsEnd: right != nil, time, isClosed, in: &source)
      }
    case .equal:
      if !leftOnly.isEmpty, rightOnly.isEmpty || instance.left.taint != nil {
        lacks(instance, on: .right, time, isClosed, in: &source)
      } else if !rightOnly.isEmpty {
        lacks(instance, on: .left, time, isClosed, in: &source)
      } else {
        pass(instance, restingOn: [.left, .right], needsEnd: true, time, isClosed, in: &source)
      }
    }
  }

  private enum SetSide { case left, right }

  /// Some values for a sentence, in a fixed order.
  private static func shown(_ values: Set<EvalValue>, of instance: Instance) -> String {
    if instance.holdsHidden { return "a hidden value" }
    let texts = values.map(\.shownText).sorted()
    return texts.prefix(8).joined(separator: ", ") + (texts.count > 8 ? ", and \(texts.count - 8) more" : "")
  }

  /// The start of the scope, and if that was seen.
  private func start(_ instance: Instance, in source: SourceState) -> (time: EventTime?, isSeen: Bool) {
    switch scope {
    case .between: (instance.opened.time, true)
    case .session: (sessionStart, source.sawSessionStart || source.coverage.beginsAtStart)
    // The scope continues before and after the capture.
    case .capture: (nil, source.coverage.beginsAtStart)
    }
  }

  private func types(_ position: SetSide) -> [EventTypeID] {
    position == .left ? left.event.types : right?.event.types ?? []
  }

  private func taint(_ position: SetSide, _ instance: Instance) -> InconclusiveReason? {
    position == .left ? instance.left.taint : instance.right.taint
  }

  /// One side lacks a value of the other: a failure if it cannot have come unseen.
  private func lacks(
    _ instance: Instance, on position: SetSide, _ time: EventTime?, _ isClosed: Bool, in source: inout SourceState
  ) {
    let start = start(instance, in: source)
    let doubt =
      taint(position, instance)
      ?? (isWhole([position], in: source) ? nil : unended(instance, isClosed) ?? startDoubt(start))
    let missing: Set<EvalValue> =
      if right == nil {
        Set(literals).subtracting(instance.left.values)
      } else if position == .left {
        instance.right.values.subtracting(instance.left.values)
      } else {
        instance.left.values.subtracting(instance.right.values)
      }
    let detail = "\(Self.shown(missing, of: instance)) is missing in \(source.names(types(position)))"
    let rows = rows(instance, lackedOn: position)
    var outcome = context.failure(
      detail, of: [position == .left ? "left" : "right"], in: source, evidence: rows.isEmpty ? instance.evidence : rows)
    outcome.openEnd = instance.deadline == .none ? .notDue(nil) : source.openEnd(ofPromise: [instance.deadline])
    source.conclude(
      .fail, outcome, unless: doubt,
      or: Unseen(
        types: types(position), enders: context.enders + boundaries(of: instance), killers: context.killers,
        launches: launches(within: instance), from: start.time, to: time))
  }

  /// The first table rows of files whose values the other side lacks.
  private func rows(_ instance: Instance, lackedOn position: SetSide) -> [Evidence] {
    let (side, other) = position == .left ? (instance.right, instance.left) : (instance.left, instance.right)
    let values = right == nil && position == .right ? literals : other.values
    let found = side.origins.filter { !values.contains($0.key) }.map(\.value)
    return Array(
      found.sorted { ($0.position.capture, $0.position.offset) < ($1.position.capture, $1.position.offset) }
        .prefix(Self.evidenceLimit))
  }

  private func pass(
    _ instance: Instance, restingOn positions: [SetSide], needsEnd: Bool, _ time: EventTime?, _ isClosed: Bool,
    in source: inout SourceState
  ) {
    let start = start(instance, in: source)
    var doubt = positions.lazy.compactMap { taint($0, instance) }.first
    // Without a sure one it is open whether there is anything to judge.
    if case .between = scope {
    } else if !instance.hasSure {
      doubt = doubt ?? instance.left.taint ?? instance.right.taint
    }
    var isOpenInterval = false
    if case .between = scope { isOpenInterval = !isClosed && !positions.allSatisfy { types($0).isEmpty } }
    if needsEnd || isOpenInterval {
      doubt = doubt ?? (isWhole(positions, in: source) ? nil : unended(instance, isClosed) ?? startDoubt(start))
    }
    // Of nothing nothing was shown.
    let isEmpty = instance.left.values.isEmpty && relation != .superset && !(relation == .equal && right == nil)
    var outcome = context.unsaid(
      isEmpty && doubt == nil ? .cancelled : .pass, in: source, evidence: instance.evidence)
    outcome.openEnd = .running
    func detail(_: SourceState) -> String {
      isEmpty ? "no value came" : "\(instance.left.values.count) values are as expected"
    }
    if isEmpty, doubt == nil {
      source.report(outcome, saying: detail)
    } else {
      // Enough are enough only inside of the scope.
      let isOfScope = relation == .superset || relation == .equal
      source.conclude(
        .pass, outcome, unless: doubt,
        or: Unseen(
          types: positions.flatMap(types), enders: isOfScope ? boundaries(of: instance) : [],
          launches: isOfScope ? launches(within: instance) : [], from: start.time, to: time),
        saying: detail)
    }
  }

  private func startDoubt(_ start: (time: EventTime?, isSeen: Bool)) -> InconclusiveReason? {
    start.isSeen ? nil : .start
  }

  /// True if files gave all there is of these sides, so that the capture has an end for them.
  private func isWhole(_ positions: [SetSide], in source: SourceState) -> Bool {
    guard case .capture = scope else { return false }
    return positions.flatMap(types).allSatisfy { source.coverage.wholeTypes.contains($0.index) }
  }

  private func unended(_ instance: Instance, _ isClosed: Bool) -> InconclusiveReason? {
    guard !isClosed else { return nil }
    if case .unknown(let reason) = instance.deadline { return reason }
    return .end
  }
}
