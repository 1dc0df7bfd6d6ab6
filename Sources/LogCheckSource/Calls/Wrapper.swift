/// A function that does nothing but write its arguments to the log.
struct Wrapper {
  var function: Function
  /// What it writes, with its parameters in the messages.
  var drafts: [DraftStatement]

  /// Longer functions do more than that.
  private static let bodyLimit = 240
  /// What may occur in its body besides log calls.
  private static let allowedCalls: Set<String> = [
    "if", "guard", "switch", "when", "String", "format", "Date", "isLoggable", "stringWithFormat", "toString", "joined",
    "map", "join", "isEmpty", "isBlank", "valueOf",
  ]

  /// Whether a function is one: it has nothing but log calls, and conditions around them.
  static func isMade(of function: Function, calls: [Range<Int>], in source: SourceText) -> Bool {
    guard function.body.count <= bodyLimit else { return false }
    var index = function.body.lowerBound
    while index < function.body.upperBound {
      if let call = calls.first(where: { $0.lowerBound == index }) {
        index = max(index + 1, call.upperBound)
        continue
      }
      let name = source.name(index)
      if !name.isEmpty, source.isSymbol(index + 1, "("), !allowedCalls.contains(name) { return false }
      // An assignment changes something.
      if source.isSymbol(index, "="), !["let", "var", "val", "const"].contains(source.name(index - 2)),
        !source.isAnySymbol(index + 1, "=>"), !source.isAnySymbol(index - 1, "=!<>"), source.name(index - 3).isEmpty
      {
        return false
      }
      index += 1
    }
    return true
  }

  /// Whether a message has a parameter of the function.
  static func takesParameter(_ parts: [MessagePart], _ function: Function) -> Bool {
    parts.contains { part in
      guard case .slot(_, let name) = part, name >= 0 else { return false }
      return function.parameters.contains { $0.name == name }
    }
  }

  /// The argument that a call gives each parameter, by name.
  static func binding(_ function: Function, _ arguments: [Argument]) -> [Int32: [Range<Int>]] {
    var result: [Int32: [Range<Int>]] = [:]
    var free = arguments[...]
    for parameter in function.parameters {
      if parameter.isVariadic {
        result[parameter.name] = free.map(\.tokens)
        free = []
      } else if !parameter.label.isEmpty, let index = free.firstIndex(where: { $0.label == parameter.label }) {
        result[parameter.name] = [free.remove(at: index).tokens]
      } else if let first = free.first, first.label.isEmpty {
        result[parameter.name] = [first.tokens]
        free.removeFirst()
      } else if !parameter.standard.isEmpty {
        result[parameter.name] = [parameter.standard]
      }
    }
    return result
  }
}
