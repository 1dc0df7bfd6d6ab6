import LogCheck
import LogCheckEngine
import LogCheckModel
import LogCheckRuleLibrary
import LogCheckRules

/// A line that says what one text of an event says, after the first tag of a component of the event.
struct TemplateLine: CustomStringConvertible {
  var event: String
  var component: String
  /// `[DNP-FETCH] `, or empty where only a log tag or a header names the component.
  var tag: String
  /// The log tag that names a component without tags.
  var logTag: String?
  var body: String
  /// True if a text of the event ends in what takes the rest of the line.
  var takesTheRest: Bool

  var description: String { "\(event): \(logTag.map { $0 + ": " } ?? "")\(tag)\(body)" }

  /// One line for each template, component and choice of words, and for optional parts with and without them.
  static func all(of ruleSet: RuleSet) -> [TemplateLine] {
    ruleSet.events.flatMap { event in
      let takesTheRest = event.patterns.contains { pattern in
        if case .template(let pieces, _) = pattern { self.takesTheRest(pieces) } else { false }
      }
      return event.patterns.flatMap { pattern -> [TemplateLine] in
        guard case .template(let pieces, _) = pattern else { return [] }
        let bodies = texts(of: pieces[...], event.fields)
        let components = event.components.isEmpty ? [nil] : event.components.map { Optional($0) }
        return components.flatMap { component -> [TemplateLine] in
          let component = component.map { ruleSet.components[$0] }
          let hasLogTag = component?.logTags.isEmpty == false
          return bodies.filter { hasLogTag || !$0.hasPrefix("DN|") }.map { body in
            // `DN|` is a tag itself.
            let tag = body.hasPrefix("DN|") ? nil : component?.tags.first
            return TemplateLine(
              event: event.name, component: component?.name ?? "any",
              tag: tag.map { $0.hasSuffix("|") ? $0 : $0 + " " } ?? "",
              logTag: tag == nil ? component?.logTags.first : nil,
              body: body, takesTheRest: takesTheRest)
          }
        }
      }
    }
  }

  private static func takesTheRest(_ pieces: [TemplatePiece]) -> Bool {
    switch pieces.last {
    case .rest, .field(_, .text): true
    case .optional(let inner): takesTheRest(inner)
    default: false
    }
  }

  private static func texts(of pieces: ArraySlice<TemplatePiece>, _ fields: [FieldDefinition]) -> [String] {
    guard let first = pieces.first else { return [""] }
    let ends = texts(of: pieces.dropFirst(), fields)
    let starts: [String] =
      switch first {
      case .text(let text): [text]
      case .blank: [" "]
      case .arrow: ["→"]
      case .field(let index, let type): [value(fields[index], type)]
      case .words(let words, _): words
      case .optional(let inner): texts(of: inner[...], fields) + [""]
      case .rest: [""]
      }
    return starts.flatMap { start in ends.map { start + $0 } }
  }

  private static func value(_ field: FieldDefinition, _ type: FieldType) -> String {
    switch type {
    case .word: field.name.hasSuffix("id") ? "daily-1" : field.name == "scenario" ? "cold_start" : "alpha"
    case .text: " with some words"
    case .integer: "200"
    case .number: "5"
    case .boolean: "true"
    case .instant: "2025-11-15T05:48:00Z"
    case .duration: "180s"
    case .list: "[a, b]"
    case .object: #"{"code":"x"}"#
    }
  }
}

/// The events of single lines.
struct LineClassifier {
  let rules: RuleSet
  private let classifier: EventClassifier

  init() throws {
    rules = try Shipped.rules.get().ruleSet
    var problems: [Diagnostic] = []
    classifier = EventClassifier(rules, problems: &problems)
  }

  /// The event of a message; `logTag` is what logcat prints before it, `category` the plugin's category in a unified
  /// log.
  func event(
    of message: String, logTag: String? = nil, category: String? = nil
  ) -> (name: String, fields: [FieldValue])? {
    var record = Record()
    if let logTag { record.tag = record.append(Array(logTag.utf8).span) }
    if let category {
      record.subsystem = record.append(Array("com.timesafari.dailynotification".utf8).span)
      record.category = record.append(Array(category.utf8).span)
    }
    record.message = record.append(Array(message.utf8).span)
    guard case .event(let event) = classifier.classify(record).kind else { return nil }
    return (rules.events[event.type.index].name, event.fields)
  }

  /// The event of a line as logcat prints it, `L/TAG: message`, or of one without such a header.
  func event(ofLine line: String) -> (name: String, fields: [FieldValue])? {
    if let match = line.wholeMatch(of: /[VDIWEF]\/([^:]+): (.*)/) {
      return event(of: String(match.2), logTag: String(match.1))
    }
    return event(of: line)
  }

  func fields(_ event: (name: String, fields: [FieldValue])) -> [String: FieldValue] {
    guard let definition = rules.events.first(where: { $0.name == event.name }) else { return [:] }
    return Dictionary(uniqueKeysWithValues: zip(definition.fields.map(\.name), event.fields).filter { $1 != .absent })
  }
}
