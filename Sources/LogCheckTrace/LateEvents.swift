import LogCheckEngine
import LogCheckModel

/// The events of one source that are so late that they could not be put into order: they come after later lines.
///
/// The clock was set back, or lines of several writers were joined anyhow. What was decided without such an event, and rests on the
/// order of events of its type at its time, is an open question (`late`).
struct LateEvents {
  private var events: [Late] = []
  private var disorder: Disorder?
  /// The latest stamp, by frame: time that was set back or is out of order does not lower it.
  private var latest: [TimeFrame: LogInstant] = [:]
  /// The latest event that was judged, by frame.
  private var judged: [TimeFrame: LogInstant] = [:]
  /// True if time went back in the trace: then order is kept to the letter.
  private var hasGoneBack = false

  /// True if time went back where stamps have no date: the lines may be out of order, or of the next day.
  private var mayBeNextDay = false

  /// Events that were judged before nothing could come before them any more, since too many waited.
  private var early = Early()

  struct Early {
    var count = 0
    var line = 0
  }

  /// An event is judged before its time.
  mutating func leaveEarly(_ event: Event) {
    if early.count == 0 { early.line = event.position.line }
    early.count += 1
  }

  /// The number of early events since the last call.
  mutating func takeEarly() -> Early {
    // From here on, order stays kept to the letter.
    if early.count > 0 { hasLeftEarly = true }
    defer { early = Early() }
    return early
  }

  private var hasLeftEarly = false

  /// The number of times that time went back; the position of the first, and its length.
  struct Disorder {
    var steps = 0
    var line: Int
    var by: LogDuration
  }

  private struct Late {
    var type: EventTypeID
    var startsSession: Bool
    var from: EventTime
    var to: LogInstant
  }

  /// As many are remembered one by one; beyond it those of a type grow together, which can only add doubt.
  private static let limit = 4096

  /// Time has come to that point, by the stamp of a line.
  mutating func pass(_ time: EventTime) {
    if latest[time.frame].map({ time.instant > $0 }) ?? true { latest[time.frame] = time.instant }
  }

  /// Time went back to that point.
  mutating func goBack(to time: EventTime, line: Int) {
    guard let latest = latest[time.frame], time.instant < latest else { return }
    disorder = disorder ?? Disorder(line: line, by: latest - time.instant)
    disorder?.steps += 1
    hasGoneBack = true
  }

  /// The time of day went back, and the day is unknown.
  mutating func goBackWithoutDate() { mayBeNextDay = true }

  /// An event is judged.
  mutating func judge(_ event: Event) {
    guard let time = event.time, judged[time.frame].map({ time.instant > $0 }) ?? true else { return }
    judged[time.frame] = time.instant
  }

  /// The steps back in time since the last call.
  mutating func takeDisorder() -> Disorder? {
    defer { disorder = nil }
    return disorder
  }

  /// The clock was set: earlier stamps are no longer out of order.
  mutating func forgetTime() {
    latest = [:]
    judged = [:]
  }

  /// Takes an event in; `true` when it is late.
  mutating func note(_ event: Event, startsSession: Bool, horizon: LogDuration) -> Bool {
    guard let time = event.time, let latest = latest[time.frame] else { return false }
    let isAfterJudged =
      (hasGoneBack || hasLeftEarly || early.count > 0) && judged[time.frame].map { time.instant < $0 } ?? false
    guard time.instant < latest - horizon || isAfterJudged else { return false }
    let late = Late(type: event.type, startsSession: startsSession, from: time, to: time.instant)
    if events.count < Self.limit {
      events.append(late)
    } else if let index = events.lastIndex(where: { $0.type == event.type && $0.from.frame == time.frame }) {
      if time.instant < events[index].from.instant { events[index].from = time }
      events[index].to = max(events[index].to, time.instant)
    } else {
      events.append(late)
    }
    return true
  }

  /// True if one of them may change that outcome.
  func concern(_ outcome: InstanceOutcome, in program: Program) -> Bool {
    // A line without a stamp has its time from the lines around it.
    if hasGoneBack, outcome.evidence.contains(where: { $0.time?.isSpan == true }) { return true }
    if mayBeNextDay, program.restsOnOrder(outcome) { return true }
    guard !events.isEmpty, program.restsOnOrder(outcome) else { return false }
    let times = outcome.evidence.map(\.time) + (outcome.absence.map { [$0.from, $0.to] } ?? [])
    let reported = times.compactMap(\.self)
    guard let frame = reported.first?.frame else { return false }
    // A state is what all events before have made it; an end without a time reaches without bound.
    let hasNoStart = program.keepsState(outcome.rule) || (outcome.absence != nil && outcome.absence?.from == nil)
    let hasNoEnd = outcome.absence != nil && outcome.absence?.to == nil
    let start = hasNoStart ? nil : reported.filter { $0.frame == frame }.map(\.instant).min()
    let end = hasNoEnd ? nil : reported.filter { $0.frame == frame }.map(\.instant).max()
    return events.contains { late in
      guard late.startsSession || program.watches(outcome.rule, late.type) else { return false }
      guard late.from.frame == frame else { return true }
      return start.map { late.to >= $0 } ?? true && end.map { late.from.instant <= $0 } ?? true
    }
  }
}
