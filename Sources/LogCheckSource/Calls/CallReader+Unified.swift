import LogCheckModel

/// The unified log: types, and subsystem and category of a log object.
extension CallReader {
  /// `os_log("…", log: log, type: .error, a)`, `os_log(.error, log: log, "…")`, `os_log(.error, "…")`.
  mutating func readUnified(_ arguments: inout [Argument], _ draft: inout DraftStatement) {
    if let log = arguments.first(where: { $0.label == "log" }) { addOrigin(of: log.tokens, to: &draft) }
    if let type = arguments.first(where: { $0.label == "type" }) {
      draft.level = level(type.tokens)
    } else if let first = arguments.first, first.label.isEmpty, let level = level(first.tokens) {
      draft.level = level
      arguments.removeFirst()
    }
    arguments.removeAll { ["log", "type", "dso"].contains($0.label) }
    // A type that only a variable knows.
    if arguments.count > 1, !reader.parts(arguments[0].tokens).contains(where: \.isText),
      reader.parts(arguments[1].tokens).contains(where: \.isText)
    {
      draft.level = nil
      arguments.removeFirst()
    }
    guard let first = arguments.first else { return }
    draft.message = PrintfFormat.fill(
      reader.parts(first.tokens), with: arguments.dropFirst().map(\.tokens), in: &reader, depth: 0)
  }

  private static let levels: [String: LogLevel] = [
    "debug": .debug, "info": .info, "default": .notice, "error": .error, "fault": .fault,
    "OS_LOG_TYPE_DEBUG": .debug, "OS_LOG_TYPE_INFO": .info, "OS_LOG_TYPE_DEFAULT": .notice,
    "OS_LOG_TYPE_ERROR": .error, "OS_LOG_TYPE_FAULT": .fault,
  ]

  /// The level that `.error` or `OSLogType.error` names.
  func level(_ range: Range<Int>) -> LogLevel? {
    guard range.count <= 3, let last = range.last else { return nil }
    return Self.levels[source.name(last)]
  }

  /// Adds subsystem and category of `Logger(subsystem:category:)`, `OSLog(…)` or `os_log_create(…)`, given as such or by
  /// a name.
  mutating func addOrigin(of range: Range<Int>, to draft: inout DraftStatement) {
    draft.hasLogObject = true
    guard let origin = origin(of: range, depth: 0) else { return }
    draft.subsystem = origin.subsystem
    draft.category = origin.category
  }

  private static let constructors: Set<String> = ["Logger", "OSLog", "os_log_create"]

  /// The log of the log object that an expression constructs; `nil` for other expressions.
  mutating func constructed(by range: Range<Int>) -> LogOrigin? {
    for index in range.prefix(8) where Self.constructors.contains(source.name(index)) {
      if source.isSymbol(index + 1, "(") { return origin(ofCall: index + 1) }
      // `let log: OSLog = .init(…)` and `Logger.init(…)`.
      if source.name(index + 2) == "init", source.isSymbol(index + 3, "(") { return origin(ofCall: index + 3) }
    }
    return nil
  }

  private mutating func origin(ofCall opener: Int) -> LogOrigin {
    let arguments = source.arguments(opener)
    let isC = source.name(opener - 1) == "os_log_create"
    func value(_ label: String, _ position: Int) -> Range<Int>? {
      isC
        ? (arguments.indices.contains(position) ? arguments[position].tokens : nil)
        : arguments.first { $0.label == label }?.tokens
    }
    return LogOrigin(
      subsystem: value("subsystem", 0).flatMap { reader.parts($0).wholeText },
      category: value("category", 1).flatMap { reader.parts($0).wholeText })
  }

  /// The log of the log object that an expression constructs or names.
  private mutating func origin(of range: Range<Int>, depth: Int) -> LogOrigin? {
    guard !range.isEmpty, depth < 4 else { return nil }
    if let origin = constructed(by: range) { return origin }
    var last = range.upperBound - 1
    while last >= range.lowerBound, source.name(last).isEmpty { last -= 1 }
    guard last >= range.lowerBound else { return nil }
    let name = source.tokens[last].name
    let owner = source.isSymbol(last - 1, ".") ? source.name(last - 2) : ""
    let declaration =
      declarations.declaration(of: name, at: last, in: source)
      ?? declarations.declaration(of: name, at: last, qualifier: owner, in: source)
    guard let declaration else { return shared.logObject(source.names[name], of: owner, in: source.language) }
    guard !declaration.value.contains(last) else { return nil }
    return origin(of: declaration.value, depth: depth + 1)
  }
}
