import LogCheckReporting

/// Columns side by side, as wide as the first thousand rows need.
struct AlignedPrinter: TablePrinter {
  private let columns: [String]
  /// Rows that wait until the widths are known.
  private var waiting: [[Cell]] = []
  private var widths: [Int]
  private var isMeasured = false

  private struct Cell {
    var text: String
    var isNumber: Bool
  }

  private static let measured = 1000
  /// Scalars of one value.
  private static let limit = 400

  init(_ columns: [String]) {
    self.columns = columns.map { CleanText.line($0, limit: Self.limit) }
    widths = self.columns.map(TextWidth.of)
  }

  var head: String { "" }

  mutating func line(_ values: [SQLValue]) -> String {
    let cells = values.map(Self.cell)
    guard !isMeasured else { return text(cells) }
    for (index, cell) in cells.enumerated() { widths[index] = max(widths[index], TextWidth.of(cell.text)) }
    waiting.append(cells)
    guard waiting.count >= Self.measured else { return "" }
    defer {
      waiting = []
      isMeasured = true
    }
    return title + waiting.map(text).joined()
  }

  var end: String { isMeasured ? "" : title + waiting.map(text).joined() }

  private var title: String {
    let rule = widths.map { String(repeating: "-", count: $0) }
    return text(columns.map { Cell(text: $0, isNumber: false) }) + text(rule.map { Cell(text: $0, isNumber: false) })
  }

  private func text(_ cells: [Cell]) -> String {
    var line = ""
    for (index, cell) in cells.enumerated() {
      let blanks = String(repeating: " ", count: max(0, widths[index] - TextWidth.of(cell.text)))
      if index > 0 { line += "  " }
      line += cell.isNumber ? blanks + cell.text : cell.text + blanks
    }
    while line.last == " " { line.removeLast() }
    return CleanText.withoutCommand(line) + "\n"
  }

  private static func cell(_ value: SQLValue) -> Cell {
    switch value {
    case .null: Cell(text: "", isNumber: false)
    case .integer(let number): Cell(text: String(number), isNumber: true)
    case .real(let number): Cell(text: String(number), isNumber: true)
    case .text(let text): Cell(text: CleanText.line(text, limit: limit), isNumber: false)
    case .blob(let bytes): Cell(text: CleanText.line(HexText.of(bytes), limit: limit), isNumber: false)
    }
  }
}

/// Bytes in hexadecimal digits.
enum HexText {
  static func of(_ bytes: [UInt8]) -> String {
    var text = ""
    for byte in bytes {
      for digit in [byte >> 4, byte & 15] { text += String(digit, radix: 16) }
    }
    return text
  }
}
