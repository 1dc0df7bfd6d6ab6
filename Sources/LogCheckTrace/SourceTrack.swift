import LogCheckEngine
import LogCheckModel

/// The state of one source while its records pass: its order, its boots and sessions, its latest time.
struct SourceTrack {
  let id: SourceID
  private var reorder: ReorderBuffer
  private(set) var sessions = SessionTracker()
  private(set) var zones = ZoneTracker()
  private var boots = BootTracker()
  /// The boot that the current record names.
  private var boot: Int?
  private(set) var latest: EventTime?
  /// The earliest stamp, by frame: the engine's time, which lags that of the lines, begins with it.
  private var first: [TimeFrame: LogInstant] = [:]
  private var pendingGap: PendingGap?
  private var watch = ClockWatch()
  private var counter = EventCounter()
  private var seam: Seam?
  private(set) var late = LateEvents()
  /// True if the current capture has not yet continued from the end of the one before.
  private var isAtJoin = false
  /// True if a capture was joined whose lines are not known to be of this source.
  private(set) var isSevered = false

  /// A gap whose end has not been seen yet.
  private struct PendingGap {
    var from: EventTime?
    var reason: InconclusiveReason
    var line: Int
    /// True if it is discarded unless something follows.
    var needsSuccessor: Bool
  }

  /// Lines copied from a sorted table may be minutes away from their position in time.
  private static let unorderedHorizon = LogDuration.seconds(600)

  private let isUnordered: Bool
  /// A step back of more than that is disorder or, where stamps have no date, the next day.
  private static let tableDisorder = LogDuration.seconds(2)

  init(id: SourceID, isUnordered: Bool) {
    self.id = id
    self.isUnordered = isUnordered
    reorder = isUnordered ? ReorderBuffer(horizon: Self.unorderedHorizon) : ReorderBuffer()
  }

  /// Time has come to `time`, by the stamp of some record; gives the gaps that this closes or shows.
  mutating func pass(
    _ time: EventTime, _ counter: DeviceCounter?, line: Int, yearIsKnown: Bool, _ engine: inout Engine
  ) -> [ReportedGap] {
    if let latest, latest.frame == time.frame, time.instant < latest.instant - reorder.horizon {
      guard seam?.goesOn(to: time, horizon: reorder.horizon) != true else { return [] }
      let reported = endSeam(&engine)
      seam = Seam(from: time, line: line, isJoin: isAtJoin)
      return reported
    }
    begin(at: time, &engine)
    if isUnordered, time.frame == .undated, let latest, time.instant < latest.instant - Self.tableDisorder {
      late.goBackWithoutDate()
    }
    late.pass(time)
    var reported = closeGap(at: time, &engine).map { [$0] } ?? []
    guard latest.map({ $0.frame != time.frame || time.instant > $0.instant }) ?? true else { return reported }
    reported += endSeam(&engine)
    isAtJoin = false
    if watch.doubts(from: latest, to: time, counter: counter, yearIsKnown: yearIsKnown) {
      release(now: nil, &engine)
      let gap = CoverageGap(from: latest, to: time, reason: .clock)
      add(gap, to: &engine)
      reported.append(ReportedGap(gap: gap, line: line))
    }
    latest = time
    return reported
  }

  /// Lines are missing: one of them may have reported another time zone.
  mutating func add(_ gap: CoverageGap, to engine: inout Engine) {
    zones.forget()
    engine.receive(.gap(gap), in: id)
  }

  /// Begins as another reading of the same device: with its times, its boots and its open gap.
  mutating func begin(as other: Self, _ engine: inout Engine) {
    first = other.first
    for frame in [TimeFrame.absolute, .local, .undated, .unplacedAbsolute, .unplacedLocal] {
      guard let instant = first[frame] else { continue }
      engine.receive(.firstTime(EventTime(instant: instant, frame: frame, granularity: .zero)), in: id)
    }
    (latest, pendingGap, watch, boots) = (other.latest, other.pendingGap, other.watch, other.boots)
    isSevered = other.isSevered
  }

  /// Takes the boot id of the next record, before its time passes.
  mutating func seeBoot(
    of record: Record, _ origin: StructuredOrigin?, at time: EventTime?, _ engine: inout Engine
  ) {
    let wasInterleaved = boots.isInterleaved
    defer { if boots.isInterleaved, !wasInterleaved { engine.receive(.mixture(), in: id) } }
    let sighting = boots.note(record, origin, at: time)
    switch sighting {
    case .nothing: boot = nil
    case .current: boot = boots.number
    case .next:
      boot = boots.number
      counter = EventCounter()
    }
  }

