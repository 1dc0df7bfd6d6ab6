import LogCheckEngine
import LogCheckIngest
package import LogCheckModel
import LogCheckRules

/// Turns records into events with their time, source and session, or into lines that no event knows.
extension TraceAuditor {
  package mutating func receive(_ record: Record) {
    evidence.see(record, looking: profileLiterals)
    guard isInWindow(record.stamp) else { return }
    take(record, lens.inspect(at: record, captureTraits))
  }

  /// Takes a record that was analysed already.
  package mutating func receive(_ record: Record, _ analysis: RecordAnalysis) {
    evidence.see(record, looking: profileLiterals)
    guard isInWindow(record.stamp) else { return }
    take(record, analysis)
  }

  private mutating func take(_ record: Record, _ analysis: RecordAnalysis) {
    if let last = waitsForStamp(record, analysis.origin) { return untimed.hold(record, analysis, after: last) }
    if !untimed.waiting.isEmpty { releaseUntimed(before: time(of: record, analysis.origin)) }
    take(record, analysis, during: nil)
  }

  /// Judges a record. A record without a time was written during `span`; `nil` if nothing shows the time.
  mutating func take(_ record: Record, _ analysis: RecordAnalysis, during span: EventTime?) {
    let (classification, findings) = (analysis.classification, analysis.findings)
    zones.see(analysis, of: record, program.ruleSet.events)
    if let event = classification.stoppedEvent { takePatternFault(record, of: event) }
    if let embedded = analysis.embedded { take(embedded, in: record, at: span ?? time(of: record, analysis.origin)) }
    switch classification.kind {
    case .foreign:
      if classification.doubt != nil { takeDoubt(classification, of: record, during: span, in: nil) }
      if classification.isMeantAsEvent(in: captureTraits) {
        let source = tracks[track(of: record, nil)].id
        show(record, classification, component: nil, at: time(of: record, nil), .none, findings, in: source)
      }
    case .unrecognised(let component):
      let time = span ?? time(of: record, classification.origin)
      guard let (index, repetition) = position(record, classification.origin, at: time, isSpan: span != nil),
        repetition != .adjacent
      else {
        return
      }
      if classification.doubt != nil { takeDoubt(classification, of: record, during: span, in: index) }
      if let component { spoken.insert(component) }
      capture.unrecognised += 1
      let excerpt = LogExcerpt(record, hiding: findings.hidden)
      if capture.unrecognisedLines.count < Self.shownLines {
        capture.unrecognisedLines.append(
          UnrecognisedLine(
            line: record.position.line, text: excerpt.description, message: excerpt.messageText,
            omittedBytes: excerpt.omittedBytes))
      }
      takeUnknown(record, component: component, at: time, excerpt, in: index)
      engine.take(
        .sighting(component: component, type: nil, level: record.level, throughNSLog: record.cameThroughNSLog),
        in: tracks[index].id)
      note(record.level)
      noteHeader(classification, of: record, at: time, repetition, findings, in: index)
      show(record, classification, component: component, at: time, repetition, findings, in: tracks[index].id)
    case .event(let event):
      take(event, of: record, classification, findings, during: span)
    }
  }

  /// Passes a record to the record-level rules; skips duplicates.
  private mutating func show(
    _ record: Record, _ classification: Classification, component: Int?, event: Event? = nil, at time: EventTime?,
    _ repetition: Event.Repetition, _ findings: TextFindings, in source: SourceID
  ) {
    guard program.watchesRecords, repetition == .none || repetition == .untimed else { return }
    var seen = SeenRecord(
      record, component: component, time: time, findings: findings, mayBeDamaged: classification.lostBytes)
    seen.event = event
    if component != nil || classification.isMeantAsEvent(in: captureTraits) { seen.form = classification.form }
    engine.take(.record(seen), in: source)
  }

