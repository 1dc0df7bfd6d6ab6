import LogCheckModel
import LogCheckPattern
import LogCheckRules

/// Watches a `rate` rule: at each event, how many of its key lie in the stretch of time that ends with it.
struct RateMonitor: Monitor {
  let context: RuleContext
  let event: CompiledSelector
  let maximum: Int
  let length: CompiledExpression
  private var open = InstanceTable<Window>()
  /// Marks that all windows keep together.
  private var kept = 0
  /// An event hid its key: it may be one more of any.
  private var hasHidden = false
  /// The beginning of the session, if instances end with it.
  private var sessionStart: EventTime?

  /// The last events of one key.
  private struct Window {
    /// As many as the rule allows, and no more, are needed to find one too many.
    var sure = RecentMarks()
    /// Events that may not be of the kind.
    var doubtful = RecentMarks()
    /// The reason why some stretch may have held too many.
    var taint: InconclusiveReason?
    var hasSure = false
    var hasFailed = false
    var latest: Evidence
  }

  /// Events kept for all keys together; the key that was heard of first goes first beyond it.
  static let eventLimit = 8192

  init(context: RuleContext, event: CompiledSelector, maximum: Int, length: CompiledExpression) {
    self.context = context
    self.event = event
    self.maximum = maximum
    self.length = length
  }

  mutating func observe(_ event: Event, in source: inout SourceState, with evaluator: Evaluator) {
    take(event, doubt: event.doubt, in: &source, with: evaluator)
  }

  mutating func observeCopy(_ event: Event, in source: inout SourceState, with evaluator: Evaluator) {
    take(event, doubt: .duplicate, in: &source, with: evaluator)
  }

  private mutating func take(
    _ event: Event, doubt: InconclusiveReason?, in source: inout SourceState, with evaluator: Evaluator
  ) {
    let mark: RecentMarks.Mark
    switch self.event.accepts(event, bound: [], with: evaluator) {
    case .no: return
    case .unknown(let reason): mark = RecentMarks.Mark(event, doubt: reason, in: source)
    case .yes: mark = RecentMarks.Mark(event, doubt: doubt, in: source)
    }
    let key = context.key.values(of: event)
    guard key.isWhole else {
      if !hasHidden {
        source.report(
          context.outcome(
            .inconclusive(.ambiguous), "it is unknown to which count \(source.name(event.type)) belongs",
            in: source, evidence: [mark.evidence]))
      }
      hasHidden = true
      return
    }
    while kept >= Self.eventLimit, let evicted = open.popOldest() { evict(evicted, in: &source) }
    let number = open.candidates(key).first?.number ?? open.open(Window(latest: mark.evidence), key: key)
    guard var window = open.take(number) else { return }
    let before = window.sure.count + window.doubtful.count
    judge(mark, evaluator.value(length, bound: [], current: event), &window, in: &source)
    kept += window.sure.count + window.doubtful.count - before
    open.put(window, number)
  }

  private mutating func evict(_ window: Window, in source: inout SourceState) {
    kept -= window.sure.count + window.doubtful.count
    guard !window.hasFailed else { return }
    source.report(
      context.outcome(
        .inconclusive(.evicted), "more than \(Self.eventLimit) events were to be kept", in: source,
        evidence: [window.latest]))
  }

  private func judge(
    _ mark: RecentMarks.Mark, _ length: EvalValue, _ window: inout Window, in source: inout SourceState
  ) {
    window.sure.drop { $0.reaches(mark, length) == .no }
    window.doubtful.drop { $0.reaches(mark, length) == .no }
    window.latest = mark.evidence
    if mark.doubt == nil {
      window.hasSure = true
      switch window.sure.last(maximum).map({ $0.reaches(mark, length) }) ?? .no {
      case .yes: fail(mark, &window, in: &source)
      case .unknown(let reason): window.taint = window.taint ?? reason
      case .no: perhapsTooMany(mark, &window)
      }
      window.sure.append(mark, keeping: maximum)
    } else {
      perhapsTooMany(mark, &window)
      window.doubtful.append(mark, keeping: maximum)
    }
  }

  /// Counts the doubtful ones as well.
  private func perhapsTooMany(_ mark: RecentMarks.Mark, _ window: inout Window) {
    guard window.sure.count + window.doubtful.count >= maximum else { return }
    window.taint = window.taint ?? mark.doubt ?? window.doubtful.last(1)?.doubt
  }

  private func fail(_ mark: RecentMarks.Mark, _ window: inout Window, in source: inout SourceState) {
    guard let first = window.sure.last(maximum) else { return }
    window.hasFailed = true
    let name = mark.evidence.type.map(source.name) ?? "the event"
    source.conclude(
      .fail,
      context.outcome(
        .fail, "\(name) came \((maximum + 1).times)\(first.distance(to: mark)); allowed: at most \(maximum)",
        in: source,
        evidence: [first.evidence(as: .trigger), mark.evidence]),
      // Two devices that speak in turn are not one that speaks too often.
      unless: source.coverage.isGroupingDoubtful ? .grouping : nil,
      or: context.unseen([], from: first.evidence.time, to: mark.evidence.time))
  }

  mutating func deadlinePassed(
    _ instance: Int, at time: EventTime, in source: inout SourceState, with evaluator: Evaluator
  ) {}

  mutating func sessionEnded(in source: inout SourceState, with evaluator: Evaluator) {
    guard context.endsWithSession else { return }
    closeAll(at: source.latestTime, in: &source)
    sessionStart = source.sessionBegin
  }

  mutating func finish(in source: inout SourceState, with evaluator: Evaluator) { closeAll(at: nil, in: &source) }

  private mutating func closeAll(at time: EventTime?, in source: inout SourceState) {
    for number in open.numbers {
      guard let window = open[number] else { continue }
      open.remove(number)
      if window.hasFailed { continue }
      // Without a sure one it is open whether there was any of the kind.
      let unsure = window.hasSure ? nil : window.doubtful.last(1)?.doubt
      let taint = window.taint ?? unsure ?? (hasHidden ? .ambiguous : nil)
      let detail =
        taint == nil
        ? "\(source.names(event.types)) never came more than \(maximum) times"
        : "it is unknown whether \(source.names(event.types)) came more than \(maximum) times"
      source.conclude(
        .pass, context.outcome(.pass, detail, in: source, evidence: [window.latest]), unless: taint,
        or: Unseen(types: event.types, from: sessionStart, to: time))
    }
    kept = 0
    hasHidden = false
  }
}

extension RateRule: MonitoredKind {
  func monitor(_ compiler: inout RuleCompiler) throws(PatternError) -> any Monitor {
    return RateMonitor(
      context: try compiler.context(), event: try compiler.compile(event), maximum: maximum,
      length: try compiler.compile(length, for: event))
  }
}
