package import LogCheckModel

/// A value written in a rule.
package enum Literal: Hashable, Sendable {
  case integer(Int64)
  case number(Double)
  case boolean(Bool)
  case text(LogText)
  case duration(LogDuration)
  case instant(LogInstant)
}

/// A total expression over the events of an instance: no loops, no functions of the user's.
package indirect enum Expression: Sendable {
  case literal(Literal)
  case parameter(String)
  /// A field of the event itself (`alias` nil) or of a named earlier one; also `time`, `session`, `pid`, `tid`, `line`.
  case field(alias: String?, name: String)
  case not(Expression)
  case negate(Expression)
  case binary(BinaryOperator, Expression, Expression)
  /// `x in [a, b]`.
  case isOneOf(Expression, [Expression])
  /// `x =~ "pattern"`.
  case matches(Expression, pattern: String)
  case call(Function, [Expression])
  /// `x ?? y`.
  case fallback(Expression, Expression)
  /// `x.name` and `x[0]`: a value inside a JSON object.
  case nested(Expression, [JSONStep])

  package enum BinaryOperator: String, Sendable, CaseIterable {
    case or = "||"
    case and = "&&"
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case add = "+"
    case subtract = "-"
    case multiply = "*"
    case divide = "/"

    /// The comparison that holds where this one does not; `nil` for operators that compare nothing.
    package var negated: Self? {
      switch self {
      case .equal: .notEqual
      case .notEqual: .equal
      case .less: .greaterOrEqual
      case .lessOrEqual: .greater
      case .greater: .lessOrEqual
      case .greaterOrEqual: .less
      case .or, .and, .add, .subtract, .multiply, .divide: nil
      }
    }
  }

  package enum Function: String, Sendable, CaseIterable {
    case abs, min, max, len, lower, present, zoned
    /// The JSON type of a value inside an object, as a text.
    case type
    /// True if an object is there from its first brace to its last, with nothing left out.
    case whole
    /// The minute of the day that a daily time names, `18:25` or `25 18 * * *`.
    case dailyMinute = "daily_minute"
    /// True if each item of one list is an item of another, in whichever order.
    case subset
    /// The day on which an instant lies in a time zone, counted from 1970-01-01.
    case localDay = "local_day"
    /// The minute of that day, 0 to 1439.
    case localMinute = "local_minute"
    /// True if the clock of a time zone shows a minute of the day at an instant.
    case isLocalMinute = "is_local_minute"
    /// The host of an address, in small letters and without its port.
    case host

    package var argumentCount: Int {
      switch self {
      case .isLocalMinute: 3
      case .min, .max, .subset, .localDay, .localMinute: 2
      case .abs, .len, .lower, .present, .zoned, .type, .whole, .dailyMinute, .host: 1
      }
    }
  }
}
