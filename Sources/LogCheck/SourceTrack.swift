import LogCheckEngine
import LogCheckModel

/// What is known of one source while its records pass: its order, its sessions, how far its time has come.
struct SourceTrack {
  let id: SourceID
  private var reorder: ReorderBuffer
  private(set) var sessions = SessionTracker()
  private(set) var latest: EventTime?
  private var pendingGap: PendingGap?
  private var watch = ClockWatch()

  /// A gap whose end has not been seen yet.
  private struct PendingGap {
    var from: EventTime?
    var reason: InconclusiveReason
    var line: Int
    /// Whether it is none if nothing follows.
    var needsSuccessor: Bool
  }

  /// Rows copied from a sorted table may stand minutes apart from their place.
  private static let unorderedHorizon = LogDuration.seconds(600)

  init(id: SourceID, isUnordered: Bool) {
    self.id = id
    reorder = isUnordered ? ReorderBuffer(horizon: Self.unorderedHorizon) : ReorderBuffer()
  }

  /// Time has come to `time`, by the stamp of some record; gives the gaps that this closes or shows.
  mutating func pass(
    _ time: EventTime, _ counter: DeviceCounter?, line: Int, yearIsKnown: Bool, _ engine: inout Engine
  ) -> [ToldGap] {
    var told = closeGap(at: time, &engine).map { [$0] } ?? []
    if watch.doubts(from: latest, to: time, counter: counter, yearIsKnown: yearIsKnown) {
      release(now: nil, &engine)
      let gap = CoverageGap(from: latest, to: time, reason: .clock)
      engine.addGap(gap, in: id)
      told.append(ToldGap(gap: gap, line: line))
    }
    if let latest, latest.frame == time.frame, time.instant < latest.instant - reorder.horizon {
      release(now: nil, &engine)
      // What is open across the step has it in its interval, so that nothing of it can fail for absence.
      let gap = CoverageGap(from: time, to: latest, reason: .clock)
      engine.addGap(gap, in: id)
      told.append(ToldGap(gap: gap, line: line))
      self.latest = time
    } else if latest.map({ $0.frame != time.frame || time.instant > $0.instant }) ?? true {
      latest = time
    }
    return told
  }

  /// Takes an event in; it is judged when nothing can come before it any more.
  mutating func take(_ event: Event, rank: Int?, isPlugin: Bool, _ engine: inout Engine) -> Event {
    var event = event
    if sessions.observe(rank: rank, processID: event.processID, isPlugin: isPlugin) {
      release(now: nil, &engine)
      engine.beginSession(sessions.number, isSeen: sessions.isSeen, in: id)
    }
    event.session = sessions.number
    reorder.insert(event)
    release(now: latest?.instant, &engine)
    return event
  }

  /// Judges what is far enough in the past; where nothing waits, moves the engine's time there as well.
  mutating func advance(_ engine: inout Engine) {
    release(now: latest?.instant, &engine)
    guard reorder.isEmpty, var time = latest else { return }
    time.instant = time.instant - reorder.horizon
    engine.advance(to: time, in: id)
  }

  /// Nothing more comes for now; or, `isFinal`, ever.
  mutating func flush(isFinal: Bool, _ engine: inout Engine) { release(now: nil, isFinal: isFinal, &engine) }

  private mutating func release(now: LogInstant?, isFinal: Bool = false, _ engine: inout Engine) {
    while let event = reorder.next(at: now) { engine.observe(event) }
    guard now == nil, var time = latest else { return }
    // Short of the end a row may still stand behind a slightly later one: a duty due just now is not yet missed.
    if !isFinal { time.instant = time.instant - Self.slack }
    engine.advance(to: time, in: id)
  }

  /// By how much rows of one log stand out of order in practice.
  private static let slack = LogDuration.milliseconds(100)

  /// Lines are missing from `from` (or from where time stands) on.
  mutating func openGap(
    from: EventTime?, _ reason: InconclusiveReason, line: Int, needsSuccessor: Bool, _ engine: inout Engine
  ) -> [ToldGap] {
    release(now: nil, &engine)
    var told = closeGap(at: latest, &engine).map { [$0] } ?? []
    guard let start = from ?? latest else {
      // Without times nobody can tell of an interval that the hole lies outside of it.
      let gap = CoverageGap(from: nil, to: nil, reason: reason)
      engine.addGap(gap, in: id)
      told.append(ToldGap(gap: gap, line: line))
      return told
    }
    pendingGap = PendingGap(from: start, reason: reason, line: line, needsSuccessor: needsSuccessor)
    return told
  }

  /// Nothing follows any more.
  mutating func closeLastGap(_ engine: inout Engine) -> ToldGap? {
    if pendingGap?.needsSuccessor == true { pendingGap = nil }
    return closeGap(at: nil, &engine)
  }

  mutating func closeGap(at time: EventTime?, _ engine: inout Engine) -> ToldGap? {
    guard let pending = pendingGap else { return nil }
    pendingGap = nil
    let gap = CoverageGap(from: pending.from, to: time, reason: pending.reason)
    engine.addGap(gap, in: id)
    return ToldGap(gap: gap, line: pending.line)
  }
}

/// A gap and the line that showed it.
struct ToldGap {
  var gap: CoverageGap
  var line: Int
}
