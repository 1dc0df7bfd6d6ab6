import LogCheckModel
import LogCheckRules

/// True if a field equals another one, or a value that the rule names: what most guards ask, answered without taking values out of
/// their events.
final class FieldEquality {
  private let isNegated: Bool
  private let left: FieldOperand
  private let right: Side
  /// The same as a general expression, for values that are not simply equal or unequal.
  let plain: CompiledExpression

  private struct FieldOperand {
    var operand: CompiledExpression.Operand
    var indices: FieldIndices

    /// Calls `body` with the field's value; `nil` where there is none, or `body` says so.
    func with<Result>(_ bound: [Event?], _ current: Event?, _ body: (FieldValue) -> Result?) -> Result? {
      let event: Event?
      switch operand {
      case .current: event = current
      case .bound(let position): event = position < bound.count ? bound[position] : nil
      }
      guard let event, let index = indices[event.type], index < event.fields.count else { return nil }
      return body(event.fields[index])
    }
  }

  private enum Side {
    case position(FieldOperand)
    case value(FieldValue)
  }

  /// `nil` for anything else than `==` and `!=` of fields and values.
  init?(_ expression: CompiledExpression) {
    guard case .binary(let symbol, let one, let other) = expression else { return nil }
    switch symbol {
    case .equal: isNegated = false
    case .notEqual: isNegated = true
    default: return nil
    }
    switch (Self.side(one), Self.side(other)) {
    case (.position(let position)?, let side?), (let side?, .position(let position)?):
      left = position
      right = side
    default: return nil
    }
    plain = expression
  }

  private static func side(_ expression: CompiledExpression) -> Side? {
    switch expression {
    case .field(of: let operand, .named(let indices)): .position(FieldOperand(operand: operand, indices: indices))
    case .constant(.text(let text)): .value(.text(text))
    case .constant(.integer(let integer)): .value(.integer(integer))
    case .constant(.truth(.yes)): .value(.boolean(true))
    case .constant(.truth(.no)): .value(.boolean(false))
    default: nil
    }
  }

  /// `nil` if ``plain`` must decide.
  func holds(bound: [Event?], current: Event?) -> Bool? {
    left.with(bound, current) { left in
      switch right {
      case .position(let position): position.with(bound, current) { isSame(left, $0) }
      case .value(let value): isSame(left, value)
      }
    }
  }

  private func isSame(_ left: FieldValue, _ right: FieldValue) -> Bool? {
    switch (left, right) {
    case (.text(let left), .text(let right)): (left == right) != isNegated
    case (.integer(let left), .integer(let right)): (left == right) != isNegated
    case (.boolean(let left), .boolean(let right)): (left == right) != isNegated
    default: nil
    }
  }
}
