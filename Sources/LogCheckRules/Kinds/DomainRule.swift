import LogCheckModel

extension KeyTable {
  package static let domain = KeyTable(
    "domain", of: "a domain rule",
    required: ["event": "the event whose fields are judged", "fields": "fields and the values they may have"],
    [
      "where": "guard on the event",
      "missing": "the outcome of an event without one of the fields",
      "ignore_case": "`true` if `A` equals `a`",
    ])

  package static let fieldDomain = KeyTable(
    "fieldDomain", of: "the domain of a field",
    [
      "from": "the least value",
      "to": "the greatest value",
      "matches": "a PCRE2 pattern that the text contains",
      "not_in": "values that are not allowed",
      "in": "the name of a set of words",
    ])
}

/// Fields of an event have only values of the given domains.
package struct DomainRule: Sendable {
  package var event: EventSelector
  package var fields: [Field]
  package var missing: MissingField
  package var ignoresCase: Bool

  package init(event: EventSelector, fields: [Field], missing: MissingField, ignoresCase: Bool) {
    self.event = event
    self.fields = fields
    self.missing = missing
    self.ignoresCase = ignoresCase
  }

  /// One field and its domain.
  package struct Field: Sendable {
    package var name: String
    package var value: Expression
    package var domain: Domain

    package init(name: String, value: Expression, domain: Domain) {
      self.name = name
      self.value = value
      self.domain = domain
    }
  }

  /// The values that a field may have; of a list, each of its items.
  package enum Domain: Sendable {
    case oneOf([Literal])
    case noneOf([Literal])
    /// From a least to a greatest value, both of them allowed.
    case range(from: Expression?, to: Expression?)
    case matches(String)
  }
}

/// The outcome of an event without one of the fields.
package enum MissingField: String, Sendable, CaseIterable { case fail, skip, open }

extension DomainRule: RuleKind {
  package static let kind = "domain"
  package static let newerKind: String? = CheckRule.kind
  package static let purpose = "A field may only have these values."
  package static let keys = KeyTable.domain
  package static let innerKeys: [KeyTable] = [.fieldDomain]
  package static let ends: [UsableEnds] = [.none(because: "each event is judged at once")]

  package static func decode(_ reader: KindReader) -> (any RuleKind)? {
    reader.noteOlderForm("`kind: domain`", now: "`kind: check`, with the same keys")
    return DomainDecoder(reader: reader).decode()
  }

  package var selectors: [EventSelector?] { [event] }

  package var described: EventSelector? { event }

  package var roles: RuleRoles {
    var roles = RuleRoles(triggers: event)
    roles.passesAreFinal = true
    return roles
  }

  package func sentence(_ prose: RuleProse) -> String {
    let fields = self.fields.map { $0.name.split(separator: "_").joined(separator: " ") }
    return "In \(prose.name(event)), \(prose.joined(fields, "and")) must have one of the allowed values."
  }
}

/// Reads a rule of the kind `check` with `fields`, or of the older kind `domain`.
struct DomainDecoder {
  let reader: KindReader

  private var problems: RuleProblems { reader.problems }

  func decode() -> DomainRule? {
    let map = reader.map
    let event = reader.selector("event", isGuarded: true, reader.scope)
    // The fields of an unknown event are still read, as fields of an unknown type.
    let owner = event ?? EventSelector(types: [], mark: map.node.mark)
    let fields = map.value("fields").map { self.fields($0, of: owner) } ?? []
    let missing = map.word("missing", as: MissingField.self) ?? .open
    let ignoresCase = map.boolean("ignore_case") ?? false
    guard let event else { return nil }
    return DomainRule(event: event, fields: fields, missing: missing, ignoresCase: ignoresCase)
  }

  private func fields(_ node: RuleNode, of event: EventSelector) -> [DomainRule.Field] {
    let entries = reader.map.values.entries(node, of: "fields", atMost: RuleFileLimits.listed)
    if case .map = node.content, entries.isEmpty { problems.report(.emptyList("fields"), at: node.position) }
    return entries.compactMap { entry in
      let field = reader.expressions.field(entry.key, of: event, at: entry.keyPosition, reader.scope)
      return domain(entry.value, of: field.type, event).map {
        DomainRule.Field(name: entry.key, value: field.expression, domain: $0)
      }
    }
  }

  private func domain(_ node: RuleNode, of type: ValueType, _ event: EventSelector) -> DomainRule.Domain? {
    guard case .map = node.content else { return .oneOf(reader.map.values.literals(node, as: type)) }
    guard let map = MapReader(node, .fieldDomain, problems) else { return nil }
    guard map.atMostOne(of: ["from", "matches", "not_in", "in"]), map.atMostOne(of: ["to", "matches", "not_in", "in"])
    else { return nil }
    if let node = map.value("in") { return set(node, of: type) }
    if let node = map.value("not_in") { return .noneOf(reader.map.values.literals(node, as: type)) }
    if let pattern = map.text("matches") {
      if ![.text, .list, .any].contains(type) {
        problems.report(
          .wrongOperand(operation: "matches", expected: "a text", found: type.words), at: map.keyPosition("matches"))
      }
      return .matches(pattern)
    }
    guard map.has("from") || map.has("to") else {
      if !map.has("matches") {
        problems.report(.missingKey("from", of: "the domain of a field", meaning: "the least value"), at: node.position)
      }
      return nil
    }
    return .range(from: bound("from", map, type), to: bound("to", map, type))
  }

