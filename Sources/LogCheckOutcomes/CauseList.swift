import LogCheckModel
import LogCheckRules

/// Finds the causes of what went wrong, and joins those of neighbouring notifications.
struct CauseList {
  private let judge: OutcomeJudge
  private var found: [Found] = []
  /// The number of the occurrence that is judged next, by schedule.
  private var count: [Int: Int] = [:]
  /// True if a notification was good, or was bad for a reason inside of the capture.
  private var isPastBeginning = false
  /// By the first line of a condition: the indices of the causes that name it.
  private(set) var named: [Int: Set<Int>] = [:]

  private struct Found {
    var cause: OutcomeCause
    /// The line that began it, which parts of one cause have in common.
    var origin: Int?
    /// By schedule: the number of the last occurrence that it affects.
    var last: [Int: Int]
  }

  /// A possible cause of one trouble.
  struct Pick {
    var explanation: OutcomeExplanation
    var mark: Mark?
    var onSimulator: OutcomeExplanation?
    /// The first lines of its conditions.
    var origins: [Int] = []
    /// True if the reason is in no line, and not before the capture.
    var isUnknown = false
    var isBeforeCapture = false
  }

  init(_ judge: OutcomeJudge) { self.judge = judge }

  /// In the order of the days on which they began to have an effect.
  var causes: [OutcomeCause] { found.map(\.cause) }

  /// Nothing went wrong with a notification.
  mutating func note(_ item: Int, isGood: Bool) {
    count[judge.ledger.notifications[item].schedule, default: 0] += 1
    if isGood { isPastBeginning = true }
  }

  /// The indices of the causes of a trouble, each as far as it is certain of this one.
  mutating func explain(
    _ trouble: Trouble, of item: Int, _ occurrence: Occurrence
  ) -> [(index: Int, explanation: OutcomeExplanation)] {
    let schedule = judge.ledger.notifications[item].schedule
    let number = count[schedule, default: 0]
    count[schedule] = number + 1
    var explained: [(index: Int, explanation: OutcomeExplanation)] = []
    for pick in picks(trouble, of: item, occurrence) {
      let known = found.lastIndex { other in
        guard Self.isSame(other.cause.explanation, pick.explanation) else { return false }
        if let origin = pick.mark?.order, origin == other.origin { return true }
        if let last = other.last[schedule] { return last == number - 1 }
        return other.cause.to >= (judge.previousDue(occurrence.due) ?? occurrence.due)
      }
      let index: Int
      if let known {
        index = known
        found[index].cause.to = max(found[index].cause.to, occurrence.due)
      } else {
        var cause = OutcomeCause(pick.explanation, stage: trouble.stage, from: occurrence.due, to: occurrence.due)
        cause.onSimulator = pick.onSimulator
        cause.line = pick.mark?.position
        if pick.isUnknown { cause.surroundings = judge.surroundings(of: trouble) }
        index = found.count
        found.append(Found(cause: cause, origin: pick.mark?.order, last: [:]))
      }
      for origin in pick.origins { named[origin, default: []].insert(index) }
      found[index].last[schedule] = number
      found[index].cause.affected[occurrence.result, default: 0] += 1
      found[index].cause.add([pick.mark?.position].compactMap(\.self) + judge.lines(of: item, trouble))
      explained.append((index, pick.explanation))
      if !pick.isBeforeCapture { isPastBeginning = true }
    }
    return explained
  }

  // MARK: Which cause

  private func picks(_ trouble: Trouble, of item: Int, _ occurrence: Occurrence) -> [Pick] {
    let chained = chain(trouble, of: item)
    if !chained.isEmpty { return chained }
    let conditions = conditions(trouble, of: item)
    if !conditions.isEmpty { return conditions }
    switch trouble.stage {
    case .wall: return derived(.zoneChanged, judge.stayed[item]?.mark)
    case .lead: return derived(.versionChanged, judge.moved[item])
    default: break
    }
    if judge.isGapped(from: trouble.from, to: occurrence.due) { return [] }
    // Where nothing is known to be wrong with the notification, only a run that did not begin is worth a word.
    guard occurrence.result != .kept && occurrence.result != .unknown || trouble.stage == .started else { return [] }
    return fallback(trouble, of: item)
  }

