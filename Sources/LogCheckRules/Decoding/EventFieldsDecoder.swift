import LogCheckModel

/// Reads the parts of an event that speak of its fields: `fields`, `text`, `regex`, `pairs` and `set`.
struct EventFieldsDecoder {
  let problems: RuleProblems

  /// Fills the event; `false` if some fields are unknown because of errors.
  func decode(_ map: MapReader, into event: inout EventDefinition) -> Bool {
    var sources: [(field: Int, paths: [(text: String, node: RuleNode)])] = []
    var isWhole = declared(map, into: &event, &sources)
    map.atMostOne(of: ["text", "regex"])
    guard let textsAreWhole = templates(map, into: &event) else { return false }
    isWhole = textsAreWhole && isWhole
    for pattern in map.versionedTexts("regex", atMost: RuleFileLimits.listed) {
      event.texts.append(EventText(.regex(pattern.text), pattern.versions))
      for group in PatternGroups.names(in: pattern.text) where event.fieldIndex(group.name) == nil {
        let nearest = problems.nearest(to: group.name, in: event.fields.map(\.name))
        problems.report(
          .unknownField(group.name, of: "the event", nearest: nearest), at: pattern.node.position(ofByte: group.offset))
      }
    }
    pairs(map, into: &event)
    constants(map, into: &event)
    for (field, paths) in sources {
      event.fields[field].sources = paths.compactMap { source($0.text, at: $0.node, for: field, in: event) }
    }
    return isWhole
  }

  /// Adds templates, with the fields that they declare; `false` if one is invalid, `nil` if there are too many fields.
  private func templates(_ map: MapReader, into event: inout EventDefinition) -> Bool? {
    var isWhole = true
    for template in map.versionedTexts("text", atMost: RuleFileLimits.listed) {
      do throws(TemplateError) {
        let parsed = try TemplateParser.parse(template.text, fields: event.fields)
        event.fields = parsed.fields
        event.texts.append(EventText(.template(parsed.pieces, source: template.text), template.versions))
        guard event.fields.count <= RuleFileLimits.listed else {
          problems.report(.tooMany("fields", limit: RuleFileLimits.listed), at: template.node.position)
          return nil
        }
      } catch {
        problems.report(error.problem, at: template.node.position(ofByte: error.offset))
        isWhole = false
      }
    }
    return isWhole
  }

  /// Adds the further texts and pairs that a build prints for an event; `false` if they are invalid.
  func decode(wording map: MapReader, into event: inout EventDefinition) -> Bool {
    let isWhole = templates(map, into: &event) ?? false
    pairs(map, into: &event)
    return isWhole
  }

  /// Warns of declared fields that no line can fill: a rule that asks for one would never be decided on it.
  func checkFilled(_ map: MapReader, _ event: EventDefinition) {
    guard !event.patterns.isEmpty, event.jsonNames.isEmpty, let node = map.value("fields") else { return }
    var filled = Set(event.pairs.map(\.field)).union(event.constants.map(\.field))
    // An object under the key of a pair fills the field of that name.
    filled.formUnion(event.pairs.compactMap { event.fieldIndex($0.key) }.filter { event.fields[$0].type == .object })
    filled.formUnion(event.fields.indices.filter { !event.fields[$0].sources.isEmpty })
    for pattern in event.patterns {
      switch pattern {
      case .template(let pieces, _): filled.formUnion(pieces.flatMap(\.fields))
      case .regex(let text):
        filled.formUnion(PatternGroups.names(in: text).compactMap { event.fieldIndex($0.name) })
      }
    }
    for entry in map.values.entries(node, of: "fields", atMost: RuleFileLimits.listed) {
      guard let index = event.fieldIndex(entry.key), !filled.contains(index) else { continue }
      problems.report(.unfilledField(entry.key), at: entry.keyPosition)
    }
  }

  /// The field that shows when the line is written.
  func clock(_ map: MapReader, of event: EventDefinition) -> Int? {
    guard let node = map.value("clock"), let name = map.values.text(node),
      let index = field(name, of: event, at: node.position)
    else { return nil }
    guard event.fields[index].type == .instant else {
      problems.report(.unusable(name, because: "it is not an instant"), at: node.position)
      return nil
    }
    return index
  }

  /// The field that names the time zone in which the device is from then on.
  func zone(_ map: MapReader, of event: EventDefinition) -> Int? {
    guard let node = map.value("zone"), let name = map.values.text(node),
      let index = field(name, of: event, at: node.position)
    else { return nil }
    guard ValueType(event.fields[index].type) == .text else {
      problems.report(.unusable(name, because: "it is not a text"), at: node.position)
      return nil
    }
    return index
  }