  /// The words of a set that the files declare.
  private func set(_ node: RuleNode, of type: ValueType) -> DomainRule.Domain? {
    guard let name = reader.map.values.text(node) else { return nil }
    let sets = reader.context.catalogue.sets
    guard let words = sets[name] else {
      problems.report(.unknownSet(name, nearest: problems.nearest(to: name, in: sets.keys.sorted())), at: node.position)
      return nil
    }
    if ![.text, .list, .any].contains(type) {
      problems.report(.wrongOperand(operation: "in", expected: "a text", found: type.words), at: node.position)
    }
    return .oneOf(words.map { .text(LogText($0)) })
  }

  /// One end of a range: an expression without fields, of the field's own type.
  private func bound(_ key: String, _ map: MapReader, _ type: ValueType) -> Expression? {
    guard let node = map.value(key), let typed = reader.expressions.typed(node, reader.scope) else { return nil }
    guard let joined = typed.type.joined(with: type), joined.isOrdered || joined == .any else {
      problems.report(
        .mismatchedTypes(operation: key, left: type.words, right: typed.type.words), at: node.position(ofByte: 0))
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
      if !seen.insert(literal).inserted { problems.report(.repeatedEntry(item.scalar?.text ?? ""), at: item.position) }
      return literal
    }
  }

  /// A value as a field of that type would hold it; of a list, one of its items.
  func literal(_ node: RuleNode, as type: ValueType) -> Literal? {
    func written(_ type: FieldType) -> FieldValue? {
      if let scalar = node.scalar, let value = FieldValueParser.value(of: scalar.text, as: type) { return value }
      let found = node.scalar?.text ?? node.kindWords
      problems.report(.badValue(found, type: FieldValueParser.words(for: type)), at: node.position)
      return nil
    }
    switch type {
    case .text, .list, .json: return text(node).map { .text(LogText($0)) }
    case .object:
      problems.report(.wrongOperand(operation: "domain", expected: "a value", found: type.words), at: node.position)
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
        at: node.position)
      return nil
    case .any: return nil
    }
  }
}

extension MissingField: PackedCase { package static let packedCases = allCases }

extension DomainRule: Packed {
  package func pack(into text: inout PackWriter) {
    text.add(event)
    text.add(fields)
    text.add(missing)
    text.add(ignoresCase)
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(
      event: try text.next(), fields: try text.next(), missing: try text.next(), ignoresCase: try text.next())
  }
}

extension DomainRule.Field: Packed {
  package func pack(into text: inout PackWriter) {
    text.add(name)
    text.add(value)
    text.add(domain)
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(name: try text.next(), value: try text.next(), domain: try text.next())
  }
}

extension DomainRule.Domain: Packed {
  package func pack(into text: inout PackWriter) {
    switch self {
    case .oneOf(let values):
      text.add(number: 0)
      text.add(values)
    case .noneOf(let values):
      text.add(number: 1)
      text.add(values)
    case .range(let least, let greatest):
      text.add(number: 2)
      text.add(least)
      text.add(greatest)
    case .matches(let pattern):
      text.add(number: 3)
      text.add(pattern)
    }
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    switch try text.number() {
    case 0: self = .oneOf(try text.next())
    case 1: self = .noneOf(try text.next())
    case 2: self = .range(from: try text.next(), to: try text.next())
    case 3: self = .matches(try text.next())
    default: throw DamagedPack()
    }
  }
}

extension DomainRule {
  package func addChanges(to mutator: inout RuleMutator) {
    let set = mutator.editor(of: self)
    mutator.add("event", event.changes(in: mutator.ruleSet), at: event.mark) { rule, value in
      rule.body = set { $0.event = value }
    }
    for (index, field) in fields.enumerated() {
      if fields.count > 1 {
        mutator.add("fields.\(field.name)", [Change("without it", ())]) { rule, _ in
          rule.body = set { $0.fields.remove(at: index) }
        }
      }
      mutator.add("fields.\(field.name)", mutator.changes(field.domain)) { rule, value in
        rule.body = set { $0.fields[index].domain = value }
      }
    }
    let others = MissingField.allCases.filter { $0 != missing }
    mutator.add("missing", others.map { Change($0.rawValue, $0) }) { rule, value in
      rule.body = set { $0.missing = value }
    }
    let cases = Change(String(!ignoresCase), !ignoresCase)
    if fields.contains(where: { $0.domain.holdsTexts }) {
      mutator.add("ignore_case", [cases]) { rule, value in rule.body = set { $0.ignoresCase = value } }
    }
  }
}

extension RuleMutator {
  fileprivate func changes(_ domain: DomainRule.Domain) -> [Change<DomainRule.Domain>] {
    switch domain {
    case .oneOf: [Change("any value", .noneOf([]))]
    case .noneOf(let values):
      values.changes(name: \.text, changing: { _ in [] }).map { $0.map { .noneOf($0) } }
    case .range(let low, let high):
      changes(low).map { $0.map { .range(from: $0, to: high) }.within("from") }
        + changes(high).map { $0.map { .range(from: low, to: $0) }.within("to") }
    case .matches: [Change("any value", .noneOf([]))]
    }
  }
}

extension DomainRule.Domain {
  /// True if case can matter in it.
  fileprivate var holdsTexts: Bool {
    switch self {
    case .oneOf(let values), .noneOf(let values): values.contains { if case .text = $0 { true } else { false } }
    case .matches: true
    case .range: false
    }
  }
}
