import LogCheckModel

/// A statement while it is read: its texts may still hold parameters of the function around it.
struct DraftStatement: Sendable {
  var start: Int
  /// The tokens of the whole call.
  var range: Range<Int>
  var api: String
  var level: LogLevel?
  var tag: [MessagePart] = []
  /// True if it goes to a log object, which may have a category.
  var hasLogObject = false
  var subsystem: String?
  var category: String?
  var message: [MessagePart] = []
}

/// Reads the arguments of log calls.
struct CallReader {
  let source: SourceText
  let declarations: DeclarationTable
  let shared: SharedSource
  var reader: MessageReader

  init(_ source: SourceText, _ declarations: DeclarationTable, _ shared: SharedSource) {
    self.source = source
    self.declarations = declarations
    self.shared = shared
    reader = MessageReader(source, declarations, shared)
  }

  /// The statement of a call; `nil` where the call writes no log line after all.
  mutating func read(_ found: FoundCall) -> DraftStatement? {
    var arguments = source.arguments(found.opener)
    var draft = DraftStatement(
      start: found.start, range: found.start..<max(found.start + 1, source.next(found.opener)), api: found.call.api,
      level: found.call.level)
    switch found.call.shape {
    case .items, .quotedItems:
      // `print(…, to: &text)` writes elsewhere.
      if source.language == .swift, arguments.contains(where: { $0.label == "to" }) { return nil }
      let separator = arguments.first { $0.label == "separator" }.flatMap { reader.parts($0.tokens).wholeText } ?? " "
      let items = arguments.filter { !["separator", "terminator"].contains($0.label) }
      // `print()` ends a line.
      if items.isEmpty { return nil }
      draft.message = joined(items, separator, isQuoted: found.call.shape == .quotedItems)
    case .format: draft.message = format(arguments)
    case .console: draft.message = console(arguments)
    case .assertion: draft.message = console(Array(arguments.dropFirst()))
    case .unified: readUnified(&arguments, &draft)
    case .unifiedMacro(let count):
      if let log = arguments.first { addOrigin(of: log.tokens, to: &draft) }
      if count == 2, arguments.count > 1 { draft.level = level(arguments[1].tokens) ?? draft.level }
      draft.message = format(Array(arguments.dropFirst(count)))
    case .logger:
      if let level = arguments.first(where: { $0.label == "level" }) {
        draft.level = self.level(level.tokens)
        arguments.removeAll { $0.label == "level" }
      }
      // Apple's has no label: a method that has one belongs to a type of the app.
      if let text = arguments.first {
        guard text.label.isEmpty else { return nil }
        draft.message = reader.parts(text.tokens)
      }
      addOrigin(of: found.receiver, to: &draft)
    case .prioritised, .tagged:
      if found.call.shape == .prioritised { arguments = Array(arguments.dropFirst()) }
      readTagged(arguments, &draft)
    case .timber:
      if let tag = timberTag(found.receiver) { draft.tag = reader.parts(tag) }
      let first = arguments.prefix(2).firstIndex { reader.parts($0.tokens).contains(where: \.isText) } ?? 0
      draft.message = format(Array(arguments.dropFirst(first)))
    case .capacitor: readCapacitor(arguments, &draft)
    }
    return draft
  }

  private mutating func joined(_ items: [Argument], _ separator: String, isQuoted: Bool) -> [MessagePart] {
    var result: [MessagePart] = []
    for (index, item) in items.enumerated() {
      if index > 0 { result.append(.text(Array(separator.utf8))) }
      let parts = reader.parts(item.tokens)
      let quote: [MessagePart] = isQuoted && parts.contains(where: \.isText) ? [.text([0x22])] : []
      result += quote + parts + quote
    }
    return result
  }

  /// A format and its values.
  private mutating func format(_ arguments: [Argument]) -> [MessagePart] {
    guard let first = arguments.first else { return [] }
    return PrintfFormat.fill(
      reader.parts(first.tokens), with: arguments.dropFirst().map(\.tokens), in: &reader, depth: 0)
  }

  /// The first value of a console call is a format only where there are values for it.
  private mutating func console(_ arguments: [Argument]) -> [MessagePart] {
    guard let first = arguments.first else { return [] }
    let format = reader.parts(first.tokens)
    let count = arguments.count > 1 ? PrintfFormat.count(in: format) : 0
    var result = format
    if count > 0 {
      result = PrintfFormat.fill(format, with: arguments.dropFirst().map(\.tokens), in: &reader, depth: 0)
    }
    for argument in arguments.dropFirst(1 + count) {
      result.append(.text([0x20]))
      result += reader.parts(argument.tokens)
    }
    return result
  }

  private mutating func readTagged(_ arguments: [Argument], _ draft: inout DraftStatement) {
    let tag = arguments.first { $0.label == "tag" } ?? arguments.first
    if let tag { draft.tag = reader.parts(tag.tokens) }
    let text = arguments.first { $0.label == "msg" } ?? arguments.dropFirst().first
    if let text { draft.message = reader.parts(text.tokens) }
  }

  /// `Timber.tag("…").d(…)`.
  private func timberTag(_ receiver: Range<Int>) -> Range<Int>? {
    guard let name = source.chain(receiver).first(where: { source.name($0) == "tag" }), source.isSymbol(name + 1, "(")
    else {
      return nil
    }
    return source.arguments(name + 1).first?.tokens
  }

  /// `debug(text)`, `debug(tag, text)`, `error(text, error)`, `error(tag, text, error)`.
  private mutating func readCapacitor(_ arguments: [Argument], _ draft: inout DraftStatement) {
    let isError = draft.level == .error
    let hasTag = isError ? arguments.count > 2 : arguments.count > 1
    if hasTag { draft.tag = reader.parts(arguments[0].tokens) } else { draft.tag = [.text(Array("Capacitor".utf8))] }
    if arguments.count > (hasTag ? 1 : 0) { draft.message = reader.parts(arguments[hasTag ? 1 : 0].tokens) }
  }
}
