/// The operators of an expression that are outside of all its groups.
struct ExpressionShape {
  /// The operands of `+`.
  private(set) var terms: [Range<Int>] = []
  /// The branches of a condition: `a ? b : c`, `if (a) b else c`.
  private(set) var branches: [Range<Int>]?
  /// True if an operator occurs that is not `+`.
  private(set) var hasOtherOperators = false

  var isTextSum: Bool { terms.count > 1 && !hasOtherOperators }

  init(_ source: SourceText, _ range: Range<Int>) {
    if source.language == .kotlin, source.name(range.lowerBound) == "if" {
      branches = Self.branchesOfIf(source, range)
      if branches != nil { return }
    }
    var start = range.lowerBound
    var index = start
    var question: Int?
    while index < range.upperBound {
      if source.isSymbol(index, "+"), index > start {
        terms.append(start..<index)
        start = index + 1
      } else if source.isSymbol(index, "?") {
        if Self.isChain(source, index) {
          // `a?.b` and `as? T`.
        } else if question == nil, source.language != .kotlin, !Self.isPair(source, index) {
          question = index
        } else {
          hasOtherOperators = true
        }
      } else if source.isSymbol(index, ":"), let condition = question {
        branches = [condition + 1..<index, index + 1..<range.upperBound].map { $0.clamped(to: range) }
        if branches?.contains(where: \.isEmpty) == true { branches = nil }
        return
      } else if source.isAnySymbol(index, "*/%<>=&|^~"), !Self.isArrow(source, index) {
        hasOtherOperators = true
      } else if source.isSymbol(index, "-"), index > start {
        hasOtherOperators = true
      }
      index = source.next(index)
    }
    if start < range.upperBound { terms.append(start..<range.upperBound) }
  }

  private static func isChain(_ source: SourceText, _ index: Int) -> Bool {
    let before = source.name(index - 1)
    return before == "as" || before == "try"
      || (source.isAnySymbol(index + 1, ".[(") && source.touchesPrevious(index + 1))
  }

  /// `??` and `?:`.
  private static func isPair(_ source: SourceText, _ index: Int) -> Bool {
    source.isAnySymbol(index + 1, "?:") && source.touchesPrevious(index + 1)
      || source.isSymbol(index - 1, "?") && source.touchesPrevious(index)
  }

  private static func isArrow(_ source: SourceText, _ index: Int) -> Bool {
    source.isSymbol(index, ">") && source.isAnySymbol(index - 1, "-=") && source.touchesPrevious(index)
  }

  private static func branchesOfIf(_ source: SourceText, _ range: Range<Int>) -> [Range<Int>]? {
    guard source.isSymbol(range.lowerBound + 1, "(") else { return nil }
    let start = source.next(range.lowerBound + 1)
    var index = start
    while index < range.upperBound {
      if source.name(index) == "else", index > start, index + 1 < range.upperBound {
        return [start..<index, index + 1..<range.upperBound]
      }
      index = source.next(index)
    }
    return nil
  }
}
