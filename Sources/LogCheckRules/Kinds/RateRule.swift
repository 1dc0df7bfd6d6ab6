import LogCheckModel

extension KeyTable {
  package static let rate = KeyTable(
    "rate", of: "a rate rule",
    required: [
      "event": "the event that is counted", "at_most": "the largest number of events",
      "in": "the length of the interval",
    ],
    ["where": "guard on the event"])
}

/// No more than so many in so long a time.
package struct RateRule: Sendable {
  package var event: EventSelector
  package var maximum: Int
  /// A duration.
  package var length: Expression

  package init(event: EventSelector, maximum: Int, length: Expression) {
    self.event = event
    self.maximum = maximum
    self.length = length
  }
}

extension RateRule: RuleKind {
  package static let kind = "rate"
  package static let purpose = "This may happen at most so many times in any interval of a given length."
  package static let keys = KeyTable.rate
  package static let keepsState = true
  package static let ends: [UsableEnds] = [.keys(["session"])]

  package static func decode(_ reader: KindReader) -> (any RuleKind)? { RateDecoder(reader: reader).decode() }

  package var selectors: [EventSelector?] { [event] }

  package var keyed: EventSelector? { event }

  package var roles: RuleRoles { RuleRoles(triggers: event) }

  package func sentence(_ prose: RuleProse) -> String {
    return "\(prose.name(event)) must come at most \(maximum.timesInWords) in \(prose.length(length))."
  }
}

/// Reads a rule of the kind `rate`.
private struct RateDecoder {
  let reader: KindReader

  /// The largest maximum: a monitor keeps every event of a window.
  private static let greatest = 1000

  func decode() -> RateRule? {
    let event = reader.selector("event", isGuarded: true, reader.scope)
    let maximum = reader.map.integer("at_most", in: 1...Self.greatest)
    let length = reader.duration("in", reader.scope)
    guard let event, let maximum, let length else { return nil }
    return RateRule(event: event, maximum: maximum, length: length)
  }
}

extension RateRule: Packed {
  package func pack(into text: inout PackWriter) {
    text.add(event)
    text.add(maximum)
    text.add(length)
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(event: try text.next(), maximum: try text.next(), length: try text.next())
  }
}

extension RateRule {
  package func addChanges(to mutator: inout RuleMutator) {
    let set = mutator.editor(of: self)
    mutator.add("event", event.changes(in: mutator.ruleSet), at: event.mark) { rule, value in
      rule.body = set { $0.event = value }
    }
    mutator.add("at_most", maximum.changes(least: 1)) { rule, value in rule.body = set { $0.maximum = value } }
    mutator.add("in", length.changes) { rule, value in rule.body = set { $0.length = value } }
  }
}
