package import LogCheckModel

/// One promise of the plugin.
package struct Rule: Sendable {
  package var id: String
  package var title = ""
  package var requirements: [String] = []
  package var rationale = ""
  package var remediation = ""
  /// What a failed instance says, where the sentence of the kind says too little.
  package var message: MessageTemplate?
  package var severity = Severity.error
  package var status = Status.stable
  package var tags: [String] = []
  package var aliases: [String] = []
  /// Empty: every platform.
  package var platforms: [Platform] = []
  /// Empty: every environment.
  package var environments: [RunEnvironment] = []
  /// Profiles of which, for each question that they answer, one must hold. Empty: every run.
  package var profiles: [String] = []
  /// The profile whose parameters are in this rule, where it is a variant of another of the same id.
  package var variant: String?
  package var parameters: [Parameter] = []
  /// Names of fields that tie events together.
  package var key: [String] = []
  package var ends = Ends()
  package var body: RuleBody
  package var tests: [RuleTest] = []
  /// Changes of the rule, or of its traces, that make no difference.
  package var equivalents: [EquivalentChange] = []
  package var mark: SourceMark

  package init(id: String, body: RuleBody, mark: SourceMark) {
    self.id = id
    self.body = body
    self.mark = mark
  }

  package enum Status: String, Sendable, CaseIterable { case experimental, stable, deprecated }
}

/// A change that no test can notice, since it makes no difference, and why.
package struct EquivalentChange: Sendable {
  /// What was changed, as `rules test --mutate` names it.
  package var name: String
  /// Begins with the principle of verdicts (`V3: …`) by which it is so.
  package var reason: String
  package var mark: SourceMark

  package init(name: String, reason: String, mark: SourceMark) {
    self.name = name
    self.reason = reason
    self.mark = mark
  }
}

package struct Parameter: Sendable {
  package var name: String
  package var value: Literal

  package init(name: String, value: Literal) {
    self.name = name
    self.value = value
  }
}

/// What ends an instance besides its own decision.
package struct Ends: Sendable {
  package var supersedes = false
  package var cancelledBy: [EventSelector] = []
  package var killedBy: [EventSelector] = []
  package var withSession = false

  package init() {}
}

/// An event of a rule: any of some types, a name for it, and a guard.
package struct EventSelector: Sendable {
  package var types: [EventTypeID]
  package var alias: String?
  package var guardExpression: Expression?
  package var mark: SourceMark

  package init(types: [EventTypeID], alias: String? = nil, guardExpression: Expression? = nil, mark: SourceMark) {
    self.types = types
    self.alias = alias
    self.guardExpression = guardExpression
    self.mark = mark
  }
}

/// The rule by its kind. A new kind is a case here, a file in Kinds/ and a monitor in the engine.
package enum RuleBody: Sendable {
  case rate(RateRule)
  case overlap(OverlapRule)
  case machine(MachineRule)
  case gauge(GaugeRule)
  case counter(CounterRule)
  case response(ResponseRule)
  case sequence(SequenceRule)
  case never(NeverRule)
  case precedes(PrecedesRule)
  case count(CountRule)
  case domain(DomainRule)
  case privacy(PrivacyRule)
  case schema(SchemaRule)
  case set(SetRule)
  case hash(HashRule)
  case relate(RelateRule)

  package var kind: String {
    switch self {
    case .rate: "rate"
    case .overlap: "overlap"
    case .machine: "machine"
    case .gauge: "gauge"
    case .counter: "counter"
    case .response: "response"
    case .sequence: "sequence"
    case .never: "never"
    case .precedes: "precedes"
    case .count: "count"
    case .domain: "domain"
    case .privacy: "privacy"
    case .schema: "schema"
    case .set: "set"
    case .hash: "hash"
    case .relate: "relate"
    }
  }
}

extension Rule {
  /// The tag of rules that a run must decide once it has started them, or it is not proved.
  package static let mustDecideTag = "must-decide"
  /// The tag of rules whose instances the checklist shows step by step.
  package static let checklistTag = "checklist"
}

