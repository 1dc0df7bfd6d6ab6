import LogCheckModel

extension Literal: Packed {
  package func pack(into text: inout PackWriter) {
    switch self {
    case .integer(let value):
      text.add(number: 0)
      text.add(value)
    case .number(let value):
      text.add(number: 1)
      text.add(value)
    case .boolean(let value):
      text.add(number: 2)
      text.add(value)
    case .text(let value):
      text.add(number: 3)
      text.add(value)
    case .duration(let value):
      text.add(number: 4)
      text.add(value)
    case .instant(let value):
      text.add(number: 5)
      text.add(value)
    }
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    switch try text.number() {
    case 0: self = .integer(try text.next())
    case 1: self = .number(try text.next())
    case 2: self = .boolean(try text.next())
    case 3: self = .text(try text.next())
    case 4: self = .duration(try text.next())
    case 5: self = .instant(try text.next())
    default: throw DamagedPack()
    }
  }
}

extension Expression: Packed {
  package func pack(into text: inout PackWriter) {
    switch self {
    case .literal(let value):
      text.add(number: 0)
      text.add(value)
    case .parameter(let name):
      text.add(number: 1)
      text.add(name)
    case .field(let alias, let name):
      text.add(number: 2)
      text.add(alias)
      text.add(name)
    case .not(let operand):
      text.add(number: 3)
      text.add(operand)
    case .negate(let operand):
      text.add(number: 4)
      text.add(operand)
    case .binary(let function, let left, let right):
      text.add(number: 5)
      text.add(function)
      text.add(left)
      text.add(right)
    case .isOneOf(let operand, let values):
      text.add(number: 6)
      text.add(operand)
      text.add(values)
    case .matches(let operand, let pattern):
      text.add(number: 7)
      text.add(operand)
      text.add(pattern)
    case .call(let function, let arguments):
      text.add(number: 8)
      text.add(function)
      text.add(arguments)
    case .fallback(let first, let second):
      text.add(number: 9)
      text.add(first)
      text.add(second)
    case .nested(let operand, let steps):
      text.add(number: 10)
      text.add(operand)
      text.add(steps)
    }
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    self = try text.nested { text throws(DamagedPack) in
      switch try text.number() {
      case 0: .literal(try text.next())
      case 1: .parameter(try text.next())
      case 2: .field(alias: try text.next(), name: try text.next())
      case 3: .not(try text.next())
      case 4: .negate(try text.next())
      case 5: .binary(try text.next(), try text.next(), try text.next())
      case 6: .isOneOf(try text.next(), try text.next())
      case 7: .matches(try text.next(), pattern: try text.next())
      case 8: .call(try text.next(), try text.next())
      case 9: .fallback(try text.next(), try text.next())
      case 10: .nested(try text.next(), try text.next())
      default: throw DamagedPack()
      }
    }
  }
}
