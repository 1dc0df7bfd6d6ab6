import LogCheckModel
import LogCheckRules

@testable import LogCheckEngine

/// Events defined by a test, and what lines are in their words.
struct Lines {
  let rules: RuleSet
  let classifier: EventClassifier

  /// The text below `components:` and `events:`.
  init(components: String = "ALPHA: { tags: [\"[X-ALPHA]\"] }", events: String) throws {
    var text = "schema: dnp-rules/1\ncomponents:\n"
    for line in components.split(separator: "\n") { text += "  \(line)\n" }
    text += "events:\n"
    for line in events.split(separator: "\n") { text += "  \(line)\n" }
    var (rules, problems) = RuleLoader.load([RuleFileText(path: "lines.yml", bytes: Array(text.utf8))])
    problems.removeAll { $0.severity != .error }
    classifier = EventClassifier(rules, problems: &problems)
    guard problems.isEmpty else { throw BenchProblem(description: problems.map(rendered).joined(separator: "\n")) }
    self.rules = rules
  }

  /// One event `a.b` of one component with these templates.
  init(templates: [String], more: String = "") throws {
    let list = templates.map { "'\($0.replacing("'", with: "''"))'" }.joined(separator: ", ")
    try self.init(events: "a.b:\n  component: ALPHA\n  text: [\(list)]\n\(more)")
  }

  func record(_ message: String, tag: String = "", subsystem: String = "", category: String = "") -> Record {
    var record = Record()
    record.tag = record.append(Array(tag.utf8).span)
    record.subsystem = record.append(Array(subsystem.utf8).span)
    record.category = record.append(Array(category.utf8).span)
    record.message = record.append(Array(message.utf8).span)
    return record
  }

  /// The classification of a record: `name field=value …` with the fields that are not absent, `unrecognised ALPHA`, or
  /// `foreign`.
  func reported(_ record: Record) -> String {
    switch classifier.classify(record).kind {
    case .foreign: return "foreign"
    case .unrecognised(let component): return "unrecognised \(component.map { rules.components[$0].name } ?? "event")"
    case .event(let event):
      let definition = rules.events[event.type.index]
      let fields = zip(definition.fields, event.fields).filter { $0.1 != .absent }
      return ([definition.name] + fields.map { "\($0.0.name)=\(word($0.1))" }).joined(separator: " ")
    }
  }

  func reported(_ message: String) -> String { reported(record(message)) }

  private func word(_ value: FieldValue) -> String {
    switch value {
    case .absent: "-"
    case .redacted: "~"
    case .malformed: "!"
    case .truncated: "cut"
    case .text(let text): text.description
    case .integer(let number): String(number)
    case .number(let number): String(number)
    case .boolean(let value): String(value)
    case .instant(let instant, let frame): TimeText.instant(instant, frame)
    case .duration(let length): TimeText.duration(length)
    case .object(let text): text.description
    case .list(let items): "[" + items.map(\.description).joined(separator: ",") + "]"
    }
  }
}
