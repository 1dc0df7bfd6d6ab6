package import LogCheckModel

extension KeyTable {
  package static let never = KeyTable(
    "never", of: "a never rule",
    required: ["event": "the event that must not happen"],
    [
      "where": "guard on the event",
      "between": "only between these two events",
      "within": "only so long after the opening event",
      "needs_alive": "components or events; a pass needs a line of one of them",
      "settled":
        "the time after which an interval passes; it is watched until it closes, and the event still fails then",
      "without_times": withoutTimes,
    ])

  package static let between = KeyTable(
    "between", of: "`between`",
    required: ["open": "the event that opens the interval"],
    ["close": "the event that closes it; without it `within` or `ends` closes it"])
}

/// This must not happen.
package struct NeverRule: Sendable {
  package var event: EventSelector
  package var open: EventSelector?
  package var close: EventSelector?
  /// The longest time after the opening event.
  package var within: Expression?
  /// Components (indices); one of them must have been seen.
  package var aliveComponents: [Int] = []
  /// Events; one of them must have been seen.
  package var aliveEvents: [EventTypeID] = []

  package init(event: EventSelector) { self.event = event }
}

extension NeverRule: RuleKind {
  package static let kind = "never"
  package static let purpose = "This must not happen."
  package static let keys = KeyTable.never
  package static let innerKeys: [KeyTable] = [.between]
  package static let ends: [UsableEnds] = [
    .keys(["supersedes", "cancelled_by", "process", "killed_by", "session"]),
    .none(because: "without `between` the rule lasts as long as the capture"),
  ]

  package static func decode(_ reader: KindReader) -> (any RuleKind)? { NeverDecoder(reader: reader).decode() }

  package var selectors: [EventSelector?] { [event, open, close] }

  package var opening: EventSelector? { open }

  package var keyed: EventSelector? { event }

  package var judged: [EventSelector] { [open, event].compactMap(\.self) }

  package var usableEnds: UsableEnds { Self.ends[open == nil ? 1 : 0] }

  package var described: EventSelector? { event }

  package var describedPartners: [EventSelector] { open.map { [$0] } ?? [] }

  package var neededTypes: [[EventTypeID]] { [open, close].compactMap { $0?.types } }

  package func sentence(_ prose: RuleProse) -> String {
    guard let open else { return "There must be no \(prose.name(event))." }
    return prose.never(event, after: open, before: close, within: within)
  }
}

/// Reads a rule of the kind `never`.
private struct NeverDecoder {
  let reader: KindReader

  func decode() -> (any RuleKind)? {
    let map = reader.map
    var open: EventSelector?
    var close: EventSelector?
    if let node = map.value("between"), let between = MapReader(node, .between, reader.problems) {
      open = between.value("open").flatMap { reader.selectors.selector($0, reader.scope) }
      close = between.value("close").flatMap { reader.selectors.selector($0, reader.scope.with(open)) }
    }
    let within = reader.duration("within", reader.scope.with(open))
    if map.has("within"), !map.has("between") {
      reader.problems.report(.neededTogether("within", needs: "between"), at: map.keyPosition("within"))
    }
    if let node = map.value("between"), close == nil, !isClosed(node), !map.has("within"), !map.has("ends") {
      reader.problems.report(.unboundedRule("`between`"), at: node.position)
    }
    let event = reader.selector("event", isGuarded: true, reader.scope.with(open))
    let alive = alive()
    let settled = reader.duration("settled", reader.scope.with(open))
    let isJudgedByOrder = reader.isJudgedByOrder(("close", close != nil))
    if let open, !needsMore {
      var rule = event.map {
        CountRule(event: $0, scope: .between(open: open, close: close, atMost: within), maximum: 0)
      }
      rule?.settled = settled
      rule?.countsClosing = false
      rule?.isJudgedByOrder = isJudgedByOrder
      return rule
    }
    for key in ["settled", "without_times"] where map.has(key) {
      let reason = map.has("between") ? "`needs_alive`, `given` or `supersedes`" : "no `between`"
      reader.problems.report(.unusable(key, because: "the rule has \(reason)"), at: map.keyPosition(key))
    }
    guard let event else { return nil }
    var rule = NeverRule(event: event)
    rule.open = open
    rule.close = close
    rule.within = within
    rule.aliveComponents = alive.components
    rule.aliveEvents = alive.events
    return rule
  }

  /// True if more than the events of the interval decides; all other rules with `between` count to none.
  private var needsMore: Bool {
    if reader.map.has("needs_alive") || reader.map.has("given") { return true }
    guard case .map(let entries)? = reader.map.value("ends")?.content else { return false }
    return entries.contains { $0.key == "supersedes" }
  }

  /// True if a `close` is written, be it with a mistake.
  private func isClosed(_ node: RuleNode) -> Bool {
    guard case .map(let entries) = node.content else { return true }
    return entries.contains { $0.key == "close" }
  }

  /// Names of components or of events; those of components come first.
  private func alive() -> (components: [Int], events: [EventTypeID]) {
    var components: [Int] = []
    var events: [EventTypeID] = []
    for name in reader.map.texts("needs_alive") {
      if let index = reader.context.components.index(of: name.text) {
        components.append(index)
      } else if let index = reader.context.catalogue.index(of: name.text) {
        events.append(EventTypeID(index))
      } else {
        let nearest = reader.problems.nearest(
          to: name.text, in: reader.context.components.names + Array(reader.context.catalogue.names))
        let problem: RuleProblem =
          name.text.utf8.contains(UInt8(ascii: "."))
          ? .unknownEvent(name.text, nearest: nearest) : .unknownComponent(name.text, nearest: nearest)
        reader.problems.report(problem, at: name.node.position)
      }
    }
    return (components, events)
  }
}

extension NeverRule: Packed {
  package func pack(into text: inout PackWriter) {
    text.add(event)
    text.add(open)
    text.add(close)
    text.add(within)
    text.add(aliveComponents)
    text.add(aliveEvents)
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(event: try text.next())
    open = try text.next()
    close = try text.next()
    within = try text.next()
    aliveComponents = try text.next()
    aliveEvents = try text.next()
  }
}

extension NeverRule {
  package func addChanges(to mutator: inout RuleMutator) {
    let set = mutator.editor(of: self)
    mutator.add("event", event.changes(in: mutator.ruleSet), at: event.mark) { rule, value in
      rule.body = set { $0.event = value }
    }
    if let open = open {
      mutator.add("between", [Change("everywhere", ())], at: open.mark) { rule, _ in
        rule.body = set {
          $0.open = nil
          $0.close = nil
          $0.within = nil
        }
      }
      mutator.add("between.open", open.changes(in: mutator.ruleSet), at: open.mark) { rule, value in
        rule.body = set { $0.open = value }
      }
      if let close = close {
        mutator.add("between.close", close.changes(in: mutator.ruleSet), at: close.mark) { rule, value in
          rule.body = set { $0.close = value }
        }
      }
    }
    if let within {
      mutator.add("within", within.changes) { rule, value in rule.body = set { $0.within = value } }
    }
    if !aliveComponents.isEmpty || !aliveEvents.isEmpty {
      mutator.add("needs_alive", [Change("without it", ())]) { rule, _ in
        rule.body = set {
          $0.aliveComponents = []
          $0.aliveEvents = []
        }
      }
    }
  }
}
