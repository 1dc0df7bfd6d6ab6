import LogCheckModel
import LogCheckRules

/// The conditions of a rule in words: which values are compared, and how they must go together.
struct CheckWords {
  let rule: Rule

  /// The conditions that must all hold, a clause for each.
  func clauses(_ expression: Expression) -> [String] {
    guard case .binary(.and, let left, let right) = expression else { return [clause(expression)] }
    return [left, right].filter { constant($0) != true }.flatMap(clauses)
  }

  /// The value of a condition that depends on no log: parameters switch parts of a check on and off.
  private func constant(_ expression: Expression) -> Bool? {
    switch expression {
    case .literal(.boolean(let value)): return value
    case .parameter(let name):
      guard case .boolean(let value)? = rule.parameters.first(where: { $0.name == name })?.value else { return nil }
      return value
    case .not(let inner): return constant(inner).map { !$0 }
    case .binary(.and, let left, let right):
      let values = [constant(left), constant(right)]
      return values.contains(false) ? false : values == [true, true] ? true : nil
    case .binary(.or, let left, let right):
      let values = [constant(left), constant(right)]
      return values.contains(true) ? true : values == [false, false] ? false : nil
    default: return nil
    }
  }

  /// A condition that must hold, or with `isDenied` must not.
  func clause(_ expression: Expression, isDenied: Bool = false) -> String {
    switch expression {
    case .not(let inner): return clause(inner, isDenied: !isDenied)
    case .binary(let symbol, let left, let right) where symbol == .and || symbol == .or:
      return joined(left, right, isOr: (symbol == .or) != isDenied, isDenied: isDenied)
    case .binary(let symbol, let left, let right):
      return comparison(isDenied ? symbol.negated ?? symbol : symbol, left, right)
    case .isOneOf(let value, let choices):
      return "\(noun(value)) is \(isDenied ? "not " : "")\(list(choices))"
    case .matches(let value, let pattern):
      let form = pattern.utf8.count > Self.longestPattern ? "its form" : "the form /\(pattern)/"
      return "\(noun(value)) \(isDenied ? "does not have" : "has") \(form)"
    case .call(.present, let arguments):
      return "\(arguments.first.map(noun) ?? "it") is \(isDenied ? "missing" : "given")"
    case .call(.whole, let arguments):
      return "\(arguments.first.map(noun) ?? "it") is \(isDenied ? "not " : "")whole"
    case .call(.subset, let arguments) where arguments.count == 2:
      let start = isDenied ? "not every item of" : "every item of"
      return "\(start) \(noun(arguments[0])) is in \(noun(arguments[1]))"
    case .literal(.boolean(let value)): return value != isDenied ? "always" : "never"
    default: return "\(noun(expression)) is \(isDenied ? "false" : "true")"
    }
  }

  private static let longestPattern = 32
  private static let choicesShown = 4

  private func list(_ choices: [Expression]) -> String {
    let shown = choices.prefix(choices.count > Self.choicesShown + 1 ? Self.choicesShown : choices.count).map(noun)
    if choices.count > shown.count {
      return shown.joined(separator: ", ") + " or one of \(choices.count - shown.count) more"
    }
    guard shown.count > 1, let last = shown.last else { return shown.first ?? "nothing" }
    return shown.dropLast().joined(separator: ", ") + " or " + last
  }

  private func joined(_ left: Expression, _ right: Expression, isOr: Bool, isDenied: Bool) -> String {
    // A constant part leaves the other one, since the whole depends on the log.
    if constant(left) != nil { return clause(right, isDenied: isDenied) }
    if constant(right) != nil { return clause(left, isDenied: isDenied) }
    let second = clause(right, isDenied: isDenied)
    guard isOr else { return "\(clause(left, isDenied: isDenied)) and \(second)" }
    // `it is missing, or it fits`: a condition reads better.
    guard let condition = condition(left, isDenied: isDenied) else {
      return "\(clause(left, isDenied: isDenied)), or \(second)"
    }
    return "if \(condition), \(second)"
  }

  /// The case in which the other side of an `or` matters, if the first side only excludes the others.
  private func condition(_ expression: Expression, isDenied: Bool) -> String? {
    switch expression {
    case .not(let inner): return isDenied ? nil : clause(inner)
    case .binary(.notEqual, let left, let right) where !isDenied: return comparison(.equal, left, right)
    case .binary(.equal, let left, let right) where isDenied: return comparison(.equal, left, right)
    case .call(.present, _) where isDenied: return clause(expression)
    default: return nil
    }
  }

  // MARK: Comparisons

