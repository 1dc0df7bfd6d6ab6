import LogCheckEngine
import LogCheckIngest
package import LogCheckModel
import LogCheckRules

/// An event of a capture as callers from outside of the tool get it.
package struct ReadEvent: Sendable {
  package var name: String
  /// What happened, in the words of the event's definition.
  package var title: String
  /// ISO 8601; `nil` where the capture does not show it.
  package var time: String?
  /// From 0, in the order of the capture.
  package var session: Int
  package var processID: Int32?
  /// From 1.
  package var line: Int
  /// In the order of the definition, without those that the line lacks; instants as ISO 8601.
  package var fields: [(name: String, value: FieldValue, shown: String?)]
  package var text: String
}

/// Reads the events of a capture for callers from outside of the tool.
package enum EventReading {
  /// Gives each event in the order of the capture's time; returns why the capture could not be read to its end, if it could not.
  package static func read(
    _ input: AuditInput, _ library: RuleLibrary, _ options: AuditOptions, isStopped: () -> Bool,
    take: (ReadEvent) -> Void
  ) throws(UnusableRules) -> String? {
    try EventWalk.read(input, library, options, isStopped: isStopped) { auditor in
      for event in auditor.takeEvents() { take(readEvent(event, auditor, library)) }
    }
  }

  private static func readEvent(_ event: Event, _ auditor: TraceAuditor, _ library: RuleLibrary) -> ReadEvent {
    let definition = library.ruleSet.events[event.type.index]
    var fields: [(name: String, value: FieldValue, shown: String?)] = []
    for (field, value) in zip(definition.fields, event.fields) where value != .absent {
      let visible = event.holdsHidden ? EventPrinter.masked(value, by: event.excerpt) : value
      var shown: String?
      if case .instant(let instant, let frame) = visible {
        shown = auditor.shown(EventTime(instant: instant, frame: frame, granularity: .milliseconds(1)))
      }
      fields.append((name: field.name, value: visible, shown: shown))
    }
    return ReadEvent(
      name: definition.name, title: definition.summary,
      time: definition.isEvidence ? nil : auditor.shown(event.time), session: event.session,
      processID: event.processID, line: event.position.line, fields: fields, text: event.excerpt.description)
  }
}
