import LogCheckReporting

/// Comma-separated values (RFC 4180, with the line ends of Unix).
struct CSVPrinter: TablePrinter {
  private let columns: [String]

  init(_ columns: [String]) { self.columns = columns }

  var head: String { columns.map(Self.quoted).joined(separator: ",") + "\n" }

  func line(_ values: [SQLValue]) -> String { values.map(Self.field).joined(separator: ",") + "\n" }

  var end: String { "" }

  private static func field(_ value: SQLValue) -> String {
    switch value {
    case .null: ""
    case .integer(let number): String(number)
    case .real(let number): String(number)
    case .text(let text): quoted(text)
    case .blob(let bytes): HexText.of(bytes)
    }
  }

  /// The signs that make a cell a formula, as ASCII and as East Asian keyboards write them (full width); a spreadsheet that trims its cells
  /// skips blanks before them.
  private static let formulaSigns: Set<Unicode.Scalar> = ["=", "+", "-", "@", "＝", "＋", "－", "＠"]

  /// A text as a field. A spreadsheet would take one that begins with such a sign for a formula, so an apostrophe comes first.
  private static func quoted(_ text: String) -> String {
    var clean = CleanText.line(text, limit: .max)
    let first = clean.unicodeScalars.first { !$0.properties.isWhitespace }
    if let first, formulaSigns.contains(first) { clean = "'" + clean }
    let needsQuotes = clean.isEmpty || clean.unicodeScalars.contains { [",", "\"", " "].contains($0) }
    return needsQuotes ? "\"" + clean.replacing("\"", with: "\"\"") + "\"" : clean
  }
}
