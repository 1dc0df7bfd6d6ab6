import LogCheckModel

extension Expression {
  var isConjunction: Bool { if case .binary(.and, _, _) = self { true } else { false } }

  /// The expression changed at one position: a part of `&&` or `||` left out, a boundary moved, a length or a number
  /// changed, a default or `abs` taken away.
  var changes: [Change<Expression>] {
    switch self {
    case .literal(let literal): literal.changes.map { $0.map(Expression.literal) }
    // A parameter is changed where it is defined.
    case .parameter, .field: []
    case .not(let operand): operand.changes.map { $0.map(Expression.not) }
    case .negate(let operand): operand.changes.map { $0.map(Expression.negate) }
    case .binary(let symbol, let left, let right): binaryChanges(symbol, left, right)
    case .isOneOf(let operand, let choices): operand.changes.map { $0.map { .isOneOf($0, choices) } }
    case .matches(let operand, let pattern): operand.changes.map { $0.map { .matches($0, pattern: pattern) } }
    case .call(let function, let arguments): callChanges(function, arguments)
    case .fallback(let operand, let other):
      (operand.readsOrigin ? [] : [Change("without `?? \(other.text)`", operand)])
        + operand.changes.map { $0.map { .fallback($0, other) } }
        + (other.isLiteral ? [] : other.changes.map { $0.map { .fallback(operand, $0) } })
    case .nested(let operand, let steps): operand.changes.map { $0.map { .nested($0, steps) } }
    }
  }

  /// True if it reads which process or thread wrote a line. The `events` of a test have neither, so it is not changed.
  var readsOrigin: Bool {
    switch self {
    case .field(_, let name): name == "pid" || name == "tid"
    case .literal, .parameter: false
    case .not(let operand), .negate(let operand), .matches(let operand, _), .nested(let operand, _): operand.readsOrigin
    case .binary(_, let left, let right), .fallback(let left, let right): left.readsOrigin || right.readsOrigin
    case .isOneOf(let operand, let choices): ([operand] + choices).contains(where: \.readsOrigin)
    case .call(_, let arguments): arguments.contains(where: \.readsOrigin)
    }
  }

  private var isLiteral: Bool { if case .literal = self { true } else { false } }

  private func binaryChanges(_ symbol: BinaryOperator, _ left: Expression, _ right: Expression) -> [Change<Expression>]
  {
    var changes: [Change<Expression>] = []
    switch symbol {
    case .and, .or:
      // Of a chain each part once: the parts of a part are left out further in.
      if !left.isChain(of: symbol), !left.readsOrigin { changes.append(Change("without `\(left.text)`", right)) }
      if !right.isChain(of: symbol), !right.readsOrigin { changes.append(Change("without `\(right.text)`", left)) }
    default:
      if let other = symbol.withOtherBoundary {
        changes.append(Change("`\(other.rawValue)` in `\(text)`", .binary(other, left, right)))
      }
    }
    changes += left.changes.map { $0.map { .binary(symbol, $0, right) } }
    changes += right.changes.map { $0.map { .binary(symbol, left, $0) } }
    return changes
  }

  private func isChain(of symbol: BinaryOperator) -> Bool {
    if case .binary(symbol, _, _) = self { true } else { false }
  }

  private func callChanges(_ function: Function, _ arguments: [Expression]) -> [Change<Expression>] {
    var changes: [Change<Expression>] = []
    if function == .abs || function == .lower, let operand = arguments.first {
      changes.append(Change("without \(function.rawValue) of `\(operand.text)`", operand))
    }
    for (index, argument) in arguments.enumerated() {
      changes += argument.changes.map { change in
        change.map { changed in
          var all = arguments
          all[index] = changed
          return .call(function, all)
        }
      }
    }
    return changes
  }
}

extension Expression.BinaryOperator {
  /// The comparison that differs at the boundary alone.
  fileprivate var withOtherBoundary: Self? {
    switch self {
    case .less: .lessOrEqual
    case .lessOrEqual: .less
    case .greater: .greaterOrEqual
    case .greaterOrEqual: .greater
    default: nil
    }
  }
}

extension Literal {
  /// A length a quarter longer and shorter; a number one more and one less; true for false.
  var changes: [Change<Literal>] {
    switch self {
    case .integer(let value):
      [value.addingReportingOverflow(1), value.subtractingReportingOverflow(1)].filter { !$0.overflow }
        .map { Change("\($0.partialValue) instead of \(value)", .integer($0.partialValue)) }
    case .number(let value):
      [value + 1, value - 1].map { Change("\($0) instead of \(value)", .number($0)) }
    case .boolean(let value): [Change("\(!value) instead of \(value)", .boolean(!value))]
    case .duration(let value):
      value.changes.map { $0.map(Literal.duration) }
    case .text, .instant: []
    }
  }
}

extension LogDuration {
  /// A quarter longer and a quarter shorter, by a millisecond at least: traces have no finer times. Zero has no other
  /// length.
  var changes: [Change<LogDuration>] {
    guard nanoseconds != 0 else { return [] }
    let step = max(nanoseconds.magnitude / 4, 1_000_000)
    let quarter = nanoseconds < 0 ? -Int64(step) : Int64(step)
    let longer = nanoseconds.addingReportingOverflow(quarter)
    let lengths = [longer.overflow ? nanoseconds : longer.partialValue, nanoseconds - quarter]
    return lengths.filter { $0 != nanoseconds }.map { length in
      let changed = LogDuration(nanoseconds: length)
      return Change("\(changed.ruleText) instead of \(ruleText)", changed)
    }
  }
}
