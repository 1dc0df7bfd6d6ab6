import LogCheckModel
package import LogCheckRules

/// Judges a whole trace at once, by what docs/verdicts.md and docs/kinds say and nothing else: slow and plain. It shares nothing with the
/// engine but the decoded rule.
///
/// It judges one possible world: ``choices`` decides unknown facts.
package struct Oracle {
  let rules: RuleSet
  let rule: Rule
  let items: [TraceItem]
  /// True if the trace begins with the beginning of a session.
  package var beginsSession = true
  /// True if nothing was before the trace.
  package var beginsAtStart = false
  package var choices = Choices()

  package init?(_ rules: RuleSet, _ items: [TraceItem]) {
    guard let rule = rules.rules.first else { return nil }
    self.rules = rules
    self.rule = rule
    self.items = items
  }

  /// The ending of every instance, in order.
  package func endings() -> [Ending] {
    let endings: [Ending] =
      switch rule.body {
      case let body as ResponseRule: response(body)
      case let body as SequenceRule: each(body.start) { sequence(body, $0) }
      case let body as NeverRule: never(body)
      case let body as PrecedesRule: each(body.event) { precedes(body, $0) }
      case let body as CountRule: count(body)
      case let body as RateRule: rate(body)
      case let body as ShareRule: share(body)
      case let body as OverlapRule: each(body.begin) { overlap(body, $0) }
      case let body as MachineRule: machine(body)
      case let body as GaugeRule: gauge(body)
      case let body as CounterRule: counter(body)
      case let body as RelateRule: each(body.trigger) { relate(body, $0) }
      case let body as DomainRule: each(body.event) { domain(body, $0) }
      case let body as SetRule: set(body)
      case let body as HashRule: hash(body)
      // They judge records as they are written, and not events: see ``SchemaOracle`` and ``PrivacyOracle``.
      default: []
      }
    return endings.sorted()
  }

  func each(_ selector: EventSelector, _ judge: (Int) -> String) -> [Ending] {
    all(selector).map { Ending(line: items[$0].line, verdict: judge($0)) }
  }

  /// The session in which the trace begins.
  var firstSession: Int { items.first?.session ?? 0 }

  // MARK: Events

  /// The positions of every such event.
  func all(_ selector: EventSelector) -> [Int] { items.indices.filter { fits(selector, $0) } }

  /// True if the event is of those meant, as `instance` sees it.
  func fits(_ selector: EventSelector, _ position: Int, _ sight: Sight = Sight(), for instance: Int = -1) -> Bool {
    guard selector.types.contains(where: { rules.events[$0.index].name == items[position].name }) else { return false }
    guard let condition = selector.guardExpression else { return true }
    return read(condition, sight.with(selector, position).at(position)).truth
      ?? isSo(selector.mark, position, instance)
  }

  /// The answer to a question that cannot be answered.
  func isSo(_ mark: SourceMark, _ position: Int, _ instance: Int) -> Bool {
    choices.answer(Choices.Question(about: mark, position: position, instance: instance)) == 1
  }

  /// True if a check holds.
  func holds(_ expression: Expression, _ sight: Sight, _ number: Int, for instance: Int) -> Bool {
    read(expression, sight).truth ?? isSo(SourceMark(file: "check", line: number, column: 0), 0, instance)
  }

  /// The values that tie an event to others; one that is hidden may be any.
  func key(_ position: Int) -> [String] {
    rule.key.map { name in
      switch items[position].values[name] {
      case nil, .absent: return "-"
      case .redacted, .malformed, .truncated:
        let question = Choices.Question(
          about: SourceMark(file: name, line: 0, column: 0), position: position, instance: -1)
        return ["0", "1", "another"][choices.answer(question, of: 3)]
      case .text(let text): return text.description
      case let value?: return "\(value)"
      }
    }
  }

  func isTied(_ left: Int, _ right: Int) -> Bool { rule.key.isEmpty || key(left) == key(right) }

  /// The positions after an event that belong to it.
  func tied(after position: Int) -> [Int] { items.indices.filter { $0 > position && isTied($0, position) } }

  // MARK: Time

  func time(_ position: Int) -> Int64 { (RuleTest.beginning + .milliseconds(items[position].at)).nanoseconds }

  /// The end of the trace.
  var end: Int64 { items.isEmpty ? .min : time(items.count - 1) }

  /// A moment of a trace, at which something is decided: before a line, or at it.
  func before(_ position: Int) -> Int { 2 * position - 1 }

  func at(_ position: Int) -> Int { 2 * position }

  /// The moment at which it is seen that a point of time has passed: before the first line that is later.
  func passing(_ instant: Int64) -> Int? { items.indices.first { time($0) > instant }.map(before) }

  /// So long after an event.
  func deadline(_ length: Expression, _ sight: Sight, after position: Int) -> Int64 {
    read(length, sight).nanoseconds.map { time(position) + $0 } ?? anyTime("deadline", position)
  }

  /// The instant that an expression gives.
  func instant(_ expression: Expression, _ sight: Sight, for position: Int) -> Int64 {
    read(expression, sight).nanoseconds ?? anyTime("instant", position)
  }

  /// If it is unknown: before everything, or after everything.
  private func anyTime(_ name: String, _ position: Int) -> Int64 {
    isSo(SourceMark(file: name, line: 0, column: 0), position, position) ? .max : .min
  }
}

/// The ending of an instance: the line it began with (0 or less if there is none), and the verdict.
package struct Ending: Hashable, Comparable {
  package var line: Int
  package var verdict: String

  package init(line: Int, verdict: String) {
    self.line = line
    self.verdict = verdict
  }

  /// True if it was decided.
  package var isDecided: Bool { ["pass", "fail"].contains(verdict) }

  package static func < (left: Self, right: Self) -> Bool { (left.line, left.verdict) < (right.line, right.verdict) }
}

/// Something that may decide an instance. The earliest does; at one moment, the one of the lowest rank.
struct Turn: Comparable {
  var moment: Int
  var rank: Int
  var verdict: String

  static func < (left: Self, right: Self) -> Bool { (left.moment, left.rank) < (right.moment, right.rank) }
}
