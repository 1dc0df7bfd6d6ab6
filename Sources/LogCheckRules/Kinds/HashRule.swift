package import LogCheckModel

extension KeyTable {
  package static let hash = KeyTable(
    "hash", of: "a hash rule",
    required: ["event": "the event with the hash", "value": "the hash"],
    [
      "where": "guard on the event",
      "previous": "the hash before it, as the event states it",
      "genesis": "the text that the first event states as the hash before it",
      "same_as": "an earlier event with the same hash",
      "shape": "a PCRE2 pattern of the hash",
    ])

  package static let sameHash = KeyTable(
    "sameHash", of: "`same_as`", required: ["event": "the event with the hash", "value": "the hash"],
    ["where": "guard on the event"])
}

/// Logged hashes, compared with each other; the checker computes none.
package struct HashRule: Sendable {
  package var event: EventSelector
  package var value: Expression
  /// The value before it, as the event states it.
  package var previous: Expression?
  /// The text that the first event of a chain states as the value before it.
  package var genesis: LogText?
  package var sameAs: SetRule.Collected?
  /// A pattern of the value.
  package var shape: String?

  package init(event: EventSelector, value: Expression) {
    self.event = event
    self.value = value
  }
}

extension HashRule: RuleKind {
  package static let kind = "hash"
  package static let purpose = "A logged hash must equal an earlier one, or name the one before it."
  package static let keys = KeyTable.hash
  package static let innerKeys: [KeyTable] = [.sameHash]
  package static let keepsState = true
  package static let ends: [UsableEnds] = [.none(because: "each event is judged at once")]

  package static func decode(_ reader: KindReader) -> (any RuleKind)? { HashDecoder(reader: reader).decode() }

  package var selectors: [EventSelector?] { [event, sameAs?.event] }

  package var keyed: EventSelector? { event }

  package var roles: RuleRoles { RuleRoles(triggers: event) }

  package func sentence(_ prose: RuleProse) -> String {
    return "The hash in \(prose.name(event)) must be of the expected form, and fit the one before or next to it."
  }
}

/// Reads a rule of the kind `hash`.
private struct HashDecoder {
  let reader: KindReader

  private var problems: RuleProblems { reader.problems }

  func decode() -> HashRule? {
    let map = reader.map
    let event = reader.selector("event", isGuarded: true, reader.scope)
    let value = map.value("value").flatMap { text($0, of: event) }
    let previous = map.value("previous").flatMap { text($0, of: event) }
    let genesis = map.text("genesis")
    let sameAs = map.value("same_as").flatMap { self.sameAs($0) }
    let shape = map.text("shape")
    if !["previous", "same_as", "shape"].contains(where: { map.has($0) }) {
      problems.report(
        .missingKey("previous", of: "a hash rule", meaning: "the hash before it"), at: map.node.position)
    }
    if map.has("genesis"), !map.has("previous") {
      problems.report(.neededTogether("genesis", needs: "previous"), at: map.keyPosition("genesis"))
    }
    guard let event, let value else { return nil }
    var rule = HashRule(event: event, value: value)
    rule.previous = previous
    rule.genesis = genesis.map { LogText($0) }
    rule.sameAs = sameAs
    rule.shape = shape
    return rule
  }

  private func sameAs(_ node: RuleNode) -> SetRule.Collected? {
    guard let map = MapReader(node, .sameHash, problems) else { return nil }
    let event = reader.selectors.selector(in: map, reader.scope)
    let value = map.value("value").flatMap { text($0, of: event) }
    guard let event, let value else { return nil }
    return SetRule.Collected(event: event, value: value)
  }

  private func text(_ node: RuleNode, of event: EventSelector?) -> Expression? {
    // The fields of an unknown event are of an unknown type.
    let owner = event ?? EventSelector(types: [], mark: node.mark)
    return reader.expressions.expression(node, reader.scope.at(owner), giving: .text)
  }
}

extension HashRule: Packed {
  package func pack(into text: inout PackWriter) {
    text.add(event)
    text.add(value)
    text.add(previous)
    text.add(genesis)
    text.add(sameAs)
    text.add(shape)
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(event: try text.next(), value: try text.next())
    previous = try text.next()
    genesis = try text.next()
    sameAs = try text.next()
    shape = try text.next()
  }
}

extension HashRule {
  package func addChanges(to mutator: inout RuleMutator) {
    let set = mutator.editor(of: self)
    mutator.add("event", event.changes(in: mutator.ruleSet), at: event.mark) { rule, value in
      rule.body = set { $0.event = value }
    }
    mutator.add("value", value.changes) { rule, value in rule.body = set { $0.value = value } }
    mutator.add("previous", mutator.changes(previous)) { rule, value in rule.body = set { $0.previous = value } }
    if genesis != nil {
      mutator.add("genesis", [Change("without it", ())]) { rule, _ in rule.body = set { $0.genesis = nil } }
    }
    if let sameAs = sameAs {
      mutator.add("same_as", [Change("without it", ())], at: sameAs.event.mark) { rule, _ in
        rule.body = set { $0.sameAs = nil }
      }
      mutator.add("same_as", sameAs.event.changes(in: mutator.ruleSet), at: sameAs.event.mark) { rule, value in
        rule.body = set { $0.sameAs?.event = value }
      }
    }
    if shape != nil {
      mutator.add("shape", [Change("without it", ())]) { rule, _ in rule.body = set { $0.shape = nil } }
    }
  }
}
