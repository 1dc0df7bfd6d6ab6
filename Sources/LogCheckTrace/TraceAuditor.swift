package import LogCheckEngine
package import LogCheckIngest
package import LogCheckModel
import LogCheckRules

/// Judges one trace: the captures of one device that follow each other (usually one capture).
///
/// Takes records from a reader, makes events of them, gives each its time, source and session, and feeds the engine in order of
/// time. What is decided is collected until it is taken.
package struct TraceAuditor: RecordSink {
  let program: Program
  let lens: RecordLens
  let facts: SourceSettings
  package var engine: Engine
  var clock: ClockModel
  var tracks: [SourceTrack] = []
  var trackIndices: [SourceKey: Int] = [:]
  /// Gaps that were reported before some source appeared: they may be its too.
  var reportedGaps: [ReportedGap] = []
  /// Lines that the format does not explain, since the last time that passed.
  var openDoubt: ReportedGap?
  var firstTime: EventTime?
  package var lastTime: EventTime?
  var captureTraits: FormatTraits = []
  /// True if the current capture, if it is whole, ends with the end of a line.
  package var isOfLines = true
  var logLines = LineMemory()
  /// Records without a stamp that wait for the next one.
  var untimed = UntimedRecords()
  /// Counts the joined logs that are not known to be of one device.
  var part = 0
  /// Lines are missing between two captures; the latest time before.
  var openJoin: EventTime??
  /// The first line of the current capture.
  var firstLine = 1
  package var traceLatest: EventTime?
  internal(set) package var evidence = ProfileEvidence()
  let profileLiterals: ProfileLiterals
  /// Summary of the current capture.
  internal(set) package var capture: CaptureSummary
  var decided: [InstanceOutcome] = []
  /// Events for the `events` command; only filled on request.
  package var keepsEvents = false
  internal(set) package var events: [RecognisedEvent] = []
  /// The evidence that another trace is of the same device.
  package var origin = TraceOrigin()
  /// True if the caller waits for decided outcomes: the stream fell silent before its end.
  package var isLive = false
  /// Lines of the trace without any text that the rules look for.
  private var foreignLines = 0
  /// Headings of a log tool, and rests of messages of several lines, are no sign that an input was not filtered.
  private static let foreignLinesOfFiltered = 4
  /// True if there are other captures to compare with.
  package var keepsOrigin = false
  /// Sources in which the header of some line agreed with its tag.
  var headersThatAgree: Set<Int> = []
  /// True if the summaries report the outcome of every line.
  package var keepsAccount = false
  /// The interval in which the trace is judged.
  package var window = TimeWindow()
  package var windowCounts = WindowCounts()
  /// The known time until which nothing more was logged.
  package var inputEnd = InputEnd()
  /// The note on it.
  package private(set) var endNote: Diagnostic?
  /// The evidence of the lines of the current capture for the zone of its stamps.
  var zones = ZoneEvidence()
  /// The last events of the plugin, for those who watch.
  package private(set) var lastEvents: [(type: EventTypeID, time: EventTime?, line: Int)] = []
  /// Components that spoke in the trace.
  var spoken: Set<Int> = []
  /// The track of records from devices beyond the limit.
  var overflow: Int?
  /// The last speaker in each source, by the number of its track.
  var speakers: [Int: Speaker] = [:]
  /// By the number of the track.
  var pluginSpeakers: [Int: PluginSpeakers] = [:]
  /// Asks what lines that no event explains may be.
  package var reader: LineReader
  /// The user vouches that the build prints only texts that the rules know.
  package var knowsVocabulary = false
  /// The format of lines of the current capture after a prefix on each.
  var formatAfterPrefix: FormatID?
  var formatGuess: FormatGuess?

  /// Unrecognised lines shown per capture.
  package static let shownLines = 20
  /// Gaps shown per capture; all count.
  package static let shownGaps = 1000
  static let gapLimit = 4096

  /// With `countsPasses`, passes that no report lists are only counted (``takeCounts()``).
  package init(
    _ program: Program, _ classifier: EventClassifier, clock: ClockModel, facts: SourceSettings,
    countsPasses: Bool = false, looking profileLiterals: ProfileLiterals? = nil, measure: SharedMeasure? = nil
  ) {
    self.program = program
    lens = RecordLens(classifier, program.scanner)
    self.clock = clock
    self.facts = facts
    self.profileLiterals = profileLiterals ?? ProfileLiterals(program.ruleSet.profiles)
    engine = Engine(program, countsPasses: countsPasses)
    reader = LineReader(measure ?? SharedMeasure(program.ruleSet))
    capture = CaptureSummary(path: "")
  }

  /// The next capture of the trace begins, with `line`; `isGap` when lines are missing between it and the one before.
  package mutating func begin(_ path: String, afterGap isGap: Bool = false, atLine line: Int = 1) {
    firstLine = line
    capture = CaptureSummary(path: path)
    captureTraits = []
    firstTime = nil
    lastTime = nil
    zones = ZoneEvidence()
    reader.beginCapture()
    for index in tracks.indices { tracks[index].beginCapture() }
    if isGap { openJoin = .some(traceLatest) }
  }

  package mutating func begin(_ detection: Detection) {
    capture.format = detection.format?.id.name
    capture.wrappers = detection.wrappers.map(\.id)
    formatAfterPrefix = detection.formatAfterPrefix
    formatGuess = FormatGuess(detection)
    if let format = detection.format {
      captureTraits = format.carries
      if case .jsonObjects = format.framing { isOfLines = false } else { isOfLines = true }
      evidence.see(format: format)
      origin.see(format)
      publishPlatform()
    }
  }

  /// Ends the current capture; another may follow.
  package mutating func end(_ counts: ReadingCounts) -> CaptureSummary {
    releaseUntimed(before: nil)
    closeDoubt(at: nil)
    closeJoin(at: nil)
    flush()
    capture.bytes = counts.bytes
    capture.lines = counts.lines
    capture.candidates = counts.candidates
    if !isOfLines {
      capture.notUnderstood = counts.notUnderstood
      capture.notUnderstoodLines = counts.notUnderstoodLines
    }
    capture.cutRecords = counts.cutRecords
    capture.repairedRecords = counts.repairedRecords
    capture.endsInsideLine = counts.endsInsideLine
    capture.beyondLimit = counts.beyondLimit
    capture.beyondLimitLines = counts.beyondLimitLines
    capture.nulBlockCount = counts.nulBlockCount
    capture.nulBlocks = counts.nulBlocks
    let unknown = reader.seen(in: capture.path, atMost: LineReader.shownTexts)
    (capture.unknownTextCount, capture.unknownTexts) = (unknown.count, unknown.texts)
    foreignLines += max(0, counts.lines - counts.candidates)
    if keepsAccount { capture.account = LineAccount(counts, duplicates: capture.duplicateLines?.count ?? 0) }
    capture.first = shown(firstTime)
    capture.last = shown(lastTime)
    capture.timeKnowledge = TraceTime(clock).knowledge(of: lastTime)
    capture.silentComponents = program.ruleSet.components.indices.filter {
      program.ruleSet.components[$0].isEssential && !spoken.contains($0)
    }.map { program.ruleSet.components[$0].name }
    return capture
  }

  /// The trace has ended.
  package mutating func finish() {
    endRecords()
    publishPlatform()
    if foreignLines <= Self.foreignLinesOfFiltered { for track in tracks { engine.take(.filtered, in: track.id) } }
    for index in tracks.indices { decide(engine.finish(tracks[index].id), of: tracks[index].id) }
    origin.finish(isPlaced: traceLatest.flatMap { clock.shown($0) } != nil)
  }

  /// No record follows any more; nothing happens when it is called again.
  mutating func endRecords() {
    for index in tracks.indices { report(tracks[index].endSeam(&engine)) }
    flush(isFinal: true)
    endNote = passToEnd()
    for index in tracks.indices {
      if let gap = tracks[index].closeLastGap(&engine) { report([gap]) }
    }
  }

  /// The outcomes that were decided since the last call.
  package mutating func takeDecided() -> [InstanceOutcome] {
    for track in tracks { decide(engine.takeOutcomes(of: track.id), of: track.id) }
    var outcomes: [InstanceOutcome] = []
    swap(&outcomes, &decided)
    for index in outcomes.indices { Self.doubtCopies(&outcomes[index]) }
    return outcomes
  }

  /// Adds outcomes of a source to ``decided``. Passes and failures of devices that share one source are inconclusive.
  ///
  /// At the end of a crowded capture there are tens of thousands, so that they are moved and changed without a copy.
  private mutating func decide(_ outcomes: consuming [InstanceOutcome], of id: SourceID) {
    let start = decided.count
    if decided.isEmpty { decided = outcomes } else { decided += outcomes }
    guard id.index == overflow else { return }
    for index in start..<decided.count where decided[index].verdict == .pass || decided[index].verdict == .fail {
      decided[index].verdict = .inconclusive(.evicted)
    }
  }

  /// The verdicts that were only counted since the last call.
  package mutating func takeCounts() -> [CountedVerdicts] {
    var counts: [CountedVerdicts] = []
    for track in tracks { counts += engine.takeCounts(of: track.id) }
    return counts
  }

  /// An outcome that rests on a duplicated record is inconclusive, since the record may be a copy.
  private static func doubtCopies(_ outcome: inout InstanceOutcome) {
    switch outcome.verdict {
    case .fail where outcome.evidence.contains(where: \.isRepeated),
      .pass where outcome.evidence.contains { $0.isRepeated && $0.role != .trigger }:
      outcome.verdict = .inconclusive(.duplicate)
    default: break
    }
  }

  /// The current form of a decided outcome: a failure is an open question if lines were out of order, or if another
  /// process may have logged its evidence.
  package func reconsidered(_ outcome: InstanceOutcome) -> InstanceOutcome {
    guard outcome.verdict == .fail, outcome.source.index < tracks.count else { return outcome }
    let track = tracks[outcome.source.index]
    var outcome = outcome
    if track.late.concern(outcome, in: program) { outcome.verdict = .inconclusive(.late) }
    if pluginSpeakers[track.id.index]?.doubt(outcome, isPlugins: isPlugins) == true {
      outcome.verdict = .inconclusive(.grouping)
    }
    return outcome
  }

  func isPlugins(_ type: EventTypeID) -> Bool { program.belongsToComponents[type.index] }

  /// The repeated steps back in time of the current capture: their number, the position of the first, its length. Asked
  /// once a capture.
  mutating func takeDisorder() -> LateEvents.Disorder? {
    var found: [LateEvents.Disorder] = []
    for index in tracks.indices { if let disorder = tracks[index].takeDisorder() { found.append(disorder) } }
    guard var first = found.min(by: { $0.line < $1.line }) else { return nil }
    first.steps = found.reduce(0) { $0 + $1.steps }
    return first.steps > 1 ? first : nil
  }

  /// The number of events of the current capture that were judged before their time, and the line of the first. Asked
  /// once a capture.
  mutating func takeEarly() -> LateEvents.Early {
    var all = LateEvents.Early()
    for index in tracks.indices {
      let early = tracks[index].takeEarly()
      guard early.count > 0 else { continue }
      all.line = all.count == 0 ? early.line : min(all.line, early.line)
      all.count += early.count
    }
    return all
  }

  /// The circumstances that the trace shows so far.
  package var circumstances: [SeenCircumstance] { tracks.flatMap { engine.circumstances(of: $0.id) } }

  /// The open obligations; the next one due first in each source.
  package var waiting: [WaitingInstance] { tracks.flatMap { engine.waiting(in: $0.id) } }

  /// The events that came too late, since the last call.
  package mutating func takeLateAnswers() -> [EngineLateAnswer] {
    tracks.flatMap { engine.takeLateAnswers(of: $0.id) }
  }

  /// Keeps an event for those who watch; files that are read at once have no such reader.
  mutating func noteLast(_ event: Event) {
    guard isLive else { return }
    if lastEvents.count == Self.lastEventsKept { lastEvents.removeFirst() }
    lastEvents.append((event.type, event.time, event.position.line))
  }

  private static let lastEventsKept = 4

  package mutating func takeEvents() -> [RecognisedEvent] {
    defer { events = [] }
    return events
  }

  /// A time of the trace as reports print it; `nil` where its year or date is not known.
  package func shown(_ time: EventTime?) -> String? { TraceTime(clock).shown(time) }

  /// Writes times of this trace, as far as they are known now.
  package var times: TraceTime { TraceTime(clock) }

  /// Nothing more comes for now, or ever: events do not wait for predecessors any longer.
  package mutating func flush(isFinal: Bool = false) {
    releaseUntimed(before: nil)
    for index in tracks.indices { tracks[index].flush(isFinal: isFinal, &engine) }
  }

  /// True if a record with that stamp, or after the last one with a stamp, is to be judged.
  mutating func isInWindow(_ stamp: CivilStamp?, counting count: Int = 1) -> Bool {
    guard !window.isWhole else { return true }
    if let stamp, let time = clock.resolve(stamp) {
      window.settle(on: stamp, at: time)
      let answer = window.contains(time, clock)
      if answer == nil { windowCounts.sawOtherTime = true }
      windowCounts.sawTime = true
      windowCounts.isInside = answer ?? false
    }
    if !windowCounts.isInside { windowCounts.leftOut += count }
    return windowCounts.isInside
  }
}
