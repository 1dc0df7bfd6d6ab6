import LogCheckModel
import LogCheckPattern
import LogCheckRules

/// An expression whose names are resolved: parameters to values, aliases to indices in an instance's bindings, fields
/// to indices by event type.
indirect enum CompiledExpression {
  case constant(EvalValue)
  case field(of: Operand, FieldAccess)
  case not(CompiledExpression)
  case negate(CompiledExpression)
  case binary(Expression.BinaryOperator, CompiledExpression, CompiledExpression)
  case isOneOf(CompiledExpression, [CompiledExpression])
  case matches(CompiledExpression, Pattern)
  case call(Expression.Function, [CompiledExpression])
  case fallback(CompiledExpression, CompiledExpression)
  case equality(FieldEquality)
  /// A value inside an object.
  case nested(CompiledExpression, [JSONStep])

  enum Operand: Hashable {
    /// The current event.
    case current
    /// The event bound at this index.
    case bound(Int)
  }

  enum FieldAccess {
    case time, session, processID, threadID, line, timeZone
    /// Index into the fields by event type.
    case named(FieldIndices)
  }
}

/// Resolves the names of one rule's expressions.
struct ExpressionCompiler {
  let fields: FieldTables
  let parameters: [String: Literal]
  /// True if patterns are known to compile.
  let hasProvenPatterns: Bool
  /// The binding indices of the aliases that may be used.
  var aliases: [String: (position: Int, types: [EventTypeID])] = [:]

  func compile(_ selector: EventSelector) throws(PatternError) -> CompiledSelector {
    guard let guardExpression = selector.guardExpression else { return CompiledSelector(types: selector.types) }
    return CompiledSelector(
      types: selector.types,
      guardExpression: try compile(guardExpression, current: selector.types, currentAlias: selector.alias))
  }

  func compile(_ expression: Expression, current: [EventTypeID], currentAlias: String?) throws(PatternError)
    -> CompiledExpression
  {
    func inner(_ expression: Expression) throws(PatternError) -> CompiledExpression {
      try compile(expression, current: current, currentAlias: currentAlias)
    }
    switch expression {
    case .literal(let literal): return .constant(Self.value(of: literal))
    case .parameter(let name):
      return .constant(parameters[name].map(Self.value) ?? .unknown(.malformed))
    case .field(let alias, let name):
      if let alias, alias != currentAlias {
        guard let bound = aliases[alias] else { return .constant(.unknown(.absent)) }
        return .field(of: .bound(bound.position), access(name))
      }
      return .field(of: .current, access(name))
    case .not(let operand): return .not(try inner(operand))
    case .negate(let operand): return .negate(try inner(operand))
    case .binary(let symbol, let left, let right):
      let compiled = CompiledExpression.binary(symbol, try inner(left), try inner(right))
      return FieldEquality(compiled).map(CompiledExpression.equality) ?? compiled
    case .isOneOf(let operand, let choices):
      var compiled: [CompiledExpression] = []
      for choice in choices { compiled.append(try inner(choice)) }
      return .isOneOf(try inner(operand), compiled)
    case .matches(let operand, let pattern):
      return .matches(try inner(operand), try Pattern(pattern, isCaseless: false, isProven: hasProvenPatterns))
    case .call(let function, let arguments):
      var compiled: [CompiledExpression] = []
      for argument in arguments { compiled.append(try inner(argument)) }
      return .call(function, compiled)
    case .fallback(let operand, let other): return .fallback(try inner(operand), try inner(other))
    case .nested(let operand, let steps): return .nested(try inner(operand), steps)
    }
  }

  private func access(_ name: String) -> CompiledExpression.FieldAccess {
    switch name {
    case "time": return .time
    case "session": return .session
    case "pid": return .processID
    case "tid": return .threadID
    case "line": return .line
    case "time_zone": return .timeZone
    default: return .named(fields[name])
    }
  }

  static func value(of literal: Literal) -> EvalValue {
    switch literal {
    case .integer(let value): .integer(value)
    case .number(let value): .number(value)
    case .boolean(let value): .truth(Truth(value))
    case .text(let value): .text(value)
    case .duration(let value): .duration(TimeRange(exactly: value.nanoseconds))
    case .instant(let value): .instant(TimeRange(exactly: value.nanoseconds), .absolute)
    }
  }
}
