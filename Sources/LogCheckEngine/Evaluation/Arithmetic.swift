import LogCheckModel
import LogCheckRules

/// Operators and functions on values. What the types do not allow, or what overflows, is unknown.
enum Arithmetic {
  static func apply(_ symbol: Expression.BinaryOperator, _ left: EvalValue, _ right: EvalValue) -> EvalValue {
    if case .unknown = left { return left }
    if case .unknown = right { return right }
    switch symbol {
    case .equal: return .truth(equal(left, right))
    case .notEqual: return .truth(!equal(left, right))
    case .lessOrEqual: return .truth(atMost(left, right))
    case .greaterOrEqual: return .truth(atMost(right, left))
    case .less: return .truth(!atMost(right, left))
    case .greater: return .truth(!atMost(left, right))
    case .add: return sum(left, right)
    case .subtract: return difference(left, right)
    case .multiply, .divide: return scaled(symbol, left, right)
    case .and, .or: return .unknown(.malformed)
    }
  }

  static func equal(_ left: EvalValue, _ right: EvalValue) -> Truth {
    switch (left, right) {
    case (.unknown(let reason), _), (_, .unknown(let reason)): return .unknown(reason)
    case (.truth(let left), .truth(let right)):
      if case .unknown = left { return left }
      if case .unknown = right { return right }
      return Truth(left == right)
    case (.text(let left), .text(let right)): return Truth(left == right)
    case (.list(let left), .list(let right)):
      return (left + right).contains(where: \.isElided) ? .unknown(.redacted) : Truth(left == right)
    case (.integer(let left), .integer(let right)): return Truth(left == right)
    case (.duration(let left), .duration(let right)): return left.equals(right)
    case (.instant(let left, let leftFrame), .instant(let right, let rightFrame)):
      return leftFrame == rightFrame ? left.equals(right) : .unknown(.time)
    case (.object(let left), .object(let right)):
      // The same members may be written in many ways.
      return left == right ? .yes : .unknown(.malformed)
    default:
      // Values inside objects alone can be of two types here: a text is no number, whatever it says.
      guard let left = double(left), let right = double(right) else { return .no }
      return Truth(left == right)
    }
  }

  /// True if the value is the choice, or one of its items if the choice is a list and the value is not.
  static func isOne(_ value: EvalValue, of choice: EvalValue) -> Truth {
    guard case .text(let text) = value, case .list(let items) = choice else { return equal(value, choice) }
    if items.contains(text) { return .yes }
    return items.contains(where: \.isElided) ? .unknown(.redacted) : .no
  }

  /// Compares each item with the others. An item that a list leaves out, or hides, may be any.
  private static func isSubset(_ items: [LogText], of others: [LogText]) -> Truth {
    let known = Set(others)
    if !items.allSatisfy({ $0.isElided || known.contains($0) }) {
      return others.contains(where: \.isElided) ? .unknown(.redacted) : .no
    }
    return items.contains(where: \.isElided) ? .unknown(.redacted) : .yes
  }

  private static func atMost(_ left: EvalValue, _ right: EvalValue) -> Truth {
    switch (left, right) {
    case (.integer(let left), .integer(let right)): return Truth(left <= right)
    case (.duration(let left), .duration(let right)): return left.isAtMost(right)
    case (.instant(let left, let leftFrame), .instant(let right, let rightFrame)):
      return leftFrame == rightFrame ? left.isAtMost(right) : .unknown(.time)
    default:
      guard let left = double(left), let right = double(right) else { return .unknown(.malformed) }
      return Truth(left <= right)
    }
  }

  private static func sum(_ left: EvalValue, _ right: EvalValue) -> EvalValue {
    switch (left, right) {
    case (.instant(let instant, let frame), .duration(let duration)),
      (.duration(let duration), .instant(let instant, let frame)):
      return .instant(instant + duration, frame)
    case (.duration(let left), .duration(let right)): return .duration(left + right)
    case (.integer(let left), .integer(let right)):
      let (value, overflow) = left.addingReportingOverflow(right)
      return overflow ? .unknown(.malformed) : .integer(value)
    default:
      guard let left = double(left), let right = double(right) else { return .unknown(.malformed) }
      return .number(left + right)
    }
  }