  /// The ids of the current boot.
  var bootNames: [[UInt8]] { boots.names }

  /// True if two devices, or two apps, log in turn.
  var isInterleaved: Bool { sessions.isInterleaved || boots.isInterleaved }

  private mutating func begin(at time: EventTime, _ engine: inout Engine) {
    guard first[time.frame].map({ time.instant < $0 }) ?? true else { return }
    first[time.frame] = time.instant
    engine.receive(.firstTime(time), in: id)
  }

  /// Moves the engine's time on. Before the first stamp nothing was seen, and so nothing was seen not to happen.
  private func advance(_ engine: inout Engine, to time: EventTime) {
    guard first[time.frame].map({ $0 <= time.instant }) ?? true else { return }
    engine.receive(.time(time), in: id)
  }

  /// The number of steps back in time since the last call, and the position of the first.
  mutating func takeDisorder() -> LateEvents.Disorder? { late.takeDisorder() }

  mutating func takeEarly() -> LateEvents.Early { late.takeEarly() }

  /// Another capture of the trace begins.
  mutating func beginCapture() { isAtJoin = true }

  /// True if a line that was seen before, with the stamp `time`, is certainly a copy: it comes after a seam, or the log
  /// has moved on further than lines are out of order.
  mutating func isCopy(at time: EventTime) -> Bool {
    guard let latest, latest.frame == time.frame else { return false }
    seam?.meetsKnownLine()
    return seam != nil || (!isUnordered && latest.instant - time.instant > time.granularity + Self.slack)
  }

  /// Takes a line that was not seen before: after a seam it shows that the clock was set, or that the lines are another
  /// log's.
  mutating func takeNewLine(at time: EventTime, _ engine: inout Engine) -> [ReportedGap] {
    guard let latest, latest.frame == time.frame, time.instant < latest.instant - reorder.horizon, let open = seam
    else { return [] }
    seam = nil
    let reported = conclude(open.end(before: latest, at: time), open, &engine)
    self.latest = time
    begin(at: time, &engine)
    return (closeGap(at: time, &engine).map { [$0] } ?? []) + reported
  }

  /// Ends a seam whose lines have reached the latest time of the capture, or with the trace.
  mutating func endSeam(_ engine: inout Engine) -> [ReportedGap] {
    guard let open = seam, let latest else { return [] }
    seam = nil
    return conclude(open.end(before: latest), open, &engine)
  }

  private mutating func conclude(_ end: Seam.End, _ seam: Seam, _ engine: inout Engine) -> [ReportedGap] {
    guard case .clockStep(let reported) = end else { return [] }
    if seam.isJoin {
      isSevered = true
    } else if let from = reported.gap.from {
      late.goBack(to: from, line: seam.line)
    }
    release(now: nil, &engine)
    add(reported.gap, to: &engine)
    return [reported]
  }

  /// Takes the number of a structured event; gives the gap where one was left out.
  mutating func takeSequence(
    _ sequence: Int64, session: LogText?, processID: Int32?, at time: EventTime, line: Int, _ engine: inout Engine
  ) -> [ReportedGap] {
    guard let gap = counter.count(sequence, session: session, processID: processID, at: time) else { return [] }
    add(gap, to: &engine)
    return [ReportedGap(gap: gap, line: line)]
  }

  /// Takes an event in; it is judged when nothing can come before it any more.
  ///
  /// `session` is what a structured event calls its app session, `zone` see ``ZoneTracker/named(by:_:envelope:)``.
  mutating func hold(
    _ event: Event, rank: Int?, session: LogText?, zone: FieldValue?, isPlugin: Bool, _ engine: inout Engine
  ) -> Event {
    let number = sessions.number
    if event.repetition != .adjacent,
      sessions.observe(
        rank: rank, processID: event.processID, session: session, isPlugin: isPlugin, boot: boot, time: event.time)
    {
      // An earlier line of the same launch with a later time keeps its position.
      if sessions.number == number, let time = event.time {
        release(now: time.instant + reorder.horizon - LogDuration(nanoseconds: 1), &engine)
      } else {
        release(now: nil, &engine)
      }
      engine.receive(.session(sessions.number, isSeen: sessions.isSeen), in: id)
      if sessions.number != number { zones.forget() }
    }
    zones.note(zone)
    let event = event.placed(inSession: sessions.number, timeZone: zones.current)
    if event.repetition == .none, late.note(event, startsSession: rank != nil, horizon: reorder.horizon) {
      engine.receive(.lateEvent(event, startsSession: rank != nil), in: event.source)
    }
    reorder.insert(event)
    release(now: latest?.instant, &engine)
    while reorder.isFull, let event = reorder.next(at: nil) {
      late.leaveEarly(event)
      late.judge(event)
      engine.receive(.event(event), in: event.source)
    }
    return event
  }

