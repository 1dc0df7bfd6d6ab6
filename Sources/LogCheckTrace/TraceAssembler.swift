package import LogCheckEngine
package import LogCheckIngest
package import LogCheckModel
import LogCheckRules

/// Assembles one trace: the captures of one device that follow each other (usually one capture).
///
/// Takes records from a reader, makes events of them, gives each its time, source and session, and feeds the engine in order of
/// time. What is decided is collected until it is taken.
///
/// The calls, in their order:
/// 1. for each capture ``begin(_:afterGap:atLine:)``, then ``receive(_:)`` with each event of its reader, then ``end(_:)``, which returns
///    its summary;
/// 2. ``receive(_:isApart:afterGap:)`` with the evidence files, if there are any;
/// 3. ``finish()``, once.
///
/// ``takeDecided()``, ``takeCounts()`` and ``takeEvents()`` may be called at any time, and once more after the last call. A stream that
/// falls silent calls ``beginLive()``, then ``flush(isFinal:)`` and ``letTimePass(_:)``; one that is being written calls ``keepUp()``.
package struct TraceAssembler: RecordSink {
  let program: Program
  let lens: RecordLens
  let options: TraceOptions
  internal(set) package var engine: Engine
  var clock: TraceClock
  var sources = TraceSources()
  var coverage: TraceCoverage
  var current = CurrentCapture("")
  var lines = TraceLines()
  var vocabulary: TraceVocabulary
  var profile: ProfileSearch
  var output = TraceOutput()
  var held = HeldReadings()
  /// The lines and bytes of the capture before what its present reader counts from 1; see ``begin(_:afterGap:after:)``.
  private(set) var before = (lines: 0, bytes: 0)
  /// Whether the current stream is being written now.
  var stream = StreamState()
  private(set) var isFinished = false

  /// The traces of a run share `profileLiterals` and `measure`, which take a while to prepare.
  package init(
    _ program: Program, _ classifier: EventClassifier, _ options: TraceOptions = TraceOptions(),
    looking profileLiterals: ProfileLiterals? = nil, measure: SharedMeasure? = nil
  ) {
    self.program = program
    self.options = options
    lens = RecordLens(classifier, program.scanner)
    engine = Engine(
      program, countsPasses: options.countsPasses, timelineLimit: options.timelineLimit,
      keepsFacts: options.keepsFacts)
    clock = TraceClock(options)
    coverage = TraceCoverage(options)
    vocabulary = TraceVocabulary(measure ?? SharedMeasure(program.ruleSet))
    profile = ProfileSearch(profileLiterals ?? ProfileLiterals(program.ruleSet.profiles))
  }

  /// The next capture of the trace begins, with `line`; `isGap` when lines are missing between it and the one before.
  package mutating func begin(_ path: String, afterGap isGap: Bool = false, atLine line: Int = 1) {
    current = current.next(path, firstLine: line)
    before = (0, 0)
    stream = StreamState()
    clock.beginCapture()
    vocabulary.reader.beginCapture()
    for index in sources.tracks.indices { sources.tracks[index].beginCapture() }
    if isGap { coverage.openJoin(after: clock.latest) }
  }

  /// The same for a reader that counts from 1 again, after so many lines and bytes of the capture.
  package mutating func begin(_ path: String, afterGap isGap: Bool, after before: (lines: Int, bytes: Int)) {
    begin(path, afterGap: isGap, atLine: before.lines + 1)
    self.before = before
  }

  package mutating func begin(_ detection: Detection) {
    current.begin(detection)
    guard let format = detection.format else { return }
    profile.note(format: format)
    output.origin.note(format)
    publishPlatform()
  }

  /// Ends the current capture; another may follow.
  package mutating func end(_ counts: ReadingCounts) -> CaptureSummary {
    releaseUntimed(before: nil)
    closeDoubt(at: nil)
    closeJoin(at: nil)
    flush()
    coverage.addForeign(counts.lines - counts.candidates)
    current.add(counts, keepsAccount: options.keepsAccount)
    let unknown = vocabulary.reader.seen(in: current.summary.path, atMost: LineReader.shownTexts)
    (current.summary.unknownTextCount, current.summary.unknownTexts) = (unknown.count, unknown.texts)
    current.summary.first = shown(clock.first)
    current.summary.last = shown(clock.last)
    current.summary.offsets = clock.offsets.moved { instant in
      clock.model.shown(EventTime(instant: instant, frame: .absolute, granularity: .zero)) ?? instant
    }
    current.summary.wall = wall
    current.summary.timeKnowledge = times.knowledge(of: clock.last)
    current.summary.silentComponents = vocabulary.silentComponents(of: program.ruleSet)
    return current.summary
  }

  /// The first and the last time of the current capture, as its lines show them; `nil` without a date.
  private var wall: (first: LogInstant, last: LogInstant)? {
    func shown(_ time: EventTime?) -> LogInstant? {
      guard let time, let point = times.point(time), point.day == nil else { return nil }
      return current.summary.offsets.shown(point.instant, point.frame)
    }
    guard let first = shown(clock.first), let last = shown(clock.last) else { return nil }
    return (first, last)
  }

  /// The trace has ended.
  package mutating func finish() {
    endRecords()
    publishPlatform()
    if coverage.areAllLinesPlugins { for track in sources.tracks { engine.receive(.filtered, in: track.id) } }
    isFinished = true
    for track in sources.tracks { decide(engine.finish(track.id), of: track.id) }
    output.origin.finish(isPlaced: clock.latest.flatMap { clock.model.shown($0) } != nil)
  }

  /// No record follows any more; nothing happens when it is called again.
  mutating func endRecords() {
    for index in sources.tracks.indices { report(sources.tracks[index].endSeam(&engine)) }
    flush(isFinal: true)
    coverage.inputEnd.note = passToEnd()
    for index in sources.tracks.indices {
      if let gap = sources.tracks[index].closeLastGap(&engine) { report([gap]) }
    }
  }

  /// Nothing more comes for now, or ever: events do not wait for predecessors any longer.
  package mutating func flush(isFinal: Bool = false) {
    releaseUntimed(before: nil)
    for index in sources.tracks.indices { sources.tracks[index].flush(isFinal: isFinal, &engine) }
  }

  // MARK: Results

  /// The outcomes that were decided since the last call.
  package mutating func takeDecided() -> [InstanceOutcome] {
    for track in sources.tracks { decide(engine.takeOutcomes(of: track.id), of: track.id) }
    return output.takeDecided()
  }

  /// Passes the outcomes of a source on if it is the app's. Those of a source that may become it wait.
  private mutating func decide(_ outcomes: consuming [InstanceOutcome], of id: SourceID) {
    guard sources.tracks.count > sources.devices else {
      held.note(outcomes, of: id.index)
      return output.add(outcomes, isShared: id.index == sources.overflow)
    }
    switch sources.standing(of: id.index) {
    case .foreign where isFinished: return
    case .open where !isFinished, .foreign: return held.hold(outcomes, of: id.index)
    case .app, .open:
      let before = held.release(of: id.index)
      held.note(outcomes, of: id.index)
      if !before.isEmpty { output.add(before, isShared: false) }
      output.add(outcomes, isShared: id.index == sources.overflow)
    }
  }

  /// The verdicts that were only counted since the last call.
  package mutating func takeCounts() -> [CountedVerdicts] {
    var counts: [CountedVerdicts] = []
    for track in sources.tracks {
      switch sources.standing(of: track.id.index) {
      case .app: counts += engine.takeCounts(of: track.id)
      case .open where isFinished: counts += engine.takeCounts(of: track.id)
      case .open, .foreign: break
      }
    }
    return counts
  }

  /// The events that came too late, since the last call.
  package mutating func takeLateAnswers() -> [EngineLateAnswer] {
    var answers: [EngineLateAnswer] = []
    for track in sources.tracks {
      let taken = engine.takeLateAnswers(of: track.id)
      if case .foreign = sources.standing(of: track.id.index) { continue }
      answers += taken
    }
    return answers
  }

  /// The recognised events since the last call.
  package mutating func takeEvents() -> [RecognisedEvent] { output.takeEvents() }

  /// The current form of a decided outcome: a failure, certain or but for an exception, is an open question if lines were out of order, or
  /// if it holds only where one of several processes is the app; `nil` if it is of another process than the app.
  package func reconsidered(_ outcome: InstanceOutcome) -> InstanceOutcome? {
    let source = outcome.source.index
    guard source < sources.tracks.count else { return outcome }
    let standing = sources.standing(of: source)
    if case .foreign = standing, isFinished { return nil }
    guard outcome.verdict == .fail || outcome.verdict == .inconclusive(.exception) else { return outcome }
    let late = sources.tracks[source].late.concern(outcome, in: program)
    var outcome = outcome
    if case .open = standing, !held.fails(outcome.rule, inAll: sources.rivals(of: source)) {
      outcome.doubt(.appUnknown)
      outcome.failsInAReading = true
    }
    if late { outcome.doubt(.lateFailure) }
    return outcome
  }

  func isPlugins(_ type: EventTypeID) -> Bool { program.belongsToComponents[type.index] }
}
