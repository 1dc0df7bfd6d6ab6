import LogCheckModel

/// Reads a rule of the kind `domain`.
struct DomainDecoder {
  let reader: KindReader

  private var problems: RuleProblems { reader.problems }

  func decode() -> DomainRule? {
    let map = reader.map
    let event = reader.selector("event", isGuarded: true, reader.scope)
    // Beside an unknown event the fields are still read, as fields of an unknown type.
    let owner = event ?? EventSelector(types: [], mark: map.node.mark)
    let fields = map.value("fields").map { self.fields($0, of: owner) } ?? []
    let missing = map.word("missing", as: MissingField.self) ?? .open
    let ignoresCase = map.boolean("ignore_case") ?? false
    guard let event else { return nil }
    return DomainRule(event: event, fields: fields, missing: missing, ignoresCase: ignoresCase)
  }

  private func fields(_ node: RuleNode, of event: EventSelector) -> [DomainRule.Field] {
    let entries = reader.map.values.entries(node, of: "fields", atMost: RuleFileLimits.listed)
    if case .map = node.content, entries.isEmpty { problems.report(.emptyList("fields"), at: node.place) }
    return entries.compactMap { entry in
      let field = reader.expressions.field(entry.key, of: event, at: entry.keyPlace, reader.scope)
      return domain(entry.value, of: field.type, event).map {
        DomainRule.Field(name: entry.key, value: field.expression, domain: $0)
      }
    }
  }

  private func domain(_ node: RuleNode, of type: ValueType, _ event: EventSelector) -> DomainRule.Domain? {
    guard case .map = node.content else { return .oneOf(reader.map.values.literals(node, as: type)) }
    guard let map = MapReader(node, .fieldDomain, problems) else { return nil }
    guard map.atMostOne(of: ["from", "matches", "not_in"]), map.atMostOne(of: ["to", "matches", "not_in"]) else {
      return nil
    }
    if let node = map.value("not_in") { return .noneOf(reader.map.values.literals(node, as: type)) }
    if let pattern = map.text("matches") {
      if ![.text, .list, .any].contains(type) {
        problems.report(
          .wrongOperand(operation: "matches", expected: "a text", found: type.words), at: map.keyPlace("matches"))
      }
      return .matches(pattern)
    }
    guard map.has("from") || map.has("to") else {
      if !map.has("matches") {
        problems.report(.missingKey("from", of: "the domain of a field", meaning: "the least value"), at: node.place)
      }
      return nil
    }
    return .range(from: bound("from", map, type), to: bound("to", map, type))
  }

  /// One end of a range: an expression without fields, of the field's own type.
  private func bound(_ key: String, _ map: MapReader, _ type: ValueType) -> Expression? {
    guard let node = map.value(key), let typed = reader.expressions.typed(node, reader.scope) else { return nil }
    guard let joined = typed.type.joined(with: type), joined.isOrdered || joined == .any else {
      problems.report(
        .mismatchedTypes(operation: key, left: type.words, right: typed.type.words), at: node.place(ofByte: 0))
      return nil
    }
    return typed.expression
  }
}

extension NodeReader {
  /// Different values as a field of that type would hold them.
  func literals(_ node: RuleNode, as type: ValueType) -> [Literal] {
    var seen: Set<Literal> = []
    return items(node, of: "values", atMost: RuleFileLimits.values).compactMap { item in
      guard let literal = literal(item, as: type) else { return nil }
      if !seen.insert(literal).inserted { problems.report(.repeatedEntry(item.scalar?.text ?? ""), at: item.place) }
      return literal
    }
  }

  /// A value as a field of that type would hold it; of a list, one of its items.
  func literal(_ node: RuleNode, as type: ValueType) -> Literal? {
    func written(_ type: FieldType) -> FieldValue? {
      if let scalar = node.scalar, let value = FieldValueParser.value(of: scalar.text, as: type) { return value }
      let found = node.scalar?.text ?? node.kindWords
      problems.report(.badValue(found, type: FieldValueParser.words(for: type)), at: node.place)
      return nil
    }
    switch type {
    case .text, .list, .json: return text(node).map { .text(LogText($0)) }
    case .object:
      problems.report(.wrongOperand(operation: "domain", expected: "a value", found: type.words), at: node.place)
      return nil
    case .boolean: return boolean(node).map { .boolean($0) }
    case .integer:
      guard case .integer(let value)? = written(.integer) else { return nil }
      return .integer(value)
    case .number:
      guard case .number(let value)? = written(.number) else { return nil }
      return .number(value)
    case .duration:
      guard case .duration(let value)? = written(.duration) else { return nil }
      return .duration(value)
    case .instant:
      problems.report(
        .wrongType(expected: "a range with `from` and `to`, as for every instant", found: node.kindWords),
        at: node.place)
      return nil
    case .any: return nil
    }
  }
}
