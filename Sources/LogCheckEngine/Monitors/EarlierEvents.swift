import LogCheckModel

/// Events that one item of `given` may mean, in the order in which they came, and a search among them that begins with the latest.
struct EarlierEvents {
  private let parts: GuardParts
  private var events: [Event] = []
  /// The number of the first of ``events``: events are numbered as they come.
  private var firstNumber = 0
  /// For each equality of the guard, by the value that it compares.
  private var indices: [ValueIndex]
  private(set) var wereEvicted = false
  /// True while no line, or no time, is before that of an earlier event: then a search may end before the first event.
  private var linesAscend = true
  private var timesAscend = true

  /// The answer to one event of a search, and of the search as a whole.
  enum Step {
    case found
    /// It is not this one, and none before it.
    case ended
    case goOn
  }

  init(_ parts: GuardParts) {
    self.parts = parts
    indices = parts.joins.map { _ in ValueIndex() }
  }

  mutating func append(_ event: Event) {
    if let last = events.last {
      linesAscend =
        linesAscend && event.position.capture == last.position.capture && event.position.order >= last.position.order
      timesAscend = timesAscend && Self.isNotBefore(event.time, last.time)
    }
    if events.count >= RuleContext.instanceLimit { evict() }
    insert(event, firstNumber + events.count)
    events.append(event)
  }

  private mutating func insert(_ event: Event, _ number: Int) {
    for (index, join) in parts.joins.enumerated() { indices[index].insert(number, join.valueOfCurrent(event)) }
  }

  private mutating func evict() {
    events.removeFirst(RuleContext.instanceLimit / 2)
    firstNumber += RuleContext.instanceLimit / 2
    wereEvicted = true
    indices = parts.joins.map { _ in ValueIndex() }
    for (offset, event) in events.enumerated() { insert(event, firstNumber + offset) }
  }

  /// Asks about the events that the equalities of the guard do not rule out, the latest first, until one is found, or `fails` says that a
  /// condition of the guard does not hold for one, by which the guard holds for none before it.
  func searchBackwards(
    _ bound: [Event?], fails: (CompiledExpression, Event) -> Bool, _ ask: (Event) -> Step
  ) -> Step {
    var joins: [(join: Join, bound: Event)] = []
    var fewest: [Int]?
    for (index, join) in parts.joins.enumerated() where join.binding < bound.count {
      guard let other = bound[join.binding] else { continue }
      joins.append((join, other))
      if let numbers = indices[index].numbers(equalTo: join.valueOfBound(other)), numbers.count < fewest?.count ?? .max
      {
        fewest = numbers
      }
    }
    func answer(_ event: Event) -> Step {
      for item in joins where item.join.rulesOut(event, of: item.bound) { return .goOn }
      let step = ask(event)
      return step == .goOn && isLast(event) ? .ended : step
    }
    func isLast(_ event: Event) -> Bool {
      parts.recent.contains { ascends(on: $0.scale) && fails($0.condition, event) }
    }
    if let fewest {
      for number in fewest.reversed() {
        let step = answer(events[number - firstNumber])
        if step != .goOn { return step }
      }
    } else {
      for position in events.indices.reversed() {
        let step = answer(events[position])
        if step != .goOn { return step }
      }
    }
    // Those that are no longer kept came before the first one.
    if wereEvicted, let first = events.first, isLast(first) { return .ended }
    return .goOn
  }

  private func ascends(on scale: GuardParts.Scale) -> Bool {
    switch scale {
    case .time: timesAscend
    case .line: linesAscend
    }
  }

  private static func isNotBefore(_ time: EventTime?, _ other: EventTime?) -> Bool {
    guard let time, let other else { return false }
    return time.frame == other.frame && time.granularity == other.granularity && time.instant >= other.instant
      && !time.isSpan && !other.isSpan
  }
}
