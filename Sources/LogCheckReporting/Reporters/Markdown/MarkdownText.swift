/// Text of strangers as GitHub-flavoured Markdown that shows it and does nothing else: no link, picture, mention, reference,
/// formula or markup, in a paragraph and in a cell of a table alike.
///
/// No HTML is used, since not every reader of notes knows it. Words with a special meaning are in code spans, which
/// Markdown and later filters do not inspect (an escaped `@name` is still a mention).
package enum MarkdownText {
  /// Clean text in one line.
  package static func prose(_ text: String, limit: Int = 240) -> String {
    var parts: [String] = []
    var codes: [String] = []
    func end() {
      if !codes.isEmpty { parts.append(code(codes.joined(separator: " "))) }
      codes = []
    }
    // By scalars throughout, as parsers read: to Swift a sign with a mark after it is another sign.
    for scalars in CleanText.line(text, limit: limit).unicodeScalars.split(separator: " ") {
      let word = String(scalars)
      if isPlain(word) {
        end()
        parts.append(word)
      } else {
        codes.append(word)
      }
    }
    end()
    return parts.joined(separator: " ")
  }

  /// A code span of clean text; a bar is not possible in one within a table, so it is put between two.
  static func code(_ clean: String) -> String {
    clean.unicodeScalars.split(separator: "|", omittingEmptySubsequences: false).map { span(String($0)) }
      .joined(separator: "&#124;")
  }

  /// A path or a name in a code span.
  package static func name(_ text: String) -> String { code(CleanText.line(text)) }

  /// A block of clean lines as they are.
  static func fence(_ rows: [String]) -> String {
    let marks = String(repeating: "`", count: max(3, (rows.map(longestRun).max() ?? 0) + 1))
    return "\(marks)text\n" + rows.map { $0 + "\n" }.joined() + "\(marks)\n"
  }

  private static func span(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard let first = scalars.first, let last = scalars.last, scalars.contains(where: { $0 != " " }) else {
      return text
    }
    let marks = String(repeating: "`", count: longestRun(text) + 1)
    // One blank at each end is taken off again where there are two.
    let pad = first == "`" || last == "`" || (first == " " && last == " ") ? " " : ""
    return marks + pad + text + pad + marks
  }

  private static func longestRun(_ text: String) -> Int {
    var longest = 0
    var run = 0
    for scalar in text.unicodeScalars {
      run = scalar == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }

  /// True if every reader of Markdown takes the word literally, wherever it occurs.
  private static func isPlain(_ word: String) -> Bool {
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
    return !holdsAddress(scalars) && !endsLikeHost(scalars) && !holdsCommit(scalars)
  }

  /// `www.`, which makes an address of what follows.
  private static func holdsAddress(_ scalars: [Unicode.Scalar]) -> Bool {
    var run = 0
    for scalar in scalars {
      if scalar == ".", run >= 3 { return true }
      run = scalar == "w" || scalar == "W" ? run + 1 : 0
    }
    return false
  }

  /// A dot and the name of a top-level domain: readers make an address of `README.md`, as of every word that ends with a country's code.
  private static func endsLikeHost(_ scalars: [Unicode.Scalar]) -> Bool {
    var position = 0
    while let dot = scalars[position...].firstIndex(of: ".") {
      let label = scalars[(dot + 1)...].prefix { $0.properties.isAlphabetic }
      position = dot + 1
      let next = dot + 1 + label.count
      let isWhole = next == scalars.count || !(isDigit(scalars[next]) || scalars[next] == "-")
      guard dot > 0, isWhole else { continue }
      let domain = String(String.UnicodeScalarView(label)).lowercased()
      if label.count == 2 || domains.contains(domain) { return true }
    }
    return false
  }

  /// The longer ones that readers know without a scheme in front, as markdown-it does.
  private static let domains: Set = [
    "biz", "com", "edu", "gov", "net", "org", "pro", "web", "xxx", "aero", "asia", "coop", "info", "museum", "name",
    "shop", "рф",
  ]

  /// `-`, `--`, `1.`, `1)`: the mark of a list or a rule if it comes first.
  private static func isListMark(_ scalars: [Unicode.Scalar]) -> Bool {
    if scalars.allSatisfy({ $0 == "-" }) { return true }
    guard scalars.count > 1, let last = scalars.last, last == "." || last == ")" else { return false }
    return scalars.dropLast().allSatisfy(isDigit)
  }

  /// True if a part of it looks like the name of a commit.
  private static func holdsCommit(_ scalars: [Unicode.Scalar]) -> Bool {
    scalars.split { !$0.properties.isAlphabetic && !isDigit($0) }.contains { part in
      part.count >= 7
        && part.allSatisfy { isDigit($0) || ("a"..."f").contains($0) || ("A"..."F").contains($0) }
    }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}
