import LogCheckModel

extension KeyTable {
  package static let count = KeyTable(
    "count", of: "a count rule",
    required: ["event": "the event that is counted", "per": "the scope of one count"],
    [
      "where": "guard on the event",
      "exactly": "the number of events",
      "at_most": "the largest number of events",
      "at_least": "the smallest number of events",
      "settled":
        "the time after which an interval passes; it is counted on until it closes, and one too many still fails",
      "without_times": withoutTimes,
    ])

  package static let countScope = KeyTable(
    "countScope", of: "`per`",
    required: ["open": "the event that opens the interval"],
    [
      "close": "the event that closes it",
      "at_most": "the longest interval, after which it closes; without it `close` or `ends` closes it",
    ])
}

/// Exactly, at most or at least so many.
package struct CountRule: Sendable {
  package enum Scope: Sendable {
    case between(open: EventSelector, close: EventSelector?, atMost: Expression?)
    case session
    case capture
  }
  package var event: EventSelector
  package var scope: Scope
  package var minimum: Int?
  package var maximum: Int?
  /// True if the closing event alone ends a count where no line carries a time.
  package var isJudgedByOrder = false
  /// The time after which a count between two events passes, though it goes on.
  package var settled: Expression?

  /// True if an event that closes a count is counted, too. A `never` rule is over with it.
  package var countsClosing = true

  /// True if the event must not come at all between two events: a `never` with `between`.
  package var isNever: Bool {
    if case .between = scope { minimum == nil && maximum == 0 } else { false }
  }

  /// True if an event closes a count, and not only time.
  package var hasEnd: Bool { if case .between(_, .some, _) = scope { true } else { false } }

  package init(event: EventSelector, scope: Scope, minimum: Int? = nil, maximum: Int? = nil) {
    self.event = event
    self.scope = scope
    self.minimum = minimum
    self.maximum = maximum
  }
}

extension CountRule: RuleKind {
  package static let kind = "count"
  package static let purpose = "This must happen exactly, at least or at most so many times."
  package static let keys = KeyTable.count
  package static let innerKeys: [KeyTable] = [.countScope]
  package static let keepsState = true
  package static let ends = CountRule.Scope.ends

  package static func decode(_ reader: KindReader) -> (any RuleKind)? {
    let rule = CountDecoder(reader: reader).decode()
    if rule?.isNever == true {
      reader.noteOlderForm("`kind: count` with `at_most: 0`", now: "`kind: never` with `between` and `within`")
    }
    return rule
  }

  package var kind: String { isNever ? NeverRule.kind : Self.kind }

  package var selectors: [EventSelector?] { [event] + scope.selectors }

  package var opening: EventSelector? { scope.opening }

  package var keyed: EventSelector? { event }

  package var described: EventSelector? { isNever ? event : nil }

  package var describedPartners: [EventSelector] { isNever ? [scope.opening].compactMap(\.self) : [] }

  package var usableEnds: UsableEnds { scope.usableEnds }

  package var roles: RuleRoles {
    var roles = RuleRoles()
    if case .between(let open, _, _) = scope {
      roles.triggers = Set(open.types)
      roles.isUnique = minimum == 1 && maximum == 1
    } else {
      roles.triggers = Set(event.types)
    }
    roles.counted = Set(event.types).subtracting(roles.isUnique ? roles.triggers : [])
    roles.passesAreFinal = if case .between = scope { true } else { false }
    return roles
  }

  package func sentence(_ prose: RuleProse) -> String {
    if isNever, case .between(let open, let close, let atMost) = scope {
      return prose.never(event, after: open, before: close, within: atMost)
    }
    let number =
      switch (minimum, maximum) {
      case (let low?, let high?) where low == high: "exactly \(low.timesInWords)"
      case (let low?, let high?): "from \(low) to \(high) times"
      case (let low?, nil): "at least \(low.timesInWords)"
      case (nil, let high?): "at most \(high.timesInWords)"
      case (nil, nil): "any number of times"
      }
    return "\(prose.name(event)) must come \(number) \(prose.scope(scope))."
  }
}

/// Reads a rule of the kind `count`.
private struct CountDecoder {
  let reader: KindReader

  private var problems: RuleProblems { reader.problems }

