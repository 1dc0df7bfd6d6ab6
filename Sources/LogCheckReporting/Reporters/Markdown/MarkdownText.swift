/// Text of strangers as GitHub-flavoured Markdown that shows it and does nothing else: no link, picture, mention, reference,
/// formula or markup, in a paragraph and in a cell of a table alike.
///
/// No HTML is used, since not every reader of notes knows it. Words that could mean something stand in code spans, where no
/// Markdown and no later filter looks (an escaped `@name` is still a mention).
enum MarkdownText {
  /// Clean text in one row.
  static func prose(_ text: String, limit: Int = 240) -> String {
    var parts: [String] = []
    var codes: [Substring] = []
    func end() {
      if !codes.isEmpty { parts.append(code(codes.joined(separator: " "))) }
      codes = []
    }
    for word in CleanText.line(text, limit: limit).split(separator: " ") {
      if isPlain(word) {
        end()
        parts.append(String(word))
      } else {
        codes.append(word)
      }
    }
    end()
    return parts.joined(separator: " ")
  }

  /// A code span of clean text; a bar cannot stand in one within a table, so it stands between two.
  static func code(_ clean: String) -> String {
    clean.split(separator: "|", omittingEmptySubsequences: false).map(span).joined(separator: "&#124;")
  }

  /// A path or a name in a code span.
  static func name(_ text: String) -> String { code(CleanText.line(text)) }

  /// A block of clean rows as they are.
  static func fence(_ rows: [String]) -> String {
    let marks = String(repeating: "`", count: max(3, (rows.map(longestRun).max() ?? 0) + 1))
    return "\(marks)text\n" + rows.map { $0 + "\n" }.joined() + "\(marks)\n"
  }

  private static func span(_ text: Substring) -> String {
    guard !text.isEmpty else { return "" }
    let marks = String(repeating: "`", count: longestRun(text) + 1)
    // One blank at each end is taken off again where there are two.
    let pad = text.first == "`" || text.last == "`" || (text.first == " " && text.last == " ") ? " " : ""
    return text.allSatisfy { $0 == " " } ? String(text) : marks + pad + text + pad + marks
  }

  private static func longestRun(_ text: some StringProtocol) -> Int {
    var longest = 0
    var run = 0
    for scalar in text.unicodeScalars {
      run = scalar == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }

  /// Whether no reader of Markdown takes the word for anything but itself, wherever it stands.
  static func isPlain(_ word: Substring) -> Bool {
    let scalars = Array(word.unicodeScalars)
    guard let first = scalars.first, first != "/", !isListMark(scalars) else { return false }
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", ",", ";", ".", "(", ")", "'", "\"", "?", "/": continue
      case ":":
        // Not `a:b`, which may be the start of an address, nor `:name:`.
        guard index == scalars.count - 1, index > 0 else { return false }
      case "-":
        // Not `KEY-1`, which trackers know.
        if index + 1 < scalars.count, isDigit(scalars[index + 1]) { return false }
      default: guard !scalar.isASCII else { return false }
      }
    }
    return !word.lowercased().contains("www.") && !holdsCommit(scalars)
  }

  /// `-`, `--`, `1.`, `1)`: the mark of a list or a rule where it stands first.
  private static func isListMark(_ scalars: [Unicode.Scalar]) -> Bool {
    if scalars.allSatisfy({ $0 == "-" }) { return true }
    guard scalars.count > 1, let last = scalars.last, last == "." || last == ")" else { return false }
    return scalars.dropLast().allSatisfy(isDigit)
  }

  /// Whether a part of it looks like the name of a commit.
  private static func holdsCommit(_ scalars: [Unicode.Scalar]) -> Bool {
    scalars.split { !$0.properties.isAlphabetic && !isDigit($0) }.contains { part in
      part.count >= 7
        && part.allSatisfy { isDigit($0) || ("a"..."f").contains($0) || ("A"..."F").contains($0) }
    }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}
