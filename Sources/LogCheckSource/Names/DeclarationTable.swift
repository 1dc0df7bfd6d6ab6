/// The values that a file gives to names.
struct DeclarationTable {
  private var byName: [Int32: [Declaration]] = [:]
  /// Names that get another value after their declaration.
  private var reassigned: Set<Int32> = []
  /// So many declarations of one name are considered on each side of its use, so that no file takes more than linear
  /// time.
  private static let reach = 32

  init(_ source: SourceText) {
    var scopes = [Scope(brace: -1, end: source.tokens.count, owner: "")]
    let reader = DeclarationReader(source: source)
    for index in source.tokens.indices {
      while scopes.count > 1, scopes[scopes.count - 1].end <= index { scopes.removeLast() }
      let token = source.tokens[index]
      let current = scopes[scopes.count - 1]
      if token.isSymbol("{") {
        let owner = Self.owner(of: index, source)
        // Kotlin's companion lends its members to the class around it.
        scopes.append(
          owner == "companion"
            ? Scope(brace: current.brace, end: Int(token.match), owner: current.owner)
            : Scope(brace: index, end: Int(token.match), owner: owner))
      }
      guard token.kind == .name else { continue }
      if var declaration = reader.declaration(at: index, scope: current.brace) {
        declaration.owner = current.owner
        byName[token.name, default: []].append(declaration)
      } else if isAssigned(index, source) {
        reassigned.insert(token.name)
      }
    }
  }

  /// The types whose members functions are, by their tokens; empty for functions of the file and inside of functions.
  static func owners(of tokens: [Int], in source: SourceText) -> [String] {
    var scopes: [(end: Int, owner: String)] = []
    var byToken: [Int: String] = [:]
    for token in tokens { byToken[token] = "" }
    for index in source.tokens.indices {
      while let last = scopes.last, last.end <= index { scopes.removeLast() }
      if byToken[index] != nil { byToken[index] = scopes.last?.owner ?? "" }
      guard source.tokens[index].isSymbol("{") else { continue }
      let owner = owner(of: index, source)
      scopes.append((Int(source.tokens[index].match), owner == "companion" ? scopes.last?.owner ?? "" : owner))
    }
    return tokens.map { byToken[$0] ?? "" }
  }

  private struct Scope {
    var brace: Int
    var end: Int
    /// The name of the type whose members it holds; empty elsewhere.
    var owner: String
  }

  private static let types: Set<String> = ["class", "struct", "enum", "extension", "object", "interface", "actor"]

  /// The type whose body begins with a brace: by the words since the last statement.
  private static func owner(of brace: Int, _ source: SourceText) -> String {
    var index = brace - 1
    var last = ""
    while index >= 0, index > brace - 24, !source.isAnySymbol(index, "{};=") {
      let name = source.name(index)
      if types.contains(name) {
        if source.name(index - 1) == "companion" { return "companion" }
        return last
      }
      if !name.isEmpty { last = name }
      index -= 1
    }
    return ""
  }

  mutating func add(_ parameter: Declaration, named name: Int32) {
    byName[name, default: []].append(parameter)
  }

  /// After the last ``add(_:named:)``.
  mutating func sort() {
    for name in byName.keys { byName[name]?.sort { $0.token < $1.token } }
  }

  /// `name = …`, `name += …`, `name.append(…)`.
  private func isAssigned(_ index: Int, _ source: SourceText) -> Bool {
    if source.isSymbol(index + 1, ".") { return ["append", "push"].contains(source.name(index + 2)) }
    if source.isSymbol(index + 1, "=") {
      return !source.isAnySymbol(index + 2, "=>") || !source.touchesPrevious(index + 2)
    }
    return source.isSymbol(index + 1, "+") && source.isSymbol(index + 2, "=") && source.touchesPrevious(index + 2)
  }

  /// The declaration that a use means: of those in a scope around it the innermost, and of these the last before it.
  /// With a qualifier it is a member of that type.
  func declaration(
    of name: Int32, at use: Int, qualifier: String = "", in source: SourceText
  ) -> Declaration? {
    guard let all = byName[name] else { return nil }
    let split = firstIndex(all, after: use)
    let before = all[max(0, split - Self.reach)..<split].reversed()
    let after = all[split..<min(all.count, split + Self.reach)]
    if !qualifier.isEmpty { return (Array(before) + after).first { $0.owner == qualifier } }
    var best: Declaration?
    for declaration in before where covers(declaration, use, source) && declaration.scope > best?.scope ?? -2 {
      best = declaration
    }
    // Members may be declared after their use, and in an extension.
    return best ?? after.first { covers($0, use, source) && ($0.scope < 0 || !$0.owner.isEmpty) }
      ?? (all.count == 1 && !all[0].owner.isEmpty ? all[0] : nil)
  }

  /// The constants that other files may name: members of types, and those of the file that are not private.
  func shared(in source: SourceText) -> [(name: Int32, declaration: Declaration)] {
    byName.sorted { $0.key < $1.key }.flatMap { name, all in
      reassigned.contains(name)
        ? [] : all.filter { !$0.value.isEmpty && Self.isShared($0, source) }.map { (name: name, declaration: $0) }
    }
  }

  private static func isShared(_ declaration: Declaration, _ source: SourceText) -> Bool {
    if !declaration.owner.isEmpty { return true }
    guard declaration.scope < 0 else { return false }
    let before = (max(0, declaration.token - 6)..<declaration.token).reversed()
    let words = before.prefix { !source.isAnySymbol($0, ";{}=") && !source.tokens[$0 + 1].beginsLine }.map(source.name)
    if source.language.platform == nil { return words.contains("export") }
    return !words.contains("private") && !words.contains("fileprivate")
  }

  func isReassigned(_ name: Int32) -> Bool { reassigned.contains(name) }

  private func covers(_ declaration: Declaration, _ use: Int, _ source: SourceText) -> Bool {
    declaration.scope < 0 || (declaration.scope < use && Int(source.tokens[declaration.scope].match) > use)
  }

  private func firstIndex(_ all: [Declaration], after use: Int) -> Int {
    var low = 0
    var high = all.count
    while low < high {
      let middle = (low + high) / 2
      if all[middle].token < use { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