/// When this happens, that must follow in time.
package struct ResponseRule: Sendable {
  package var trigger: EventSelector
  package var alternatives: [Alternative]
  package var forbidden: [EventSelector] = []
  package var exactlyOne = false

  package init(trigger: EventSelector, alternatives: [Alternative]) {
    self.trigger = trigger
    self.alternatives = alternatives
  }

  /// One way to discharge the duty.
  package struct Alternative: Sendable {
    /// One event, or several in order.
    package var steps: [EventSelector]
    package var deadline: Deadline?
    package var after: Expression?
    package var until: EventSelector?
    package var entry: EventSelector?
    package var note: String?
    package var mark: SourceMark

    package init(steps: [EventSelector], mark: SourceMark) {
      self.steps = steps
      self.mark = mark
    }
  }

  package enum Deadline: Sendable {
    /// So long after the trigger (or the entry, where there is one). A duration.
    case within(Expression)
    /// An instant.
    case by(Expression)
  }
}

/// These steps in this order.
package struct SequenceRule: Sendable {
  package var start: EventSelector
  package var steps: [Step]
  package var within: Expression
  package var each: Expression?
  package var notBetween: [EventSelector] = []
  /// Whether a step that comes before its turn fails the sequence at once; else it is passed over, and may come again.
  package var isStrict = false

  package init(start: EventSelector, steps: [Step], within: Expression) {
    self.start = start
    self.steps = steps
    self.within = within
  }

  package struct Step: Sendable {
    package enum Shape: Sendable {
      /// One of these (usually a single one).
      case anyOf([EventSelector])
      /// All of these, in any order.
      case allOf([EventSelector])
    }
    package var shape: Shape
    package var isOptional = false
    package var mark: SourceMark

    package init(shape: Shape, isOptional: Bool = false, mark: SourceMark) {
      self.shape = shape
      self.isOptional = isOptional
      self.mark = mark
    }
  }
}

/// This must not happen.
package struct NeverRule: Sendable {
  package var event: EventSelector
  package var open: EventSelector?
  package var close: EventSelector?
  /// Components (indices) of which one must have been seen.
  package var aliveComponents: [Int] = []
  /// Events of which one must have been seen.
  package var aliveEvents: [EventTypeID] = []

  package init(event: EventSelector) { self.event = event }
}

/// Only after.
package struct PrecedesRule: Sendable {
  package enum Scope: Sendable {
    case session
    /// An earlier session of the capture counts, too; only a session whose start was seen can lack the event.
    case install
    case capture
    case within(Expression)
  }
  package var event: EventSelector
  package var requires: EventSelector
  package var scope: Scope
  package var since: EventSelector?

  package init(event: EventSelector, requires: EventSelector, scope: Scope) {
    self.event = event
    self.requires = requires
    self.scope = scope
  }
}

/// Exactly, at most or at least so many.
package struct CountRule: Sendable {
  package enum Scope: Sendable {
    case between(open: EventSelector, close: EventSelector?, atMost: Expression)
    case session
    case capture
  }
  package var event: EventSelector
  package var scope: Scope
  package var minimum: Int?
  package var maximum: Int?
  /// Whether the closing event alone ends a count where no line carries a time.
  package var isJudgedByOrder = false

  /// Whether an event closes a count, and not only time.
  package var hasEnd: Bool { if case .between(_, .some, _) = scope { true } else { false } }

  package init(event: EventSelector, scope: Scope, minimum: Int? = nil, maximum: Int? = nil) {
    self.event = event
    self.scope = scope
    self.minimum = minimum
    self.maximum = maximum
  }
}

/// These values must agree.
package struct RelateRule: Sendable {
  package var trigger: EventSelector
  package var partners: [EventSelector] = []
  package var within: Expression?
  /// The last of each of these before the trigger.
  package var lastPartners: [EventSelector] = []
  package var checks: [Check]
  package var grade: Grade?
  /// Whether the next partner is the one to compare where no line carries a time: `within` then only says how long one is looked for.
  package var isJudgedByOrder = false

  package init(trigger: EventSelector, checks: [Check]) {
    self.trigger = trigger
    self.checks = checks
  }

  package struct Check: Sendable {
    package var expression: Expression
    /// As the author wrote it, for messages.
    package var source: String

    package init(expression: Expression, source: String) {
      self.expression = expression
      self.source = source
    }
  }

  package struct Grade: Sendable {
    package var value: Expression
    package var unit: String

    package init(value: Expression, unit: String) {
      self.value = value
      self.unit = unit
    }
  }
}
