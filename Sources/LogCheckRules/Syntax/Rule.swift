package import LogCheckModel

/// One promise of the plugin.
package struct Rule: Sendable {
  package var id: String
  package var title = ""
  package var requirements: [String] = []
  package var rationale = ""
  package var remediation = ""
  /// The message for a failed instance, if the sentence of the kind is not enough.
  package var message: MessageTemplate?
  package var severity = Severity.error
  package var status = Status.stable
  package var tags: [String] = []
  package var aliases: [String] = []
  /// Empty: every platform.
  package var platforms: [Platform] = []
  /// Empty: every environment.
  package var environments: [RunEnvironment] = []
  /// Profiles from which, for each question that they answer, one must hold. Empty: every run.
  package var profiles: [String] = []
  /// The profile whose parameters are in this rule, where it is a variant of another of the same id.
  package var variant: String?
  package var parameters: [Parameter] = []
  /// Names of fields that tie events together.
  package var key: [String] = []
  package var ends = Ends()
  /// Events before a verdict that decide whether, and how surely, there is one.
  package var given: [GivenEvent] = []
  package var body: any RuleKind
  package var tests: [RuleTest] = []
  /// Changes of the rule, or of its traces, that make no difference.
  package var equivalents: [EquivalentChange] = []
  package var mark: SourceMark

  package init(id: String, body: any RuleKind, mark: SourceMark) {
    self.id = id
    self.body = body
    self.mark = mark
  }

  package enum Status: String, Sendable, CaseIterable { case experimental, stable, deprecated }
}

/// A change that no test can notice, since it makes no difference, and why.
package struct EquivalentChange: Sendable {
  /// The change, as `rules test --mutate` names it.
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

/// The events that end an instance, other than its decision.
package struct Ends: Sendable {
  package var supersedes = false
  package var cancelledBy: [EventSelector] = []
  /// Events after which the process is gone: first those that `process: true` names, then those of `killed_by`.
  package var killedBy: [EventSelector] = []
  /// The number of selectors in ``killedBy`` that `process: true` adds.
  package var processEnders = 0
  package var withSession = false

  package init() {}

  /// The name of the event that opened the instance, in the conditions of `ends_process`.
  package static let opening = "opening"
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

extension Rule {
  /// Every event that occurs in it.
  package var selectors: [EventSelector] {
    body.selectors.compactMap(\.self) + ends.cancelledBy + ends.killedBy + given.map(\.event)
  }

  /// The tag of rules that a run must decide once it has started them, or it is not proved.
  package static let mustDecideTag = "must-decide"
  /// The tag of rules whose instances the checklist shows step by step.
  package static let checklistTag = "checklist"
}
