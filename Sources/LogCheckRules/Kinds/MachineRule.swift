package import LogCheckModel

extension KeyTable {
  package static let machine = KeyTable(
    "machine", of: "a machine rule",
    required: [
      "initial": "the state at the beginning",
      "transitions": "for each state, the events that may occur and the states they lead to",
    ],
    [
      "events": "names for events with guards, for use in `transitions`",
      "reset_on": "the event that leads back to the initial state",
      "other": "the outcome of an event without a transition in the current state",
      "stay": "the longest time in a state",
      "final": "the states in which it may end; without the key, any state",
    ])
}

/// Events may occur only if an arrow for them leads out of the current state.
package struct MachineRule: Sendable {
  package struct Arrow: Sendable {
    /// Index into the rule's labels.
    package var label: Int
    /// Index into the rule's states.
    package var target: Int

    package init(label: Int, target: Int) {
      self.label = label
      self.target = target
    }
  }

  package struct Stay: Sendable {
    package var state: Int
    /// A duration.
    package var longest: Expression

    package init(state: Int, longest: Expression) {
      self.state = state
      self.longest = longest
    }
  }

  /// At most 64.
  package var states: [String]
  package var initial: Int
  /// The events of all arrows, each once.
  package var labels: [EventSelector]
  /// All of them together.
  package var alphabet: EventSelector
  /// By state.
  package var arrows: [[Arrow]]
  package var resetOn: EventSelector?
  /// True if an event without an arrow changes nothing; otherwise it fails the rule.
  package var ignoresOthers = false
  package var stays: [Stay] = []
  /// Indices of states.
  package var final: [Int]

  package init(
    states: [String], initial: Int, labels: [EventSelector], arrows: [[Arrow]], final: [Int], mark: SourceMark
  ) {
    self.states = states
    self.initial = initial
    self.labels = labels
    self.arrows = arrows
    self.final = final
    var types: [EventTypeID] = []
    for type in labels.flatMap(\.types) where !types.contains(type) { types.append(type) }
    alphabet = EventSelector(types: types, mark: mark)
  }
}

extension MachineRule: RuleKind {
  package static let kind = "machine"
  package static let purpose = "Events must lead from state to state as the rule allows."
  package static let keys = KeyTable.machine
  package static let keepsState = true
  package static let ends: [UsableEnds] = [.keys(["cancelled_by", "killed_by", "session"])]

  package static func decode(_ reader: KindReader) -> (any RuleKind)? { MachineDecoder(reader: reader).decode() }

  package var selectors: [EventSelector?] { labels + [resetOn] }

  package var keyed: EventSelector? { alphabet }

  package var neededTypes: [[EventTypeID]] { [] }

  package func sentence(_ prose: RuleProse) -> String {
    "The states \(prose.joined(states, "and")) must follow each other as the rule allows, "
      + "starting from \(states[initial])."
  }
}

/// Reads a rule of the kind `machine`.
private struct MachineDecoder {
  let reader: KindReader

  private var problems: RuleProblems { reader.problems }
  private var map: MapReader { reader.map }

  /// States with their arrows, in the order of the file.
  private typealias State = (name: String, node: RuleNode)

  func decode() -> MachineRule? {
    let states = states()
    let names = states.map(\.name)
    var labels = Labels(reader: reader, named: namedEvents())
    let leading = states.map { arrows($0.node, names, &labels) }
    labels.reportUnused(in: map)
    let initial = map.value("initial").flatMap { state($0, names) }
    let resetOn = reader.selector("reset_on", reader.scope)
    let other = map.value("other").flatMap {
      map.values.word($0, of: [("fail", false), ("ignore", true)])
    }
    let stays = stays(states)
    let final = map.value("final").map { map.values.items($0, of: "states").compactMap { state($0, names) } }
    guard let initial, !labels.selectors.isEmpty, !labels.isBroken else { return nil }
    var rule = MachineRule(
      states: names, initial: initial, labels: labels.selectors, arrows: leading, final: final ?? Array(names.indices),
      mark: map.node.mark)
    rule.resetOn = resetOn
    rule.ignoresOthers = other ?? false
    rule.stays = stays
    return rule
  }

  private func states() -> [State] {
    guard let node = map.value("transitions") else { return [] }
    let entries = map.values.entries(node, of: "states", atMost: RuleFileLimits.listed)
    if case .map = node.content, entries.allSatisfy({ Self.isEmpty($0.value) }) {
      problems.report(.unusable("transitions", because: "it has no arrow"), at: node.position)
    }
    return entries.compactMap { entry in
      map.values.name(entry.key, .state, at: entry.keyPosition) ? (entry.key, entry.value) : nil
    }
  }

  private static func isEmpty(_ node: RuleNode) -> Bool {
    if case .map(let entries) = node.content { entries.isEmpty } else { false }
  }

  private func state(_ node: RuleNode, _ names: [String]) -> Int? {
    guard !names.isEmpty else { return nil }
    return map.values.word(node, of: names.enumerated().map { ($0.element, $0.offset) })
  }

  private func namedEvents() -> [(name: String, selector: EventSelector?, position: FilePosition)] {
    guard let node = map.value("events") else { return [] }
    return map.values.entries(node, of: "events", atMost: RuleFileLimits.listed).compactMap { entry in
      guard map.values.name(entry.key, .alias, at: entry.keyPosition) else { return nil }
      return (entry.key, reader.selectors.selector(entry.value, reader.scope), entry.keyPosition)
    }
  }

