import LogCheckModel

/// Reads values of single nodes and reports those of a wrong type.
struct NodeReader {
  let problems: RuleProblems

  /// A text that is not empty and that YAML takes for nothing else.
  func text(_ node: RuleNode) -> String? {
    guard let scalar = node.scalar else { return fail(.wrongType(expected: "a text", found: node.kindWords), node) }
    if scalar.isPlain, let reading = PlainScalar.otherReading(of: scalar.text) {
      if scalar.text.isEmpty { return fail(.wrongType(expected: "a text", found: "nothing"), node) }
      return fail(.ambiguousPlainText(scalar.text, readAs: reading), node)
    }
    guard !scalar.text.isEmpty else { return fail(.emptyText, node) }
    return scalar.text
  }

  /// One text or a list of texts without repetition, each with its node.
  func texts(_ node: RuleNode, of what: String, atMost limit: Int = .max) -> [(text: String, node: RuleNode)] {
    var seen: Set<LogText> = []
    return items(node, of: what, atMost: limit).compactMap { item in
      guard let text = text(item) else { return nil }
      guard seen.insert(LogText(text)).inserted else { return fail(.repeatedEntry(text), item) }
      return (text, item)
    }
  }

  /// The nodes of a list, or the node itself if a single value may replace a list.
  func items(_ node: RuleNode, of what: String, atMost limit: Int = .max) -> [RuleNode] {
    guard case .list(let items) = node.content else { return [node] }
    if items.isEmpty { problems.report(.emptyList(what), at: node.position) }
    guard items.count > limit else { return items }
    problems.report(.tooMany(what, limit: limit), at: items[limit].position)
    return Array(items.prefix(limit))
  }

  /// The nodes of a list; another node is reported.
  func list(_ node: RuleNode, of what: String, atMost limit: Int = .max) -> [RuleNode] {
    guard case .list = node.content else {
      return fail(.wrongType(expected: "a list of \(what)", found: node.kindWords), node) ?? []
    }
    return items(node, of: what, atMost: limit)
  }

  /// The entries of a map; another node is reported.
  func entries(_ node: RuleNode, of what: String, atMost limit: Int = .max) -> [RuleNode.Entry] {
    guard case .map(let entries) = node.content else {
      return fail(.wrongType(expected: "a map of \(what)", found: node.kindWords), node) ?? []
    }
    guard entries.count > limit else { return entries }
    problems.report(.tooMany(what, limit: limit), at: entries[limit].keyPosition)
    return Array(entries.prefix(limit))
  }

  func boolean(_ node: RuleNode) -> Bool? {
    switch node.scalar {
    case .some(let scalar) where scalar.isPlain && scalar.text == "true": true
    case .some(let scalar) where scalar.isPlain && scalar.text == "false": false
    default: fail(.wrongType(expected: "`true` or `false`", found: node.kindWords), node)
    }
  }

  func integer(_ node: RuleNode, in allowed: ClosedRange<Int>) -> Int? {
    guard let scalar = node.scalar else { return fail(.wrongType(expected: "a number", found: node.kindWords), node) }
    guard scalar.isPlain, Self.isDecimal(scalar.text) else { return fail(.badInteger(scalar.text), node) }
    guard let value = Int(scalar.text), allowed.contains(value) else {
      return fail(.countOutOfRange(scalar.text, allowed: allowed), node)
    }
    return value
  }

  /// One of the words of an enumeration.
  func word<Word: RawRepresentable & CaseIterable>(_ node: RuleNode, as type: Word.Type) -> Word?
  where Word.RawValue == String {
    word(node, of: type.allCases.map { ($0.rawValue, $0) })
  }

  /// The value of a word, one of those given.
  func word<Value>(_ node: RuleNode, of words: [(String, Value)]) -> Value? {
    guard let text = node.scalar?.text, !text.isEmpty else {
      return fail(.wrongType(expected: "a word", found: node.kindWords), node)
    }
    if let match = words.first(where: { $0.0 == text }) { return match.1 }
    let allowed = words.map(\.0)
    return fail(.unknownWord(text, allowed: allowed, nearest: problems.nearest(to: text, in: allowed)), node)
  }

  /// A plain duration with a lower bound.
  func duration(_ node: RuleNode) -> LogDuration? {
    guard let scalar = node.scalar else { return fail(.wrongType(expected: "a duration", found: node.kindWords), node) }
    switch DurationParser.parse(scalar.text) {
    case .duration(let duration) where duration > .zero: return duration
    case .duration, .tooLong: return fail(.durationOutOfRange(scalar.text, isSigned: false), node)
    case .bareNumber: return fail(.bareNumberForDuration(scalar.text), node)
    case .malformed: return fail(.badDuration(scalar.text), node)
    }
  }

  /// A name of some kind, checked for its letters.
  func name(_ text: String, _ kind: RuleProblem.NameKind, at position: FilePosition) -> Bool {
    if kind.accepts(text) { return true }
    problems.report(.badName(text, of: kind), at: position)
    return false
  }

  /// Decimal digits with an optional minus and without leading zeros.
  static func isDecimal(_ text: String) -> Bool {
    let digits = text.utf8.first == UInt8(ascii: "-") ? text.utf8.dropFirst() : text.utf8[...]
    guard let first = digits.first, first != UInt8(ascii: "0") || digits.count == 1 else { return false }
    return digits.allSatisfy(ASCII.isDigit)
  }

  private func fail<Value>(_ problem: RuleProblem, _ node: RuleNode) -> Value? {
    problems.report(problem, at: node.position)
    return nil
  }
}
