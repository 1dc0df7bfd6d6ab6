import LogCheckModel

/// An expression as it was written, with the position of each part in its text; ``TypeChecker`` makes an ``Expression``
/// of it.
struct ExpressionNode {
  indirect enum Kind {
    case literal(Literal)
    case parameter(String)
    case field(alias: String?, name: String)
    case not(ExpressionNode)
    case negate(ExpressionNode)
    case binary(Expression.BinaryOperator, ExpressionNode, ExpressionNode)
    case isOneOf(ExpressionNode, [ExpressionNode])
    /// `x in name`: a word of a set that the files declare.
    case isOfSet(ExpressionNode, name: String, offset: Int)
    case matches(ExpressionNode, pattern: String)
    case call(name: String, [ExpressionNode])
    case fallback(ExpressionNode, ExpressionNode)
    /// `.name` and `[0]` after a field or a bracket.
    case nested(ExpressionNode, [JSONStep])
  }

  var kind: Kind
  /// The byte at which the operator, the call or the value begins.
  var offset: Int
}
