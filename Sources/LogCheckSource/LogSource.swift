/// Finds the statements of a source file that write log lines.
///
/// Any bytes are read, whole or cut anywhere, in a time that grows with their number only. What a message is made of is taken from the
/// file itself: literals, interpolations, constants, texts put together from these, and functions that only print their argument.
package enum LogSource {
  /// The log statements of a file in their order.
  package static func statements(in bytes: [UInt8], language: SourceLanguage) -> [LogStatement] {
    var file = FileReader(SourceText(bytes, language))
    return file.statements()
  }
}

/// Reads one file.
struct FileReader {
  let source: SourceText
  let functions: [Function]
  private let functionTokens: Set<Int>
  private let search: CallSearch
  private var reader: CallReader
  /// The innermost function around each draft, by its index.
  private var drafts: [(draft: DraftStatement, function: Int?)] = []

  /// Wrappers of wrappers of wrappers are not followed.
  private static let rounds = 3
  /// Calls of one wrapper with several log calls in it.
  private static let draftsPerWrapper = 8

  init(_ source: SourceText) {
    self.source = source
    var declarations = DeclarationTable(source)
    let functionReader = FunctionReader(source: source)
    functions = source.tokens.indices.compactMap { index in
      source.tokens[index].kind == .name ? functionReader.function(at: index) : nil
    }.sorted { $0.body.lowerBound < $1.body.lowerBound }
    functionTokens = Set(functions.map(\.token))
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
    search = CallSearch(source, declarations)
    reader = CallReader(source, declarations)
  }

  mutating func statements() -> [LogStatement] {
    collectDirectCalls()
    var followed: Set<Int> = []
    var tried: Set<Int> = []
    for _ in 0..<Self.rounds {
      let wrappers = wrappers(besides: tried)
      if wrappers.isEmpty { break }
      tried.formUnion(wrappers.keys)
      followed.formUnion(follow(wrappers))
    }
    return drafts.compactMap { item in
      // What a followed wrapper prints is told where it is called.
      if let function = item.function, followed.contains(function), isTemplate(item) { return nil }
      return statement(item)
    }.sorted { $0.position < $1.position }
  }

  private mutating func collectDirectCalls() {
    var enclosing = EnclosingFunctions(functions)
    for index in source.tokens.indices {
      enclosing.move(to: index)
      guard source.tokens[index].kind == .name, let call = search.call(at: index), let draft = reader.read(call) else {
        continue
      }
      drafts.append((draft, enclosing.current))
    }
  }

  private func isTemplate(_ item: (draft: DraftStatement, function: Int?)) -> Bool {
    guard let function = item.function else { return false }
    return Wrapper.takesParameter(item.draft.message + item.draft.tag, functions[function])
  }

  /// The functions that print their parameters and do nothing else, by index.
  private func wrappers(besides tried: Set<Int>) -> [Int: Wrapper] {
    let candidates = Dictionary(grouping: drafts.filter { $0.function != nil }, by: { $0.function ?? 0 })
    var result: [Int: Wrapper] = [:]
    for (index, items) in candidates where !tried.contains(index) {
      let function = functions[index]
      guard items.count <= Self.draftsPerWrapper,
        items.contains(where: { Wrapper.takesParameter($0.draft.message, function) }),
        items.allSatisfy({ MessageReader.isWithinLimit($0.draft.message) }),
        Wrapper.isMade(of: function, calls: items.map(\.draft.range), in: source)
      else { continue }
      result[index] = Wrapper(function: function, drafts: items.filter(isTemplate).map(\.draft))
    }
    return result
  }

  /// Adds a statement for each call of a wrapper; the wrappers that were called.
  private mutating func follow(_ wrappers: [Int: Wrapper]) -> Set<Int> {
    let byName = Dictionary(grouping: wrappers.sorted { $0.key < $1.key }, by: \.value.function.name)
    var called: Set<Int> = []
    var enclosing = EnclosingFunctions(functions)
    for index in source.tokens.indices {
      enclosing.move(to: index)
      guard source.tokens[index].kind == .name, let known = byName[source.tokens[index].name],
        let (arguments, start, end) = wrapperCall(at: index)
      else { continue }
      guard let (number, wrapper) = known.prefix(8).first(where: { $0.value.function.token != index && fits($0.value, arguments) })
      else { continue }
      called.insert(number)
      let binding = Wrapper.binding(wrapper.function, arguments)
      for draft in wrapper.drafts {
        var copy = draft
        copy.start = start
        copy.range = start..<end
        copy.message = replaced(draft.message, wrapper.function, binding)
        copy.tag = replaced(draft.tag, wrapper.function, binding)
        drafts.append((copy, enclosing.current))
      }
    }
    return called
  }