  private func declared(
    _ map: MapReader, into event: inout EventDefinition,
    _ sources: inout [(field: Int, paths: [(text: String, node: RuleNode)])]
  ) -> Bool {
    guard let node = map.value("fields") else { return true }
    var isWhole = true
    for entry in map.values.entries(node, of: "fields", atMost: RuleFileLimits.listed)
    where map.values.name(entry.key, .field, at: entry.keyPosition) {
      if EventCatalogue.common.contains(where: { $0.name == entry.key }) {
        problems.report(.reservedName(entry.key, of: .field), at: entry.keyPosition)
        continue
      }
      if case .map = entry.value.content {
        guard let field = MapReader(entry.value, .field, problems), let type = field.word("type", as: FieldType.self)
        else {
          isWhole = false
          continue
        }
        event.fields.append(FieldDefinition(name: entry.key, type: type))
        sources.append((event.fields.count - 1, field.texts("from", atMost: RuleFileLimits.listed)))
        continue
      }
      guard let type = map.values.word(entry.value, as: FieldType.self) else {
        isWhole = false
        continue
      }
      event.fields.append(FieldDefinition(name: entry.key, type: type))
    }
    return isWhole
  }

  /// A path such as `result.error.code`: the first name is a field of type object without `from`.
  private func source(_ text: String, at node: RuleNode, for field: Int, in event: EventDefinition) -> NestedSource? {
    do throws(ExpressionError) {
      let (name, steps) = try ExpressionParser.path(text)
      guard let root = self.field(name, of: event, at: node.position) else { return nil }
      guard event.fields[root].type == .object else {
        problems.report(.noMembers(ValueType(event.fields[root].type).words), at: node.position)
        return nil
      }
      // A chain would make the order of the fields decide.
      guard root != field, event.fields[root].sources.isEmpty else {
        problems.report(
          .unusable(text, because: "the path begins at a field that is itself read from a path"), at: node.position)
        return nil
      }
      return NestedSource(field: root, path: steps)
    } catch {
      problems.report(error.problem, at: node.position(ofByte: error.offset))
      return nil
    }
  }

  private func pairs(_ map: MapReader, into event: inout EventDefinition) {
    guard let node = map.value("pairs") else { return }
    for entry in map.values.entries(node, of: "keys and fields", atMost: RuleFileLimits.listed) {
      if entry.key.isEmpty || entry.key.utf8.contains(where: { $0 <= 0x20 || $0 == UInt8(ascii: "=") }) {
        problems.report(.badValue(entry.key, type: "a key without blanks and `=`"), at: entry.keyPosition)
      }
      guard let name = map.values.text(entry.value), let field = field(name, of: event, at: entry.value.position) else {
        continue
      }
      event.pairs.append(KeyPair(key: entry.key, field: field))
    }
  }

  private func constants(_ map: MapReader, into event: inout EventDefinition) {
    guard let node = map.value("set") else { return }
    for entry in map.values.entries(node, of: "fields and values") {
      guard let field = field(entry.key, of: event, at: entry.keyPosition) else { continue }
      guard let value = constant(entry.value, as: event.fields[field].type, map.values) else { continue }
      event.constants.append(FieldConstant(field: field, value: value))
    }
  }

  private func constant(_ node: RuleNode, as type: FieldType, _ values: NodeReader) -> FieldValue? {
    switch type {
    case .word, .text: return values.text(node).map { .text(LogText($0)) }
    case .boolean: return values.boolean(node).map { .boolean($0) }
    case .list: return .list(values.list(node, of: "texts").compactMap { values.text($0) }.map { LogText($0) })
    case .integer, .number, .duration, .instant, .object: break
    }
    guard let scalar = node.scalar, let value = FieldValueParser.value(of: scalar.text, as: type) else {
      problems.report(
        .badValue(node.scalar?.text ?? node.kindWords, type: FieldValueParser.words(for: type)), at: node.position)
      return nil
    }
    return value
  }

  private func field(_ name: String, of event: EventDefinition, at position: FilePosition) -> Int? {
    if let index = event.fieldIndex(name) { return index }
    let nearest = problems.nearest(to: name, in: event.fields.map(\.name))
    problems.report(.unknownField(name, of: "the event", nearest: nearest), at: position)
    return nil
  }
}

extension TemplatePiece {
  /// The fields that the piece fills.
  fileprivate var fields: [Int] {
    switch self {
    case .field(let index, _): [index]
    case .words(_, let index): index.map { [$0] } ?? []
    case .optional(let inner): inner.flatMap(\.fields)
    case .text, .blank, .arrow, .rest: []
    }
  }
}
