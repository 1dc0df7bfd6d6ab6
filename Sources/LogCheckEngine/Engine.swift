package import LogCheckModel
import LogCheckRules

/// Judges the events of all sources against all rules. Pure and synchronous: log time is the only time it knows.
///
/// Within a source, events come in order of time; who feeds it puts them so. What is decided is collected until it is taken.
package struct Engine {
  private let program: Program
  /// True if passes and lifted instances that no report lists are only counted.
  private let countsPasses: Bool
  private let evaluator = Evaluator()
  /// By the index of their ids.
  private var sources: [Source] = []
  private var unknownLineBudget = UnknownLineBudget()
  /// `nil` unless a report has a timeline.
  private var collector: TimelineCollector?

  private struct Source {
    var state: SourceState
    var monitors: [(any Monitor)?]
    /// The monitors that have seen something: a short capture says nothing about most rules.
    var touched: [Bool]
    var isFinished = false
  }

  /// With `countsPasses`, ``takeCounts(of:)`` returns the passes that ``takeOutcomes(of:)`` leaves out.
  package init(_ program: Program, countsPasses: Bool = false) {
    self.program = program
    self.countsPasses = countsPasses
  }

  /// Facts about a source that are known before or while its events come.
  package struct SourceFacts: Sendable {
    package var isUnifiedLog = false
    package var isDeclaredComplete = false
    /// Nothing was logged after the end of the input, so that what was due soon after it did not come.
    package var isOver = false
    package var isGroupingDoubtful = false
    package var beginsAtStart = false
    /// The level that the capture was made with, if the user stated it.
    package var declaredLevel: LogLevel?
    package var platform: Platform?

    package init() {}
  }

  package mutating func setFacts(_ facts: SourceFacts, of id: SourceID) {
    with(id) { source, _ in
      source.state.coverage.isUnifiedLog = facts.isUnifiedLog
      source.state.coverage.isDeclaredComplete = facts.isDeclaredComplete
      source.state.coverage.isOver = facts.isOver
      source.state.coverage.isGroupingDoubtful = facts.isGroupingDoubtful
      source.state.coverage.beginsAtStart = facts.beginsAtStart
      source.state.coverage.platform = facts.platform
      if let level = facts.declaredLevel { source.state.coverage.lowestLevel = level }
    }
  }

  /// The platform on which the plugin ran, once it is known; outcomes that were doubtful without it are decided again
  /// at the end.
  package mutating func see(platform: Platform?, in id: SourceID) {
    with(id) { source, _ in source.state.coverage.platform = platform }
  }

  /// Every line of the input is the plugin's, so that a filter may have dropped some of its components.
  package mutating func seeFilter(in id: SourceID) { with(id) { source, _ in source.state.coverage.isFiltered = true } }

  /// From now on it is doubtful which events belong to this source.
  package mutating func doubtGrouping(of id: SourceID) {
    with(id) { source, _ in source.state.coverage.isGroupingDoubtful = true }
  }

  /// Reports every outcome of this source and counts none of them only.
  package mutating func reportAll(of id: SourceID) { with(id) { source, _ in source.state.reportAll() } }

  /// Events of another app or device are among those of this source.
  package mutating func mix(_ id: SourceID, hidesNothing: Bool = false) {
    with(id) { source, _ in source.state.mix(hidesNothing: hidesNothing) }
  }

  /// That event comes after later ones, further than events are put into order: passes in which it is not counted are
  /// doubtful.
  package mutating func doubtPasses(without event: Event, startsSession: Bool) {
    guard let time = event.time else { return }
    let routes = startsSession ? Array(program.monitors.indices) : program.routes[event.type.index]
    with(event.source) { source, _ in
      for rule in routes { source.state.doubtPasses(of: rule, without: event, at: time) }
    }
  }

  /// Takes note that a component, an event type or a level appears in the source.
  package mutating func see(
    component: Int?, type: EventTypeID?, level: LogLevel?, throughNSLog isNSLog: Bool = false, in id: SourceID
  ) {
    with(id) { source, _ in
      var isNew = false
      if let level, level != .notice { source.state.coverage.hasOneLevel = false }
      if let component, source.state.coverage.seenComponents.insert(component) { isNew = true }
      if let type, source.state.see(type) { isNew = true }
      if source.state.see(component, type, throughNSLog: isNSLog) { isNew = true }
      if let level, source.state.coverage.lowestLevel.map({ level < $0 }) ?? true {
        source.state.coverage.lowestLevel = level
        isNew = true
      }
      if isNew { source.state.settlePending(isFinal: false) }
    }
  }

  /// Takes note that the source has a line of that stamp, which the engine's time may not have come to.
  package mutating func begin(at time: EventTime, in id: SourceID) {
    with(id) { source, _ in source.state.coverage.begin(at: time) }
  }

  /// Moves log time on to the stamp of a line, or to a moment after the first one: every obligation that was due before
  /// `time` is decided.
  package mutating func advance(to time: EventTime, in id: SourceID) {
    with(id) { source, evaluator in Self.advance(&source, to: time, evaluator) }
  }

  /// Judges one event.
  package mutating func observe(_ event: Event) {
    let routes = program.routes[event.type.index]
    let program = program
    with(event.source) { source, evaluator in
      if let time = event.time {
        source.state.lives.hear(event.session, at: time)
        Self.advance(&source, to: time, evaluator)
      }
      let isCopy = if case .adjacent = event.repetition { true } else { false }
      for index in routes {
        source.touched[index] = true
        if isCopy {
          source.monitors[index]?.observeCopy(event, in: &source.state, with: evaluator)
        } else {
          source.monitors[index]?.observe(event, in: &source.state, with: evaluator)
        }
      }
      if source.state.crowdedDeadlines != nil { Self.compactDeadlines(&source) }
      if let time = event.time { source.state.lastEventTime = time }
      source.state.nearMisses.saw(event)
      source.state.circumstances.observe(event, program.circumstances, evaluator)
    }
    if collector != nil, let timeline = program.timeline { collector?.observe(event, timeline, evaluator) }
  }

  /// Takes note of a line that no event explains.
  package mutating func see(_ line: UnknownLineSeen, in id: SourceID) {
    var budget = unknownLineBudget
    with(id) { source, _ in source.state.unknownLines.add(line, &budget) }
    unknownLineBudget = budget
  }

  /// Judges one record as such. Each is judged alone: their order does not matter.
  package mutating func observe(_ record: SeenRecord, in id: SourceID) {
    let routes = record.form == nil ? program.textRoutes : program.recordRoutes
    with(id) { source, evaluator in
      for index in routes {
        source.touched[index] = true
        source.monitors[index]?.observe(record, in: &source.state, with: evaluator)
      }
    }
  }

  /// A new app session begins with the next event; `isSeen` when the capture shows its beginning.
  package mutating func beginSession(_ number: Int, isSeen: Bool, in id: SourceID) {
    with(id) { source, evaluator in
      if source.state.session != number {
        source.state.sessionBegin = isSeen ? source.state.latestTime : source.state.lastEventTime
        for index in source.monitors.indices {
          source.monitors[index]?.sessionEnded(in: &source.state, with: evaluator)
        }
      }
      source.state.session = number
      source.state.sawSessionStart = isSeen
    }
  }

  /// Adds a stretch for which the capture does not hold everything.
  package mutating func addGap(_ gap: CoverageGap, in id: SourceID) {
    with(id) { source, _ in source.state.coverage.add(gap) }
  }

  /// All events of that type are known: files hold them, and these were read whole.
  package mutating func complete(_ type: EventTypeID, in id: SourceID) {
    with(id) { source, _ in source.state.coverage.wholeTypes.insert(type.index) }
  }

  /// Decides what can be decided at the end of a source, and forgets it.
  package mutating func finish(_ id: SourceID) -> [InstanceOutcome] {
    guard id.index < sources.count, !sources[id.index].isFinished else { return [] }
    let program = program
    with(id) { source, evaluator in
      source.isFinished = true
      if source.state.coverage.isOver {
        for frame in [TimeFrame.absolute, .local, .undated] {
          guard let last = source.state.coverage.latest[frame] else { continue }
          let end = last + OpenEnd.soon + LogDuration(nanoseconds: 1)
          Self.advance(&source, to: EventTime(instant: end, frame: frame, granularity: .zero), evaluator)
        }
      }
      for index in source.monitors.indices where source.touched[index] || program.decidesUntouched[index] {
        source.monitors[index]?.finish(in: &source.state, with: evaluator)
      }
      source.monitors = []
      source.state.settlePending(isFinal: true)
    }
    return takeOutcomes(of: id)
  }

  /// Takes what was only counted since the last call.
  package mutating func takeCounts(of id: SourceID) -> [CountedVerdicts] {
    guard id.index < sources.count else { return [] }
    return sources[id.index].state.takeCounts()
  }

  /// Takes what was decided since the last call.
  package mutating func takeOutcomes(of id: SourceID) -> [InstanceOutcome] {
    guard id.index < sources.count, !sources[id.index].state.outcomes.isEmpty else { return [] }
    var outcomes: [InstanceOutcome] = []
    with(id) { source, _ in
      outcomes = source.state.outcomes
      source.state.outcomes = []
    }
    return outcomes
  }

  /// From now on timeline rows, up to that number, and metrics are collected, if the program kept their
  /// definitions.
  package mutating func collectTimeline(atMost limit: Int) {
    guard program.timeline != nil else { return }
    collector = TimelineCollector(program.ruleSet, limit: limit)
  }

  /// The part that was collected so far; `nil` if it was not requested.
  package var timeline: CollectedTimeline? { collector?.collected }

  /// The stretches of a source in which any event may be missing.
  package func gaps(of id: SourceID) -> [CoverageGap] {
    guard id.index < sources.count else { return [] }
    return sources[id.index].state.coverage.gaps.filter { $0.types == nil }
  }

  /// The circumstances that were seen in a source so far.
  package func circumstances(of id: SourceID) -> [SeenCircumstance] {
    guard id.index < sources.count else { return [] }
    return sources[id.index].state.circumstances.seen.values.sorted { $0.circumstance < $1.circumstance }
  }

  /// Returns the events that came too late for reported failures, and removes them.
  package mutating func takeLateAnswers(of id: SourceID) -> [EngineLateAnswer] {
    guard id.index < sources.count, !sources[id.index].state.nearMisses.answers.isEmpty else { return [] }
    return sources[id.index].state.nearMisses.takeAnswers()
  }

  /// The open obligations of a source, the next one due first; of an instance with several deadlines the last one
  /// counts.
  package func waiting(in id: SourceID) -> [WaitingInstance] {
    guard id.index < sources.count, !sources[id.index].isFinished else { return [] }
    let source = sources[id.index]
    var found: [DeadlineQueue.Entry: WaitingInstance] = [:]
    for frame in [TimeFrame.absolute, .local, .undated] {
      guard let queue = source.state.deadlines[frame] else { continue }
      for entry in queue.entries {
        let instance = DeadlineQueue.Entry(instant: 0, monitor: entry.monitor, instance: entry.instance)
        let due = EventTime(instant: LogInstant(nanoseconds: entry.instant), frame: frame, granularity: .zero)
        if let known = found[instance], known.due.instant >= due.instant { continue }
        guard let position = source.monitors[entry.monitor]?.position(of: entry.instance) else { continue }
        found[instance] = WaitingInstance(rule: entry.monitor, opened: position, due: due)
      }
    }
    return found.sorted {
      ($0.value.due.instant, $0.key.monitor, $0.key.instance) < ($1.value.due.instant, $1.key.monitor, $1.key.instance)
    }
    .map(\.value)
  }

  /// Most instances end before they are due: a million of them within a second would fill the queue.
  private static func compactDeadlines(_ source: inout Source) {
    guard let frame = source.state.crowdedDeadlines else { return }
    source.state.crowdedDeadlines = nil
    guard var queue = source.state.deadlines[frame] else { return }
    source.state.deadlines[frame] = nil
    let monitors = source.monitors
    queue.compact { monitors[$0.monitor]?.position(of: $0.instance) != nil }
    source.state.deadlines[frame] = queue
  }

  private static func advance(_ source: inout Source, to time: EventTime, _ evaluator: Evaluator) {
    source.state.coverage.see(time)
    guard let latest = source.state.coverage.latest[time.frame] else { return }
    while let due = source.state.deadlines[time.frame]?.next(before: latest.nanoseconds) {
      source.monitors[due.monitor]?.deadlinePassed(
        due.instance,
        at: EventTime(instant: LogInstant(nanoseconds: due.instant), frame: time.frame, granularity: .zero),
        in: &source.state, with: evaluator)
    }
  }

  private mutating func with(_ id: SourceID, _ body: (inout Source, Evaluator) -> Void) {
    while sources.count <= id.index {
      sources.append(
        Source(
          state: SourceState(id: SourceID(sources.count), program, countsPasses: countsPasses),
          monitors: program.monitors, touched: [Bool](repeating: false, count: program.monitors.count)))
    }
    // In place: a source holds the state of every rule, which must not be copied for an event.
    body(&sources[id.index], evaluator)
  }
}
