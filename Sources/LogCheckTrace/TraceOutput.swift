import LogCheckModel

/// The results of a trace that wait until the caller takes them.
struct TraceOutput {
  private(set) var decided: [InstanceOutcome] = []
  /// Events for the `events` command.
  private(set) var events: [RecognisedEvent] = []
  /// The last events of the plugin, for users who watch.
  private(set) var lastEvents: [(type: EventTypeID, time: EventTime?, line: Int)] = []
  /// True if the caller waits for decided outcomes: the stream fell silent before its end.
  var isLive = false
  /// The evidence that another trace is of the same device.
  var origin = TraceOrigin()

  private static let lastEventsKept = 4

  /// Adds outcomes of a source. With `isShared`, several devices share it: its passes and failures are inconclusive.
  ///
  /// At the end of a crowded capture there are tens of thousands, so that they are moved and changed without a copy.
  mutating func add(_ outcomes: consuming [InstanceOutcome], isShared: Bool) {
    let start = decided.count
    if decided.isEmpty { decided = outcomes } else { decided += outcomes }
    guard isShared else { return }
    for index in start..<decided.count { decided[index].doubt(.crowdedSource) }
  }

  mutating func takeDecided() -> [InstanceOutcome] {
    var outcomes: [InstanceOutcome] = []
    swap(&outcomes, &decided)
    for index in outcomes.indices { Self.doubtCopies(&outcomes[index]) }
    return outcomes
  }

  /// An outcome that rests on a duplicated record is inconclusive, since the record may be a copy.
  private static func doubtCopies(_ outcome: inout InstanceOutcome) {
    switch outcome.verdict {
    case .fail where outcome.evidence.contains(where: \.isRepeated),
      .pass where outcome.evidence.contains { $0.isRepeated && $0.role != .trigger }:
      outcome.doubt(.copies)
    default: break
    }
  }

  mutating func add(_ event: RecognisedEvent) { events.append(event) }

  mutating func takeEvents() -> [RecognisedEvent] {
    defer { events = [] }
    return events
  }

  /// Keeps an event for users who watch; files that are read at once have no such reader.
  mutating func noteLast(_ event: Event) {
    guard isLive else { return }
    if lastEvents.count == Self.lastEventsKept { lastEvents.removeFirst() }
    lastEvents.append((event.type, event.time, event.position.line))
  }
}
