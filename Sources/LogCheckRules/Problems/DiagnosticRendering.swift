package import LogCheckModel

/// A diagnostic as it is shown in a terminal: its place, the line with a caret below, and what to do.
///
/// Control characters of the path and of the line are written as escapes, so that a rule file cannot steer the terminal.
package func rendered(_ diagnostic: Diagnostic) -> String {
  var lines: [String] = []
  let head = "\(diagnostic.severity.rawValue): \(visible(diagnostic.message)) [\(diagnostic.code)]"
  if let mark = diagnostic.mark {
    lines.append("\(visible(mark.file)):\(mark.line):\(mark.column): \(head)")
  } else {
    lines.append(head)
  }
  if let excerpt = diagnostic.excerpt, let mark = diagnostic.mark {
    let (text, indent) = window(of: excerpt, around: mark.column)
    lines.append("  \(text)")
    lines.append("  \(String(repeating: " ", count: indent))^")
  }
  if let hint = diagnostic.hint { lines.append("  hint: \(visible(hint))") }
  return lines.joined(separator: "\n")
}

/// How many columns of a line are shown before and behind the caret.
private let columnsBeforeCaret = 80
private let columnsBehindCaret = 60

/// The part of a line around a column (from 1), and how far the column is indented in it.
private func window(of line: String, around column: Int) -> (text: String, indent: Int) {
  let scalars = Array(line.unicodeScalars)
  let caret = max(0, min(column - 1, scalars.count))
  let isWhole = scalars.count <= columnsBeforeCaret + columnsBehindCaret
  let start = !isWhole && caret > columnsBeforeCaret ? caret - columnsBeforeCaret / 2 : 0
  let end = isWhole ? scalars.count : min(scalars.count, caret + columnsBehindCaret)
  let before = (start > 0 ? "…" : "") + scalars[start..<caret].map(visible).joined()
  let after = scalars[caret..<end].map(visible).joined() + (end < scalars.count ? "…" : "")
  return (before + after, before.unicodeScalars.count)
}

private func visible(_ text: String) -> String { text.unicodeScalars.map(visible).joined() }

/// The scalar itself, or an escape for what a terminal would obey or hide.
private func visible(_ scalar: Unicode.Scalar) -> String {
  switch scalar.value {
  case 0x09: "\\t"
  case 0x0A: "\\n"
  case 0x0D: "\\r"
  case 0..<0x20, 0x7F..<0xA0, 0xAD, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF:
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  default: String(scalar)
  }
}