  private mutating func take(
    _ classified: ClassifiedEvent, of record: Record, _ classification: Classification, _ findings: TextFindings,
    during span: EventTime?
  ) {
    let type = classified.type.index
    let isPlugins = isPlugins(classified.type)
    let time = span ?? time(of: record, classified.origin)
    guard let (index, repetition) = position(record, classified.origin, at: time, isSpan: span != nil) else { return }
    if repetition != .adjacent {
      if isPlugins || classified.component != nil { capture.events += 1 }
      if classification.doubt != nil { takeDoubt(classification, of: record, during: span, in: index) }
    }
    if isPlugins, pluginSpeakers[index, default: PluginSpeakers()].hear(record) {
      engine.take(.mixture(hidesNothing: true), in: tracks[index].id)
    }
    if let component = classified.component { spoken.insert(component) }
    evidence.see(classified.type, looking: profileLiterals)
    if keepsOrigin {
      let key = sourceKey(of: record, classified.origin)
      origin.take(
        classified, at: time, pid: record.processID, process: Array(record.text[record.process]),
        device: key.device + key.boot, isKnown: key.isKnown)
    }
    let (fields, unzoned) = position(classified.fields, at: time, record.stamp?.offsetSeconds)
    let isKept = program.wants(classified.type) || keepsEvents
    var event = Event(
      type: classified.type, time: time, monotonic: classified.origin.monotonic, source: tracks[index].id,
      session: tracks[index].sessions.number, position: record.position, processID: record.processID,
      threadID: record.threadID, level: record.level ?? classified.origin.level, fields: fields, unzoned: unzoned,
      excerpt: isKept ? LogExcerpt(record, hiding: findings.hidden) : LogExcerpt(), repetition: repetition,
      holdsHidden: !findings.hidden.isEmpty)
    engine.take(
      .sighting(
        component: classified.component, type: event.type, level: event.level, throughNSLog: record.cameThroughNSLog),
      in: event.source)
    note(event.level)
    let rank = program.ruleSet.events[type].startsSession
    show(
      record, classification, component: classified.component, event: event, at: time, repetition, findings,
      in: event.source)
    event = tracks[index].take(
      event, rank: rank, session: classified.origin.session, isPlugin: isPlugins, &engine)
    noteHeader(classification, of: record, at: time, repetition, findings, in: index)
    if tracks[index].sessions.isInterleaved { engine.take(.mixture(), in: event.source) }
    capture.sessions = max(capture.sessions, event.session + 1)
    guard repetition != .adjacent else { return }
    if isPlugins { noteLast(event) }
    if keepsEvents { events.append(RecognisedEvent(event: event, text: classified.text)) }
  }

  private mutating func note(_ level: LogLevel?) {
    if let level, capture.lowestLevel.map({ level < $0 }) ?? true { capture.lowestLevel = level }
  }

  /// Notes if the header names the component of the tag, if a rule asks: each time that it does not, and once that it
  /// does.
  private mutating func noteHeader(
    _ classification: Classification, of record: Record, at time: EventTime?, _ repetition: Event.Repetition,
    _ findings: TextFindings, in index: Int
  ) {
    guard let agrees = classification.headerAgrees, let type = lens.classifier.headerEvent, repetition != .adjacent,
      !agrees || headersThatAgree.insert(index).inserted
    else { return }
    let event = Event(
      type: type, time: time, source: tracks[index].id, session: tracks[index].sessions.number,
      position: record.position, processID: record.processID, threadID: record.threadID, level: record.level,
      fields: program.ruleSet.events[type.index].fields.map { $0.name == "agrees" ? .boolean(agrees) : .absent },
      excerpt: LogExcerpt(record, hiding: findings.hidden), repetition: repetition)
    engine.take(.sighting(component: nil, type: type, level: nil), in: event.source)
    _ = tracks[index].take(event, rank: nil, session: nil, isPlugin: false, &engine)
  }

