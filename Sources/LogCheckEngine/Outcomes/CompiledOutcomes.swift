import LogCheckModel
import LogCheckOutcomes
import LogCheckPattern
import LogCheckRules

/// The signs of outcomes and the conditions made ready to be noticed.
struct CompiledOutcomes {
  struct Sign {
    var sign: OutcomeSign
    var event: CompiledSelector
    var values: [(value: OutcomeValue, expression: CompiledExpression)] = []
  }

  struct Condition {
    var event: CompiledSelector
    var until: CompiledSelector?
    var run: CompiledExpression?
  }

  /// The uses of an event of a type.
  struct Route {
    var signs: [Int] = []
    var begins: [Int] = []
    var ends: [Int] = []
  }

  private(set) var signs: [Sign] = []
  private(set) var conditions: [Condition] = []
  /// By the index of the event type.
  private(set) var routes: [Int: Route] = [:]
  /// The events that show a sign.
  private(set) var types: [OutcomeSign: [EventTypeID]] = [:]

  init(_ ruleSet: RuleSet, _ fields: FieldTables, problems: inout [Diagnostic]) {
    let compiler = ExpressionCompiler(fields: fields, parameters: [:], hasProvenPatterns: ruleSet.hasProvenPatterns)
    for (index, definition) in ruleSet.outcomes.enumerated() {
      do throws(PatternError) {
        var sign = Sign(sign: definition.sign, event: try compiler.compile(definition.event))
        for value in OutcomeValue.allCases {
          guard let expression = definition.values[value] else { continue }
          sign.values.append((value, try Self.compiled(expression, of: definition.event, compiler)))
        }
        signs.append(sign)
      } catch {
        signs.append(Sign(sign: definition.sign, event: CompiledSelector(types: [])))
        problems.append(Self.problem("outcome \(definition.id)", error, definition.mark))
      }
      for type in Set(definition.event.types) {
        routes[type.index, default: Route()].signs.append(index)
        if types[definition.sign]?.contains(type) != true { types[definition.sign, default: []].append(type) }
      }
    }
    for (index, definition) in ruleSet.conditions.enumerated() {
      do throws(PatternError) {
        var condition = Condition(event: try compiler.compile(definition.event))
        condition.until = try definition.until.map { selector throws(PatternError) in try compiler.compile(selector) }
        condition.run = try definition.run.map { run throws(PatternError) in
          try Self.compiled(run, of: definition.event, compiler)
        }
        conditions.append(condition)
      } catch {
        conditions.append(Condition(event: CompiledSelector(types: [])))
        problems.append(Self.problem("condition \(definition.id)", error, definition.mark))
      }
      for type in Set(definition.event.types) { routes[type.index, default: Route()].begins.append(index) }
      for type in Set(definition.until?.types ?? []) { routes[type.index, default: Route()].ends.append(index) }
    }
  }

  private static func compiled(
    _ expression: Expression, of event: EventSelector, _ compiler: ExpressionCompiler
  ) throws(PatternError) -> CompiledExpression {
    try compiler.compile(expression, current: event.types, currentAlias: event.alias)
  }

  private static func problem(_ owner: String, _ error: PatternError, _ mark: SourceMark) -> Diagnostic {
    Diagnostic(code: "E003", severity: .error, message: "\(owner): a pattern does not compile: \(error)", mark: mark)
  }
}

extension CompiledOutcomes {
  /// Passes what an event shows on to the ledger. A duplicate line shows nothing new.
  func observe(_ event: Event, _ ledger: inout OutcomeLedger?, _ evaluator: Evaluator) {
    guard let route = routes[event.type.index], event.repetition == .none || event.repetition == .untimed else {
      return
    }
    for index in route.ends where conditions[index].until?.accepts(event, bound: [], with: evaluator) == .yes {
      ledger?.end(index, Self.origin(of: event))
    }
    for index in route.begins where conditions[index].event.accepts(event, bound: [], with: evaluator) == .yes {
      let run = conditions[index].run.flatMap { Self.name(evaluator.value($0, bound: [], current: event)) }
      ledger?.begin(index, Self.origin(of: event), run: run, lasts: conditions[index].until != nil)
    }
    for index in route.signs where signs[index].event.accepts(event, bound: [], with: evaluator) == .yes {
      ledger?.take(signal(signs[index], event, evaluator))
    }
  }

  private func signal(_ sign: Sign, _ event: Event, _ evaluator: Evaluator) -> OutcomeSignal {
    var signal = OutcomeSignal(sign: sign.sign, origin: Self.origin(of: event))
    for (value, expression) in sign.values {
      let found = evaluator.value(expression, bound: [], current: event)
      switch value {
      case .key: signal.key = Self.name(found)
      case .run: signal.run = Self.name(found)
      case .hash: signal.hash = Self.name(found)
      case .word: signal.word = Self.name(found)
      case .due: signal.due = Self.instant(found)
      case .begin: signal.begin = Self.instant(found)
      case .moment: signal.moment = Self.instant(found)
      case .ok: signal.isGood = Self.truth(found)
      case .all: signal.concernsAll = Self.truth(found) == true
      case .foreground: signal.isForeground = Self.truth(found) == true
      case .period: if case .duration(let range) = found { signal.period = LogDuration(nanoseconds: range.low) }
      }
    }
    return signal
  }

  private static func origin(of event: Event) -> SignalOrigin {
    SignalOrigin(
      time: event.time, position: event.position, process: event.processID, offset: event.stampOffset)
  }

  /// A name of reasonable length.
  private static func name(_ value: EvalValue) -> String? {
    switch value {
    case .text(let text) where text.bytes.count <= 128: text.description
    case .integer(let number): String(number)
    default: nil
    }
  }

  private static func instant(_ value: EvalValue) -> LogInstant? {
    guard case .instant(let range, let frame) = value, frame == .absolute || frame == .unplacedAbsolute else {
      return nil
    }
    return LogInstant(nanoseconds: range.low)
  }

  private static func truth(_ value: EvalValue) -> Bool? {
    guard case .truth(let truth) = value else { return nil }
    return truth == .yes ? true : truth == .no ? false : nil
  }
}