  /// A call of the file's own function: its arguments, and its first token and the one after its last.
  private func wrapperCall(at index: Int) -> ([Argument], Int, Int)? {
    if functionTokens.contains(index) { return nil }
    if source.language == .objectiveC, source.isSymbol(index + 1, ":") {
      // `[self log:text]`.
      guard let opener = (max(0, index - 6)..<index).last(where: { source.isSymbol($0, "[") }) else { return nil }
      let end = source.inside(opener).upperBound
      guard index + 2 < end else { return nil }
      return (source.arguments(in: index + 2..<end), opener, end + 1)
    }
    guard source.isSymbol(index + 1, "("), !["func", "fun", "function", "new"].contains(source.name(index - 1)) else {
      return nil
    }
    let start = search.receiverStart(before: index)
    if start < index {
      let owner = source.name(index - 2)
      let isOwn = ["self", "Self", "this", "super", "Companion"].contains(owner)
      guard isOwn || (owner.first?.isUppercase == true && owner != "Math"), start == index - 2 || isOwn else { return nil }
    }
    return (source.arguments(index + 1), start, source.next(index + 1))
  }

  private func fits(_ wrapper: Wrapper, _ arguments: [Argument]) -> Bool {
    let parameters = wrapper.function.parameters
    if parameters.contains(where: \.isVariadic) { return true }
    return arguments.count <= parameters.count
      && arguments.count >= parameters.count { $0.standard.isEmpty }
      && arguments.allSatisfy { argument in
        argument.label.isEmpty || parameters.contains { $0.label == argument.label }
      }
  }

  /// A message with the caller's arguments where the parameters are.
  private mutating func replaced(
    _ parts: [MessagePart], _ function: Function, _ binding: [Int32: [Range<Int>]]
  ) -> [MessagePart] {
    parts.flatMap { part -> [MessagePart] in
      guard case .slot(_, let name) = part, function.parameters.contains(where: { $0.name == name }),
        let ranges = binding[name], let first = ranges.first
      else { return [part] }
      var result = reader.reader.parts(first)
      let isFormat = PrintfFormat.count(in: result) > 0 && ranges.count > 1
      if isFormat {
        result = PrintfFormat.fill(result, with: Array(ranges.dropFirst()), in: &reader.reader, depth: 0)
      } else {
        for range in ranges.dropFirst() { result += [.text([0x20])] + reader.reader.parts(range) }
      }
      return result
    }
  }

  private func statement(_ item: (draft: DraftStatement, function: Int?)) -> LogStatement {
    let draft = item.draft
    var statement = LogStatement(
      position: source.position(of: draft.start), language: source.language, api: draft.api,
      message: draft.message.pieces)
    statement.level = draft.level
    statement.tag = draft.tag.isEmpty ? nil : draft.tag.wholeText
    statement.subsystem = draft.subsystem
    statement.category = draft.category
    if draft.range.upperBound > source.tokens.count {
      statement.unresolved = .unfinished
    } else if draft.message.isEmpty {
      statement.unresolved = .noMessage
    } else if draft.message.wholeText == nil, !draft.message.saysSomething, !hasChoices(draft.message) {
      if let function = item.function, isTemplate(item) {
        statement.unresolved = .callers(function: source.names[functions[function].name])
      } else {
        statement.unresolved = .onlyValues(expression: expression(draft.message))
      }
    }
    return statement
  }

  private func hasChoices(_ parts: [MessagePart]) -> Bool {
    parts.contains { if case .slot(let slot, _) = $0 { !slot.choices.isEmpty } else { false } }
  }

  private func expression(_ parts: [MessagePart]) -> String {
    for part in parts { if case .slot(let slot, _) = part { return slot.expression } }
    return ""
  }
}

/// Which function the current token is in, while tokens are walked in order.
struct EnclosingFunctions {
  private let functions: [Function]
  private var next = 0
  private var open: [Int] = []

  init(_ functions: [Function]) { self.functions = functions }

  var current: Int? { open.last }

  mutating func move(to index: Int) {
    while let last = open.last, functions[last].body.upperBound <= index { open.removeLast() }
    while next < functions.count, functions[next].body.lowerBound <= index {
      if functions[next].body.upperBound > index { open.append(next) }
      next += 1
    }
  }
}