  private func conditions(_ trouble: Trouble, of item: Int) -> [Pick] {
    let ledger = judge.ledger
    let run = trouble.run.map { ledger.runs[$0] }
    var picks: [(pick: Pick, span: ConditionSpan)] = []
    for span in ledger.spans.reversed() {
      let condition = ledger.conditions[span.condition]
      guard condition.derived == nil, condition.explains.contains(trouble.stage), judge.fits(span, trouble, run) else {
        continue
      }
      if let known = picks.firstIndex(where: { Self.isSame($0.pick.explanation, condition.explanation) }) {
        // The first of several lines that say the same is the one to show.
        picks[known].pick.mark = span.from
        picks[known].pick.origins.append(span.from.order)
        if condition.explanation.certainty == .shown { picks[known].pick.explanation.certainty = .shown }
        continue
      }
      let pick = Pick(
        explanation: condition.explanation, mark: span.from, onSimulator: ledger.onSimulator(condition),
        origins: [span.from.order])
      picks.append((pick, span))
    }
    let overridden = Set(picks.flatMap { ledger.conditions[$0.span.condition].overrides })
    picks.removeAll { pick, span in
      let kind = pick.explanation.kind
      return overridden.contains(kind) && !ledger.conditions[span.condition].overrides.contains(kind)
    }
    // What is certain leaves nothing to what may be.
    if picks.contains(where: { $0.pick.explanation.certainty == .shown }) {
      picks.removeAll { $0.pick.explanation.certainty != .shown }
    }
    return picks.map(\.pick).reversed()
  }

  private static func isSame(_ left: OutcomeExplanation, _ right: OutcomeExplanation) -> Bool {
    left.kind == right.kind && left.side == right.side
  }

  /// A cause that follows from what is missing, in the words of the rule files.
  private func derived(_ cause: DerivedCause, _ mark: Mark?, isCertain: Bool = true) -> [Pick] {
    guard var found = judge.ledger.conditions.first(where: { $0.derived == cause })?.explanation else { return [] }
    if found.certainty == .shown, !isCertain { found.certainty = .fits }
    // A change of the version is listed as a condition, too.
    let origins = cause == .versionChanged ? [mark?.order].compactMap(\.self) : []
    let isUnknown = [.unexplained, .notStarted].contains(cause)
    return [
      Pick(
        explanation: found, mark: mark, origins: origins, isUnknown: isUnknown,
        isBeforeCapture: cause == .beforeCapture)
    ]
  }

  /// A fault of an earlier run that stops the later ones.
  private func chain(_ trouble: Trouble, of item: Int) -> [Pick] {
    let ledger = judge.ledger
    let due = ledger.notifications[item].due
    switch trouble.stage {
    case .started:
      guard let index = trouble.run, let earlier = ledger.runs[..<index].lastIndex(where: { $0.started != nil }),
        judge.isNeverCompleted(earlier), let began = ledger.runs[earlier].started, let at = began.at,
        trouble.from - at <= ledger.bounds.blocked
      else { return [] }
      // A line of the system alone does not show what the run did.
      return derived(.neverCompleted, began, isCertain: ledger.runs[earlier].id != nil)
    case .submitted where trouble.run == nil:
      let earlier = ledger.runs.last { run in
        (run.started?.at ?? run.submitted?.at ?? run.denied?.at).map { $0 < due } ?? false
      }
      guard let earlier, let began = earlier.started, earlier.next == nil else { return [] }
      return derived(.noNextSubmit, earlier.last ?? began)
    default: return []
    }
  }

