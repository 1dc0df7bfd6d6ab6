package import LogCheckEngine
package import LogCheckIngest
package import LogCheckModel
import LogCheckRules

/// Judges one trace: the captures of one device that follow each other (usually one capture).
///
/// Takes records from a reader, makes events of them, gives each its time, source and session, and feeds the engine in order of
/// time. What is decided is collected until it is taken.
package struct TraceAuditor: RecordSink {
  private let program: Program
  private let classifier: EventClassifier
  private let facts: Engine.SourceFacts
  private var engine: Engine
  private var clock: ClockModel
  private var sources: [SourceKey: Track] = [:]
  private var order: [SourceKey] = []
  private var captureTraits: FormatTraits = []
  private(set) package var evidence = ProfileEvidence()
  /// Summary of the capture in work.
  private(set) package var capture: CaptureSummary
  private var decided: [InstanceOutcome] = []
  /// Told events, for the `events` command; only filled when asked for.
  package var keepsEvents = false
  private(set) package var events: [Event] = []
  /// Marks of single events, by which two captures of one device are known: as many as ``signatureLimit``.
  private(set) var signatures: Set<Int> = []

  private static let signatureLimit = 65_536

  private struct SourceKey: Hashable {
    var device: [UInt8] = []
    var boot: [UInt8] = []
    /// Whether the device was told by an identifier of its own, not by a host name.
    var isTold = false
  }

  private struct Track {
    var id: SourceID
    var reorder: ReorderBuffer
    var sessions = SessionTracker()
    var latest: EventTime?
    var pendingGap: (from: EventTime?, reason: InconclusiveReason, line: Int)?
  }

  /// Unrecognised lines shown per capture.
  private static let shownLines = 20
  private static let unorderedHorizon = LogDuration.seconds(600)

  package init(_ program: Program, _ classifier: EventClassifier, clock: ClockModel, facts: Engine.SourceFacts) {
    self.program = program
    self.classifier = classifier
    self.clock = clock
    self.facts = facts
    engine = Engine(program)
    capture = CaptureSummary(path: "")
  }

  /// The next capture of the trace begins.
  package mutating func begin(_ path: String) {
    capture = CaptureSummary(path: path)
    captureTraits = []
  }

  package mutating func begin(_ detection: Detection) {
    capture.format = detection.format?.id.name
    capture.wrappers = detection.wrappers.map(\.id)
    if let format = detection.format {
      captureTraits = format.carries
      evidence.see(format: format)
    }
  }

  /// The capture in work has ended; another may follow.
  package mutating func end(_ counts: ReadingCounts) -> CaptureSummary {
    flush()
    capture.bytes = counts.bytes
    capture.lines = counts.lines
    capture.candidates = counts.candidates
    capture.notUnderstood = counts.notUnderstood
    capture.notUnderstoodLines = counts.notUnderstoodLines
    capture.cutRecords = counts.cutRecords
    capture.repairedRecords = counts.repairedRecords
    capture.endsInsideLine = counts.endsInsideLine
    return capture
  }

  /// The trace has ended.
  package mutating func finish() {
    flush()
    for key in order {
      guard var track = sources[key] else { continue }
      closeGap(&track, at: nil)
      decided += engine.finish(track.id)
    }
    sources = [:]
  }

  /// What was decided since the last call.
  package mutating func takeDecided() -> [InstanceOutcome] {
    for key in order {
      if let track = sources[key] { decided += engine.takeOutcomes(of: track.id) }
    }
    defer { decided = [] }
    return decided
  }

  package mutating func takeEvents() -> [Event] {
    defer { events = [] }
    return events
  }

  /// A time of the trace as reports print it; `nil` where its year or date is not known.
  package func shown(_ time: EventTime?) -> String? {
    guard let time else { return nil }
    guard let real = clock.shown(time.instant) else {
      return "(year unknown) " + String(TimeText.time(time).dropFirst(5))
    }
    return TimeText.instant(real, time.frame, step: time.granularity)
  }

  /// Nothing more comes for now, or ever: events do not wait for predecessors any longer.
  package mutating func flush() {
    for key in order {
      guard var track = sources[key] else { continue }
      release(&track, now: nil)
      sources[key] = track
    }
  }

  // MARK: Records

  package mutating func receive(_ record: Record) {
    evidence.see(record, in: program.ruleSet)
    switch classifier.classify(record) {
    case .foreign: return
    case .unrecognised(let component):
      capture.unrecognised += 1
      if capture.unrecognisedLines.count < Self.shownLines {
        capture.unrecognisedLines.append((record.position.line, excerpt(record).description))
      }
      let key = key(record, nil)
      var track = track(key)
      if let stamp = record.stamp, let time = clock.resolve(stamp) { passTime(time, record.position.line, &track) }
      engine.see(component: component, type: nil, level: record.level, in: track.id)
      sources[key] = track
    case .event(let event): take(event, of: record)
    }
  }

  private mutating func take(_ classified: ClassifiedEvent, of record: Record) {
    capture.events += 1
    let key = key(record, classified.origin)
    var track = track(key)
    let definition = program.ruleSet.events[classified.type.index]
    var time = record.stamp.flatMap { clock.resolve($0) }
    if time == nil, case .instant(let instant, let frame) = classified.origin.time {
      time = EventTime(
        instant: frame == .absolute ? clock.onTimeline(instant) : instant, frame: frame, granularity: .zero)
    }
    if let time { passTime(time, record.position.line, &track) }
    var event = Event(
      type: classified.type, time: time, monotonic: classified.origin.monotonic, source: track.id,
      position: record.position, processID: record.processID, threadID: record.threadID,
      level: record.level ?? classified.origin.level, fields: classified.fields, excerpt: excerpt(record))
    place(&event, record.stamp?.offsetSeconds)
    engine.see(component: classified.component, type: event.type, level: event.level, in: track.id)
    let isPlugin = !definition.components.isEmpty
    if track.sessions.observe(rank: definition.startsSession, processID: event.processID, isPlugin: isPlugin) {
      release(&track, now: nil)
      engine.beginSession(track.sessions.number, isSeen: track.sessions.isSeen, in: track.id)
      capture.sessions = max(capture.sessions, track.sessions.number + 1)
    }
    event.session = track.sessions.number
    if keepsEvents { events.append(event) }
    sign(event)
    track.reorder.insert(event)
    release(&track, now: track.latest?.instant)
    sources[key] = track
  }

  /// Puts the instants of a message on the trace's timeline.
  private mutating func place(_ event: inout Event, _ offset: Int?) {
    for index in event.fields.indices {
      guard case .instant(var instant, var frame) = event.fields[index] else { continue }
      if frame == .local, let offset {
        instant = instant - .seconds(Int64(offset))
        frame = .absolute
      }
      if let time = event.time { clock.learnYear(from: instant, at: time) }
      event.fields[index] = .instant(clock.onTimeline(instant), frame)
    }
  }

  /// Two devices do not log the same event with the same values in the same millisecond.
  private mutating func sign(_ event: Event) {
    guard let time = event.time, time.granularity <= .milliseconds(1), signatures.count < Self.signatureLimit else {
      return
    }
    var hasher = Hasher()
    hasher.combine(event.type)
    hasher.combine(time.instant.nanoseconds / 1_000_000)
    hasher.combine(event.fields)
    signatures.insert(hasher.finalize())
  }

  private func excerpt(_ record: Record) -> LogText {
    LogText(bytes: Array(record.text.prefix(Event.excerptLimit)))
  }

  private func key(_ record: Record, _ origin: StructuredOrigin?) -> SourceKey {
    var key = SourceKey()
    key.device = origin?.device?.bytes ?? Array(record.text[record.device])
    key.boot = origin?.boot?.bytes ?? Array(record.text[record.boot])
    key.isTold = origin?.device != nil || (key.device.isEmpty && !key.boot.isEmpty)
    return key
  }

  private mutating func track(_ key: SourceKey) -> Track {
    if let track = sources[key] { return track }
    let id = SourceID(order.count)
    order.append(key)
    var facts = facts
    if captureTraits.contains(.unifiedLog) { facts.isUnifiedLog = true }
    engine.setFacts(facts, of: id)
    if id.index > 0, !(order.allSatisfy { $0.isTold }) {
      // Host names change, and several machines may log into one file: which line is whose cannot be told for sure.
      for index in 0...id.index { engine.doubtGrouping(of: SourceID(index)) }
    }
    let isUnordered = captureTraits.contains(.unordered)
    let track = Track(
      id: id, reorder: isUnordered ? ReorderBuffer(horizon: Self.unorderedHorizon) : ReorderBuffer())
    sources[key] = track
    return track
  }

  // MARK: Time

  package mutating func passTime(_ stamp: CivilStamp, at position: LinePosition) {
    guard let time = clock.resolve(stamp) else { return }
    // With several devices in one capture a stamp of unknown origin moves none of them.
    guard order.count == 1, let key = order.first, var track = sources[key] else {
      noteTime(time)
      return
    }
    passTime(time, position.line, &track)
    release(&track, now: track.latest?.instant)
    if track.reorder.isEmpty, let latest = track.latest {
      engine.advance(to: latest - track.reorder.horizon, in: track.id)
    }
    sources[key] = track
  }

  private mutating func noteTime(_ time: EventTime) {
    if capture.first == nil { capture.first = shown(time) }
    capture.last = shown(time)
  }

  private mutating func passTime(_ time: EventTime, _ line: Int, _ track: inout Track) {
    noteTime(time)
    closeGap(&track, at: time)
    if let latest = track.latest, latest.frame == time.frame, time.instant < latest.instant - track.reorder.horizon {
      release(&track, now: nil)
      let gap = CoverageGap(from: time, to: latest, reason: .clock)
      engine.addGap(gap, in: track.id)
      tell(gap, line)
      // What is still open counts on from here: its interval holds the step, so nothing of it can fail for absence.
      track.latest = time
      return
    }
    if track.latest.map({ $0.frame != time.frame || time.instant > $0.instant }) ?? true { track.latest = time }
  }

  private mutating func release(_ track: inout Track, now: LogInstant?) {
    while let event = track.reorder.next(at: now) { engine.observe(event) }
    // A pause or the end: time has come as far as the last stamp says.
    if now == nil, let latest = track.latest { engine.advance(to: latest, in: track.id) }
  }

  // MARK: Gaps

  package mutating func receive(_ marker: CaptureMarker) {
    let before = marker.before.flatMap { clock.resolve($0) }
    let after = marker.after.flatMap { clock.resolve($0) }
    let reason: InconclusiveReason = marker.kind == .loss ? .gap : .clock
    if order.isEmpty { _ = track(SourceKey()) }
    for key in order {
      guard var track = sources[key] else { continue }
      release(&track, now: nil)
      closeGap(&track, at: nil)
      track.pendingGap = (before ?? track.latest, reason, marker.position.line)
      if let after { closeGap(&track, at: after) }
      sources[key] = track
    }
  }

  private mutating func closeGap(_ track: inout Track, at time: EventTime?) {
    guard let pending = track.pendingGap else { return }
    track.pendingGap = nil
    let gap = CoverageGap(from: pending.from, to: time, reason: pending.reason)
    engine.addGap(gap, in: track.id)
    tell(gap, pending.line)
  }

  private mutating func tell(_ gap: CoverageGap, _ line: Int) {
    capture.gaps.append(GapSummary(reason: gap.reason, from: shown(gap.from), to: shown(gap.to), line: line))
  }
}

extension EventTime {
  static func - (time: Self, duration: LogDuration) -> Self {
    Self(instant: time.instant - duration, frame: time.frame, granularity: time.granularity)
  }
}
