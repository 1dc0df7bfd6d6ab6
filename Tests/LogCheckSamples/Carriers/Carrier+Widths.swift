/// Terminals, mails and pages that cut lines at a width, or continue them on the next line.
extension Carrier {
  static let widths = [60, 72, 80, 90, 100, 110, 120, 132, 140, 150, 160, 170, 180, 200]

  static let cuts: [Carrier] = widths.flatMap { width in
    ["", "…", "...", ">"].map { mark in
      lines(.cuts, "\(width) columns, \(mark.isEmpty ? "no mark" : mark)") { _, line in
        line.count <= width ? line : String(line.prefix(width - mark.count)) + mark
      }
    }
  }

  static let wraps: [Carrier] = widths.flatMap { width in
    [
      Carrier(.wraps, "\(width) columns") { $0.flatMap { pieces(of: $0, width) } },
      Carrier(.wraps, "\(width) columns, at blanks") { $0.flatMap { words(of: $0, width) } },
      Carrier(.wraps, "\(width) columns, after blanks") { $0.flatMap { folded($0, width) } },
    ]
  }

  static func pieces(of line: String, _ width: Int) -> [String] {
    var rest = Substring(line)
    var all: [String] = []
    repeat {
      all.append(String(rest.prefix(width)))
      rest = rest.dropFirst(width)
    } while !rest.isEmpty
    return all
  }

  /// Blanks at the end of a line are left out.
  static func words(of line: String, _ width: Int) -> [String] {
    folded(line, width).map(trimmed)
  }

  /// Without blanks at the end.
  static func trimmed(_ line: String) -> String {
    var text = Substring(line)
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  /// As `fold -s`.
  static func folded(_ line: String, _ width: Int) -> [String] {
    var rest = Substring(line)
    var all: [String] = []
    while rest.count > width {
      let head = rest.prefix(width)
      let end = head.lastIndex(of: " ").map { head.index(after: $0) } ?? head.endIndex
      all.append(String(rest[..<end]))
      rest = rest[end...]
    }
    return all + [String(rest)]
  }
}
