import LogCheckEngine
import LogCheckIngest
import LogCheckModel
import LogCheckReporting
import LogCheckRules

/// Prints the events of a capture in their canonical form.
package enum EventPrinter {
  /// Gives one JSON object per event; returns why the capture could not be read to its end, if it could not.
  package static func print(
    _ input: AuditInput, _ library: RuleLibrary, _ options: AuditOptions, isStopped: () -> Bool,
    write: (String) -> Void
  ) throws(UnusableRules) -> String? {
    var problems: [Diagnostic] = []
    let program = Program(library.ruleSet, problems: &problems)
    let classifier = EventClassifier(library.ruleSet, problems: &problems)
    guard problems.isEmpty else { throw UnusableRules(diagnostics: problems) }
    let options = options.with(
      ZoneSearch.look(
        CaptureGroup(parts: [0]), of: [input], WantedLiterals.texts(of: library.ruleSet), RecordLens(classifier, nil),
        options,
        events: library.ruleSet.events, isStopped: isStopped))
    var auditor = TraceAuditor(
      program, classifier, clock: ClockModel(options.clock), facts: Engine.SourceFacts(), countsPasses: true)
    auditor.keepsEvents = true
    auditor.window = options.window
    if case .evidence(let file) = SidecarFile.look(at: input, 0, kinds: library.ruleSet.evidence) {
      _ = auditor.take([file], isApart: false)
      for event in auditor.takeEvents() { write(line(event, input.shown, auditor, library)) }
      return file.contents.damage.map { "line \($0.line): \($0.reason)" }
    }
    var reader = CaptureReader(options.reading(WantedLiterals.texts(of: library.ruleSet), capture: 0))
    auditor.begin(input.shown)
    func flush(_ auditor: inout TraceAuditor) {
      // Nobody asks for verdicts here; they must not pile up.
      _ = auditor.takeDecided()
      for event in auditor.takeEvents() { write(line(event, input.shown, auditor, library)) }
    }
    do {
      switch input {
      case .pieces(let pieces, _): for piece in pieces { try reader.feed(piece.span, to: &auditor) }
      case .standardInput:
        try CaptureFeed.read(FileSource.standardInput(), &reader, &auditor, isStopped: isStopped, decided: flush)
      case .file(let path, _):
        try CaptureFeed.read(FileSource(path: path), &reader, &auditor, isStopped: isStopped, decided: flush)
      }
      try reader.finish(to: &auditor)
    } catch {
      auditor.flush(isFinal: true)
      flush(&auditor)
      return "\(error)"
    }
    auditor.flush(isFinal: true)
    flush(&auditor)
    if let first = auditor.capture.firstPatternFault {
      return "line \(first.line): a pattern of \(first.event) was too costly and was stopped on "
        + "\(auditor.capture.patternFaults) line\(auditor.capture.patternFaults == 1 ? "" : "s"); their events are not told"
    }
    return auditor.windowCounts.isBlind ? TimeWindow.blindness : nil
  }

  private static func line(_ event: Event, _ path: String, _ auditor: TraceAuditor, _ library: RuleLibrary) -> String {
    let definition = library.ruleSet.events[event.type.index]
    var json = JSONWriter()
    json.object { json in
      json.string("event", definition.name)
      json.optional("time", definition.isEvidence ? nil : auditor.shown(event.time))
      json.integer("source", event.source.index)
      json.integer("session", event.session)
      json.string("capture", path)
      json.integer("line", event.position.line)
      if let pid = event.processID { json.integer("pid", Int(pid)) }
      json.object("fields") { json in
        for (field, value) in zip(definition.fields, event.fields) {
          write(event.holdsHidden ? masked(value, by: event.excerpt) : value, field.name, auditor, &json)
        }
      }
    }
    return json.text
  }

  /// A value of a line in which a privacy rule finds something: it is shown where it stands in what is left of the line, and else
  /// only its length.
  private static func masked(_ value: FieldValue, by excerpt: LogExcerpt) -> FieldValue {
    func masked(_ bytes: [UInt8]) -> LogText {
      // A value that is made of the mask itself tells no more than that.
      excerpt.text.bytes.span.holds(bytes.span) ? LogText(bytes: bytes) : LogText("…[\(bytes.count) bytes]")
    }
    switch value {
    case .text(let text): return .text(masked(text.bytes))
    case .integer(let number): return masked(Array(String(number).utf8)).bytes.first == 0xE2 ? .redacted : value
    case .number(let number): return masked(Array(String(number).utf8)).bytes.first == 0xE2 ? .redacted : value
    case .list(let items): return .list(items.map { masked($0.bytes) })
    // An object may say in a member what the line may not show: it is shown whole or not at all.
    case .object(let text): return excerpt.text.bytes.span.holds(text.bytes.span) ? value : .text(masked(text.bytes))
    case .absent, .redacted, .malformed, .truncated, .boolean, .instant, .duration: return value
    }
  }

  private static func write(_ value: FieldValue, _ name: String, _ auditor: TraceAuditor, _ json: inout JSONWriter) {
    switch value {
    case .absent: break
    case .redacted: json.object(name) { $0.boolean("redacted", true) }
    case .truncated: json.object(name) { $0.boolean("truncated", true) }
    case .malformed: json.object(name) { $0.boolean("malformed", true) }
    case .text(let text): json.string(name, text.description)
    case .integer(let integer): json.raw(name, String(integer))
    case .number(let number): json.raw(name, String(number))
    case .boolean(let boolean): json.boolean(name, boolean)
    case .instant(let instant, let frame):
      json.optional(
        name, auditor.shown(EventTime(instant: instant, frame: frame, granularity: .milliseconds(1))))
    case .duration(let duration): json.raw(name, seconds(duration))
    case .list(let items): json.array(name) { json in for item in items { json.string(nil, item.description) } }
    case .object(let text): NestedJSON.write(text, name, to: &json)
    }
  }

  /// A length as an exact decimal number of seconds.
  private static func seconds(_ duration: LogDuration) -> String {
    let nanoseconds = duration.nanoseconds.magnitude
    var text = (duration < .zero ? "-" : "") + String(nanoseconds / 1_000_000_000)
    var fraction = TimeText.padded(Int(nanoseconds % 1_000_000_000), 9)
    while fraction.last == "0" { fraction.removeLast() }
    if !fraction.isEmpty { text += "." + fraction }
    return text
  }
}
