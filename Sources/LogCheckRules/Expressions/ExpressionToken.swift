import LogCheckModel

/// A word of an expression and its position in its text.
struct ExpressionToken {
  enum Kind: Equatable {
    case name(String)
    case parameter(String)
    case literal(Literal)
    /// A text in double quotes as it was written, without the quotes: the meaning of its escapes depends on its
    /// position.
    case quoted(raw: String)
    /// An operator, bracket or comma.
    case symbol(String)
    case end
  }

  var kind: Kind
  var offset: Int

  /// The token for messages.
  var words: String {
    switch kind {
    case .name(let name): "`\(name)`"
    case .parameter(let name): "`$\(name)`"
    case .literal: "a value"
    case .quoted: "a text"
    case .symbol(let symbol): "`\(symbol)`"
    case .end: "the end"
    }
  }
}

/// A defect of an expression's text, and its position.
struct ExpressionError: Error {
  var problem: RuleProblem
  var offset: Int

  init(_ reason: String, at offset: Int) {
    problem = .badExpression(reason)
    self.offset = offset
  }

  init(_ problem: RuleProblem, at offset: Int) {
    self.problem = problem
    self.offset = offset
  }
}
