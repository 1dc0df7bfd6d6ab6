/// Reads the log statements of one file.
struct FileReader {
  let source: SourceText
  let functions: [Function]
  let owners: [String]
  let functionTokens: Set<Int>
  let search: CallSearch
  var reader: CallReader
  /// The statements, and the innermost function around each, by its index.
  var drafts: [(draft: DraftStatement, function: Int?)] = []
  private var isCollected = false

  /// Wrappers of wrappers of wrappers are not followed.
  private static let rounds = 3
  private let shared: SharedSource

  init(_ source: SourceText, _ shared: SharedSource) {
    self.source = source
    self.shared = shared
    var declarations = DeclarationTable(source)
    let functionReader = FunctionReader(source: source)
    functions = source.tokens.indices.compactMap { index in
      source.tokens[index].kind == .name ? functionReader.function(at: index) : nil
    }.sorted { $0.body.lowerBound < $1.body.lowerBound }
    functionTokens = Set(functions.map(\.token))
    owners = DeclarationTable.owners(of: functions.map(\.token), in: source)
    for function in functions {
      for parameter in function.parameters {
        // A parameter is declared in the body, before all of it.
        declarations.add(
          Declaration(
            token: parameter.token, scope: function.body.lowerBound - 1,
            value: parameter.token..<parameter.token, type: parameter.type), named: parameter.name)
      }
    }
    declarations.sort()
    search = CallSearch(source, declarations, shared)
    reader = CallReader(source, declarations, shared)
  }

  /// The wrappers that other files may call.
  mutating func sharedWrappers() -> [Wrapper] {
    collectDirectCalls()
    return wrappers(excluding: []).sorted { $0.key < $1.key }.filter { !functions[$0.key].isPrivate }.map(\.value)
  }

  /// The log objects that other files may name.
  func sharedLogObjects() -> [(key: String, origin: LogOrigin)] {
    var reader = reader
    return search.declarations.shared(in: source).compactMap { name, declaration in
      guard let origin = reader.constructed(by: declaration.value) else { return nil }
      return (SharedSource.key(source.names[name], of: declaration.owner, in: source.language), origin)
    }
  }

  /// The constants that other files may name.
  func sharedConstants() -> [(key: String, text: String)] {
    var reader = MessageReader(source, search.declarations, shared)
    return search.declarations.shared(in: source).compactMap { name, declaration in
      let parts = reader.parts(declaration.value)
      guard MessageReader.isWithinLimit(parts), parts.contains(where: \.isText), let text = parts.wholeText else {
        return nil
      }
      return (SharedSource.key(source.names[name], of: declaration.owner, in: source.language), text)
    }
  }

  /// The statements in their order. The identities of wrappers of other files that are called are added to `called`.
  mutating func statements(called: inout Set<String>) -> [LogStatement] {
    collectDirectCalls()
    let others = shared.wrappers(for: source.language)
    let own = Set(functions.indices.map { identity(of: $0) })
    follow(others.filter { !own.contains($0.identity) }.map { (nil, $0) }, called: &called)
    var followed: Set<Int> = []
    var tried: Set<Int> = []
    for _ in 0..<Self.rounds {
      let wrappers = wrappers(excluding: tried)
      if wrappers.isEmpty { break }
      tried.formUnion(wrappers.keys)
      var names: Set<String> = []
      followed.formUnion(follow(wrappers.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }, called: &names))
    }
    let statements = drafts.compactMap { item -> LogStatement? in
      // What a followed wrapper prints is reported where it is called.
      if let function = item.function, followed.contains(function), isTemplate(item) { return nil }
      return statement(item, isWrapper: item.function.map(tried.contains) ?? false)
    }.sorted { $0.position < $1.position }
    return statements.reduce(into: []) { result, statement in
      // A wrapper that chooses the level has one log call for each.
      guard let last = result.last, last.position == statement.position, last.message == statement.message,
        last.tag == statement.tag
      else { return result.append(statement) }
      if last.level != statement.level { result[result.count - 1].level = nil }
    }
  }

  private mutating func collectDirectCalls() {
    guard !isCollected else { return }
    isCollected = true
    var enclosing = EnclosingFunctions(functions)
    for index in source.tokens.indices {
      enclosing.move(to: index)
      guard source.tokens[index].kind == .name, let call = search.call(at: index), let draft = reader.read(call) else {
        continue
      }
      drafts.append((draft, enclosing.current))
    }
  }

  private func statement(_ item: (draft: DraftStatement, function: Int?), isWrapper: Bool) -> LogStatement {
    let draft = item.draft
    var statement = LogStatement(
      position: source.position(of: draft.start), language: source.language, api: draft.api,
      message: draft.message.pieces)
    statement.level = draft.level
    statement.tag = draft.tag.isEmpty ? nil : draft.tag.wholeText
    statement.hasUnknownOrigin =
      draft.tag.isEmpty ? draft.hasLogObject && draft.category == nil : statement.tag == nil
    statement.subsystem = draft.subsystem
    statement.category = draft.category
    let function = isTemplate(item) ? item.function.map { source.names[functions[$0].name] } : nil
    if isWrapper, function != nil { statement.wrapper = item.function.map(identity) }
    statement.unresolved = reason(draft, isCut: draft.range.upperBound > source.tokens.count, function)
    return statement
  }

  private func identity(of function: Int) -> String {
    Wrapper.identity(source.names[functions[function].name], owner: owners[function], source.language)
  }

  private func reason(_ draft: DraftStatement, isCut: Bool, _ function: String?) -> UnresolvedReason? {
    if isCut { return .unfinished }
    if draft.message.isEmpty { return .noMessage }
    if draft.message.wholeText != nil || draft.message.saysSomething { return nil }
    var expression = ""
    for case .slot(let slot, _) in draft.message {
      if !slot.choices.isEmpty { return nil }
      if expression.isEmpty { expression = slot.expression }
    }
    return function.map { .callers(function: $0) } ?? .onlyValues(expression: expression)
  }
}
