/// Lays out prose and lists for people: lines no wider than `width`, broken between words.
package struct TextLayout: Sendable {
  /// In columns of a terminal, from ``narrowest`` to ``widest``.
  package let width: Int

  /// Used where the output is no terminal, so that a report is the same bytes wherever it is written.
  package static let standard = TextLayout(width: 78)
  static let narrowest = 60
  static let widest = 120

  /// A layout for a terminal of so many columns. The last column stays free: some terminals break a line that fills it.
  package init(columns: Int) { width = min(max(columns - 1, Self.narrowest), Self.widest) }

  private init(width: Int) { self.width = width }

  /// The text in lines no wider than ``width`` where its words allow it: `first` before the first line, blanks before the others,
  /// as many as `indent` says or `first` is long.
  package func prose(_ text: String, after first: String, indent: Int? = nil) -> [String] {
    let indent = String(repeating: " ", count: indent ?? first.unicodeScalars.count)
    var rows: [String] = []
    var row = first
    var length = first.unicodeScalars.count
    var isEmpty = true
    // Blanks of other kinds are words here; CI systems skip them.
    var isBlank = true
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      // Blanks of the text stay as they are, except at the end of a line.
      if isEmpty, word.isEmpty { continue }
      let wordLength = TextWidth.of(String(word))
      if !isEmpty, length + 1 + wordLength > width {
        rows.append(Self.trimmed(row))
        row = indent
        length = indent.unicodeScalars.count
        isEmpty = true
        isBlank = true
      }
      if isEmpty {
        // Any word can come to the start of a line, also one that would be a command there.
        row += CleanText.withoutCommand(String(word))
        length += wordLength
      } else {
        row += " " + (isBlank ? CleanText.withoutCommand(String(word)) : String(word))
        length += 1 + wordLength
      }
      isEmpty = false
      isBlank = isBlank && word.unicodeScalars.allSatisfy(\.properties.isWhitespace)
    }
    rows.append(Self.trimmed(row))
    return rows
  }

  private static func trimmed(_ row: String) -> String {
    guard let end = row.lastIndex(where: { $0 != " " }) else { return "" }
    return String(row[...end])
  }

  /// Names with commas between them.
  func list(_ items: [String], after first: String) -> [String] {
    prose(items.joined(separator: ", "), after: first)
  }

  /// `1 line`, `2 lines`.
  package static func counted(_ count: Int, _ one: String, _ many: String? = nil) -> String {
    "\(count) \(count == 1 ? one : many ?? one + "s")"
  }

  /// `a`, `a and b`, `a, b and c`.
  package static func joined(_ items: [String]) -> String {
    guard items.count > 1, let last = items.last else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " and " + last
  }

  /// A path with its middle left out where it is longer than `limit` columns: its end says most.
  static func shortened(_ path: String, to limit: Int) -> String {
    let scalars = Array(path.unicodeScalars)
    guard scalars.count > limit, limit > 8 else { return path }
    let head = limit / 3
    var text = String.UnicodeScalarView(scalars.prefix(head))
    text.append("…")
    text.append(contentsOf: scalars.suffix(limit - head - 1))
    return String(text)
  }

  package static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - TextWidth.of(text)))
  }
}
