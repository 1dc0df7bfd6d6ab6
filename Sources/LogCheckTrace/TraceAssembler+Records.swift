import LogCheckEngine
import LogCheckIngest
package import LogCheckModel
import LogCheckRules

/// Turns records into events with their time, source and session, or into lines that no event knows.
extension TraceAssembler {
  package mutating func admit(_ record: Record) {
    profile.note(record)
    guard clock.isInWindow(record.stamp) else { return }
    hold(record, lens.inspect(at: record, current.traits))
  }

  /// Takes a record that was analysed already.
  package mutating func admit(_ record: Record, _ analysis: RecordAnalysis) {
    profile.note(record)
    guard clock.isInWindow(record.stamp) else { return }
    hold(record, analysis)
  }

  /// Finds out what a record is, and gives it its position. A record without a time was written during `span`; `nil` if nothing shows the time.
  mutating func locate(_ record: Record, _ analysis: RecordAnalysis, during span: EventTime?) {
    let (classification, findings) = (analysis.classification, analysis.findings)
    clock.zones.note(analysis, of: record, program.ruleSet.events)
    if let event = classification.stoppedEvent { takePatternFault(record, of: event) }
    if let embedded = analysis.embedded {
      locate(embedded, in: record, at: span ?? clock.time(of: record, analysis.origin))
    }
    switch classification.kind {
    case .foreign:
      seeBundle(of: record)
      if classification.doubt != nil { takeDoubt(classification, of: record, during: span, in: nil) }
      if classification.isMeantAsEvent(in: current.traits) {
        let source = sources.tracks[track(of: record, nil)].id
        handOver(record, classification, component: nil, at: clock.time(of: record, nil), .none, findings, in: source)
      }
    case .unrecognised(let component): locateUnrecognised(record, classification, component, findings, during: span)
    case .event(let event): makeEvent(event, of: record, classification, findings, during: span)
    }
  }

  private mutating func locateUnrecognised(
    _ record: Record, _ classification: Classification, _ component: Int?, _ findings: TextFindings,
    during span: EventTime?
  ) {
    let time = span ?? clock.time(of: record, classification.origin)
    if isInForeignMessage(record) { return }
    guard
      let position = position(record, classification.origin, of: .app, at: time, isSpan: span != nil),
      position.repetition != .adjacent
    else { return }
    let (index, repetition) = (position.track, position.repetition)
    if classification.doubt != nil { takeDoubt(classification, of: record, during: span, in: index) }
    vocabulary.note(component)
    let excerpt = LogExcerpt(record, hiding: findings.hidden)
    current.addUnrecognised(record, excerpt)
    takeUnknown(record, component: component, at: time, excerpt, in: [index] + position.others)
    for index in [index] + position.others {
      engine.receive(
        .sighting(component: component, type: nil, level: record.level, throughNSLog: record.cameThroughNSLog),
        in: sources.tracks[index].id)
    }
    let source = sources.tracks[index].id
    current.note(record.level)
    noteHeader(classification, of: record, at: time, repetition, findings, in: index)
    noteError(classification, of: record, component, excerpt, at: time, repetition, in: index)
    handOver(record, classification, component: component, at: time, repetition, findings, in: source)
  }

  /// Passes a record to the record-level rules; skips duplicates.
  private mutating func handOver(
    _ record: Record, _ classification: Classification, component: Int?, event: Event? = nil, at time: EventTime?,
    _ repetition: Event.Repetition, _ findings: TextFindings, in source: SourceID
  ) {
    guard program.watchesRecords, repetition == .none || repetition == .untimed else { return }
    var seen = SeenRecord(
      record, component: component, time: time, findings: findings, mayBeDamaged: classification.lostBytes)
    seen.event = event
    if component != nil || classification.isMeantAsEvent(in: current.traits) { seen.form = classification.form }
    engine.receive(.record(seen), in: source)
  }

