/// What a rule says of a failed instance: text with values of the events that it compares.
package struct MessageTemplate: Sendable {
  package var parts: [Part]

  package init(parts: [Part]) { self.parts = parts }

  package enum Part: Sendable {
    case text(String)
    /// An expression, whose value is shown as people read it.
    case value(Expression)
  }
}

extension RuleBody {
  /// The event that a message names without an alias; `nil` for kinds whose own sentence says more than a message could.
  package var described: EventSelector? {
    switch self {
    case .relate(let rule): rule.trigger
    case .precedes(let rule): rule.event
    case .never(let rule): rule.event
    case .domain(let rule): rule.event
    default: nil
    }
  }

  /// Events that a message names by their aliases.
  package var describedPartners: [EventSelector] {
    switch self {
    case .relate(let rule): rule.partners + rule.lastPartners
    case .never(let rule): rule.open.map { [$0] } ?? []
    default: []
    }
  }
}