  mutating func time(of record: Record, _ origin: StructuredOrigin?) -> EventTime? {
    let time = record.stamp.flatMap { clock.resolve($0) }
    guard case .instant(let instant, let frame) = origin?.time else { return time }
    guard let time else { return clock.resolve(reported: instant, frame) }
    clock.learnYear(from: instant, at: time)
    return time
  }

  /// Finds the source of a record, moves its time on, and determines if the record was seen before; `nil` for a certain
  /// copy, which is only counted. If the time `isSpan`, the record has no stamp, and equal ones need not be copies.
  mutating func position(
    _ record: Record, _ origin: StructuredOrigin?, at time: EventTime?, isSpan: Bool = false
  ) -> (track: Int, repetition: Event.Repetition)? {
    var index = track(of: record, origin)
    guard let time else {
      closeJoin(at: nil)
      // No later time will end it, and what comes may be decided at once.
      closeDoubt(at: nil)
      return (index, logLines.meet(record, at: nil) == .new ? .none : .untimed)
    }
    if isSpan { return (index, logLines.meet(record, at: nil) == .new ? .none : .untimed) }
    pass(time, DeviceCounter(record, monotonic: origin?.monotonic), record.position.line, index)
    let acquaintance = logLines.meet(record, at: time)
    if acquaintance == .new {
      report(tracks[index].takeNewLine(at: time, &engine))
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
      report(
        tracks[index].takeSequence(
          sequence, session: origin?.session, processID: record.processID, at: time, line: record.position.line,
          &engine))
    }
    return (index, acquaintance == .new ? .none : acquaintance == .seenLast ? .adjacent : .apart)
  }

  mutating func count(_ record: Record, at time: EventTime) {
    var repeated = capture.duplicateLines ?? DuplicateLines(line: record.position.line, from: shown(time))
    repeated.count += 1
    repeated.to = shown(time)
    capture.duplicateLines = repeated
  }

  /// A line on which a pattern was stopped may be any event: at its time nothing can be shown to be absent.
  mutating func takePatternFault(_ record: Record, of event: EventTypeID) {
    capture.patternFaults += 1
    if capture.firstPatternFault == nil {
      capture.firstPatternFault = StoppedPattern(
        line: record.position.line, event: program.ruleSet.events[event.index].name)
    }
    let index = track(of: record, nil)
    let time = record.stamp.flatMap { clock.resolve($0) }
    engine.take(.gap(CoverageGap(from: time, to: time, reason: .pattern)), in: tracks[index].id)
  }

  /// A line that the format does not explain may be an event, of whichever source.
  package mutating func receive(notUnderstood record: Record) {
    guard isInWindow(nil) else { return }
    // Texts are also searched for the sake of profiles and of the system's lines.
    if record.isTorn || lens.classifier.holdsPluginText(record) {
      capture.notUnderstood += 1
      if capture.notUnderstoodLines.count < Self.shownLines { capture.notUnderstoodLines.append(record.position.line) }
    }
    if program.watchesRecords {
      var seen = SeenRecord(record, component: nil, time: nil, findings: lens.findings(in: record))
      seen.isUnderstood = false
      if captureTraits.contains(.structured) { seen.form = lens.classifier.form(ofNotUnderstood: record) }
      engine.take(.record(seen), in: tracks[track(of: record, nil)].id)
    }
    var gap = CoverageGap(from: lastTime, to: nil, reason: .malformed)
    // Tags of a torn line may be torn, too: any event may be in it.
    if !record.isTorn {
      guard let doubt = lens.classifier.doubt(aboutNotUnderstood: record) else { return }
      gap = CoverageGap(from: lastTime, to: nil, reason: doubt.reason, types: doubt.types)
    }
    openDoubt(gap, line: record.position.line)
  }

