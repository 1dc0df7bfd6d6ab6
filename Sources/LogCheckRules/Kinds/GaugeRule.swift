package import LogCheckModel

extension KeyTable {
  package static let gauge = KeyTable(
    "gauge", of: "a gauge rule",
    [
      "up": "events that raise the number by one",
      "down": "events that lower the number by one",
      "set": "an event with the number",
      "reset_on": "the event after which the number is zero",
      "at_most": "the largest number at a time",
      "at_least": "the smallest number at a time",
    ])

  package static let gaugeValue = KeyTable(
    "gaugeValue", of: "`set`",
    required: ["event": "the event with the number", "value": "the number"],
    ["where": "guard on the event"])
}

/// Never more, or fewer, than so many at a time.
package struct GaugeRule: Sendable {
  package struct Value: Sendable {
    package var event: EventSelector
    /// A number.
    package var value: Expression

    package init(event: EventSelector, value: Expression) {
      self.event = event
      self.value = value
    }
  }

  package var up: [EventSelector]
  package var down: [EventSelector]
  package var set: Value?
  package var resetOn: EventSelector?
  package var minimum: Int?
  package var maximum: Int?
  /// All events that change the count, but those that reset it.
  package var counted: EventSelector

  package init(up: [EventSelector], down: [EventSelector], set: Value?, mark: SourceMark) {
    self.up = up
    self.down = down
    self.set = set
    var types: [EventTypeID] = []
    for type in (up + down).flatMap(\.types) + (set?.event.types ?? []) where !types.contains(type) {
      types.append(type)
    }
    counted = EventSelector(types: types, mark: mark)
  }
}

extension GaugeRule: RuleKind {
  package static let kind = "gauge"
  package static let purpose = "A number must stay within its bounds all the time."
  package static let keys = KeyTable.gauge
  package static let innerKeys: [KeyTable] = [.gaugeValue]
  package static let keepsState = true
  package static let ends: [UsableEnds] = [.none(because: "`reset_on` restarts the count")]

  package static func decode(_ reader: KindReader) -> (any RuleKind)? { GaugeDecoder(reader: reader).decode() }

  package var selectors: [EventSelector?] { up + down + [set?.event, resetOn] }

  package var keyed: EventSelector? { counted }

  package var neededTypes: [[EventTypeID]] { [] }

  package func sentence(_ prose: RuleProse) -> String {
    let bounds = [("at least", minimum), ("at most", maximum)].compactMap { word, bound in
      bound.map { "\(word) \($0)" }
    }
    let begins = prose.joined(up.map(prose.name), "or")
    return "At any time there must be \(bounds.joined(separator: " and ")) of what \(begins) begins."
  }
}

/// Reads a rule of the kind `gauge`.
private struct GaugeDecoder {
  let reader: KindReader

  private var problems: RuleProblems { reader.problems }

  /// No bound of a rule is greater.
  private static let greatest = 1_000_000

  func decode() -> GaugeRule? {
    let map = reader.map
    let up = reader.selectors.selectors(map.value("up"), of: "events", reader.scope)
    let down = reader.selectors.selectors(map.value("down"), of: "events", reader.scope)
    let set = map.value("set").flatMap { value($0) }
    let resetOn = reader.selector("reset_on", reader.scope)
    let most = map.integer("at_most", in: 0...Self.greatest)
    let least = map.integer("at_least", in: 1...Self.greatest)
    checkBounds(least, most)
    var rule = GaugeRule(up: up, down: down, set: set, mark: map.node.mark)
    guard !rule.counted.types.isEmpty else { return nil }
    rule.resetOn = resetOn
    rule.minimum = least
    rule.maximum = most
    return rule
  }

  /// Reports missing bounds and bounds that no event can pass: `at_most` without `up`, `at_least` without `down`.
  private func checkBounds(_ least: Int?, _ most: Int?) {
    let map = reader.map
    if !map.has("at_most"), !map.has("at_least") {
      problems.report(.missingKey("at_most", of: "a gauge rule"), at: map.node.position)
    }
    if let least, let most, least > most {
      problems.report(.unusable("at_least", because: "it is greater than `at_most`"), at: map.keyPosition("at_least"))
    }
    guard !map.has("set") else { return }
    if !map.has("up") {
      problems.report(.missingKey("up", of: "a gauge rule"), at: map.node.position)
    } else if map.has("at_least"), !map.has("down") {
      problems.report(.neededTogether("at_least", needs: "down"), at: map.keyPosition("at_least"))
    }
  }

  private func value(_ node: RuleNode) -> GaugeRule.Value? {
    guard let map = MapReader(node, .gaugeValue, problems) else { return nil }
    let event = reader.selectors.selector(in: map, reader.scope)
    guard let value = map.value("value") else { return nil }
    let scope = event.map { reader.scope.at($0) } ?? reader.scope
    guard let typed = reader.expressions.typed(value, scope) else { return nil }
    guard typed.type.isNumeric else {
      problems.report(.wrongResult(expected: "a number", found: typed.type.words), at: value.position)
      return nil
    }
    return event.map { GaugeRule.Value(event: $0, value: typed.expression) }
  }
}

extension GaugeRule: Packed {
  package func pack(into text: inout PackWriter) {
    text.add(up)
    text.add(down)
    text.add(set)
    text.add(counted.mark)
    text.add(resetOn)
    text.add(minimum)
    text.add(maximum)
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(up: try text.next(), down: try text.next(), set: try text.next(), mark: try text.next())
    resetOn = try text.next()
    minimum = try text.next()
    maximum = try text.next()
  }
}

extension GaugeRule.Value: Packed {
  package func pack(into text: inout PackWriter) {
    text.add(event)
    text.add(value)
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(event: try text.next(), value: try text.next())
  }
}

extension GaugeRule {
  package func addChanges(to mutator: inout RuleMutator) {
    let set = mutator.editor(of: self)
    mutator.add("up", mutator.changes(up)) { rule, value in rule.body = set { $0.up = value } }
    mutator.add("down", mutator.changes(down)) { rule, value in rule.body = set { $0.down = value } }
    if let reading = self.set {
      mutator.add("set", [Change("without it", ())], at: reading.event.mark) { rule, _ in
        rule.body = set { $0.set = nil }
      }
      mutator.add("set", reading.event.changes(in: mutator.ruleSet), at: reading.event.mark) { rule, value in
        rule.body = set { $0.set = GaugeRule.Value(event: value, value: reading.value) }
      }
      mutator.add("set.value", reading.value.changes, at: reading.event.mark) { rule, value in
        rule.body = set { $0.set = GaugeRule.Value(event: reading.event, value: value) }
      }
    }
    mutator.add("reset_on", mutator.changes(resetOn)) { rule, value in rule.body = set { $0.resetOn = value } }
    mutator.addBounds(minimum, maximum) { rule, minimum, maximum in
      rule.body = set {
        $0.minimum = minimum
        $0.maximum = maximum
      }
    }
  }
}
