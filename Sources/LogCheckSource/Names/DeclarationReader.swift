/// Recognises declarations of constants and variables by the tokens around a name.
struct DeclarationReader {
  let source: SourceText

  /// Longer values are not read.
  private static let valueLimit = 160
  private static let introducers: Set<String> = ["let", "var", "val", "const"]
  /// Words before a name that has its type elsewhere: in Java and C the type comes first.
  private static let modifiers: Set<String> = ["readonly", "static", "private", "public", "protected", "declare"]
  private static let noTypes: Set<String> = [
    "return", "case", "throw", "else", "new", "in", "is", "as", "await", "typeof", "goto", "package", "import",
  ]

  /// The declaration whose name is the token at `index`; `nil` where it is only used.
  func declaration(at index: Int, scope: Int) -> Declaration? {
    if let value = macroValue(of: index) { return Declaration(token: index, scope: -1, value: value) }
    switch source.language {
    case .swift, .kotlin:
      guard Self.introducers.contains(source.name(index - 1)) else { return nil }
    case .typeScript, .javaScript:
      let before = source.name(index - 1)
      guard Self.introducers.contains(before) || Self.modifiers.contains(before) else { return nil }
    case .java, .objectiveC:
      guard source.isSymbol(index + 1, "="), !source.isSymbol(index + 2, "="), let type = typeBefore(index) else {
        return nil
      }
      return Declaration(token: index, scope: scope, value: value(from: index + 2), type: type)
    }
    var next = index + 1
    var type = ""
    if source.isSymbol(next, ":") {
      type = source.name(next + 1)
      next = skipType(from: next + 1)
    }
    guard source.isSymbol(next, "="), !source.isSymbol(next + 1, "=") || !source.touchesPrevious(next + 1) else {
      return Declaration(token: index, scope: scope, value: next..<next, type: type)
    }
    return Declaration(token: index, scope: scope, value: value(from: next + 1), type: type)
  }

  /// `#define NAME value`.
  private func macroValue(of index: Int) -> Range<Int>? {
    guard source.language == .objectiveC, source.name(index - 1) == "define", source.isSymbol(index - 2, "#"),
      !(source.isSymbol(index + 1, "(") && source.touchesPrevious(index + 1))
    else { return nil }
    var end = index + 1
    while end < source.tokens.count, !source.tokens[end].beginsLine, end < index + Self.valueLimit {
      end = source.next(end)
    }
    return index + 1..<min(end, source.tokens.count)
  }

  /// The type before a name of Java or C: `String`, `NSString *const`.
  private func typeBefore(_ index: Int) -> String? {
    var before = index - 1
    while source.isSymbol(before, "*") || source.name(before) == "const" { before -= 1 }
    if source.isSymbol(before, ">") { return "" }
    let type = source.name(before)
    return type.isEmpty || Self.noTypes.contains(type) ? nil : type
  }

  /// Passes over a type, up to what may follow it.
  private func skipType(from start: Int) -> Int {
    var index = start
    while index < source.tokens.count, index < start + 32 {
      if source.isAnySymbol(index, "=;,)}{") || (index > start && source.tokens[index].beginsLine) { break }
      index = source.next(index)
    }
    return index
  }

  /// The tokens of the expression that begins at `start`.
  func value(from start: Int) -> Range<Int> {
    var index = start
    let ends = source.tokens.count
    while index < ends {
      // A value that is too long is not known.
      if index > start + Self.valueLimit { return start..<start }
      if source.isAnySymbol(index, ";,)}]") { break }
      if index > start, source.tokens[index].beginsLine, endsBefore(index) { break }
      if source.tokens[index].kind == .slotEnd || source.tokens[index].kind == .textEnd { break }
      index = source.next(index)
    }
    return start..<max(start, min(index, ends))
  }

  /// True if a line break before the token ends a statement.
  private func endsBefore(_ index: Int) -> Bool {
    switch source.language {
    case .java, .objectiveC: return false
    case .swift, .kotlin, .typeScript, .javaScript:
      if source.isAnySymbol(index, "+.?:&|") { return false }
      return !source.isAnySymbol(index - 1, "+=?:&|,")
    }
  }
}
