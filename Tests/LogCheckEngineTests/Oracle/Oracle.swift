import LogCheckModel
import LogCheckRules

/// Judges a whole trace at once, by what the rule says and nothing else: slow and plain. It knows the kinds response, never,
/// precedes and count with durations as numbers and `ok` as the only guard.
struct Oracle {
  let rules: RuleSet
  let rule: Rule
  let items: [TraceItem]

  init?(_ rules: RuleSet, _ items: [TraceItem]) {
    guard let rule = rules.rules.first else { return nil }
    self.rules = rules
    self.rule = rule
    self.items = items
  }

  func endings() -> [Ending] {
    switch rule.body {
    case .response(let body): return all(body.trigger).map { Ending(line: items[$0].line, verdict: response(body, $0)) }
    case .never(let body): return never(body)
    case .precedes(let body): return all(body.event).map { Ending(line: items[$0].line, verdict: precedes(body, $0)) }
    case .count(let body): return count(body)
    default: return []
    }
  }

  // MARK: Kinds

  private func response(_ body: ResponseRule, _ start: Int) -> String {
    guard let alternative = body.alternatives.first, let answer = alternative.steps.first,
      case .within(let length)? = alternative.deadline
    else { return "?" }
    let end = items[start].at + milliseconds(length)
    for place in items.indices where place > start && items[place].at <= end && isTied(place, start) {
      if rule.ends.cancelledBy.contains(where: { fits($0, place) }) { return "cancelled" }
      if body.forbidden.contains(where: { fits($0, place) }) { return "fail" }
      if fits(answer, place) { return "pass" }
      if rule.ends.supersedes, fits(body.trigger, place) { return "cancelled" }
    }
    return lastTime > end ? "fail" : "end"
  }

  private func never(_ body: NeverRule) -> [Ending] {
    guard let open = body.open, let close = body.close else {
      let faults = all(body.event).map { Ending(line: items[$0].line, verdict: "fail") }
      return faults.isEmpty ? [Ending(line: 0, verdict: "pass")] : faults
    }
    return all(open).map { start in
      let first = items.indices.first { place in
        place > start && isTied(place, start) && (fits(close, place) || fits(body.event, place))
      }
      let verdict = first.map { fits(close, $0) ? "pass" : "fail" } ?? "end"
      return Ending(line: items[start].line, verdict: verdict)
    }
  }

  private func precedes(_ body: PrecedesRule, _ place: Int) -> String {
    let before = items.indices.filter { $0 < place && isTied($0, place) }
    let cut = body.since.flatMap { since in before.last { fits(since, $0) } }
    let isMet = before.contains { candidate in
      guard fits(body.requires, candidate), candidate >= cut ?? 0 else { return false }
      switch body.scope {
      case .capture: return true
      case .session: return items[candidate].session == items[place].session
      case .within(let length): return items[place].at - items[candidate].at <= milliseconds(length)
      }
    }
    if isMet { return "pass" }
    switch body.scope {
    case .session: return "fail"
    case .capture: return cut == nil ? "start" : "fail"
    case .within(let length):
      let first = items.first?.at ?? 0
      return cut != nil || first + milliseconds(length) <= items[place].at ? "fail" : "start"
    }
  }

  private func count(_ body: CountRule) -> [Ending] {
    func verdict(_ count: Int, isOver: Bool) -> String {
      if let maximum = body.maximum, count > maximum { return "fail" }
      guard isOver else { return "end" }
      return count < body.minimum ?? 0 ? "fail" : "pass"
    }
    guard case .between(let open, let close, let length) = body.scope else {
      let groups = Dictionary(grouping: all(body.event)) { group(body, $0) }
      return groups.values.compactMap { places in
        places.first.map { Ending(line: items[$0].line, verdict: verdict(places.count, isOver: true)) }
      }
    }
    return all(open).map { start in
      let end = items[start].at + milliseconds(length)
      let inTime = items.indices.filter { $0 > start && items[$0].at <= end && isTied($0, start) }
      let last = close.flatMap { close in inTime.first { fits(close, $0) } }
      let counted = inTime.filter { fits(body.event, $0) && $0 < last ?? .max }
      return Ending(
        line: items[start].line, verdict: verdict(counted.count, isOver: last != nil || lastTime > end))
    }
  }

  private func group(_ body: CountRule, _ place: Int) -> [Int] {
    var name = rule.key.isEmpty ? [] : [items[place].id]
    if case .session = body.scope { name.append(items[place].session) }
    return name
  }

  /// The line with which the instance begins that `line` belongs to, where instances have no line of their own.
  func beginning(of line: Int) -> Int {
    guard case .count(let body) = rule.body, let place = items.firstIndex(where: { $0.line == line }) else {
      return line
    }
    if case .between = body.scope { return line }
    return all(body.event).first { group(body, $0) == group(body, place) }.map { items[$0].line } ?? line
  }

  // MARK: Events

  private var lastTime: Int64 { items.last?.at ?? 0 }

  private func all(_ selector: EventSelector) -> [Int] { items.indices.filter { fits(selector, $0) } }

  private func fits(_ selector: EventSelector, _ place: Int) -> Bool {
    let item = items[place]
    guard selector.types.contains(where: { rules.events[$0.index].name == item.name }) else { return false }
    return selector.guardExpression == nil || item.isOK
  }

  private func isTied(_ left: Int, _ right: Int) -> Bool { rule.key.isEmpty || items[left].id == items[right].id }

  private func milliseconds(_ expression: Expression) -> Int64 {
    guard case .literal(.duration(let length)) = expression else { return -1 }
    return length.nanoseconds / 1_000_000
  }
}
