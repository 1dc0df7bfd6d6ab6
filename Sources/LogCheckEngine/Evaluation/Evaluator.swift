import LogCheckModel
import LogCheckPattern
import LogCheckRules

/// Computes expressions over the events of an instance. Total: every expression has a value, if only `unknown`.
struct Evaluator {
  private let matcher = PatternMatcher()

  func truth(_ expression: CompiledExpression, bound: [Event?], current: Event?) -> Truth {
    if case .equality(let equality) = expression, let holds = equality.holds(bound: bound, current: current) {
      return Truth(holds)
    }
    switch value(expression, bound: bound, current: current) {
    case .truth(let truth): return truth
    case .unknown(let reason): return .unknown(reason)
    default: return .unknown(.malformed)
    }
  }

  func value(_ expression: CompiledExpression, bound: [Event?], current: Event?) -> EvalValue {
    func inner(_ expression: CompiledExpression) -> EvalValue { value(expression, bound: bound, current: current) }
    switch expression {
    case .constant(let value): return value
    case .field(let operand, let access): return field(operand, access, bound, current)
    case .not(let operand): return .truth(!truth(operand, bound: bound, current: current))
    case .negate(let operand): return Arithmetic.difference(.integer(0), inner(operand), isNegation: true)
    case .binary(let symbol, let left, let right):
      switch symbol {
      case .and:
        return .truth(
          truth(left, bound: bound, current: current) && truth(right, bound: bound, current: current))
      case .or:
        return .truth(
          truth(left, bound: bound, current: current) || truth(right, bound: bound, current: current))
      default:
        return Arithmetic.apply(symbol, inner(left), inner(right))
      }
    case .equality(let equality):
      guard let holds = equality.holds(bound: bound, current: current) else { return inner(equality.plain) }
      return .truth(Truth(holds))
    case .isOneOf(let operand, let choices):
      let value = inner(operand)
      if case .unknown = value { return value }
      var result = Truth.no
      for choice in choices { result = result || Arithmetic.isOne(value, of: inner(choice)) }
      return .truth(result)
    case .matches(let operand, let pattern): return .truth(matches(inner(operand), pattern))
    case .call(let function, let arguments):
      guard let argument = arguments.first else { return .unknown(.malformed) }
      switch function {
      case .present: return isPresent(inner(argument))
      case .type: return jsonType(inner(argument))
      case .whole: return isWhole(inner(argument))
      case .zoned:
        if case .field(of: let operand, let access) = argument, isUnzoned(operand, access, bound, current) {
          return .truth(.no)
        }
        return isZoned(inner(argument))
      case .localDay, .localMinute, .isLocalMinute: return LocalTime.call(function, arguments.map(inner))
      default:
        return Arithmetic.call(function, inner(argument), arguments.count > 1 ? inner(arguments[1]) : nil)
      }
    case .fallback(let operand, let other):
      let value = inner(operand)
      switch value {
      case .unknown(.absent), .truth(.unknown(.absent)): return inner(other)
      default: return value
      }
    case .nested(let operand, let steps):
      switch inner(operand) {
      case .object(let text): return EvalValue(NestedValue.at(steps, in: text))
      case .unknown(let reason), .truth(.unknown(let reason)): return .unknown(reason)
      // What is no object has no members.
      default: return .unknown(.absent)
      }
    }
  }

  private func event(_ operand: CompiledExpression.Operand, _ bound: [Event?], _ current: Event?) -> Event? {
    switch operand {
    case .current: current
    case .bound(let position): position < bound.count ? bound[position] : nil
    }
  }

  private func field(
    _ operand: CompiledExpression.Operand, _ access: CompiledExpression.FieldAccess, _ bound: [Event?],
    _ current: Event?
  ) -> EvalValue {
    guard let event = event(operand, bound, current) else { return .unknown(.absent) }
    switch access {
    case .time: return EvalValue(event.time)
    case .session: return .integer(Int64(event.session))
    case .processID: return event.processID.map { .integer(Int64($0)) } ?? .unknown(.absent)
    case .threadID: return event.threadID.flatMap { Int64(exactly: $0) }.map(EvalValue.integer) ?? .unknown(.absent)
    case .line: return .integer(Int64(event.position.order))
    case .timeZone: return EvalValue(event.timeZone)
    case .named(let indices):
      guard let index = indices[event.type], index < event.fields.count else { return .unknown(.absent) }
      return EvalValue(event.fields[index])
    }
  }

  /// The JSON type of a value inside an object; what is not there, and `null`, is `absent`.
  private func jsonType(_ value: EvalValue) -> EvalValue {
    switch value {
    case .unknown(.absent), .truth(.unknown(.absent)): .text(LogText("absent"))
    case .unknown, .truth(.unknown): value
    case .truth: .text(LogText("boolean"))
    case .text: .text(LogText("text"))
    case .integer, .number: .text(LogText("number"))
    case .list: .text(LogText("list"))
    case .object: .text(LogText("object"))
    case .instant, .duration: .unknown(.malformed)
    }
  }

  /// True if an object can be read from its first brace to its last.
  private func isWhole(_ value: EvalValue) -> EvalValue {
    switch value {
    case .object(let text):
      do throws(JSONProblem) {
        let end = try JSONScanner.valueEnd(in: text.bytes.span, at: 0)
        return .truth(Truth(end == text.bytes.count))
      } catch {
        if case .unfinished = error { return .truth(.unknown(.truncated)) }
        return .truth(.no)
      }
    case .unknown(.absent), .unknown(.malformed): return .truth(.no)
    case .unknown(let reason): return .truth(.unknown(reason))
    default: return .truth(.no)
    }
  }

  private func isPresent(_ value: EvalValue) -> EvalValue {
    switch value {
    case .unknown(.absent), .truth(.unknown(.absent)): .truth(.no)
    case .unknown(.truncated), .truth(.unknown(.truncated)): .truth(.unknown(.truncated))
    default: .truth(.yes)
    }
  }

  /// True if a field is an instant without a zone, even if the capture shows which zone was meant.
  private func isUnzoned(
    _ operand: CompiledExpression.Operand, _ access: CompiledExpression.FieldAccess, _ bound: [Event?],
    _ current: Event?
  ) -> Bool {
    guard let event = event(operand, bound, current), case .named(let indices) = access,
      let index = indices[event.type], index < UInt64.bitWidth
    else { return false }
    return event.unzoned & (1 << UInt64(index)) != 0
  }

  /// True if an instant has a zone; false for an instant that cannot be read.
  private func isZoned(_ value: EvalValue) -> EvalValue {
    switch value {
    // Whether it can be put among the stamps changes nothing about what its text says.
    case .instant(_, .absolute), .instant(_, .unplacedAbsolute): .truth(.yes)
    case .instant, .unknown(.malformed): .truth(.no)
    case .unknown: value
    default: .unknown(.malformed)
    }
  }

  /// Yes if the text holds the pattern.
  func matches(_ value: EvalValue, _ pattern: Pattern) -> Truth {
    switch value {
    // An object is matched as it is written.
    case .text(let text), .object(let text):
      switch matcher.match(pattern, in: text.bytes.span) {
      case .match: return .yes
      case .noMatch: return .no
      case .fault: return .unknown(.pattern)
      }
    case .unknown(let reason): return .unknown(reason)
    default: return .unknown(.malformed)
    }
  }
}
