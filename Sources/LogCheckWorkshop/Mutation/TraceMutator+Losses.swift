import LogCheckModel
import LogCheckRules

/// Traces that show less than before, and traces that show the same.
extension TraceMutator {
  mutating func addLosses() {
    for index in steps.indices {
      addCut(after: index)
      addGap(before: index)
      addLostLine(index)
      addHiddenValues(index)
      if steps[index].type != nil {
        add("line \(index + 1) is duplicated, word for word", .sameOrOpen, steps, copied: index)
      }
    }
    if test.granularity < .seconds(1) {
      add("stamps of whole seconds", .sameOrOpen, steps) { $0.granularity = .seconds(1) }
    }
    if test.zoneKnown { add("stamps without a zone", .sameOrOpen, steps) { $0.zoneKnown = false } }
    if test.sessionStart { add("the launch is not in the trace", .sameOrOpen, steps) { $0.sessionStart = false } }
    if test.captureComplete { add("a partial capture", .sameOrOpen, steps) { $0.captureComplete = false } }
  }

  private mutating func addCut(after index: Int) {
    guard index + 1 < steps.count else { return }
    add("cut after line \(index + 1)", .partOfWhole(boundsPasses: roles.passesAreFinal), Array(steps.prefix(index + 1)))
  }

  /// Lines may be missing between two that are there.
  private mutating func addGap(before index: Int) {
    guard index > 0 else { return }
    let length = steps[index].time - steps[index - 1].time
    guard length > .zero else { return }
    var changed = steps
    changed.insert(.gap(length, at: steps[index].time), at: index)
    add("a gap before line \(index + 1)", .sameOrOpen, changed)
  }

  /// A line is missing, and the capture reports lost lines.
  private mutating func addLostLine(_ index: Int) {
    guard let type = steps[index].type else { return }
    let time = steps[index].time
    let before = index > 0 ? steps[index - 1].time : time - .seconds(1)
    let end = time + .milliseconds(1)
    // Among lines of one moment the gap would have to be between two of them.
    guard before < time, index + 1 == steps.count || steps[index + 1].time >= end else { return }
    var changed = steps
    changed[index] = .gap(end - before, at: end)
    // With the first line the beginning of the launch is lost.
    let isBeginning = !steps[..<index].contains { $0.type != nil } && ruleSet.events[type.index].startsSession != nil
    add("line \(index + 1) is lost in a gap", .noMore, changed) { if isBeginning { $0.sessionStart = false } }
  }

  private mutating func addHiddenValues(_ index: Int) {
    guard case .event(let time, let type, let fields, let mark) = steps[index] else { return }
    for (field, value) in fields.enumerated() where value.isKnown {
      var hidden = fields
      hidden[field] = .redacted
      var changed = steps
      changed[index] = .event(at: time, type: type, fields: hidden, mark: mark)
      let name = ruleSet.events[type.index].fields[field].name
      add("\(name) of line \(index + 1) is hidden", .sameOrOpen, changed)
    }
  }

  /// Time that passes line by line, and lines that do not concern the rule, change nothing.
  mutating func addForeign() {
    add("time passes in between", .same, steps.flatMap { [.tick(at: $0.time), $0] })
    guard test.captureComplete, !needsSigns, let type = foreignType else { return }
    let fields = [FieldValue](repeating: .absent, count: ruleSet.events[type.index].fields.count)
    add(
      "other events in between", .same,
      steps.flatMap { [.event(at: $0.time, type: type, fields: fields, mark: test.mark), $0] })
  }

  /// True if any line of a component counts as a sign of life.
  private var needsSigns: Bool {
    if let body = rule.body as? NeverRule { !body.aliveComponents.isEmpty } else { false }
  }

  /// An event that the rule does not name.
  private var foreignType: EventTypeID? {
    var named = Set(rule.selectors.flatMap(\.types))
    if let body = rule.body as? NeverRule { named.formUnion(body.aliveEvents) }
    return ruleSet.events.indices.map(EventTypeID.init).first { type in
      ruleSet.events[type.index].startsSession == nil && !named.contains(type)
    }
  }
}

extension FieldValue {
  /// True if there is a value that could be hidden.
  var isKnown: Bool {
    switch self {
    case .absent, .redacted, .malformed, .truncated: false
    default: true
    }
  }
}
