import LogCheckEngine
import LogCheckIngest
package import LogCheckModel
import LogCheckRules

/// Lines that cannot be read as events, and may be some.
extension TraceAssembler {
  /// A line on which a pattern was stopped may be any event: at its time nothing can be shown to be absent.
  mutating func takePatternFault(_ record: Record, of event: EventTypeID) {
    current.addPatternFault(record, event: program.ruleSet.events[event.index].name)
    _ = track(of: record, nil)
    let time = clock.resolve(record.stamp)
    for index in sources.concerned(by: record) {
      engine.receive(.gap(CoverageGap(from: time, to: time, reason: .pattern)), in: sources.tracks[index].id)
    }
  }

  /// A line that the format does not explain may be an event, of whichever source.
  package mutating func receive(notUnderstood record: Record) {
    guard clock.isInWindow(nil) else { return }
    // Texts are also searched for the sake of profiles and of the system's lines.
    let doubt = record.isTorn ? nil : lens.classifier.doubt(aboutNotUnderstood: record)
    if record.isTorn || doubt != nil || lens.classifier.holdsPluginText(record) { current.addNotUnderstood(record) }
    handOver(notUnderstood: record, isStructured: current.traits.contains(.structured))
    var gap = CoverageGap(from: clock.last, to: nil, reason: .malformed)
    // Tags of a torn line may be torn, too: any event may be in it.
    if !record.isTorn {
      guard let doubt else { return }
      gap = CoverageGap(from: clock.last, to: nil, reason: doubt.reason, types: doubt.types)
    }
    coverage.openDoubt(gap, line: record.position.line)
  }

  /// A text of the plugin occurs in a part of a record that was not kept: it may be any event, of any source.
  package mutating func receive(beyondLimit record: Record) {
    guard clock.isInWindow(nil) else { return }
    // Of a process that is not known to log as the app does.
    if !record.process.isEmpty, !sources.tracks.isEmpty, sources.concerned(by: record).isEmpty { return }
    handOver(notUnderstood: record, isStructured: false)
    coverage.openDoubt(
      CoverageGap(from: clock.last, to: nil, reason: .truncated), line: record.position.line)
  }

  private mutating func handOver(notUnderstood record: Record, isStructured: Bool) {
    guard program.watchesRecords else { return }
    var seen = SeenRecord(record, component: nil, time: nil, findings: lens.findings(in: record))
    seen.isUnderstood = false
    if isStructured { seen.form = lens.classifier.form(ofNotUnderstood: record) }
    let index = track(of: record, nil)
    engine.receive(.record(seen), in: sources.tracks[index].id)
  }

  /// Text of the plugin in the middle of a record, or in a later line of it, may be an event, of whichever source.
  mutating func locate(_ embedded: EmbeddedText, in record: Record, at time: EventTime?) {
    // Another process quotes it.
    let concerned = sources.concerned(by: record)
    if !sources.tracks.isEmpty, concerned.isEmpty { return }
    current.add(embedded, in: record)
    guard !embedded.types.isEmpty else { return }
    let gap = CoverageGap(from: time ?? clock.last, to: time, reason: .malformed, types: embedded.types)
    add(ReportedGap(gap: gap, line: record.position.line), to: concerned)
  }

  /// A record that cannot be read as a whole may be an event that is missing elsewhere. Without a time it was written
  /// during `span`.
  mutating func takeDoubt(
    _ classification: Classification, of record: Record, during span: EventTime?, in index: Int?
  ) {
    guard let doubt = classification.doubt else { return }
    let time = span ?? clock.resolve(record.stamp)
    if classification.isDamaged {
      return coverage.openDoubt(
        CoverageGap(from: time ?? clock.last, to: nil, reason: doubt.reason, types: doubt.types),
        line: record.position.line)
    }
    var end = time
    if let span {
      end = EventTime(instant: span.instant + span.granularity, frame: span.frame, granularity: .zero)
    }
    let gap = CoverageGap(from: time, to: end, reason: doubt.reason, types: doubt.types)
    if let index {
      sources.tracks[index].add(gap, to: &engine)
    } else {
      // The name of its source is in the part that cannot be read.
      add(ReportedGap(gap: gap, line: record.position.line), to: sources.concerned(by: record))
    }
  }
}