  /// A text of the plugin occurs in a part of a record that was not kept: it may be any event, of any source.
  package mutating func receive(beyondLimit record: Record) {
    guard isInWindow(nil) else { return }
    if program.watchesRecords {
      var seen = SeenRecord(record, component: nil, time: nil, findings: lens.findings(in: record))
      seen.isUnderstood = false
      engine.take(.record(seen), in: tracks[track(of: record, nil)].id)
    }
    openDoubt(CoverageGap(from: lastTime, to: nil, reason: .truncated), line: record.position.line)
  }

  /// Text of the plugin in the middle of a record, or in a later line of it, may be an event, of whichever source.
  private mutating func take(_ embedded: EmbeddedText, in record: Record, at time: EventTime?) {
    // Another process quotes it.
    if !pluginSpeakers.isEmpty, pluginSpeakers.values.allSatisfy({ $0.isOther(record) }) { return }
    capture.embedded += embedded.lines.count
    for line in embedded.lines where capture.embeddedLines.count < Self.shownLines {
      // A message in JSON has its lines on one.
      capture.embeddedLines.append(record.position.line + min(line, record.lineCount - 1))
    }
    guard !embedded.types.isEmpty else { return }
    let gap = CoverageGap(from: time ?? lastTime, to: time, reason: .malformed, types: embedded.types)
    for track in tracks { engine.take(.gap(gap), in: track.id) }
    remember(ReportedGap(gap: gap, line: record.position.line))
  }

  private mutating func openDoubt(_ gap: CoverageGap, line: Int) {
    if openDoubt == nil { openDoubt = ReportedGap(gap: gap, line: line) } else { openDoubt?.gap.cover(gap) }
  }

  /// The possible event lies between the times before and after it.
  mutating func closeDoubt(at time: EventTime?) {
    guard var doubt = openDoubt else { return }
    openDoubt = nil
    doubt.gap.to = time
    for track in tracks { engine.take(.gap(doubt.gap), in: track.id) }
    remember(doubt)
  }

  /// A record that cannot be read as a whole may be an event that is missing elsewhere. Without a time it was written
  /// during `span`.
  mutating func takeDoubt(
    _ classification: Classification, of record: Record, during span: EventTime?, in index: Int?
  ) {
    guard let doubt = classification.doubt else { return }
    let time = span ?? record.stamp.flatMap { clock.resolve($0) }
    if classification.isDamaged {
      return openDoubt(
        CoverageGap(from: time ?? lastTime, to: nil, reason: doubt.reason, types: doubt.types),
        line: record.position.line)
    }
    var end = time
    if let span {
      end = EventTime(instant: span.instant + span.granularity, frame: span.frame, granularity: .zero)
    }
    let gap = CoverageGap(from: time, to: end, reason: doubt.reason, types: doubt.types)
    if let index {
      engine.take(.gap(gap), in: tracks[index].id)
    } else {
      // The name of its source is in the part that cannot be read.
      for track in tracks { engine.take(.gap(gap), in: track.id) }
      remember(ReportedGap(gap: gap, line: record.position.line))
    }
  }

  /// Puts the instants of a message on the trace's timeline, and returns which had no zone, a bit for each.
  mutating func position(
    _ fields: [FieldValue], at time: EventTime?, _ offset: Int?
  ) -> (fields: [FieldValue], unzoned: UInt64) {
    var fields = fields
    var unzoned: UInt64 = 0
    for index in fields.indices {
      guard case .instant(var instant, var frame) = fields[index] else { continue }
      if frame == .local, index < UInt64.bitWidth { unzoned |= 1 << UInt64(index) }
      // Android's tools print UTC whatever zone the device is in (`-v UTC`, `-v epoch`, the export of Android Studio).
      if frame == .local, let offset, offset != 0 || !captureTraits.contains(.android) {
        instant = instant - .seconds(Int64(offset))
        frame = .absolute
      }
      if let time { clock.learnYear(from: instant, at: time) }
      (instant, frame) = clock.placed(instant, frame)
      fields[index] = .instant(instant, frame)
    }
    return (fields, unzoned)
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