  private func comparison(_ symbol: Expression.BinaryOperator, _ left: Expression, _ right: Expression) -> String {
    if case .call(.abs, let arguments) = left, let inner = arguments.first, symbol == .lessOrEqual || symbol == .less {
      return distance(inner, at: right, isBelow: symbol == .less)
    }
    if case .field(let alias, let name) = left, case .field(let other, name) = right, alias != other, symbol == .equal {
      return "\(name) is the same in \(alias ?? Self.trigger) and \(other ?? Self.trigger)"
    }
    return "\(noun(left)) \(symbol.words) \(noun(right))"
  }

  private static let trigger = "the line"

  /// `abs(a - b) <= limit`, or `abs(a - b - lead) <= limit`.
  private func distance(_ inner: Expression, at limit: Expression, isBelow: Bool) -> String {
    let limit = noun(limit)
    guard case .binary(.subtract, let first, let second) = inner else {
      return "\(noun(inner)) is at most \(limit), above or below zero"
    }
    if case .binary(.subtract, let later, let earlier) = first {
      return "\(noun(later)) is \(noun(second)) after \(noun(earlier)) (± \(limit))"
    }
    if case .binary(.subtract, let later, let earlier) = second, Self.isLength(first, rule) {
      return "\(noun(later)) is \(noun(first)) after \(noun(earlier)) (± \(limit))"
    }
    return "\(noun(first)) and \(noun(second)) differ by \(isBelow ? "less than" : "at most") \(limit)"
  }

  private static func isLength(_ expression: Expression, _ rule: Rule) -> Bool {
    switch expression {
    case .literal(.duration), .parameter: true
    default: false
    }
  }

  // MARK: Values

  /// A value in words.
  func noun(_ expression: Expression) -> String {
    switch expression {
    case .literal(let literal): return words(literal)
    case .parameter(let name): return rule.parameters.first { $0.name == name }.map { words($0.value) } ?? name
    case .field(let alias, let name): return alias.map { "\(name) of \($0)" } ?? name
    case .nested(let inner, let steps): return noun(inner, steps)
    case .negate(let inner): return "-\(noun(inner))"
    case .binary(let symbol, let left, let right):
      // A millisecond only makes a bound open.
      if symbol == .add, case .literal(.duration(let length)) = right, length == .milliseconds(1) { return noun(left) }
      return "\(noun(left)) \(symbol.rawValue) \(noun(right))"
    case .fallback(let value, let other):
      guard case .literal = other else { return "\(noun(value)) (or else \(noun(other)))" }
      return noun(value)
    case .call(let function, let arguments): return call(function, arguments)
    case .not, .isOneOf, .matches: return clause(expression)
    }
  }

  private func noun(_ value: Expression, _ steps: [JSONStep]) -> String {
    let path = steps.map(\.text).joined()
    guard case .field(let alias?, let name) = value else { return noun(value) + path }
    return "\(name)\(path) of \(alias)"
  }

  private func call(_ function: Expression.Function, _ arguments: [Expression]) -> String {
    let nouns = arguments.map(noun)
    let first = nouns.first ?? ""
    return switch function {
    case .abs: "the absolute value of \(first)"
    case .min: "the smaller of \(nouns.joined(separator: " and "))"
    case .max: "the greater of \(nouns.joined(separator: " and "))"
    case .len: "the length of \(first)"
    case .lower, .zoned: first
    case .host: "the host of \(first)"
    case .type: "the type of \(first)"
    case .dailyMinute: "the time of the day of \(first)"
    case .present: "\(first) is given"
    case .whole: "\(first) is whole"
    case .subset: "the items of \(first)"
    case .localDay: "the day of \(first)"
    case .localMinute: "the time of the day of \(first)"
    case .isLocalMinute: "the clock shows \(nouns[1]) at \(first)"
    }
  }

  private func words(_ literal: Literal) -> String {
    switch literal {
    case .integer(let value): String(value)
    case .number(let value): String(value)
    case .boolean(let value): String(value)
    case .text(let text): "\(text)".isEmpty ? "empty" : "\"\(text)\""
    case .duration(let length): TimeText.duration(length)
    case .instant(let instant): TimeText.instant(instant, .absolute)
    }
  }
}

extension Expression.BinaryOperator {
  fileprivate var words: String {
    switch self {
    case .equal: "is"
    case .notEqual: "is not"
    case .less: "is less than"
    case .lessOrEqual: "is at most"
    case .greater: "is more than"
    case .greaterOrEqual: "is at least"
    case .and, .or, .add, .subtract, .multiply, .divide: rawValue
    }
  }
}
