import LogCheckModel
import LogCheckRules

/// Which events play which part in a rule, as far as that can be told from its kind.
struct RuleRoles {
  /// Without these the rule has nothing to say.
  private(set) var triggers: Set<EventTypeID> = []
  /// Without these nothing passes; they are no triggers.
  private(set) var answers: Set<EventTypeID> = []
  /// The answers of each step that must be there, in order.
  private(set) var steps: [Set<EventTypeID>] = []
  /// Whether an instance without its answer must fail once time has gone on far enough.
  private(set) var isDue = false
  /// Whether an instance that passed stays so whatever follows.
  private(set) var passesAreFinal = false
  /// Whether there must be one of the answers or counted events, and no second one.
  private(set) var isUnique = false
  /// What is counted, where `isUnique`.
  private(set) var counted: Set<EventTypeID> = []
  private let selectors: [EventSelector?]

  init(_ body: RuleBody) {
    selectors = body.selectors
    switch body {
    case .response(let body):
      triggers = Set(body.trigger.types)
      answers = Set(body.alternatives.flatMap(\.steps).flatMap(\.types)).subtracting(triggers)
      isDue = body.alternatives.allSatisfy { $0.until == nil && $0.entry == nil }
      passesAreFinal = true
      isUnique = body.exactlyOne
      counted = isUnique ? answers : []
    case .sequence(let body):
      triggers = Set(body.start.types)
      for step in body.steps where !step.isOptional {
        switch step.shape {
        case .anyOf(let choices): steps.append(Set(choices.flatMap(\.types)))
        case .allOf(let choices): steps += choices.map { Set($0.types) }
        }
      }
      answers = Set(steps.flatMap(\.self)).subtracting(triggers)
      isDue = true
      passesAreFinal = true
    case .precedes(let body):
      triggers = Set(body.event.types)
      answers = Set(body.requires.types).subtracting(triggers)
      passesAreFinal = true
    case .relate(let body):
      triggers = Set(body.trigger.types)
      answers = Set(body.partners.flatMap(\.types)).subtracting(triggers)
      passesAreFinal = true
    case .count(let body):
      if case .between(let open, _, _) = body.scope {
        triggers = Set(open.types)
        isUnique = body.minimum == 1 && body.maximum == 1
      } else {
        triggers = Set(body.event.types)
      }
      counted = Set(body.event.types).subtracting(isUnique ? triggers : [])
      passesAreFinal = if case .between = body.scope { true } else { false }
    case .overlap(let body):
      triggers = Set(body.begin.types)
      passesAreFinal = true
    case .domain(let body):
      triggers = Set(body.event.types)
      passesAreFinal = true
    case .rate(let body): triggers = Set(body.event.types)
    case .counter(let body): triggers = Set(body.event.types)
    case .hash(let body): triggers = Set(body.event.types)
    case .never, .machine, .gauge, .set, .schema, .privacy: break
    }
  }

  /// Every event that the rule names.
  func all(_ rule: Rule) -> Set<EventTypeID> {
    Set((selectors.compactMap(\.self) + rule.ends.cancelledBy + rule.ends.killedBy).flatMap(\.types))
  }
}

extension RuleBody {
  /// Every event that stands in it.
  var selectors: [EventSelector?] {
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
    case .count(let body): [body.event] + body.scope.events
    case .relate(let body): [body.trigger] + body.partners
    case .rate(let body): [body.event]
    case .overlap(let body): [body.begin, body.end]
    case .machine(let body): body.labels + [body.resetOn]
    case .gauge(let body): body.up + body.down + [body.set?.event, body.resetOn]
    case .counter(let body): [body.event, body.risesWith, body.resetOn]
    case .domain(let body): [body.event]
    case .schema(let body): [body.event]
    case .set(let body):
      switch body.other {
      case .values: [body.collected.event] + body.scope.events
      case .collected(let other): [body.collected.event, other.event] + body.scope.events
      }
    case .hash(let body): [body.event, body.sameAs?.event]
    case .privacy: []
    }
  }
}

extension CountRule.Scope {
  /// The events that open and close it.
  var events: [EventSelector?] {
    if case .between(let open, let close, _) = self { [open, close] } else { [] }
  }
}
