import LogCheckModel

/// The passing of time: deadlines, launches, and events that come too late.
extension Engine {
  /// Moves log time on: every obligation that was due before `time` is decided.
  static func advance(_ source: inout Source, to time: EventTime, _ evaluator: Evaluator) {
    source.state.coverage.note(time)
    guard let latest = source.state.coverage.latest[time.frame] else { return }
    while let due = source.state.deadlines[time.frame]?.next(before: latest.nanoseconds) {
      source.monitors[due.monitor]?.deadlinePassed(
        due.instance,
        at: EventTime(instant: LogInstant(nanoseconds: due.instant), frame: time.frame, granularity: .zero),
        in: &source.state, with: evaluator)
    }
  }

  /// The stretch from the event before up to a line by which the clock was set; what the line begins is after it.
  static func gap(beforeClockSetAt time: EventTime, since last: EventTime?) -> CoverageGap {
    var end = time
    end.instant = end.instant - LogDuration(nanoseconds: 1)
    var start = end
    if let last, last.frame == end.frame, last.instant < end.instant { start = last }
    return CoverageGap(from: start, to: end, reason: .clock)
  }

  mutating func beginSession(_ number: Int, isSeen: Bool, in id: SourceID) {
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

  /// The passes in whose time the event lies were decided without it.
  mutating func doubtPasses(without event: Event, startsSession: Bool, in id: SourceID) {
    guard let time = event.time else { return }
    let routes = startsSession ? Array(program.monitors.indices) : program.routes[event.type.index]
    with(id) { source, _ in
      for rule in routes { source.state.doubtPasses(of: rule, without: event, at: time) }
    }
  }

  /// Most instances end before they are due: a million of them within a second would fill the queue.
  static func compactDeadlines(_ source: inout Source) {
    guard let frame = source.state.crowdedDeadlines else { return }
    source.state.crowdedDeadlines = nil
    guard var queue = source.state.deadlines[frame] else { return }
    source.state.deadlines[frame] = nil
    let monitors = source.monitors
    queue.compact { monitors[$0.monitor]?.position(of: $0.instance) != nil }
    source.state.deadlines[frame] = queue
  }
}
