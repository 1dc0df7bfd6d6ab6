import LogCheckModel

/// A map of the language: its keys are checked against a ``KeyTable`` once, then its values are read by key.
struct MapReader {
  let node: RuleNode
  let problems: RuleProblems
  let values: NodeReader
  private let table: KeyTable
  private let entries: [String: RuleNode.Entry]

  /// Returns `nil` if the node is not a map; reports unknown and missing keys.
  init?(_ node: RuleNode, _ table: KeyTable, _ problems: RuleProblems, elsewhere: ((String) -> String?)? = nil) {
    guard case .map(let entries) = node.content else {
      problems.report(
        .wrongType(expected: "a map with the keys of \(table.owner)", found: node.kindWords), at: node.position)
      return nil
    }
    self.node = node
    self.table = table
    self.problems = problems
    values = NodeReader(problems: problems)
    var known: [String: RuleNode.Entry] = [:]
    for entry in entries {
      if table.has(entry.key) {
        known[entry.key] = entry
      } else if table.reserved.contains(entry.key) {
        problems.report(.reservedKey(entry.key), at: entry.keyPosition)
      } else {
        let nearest = problems.nearest(to: entry.key, in: table.keys.map(\.name))
        problems.report(
          .unknownKey(entry.key, of: table.owner, nearest: nearest, elsewhere: elsewhere?(entry.key)),
          at: entry.keyPosition)
      }
    }
    for key in table.keys where key.isRequired && known[key.name] == nil {
      problems.report(.missingKey(key.name, of: table.owner, meaning: key.summary), at: node.position)
    }
    self.entries = known
  }

  func value(_ key: String) -> RuleNode? {
    assert(table.has(key), "\(key) is not in the table \(table.name)")
    return entries[key]?.value
  }

  func keyPosition(_ key: String) -> FilePosition { entries[key]?.keyPosition ?? node.position }

  func has(_ key: String) -> Bool { value(key) != nil }

  func text(_ key: String) -> String? { value(key).flatMap { values.text($0) } }

  func texts(_ key: String, atMost limit: Int = .max) -> [(text: String, node: RuleNode)] {
    value(key).map { values.texts($0, of: "`\(key)`", atMost: limit) } ?? []
  }

  func boolean(_ key: String) -> Bool? { value(key).flatMap { values.boolean($0) } }

  func integer(_ key: String, in allowed: ClosedRange<Int>) -> Int? {
    value(key).flatMap { values.integer($0, in: allowed) }
  }

  func word<Word: RawRepresentable & CaseIterable>(_ key: String, as type: Word.Type) -> Word?
  where Word.RawValue == String {
    value(key).flatMap { values.word($0, as: type) }
  }

  /// One word or a list of words of an enumeration.
  func words<Word: RawRepresentable & CaseIterable & Hashable>(_ key: String, as type: Word.Type) -> [Word]
  where Word.RawValue == String {
    guard let node = value(key) else { return [] }
    var words: [Word] = []
    for item in values.items(node, of: "`\(key)`") {
      guard let word = values.word(item, as: type) else { continue }
      if words.contains(word) {
        problems.report(.repeatedEntry(word.rawValue), at: item.position)
      } else {
        words.append(word)
      }
    }
    return words
  }

  /// Reports keys that exclude each other; `true` if at most one is there.
  @discardableResult
  func atMostOne(of keys: [String]) -> Bool {
    let present = keys.filter { has($0) }
    guard present.count > 1, let last = present.last else { return true }
    problems.report(.conflictingKeys(present), at: keyPosition(last))
    return false
  }
}
