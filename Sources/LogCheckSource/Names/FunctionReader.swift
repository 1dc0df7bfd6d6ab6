/// Recognises functions by the tokens around a name.
struct FunctionReader {
  let source: SourceText

  private static let notNames: Set<String> = [
    "if", "for", "while", "switch", "catch", "synchronized", "return", "new", "function", "guard", "when", "throw",
  ]
  private static let notBefore: Set<String> = ["new", "return", "throw", "else", "await", "case", "in", "of"]
  /// Tokens between the parameters and the body: types, `throws`, constraints.
  private static let headLimit = 48

  /// The function whose name is the token at `index`; `nil` where it is only called or is something else.
  func function(at index: Int) -> Function? {
    let opener: Int
    var isArrow = false
    switch source.language {
    case .swift:
      guard source.name(index - 1) == "func" else { return nil }
      opener = skipGenerics(index + 1)
    case .kotlin:
      guard source.isSymbol(index + 1, "("), isAfterFun(index) else { return nil }
      opener = index + 1
    case .java: return ofTypedLanguage(index)
    case .objectiveC: return macro(index) ?? method(index) ?? ofTypedLanguage(index)
    case .typeScript, .javaScript:
      if source.isSymbol(index + 1, "(") {
        let isFunction = source.name(index - 1) == "function"
        guard isFunction || mayBeMethod(index) else { return nil }
        opener = index + 1
      } else {
        guard let arrow = arrowParameters(index) else { return nil }
        isArrow = source.name(arrow - 1) != "function"
        opener = arrow
      }
    }
    guard source.isSymbol(opener, "("), let body = body(after: opener, isArrow: isArrow) else { return nil }
    return Function(
      name: source.tokens[index].name, token: index, parameters: parameters(opener), body: body,
      isPrivate: isPrivate(index))
  }

  private func skipGenerics(_ start: Int) -> Int {
    guard source.isSymbol(start, "<") else { return start }
    var index = start
    while index < source.tokens.count, index < start + Self.headLimit, !source.isSymbol(index, "(") { index += 1 }
    return index
  }

  private func isAfterFun(_ index: Int) -> Bool {
    // `fun name(`, `fun Type.name(`, `fun <T> name(`.
    var before = index - 1
    while before >= 0, before > index - 12, source.isAnySymbol(before, ".<>,") || !source.name(before).isEmpty {
      if source.name(before) == "fun" { return true }
      before -= 1
    }
    return false
  }

  private func ofTypedLanguage(_ index: Int) -> Function? {
    guard source.isSymbol(index + 1, "("), !Self.notNames.contains(source.name(index)) else { return nil }
    let before = source.name(index - 1)
    guard !before.isEmpty ? !Self.notBefore.contains(before) : source.isAnySymbol(index - 1, "*>]"),
      let body = body(after: index + 1, isArrow: false)
    else { return nil }
    return Function(
      name: source.tokens[index].name, token: index, parameters: parameters(index + 1), body: body,
      isPrivate: isPrivate(index))
  }

  private func mayBeMethod(_ index: Int) -> Bool {
    guard !Self.notNames.contains(source.name(index)), !source.isSymbol(index - 1, ".") else { return false }
    let closer = Int(source.tokens[index + 1].match)
    return source.isSymbol(closer + 1, "{") || source.isSymbol(closer + 1, ":")
  }

  /// `const name = (…) =>`, `name = async function (…)`: the parenthesis.
  private func arrowParameters(_ index: Int) -> Int? {
    guard source.isSymbol(index + 1, "=") || source.isSymbol(index + 1, ":") else { return nil }
    var next = index + 2
    if source.name(next) == "async" { next += 1 }
    if source.name(next) == "function" { next += 1 }
    guard source.isSymbol(next, "(") else { return nil }
    let closer = Int(source.tokens[next].match)
    if source.name(next - 1) == "function" { return next }
    var end = closer + 1
    while end < source.tokens.count, end < closer + Self.headLimit, !source.isAnySymbol(end, "=;{}") { end += 1 }
    return source.isSymbol(end, "=") && source.isSymbol(end + 1, ">") ? next : nil
  }

  /// The body after the parameters: a block, or one expression.
  private func body(after opener: Int, isArrow: Bool) -> Range<Int>? {
    let closer = Int(source.tokens[opener].match)
    var index = closer + 1
    while index < source.tokens.count, index < closer + Self.headLimit {
      if source.isSymbol(index, "{") { return source.inside(index) }
      if source.isSymbol(index, "=") {
        if source.language == .kotlin { return expression(index + 1) }
        if isArrow, source.isSymbol(index + 1, ">") {
          return source.isSymbol(index + 2, "{") ? source.inside(index + 2) : expression(index + 2)
        }
        return nil
      }
      if source.isAnySymbol(index, ";}") { return nil }
      if source.isSymbol(index, ","), source.language != .java { return nil }
      index = source.next(index)
    }
    return nil
  }

  private func expression(_ start: Int) -> Range<Int> { DeclarationReader(source: source).value(from: start) }

  private func isPrivate(_ index: Int) -> Bool {
    var before = index - 1
    while before >= 0, before > index - 8, !source.isAnySymbol(before, "{};)") {
      if ["private", "fileprivate", "static"].contains(source.name(before)) {
        // A static function of C is private, one of a class is not.
        return source.name(before) != "static" || source.language == .objectiveC
      }
      before -= 1
    }
    return false
  }
}
