import LogCheckEngine
import LogCheckIngest
import LogCheckModel
import LogCheckReporting
package import LogCheckRuleLibrary
package import LogCheckRules

/// Prints the events of a capture as JSON.
package enum EventPrinter {
  /// Gives one JSON object per event; returns why the capture could not be read to its end, if it could not.
  ///
  /// With `explains` each object has `matched`: the text of the event's definition that the line matched.
  package static func print(
    _ input: AuditInput, _ library: RuleLibrary, _ options: AuditOptions, explains: Bool = false,
    isStopped: () -> Bool, write: (String) -> Void
  ) throws(UnusableRules) -> String? {
    try EventReading.read(input, library, options, isStopped: isStopped) { event in
      write(line(event, input.shown, explains: explains))
    }
  }

  private static func line(_ event: ReadEvent, _ path: String, explains: Bool) -> String {
    var json = JSONWriter()
    json.object { json in
      json.string("event", event.name)
      json.optional("time", event.time)
      json.integer("source", event.source)
      json.integer("session", event.session)
      json.string("capture", path)
      json.integer("line", event.line)
      if let pid = event.processID { json.integer("pid", Int(pid)) }
      json.object("fields") { json in
        for field in event.fields { write(field.value, field.name, shown: field.shown, &json) }
      }
      if explains, let matched = event.matched { write(matched, &json) }
    }
    return json.text
  }

  private static func write(
    _ matched: (text: MatchedText, words: String, versions: TextVersions), _ json: inout JSONWriter
  ) {
    json.object("matched") { json in
      if case .text = matched.text.part {
        json.string("text", matched.words)
      } else {
        json.string("name", matched.words)
      }
      json.string("defined", "\(matched.versions.mark.file):\(matched.versions.mark.line)")
      if let since = matched.versions.since { json.string("since", since) }
      if let until = matched.versions.until { json.string("until", until) }
    }
  }

  private static func write(_ value: FieldValue, _ name: String, shown: String?, _ json: inout JSONWriter) {
    switch value {
    case .absent: break
    case .redacted: json.object(name) { $0.boolean("redacted", true) }
    case .truncated: json.object(name) { $0.boolean("truncated", true) }
    case .malformed: json.object(name) { $0.boolean("malformed", true) }
    case .text(let text): json.string(name, text.description)
    case .integer(let integer): json.raw(name, String(integer))
    case .number(let number): json.raw(name, String(number))
    case .boolean(let boolean): json.boolean(name, boolean)
    case .instant: json.optional(name, shown)
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
