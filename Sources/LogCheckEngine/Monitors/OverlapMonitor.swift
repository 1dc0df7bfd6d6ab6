import LogCheckModel
import LogCheckPattern
import LogCheckRules

/// Watches an `overlap` rule: of one key, an interval must have ended before the next begins.
///
/// An instance is an interval. One that begins while another is open fails the open one and replaces it.
struct OverlapMonitor: Monitor {
  let context: RuleContext
  let begin: CompiledSelector
  let end: CompiledSelector
  let longest: CompiledExpression?
  private var open = InstanceTable<Interval>()

  private struct Interval {
    var bound: [Event?]
    var begun: Event
    var deadline: TimeBound
    /// The number of clock steps when it began.
    var clockSteps: Int
    /// The reason why it may have ended already.
    var endDoubt: InconclusiveReason?
    /// The reason why another may have begun in it.
    var taint: InconclusiveReason?

    var evidence: [Evidence] { [Evidence(role: .trigger, event: begun)] }

    func evidence(with event: Event) -> [Evidence] { evidence + [Evidence(role: .deciding, event: event)] }
  }

  init(context: RuleContext, begin: CompiledSelector, end: CompiledSelector, longest: CompiledExpression?) {
    self.context = context
    self.begin = begin
    self.end = end
    self.longest = longest
  }

  mutating func observe(_ event: Event, in source: inout SourceState, with evaluator: Evaluator) {
    guard !open.isEmpty || begin.types.contains(event.type) else { return }
    let key = context.key.values(of: event)
    for owner in open.owners(key) {
      guard var interval = open.take(owner.number) else { continue }
      if endIfMeant(&interval, owner, event, in: &source, with: evaluator) {
        open.remove(owner.number)
      } else {
        open.put(interval, owner.number)
      }
    }
    switch begin.accepts(event, bound: [], with: evaluator) {
    case .no: break
    case .unknown(let reason):
      source.report(
        context.outcome(
          .inconclusive(reason), "it is unknown whether \(source.name(event.type)) begins an interval", in: source,
          evidence: [Evidence(role: .trigger, event: event)]))
      taint(open.candidates(key).map(\.number), reason)
    case .yes: meet(event, key, in: &source, with: evaluator)
    }
  }

  /// A beginning once more may be a second one.
  mutating func observeCopy(_ event: Event, in source: inout SourceState, with evaluator: Evaluator) {
    guard begin.accepts(event, bound: [], with: evaluator) != .no else { return }
    taint(open.candidates(context.key.values(of: event)).map(\.number), .duplicate)
  }

  private mutating func taint(_ numbers: [Int], _ reason: InconclusiveReason) {
    for number in numbers {
      guard var interval = open.take(number) else { continue }
      interval.taint = interval.taint ?? reason
      open.put(interval, number)
    }
  }

  /// Lets an open interval see what may end it; `true` when it did.
  private func endIfMeant(
    _ interval: inout Interval, _ owner: Owner, _ event: Event, in source: inout SourceState,
    with evaluator: Evaluator
  ) -> Bool {
    let ending = context.ending(by: event, bound: interval.bound, doubt: owner.doubt, with: evaluator)
    if context.ends(ending, by: event, what: "the interval", evidence: interval.evidence, in: &source) { return true }
    switch end.accepts(event, bound: interval.bound, doubt: owner.doubt ?? event.doubt, with: evaluator) {
    case .no: return false
    case .unknown(let reason):
      interval.endDoubt = interval.endDoubt ?? reason
      return false
    case .yes:
      source.conclude(
        .pass,
        context.unsaid(.pass, in: source, evidence: interval.evidence(with: event)), unless: interval.taint,
        or: Unseen(types: begin.types, from: interval.begun.time, to: event.time),
        saying: { [begin] in "ended before another \($0.names(begin.types))" })
      return true
    }
  }

