import LogCheckModel
import LogCheckRules

/// The difference between a sample and its base: lines that are dropped, texts that are replaced, lines that are inserted.
///
/// Numbers and texts are those of the base, whatever the other edits do.
package struct SampleEdits: Sendable {
  private var drops: [Drop] = []
  private var replacements: [Replacement] = []
  private var insertions: [Insertion] = []

  /// Lines that the sample does not have.
  private struct Drop {
    var lines: ClosedRange<Int>
    /// A text of the first line, and of the last one of several.
    var first: String
    var last: String?
    var mark: SourceMark
  }

  /// A text of a line that is another one in the sample.
  private struct Replacement {
    var line: Int
    var old: String
    var new: String
    var mark: SourceMark
  }

  /// Lines that the sample has in addition.
  private struct Insertion {
    var line: Int
    /// A text of the line before them; `nil` at the beginning.
    var text: String?
    var lines: String
    var mark: SourceMark
  }

  static let keys = ["drop", "replace", "insert"]

  /// Reads the edits of a map.
  init(_ map: SampleMap) throws(SampleProblem) {
    for node in try map.nodes("drop") ?? [] { drops.append(try Self.drop(node)) }
    for node in try map.nodes("replace") ?? [] { replacements.append(try Self.replacement(node)) }
    for node in try map.nodes("insert") ?? [] { insertions.append(try Self.insertion(node)) }
  }

  var isEmpty: Bool { drops.isEmpty && replacements.isEmpty && insertions.isEmpty }

  private static func drop(_ node: RuleNode) throws(SampleProblem) -> Drop {
    let isRange = SampleEdits.hasKey("lines", node)
    let keys = isRange ? ["lines", "first", "last"] : ["line", "text"]
    let map = try SampleMap(node, isRange ? "a drop of several lines" : "a drop", keys: keys, required: keys)
    guard let lines = try map.range(keys[0]), let first = try map.text(keys[1], isEmptyAllowed: true) else {
      preconditionFailure()
    }
    guard isRange || lines.count == 1 else {
      throw SampleProblem("several lines are `lines` with `first` and `last`, texts of the two", at: node)
    }
    return Drop(
      lines: lines, first: first, last: isRange ? try map.text("last", isEmptyAllowed: true) : nil, mark: node.mark)
  }

  private static func replacement(_ node: RuleNode) throws(SampleProblem) -> Replacement {
    let map = try SampleMap(node, "a replacement", keys: ["line", "old", "new"], required: ["line", "old", "new"])
    guard let line = try map.number("line"), let old = try map.text("old"),
      let new = try map.text("new", isEmptyAllowed: true)
    else { preconditionFailure() }
    guard old != new else { throw SampleProblem("`old` and `new` are the same", at: node) }
    guard !new.contains("\n") else {
      throw SampleProblem("`new` is a text of one line; other lines are inserted", at: map.mark("new"))
    }
    return Replacement(line: line, old: old, new: new, mark: node.mark)
  }

  private static func insertion(_ node: RuleNode) throws(SampleProblem) -> Insertion {
    let map = try SampleMap(
      node, "an insertion", keys: ["after", "text", "lines"], required: ["after", "lines"])
    guard let line = try map.number("after"), let lines = try map.text("lines") else { preconditionFailure() }
    let text = try map.text("text", isEmptyAllowed: true)
    guard line == 0 || text != nil else {
      throw SampleProblem("an insertion after a line needs `text`, a text of that line", at: node)
    }
    guard line > 0 || text == nil else {
      throw SampleProblem("before the first line there is no `text`", at: map.mark("text"))
    }
    return Insertion(
      line: line, text: text, lines: lines.hasSuffix("\n") ? lines : lines + "\n", mark: node.mark)
  }

  private static func hasKey(_ key: String, _ node: RuleNode) -> Bool {
    guard case .map(let entries) = node.content else { return false }
    return entries.contains { $0.key == key }
  }

  /// The sample; the base where there is no edit. `mark` is the position of the whole.
  func applied(to base: SampleBase, at mark: SourceMark) throws(SampleProblem) -> [UInt8] {
    let bytes = try applied(to: base)
    guard isEmpty || bytes != base.bytes else {
      throw SampleProblem("the edits change nothing in \(base.path)", at: mark)
    }
    return bytes
  }

  private func applied(to base: SampleBase) throws(SampleProblem) -> [UInt8] {
    var lines: [String?] = base.lines
    var dropped: [Int: SourceMark] = [:]
    for drop in drops {
      try base.check(drop.lines.lowerBound, has: drop.first, at: drop.mark)
      if let last = drop.last { try base.check(drop.lines.upperBound, has: last, at: drop.mark) }
      for number in drop.lines {
        if let other = dropped[number] {
          throw SampleProblem("line \(number) is dropped in line \(other.line) already", at: drop.mark)
        }
        dropped[number] = drop.mark
        lines[number - 1] = nil
      }
    }
    for (number, same) in Dictionary(grouping: replacements, by: \.line).sorted(by: { $0.key < $1.key }) {
      if let drop = dropped[number], let first = same.first {
        throw SampleProblem("line \(number) is dropped in line \(drop.line)", at: first.mark)
      }
      lines[number - 1] = try Self.replaced(number, same, in: base)
    }
    var inserted: [Int: Insertion] = [:]
    for insertion in insertions {
      if let text = insertion.text { try base.check(insertion.line, has: text, at: insertion.mark) }
      if let other = inserted[insertion.line] {
        throw SampleProblem(
          "line \(other.mark.line) inserts after line \(insertion.line) already: join the two", at: insertion.mark)
      }
      inserted[insertion.line] = insertion
    }
    var result = inserted[0]?.lines ?? ""
    for (index, line) in lines.enumerated() {
      if let line { result += line + "\n" }
      result += inserted[index + 1]?.lines ?? ""
    }
    return Array(result.utf8)
  }

  /// A line with all its replacements. Each old text must be once in the line of the base.
  private static func replaced(
    _ number: Int, _ replacements: [Replacement], in base: SampleBase
  ) throws(SampleProblem) -> String {
    var found: [(range: Range<String.Index>, new: String)] = []
    for replacement in replacements {
      try base.check(number, has: replacement.old, at: replacement.mark)
      let ranges = base.lines[number - 1].ranges(of: replacement.old)
      guard let range = ranges.first, ranges.count == 1 else {
        throw SampleProblem(
          "`\(replacement.old.shortened)` is \(ranges.count) times in line \(number) of \(base.path): quote more of it",
          at: replacement.mark)
      }
      guard !found.contains(where: { $0.range.overlaps(range) }) else {
        throw SampleProblem("another replacement changes a part of this text: join the two", at: replacement.mark)
      }
      found.append((range, replacement.new))
    }
    var text = base.lines[number - 1]
    for (range, new) in found.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      text.replaceSubrange(range, with: new)
    }
    return text
  }
}
