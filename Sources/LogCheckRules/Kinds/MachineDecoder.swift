import LogCheckModel

/// Reads a rule of the kind `machine`.
struct MachineDecoder {
  let reader: KindReader

  private var problems: RuleProblems { reader.problems }
  private var map: MapReader { reader.map }

  /// States with their arrows as they stand in the file.
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
      problems.report(.unusable("transitions", because: "no arrow stands there"), at: node.place)
    }
    return entries.compactMap { entry in
      map.values.name(entry.key, .state, at: entry.keyPlace) ? (entry.key, entry.value) : nil
    }
  }

  private static func isEmpty(_ node: RuleNode) -> Bool {
    if case .map(let entries) = node.content { entries.isEmpty } else { false }
  }

  private func state(_ node: RuleNode, _ names: [String]) -> Int? {
    guard !names.isEmpty else { return nil }
    return map.values.word(node, of: names.enumerated().map { ($0.element, $0.offset) })
  }

  private func namedEvents() -> [(name: String, selector: EventSelector?, place: Place)] {
    guard let node = map.value("events") else { return [] }
    return map.values.entries(node, of: "events", atMost: RuleFileLimits.listed).compactMap { entry in
      guard map.values.name(entry.key, .alias, at: entry.keyPlace) else { return nil }
      return (entry.key, reader.selectors.selector(entry.value, reader.scope), entry.keyPlace)
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
        problems.report(.unknownWord(entry.key, allowed: names, nearest: nearest), at: entry.keyPlace)
        return nil
      }
      if Self.isEmpty(states[state].node) {
        problems.report(.unusable(entry.key, because: "no arrow leads out of it"), at: entry.keyPlace)
      }
      return longest.map { MachineRule.Stay(state: state, longest: $0) }
    }
  }

  /// The events at arrows: names given in `events`, or events themselves.
  private struct Labels {
    let reader: KindReader
    let named: [(name: String, selector: EventSelector?, place: Place)]
    private(set) var selectors: [EventSelector] = []
    /// Whether some label is of no known event.
    private(set) var isBroken = false
    private var indices: [String: Int] = [:]
    private var used: Set<String> = []

    init(reader: KindReader, named: [(name: String, selector: EventSelector?, place: Place)]) {
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
        selector = reader.selectors.selector(ofKey: entry.key, at: entry.keyPlace)
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
        reader.problems.report(.unusable(item.name, because: "no arrow in `transitions` has it"), at: item.place)
      }
    }
  }
}
