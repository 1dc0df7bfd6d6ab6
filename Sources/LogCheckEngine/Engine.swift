package import LogCheckModel
import LogCheckRules

/// Judges the events of all sources against all rules. Pure and synchronous: log time is the only time it knows.
///
/// Facts go in through ``receive(_:in:)`` alone. Within a source they come in order of time; the caller sorts them. What is decided is
/// collected until it is taken.
package struct Engine {
  let program: Program
  /// True if passes and lifted instances that no report lists are only counted.
  private let countsPasses: Bool
  let evaluator = Evaluator()
  /// By the index of their ids.
  var sources: [Source] = []
  var unknownLineBudget = UnknownLineBudget()
  /// `nil` unless a report has a timeline.
  var collector: TimelineCollector?
  /// The facts that were taken, in their order, if they are kept: they hold all that was read.
  ///
  /// An engine of the same program that takes them again decides the same.
  package private(set) var receivedFacts: [(fact: SourceFact, source: SourceID)]?

  struct Source {
    var state: SourceState
    var monitors: [(any Monitor)?]
    /// The monitors that have seen something: a short capture says nothing about most rules.
    var touched: [Bool]
    var isFinished = false
  }

  /// With `countsPasses`, ``takeCounts(of:)`` returns the passes that ``takeOutcomes(of:)`` leaves out. With `timelineLimit`, metrics
  /// and timeline rows, up to that number, are collected, if the program kept their definitions.
  package init(
    _ program: Program, countsPasses: Bool = false, timelineLimit: Int? = nil, keepsFacts: Bool = false
  ) {
    self.program = program
    self.countsPasses = countsPasses
    if let timelineLimit, program.timeline != nil {
      collector = TimelineCollector(program.ruleSet, limit: timelineLimit)
    }
    if keepsFacts { receivedFacts = [] }
  }

  /// Takes the next fact about a source, and decides what follows from it.
  package mutating func receive(_ fact: SourceFact, in id: SourceID) {
    if receivedFacts != nil { receivedFacts?.append((fact, id)) }
    switch fact {
    // Most facts are of these three kinds.
    case .event(let event): judge(event, in: id)
    case .time(let time): with(id) { source, evaluator in Self.advance(&source, to: time, evaluator) }
    case .sighting(let component, let type, let level, let isNSLog):
      noteSighting(component, type, level, throughNSLog: isNSLog, in: id)
    case .record(let record): judge(record, in: id)
    case .unknownLine(let line): add(line, in: id)
    case .firstTime(let time): with(id) { source, _ in source.state.coverage.begin(at: time) }
    case .session(let number, let isSeen): beginSession(number, isSeen: isSeen, in: id)
    case .lateEvent(let event, let startsSession): doubtPasses(without: event, startsSession: startsSession, in: id)
    case .gap(let gap): with(id) { source, _ in source.state.coverage.add(gap) }
    case .settings(let settings): apply(settings, to: id)
    case .platform(let platform): with(id) { source, _ in source.state.coverage.platform = platform }
    case .filtered: with(id) { source, _ in source.state.coverage.isFiltered = true }
    case .doubtfulGrouping: with(id) { source, _ in source.state.coverage.isGroupingDoubtful = true }
    case .mixture(let hidesNothing): with(id) { source, _ in source.state.mix(hidesNothing: hidesNothing) }
    case .complete(let type): with(id) { source, _ in source.state.coverage.wholeTypes.insert(type.index) }
    }
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
      source.state.concludeOutcomes(program.outcomes)
    }
    return takeOutcomes(of: id)
  }

  mutating func with(_ id: SourceID, _ body: (inout Source, Evaluator) -> Void) {
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
