package import LogCheckModel
import LogCheckRules

/// The results of the engine.
extension Engine {
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

  /// The part that was collected so far; `nil` if it was not requested.
  package var timeline: CollectedTimeline? { collector?.collected }

  /// The stretches of a source in which any event may be missing.
  package func gaps(of id: SourceID) -> [CoverageGap] {
    guard id.index < sources.count else { return [] }
    return sources[id.index].state.coverage.gaps.all.filter { $0.types == nil }
  }

  /// The circumstances that were seen in a source so far.
  package func circumstances(of id: SourceID) -> [SeenCircumstance] {
    guard id.index < sources.count else { return [] }
    return sources[id.index].state.circumstances.seen.values.sorted { $0.circumstance < $1.circumstance }
  }

  /// The outcomes of a source; `nil` before its end, and where none was planned.
  package func deviceOutcomes(of id: SourceID) -> DeviceOutcomes? {
    id.index < sources.count ? sources[id.index].state.deviceOutcomes : nil
  }

  /// Returns the events that came too late for reported failures, and removes them.
  package mutating func takeLateAnswers(of id: SourceID) -> [EngineLateAnswer] {
    guard id.index < sources.count, !sources[id.index].state.nearMisses.answers.isEmpty else { return [] }
    return sources[id.index].state.nearMisses.takeAnswers()
  }

  /// Failures that wait until the capture shows that it could hold the missing line.
  package func heldFailures(in id: SourceID) -> [(rule: Int, reason: InconclusiveReason)] {
    guard id.index < sources.count, !sources[id.index].isFinished else { return [] }
    return sources[id.index].state.heldFailures
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
}
