import LogCheckEngine
import LogCheckIngest
import LogCheckModel
import LogCheckRules

/// The writer of a line, by its event.
enum LineWriter {
  /// The app, if its process is the app's.
  case app
  /// A part of the system that logs about the app.
  case system
}

/// Which process is the app: each that logs the plugin's texts has its own source until the log has shown it.
extension TraceAssembler {
  /// The source of a record, and the others that it belongs to.
  mutating func assign(
    _ record: Record, _ origin: StructuredOrigin?, of writer: LineWriter
  ) -> (track: Int, others: [Int]) {
    let main = track(of: record, origin)
    if case .app = writer, !record.process.isEmpty, main != sources.overflow {
      return (source(ofProcess: record, on: main), [])
    }
    guard sources.tracks.count > sources.devices else { return (main, []) }
    if record.process.isEmpty, let pid = record.processID, let known = sources.apps[main].reading(inMessageOf: pid) {
      return (sources.apps[main].readings[known].track, [])
    }
    return (main, sources.readings(of: main).filter { $0 != main })
  }

  /// The source of the process that wrote a record as the app does.
  private mutating func source(ofProcess record: Record, on main: Int) -> Int {
    if let known = sources.apps[main].reading(of: record) {
      sources.apps[main].note(record.processID, in: known)
      return sources.apps[main].readings[known].track
    }
    var claim = AppClaim(record, namesComponent: lens.classifier.namesComponent(inHeaderOf: record))
    if sources.bundled.contains(Array(record.text[record.process])) { claim.isBundled = true }
    let reading: Int
    if sources.apps[main].readings.isEmpty {
      reading = sources.apps[main].open(record, in: main)
    } else if let joined = sources.apps[main].joined(by: claim) ?? (sources.isFull ? 0 : nil) {
      sources.apps[main].add(record, to: joined)
      reading = joined
    } else {
      reading = sources.apps[main].open(record, in: openReading(of: main))
    }
    sources.apps[main].note(claim, in: reading)
    sources.apps[main].note(record.processID, in: reading)
    return sources.apps[main].readings[reading].track
  }

  /// Opens a source in which another process is the app, with what belongs to no process.
  private mutating func openReading(of main: Int) -> Int {
    let id = sources.next
    introduce(id)
    sources.open(id, isUnordered: current.traits.contains(.unordered), besides: main)
    if sources.areDoubtful { engine.receive(.doubtfulGrouping, in: id) }
    sources.tracks[id.index].begin(as: sources.tracks[main], &engine)
    for event in sources.apps[main].shared {
      let rank = program.ruleSet.events[event.type.index].startsSession
      engine.receive(.sighting(component: nil, type: event.type, level: event.level), in: id)
      _ = sources.tracks[id.index].hold(
        event.inSource(id), rank: rank, session: nil,
        zone: ZoneTracker.named(by: program.ruleSet.events[event.type.index], event.fields),
        isPlugin: isPlugins(event.type), &engine)
    }
    return id.index
  }

  /// Adds an event to the evidence that its process is the app.
  mutating func noteClaim(of record: Record, _ type: EventTypeID, startsSession: Bool, in track: Int) {
    guard !record.process.isEmpty, track != sources.overflow else { return }
    let main = sources.mains[track]
    let isInSubsystem =
      !record.subsystem.isEmpty && sources.apps[main].lacksSubsystem
      && lens.classifier.namesComponent(inHeaderOf: record)
    sources.apps[main].note(type, startsSession: startsSession, inSubsystem: isInSubsystem)
  }

  /// A line of some process names the bundle that the process was started from.
  mutating func seeBundle(of record: Record) {
    if !record.process.isEmpty, record.namesItsBundle {
      sources.seeBundle(of: Array(record.text[record.process]))
    }
  }

  /// Takes an event that belongs to every reading into another one.
  mutating func share(
    _ event: Event, rank: Int?, _ classified: ClassifiedEvent, zone: FieldValue?, isPlugin: Bool, in track: Int
  ) {
    let id = sources.tracks[track].id
    engine.receive(.sighting(component: classified.component, type: event.type, level: event.level), in: id)
    _ = sources.tracks[track].hold(
      event.inSource(id), rank: rank, session: classified.origin.session, zone: zone, isPlugin: isPlugin, &engine)
    if sources.tracks[track].isInterleaved { engine.receive(.mixture(), in: id) }
  }

  /// Keeps an event that belongs to every reading for those that begin later.
  mutating func keepShared(_ event: Event, _ writer: LineWriter, _ record: Record, in track: Int) {
    if case .app = writer, !record.process.isEmpty || sources.apps[sources.mains[track]].readings.isEmpty { return }
    sources.apps[sources.mains[track]].keep(event)
  }

  // MARK: Messages of other processes

  /// True if a line without a header is in the message of a process that is not known to log as the app does.
  func isInForeignMessage(_ record: Record) -> Bool {
    guard record.process.isEmpty, let pid = record.processID, sources.devices == 1,
      !sources.apps[0].readings.isEmpty
    else { return false }
    return sources.apps[0].isForeign(pid)
  }

  /// The app may have printed the line between the lines of the log, or it is part of another process's message: the event may
  /// be missing, or not have happened.
  mutating func doubt(_ type: EventTypeID, inForeignMessageAt time: EventTime?, of record: Record) {
    var end = time
    if let time, time.isSpan {
      end = EventTime(instant: time.instant + time.granularity, frame: time.frame, granularity: .zero)
    }
    let gap = CoverageGap(from: time ?? clock.last, to: end, reason: .grouping, types: [type])
    addToAll(ReportedGap(gap: gap, line: record.position.line))
  }
}

extension Record {
  /// True if the message has the path of a bundle with the name of the process: `… starting from /…/Name.app`.
  fileprivate var namesItsBundle: Bool {
    let name = process.count
    let text = text.span
    var position = message.lowerBound
    while position + name + 5 <= message.upperBound {
      defer { position += 1 }
      guard text[position] == 0x2F, text.has(".app", at: position + name + 1) else { continue }
      var length = 0
      while length < name, text[position + 1 + length] == text[process.lowerBound + length] { length += 1 }
      if length == name { return true }
    }
    return false
  }
}