  /// A beginning meets what is open.
  private mutating func meet(
    _ event: Event, _ key: InstanceKey, in source: inout SourceState, with evaluator: Evaluator
  ) {
    let candidates = open.candidates(key)
    guard event.doubt == nil || candidates.isEmpty else {
      // Perhaps nothing new began.
      taint(candidates.map(\.number), .duplicate)
      return
    }
    for (number, isSure) in candidates {
      guard let interval = open[number] else { continue }
      guard isSure else {
        taint([number], .ambiguous)
        continue
      }
      open.remove(number)
      overlap(interval, event, in: &source)
    }
    start(event, key, in: &source, with: evaluator)
  }

  private func overlap(_ interval: Interval, _ event: Event, in source: inout SourceState) {
    let name = source.name(event.type)
    let evidence = interval.evidence(with: event)
    let endDoubt = interval.endDoubt.map(Truth.unknown) ?? .yes
    let clock: Truth =
      interval.deadline == .none || interval.clockSteps == source.coverage.clockSteps ? .yes : .unknown(.clock)
    switch endDoubt && clock && interval.deadline.admits(event) {
    case .yes:
      // It may have ended unseen.
      var unseen = context.unseen(end.types, from: interval.begun.time, to: event.time)
      unseen.isTheMatter = false
      source.conclude(
        .fail,
        context.outcome(
          .fail, "\(name), while the one before had not ended with \(source.names(end.types))", in: source,
          evidence: evidence),
        or: unseen)
    case .unknown(let reason):
      source.report(
        context.outcome(
          .inconclusive(reason), "it is unknown whether it was still open at the next \(name)", in: source,
          evidence: evidence))
    case .no:
      source.report(
        context.outcome(
          .inconclusive(interval.taint ?? .end), "no \(source.names(end.types)) was seen before it counted as over",
          in: source, evidence: evidence))
    }
  }

  private mutating func start(
    _ event: Event, _ key: InstanceKey, in source: inout SourceState, with evaluator: Evaluator
  ) {
    var bound = [Event?](repeating: nil, count: max(1, context.bindings))
    bound[0] = event
    if let evicted = open.makeRoom() {
      source.report(context.evicted("intervals were open", in: source, evidence: evicted.evidence))
    }
    let deadline = longest.map { TimeBound(evaluator.value($0, bound: bound, current: event), after: event) }
    _ = open.open(
      Interval(bound: bound, begun: event, deadline: deadline ?? .none, clockSteps: source.coverage.clockSteps),
      key: key)
  }

  mutating func deadlinePassed(
    _ instance: Int, at time: EventTime, in source: inout SourceState, with evaluator: Evaluator
  ) {}

  mutating func sessionEnded(in source: inout SourceState, with evaluator: Evaluator) {
    guard context.endsWithSession else { return }
    endAll(.cancelled, "the app session ended", in: &source)
  }

  mutating func finish(in source: inout SourceState, with evaluator: Evaluator) {
    // Nothing is owed: an interval may be as long as it likes as long as no other begins in it.
    endAll(.inconclusive(.end), "the capture ends before the interval does", .running, in: &source)
  }

  private mutating func endAll(
    _ verdict: InstanceVerdict, _ detail: String, _ openEnd: OpenEnd? = nil, in source: inout SourceState
  ) {
    for number in open.numbers {
      guard let interval = open[number] else { continue }
      open.remove(number)
      let doubt = interval.taint ?? interval.endDoubt
      var outcome = context.outcome(
        doubt.map { .inconclusive($0) } ?? verdict, detail, in: source, evidence: interval.evidence)
      if doubt == nil { outcome.openEnd = openEnd }
      source.report(outcome)
    }
  }
}

extension OverlapRule: MonitoredKind {
  func monitor(_ compiler: inout RuleCompiler) throws(PatternError) -> any Monitor {
    _ = compiler.bind(begin)
    return OverlapMonitor(
      context: try compiler.context(), begin: try compiler.compile(begin), end: try compiler.compile(end),
      longest: try longest.map { length throws(PatternError) in try compiler.compile(length, for: begin) })
  }
}
