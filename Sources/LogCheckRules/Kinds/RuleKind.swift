package import LogCheckModel

/// The part of a rule that depends on its kind: its content, and how it is read, packed, changed and explained.
///
/// A kind is a file in Kinds/, an entry of ``RuleKinds``, and a monitor in the engine.
package protocol RuleKind: Packed, Sendable {
  /// The word after `kind:`.
  static var kind: String { get }
  /// The word by which such a rule is written now: that of its kind, unless another one says better what it means.
  var kind: String { get }
  /// The word that replaces ``kind-swift.type.property`` for all of its rules; files that use the old one are still read.
  static var newerKind: String? { get }
  /// The demand of its rules, in one sentence.
  static var purpose: String { get }
  /// Its keys, in addition to those of every rule.
  static var keys: KeyTable { get }
  /// The keys of maps inside of it.
  static var innerKeys: [KeyTable] { get }
  /// True if a verdict on one event depends on those before it.
  static var keepsState: Bool { get }
  /// True if it judges events; else it judges the text or the form of lines.
  static var watchesEvents: Bool { get }

  /// The keys that the `ends` of its rules may have; the usual case comes first.
  static var ends: [UsableEnds] { get }

  /// Reads one; `nil` with a problem reported. A rule whose keys are those of another kind becomes one of that kind.
  static func decode(_ reader: KindReader) -> (any RuleKind)?
  /// Every event that occurs in it, in the order of its keys; `nil` where a key is left out.
  var selectors: [EventSelector?] { get }
  /// The event that opens an instance.
  var opening: EventSelector? { get }
  /// The event whose fields a `key` must name; `nil` where no events are tied together.
  var keyed: EventSelector? { get }
  /// The one of ``ends`` that holds for this rule.
  var usableEnds: UsableEnds { get }
  /// The events that the guards of `given` can name; empty where the kind does not look at it.
  var judged: [EventSelector] { get }
  /// The event that a message names without an alias; `nil` for kinds whose own sentences are more precise than a
  /// message.
  var described: EventSelector? { get }
  /// Events that a message names by their aliases.
  var describedPartners: [EventSelector] { get }
  /// The parts that events play in it, as far as the kind shows that.
  var roles: RuleRoles { get }
  /// Events without which nothing is judged, or nothing passes; each group separately.
  var neededTypes: [[EventTypeID]] { get }

  /// The description of its check, for people.
  func sentence(_ prose: RuleProse) -> String
  /// Adds every small change of it.
  func addChanges(to mutator: inout RuleMutator)
}

extension RuleKind {
  package static var innerKeys: [KeyTable] { [] }
  package static var keepsState: Bool { false }
  package static var watchesEvents: Bool { true }
  package static var newerKind: String? { nil }
  package var kind: String { Self.newerKind ?? Self.kind }
  package var opening: EventSelector? { nil }
  package var usableEnds: UsableEnds { Self.ends[0] }
  package var keyed: EventSelector? { nil }
  package var judged: [EventSelector] { [] }
  package var described: EventSelector? { nil }
  package var describedPartners: [EventSelector] { [] }
  package var roles: RuleRoles { RuleRoles() }

  package var neededTypes: [[EventTypeID]] {
    let answers = roles.steps.isEmpty ? [roles.answers] : roles.steps
    return ([roles.triggers] + answers).map(Array.init)
  }
}

/// The kinds of rules.
package enum RuleKinds {
  /// In the order of their numbers in packed rules.
  package static let all: [any RuleKind.Type] = [
    RateRule.self, OverlapRule.self, MachineRule.self, GaugeRule.self, CounterRule.self, ResponseRule.self,
    SequenceRule.self, NeverRule.self, PrecedesRule.self, CountRule.self, DomainRule.self, PrivacyRule.self,
    SchemaRule.self, SetRule.self, HashRule.self, RelateRule.self, ShareRule.self, CheckRule.self,
  ]
}

/// The events that may end an instance of a rule before it is decided.
package enum UsableEnds: Sendable {
  /// Keys of `ends`.
  case keys(Set<String>)
  /// Nothing: instances are decided as soon as they begin, or last as long as the scope.
  case none(because: String)
}

extension CountRule.Scope {
  /// The event that opens it.
  package var opening: EventSelector? { if case .between(let open, _, _) = self { open } else { nil } }

  /// The events that open and close it.
  package var selectors: [EventSelector?] {
    if case .between(let open, let close, _) = self { [open, close] } else { [] }
  }

  static let ends: [UsableEnds] = [
    .keys(["cancelled_by", "process", "killed_by", "session"]),
    .none(because: "with `per: session` or `per: capture` the instances last as long as the session or the capture"),
  ]

  var usableEnds: UsableEnds {
    if case .between = self { Self.ends[0] } else { Self.ends[1] }
  }
}

/// The context of the decoder of a kind.
package struct KindReader {
  let map: MapReader
  let selectors: SelectorDecoder
  let expressions: ExpressionDecoder
  let context: RuleContext
  /// The names that every expression of the rule can use.
  let scope: ExpressionScope

  var problems: RuleProblems { context.problems }

  /// Says that a rule is written in a form that has a better one now; both mean the same.
  func noteOlderForm(_ form: String, now: String) {
    problems.report(.olderForm(form, now: now), at: map.keyPosition("kind"))
  }

  /// The event of a key of the rule, with the rule's `where` as its guard where `isGuarded`.
  func selector(_ key: String, isGuarded: Bool = false, _ scope: ExpressionScope) -> EventSelector? {
    map.value(key).flatMap { selectors.selector($0, where: isGuarded ? map.value("where") : nil, scope) }
  }

  /// A duration of a key of the rule.
  func duration(_ key: String, _ scope: ExpressionScope) -> Expression? {
    map.value(key).flatMap { expressions.duration($0, scope) }
  }
}
