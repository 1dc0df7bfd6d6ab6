import LogCheckModel
import LogCheckRules

/// A map of a file of edits, whose keys are checked once and whose values are then read by key.
struct SampleMap {
  let node: RuleNode
  private let entries: [String: RuleNode.Entry]

  /// Checks the keys. `what` names the map in messages: "a sample".
  init(_ node: RuleNode, _ what: String, keys: [String], required: [String]) throws(SampleProblem) {
    guard case .map(let list) = node.content else {
      throw SampleProblem("\(what) is a map with the keys \(keys.joined(separator: ", "))", at: node)
    }
    for entry in list where !keys.contains(entry.key) {
      let nearest = Suggestion.nearest(to: entry.key, in: keys).map { "; did you mean `\($0)`?" }
      let known = "; its keys are \(keys.joined(separator: ", "))"
      throw SampleProblem("\(what) has no key `\(entry.key.shortened)`\(nearest ?? known)", at: entry.keyPosition.mark)
    }
    entries = Dictionary(list.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    self.node = node
    for key in required where entries[key] == nil {
      throw SampleProblem("\(what) needs the key `\(key)`", at: node)
    }
  }

  func has(_ key: String) -> Bool { entries[key] != nil }

  /// The position of a value, or of the map where it has none of that key.
  func mark(_ key: String) -> SourceMark { entries[key]?.value.mark ?? node.mark }

  /// A text; an empty one only if that is `allowed`.
  func text(_ key: String, isEmptyAllowed allowed: Bool = false) throws(SampleProblem) -> String? {
    guard let value = entries[key]?.value else { return nil }
    guard let scalar = value.scalar, allowed || !scalar.text.isEmpty else {
      let found = value.scalar?.text.isEmpty == true ? "nothing" : value.kindWords
      throw SampleProblem("`\(key)` is a text, not \(found)", at: value)
    }
    return scalar.text
  }

  func texts(_ key: String) throws(SampleProblem) -> [String]? {
    guard let nodes = try nodes(key) else { return nil }
    var texts: [String] = []
    for node in nodes {
      guard let text = node.scalar?.text, !text.isEmpty else {
        throw SampleProblem("`\(key)` is a list of texts, not of \(node.kindWords)", at: node)
      }
      guard !texts.contains(text) else { throw SampleProblem("`\(text.shortened)` is there twice", at: node) }
      texts.append(text)
    }
    return texts
  }

  func nodes(_ key: String) throws(SampleProblem) -> [RuleNode]? {
    guard let value = entries[key]?.value else { return nil }
    guard case .list(let nodes) = value.content else {
      throw SampleProblem("`\(key)` is a list, not \(value.kindWords)", at: value)
    }
    return nodes
  }

  /// Texts by their keys.
  func words(_ key: String) throws(SampleProblem) -> [String: String]? {
    guard let value = entries[key]?.value else { return nil }
    guard case .map(let list) = value.content else {
      throw SampleProblem("`\(key)` is a map, not \(value.kindWords)", at: value)
    }
    var words: [String: String] = [:]
    for entry in list {
      guard let text = entry.value.scalar?.text, !text.isEmpty else {
        throw SampleProblem("`\(entry.key.shortened)` is a text, not \(entry.value.kindWords)", at: entry.value)
      }
      words[entry.key] = text
    }
    return words
  }

  /// The texts of a list, or the one text.
  func oneOrMore(_ key: String) throws(SampleProblem) -> [String] {
    guard let value = self.entries[key]?.value else { return [] }
    if case .list = value.content { return try texts(key) ?? [] }
    return try text(key).map { [$0] } ?? []
  }

  /// The entries of a map, in the order in which they are written.
  func entries(_ key: String) throws(SampleProblem) -> [RuleNode.Entry] {
    guard let value = entries[key]?.value else { return [] }
    guard case .map(let list) = value.content else {
      throw SampleProblem("`\(key)` is a map, not \(value.kindWords)", at: value)
    }
    return list
  }

  /// A number, or the two of a range `38-41`.
  func range(_ key: String) throws(SampleProblem) -> ClosedRange<Int>? {
    guard let value = entries[key]?.value else { return nil }
    let parts = (value.scalar?.text ?? "").split(separator: "-", omittingEmptySubsequences: false)
    guard let first = parts.first.flatMap({ Int($0) }), let last = parts.last.flatMap({ Int($0) }), parts.count <= 2,
      0...last ~= first
    else {
      throw SampleProblem("`\(key)` is a number or a range as 38-41, not \(value.kindWords)", at: value)
    }
    return first...last
  }

  func number(_ key: String) throws(SampleProblem) -> Int? {
    guard let range = try range(key) else { return nil }
    guard range.count == 1 else { throw SampleProblem("`\(key)` is one number, not a range", at: mark(key)) }
    return range.lowerBound
  }
}

/// The tree of a file of edits.
enum SampleFile {
  static func read(_ bytes: [UInt8], path: String) throws(SampleProblem) -> RuleNode {
    let problems = RuleProblems()
    let root = YAMLReader.read(RuleFileText(path: path, bytes: bytes), reportingTo: problems)
    if let first = problems.sorted.first {
      // The reader quotes rule files only.
      let isKey = ["R011", "R012"].contains(first.code)
      throw SampleProblem(
        isKey ? "this key is in its map already, or it is no text" : first.message,
        at: first.mark ?? SourceMark(file: path, line: 1, column: 1))
    }
    guard let root else {
      throw SampleProblem("there is nothing in it", at: SourceMark(file: path, line: 1, column: 1))
    }
    return root
  }
}
