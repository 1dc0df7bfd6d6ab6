import LogCheckModel

/// Reads a rule of the kind `schema`.
struct SchemaDecoder {
  let reader: KindReader

  private var problems: RuleProblems { reader.problems }

  func decode() -> SchemaRule? {
    let map = reader.map
    let event = reader.selector("event", isGuarded: true, reader.scope)
    let isWhole = map.boolean("structured")
    map.atMostOne(of: ["event", "structured"])
    if !map.has("event"), !map.has("structured") {
      problems.report(.missingKey("event", of: "a schema rule", meaning: "whose form is judged"), at: map.node.place)
    } else if isWhole == false {
      problems.report(.unusable("structured", because: "only `true` says something"), at: map.keyPlace("structured"))
    } else if !map.has("event"), map.has("where") {
      problems.report(.neededTogether("where", needs: "event"), at: map.keyPlace("where"))
    }
    let required = map.texts("required", atMost: RuleFileLimits.listed).compactMap { name in
      isKnown(name.text, at: name.node.place, event) ? name.text : nil
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

  /// Whether every one of the events has the field; without an event, whether the envelope has the member.
  private func isKnown(_ name: String, at place: Place, _ event: EventSelector?) -> Bool {
    guard let event else {
      guard !reader.map.has("event") else { return false }
      if reader.context.envelope.contains(where: { $0.name == name }) { return true }
      let nearest = problems.nearest(to: name, in: reader.context.envelope.map(\.name))
      problems.report(.unknownField(name, of: "the envelope", nearest: nearest), at: place)
      return false
    }
    for type in event.types where !reader.context.catalogue.isBroken(type.index) {
      let definition = reader.context.catalogue.events[type.index]
      guard definition.fieldIndex(name) == nil else { continue }
      let nearest = problems.nearest(to: name, in: definition.fields.map(\.name))
      problems.report(.unknownField(name, of: "`\(definition.name)`", nearest: nearest), at: place)
      return false
    }
    return true
  }
}
