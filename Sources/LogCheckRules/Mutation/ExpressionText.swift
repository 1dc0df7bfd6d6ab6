package import LogCheckModel

extension Expression {
  /// The expression as a rule file would write it, with brackets around the operands of another operation.
  package var text: String {
    switch self {
    case .literal(let literal): literal.text
    case .parameter(let name): "$\(name)"
    case .field(let alias, let name): alias.map { "\($0).\(name)" } ?? name
    case .not(let operand): "!\(operand.inner)"
    case .negate(let operand): "-\(operand.inner)"
    case .binary(let symbol, let left, let right): "\(left.inner) \(symbol.rawValue) \(right.inner)"
    case .isOneOf(let operand, let choices): "\(operand.inner) in [\(choices.map(\.text).joined(separator: ", "))]"
    case .matches(let operand, let pattern): "\(operand.inner) =~ \"\(pattern)\""
    case .call(let function, let arguments): "\(function.rawValue)(\(arguments.map(\.text).joined(separator: ", ")))"
    case .fallback(let operand, let other): "\(operand.inner) ?? \(other.inner)"
    case .nested(let operand, let steps): operand.inner + steps.map(\.text).joined()
    }
  }

  private var inner: String {
    switch self {
    case .binary(.add, _, _), .binary(.subtract, _, _), .binary(.multiply, _, _), .binary(.divide, _, _): text
    case .binary, .isOneOf, .matches, .fallback: "(\(text))"
    default: text
    }
  }
}

extension JSONStep {
  /// The step as it is written after a field.
  package var text: String {
    switch self {
    case .member(let name):
      name.bytes.allSatisfy(ASCII.isWord) && name.bytes.first.map(ASCII.isDigit) == false
        ? ".\(name)" : "[\(Literal.text(name).text)]"
    case .item(let index): "[\(index)]"
    }
  }
}

extension Literal {
  /// The value as a rule file would write it.
  package var text: String {
    switch self {
    case .integer(let value): String(value)
    case .number(let value): String(value)
    case .boolean(let value): String(value)
    case .text(let value): "\"\(value)\""
    case .duration(let value): value.ruleText
    case .instant(let value): "instant(\"\(TimeText.instant(value, .absolute, step: .milliseconds(1)))\")"
    }
  }
}

extension LogDuration {
  /// The duration as rule files write it, down to the microsecond: `1m30s`, `250ms`.
  package var ruleText: String {
    if self < .zero { return "-" + magnitude.ruleText }
    var rest = nanoseconds / 1000
    var text = ""
    let units: [(String, Int64)] = [
      ("d", 86_400_000_000), ("h", 3_600_000_000), ("m", 60_000_000), ("s", 1_000_000), ("ms", 1000), ("us", 1),
    ]
    for (unit, length) in units where rest >= length {
      text += "\(rest / length)\(unit)"
      rest %= length
    }
    return text.isEmpty ? "0s" : text
  }
}
