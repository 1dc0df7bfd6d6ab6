import LogCheckModel
import LogCheckRules

/// Sentences for comparisons.
extension CheckSentence.View {
  func comparison(
    _ symbol: Expression.BinaryOperator, _ left: Expression, _ right: Expression, _ mustHold: Bool
  ) -> String? {
    guard let symbol = mustHold ? symbol : symbol.negated else { return listing(.binary(symbol, left, right)) }
    if let text = distance(symbol, left, right) { return text }
    if case .call(.type, let arguments) = left, let name = arguments.first.flatMap(part), let wanted = value(right) {
      guard let found = value(left)?.plainText, found != "absent" else { return "\(name.name)\(name.at) is missing" }
      return "\(name.isValue), a \(found); it must \(symbol == .equal ? "" : "not ")be a \(wanted.shownText)"
    }
    guard let one = part(left) else {
      guard let other = part(right), let mirrored = symbol.mirrored else {
        return listing(.binary(symbol, left, right))
      }
      return sentence(other, mirrored, left)
    }
    guard let other = part(right) else { return sentence(one, symbol, right) }
    switch symbol {
    case .equal:
      return one.name == other.name
        ? "\(one.isValue) and \(other.text)\(other.at); both must be the same"
        : "\(one.isValue), and \(other.isValue); both must be the same"
    case .notEqual: return "\(one.isValue), and so is \(other.name)\(other.at); they must differ"
    default:
      return "\(one.isValue); it must be \(Self.words(symbol, other.value)) \(other.name) \(other.text)\(other.at)"
    }
  }

  private func sentence(_ part: ValuePart, _ symbol: Expression.BinaryOperator, _ other: Expression) -> String? {
    guard let bound = value(other) else { return nil }
    if case .truth(.yes) = bound { return "\(part.isValue); it must be \(symbol == .equal)" }
    if case .truth(.no) = bound { return "\(part.isValue); it must be \(symbol != .equal)" }
    return "\(part.isValue); it must be \(Self.words(symbol, bound))\(symbol == .equal ? "" : " ")\(bound.shownText)"
  }

  private static func words(_ symbol: Expression.BinaryOperator, _ other: EvalValue) -> String {
    if case .instant = other {
      switch symbol {
      case .less: return "before"
      case .lessOrEqual: return "no later than"
      case .greater: return "after"
      case .greaterOrEqual: return "no earlier than"
      default: break
      }
    }
    return switch symbol {
    case .equal: ""
    case .notEqual: "other than"
    case .less: "less than"
    case .lessOrEqual: "at most"
    case .greater: "more than"
    case .greaterOrEqual: "at least"
    default: symbol.rawValue
    }
  }

  func membership(_ value: Expression, _ choices: [Expression], _ mustHold: Bool) -> String? {
    guard let one = part(value) else { return listing(.isOneOf(value, choices)) }
    let texts = choices.map { choice in
      part(choice).map { "\($0.name) (\($0.text)\($0.at))" } ?? self.value(choice)?.shownText ?? "?"
    }
    let shown = texts.prefix(12).joined(separator: ", ") + (texts.count > 12 ? ", and \(texts.count - 12) more" : "")
    return "\(one.isValue); " + (mustHold ? "allowed: " : "not allowed: ") + shown
  }

  /// `a - b - c <= d`, with or without `abs`: how far two points of time, or two numbers, are apart.
  private func distance(_ symbol: Expression.BinaryOperator, _ left: Expression, _ right: Expression) -> String? {
    var inner = left
    var isAbsolute = false
    if case .call(.abs, let arguments) = left, let argument = arguments.first {
      inner = argument
      isAbsolute = true
    }
    var wanted: Expression?
    if case .binary(.subtract, let difference, let constant) = inner, case .binary(.subtract, _, _) = difference {
      inner = difference
      wanted = constant
    }
    guard case .binary(.subtract, let later, let earlier) = inner, let one = part(later), let other = part(earlier),
      let found = value(inner), let limit = value(right)
    else { return nil }
    let start =
      "\(one.name) \(one.text)\(one.at) and \(other.name) \(other.text)\(other.at) are \(found.shownText) apart"
    if let wanted {
      guard let length = value(wanted), isAbsolute else { return nil }
      return "\(start); expected \(length.shownText), give or take \(limit.shownText)"
    }
    return "\(start); allowed: \(Self.words(symbol, .truth(.yes))) \(limit.shownText)"
  }
}

extension Expression.BinaryOperator {
  /// The same with the sides exchanged.
  fileprivate var mirrored: Self? {
    switch self {
    case .equal, .notEqual: self
    case .less: .greater
    case .lessOrEqual: .greaterOrEqual
    case .greater: .less
    case .greaterOrEqual: .lessOrEqual
    case .or, .and, .add, .subtract, .multiply, .divide: nil
    }
  }
}
