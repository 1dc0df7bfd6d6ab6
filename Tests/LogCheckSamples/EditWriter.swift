/// Finds the edits that make a capture out of its base, and writes them as an author would.
package struct EditWriter {
  private let base: SampleBase
  private var drops: [(lines: ClosedRange<Int>, texts: [String])] = []
  private var replacements: [(line: Int, old: String, new: String)] = []
  private var insertions: [(after: Int, lines: [Substring])] = []

  /// A text that an edit quotes has at least so many characters, so that it hits no other line.
  private static let shortest = 12
  /// More than these are cut at a space.
  private static let longest = 60

  /// `nil` where the capture is not whole lines of UTF-8.
  package init?(base: SampleBase, sample: [UInt8]) {
    guard let other = SampleBase(path: "", bytes: sample) else { return nil }
    self.base = base
    let (old, new) = (base.lines, other.lines)
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map(\.offset))
    let inserted = Set(difference.insertions.map(\.offset))
    var (line, position) = (0, 0)
    while line < old.count || position < new.count {
      let (first, start) = (line, position)
      while removed.contains(line) { line += 1 }
      while inserted.contains(position) { position += 1 }
      if line == first, position == start {
        line += 1
        position += 1
      } else {
        change(first..<line, into: new[start..<position].map { Substring($0) })
      }
    }
  }

  /// Lines of the base that are other ones in the sample: the same number of similar ones, or else dropped and inserted.
  private mutating func change(_ lines: Range<Int>, into new: [Substring]) {
    let found = lines.count == new.count ? zip(lines, new).map { replacement($0, $1) } : []
    if !found.isEmpty, found.allSatisfy({ $0 != nil }) {
      for (line, found) in zip(lines, found) {
        if let found { replacements.append((line + 1, found.old, found.new)) }
      }
      return
    }
    if let first = lines.first, let last = lines.last {
      drops.append((first + 1...last + 1, [first, last].map { shortText(base.lines[$0]) }))
    }
    if !new.isEmpty { insertions.append((lines.upperBound, new)) }
  }

  /// The one text that differs; `nil` where most of the line does.
  private func replacement(_ line: Int, _ new: Substring) -> (old: String, new: String)? {
    let before = Self.tokens(base.lines[line])
    let after = Self.tokens(String(new))
    var start = zip(before, after).prefix { $0 == $1 }.count
    var end = zip(before[start...].reversed(), after[start...].reversed()).prefix { $0 == $1 }.count
    func old() -> String { before[start..<before.count - end].joined() }
    func isEnough(_ text: String) -> Bool {
      text.count >= Self.shortest && text != text.filter(\.isWhitespace) && base.lines[line].ranges(of: text).count == 1
    }
    while !isEnough(old()) {
      if start > 0 {
        start -= 1
      } else if end > 0 {
        end -= 1
      } else {
        return nil
      }
    }
    let text = old()
    guard text.count < base.lines[line].count * 2 / 3 else { return nil }
    return (text, after[start..<after.count - end].joined())
  }

  /// Words and numbers, each with what joins them, and single signs.
  private static func tokens(_ line: String) -> [Substring] {
    var tokens: [Substring] = []
    var rest = line[...]
    while let first = rest.first {
      let isWord = { (sign: Character) in sign.isLetter || sign.isNumber || "_.:+-".contains(sign) }
      let token = isWord(first) ? rest.prefix(while: isWord) : rest.prefix(1)
      tokens.append(token)
      rest = rest[token.endIndex...]
    }
    return tokens
  }

  /// A part of a line by which a person knows it: its end, where the message is.
  private func shortText(_ line: String) -> String {
    let words = line.split(separator: " ")
    // A message begins at its tag.
    let start =
      words.firstIndex { $0.hasPrefix("[") && $0.hasSuffix("]") }
      ?? words.indices.first { index in
        words[index].hasSuffix(":")
      }.map { $0 + 1 }
    let message = start.flatMap { words.indices ~= $0 ? line[words[$0].startIndex...] : nil } ?? line[...]
    let text = message.count >= Self.shortest ? message : line[...]
    guard text.count > Self.longest else { return text.trimmed }
    let cut = text.prefix(Self.longest)
    let end = cut.lastIndex(of: " ") ?? cut.endIndex
    return (cut[..<end].count >= Self.shortest ? cut[..<end] : cut).trimmed
  }

  /// The edits as a part of a sample in a file of edits, indented by `indentation` spaces.
  package func text(indentation: Int) -> String {
    var lines: [String] = []
    if !drops.isEmpty { lines.append("drop:") }
    for drop in drops {
      lines +=
        drop.lines.count == 1
        ? ["  - line: \(drop.lines.lowerBound)", "    text: \(Self.scalar(drop.texts[0]))"]
        : [
          "  - lines: \(drop.lines.lowerBound)-\(drop.lines.upperBound)", "    first: \(Self.scalar(drop.texts[0]))",
          "    last: \(Self.scalar(drop.texts[1]))",
        ]
    }
    if !replacements.isEmpty { lines.append("replace:") }
    for change in replacements {
      lines += [
        "  - line: \(change.line)", "    old: \(Self.scalar(change.old))", "    new: \(Self.scalar(change.new))",
      ]
    }
    if !insertions.isEmpty { lines.append("insert:") }
    for insertion in insertions {
      lines.append("  - after: \(insertion.after)")
      if insertion.after > 0 { lines.append("    text: \(Self.scalar(shortText(base.lines[insertion.after - 1])))") }
      let first = insertion.lines[0]
      lines.append(
        "    lines: |" + (first.isEmpty || first.first == " " ? "2" : "") + (insertion.lines.last == "" ? "+" : ""))
      lines += insertion.lines.map { $0.isEmpty ? "" : "      \($0)" }
    }
    let margin = String(repeating: " ", count: indentation)
    return lines.map { $0.isEmpty ? "\n" : "\(margin)\($0)\n" }.joined()
  }

  /// A text as YAML: bare where nothing in it means anything else.
  private static func scalar(_ text: String) -> String {
    let first = text.first ?? " "
    let isBare =
      (first.isLetter || first.isNumber || first == "(") && text.last != " " && text.last != ":"
      && !text.contains(": ") && !text.contains(" #") && !text.contains("\t")
    return isBare ? text : "'\(text.replacing("'", with: "''"))'"
  }
}

extension Substring {
  /// The text without spaces around it, and without signs at its end that YAML would give a meaning.
  fileprivate var trimmed: String {
    var text = drop { $0 == " " }
    while let last = text.last, " :(=,".contains(last) { text.removeLast() }
    return String(text)
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
