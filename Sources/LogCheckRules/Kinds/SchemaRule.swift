package import LogCheckModel

extension KeyTable {
  package static let schema = KeyTable(
    "schema", of: "a schema rule",
    [
      "event": "the event whose form is judged",
      "structured": "`true` for the form of every structured event",
      "where": "guard on the event",
      "required": "fields that must be there, or members of the envelope",
      "unknown_fields": "the outcome of undeclared members: `ok` or `fail`",
      "fields_typed": "`true` if every field must be readable as its type",
      "instants_zoned": "`true` if every instant must be a text with its offset",
    ])
}

/// Structured events are of the form that is declared for them.
package struct SchemaRule: Sendable {
  /// `nil` for every structured event, also with unknown names.
  package var event: EventSelector?
  /// Fields of the event, or members of the envelope, that must be there.
  package var required: [String]
  package var allowsUnknownFields: Bool
  /// True if every declared field that is there must be readable as its type.
  package var checksTypes: Bool
  /// True if every instant must be a text of ISO 8601 with its offset.
  package var needsOffsets = false

  package init(event: EventSelector?, required: [String], allowsUnknownFields: Bool, checksTypes: Bool) {
    self.event = event
    self.required = required
    self.allowsUnknownFields = allowsUnknownFields
    self.checksTypes = checksTypes
  }
}

/// A member that structured events have in addition to their fields.
package struct EnvelopeMember: Sendable {
  package var name: String
  package var type: FieldType
  /// The words that it may be; empty for any value of its type.
  package var words: [LogText]
  package var isRequired: Bool

  package init(name: String, type: FieldType, words: [LogText], isRequired: Bool) {
    self.name = name
    self.type = type
    self.words = words
    self.isRequired = isRequired
  }
}

extension SchemaRule: RuleKind {
  package static let kind = "schema"
  package static let purpose = "A structured event must have the declared form."
  package static let keys = KeyTable.schema
  package static let watchesEvents = false
  package static let ends: [UsableEnds] = [.none(because: "each event is judged at once")]

  package static func decode(_ reader: KindReader) -> (any RuleKind)? { SchemaDecoder(reader: reader).decode() }

  package var selectors: [EventSelector?] { [event] }

  package var neededTypes: [[EventTypeID]] { [event?.types].compactMap(\.self) }

  package func sentence(_ prose: RuleProse) -> String {
    return "\(event.map { prose.name($0) } ?? "Every structured event") must have the declared form."
  }
}

/// Reads a rule of the kind `schema`.
private struct SchemaDecoder {
  let reader: KindReader

  private var problems: RuleProblems { reader.problems }

  func decode() -> SchemaRule? {
    let map = reader.map
    let event = reader.selector("event", isGuarded: true, reader.scope)
    let isWhole = map.boolean("structured")
    map.atMostOne(of: ["event", "structured"])
    if !map.has("event"), !map.has("structured") {
      problems.report(
        .missingKey("event", of: "a schema rule", meaning: "the event whose form is judged"), at: map.node.position)
    } else if isWhole == false {
      problems.report(.unusable("structured", because: "only `true` has a meaning"), at: map.keyPosition("structured"))
    } else if !map.has("event"), map.has("where") {
      problems.report(.neededTogether("where", needs: "event"), at: map.keyPosition("where"))
    }
    let required = map.texts("required", atMost: RuleFileLimits.listed).compactMap { name in
      isKnown(name.text, at: name.node.position, event) ? name.text : nil
    }
    let allowsUnknown = map.value("unknown_fields").flatMap {
      map.values.word($0, of: [("ok", true), ("fail", false)])
    }
    let checksTypes = map.boolean("fields_typed") ?? true
    let needsOffsets = map.boolean("instants_zoned") ?? false
    guard event != nil || isWhole == true else { return nil }
    var rule = SchemaRule(
      event: event, required: required, allowsUnknownFields: allowsUnknown ?? true, checksTypes: checksTypes)
    rule.needsOffsets = needsOffsets
    return rule
  }

  /// True if every one of the events has the field; without an event, if the envelope has the member.
  private func isKnown(_ name: String, at position: FilePosition, _ event: EventSelector?) -> Bool {
    guard let event else {
      guard !reader.map.has("event") else { return false }
      if reader.context.envelope.contains(where: { $0.name == name }) { return true }
      let nearest = problems.nearest(to: name, in: reader.context.envelope.map(\.name))
      problems.report(.unknownField(name, of: "the envelope", nearest: nearest), at: position)
      return false
    }
    for type in event.types where !reader.context.catalogue.isBroken(type.index) {
      let definition = reader.context.catalogue.events[type.index]
      guard definition.fieldIndex(name) == nil else { continue }
      let nearest = problems.nearest(to: name, in: definition.fields.map(\.name))
      problems.report(.unknownField(name, of: "`\(definition.name)`", nearest: nearest), at: position)
      return false
    }
    return true
  }
}

extension SchemaRule: Packed {
  package func pack(into text: inout PackWriter) {
    text.add(event)
    text.add(required)
    text.add(allowsUnknownFields)
    text.add(checksTypes)
    text.add(needsOffsets)
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(
      event: try text.next(), required: try text.next(), allowsUnknownFields: try text.next(),
      checksTypes: try text.next())
    needsOffsets = try text.next()
  }
}

extension SchemaRule {
  package func addChanges(to mutator: inout RuleMutator) {
    let set = mutator.editor(of: self)
    if let event = event {
      mutator.add("event", event.changes(in: mutator.ruleSet), at: event.mark) { rule, value in
        rule.body = set { $0.event = value }
      }
    }
    mutator.add("required", required.changes(name: { $0 }, changing: { _ in [] })) { rule, value in
      rule.body = set { $0.required = value }
    }
    let unknown = Change(allowsUnknownFields ? "fail" : "ok", !allowsUnknownFields)
    mutator.add("unknown_fields", [unknown]) { rule, value in rule.body = set { $0.allowsUnknownFields = value } }
    // If the rule does not ask for it, the change makes a difference only for events that the rule does not mention.
    if needsOffsets {
      mutator.add("instants_zoned", [Change("without it", false)]) { rule, value in
        rule.body = set { $0.needsOffsets = value }
      }
    }
    mutator.add("fields_typed", [Change(String(!checksTypes), !checksTypes)]) { rule, value in
      rule.body = set { $0.checksTypes = value }
    }
  }
}
