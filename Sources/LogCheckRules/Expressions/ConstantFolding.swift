import LogCheckModel

/// Computes what can be known of an expression before any event was seen, so that impossible bounds are refused.
enum ConstantFolding {
  /// The value of an expression of literals and parameters; `nil` where it depends on events or is not folded.
  static func value(of expression: Expression, _ parameters: [Parameter]) -> Literal? {
    switch expression {
    case .literal(let literal): return literal
    case .parameter(let name): return parameters.first { $0.name == name }?.value
    case .negate(let inner):
      guard case .duration(let duration) = value(of: inner, parameters) else { return nil }
      return .duration(-duration)
    case .binary(let symbol, let left, let right):
      guard let left = value(of: left, parameters), let right = value(of: right, parameters) else { return nil }
      return folded(symbol, left, right)
    default: return nil
    }
  }

  private static func folded(_ symbol: Expression.BinaryOperator, _ left: Literal, _ right: Literal) -> Literal? {
    switch (symbol, left, right) {
    case (.add, .duration(let left), .duration(let right)): return .duration(left + right)
    case (.subtract, .duration(let left), .duration(let right)): return .duration(left - right)
    case (.multiply, .duration(let duration), .integer(let factor)),
      (.multiply, .integer(let factor), .duration(let duration)):
      let (product, overflow) = duration.nanoseconds.multipliedReportingOverflow(by: factor)
      return .duration(LogDuration(nanoseconds: overflow ? .max : product))
    default: return nil
    }
  }
}
