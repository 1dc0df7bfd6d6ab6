extension Rule {
  /// Every event that stands in it.
  package var selectors: [EventSelector] { body.selectors.compactMap(\.self) + ends.cancelledBy + ends.killedBy }
}

extension RuleBody {
  /// Every event that stands in it, at its places; `nil` where a place is empty.
  package var selectors: [EventSelector?] {
    switch self {
    case .response(let body):
      [body.trigger] + body.forbidden
        + body.alternatives.flatMap { $0.steps + [$0.until, $0.entry].compactMap(\.self) }
    case .sequence(let body):
      [body.start] + body.notBetween
        + body.steps.flatMap { step in
          switch step.shape {
          case .anyOf(let choices), .allOf(let choices): choices
          }
        }
    case .never(let body): [body.event, body.open, body.close]
    case .precedes(let body): [body.event, body.requires, body.since]
    case .count(let body): [body.event] + body.scope.selectors
    case .relate(let body): [body.trigger] + body.partners + body.lastPartners
    case .rate(let body): [body.event]
    case .overlap(let body): [body.begin, body.end]
    case .machine(let body): body.labels + [body.resetOn]
    case .gauge(let body): body.up + body.down + [body.set?.event, body.resetOn]
    case .counter(let body): [body.event, body.risesWith, body.orWith, body.resetOn]
    case .domain(let body): [body.event]
    case .schema(let body): [body.event]
    case .set(let body):
      switch body.other {
      case .values: [body.collected.event] + body.scope.selectors
      case .collected(let other): [body.collected.event, other.event] + body.scope.selectors
      }
    case .hash(let body): [body.event, body.sameAs?.event]
    case .privacy: []
    }
  }
}

extension CountRule.Scope {
  /// The events that open and close it.
  package var selectors: [EventSelector?] {
    if case .between(let open, let close, _) = self { [open, close] } else { [] }
  }
}
