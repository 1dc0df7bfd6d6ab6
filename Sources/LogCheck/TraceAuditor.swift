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
  private var tracks: [SourceTrack] = []
  private var trackIndices: [SourceKey: Int] = [:]
  /// Gaps that were told before some source appeared: they may be its too.
  private var toldGaps: [ToldGap] = []
  /// Lines that the format does not explain, since the last time that passed.
  private var openDoubt: ToldGap?
  private var firstTime: EventTime?
  private var lastTime: EventTime?
  private var captureTraits: FormatTraits = []
  /// Whether the capture in work ends with the end of a line, if it is whole.
  private(set) var isOfLines = true
  private var rows = RowMemory()
  /// Counts the logs that were joined and cannot be told to be of one device.
  private var part = 0
  /// Lines are missing between two captures; the latest time before.
  private var openJoin: EventTime??
  private var traceLatest: EventTime?
  private(set) package var evidence = ProfileEvidence()
  /// Summary of the capture in work.
  private(set) package var capture: CaptureSummary
  private var decided: [InstanceOutcome] = []
  /// Told events, for the `events` command; only filled when asked for.
  package var keepsEvents = false
  private(set) package var events: [Event] = []
  /// What tells whether another trace is of the same device.
  private(set) var origin = TraceOrigin()
  /// Whether there are other captures to compare with.
  var keepsOrigin = false
  /// Who spoke last in each source, by the number of its track.
  private var speakers: [Int: Speaker] = [:]

  private struct Speaker: Hashable {
    var process: [UInt8]
    var processID: Int32

    init?(_ record: Record) {
      guard let pid = record.processID, !record.process.isEmpty else { return nil }
      process = Array(record.text[record.process])
      processID = pid
    }
  }

  private struct SourceKey: Hashable {
    var device: [UInt8] = []
    var boot: [UInt8] = []
    /// Whether the device was told by an identifier of its own, not by a host name.
    var isTold = false
    /// Which of the joined logs, where nobody tells that they are of one device.
    var part = 0

    /// Whether a machine may be called by both: one of them tells nothing, or both are its host name in different networks.
    func mayBeCalled(_ other: Self) -> Bool {
      if device.isEmpty, boot.isEmpty { return true }
      if other.device.isEmpty, other.boot.isEmpty { return true }
      guard !isTold, !other.isTold, boot == other.boot else { return false }
      func label(_ name: [UInt8]) -> [UInt8] {
        name.prefix { $0 != 0x2E }.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }
      }
      return !device.isEmpty && label(device) == label(other.device)
    }
  }

  /// Unrecognised lines shown per capture.
  private static let shownLines = 20
  /// Gaps shown per capture; all count.
  private static let shownGaps = 1000
  private static let gapLimit = 4096

  package init(_ program: Program, _ classifier: EventClassifier, clock: ClockModel, facts: Engine.SourceFacts) {
    self.program = program
    self.classifier = classifier
    self.clock = clock
    self.facts = facts
    engine = Engine(program)
    capture = CaptureSummary(path: "")
  }

  /// The next capture of the trace begins; `isGap` when lines are missing between it and the one before.
  package mutating func begin(_ path: String, afterGap isGap: Bool = false) {
    capture = CaptureSummary(path: path)
    captureTraits = []
    firstTime = nil
    lastTime = nil
    for index in tracks.indices { tracks[index].beginCapture() }
    if isGap { openJoin = .some(traceLatest) }
  }

  package mutating func begin(_ detection: Detection) {
    capture.format = detection.format?.id.name
    capture.wrappers = detection.wrappers.map(\.id)
    if let format = detection.format {
      captureTraits = format.carries
      if case .jsonObjects = format.framing { isOfLines = false } else { isOfLines = true }
      evidence.see(format: format)
      origin.see(format)
    }
  }

  /// The capture in work has ended; another may follow.
  package mutating func end(_ counts: ReadingCounts) -> CaptureSummary {
    closeDoubt(at: nil)
    closeJoin(at: nil)
    flush()
    capture.bytes = counts.bytes
    capture.lines = counts.lines
    capture.candidates = counts.candidates
    capture.notUnderstood = counts.notUnderstood
    capture.notUnderstoodLines = counts.notUnderstoodLines
    capture.cutRecords = counts.cutRecords
    capture.repairedRecords = counts.repairedRecords
    capture.endsInsideLine = counts.endsInsideLine
    capture.first = shown(firstTime)
    capture.last = shown(lastTime)
    return capture
  }

  /// The trace has ended.
  package mutating func finish() {
    for index in tracks.indices { tell(tracks[index].endSeam(&engine)) }
    flush(isFinal: true)
    for index in tracks.indices {
      if let gap = tracks[index].closeLastGap(&engine) { tell([gap]) }
      decided += engine.finish(tracks[index].id)
    }
    origin.finish(isPlaced: traceLatest.flatMap { clock.shown($0) } != nil)
  }

  /// What was decided since the last call.
  package mutating func takeDecided() -> [InstanceOutcome] {
    for track in tracks { decided += engine.takeOutcomes(of: track.id) }
    defer { decided = [] }
    return decided.map(Self.doubtingCopies)
  }

  /// What rests on a row that stands there twice is open: it may be a copy.
  private static func doubtingCopies(_ outcome: InstanceOutcome) -> InstanceOutcome {
    var outcome = outcome
    switch outcome.verdict {
    case .fail where outcome.evidence.contains(where: \.isRepeated),
      .pass where outcome.evidence.contains { $0.isRepeated && $0.role != .trigger }:
      outcome.verdict = .inconclusive(.duplicate)
    default: break
    }
    return outcome
  }

  package mutating func takeEvents() -> [Event] {
    defer { events = [] }
    return events
  }

  /// A time of the trace as reports print it; `nil` where its year or date is not known.
  package func shown(_ time: EventTime?) -> String? { TraceTime(clock).shown(time) }

  /// What writes times of this trace, as far as is known now.
  var times: TraceTime { TraceTime(clock) }

  /// Nothing more comes for now, or ever: events do not wait for predecessors any longer.
  package mutating func flush(isFinal: Bool = false) {
    for index in tracks.indices { tracks[index].flush(isFinal: isFinal, &engine) }
  }

  // MARK: Records

  package mutating func receive(_ record: Record) {
    evidence.see(record, in: program.ruleSet)
    let classification = classifier.classify(record)
    if classification.hasPatternFault { takePatternFault(record) }
    switch classification.kind {
    case .foreign:
      if let doubt = classification.doubt { take(doubt, of: record, in: nil) }
    case .unrecognised(let component):
      let time = time(of: record, classification.origin)
      guard let (index, repetition) = place(record, classification.origin, at: time), repetition != .adjacent else {
        return
      }
      if let doubt = classification.doubt { take(doubt, of: record, in: index) }
      capture.unrecognised += 1
      if capture.unrecognisedLines.count < Self.shownLines {
        let excerpt = LogExcerpt(record)
        capture.unrecognisedLines.append(
          UnrecognisedLine(
            line: record.position.line, text: excerpt.description, message: excerpt.messageText,
            omittedBytes: excerpt.omittedBytes))
      }
      engine.see(component: component, type: nil, level: record.level, in: tracks[index].id)
    case .event(let event): take(event, of: record)
    }
  }

  private mutating func take(_ classified: ClassifiedEvent, of record: Record) {
    let definition = program.ruleSet.events[classified.type.index]
    let time = time(of: record, classified.origin)
    guard let (index, repetition) = place(record, classified.origin, at: time) else { return }
    if repetition != .adjacent { capture.events += 1 }
    var event = Event(
      type: classified.type, time: time, monotonic: classified.origin.monotonic, source: tracks[index].id,
      position: record.position, processID: record.processID, threadID: record.threadID,
      level: record.level ?? classified.origin.level, fields: classified.fields)
    event.repetition = repetition
    if keepsOrigin {
      let key = sourceKey(of: record, classified.origin)
      origin.take(
        event, process: Array(record.text[record.process]), device: key.device + key.boot, isTold: key.isTold)
    }
    place(&event, record.stamp?.offsetSeconds)
    engine.see(component: classified.component, type: event.type, level: event.level, in: event.source)
    let rank = definition.startsSession
    if program.wants(event.type) || keepsEvents { event.excerpt = LogExcerpt(record) }
    event = tracks[index].take(
      event, rank: rank, session: classified.origin.session, isPlugin: !definition.components.isEmpty, &engine)
    if tracks[index].sessions.isInterleaved { engine.doubtGrouping(of: event.source) }
    capture.sessions = max(capture.sessions, event.session + 1)
    guard repetition != .adjacent else { return }
    if keepsEvents { events.append(event) }
  }

  private mutating func time(of record: Record, _ origin: StructuredOrigin?) -> EventTime? {
    let time = record.stamp.flatMap { clock.resolve($0) }
    guard case .instant(let instant, let frame) = origin?.time else { return time }
    guard let time else { return clock.resolve(told: instant, frame) }
    clock.learnYear(from: instant, at: time)
    return time
  }

  /// Finds the source of a row, moves its time on, and tells whether the row was seen before; `nil` for a sure copy, which is
  /// counted and nothing else.
  private mutating func place(
    _ record: Record, _ origin: StructuredOrigin?, at time: EventTime?
  ) -> (track: Int, repetition: Event.Repetition)? {
    var index = track(of: record, origin)
    guard let time else {
      closeJoin(at: nil)
      return (index, rows.meet(record, at: nil) == .new ? .none : .untimed)
    }
    pass(time, DeviceCounter(record, monotonic: origin?.monotonic), record.position.line, index)
    let acquaintance = rows.meet(record, at: time)
    if acquaintance == .new {
      tell(tracks[index].takeNewRow(at: time, &engine))
    } else {
      count(record, at: time)
      if tracks[index].isCopy(at: time) { return nil }
    }
    if tracks[index].isSevered {
      part += 1
      let next = track(of: record, origin)
      if next != index { pass(time, DeviceCounter(record), record.position.line, next) }
      index = next
    }
    if let sequence = origin?.sequence {
      tell(
        tracks[index].takeSequence(
          sequence, session: origin?.session, processID: record.processID, at: time, line: record.position.line,
          &engine))
    }
    return (index, acquaintance == .new ? .none : acquaintance == .seenLast ? .adjacent : .apart)
  }

  private mutating func count(_ record: Record, at time: EventTime) {
    var repeated = capture.repeatedRows ?? RepeatedRows(line: record.position.line, from: shown(time))
    repeated.count += 1
    repeated.to = shown(time)
    capture.repeatedRows = repeated
  }

  /// A line on which a pattern was stopped may be any event: at its time nothing can be shown to be absent.
  private mutating func takePatternFault(_ record: Record) {
    capture.patternFaults += 1
    let index = track(of: record, nil)
    let time = record.stamp.flatMap { clock.resolve($0) }
    engine.addGap(CoverageGap(from: time, to: time, reason: .pattern), in: tracks[index].id)
  }

  /// A line that the format does not explain may be an event, of whichever source.
  package mutating func receive(notUnderstood record: Record) {
    guard let doubt = classifier.doubt(aboutNotUnderstood: record) else { return }
    let gap = CoverageGap(from: lastTime, to: nil, reason: doubt.reason, types: doubt.types)
    if openDoubt == nil { openDoubt = ToldGap(gap: gap, line: record.position.line) } else { openDoubt?.gap.cover(gap) }
  }

  /// What may be an event lies between the times before and behind it.
  private mutating func closeDoubt(at time: EventTime?) {
    guard var doubt = openDoubt else { return }
    openDoubt = nil
    doubt.gap.to = time
    for track in tracks { engine.addGap(doubt.gap, in: track.id) }
    remember(doubt)
  }

  /// A record that cannot be read as a whole may be an event that is missing elsewhere.
  private mutating func take(_ doubt: RecordDoubt, of record: Record, in index: Int?) {
    let time = record.stamp.flatMap { clock.resolve($0) }
    let gap = CoverageGap(from: time, to: time, reason: doubt.reason, types: doubt.types)
    if let index {
      engine.addGap(gap, in: tracks[index].id)
    } else {
      // Whose it is stands in the part that cannot be read.
      for track in tracks { engine.addGap(gap, in: track.id) }
      remember(ToldGap(gap: gap, line: record.position.line))
    }
  }

  /// Puts the instants of a message on the trace's timeline.
  private mutating func place(_ event: inout Event, _ offset: Int?) {
    for index in event.fields.indices {
      guard case .instant(var instant, var frame) = event.fields[index] else { continue }
      // Android's tools print UTC whatever zone the device is in (`-v UTC`, `-v epoch`, the export of Android Studio).
      if frame == .local, let offset, offset != 0 || !captureTraits.contains(.android) {
        instant = instant - .seconds(Int64(offset))
        frame = .absolute
      }
      if let time = event.time { clock.learnYear(from: instant, at: time) }
      (instant, frame) = clock.placed(instant, frame)
      event.fields[index] = .instant(instant, frame)
    }
  }

  // MARK: Sources

  private mutating func track(of record: Record, _ origin: StructuredOrigin?) -> Int {
    // Most formats tell no device: all their records are of one source.
    if tracks.count == 1, trackIndices.count == 1, part == 0, record.device.isEmpty, record.boot.isEmpty,
      origin?.device == nil, origin?.boot == nil, trackIndices[SourceKey()] != nil
    {
      if let speaker = Speaker(record) { speakers[0] = speaker }
      return 0
    }
    let key = sourceKey(of: record, origin)
    let speaker = Speaker(record)
    let index = trackIndices[key] ?? kin(of: key, speaker) ?? open(key)
    trackIndices[key] = index
    if let speaker { speakers[index] = speaker }
    return index
  }

  /// The source whose machine changed its name, or did not tell it before: its app speaks on under the same process id.
  private func kin(of key: SourceKey, _ speaker: Speaker?) -> Int? {
    guard let speaker else { return nil }
    let found = trackIndices.filter { known, index in
      known.part == key.part && speakers[index] == speaker && known.mayBeCalled(key)
    }
    // With more than one it cannot be told which.
    return Set(found.values).count == 1 ? found.first?.value : nil
  }

  private func sourceKey(of record: Record, _ origin: StructuredOrigin?) -> SourceKey {
    var key = SourceKey()
    key.device = origin?.device?.bytes ?? Array(record.text[record.device])
    key.boot = origin?.boot?.bytes ?? Array(record.text[record.boot])
    key.isTold = origin?.device != nil || (key.device.isEmpty && !key.boot.isEmpty)
    if !key.isTold { key.part = part }
    return key
  }

  private mutating func open(_ key: SourceKey) -> Int {
    let id = SourceID(tracks.count)
    trackIndices[key] = id.index
    var facts = facts
    if captureTraits.contains(.unifiedLog) { facts.isUnifiedLog = true }
    engine.setFacts(facts, of: id)
    for told in toldGaps { engine.addGap(told.gap, in: id) }
    tracks.append(SourceTrack(id: id, isUnordered: captureTraits.contains(.unordered)))
    if tracks.count > 1, !trackIndices.keys.allSatisfy(\.isTold) {
      // Host names change, and several machines may log into one file: which line is whose cannot be told for sure.
      for track in tracks { engine.doubtGrouping(of: track.id) }
    }
    return id.index
  }

  // MARK: Time

  package mutating func passTime(_ stamp: CivilStamp, ticks: UInt64?, at position: LinePosition) {
    guard let time = clock.resolve(stamp) else { return }
    // With several devices in one capture a stamp of unknown origin moves none of them.
    guard tracks.count == 1 else {
      note(time)
      return
    }
    pass(time, DeviceCounter(ticks: ticks), position.line, 0)
    tracks[0].advance(&engine)
  }

  private mutating func pass(_ time: EventTime, _ counter: DeviceCounter?, _ line: Int, _ index: Int) {
    note(time)
    tell(tracks[index].pass(time, counter, line: line, yearIsKnown: clock.yearIsKnown, &engine))
  }

  private mutating func note(_ time: EventTime) {
    closeDoubt(at: time)
    closeJoin(at: time)
    if firstTime == nil { firstTime = time }
    lastTime = time
    traceLatest = time
    if keepsOrigin { origin.pass(time) }
  }

  // MARK: Gaps

  package mutating func receive(_ marker: CaptureMarker) {
    let before = marker.before.flatMap { clock.resolve($0) }
    let after = marker.after.flatMap { clock.resolve($0) }
    let reason: InconclusiveReason = marker.kind == .clockStep ? .clock : .gap
    if tracks.isEmpty {
      // Whatever source appears later, this was missing from it.
      tell([
        ToldGap(gap: CoverageGap(from: before, to: after, reason: reason), line: marker.position.line)
      ])
    }
    if tracks.count == 1, let before,
      tracks[0].latest.map({ $0.frame == before.frame && $0.instant < before.instant }) ?? true
    {
      pass(before, nil, marker.position.line, 0)
    }
    for index in tracks.indices {
      tell(
        tracks[index].openGap(
          from: before, reason, line: marker.position.line, needsSuccessor: marker.kind == .interruption, &engine))
      if let after, let gap = tracks[index].closeGap(at: after, &engine) { tell([gap]) }
    }
  }

  /// What is missing between two captures ends where the second one begins.
  private mutating func closeJoin(at time: EventTime?) {
    guard let from = openJoin else { return }
    openJoin = nil
    let gap = CoverageGap(from: from, to: time, reason: .gap)
    for track in tracks { engine.addGap(gap, in: track.id) }
    tell([ToldGap(gap: gap, line: 1)])
  }

  /// Keeps a gap for sources that appear later; beyond the limit the last one grows, which can only add doubt.
  private mutating func remember(_ told: ToldGap) {
    if toldGaps.count < Self.gapLimit {
      toldGaps.append(told)
    } else {
      toldGaps[toldGaps.count - 1].gap.cover(told.gap)
    }
  }

  private mutating func tell(_ gaps: [ToldGap]) {
    for told in gaps {
      remember(told)
      guard capture.gaps.count < Self.shownGaps else { continue }
      capture.gaps.append(
        GapSummary(
          reason: told.gap.reason, from: shown(told.gap.from), to: shown(told.gap.to), line: told.line))
    }
  }
}
