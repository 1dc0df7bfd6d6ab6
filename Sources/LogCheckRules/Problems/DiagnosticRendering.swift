package import LogCheckModel

/// A diagnostic as a terminal prints it: its position, the line with a caret below, and the remedy.
///
/// Text of the file is escaped, so that a rule file can neither steer the terminal nor command a CI system.
package func rendered(_ diagnostic: Diagnostic) -> String {
  var lines: [String] = []
  let head = "\(diagnostic.severity.rawValue): \(visible(diagnostic.message)) [\(diagnostic.code)]"
  if let mark = diagnostic.mark {
    lines.append(PlainLine.withoutCommand("\(visible(mark.file)):\(mark.line):\(mark.column): \(head)"))
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

/// The number of columns of a line that are printed before and after the caret.
private let columnsBeforeCaret = 80
private let columnsAfterCaret = 60
/// The number of scalars of a message that are printed.
private let longestMessage = 1000

/// The part of a line around a column (from 1), and how far the column is indented in it.
private func window(of line: String, around column: Int) -> (text: String, indent: Int) {
  let scalars = Array(line.unicodeScalars)
  let caret = max(0, min(column - 1, scalars.count))
  let isWhole = scalars.count <= columnsBeforeCaret + columnsAfterCaret
  let start = !isWhole && caret > columnsBeforeCaret ? caret - columnsBeforeCaret / 2 : 0
  let end = isWhole ? scalars.count : min(scalars.count, caret + columnsAfterCaret)
  var scan = CommandScan()
  let before = (start > 0 ? "…" : "") + visible(scalars[start..<caret], &scan)
  let after = visible(scalars[caret..<end], &scan) + (end < scalars.count ? "…" : "")
  let text = PlainLine.withoutCommand(before + after)
  // CI systems look for commands after leading blanks, so the first sign may have become longer.
  let isLonger = before.contains { !$0.isWhitespace }
  let growth = isLonger ? text.unicodeScalars.count - (before + after).unicodeScalars.count : 0
  return (text, before.unicodeScalars.count + growth)
}

private func visible(_ text: String) -> String {
  let scalars = Array(text.unicodeScalars.prefix(longestMessage + 1))
  var scan = CommandScan()
  let shown = visible(scalars.prefix(longestMessage), &scan)
  return scalars.count > longestMessage ? shown + "…" : shown
}

private func visible(_ scalars: ArraySlice<Unicode.Scalar>, _ scan: inout CommandScan) -> String {
  var text = ""
  for scalar in scalars {
    if scan.completes(with: scalar) || !PlainLine.isPlain(scalar) {
      text += escaped(scalar)
    } else {
      text.unicodeScalars.append(scalar)
    }
  }
  return text
}

private func escaped(_ scalar: Unicode.Scalar) -> String {
  switch scalar.value {
  case 0x09: "\\t"
  case 0x0A: "\\n"
  case 0x0D: "\\r"
  default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }
}
