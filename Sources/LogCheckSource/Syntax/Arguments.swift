/// One argument of a call.
struct Argument {
  /// Its name in the call; empty where it has none.
  var label = ""
  var tokens: Range<Int>
}

extension SourceText {
  /// More arguments of one call are not read.
  private static let argumentLimit = 256

  /// The arguments in the group that the token at `opener` opens.
  func arguments(_ opener: Int) -> [Argument] { arguments(in: inside(opener)) }

  func arguments(in range: Range<Int>) -> [Argument] {
    var result: [Argument] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound, result.count < Self.argumentLimit {
      if isSymbol(index, ",") {
        result.append(argument(start..<index))
        start = index + 1
      }
      index = next(index)
    }
    if start < range.upperBound { result.append(argument(start..<range.upperBound)) }
    return result
  }

  private func argument(_ range: Range<Int>) -> Argument {
    let separator: Unicode.Scalar
    switch language {
    case .swift: separator = ":"
    case .kotlin: separator = "="
    default: return Argument(tokens: range)
    }
    let label = name(range.lowerBound)
    guard range.count > 1, !label.isEmpty, isSymbol(range.lowerBound + 1, separator),
      !isAnySymbol(range.lowerBound + 2, "=:") || !touchesPrevious(range.lowerBound + 2)
    else { return Argument(tokens: range) }
    return Argument(label: label, tokens: range.lowerBound + 2..<range.upperBound)
  }
}
