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

  init(_ body: RuleBody) {
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
}