  /// No count of a rule is greater.
  private static let greatest = 1_000_000

  func decode() -> CountRule? {
    let map = reader.map
    let per = map.value("per").flatMap { reader.countScope($0) }
    let event = reader.selector("event", isGuarded: true, reader.scope.with(per?.open))
    // None at all makes sense between two events; elsewhere the first event counted opens the instance.
    let bounds = bounds(from: per?.isInterval == false ? 1 : 0)
    if let per, !per.isInterval {
      for key in ["exactly", "at_least"] where map.has(key) {
        let reason = "an instance opens with the first event counted; only `at_most` has a meaning then"
        problems.report(.unusable(key, because: reason), at: map.keyPosition(key))
      }
    }
    guard let event, let scope = per?.scope else { return nil }
    var rule = CountRule(event: event, scope: scope, minimum: bounds.minimum, maximum: bounds.maximum)
    rule.isJudgedByOrder = reader.isJudgedByOrder(("close", rule.hasEnd))
    rule.settled = settled(per, bounds)
    return rule
  }

  /// Only a count that cannot become enough later passes before its end.
  private func settled(
    _ per: (scope: CountRule.Scope?, open: EventSelector?, isInterval: Bool)?, _ bounds: (minimum: Int?, maximum: Int?)
  ) -> Expression? {
    let settled = reader.duration("settled", reader.scope.with(per?.open))
    guard reader.map.has("settled") else { return nil }
    if per?.isInterval == false || bounds.minimum != nil {
      problems.report(
        .unusable("settled", because: "it is for an interval with `at_most` events"),
        at: reader.map.keyPosition("settled"))
    }
    return settled
  }

  private func bounds(from lowest: Int) -> (minimum: Int?, maximum: Int?) {
    let map = reader.map
    let exactly = map.integer("exactly", in: lowest...Self.greatest)
    let least = map.integer("at_least", in: 1...Self.greatest)
    let most = map.integer("at_most", in: lowest...Self.greatest)
    map.atMostOne(of: ["exactly", "at_least"])
    map.atMostOne(of: ["exactly", "at_most"])
    if !["exactly", "at_least", "at_most"].contains(where: { map.has($0) }) {
      problems.report(.missingKey("exactly", of: "a count rule"), at: map.node.position)
    }
    if let least, let most, least > most {
      problems.report(.unusable("at_least", because: "it is greater than `at_most`"), at: map.keyPosition("at_least"))
    }
    return (exactly ?? least, exactly ?? most)
  }
}

extension CountRule: Packed {
  package func pack(into text: inout PackWriter) {
    text.add(event)
    text.add(scope)
    text.add(minimum)
    text.add(maximum)
    text.add(isJudgedByOrder)
    text.add(settled)
    text.add(countsClosing)
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(event: try text.next(), scope: try text.next(), minimum: try text.next(), maximum: try text.next())
    isJudgedByOrder = try text.next()
    settled = try text.next()
    countsClosing = try text.next()
  }
}

extension CountRule.Scope: Packed {
  package func pack(into text: inout PackWriter) {
    switch self {
    case .between(let open, let close, let atMost):
      text.add(number: 0)
      text.add(open)
      text.add(close)
      text.add(atMost)
    case .session: text.add(number: 1)
    case .capture: text.add(number: 2)
    }
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    switch try text.number() {
    case 0: self = .between(open: try text.next(), close: try text.next(), atMost: try text.next())
    case 1: self = .session
    case 2: self = .capture
    default: throw DamagedPack()
    }
  }
}

extension CountRule {
  package func addChanges(to mutator: inout RuleMutator) {
    let set = mutator.editor(of: self)
    mutator.add("event", event.changes(in: mutator.ruleSet), at: event.mark) { rule, value in
      rule.body = set { $0.event = value }
    }
    mutator.add(isNever ? "between" : "per", mutator.changes(scope)) { rule, value in
      rule.body = set { $0.scope = value }
    }
    if let settled {
      mutator.add("settled", settled.changes) { rule, value in rule.body = set { $0.settled = value } }
    }
    mutator.addBounds(minimum, maximum) { rule, minimum, maximum in
      rule.body = set {
        $0.minimum = minimum
        $0.maximum = maximum
      }
    }
  }
}