  private mutating func makeEvent(
    _ classified: ClassifiedEvent, of record: Record, _ classification: Classification, _ findings: TextFindings,
    during span: EventTime?
  ) {
    let type = classified.type.index
    let isPlugins = isPlugins(classified.type)
    let time = span ?? clock.time(of: record, classified.origin)
    if isInForeignMessage(record) { return doubt(classified.type, inForeignMessageAt: time, of: record) }
    let writer: LineWriter = classified.isOfSystem ? .system : .app
    guard let position = position(record, classified.origin, of: writer, at: time, isSpan: span != nil) else { return }
    let (index, repetition) = (position.track, position.repetition)
    let rank = program.ruleSet.events[type].startsSession
    if case .app = writer { noteClaim(of: record, classified.type, startsSession: rank != nil, in: index) }
    if repetition != .adjacent {
      if isPlugins || classified.component != nil { current.summary.events += 1 }
      if classification.doubt != nil { takeDoubt(classification, of: record, during: span, in: index) }
    }
    let source = sources.tracks[index].id
    vocabulary.note(classified.component)
    profile.note(classified.type)
    if options.keepsOrigin {
      let key = sources.key(of: record, classified.origin)
      let boot = classified.origin.boot?.bytes ?? Array(record.text[record.boot])
      output.origin.note(
        classified, at: time, pid: record.processID, process: Array(record.text[record.process]),
        device: key.device + boot, isKnown: key.isKnown || key.device.isEmpty && !boot.isEmpty)
    }
    let (fields, unzoned) = clock.position(
      classified.fields, at: time, record.stamp?.offsetSeconds, isAndroid: current.traits.contains(.android))
    let zone = ZoneTracker.named(
      by: program.ruleSet.events[type], classified.fields, envelope: classified.origin.timeZone)
    let isKept = program.wants(classified.type) || options.keepsEvents
    var event = Event(
      type: classified.type, time: time, stampOffset: clock.offset(of: record.stamp, at: time),
      timeZone: zone ?? sources.tracks[index].zones.current,
      monotonic: classified.origin.monotonic, source: source,
      session: sources.tracks[index].sessions.number, position: record.position, processID: record.processID,
      threadID: record.threadID, level: record.level ?? classified.origin.level, fields: fields, unzoned: unzoned,
      excerpt: isKept ? LogExcerpt(record, hiding: findings.hidden) : LogExcerpt(), repetition: repetition,
      holdsHidden: !findings.hidden.isEmpty)
    engine.receive(
      .sighting(
        component: classified.component, type: event.type, level: event.level, throughNSLog: record.cameThroughNSLog),
      in: source)
    current.note(event.level)
    handOver(
      record, classification, component: classified.component, event: event, at: time, repetition, findings,
      in: source)
    event = sources.tracks[index].hold(
      event, rank: rank, session: classified.origin.session, zone: zone, isPlugin: isPlugins, &engine)
    for other in position.others { share(event, rank: rank, classified, zone: zone, isPlugin: isPlugins, in: other) }
    keepShared(event, writer, record, in: index)
    noteHeader(classification, of: record, at: time, repetition, findings, in: index)
    if sources.tracks[index].isInterleaved {
      engine.receive(.mixture(), in: source)
      if current.summary.mixture == nil, let mixed = sources.tracks[index].sessions.mixedProcesses {
        current.summary.mixture = ProcessMixture(line: record.position.line, processes: [mixed.0, mixed.1])
      }
    }
    current.summary.sessions = max(current.summary.sessions, event.session + 1)
    guard repetition != .adjacent else { return }
    if isPlugins { output.noteLast(event) }
    if options.keepsEvents { output.add(RecognisedEvent(event: event, text: classified.text)) }
  }

  /// Notes if the header names the component of the tag, if a rule asks: each time that it does not, and once that it
  /// does.
  private mutating func noteHeader(
    _ classification: Classification, of record: Record, at time: EventTime?, _ repetition: Event.Repetition,
    _ findings: TextFindings, in index: Int
  ) {
    guard let agrees = classification.headerAgrees, let type = lens.classifier.headerEvent, repetition != .adjacent,
      !agrees || sources.agree(in: index)
    else { return }
    let event = Event(
      type: type, time: time, source: sources.tracks[index].id, session: sources.tracks[index].sessions.number,
      position: record.position, processID: record.processID, threadID: record.threadID, level: record.level,
      fields: program.ruleSet.events[type.index].fields.map { $0.name == "agrees" ? .boolean(agrees) : .absent },
      excerpt: LogExcerpt(record, hiding: findings.hidden), repetition: repetition)
    engine.receive(.sighting(component: nil, type: type, level: nil), in: event.source)
    _ = sources.tracks[index].hold(event, rank: nil, session: nil, zone: nil, isPlugin: false, &engine)
  }
}

extension TraceAssembler {
  /// Notes a line at error level of a component that no event fits, if a rule asks. It stays an unknown line.
  private mutating func noteError(
    _ classification: Classification, of record: Record, _ component: Int?, _ excerpt: LogExcerpt,
    at time: EventTime?, _ repetition: Event.Repetition, in index: Int
  ) {
    guard let type = lens.classifier.errorEvent, component != nil, classification.doubt == nil, !record.isCut,
      let level = record.level, level >= .error
    else { return }
    let start = lens.classifier.textStart(of: record)
    let text = LogText(bytes: Array(record.text[start..<max(start, record.message.upperBound)]))
    let event = Event(
      type: type, time: time, source: sources.tracks[index].id, session: sources.tracks[index].sessions.number,
      position: record.position, processID: record.processID, threadID: record.threadID, level: record.level,
      fields: program.ruleSet.events[type.index].fields.map { $0.name == "text" ? .text(text) : .absent },
      excerpt: excerpt, repetition: repetition)
    engine.receive(.sighting(component: nil, type: type, level: nil), in: event.source)
    _ = sources.tracks[index].hold(event, rank: nil, session: nil, zone: nil, isPlugin: false, &engine)
  }
}

extension Record {
  /// True if the header names Foundation as the sender, whose NSLog knows no levels: `App: (Foundation) message` of `log show`,
  /// `App(Foundation)[7]` of a device relay, `App{Foundation}[7]`.
  fileprivate var cameThroughNSLog: Bool {
    guard subsystem.isEmpty, process.upperBound <= message.lowerBound else { return false }
    return (process.upperBound..<message.lowerBound).contains { text.span.has("Foundation", at: $0) }
  }
}
