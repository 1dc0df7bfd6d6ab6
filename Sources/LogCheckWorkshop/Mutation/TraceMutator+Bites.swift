import LogCheckModel
import LogCheckRules

/// Traces with another verdict, since the deciding line is gone, late, out of order, duplicated, or another app's.
extension TraceMutator {
  mutating func addBites() {
    if !roles.triggers.isEmpty {
      add("nothing sets it off", .notExercised, steps.filter { !has($0, roles.triggers) })
    }
    if let body = rule.body as? NeverRule {
      add("what must not be is left out", .noFail, steps.filter { !has($0, Set(body.event.types)) })
    }
    guard verdict.verdict == .pass, verdict.cancelled == 0 else { return }
    addWithoutAnswers()
    addSwapped()
    addDoubled()
  }

  private func has(_ step: RuleTest.Step, _ types: Set<EventTypeID>) -> Bool { step.type.map(types.contains) ?? false }

  /// Later than any duration of a rule reaches.
  private var farEnd: LogDuration { (steps.last?.time ?? .zero) + .seconds(400 * 86_400) }

  /// The required verdict if the answer is missing.
  private var withoutAnswer: TraceRequirement {
    let isClosed = steps.allSatisfy { step in
      if case .gap = step { return false }
      guard let type = step.type else { return true }
      let ends = (rule.ends.cancelledBy + rule.ends.killedBy).flatMap(\.types)
      return !ends.contains(type) && (!rule.ends.withSession || ruleSet.events[type.index].startsSession == nil)
    }
    return roles.isDue && isClosed && !isGivenByAnswers && test.captureComplete && test.zoneKnown ? .fail : .noPass
  }

  /// True if an answer of another trigger is a condition for judging this one: without any answer nothing is decided.
  private var isGivenByAnswers: Bool {
    rule.given.contains { $0.missing != .judge && !roles.answers.isDisjoint(with: $0.event.types) }
  }

  private mutating func addWithoutAnswers() {
    guard !roles.answers.isEmpty, steps.contains(where: { has($0, roles.answers) }) else { return }
    let others = steps.filter { !has($0, roles.answers) }
    let end = farEnd
    add("the answer is left out", withoutAnswer, others + [.tick(at: end)])
    if roles.isDue {
      let late = steps.filter { has($0, roles.answers) }.map { $0.moved(to: end) }
      add("the answer is late", withoutAnswer, others + late)
    }
    for (index, step) in roles.steps.enumerated() where roles.steps.count > 1 {
      let own = step.subtracting(roles.triggers)
      guard own == step else { continue }
      let rest = steps.filter { !has($0, own) }
      add("step \(index + 1) is left out", withoutAnswer, rest + [.tick(at: end)])
    }
    if let changed = withOtherKey() { add("the answer has another key", withoutAnswer, changed + [.tick(at: end)]) }
  }

  /// The trace with another key in all answers; `nil` if one of them does not contain the key.
  private func withOtherKey() -> [RuleTest.Step]? {
    guard let key = rule.key.first else { return nil }
    var changed: [RuleTest.Step] = []
    for step in steps {
      guard case .event(let time, let type, var fields, let mark) = step, roles.answers.contains(type) else {
        changed.append(step)
        continue
      }
      guard let field = ruleSet.events[type.index].fieldIndex(key), let other = fields[field].other else { return nil }
      fields[field] = other
      changed.append(.event(at: time, type: type, fields: fields, mark: mark))
    }
    return changed
  }

  /// Swaps two steps that must come one after the other.
  private mutating func addSwapped() {
    guard let body = rule.body as? SequenceRule else {
      addAnswerFirst()
      return
    }
    // Only where each step is one event: the parts of `all_of` may come in any order.
    guard body.steps.allSatisfy({ if case .anyOf = $0.shape { !$0.isOptional } else { false } }) else { return }
    for index in roles.steps.indices.dropFirst() {
      let (first, second) = (roles.steps[index - 1], roles.steps[index])
      let positions = steps.indices.filter { has(steps[$0], first.union(second)) }
      guard first.isDisjoint(with: second), positions.count == 2, has(steps[positions[0]], first) else { continue }
      add(
        "steps \(index) and \(index + 1) are swapped", .noPass,
        swapping(positions[0], positions[1]) + [.tick(at: farEnd)])
    }
  }

  /// The answer comes before what it answers.
  private mutating func addAnswerFirst() {
    switch rule.body {
    case is ResponseRule, is PrecedesRule: break
    default: return
    }
    let (triggers, answers) = (
      steps.indices.filter { has(steps[$0], roles.triggers) }, steps.indices.filter { has(steps[$0], roles.answers) }
    )
    guard triggers.count == 1, answers.count == 1, let trigger = triggers.first, let answer = answers.first else {
      return
    }
    add("trigger and answer are swapped", withoutAnswer, swapping(trigger, answer) + [.tick(at: farEnd)])
  }

  private func swapping(_ first: Int, _ second: Int) -> [RuleTest.Step] {
    var changed = steps
    changed[first] = steps[second].moved(to: steps[first].time)
    changed[second] = steps[first].moved(to: steps[second].time)
    return changed
  }

  /// Duplicates an event that must happen once.
  private mutating func addDoubled() {
    guard roles.isUnique, !roles.counted.isEmpty, steps.contains(where: { has($0, roles.counted) }) else { return }
    add(
      "it happens twice", .fail, steps.flatMap { has($0, roles.counted) ? [$0, $0] : [$0] } + [.tick(at: farEnd)])
  }
}

extension FieldValue {
  /// Another value of the same type.
  fileprivate var other: FieldValue? {
    switch self {
    case .text(let text): .text(LogText(bytes: text.bytes + Array("-other".utf8)))
    case .integer(let value): .integer(value == .max ? 0 : value + 1)
    default: nil
    }
  }
}