  static func difference(_ left: EvalValue, _ right: EvalValue, isNegation: Bool = false) -> EvalValue {
    switch (left, right) {
    case (.unknown, _): return left
    case (_, .unknown): return right
    case (.instant(let left, let leftFrame), .instant(let right, let rightFrame)):
      return leftFrame == rightFrame ? .duration(left - right) : .unknown(.time)
    case (.instant(let instant, let frame), .duration(let duration)): return .instant(instant - duration, frame)
    case (.duration(let left), .duration(let right)): return .duration(left - right)
    case (.integer, .duration(let right)) where isNegation: return .duration(TimeRange(exactly: 0) - right)
    case (.integer(let left), .integer(let right)):
      let (value, overflow) = left.subtractingReportingOverflow(right)
      return overflow ? .unknown(.malformed) : .integer(value)
    default:
      guard let left = double(left), let right = double(right) else { return .unknown(.malformed) }
      return .number(left - right)
    }
  }

  private static func scaled(
    _ symbol: Expression.BinaryOperator, _ left: EvalValue, _ right: EvalValue
  ) -> EvalValue {
    if case .duration(let range) = left, range.isExact, let factor = double(right) {
      let value = symbol == .multiply ? Double(range.low) * factor : Double(range.low) / factor
      guard value.isFinite, value.magnitude < 9e18 else { return .unknown(.malformed) }
      return .duration(TimeRange(exactly: Int64(Int(nearest: value))))
    }
    if case .duration = right, symbol == .multiply { return scaled(.multiply, right, left) }
    guard let left = double(left), let right = double(right) else { return .unknown(.malformed) }
    let value = symbol == .multiply ? left * right : left / right
    return value.isFinite ? .number(value) : .unknown(.malformed)
  }

  /// A function of one value or of two; none has more.
  static func call(_ function: Expression.Function, _ first: EvalValue, _ second: EvalValue?) -> EvalValue {
    if case .unknown = first { return first }
    if let second, case .unknown = second { return second }
    switch function {
    case .abs:
      switch first {
      case .duration(let range): return .duration(range.magnitude)
      case .integer(let value): return value == .min ? .unknown(.malformed) : .integer(abs(value))
      case .number(let value): return .number(abs(value))
      default: return .unknown(.malformed)
      }
    case .min, .max:
      guard let second else { return .unknown(.malformed) }
      let isMinimum = if case .min = function { true } else { false }
      switch atMost(first, second) {
      case .yes: return isMinimum ? first : second
      case .no: return isMinimum ? second : first
      case .unknown(let reason): return .unknown(reason)
      }
    case .len:
      switch first {
      case .text(let text): return .integer(Int64(text.bytes.count))
      // The number of items that the dots replace is unknown.
      case .list(let list):
        return list.contains(where: \.isElided) ? .unknown(.redacted) : .integer(Int64(list.count))
      default: return .unknown(.malformed)
      }
    case .lower:
      guard case .text(let text) = first else { return .unknown(.malformed) }
      return .text(LogText(bytes: text.bytes.map(ASCII.lowered)))
    case .host:
      guard case .text(let text) = first, let host = HostName.of(text.bytes.span) else { return .unknown(.malformed) }
      return .text(LogText(bytes: host))
    case .dailyMinute:
      guard case .text(let text) = first, let minute = DailyTime.minute(of: text.bytes.span) else {
        return .unknown(.malformed)
      }
      return .integer(minute)
    case .subset:
      guard case .list(let items) = first, case .list(let others)? = second else { return .unknown(.malformed) }
      return .truth(isSubset(items, of: others))
    // The evaluator answers these, since they decide something about unknown values.
    case .present, .zoned, .type, .whole, .localDay, .localMinute, .isLocalMinute: return .unknown(.malformed)
    }
  }

  private static func double(_ value: EvalValue) -> Double? {
    switch value {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }
}
