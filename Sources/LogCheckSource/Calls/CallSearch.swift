/// A call that writes a log line, as tokens.
struct FoundCall {
  var call: LogCall
  /// The first token, the receiver's.
  var start: Int
  /// The parenthesis that opens the arguments.
  var opener: Int
  /// The tokens of the receiver.
  var receiver: Range<Int>
}

/// Finds calls by the names of the registry.
struct CallSearch {
  let source: SourceText
  let declarations: DeclarationTable
  private let shared: SharedSource
  private let calls: [Int32: [LogCall]]

  /// Modules by whose name a function may be qualified.
  private static let modules: Set<String> = ["Swift", "Foundation", "os", "kotlin", "io"]
  private static let declaring: Set<String> = ["func", "fun", "function"]

  init(_ source: SourceText, _ declarations: DeclarationTable, _ shared: SharedSource) {
    self.source = source
    self.declarations = declarations
    self.shared = shared
    calls = LogCalls.named(in: source.language).reduce(into: [:]) { calls, item in
      if let name = source.names.index(of: item.key) { calls[name] = item.value }
    }
  }

  /// The call whose function or method is the token at `index`.
  func call(at index: Int) -> FoundCall? {
    guard let known = calls[source.tokens[index].name], source.isSymbol(index + 1, "("),
      !Self.declaring.contains(source.name(index - 1))
    else { return nil }
    let start = receiverStart(before: index)
    let receiver = start..<max(start, index - 1)
    let last = lastName(of: receiver)
    for call in known {
      let fits: Bool
      if let wanted = call.receiver {
        fits = last == wanted || (call.shape == .timber && isTimber(receiver))
      } else if call.shape == .logger {
        fits = isLogger(receiver, last)
      } else {
        fits = receiver.isEmpty || Self.modules.contains(last)
      }
      if fits { return FoundCall(call: call, start: start, opener: index + 1, receiver: receiver) }
    }
    return nil
  }

  /// The start of the chain of names and calls that ends before the token.
  func receiverStart(before index: Int) -> Int {
    var start = index
    for _ in 0..<16 {
      guard source.isSymbol(start - 1, ".") else { break }
      var before = start - 2
      while source.isAnySymbol(before, "?!"), before > start - 5 { before -= 1 }
      if source.isAnySymbol(before, ")]}") {
        let opener = Int(source.tokens[before].match)
        guard opener >= 0 else { break }
        before = source.name(opener - 1).isEmpty ? opener : opener - 1
      } else if source.name(before).isEmpty {
        break
      }
      start = before
    }
    return start
  }

  private func lastName(of receiver: Range<Int>) -> String {
    var index = receiver.upperBound - 1
    while index >= receiver.lowerBound, source.isAnySymbol(index, "?!") { index -= 1 }
    return index >= receiver.lowerBound ? source.name(index) : ""
  }

  /// `Timber.tag("…")`.
  private func isTimber(_ receiver: Range<Int>) -> Bool {
    source.name(receiver.lowerBound) == "Timber" || source.name(receiver.lowerBound + 2) == "Timber"
  }

  /// A variable of type `Logger`, one that is called so, or `Logger(…)` itself.
  private func isLogger(_ receiver: Range<Int>, _ last: String) -> Bool {
    guard !receiver.isEmpty else { return false }
    if source.chain(receiver).contains(where: { source.name($0) == "Logger" }) { return true }
    let lowered = last.lowercased()
    if lowered == "log" || lowered.hasSuffix("logger") { return true }
    guard let name = source.names.index(of: last) else { return false }
    let names = source.chain(receiver).map(source.name).filter { !$0.isEmpty }
    let owner = names.dropLast().last ?? ""
    guard
      let declaration = declarations.declaration(of: name, at: receiver.lowerBound, in: source)
        ?? declarations.declaration(of: name, at: receiver.lowerBound, qualifier: owner, in: source)
    else { return shared.logObject(last, of: owner, in: source.language) != nil }
    return declaration.type == "Logger" || declaration.value.prefix(3).contains { source.name($0) == "Logger" }
  }
}
