/// Reads expressions as messages: literals, interpolations, concatenations, formats, and the names that have them as
/// values in the file.
struct MessageReader {
  let source: SourceText
  let declarations: DeclarationTable
  private let shared: SharedSource
  /// The values of names by the token of their declaration; `nil` for those that are no text, and while one is read.
  private var values: [Int: [MessagePart]?] = [:]

  /// A value of more parts or bytes is not taken, so that names of names cannot grow without end.
  private static let valueLimit = (parts: 64, bytes: 4096)
  /// Parentheses, interpolations and names within each other.
  private static let depthLimit = 12

  init(_ source: SourceText, _ declarations: DeclarationTable, _ shared: SharedSource) {
    self.source = source
    self.declarations = declarations
    self.shared = shared
  }

  /// The message that an expression gives. What is not known is one slot.
  mutating func parts(_ range: Range<Int>, depth: Int = 0) -> [MessagePart] {
    var range = range
    while true {
      if ["try", "await", "return"].contains(source.name(range.lowerBound)), range.count > 1 {
        range = range.lowerBound + 1..<range.upperBound
      } else if source.name(range.lowerBound).isEmpty, source.isAnySymbol(range.lowerBound, "?!"), range.count > 1 {
        guard ["try"].contains(source.name(range.lowerBound - 1)) else { break }
        range = range.lowerBound + 1..<range.upperBound
      } else {
        break
      }
    }
    guard !range.isEmpty else { return [] }
    guard depth < Self.depthLimit else { return slot(range) }
    let shape = ExpressionShape(source, range)
    if let branches = shape.branches {
      return choice(of: branches, range, depth)
    }
    if shape.isTextSum {
      let parts = shape.terms.map { self.parts($0, depth: depth + 1) }
      // Numbers are added where no operand is a text.
      if parts.contains(where: { $0.contains(where: \.isText) }) { return parts.flatMap(\.self) }
      return slot(range)
    }
    if shape.hasOtherOperators { return slot(range) }
    return term(range, depth) ?? slot(range)
  }

  /// One slot for an expression.
  func slot(_ range: Range<Int>, format: String? = nil) -> [MessagePart] {
    var slot = MessageSlot(source.source(range, limit: MessageSlot.expressionLimit), format: format)
    let guess = SlotGuess(source, declarations)
    slot.type = guess.type(range, format: format)
    var name: Int32 = -1
    let isSpread = source.isSymbol(range.lowerBound, ".") && range.count == 4
    if range.count == 1 || isSpread || source.name(range.lowerBound) == "__VA_ARGS__" {
      name = source.tokens[range.upperBound - 1].name
    }
    return [.slot(slot, parameter: name)]
  }

  private mutating func choice(of branches: [Range<Int>], _ range: Range<Int>, _ depth: Int) -> [MessagePart] {
    var texts: [String] = []
    for branch in branches {
      let parts = parts(branch, depth: depth + 1)
      if let text = parts.wholeText {
        texts.append(text)
      } else if case .slot(let slot, _)? = parts.first, parts.count == 1, !slot.choices.isEmpty {
        texts += slot.choices
      } else {
        return slot(range)
      }
    }
    guard texts.count <= 8, case .slot(var slot, _)? = slot(range).first else { return slot(range) }
    slot.choices = texts
    slot.type = .text
    return [.slot(slot, parameter: -1)]
  }

  /// An expression without operators; `nil` where it is only a value.
  private mutating func term(_ range: Range<Int>, _ depth: Int) -> [MessagePart]? {
    let first = range.lowerBound
    let end = source.next(first)
    switch source.tokens[first].kind {
    case .textStart: return literals(range, depth)
    case .number where range.count == 1: return [.text(Array(source.source(range, limit: 64).utf8))]
    case .symbol where source.isSymbol(first, "(") && end >= range.upperBound:
      return parts(source.inside(first).clamped(to: range), depth: depth + 1)
    case .symbol where source.isSymbol(first, "(") && source.isSymbol(end, "["): return nil
    case .symbol where source.isSymbol(first, "[") && end >= range.upperBound: return objectiveCFormat(first, depth)
    case .name where source.language == .objectiveC && range.count > 1 && source.tokens[first + 1].kind == .textStart:
      return literals(range, depth)
    case .name: return call(range, depth) ?? named(range, depth)
    default: return nil
    }
  }

  /// The value of a name that the file declares.
  private mutating func named(_ range: Range<Int>, _ depth: Int) -> [MessagePart]? {
    // `tag`, `self.tag`, `Constants.tag`, `Constants.Companion.tag`.
    guard range.count % 2 == 1, range.count <= 7 else { return nil }
    for (offset, index) in range.enumerated() {
      guard offset % 2 == 0 ? !source.name(index).isEmpty : source.isSymbol(index, ".") else { return nil }
    }
    let last = range.upperBound - 1
    var qualifier = range.count > 1 ? source.name(last - 2) : ""
    if qualifier == "Companion", range.count > 3 { qualifier = source.name(last - 4) }
    if ["self", "this", "Self"].contains(qualifier) { qualifier = "" }
    let name = source.tokens[last].name
    guard
      let declaration = declarations.declaration(of: name, at: range.lowerBound, qualifier: qualifier, in: source)
    else {
      return shared.constant(source.names[name], of: qualifier, in: source.language).map { [.text(Array($0.utf8))] }
    }
    guard !declaration.value.isEmpty, !declarations.isReassigned(name), !declaration.value.contains(range.lowerBound)
    else { return nil }
    if let known = values[declaration.token] { return known }
    values[declaration.token] = .some(nil)
    let parts = parts(declaration.value, depth: depth + 1)
    let isTaken = (parts.contains(where: \.isText) || hasChoices(parts)) && Self.isWithinLimit(parts)
    values[declaration.token] = .some(isTaken ? parts : nil)
    return isTaken ? parts : nil
  }

  static func isWithinLimit(_ parts: [MessagePart]) -> Bool {
    guard parts.count <= valueLimit.parts else { return false }
    let bytes = parts.reduce(0) { sum, part in if case .text(let text) = part { sum + text.count } else { sum } }
    return bytes <= valueLimit.bytes
  }

  private func hasChoices(_ parts: [MessagePart]) -> Bool {
    guard case .slot(let slot, _)? = parts.first, parts.count == 1 else { return false }
    return !slot.choices.isEmpty
  }
}
