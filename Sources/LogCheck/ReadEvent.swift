package import LogCheckEngine
import LogCheckIngest
package import LogCheckModel
package import LogCheckRuleLibrary
package import LogCheckRules
import LogCheckTrace

/// An event of a capture as it is shown: without what no report may show, with times in ISO 8601.
package struct ReadEvent: Sendable {
  package var name: String
  /// The summary of the event's definition.
  package var title: String
  /// ISO 8601; `nil` where the capture does not show it.
  package var time: String?
  /// The number of its source: one device in one boot.
  package var source: Int
  /// From 0, in the order of the capture.
  package var session: Int
  package var processID: Int32?
  /// From 1.
  package var line: Int
  /// In the order of the definition, without those that the line lacks; instants as ISO 8601.
  package var fields: [(name: String, value: FieldValue, shown: String?)]
  package var text: String
  /// The text of the rule files that the line matched; `nil` for an event of an evidence file.
  package var matched: (text: MatchedText, words: String, versions: TextVersions)?
}

/// Reads the events of a capture.
package enum EventReading {
  /// Gives each event in the order of the capture's time; returns why the capture could not be read to its end, if it could not.
  package static func read(
    _ input: AuditInput, _ library: RuleLibrary, _ options: AuditOptions, isStopped: () -> Bool,
    take: (ReadEvent) -> Void
  ) throws(UnusableRules) -> String? {
    try EventWalk.read(input, library, options, isStopped: isStopped) { assembler in
      for event in assembler.takeEvents() { take(readEvent(event, assembler, library)) }
    }
  }

  private static func readEvent(
    _ recognised: RecognisedEvent, _ assembler: TraceAssembler, _ library: RuleLibrary
  ) -> ReadEvent {
    let event = recognised.event
    let definition = library.ruleSet.events[event.type.index]
    var fields: [(name: String, value: FieldValue, shown: String?)] = []
    for (field, value) in zip(definition.fields, event.fields) where value != .absent {
      let visible = event.holdsHidden ? value.masked(by: event.excerpt) : value
      var shown: String?
      if case .instant(let instant, let frame) = visible {
        shown = assembler.shown(EventTime(instant: instant, frame: frame, granularity: .milliseconds(1)))
      }
      fields.append((name: field.name, value: visible, shown: shown))
    }
    return ReadEvent(
      name: definition.name, title: definition.summary,
      time: definition.isEvidence ? nil : assembler.shown(event.time),
      source: event.source.index, session: event.session, processID: event.processID, line: event.position.line,
      fields: fields, text: event.excerpt.description,
      matched: recognised.text.map { text in
        let found = text.found(in: library.ruleSet.events)
        return (text: text, words: found.words, versions: found.versions)
      })
  }
}

extension FieldValue {
  /// A value of a line in which a privacy rule finds something: whole where what is left of the line shows it, else only its length.
  fileprivate func masked(by excerpt: LogExcerpt) -> FieldValue {
    func masked(_ bytes: [UInt8]) -> LogText {
      // A value that consists of the mask shows no more than that.
      excerpt.text.bytes.span.holds(bytes.span) ? LogText(bytes: bytes) : LogText("…[\(bytes.count) bytes]")
    }
    switch self {
    case .text(let text): return .text(masked(text.bytes))
    case .integer(let number): return masked(Array(String(number).utf8)).bytes.first == 0xE2 ? .redacted : self
    case .number(let number): return masked(Array(String(number).utf8)).bytes.first == 0xE2 ? .redacted : self
    case .list(let items): return .list(items.map { masked($0.bytes) })
    // An object may hold in a member what the line may not show: it is shown whole or not at all.
    case .object(let text): return excerpt.text.bytes.span.holds(text.bytes.span) ? self : .text(masked(text.bytes))
    case .absent, .redacted, .malformed, .truncated, .boolean, .instant, .duration: return self
    }
  }
}
