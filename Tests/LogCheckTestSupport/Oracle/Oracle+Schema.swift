import LogCheckModel
package import LogCheckRules

/// `schema`: structured events of the declared form. It judges objects as they are written and not a trace: each is a
/// separate instance.
package struct SchemaOracle {
  let rules: RuleSet
  let body: SchemaRule

  package init?(_ rules: RuleSet) {
    guard let body = rules.rules.first?.body as? SchemaRule else { return nil }
    self.rules = rules
    self.body = body
  }

  /// Members that exist whatever an envelope declares.
  private static let known: Set<String> = ["event", "fields", "ts", "mono_ms", "boot_id", "device", "level", "visit"]

  /// `pass`, `fail` or `open`; `nil` for one that the rule is not about.
  package func verdict(_ object: WrittenObject) -> String? {
    let definition = rules.event(named: object.name).map { rules.events[$0.index] }
    if let selector = body.event {
      guard let type = rules.event(named: object.name), selector.types.contains(type) else { return nil }
      if object.isCut { return "open" }
      if selector.guardExpression != nil {
        // The only guard that is made: `id == "x"`.
        guard let id = value("id", of: object), let word = id.word else { return "open" }
        if word != "x" { return nil }
      }
    } else {
      let isMarked = object.members.contains { $0.name == "schema" && $0.value.word == "x/1" }
      guard object.isTagged || definition != nil || isMarked else { return nil }
      if object.isCut { return "open" }
    }
    var judged: [Bool?] = []
    if body.event == nil {
      for member in rules.envelope {
        let reported = object.members.first { $0.name == member.name }?.value
        let isRequired = member.isRequired || body.required.contains(member.name)
        judged.append(isRight(reported, isRequired, member.words.isEmpty ? [member.type] : [.word], member.words))
      }
    }
    for field in definition?.fields ?? [] {
      let isRequired = body.event != nil && body.required.contains(field.name)
      judged.append(isRight(value(field.name, of: object), isRequired, body.checksTypes ? [field.type] : [], []))
    }
    if body.needsOffsets { judged.append(contentsOf: offsets(of: object, definition)) }
    if !body.allowsUnknownFields { judged.append(!hasStrangers(object, definition)) }
    if judged.contains(false) { return "fail" }
    return judged.contains(nil) ? "open" : "pass"
  }

  /// A field by its name in the fields, then in the object itself; the name of a duration may contain its unit there.
  private func value(_ name: String, of object: WrittenObject) -> WrittenObject.Value? {
    (object.fields + object.members).first { $0.name == name || $0.name == "\(name)_ms" }?.value
  }

  /// True if a value is as declared; without types, any will do.
  private func isRight(
    _ reported: WrittenObject.Value?, _ isRequired: Bool, _ types: Set<FieldType>, _ words: [LogText]
  ) -> Bool? {
    guard let reported, !reported.isNull else { return !isRequired }
    if reported.isHidden { return isRequired || !types.isEmpty ? nil : true }
    if types.isEmpty { return true }
    if !words.isEmpty { return reported.word.map { word in words.contains { $0.description == word } } ?? false }
    return !reported.types.isDisjoint(with: types)
  }

  private func offsets(of object: WrittenObject, _ definition: EventDefinition?) -> [Bool] {
    let names = (definition?.fields ?? []).filter { $0.type == .instant }.map(\.name)
    let members = rules.envelope.filter { $0.type == .instant && $0.words.isEmpty }.map(\.name)
    let reported =
      names.compactMap { value($0, of: object) }
      + object.members.filter { members.contains($0.name) }.map(\.value)
    return reported.filter { $0.types.contains(.instant) }.map(\.isZoned)
  }

  private func hasStrangers(_ object: WrittenObject, _ definition: EventDefinition?) -> Bool {
    let fields = (definition?.fields ?? []).flatMap { $0.type == .duration ? [$0.name, "\($0.name)_ms"] : [$0.name] }
    let envelope = rules.envelope.map(\.name)
    return object.members.contains { member in
      !fields.contains(member.name) && !envelope.contains(member.name) && !Self.known.contains(member.name)
    } || (definition != nil && object.fields.contains { !fields.contains($0.name) })
  }
}