  /// Judges what is far enough in the past; where nothing waits, moves the engine's time there as well.
  mutating func advance(_ engine: inout Engine) {
    release(now: latest?.instant, &engine)
    guard reorder.isEmpty, var time = latest else { return }
    time.instant = time.instant - reorder.horizon
    advance(&engine, to: time)
  }

  /// Nothing has come for so long, by a clock outside the log: obligations that were due before are decided. The time
  /// of the log stays.
  mutating func wait(_ silence: LogDuration, _ engine: inout Engine) {
    guard reorder.isEmpty, seam == nil, silence > .zero, var time = latest else { return }
    time.instant = time.instant + silence
    advance(&engine, to: time)
  }

  /// Nothing more comes for now; or, `isFinal`, ever.
  mutating func flush(isFinal: Bool, _ engine: inout Engine) { release(now: nil, isFinal: isFinal, &engine) }

  private mutating func release(now: LogInstant?, isFinal: Bool = false, _ engine: inout Engine) {
    while let event = reorder.next(at: now) {
      late.judge(event)
      engine.receive(.event(event), in: event.source)
    }
    guard now == nil, var time = latest else { return }
    // Before the end a line may still come after a slightly later one: an obligation due just now is not yet missed.
    if !isFinal { time.instant = time.instant - Self.slack }
    advance(&engine, to: time)
  }

  /// Judges what is earlier than the last stamp by more than lines of a log that is being written are out of order, and moves the
  /// engine's time there.
  mutating func keepUp(_ engine: inout Engine) {
    guard seam == nil, !isUnordered, var time = latest else { return }
    time.instant = time.instant - Self.disorderWhileWritten
    release(now: time.instant + reorder.horizon, &engine)
    advance(&engine, to: time)
  }

  /// By how much lines of a log are out of order while it is being written: threads of a process log at the same time.
  private static let disorderWhileWritten = LogDuration.milliseconds(40)

  /// The time by which lines of one log are out of order in practice.
  private static let slack = LogDuration.milliseconds(100)

  /// Lines are missing from `from` on, or from the current time on.
  mutating func openGap(
    from: EventTime?, _ reason: InconclusiveReason, line: Int, needsSuccessor: Bool, _ engine: inout Engine
  ) -> [ReportedGap] {
    release(now: nil, &engine)
    // The log says that its clock was set: what has earlier stamps from here on is not out of order.
    if reason == .clock { late.forgetTime() }
    var reported = closeGap(at: latest, &engine).map { [$0] } ?? []
    guard let start = from ?? latest else {
      // Without times it is unknown which intervals the gap lies outside of.
      let gap = CoverageGap(from: nil, to: nil, reason: reason)
      add(gap, to: &engine)
      reported.append(ReportedGap(gap: gap, line: line))
      return reported
    }
    pendingGap = PendingGap(from: start, reason: reason, line: line, needsSuccessor: needsSuccessor)
    return reported
  }

  /// Nothing follows any more.
  mutating func closeLastGap(_ engine: inout Engine) -> ReportedGap? {
    if pendingGap?.needsSuccessor == true { pendingGap = nil }
    return closeGap(at: nil, &engine)
  }

  mutating func closeGap(at time: EventTime?, _ engine: inout Engine) -> ReportedGap? {
    guard let pending = pendingGap else { return nil }
    pendingGap = nil
    let gap = CoverageGap(from: pending.from, to: time, reason: pending.reason)
    add(gap, to: &engine)
    return ReportedGap(gap: gap, line: pending.line)
  }
}

/// A gap and the line that showed it.
struct ReportedGap {
  var gap: CoverageGap
  var line: Int
}
