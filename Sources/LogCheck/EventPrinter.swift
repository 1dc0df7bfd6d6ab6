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
    try EventWalk.read(input, library, options, isStopped: isStopped) { auditor in
      for event in auditor.takeEvents() { write(line(event, input.shown, auditor, library)) }
    }
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
  static func masked(_ value: FieldValue, by excerpt: LogExcerpt) -> FieldValue {
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