  /// The cause that is named if no condition explains it.
  private func fallback(_ trouble: Trouble, of item: Int) -> [Pick] {
    let run = trouble.run.map { judge.ledger.runs[$0] }
    switch trouble.stage {
    case .saved: return derived(.answerNotSaved, run?.answered?.mark)
    case .armed: return derived(.notArmed, judge.shownBefore(item))
    case .started:
      if let started = run?.started, let at = started.at, at - trouble.to < .minutes(12 * 60) {
        return derived(.startedLate, started)
      }
      if !isPastBeginning, run?.submitted == nil { return derived(.beforeCapture, nil) }
      if run?.missed == nil, judge.view.platform != .android,
        judge.isEntered(after: trouble.from + judge.ledger.bounds.window)
      {
        return derived(.overdue, run?.submitted)
      }
      return derived(.notStarted, nil)
    // What comes late began with nothing that an earlier capture would show.
    case .punctual: return derived(.unexplained, nil)
    default: return derived(isPastBeginning ? .unexplained : .beforeCapture, nil)
    }
  }
}

extension OutcomeJudge {
  /// True if a condition holds where it can explain a trouble.
  func fits(_ span: ConditionSpan, _ trouble: Trouble, _ run: RunTrack?) -> Bool {
    if let id = span.run, let own = run?.id { return id == own }
    if let run, [.answered, .saved].contains(trouble.stage) || run.denied != nil {
      // What happens to one run lies between its lines.
      let from = (run.started ?? run.denied)?.order ?? 0
      let to = max(run.last?.order ?? from, from) + 1
      if !span.lasts {
        if span.from.order >= from - 2 && span.from.order <= to { return true }
        // The system can end a run after its last line.
        guard let began = run.began?.at, let at = span.from.at, span.from.order > from else { return false }
        return at - began <= ledger.bounds.run && begins.first(after: began).map { $0 > at } ?? true
      }
    }
    if !span.lasts {
      switch trouble.stage {
      case .shown: return holds(span, from: trouble.from, to: trouble.to + ledger.bounds.late)
      // That nothing can start is often only said when the app is opened again.
      case .started: return holds(span, from: trouble.from, to: nextDue(trouble.to) ?? last ?? trouble.to)
      default: break
      }
    }
    // What was over before it was due kept no alarm from being set in time.
    let from = span.lasts && trouble.stage == .armed ? trouble.to : trouble.from
    return holds(span, from: from, to: trouble.to)
  }

  /// The lines that show the result of a notification and of its run.
  func lines(of item: Int, _ trouble: Trouble) -> [LinePosition] {
    let track = ledger.notifications[item]
    let ends = [track.refused, track.shown?.mark, track.lost, track.dropped, track.fallback]
    let run = trouble.run.map { ledger.runs[$0].outcome } ?? []
    return (run + ends).compactMap { $0?.position }
  }

  /// The kept lines before and after a trouble.
  func surroundings(of trouble: Trouble) -> (before: LinePosition?, after: LinePosition?) {
    var (before, after): (Mark?, Mark?)
    for mark in heardMarks {
      guard let at = mark.at else { continue }
      if at < trouble.from, before.map({ $0.order < mark.order }) ?? true { before = mark }
      if at > trouble.to, after.map({ $0.order > mark.order }) ?? true { after = mark }
    }
    return (before?.position, after?.position)
  }

  /// The line that shows the notification before, of the same schedule.
  func shownBefore(_ item: Int) -> Mark? {
    let track = ledger.notifications[item]
    return ledger.notifications.filter { $0.schedule == track.schedule && $0.due < track.due && $0.shown != nil }
      .max { $0.due < $1.due }?.shown?.mark
  }

  /// True if a run ended without a word although the capture could show it.
  func isNeverCompleted(_ index: Int) -> Bool {
    let run = ledger.runs[index]
    guard run.completed == nil, let began = run.started?.at else { return false }
    return view.doubt(.completed, stamp(began), stamp(began + .minutes(1))) == nil
  }

  /// True if the app was launched, or asked for a run, within a day after an instant.
  func isEntered(after instant: LogInstant) -> Bool {
    entries.first(after: instant).map { $0 <= instant + .minutes(24 * 60) } ?? false
  }
}