  private func arrows(_ node: RuleNode, _ names: [String], _ labels: inout Labels) -> [MachineRule.Arrow] {
    var arrows: [MachineRule.Arrow] = []
    for entry in map.values.entries(node, of: "events and states", atMost: RuleFileLimits.listed) {
      let label = labels.index(of: entry)
      guard let target = state(entry.value, names), let label else { continue }
      arrows.append(MachineRule.Arrow(label: label, target: target))
    }
    return arrows
  }

  private func stays(_ states: [State]) -> [MachineRule.Stay] {
    guard let node = map.value("stay") else { return [] }
    let names = states.map(\.name)
    return map.values.entries(node, of: "states and durations").compactMap { entry in
      let longest = reader.expressions.duration(entry.value, reader.scope)
      guard !names.isEmpty else { return nil }
      guard let state = names.firstIndex(of: entry.key) else {
        let nearest = problems.nearest(to: entry.key, in: names)
        problems.report(.unknownWord(entry.key, allowed: names, nearest: nearest), at: entry.keyPosition)
        return nil
      }
      if Self.isEmpty(states[state].node) {
        problems.report(.unusable(entry.key, because: "no arrow leads out of it"), at: entry.keyPosition)
      }
      return longest.map { MachineRule.Stay(state: state, longest: $0) }
    }
  }

  /// The events at arrows: names given in `events`, or events themselves.
  private struct Labels {
    let reader: KindReader
    let named: [(name: String, selector: EventSelector?, position: FilePosition)]
    private(set) var selectors: [EventSelector] = []
    /// True if some label is of no known event.
    private(set) var isBroken = false
    private var indices: [String: Int] = [:]
    private var used: Set<String> = []

    init(reader: KindReader, named: [(name: String, selector: EventSelector?, position: FilePosition)]) {
      self.reader = reader
      self.named = named
    }

    mutating func index(of entry: RuleNode.Entry) -> Int? {
      if let known = indices[entry.key] { return known }
      let selector: EventSelector?
      if let given = named.first(where: { $0.name == entry.key }) {
        used.insert(entry.key)
        selector = given.selector
      } else {
        selector = reader.selectors.selector(ofKey: entry.key, at: entry.keyPosition)
      }
      guard let selector, !selector.types.isEmpty else {
        isBroken = true
        return nil
      }
      indices[entry.key] = selectors.count
      selectors.append(selector)
      return selectors.count - 1
    }

    func reportUnused(in map: MapReader) {
      for item in named where !used.contains(item.name) {
        reader.problems.report(.unusable(item.name, because: "no arrow in `transitions` has it"), at: item.position)
      }
    }
  }
}

extension MachineRule: Packed {
  package func pack(into text: inout PackWriter) {
    text.add(states)
    text.add(initial)
    text.add(labels)
    text.add(arrows)
    text.add(final)
    text.add(alphabet.mark)
    text.add(resetOn)
    text.add(ignoresOthers)
    text.add(stays)
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(
      states: try text.next(), initial: try text.next(), labels: try text.next(), arrows: try text.next(),
      final: try text.next(), mark: try text.next())
    resetOn = try text.next()
    ignoresOthers = try text.next()
    stays = try text.next()
  }
}

extension MachineRule.Arrow: Packed {
  package func pack(into text: inout PackWriter) {
    text.add(label)
    text.add(target)
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(label: try text.next(), target: try text.next())
  }
}

extension MachineRule.Stay: Packed {
  package func pack(into text: inout PackWriter) {
    text.add(state)
    text.add(longest)
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(state: try text.next(), longest: try text.next())
  }
}

extension MachineRule {
  package func addChanges(to mutator: inout RuleMutator) {
    let set = mutator.editor(of: self)
    for (index, label) in labels.enumerated() {
      mutator.add("event \(label.names(in: mutator.ruleSet))", label.changes(in: mutator.ruleSet), at: label.mark) {
        rule, value in
        rule.body = set { $0.labels[index] = value }
      }
    }
    for (state, arrows) in arrows.enumerated() {
      let names = arrows.map { "\(labels[$0.label].names(in: mutator.ruleSet)) to \(states[$0.target])" }
      for (index, name) in names.enumerated() {
        mutator.add("transitions.\(states[state])", [Change("without \(name)", ())]) { rule, _ in
          rule.body = set { $0.arrows[state].remove(at: index) }
        }
      }
    }
    mutator.add("reset_on", mutator.changes(resetOn)) { rule, value in rule.body = set { $0.resetOn = value } }
    let others = Change(ignoresOthers ? "fail" : "ignore", !ignoresOthers)
    mutator.add("other", [others]) { rule, value in rule.body = set { $0.ignoresOthers = value } }
    for (index, stay) in stays.enumerated() {
      mutator.add("stay.\(states[stay.state])", mutator.changes(Optional(stay.longest))) { rule, value in
        rule.body = set { if let value { $0.stays[index].longest = value } else { $0.stays.remove(at: index) } }
      }
    }
    if final.count < states.count {
      mutator.add("final", [Change("anywhere", Array(states.indices))]) { rule, value in
        rule.body = set { $0.final = value }
      }
    }
  }
}
