import LogCheckModel

/// The lines of the log around those that failures show (`--context`).
struct WindowsText {
  let windows: [LogWindow]
  let style: ReportStyle

  /// Characters of a line of the log.
  private static let limit = 400

  func write(to output: inout ReportOutput) {
    guard !windows.isEmpty else { return }
    output.line()
    output.line("\(style.palette.strong)Lines around the failures\(style.palette.end):")
    var last: String?
    for window in windows {
      if window.capture != last { output.line("  \(CleanText.path(window.capture)):") } else { output.line("    ...") }
      last = window.capture
      let width = String(window.lines.last?.number ?? 0).count
      for line in window.lines {
        let number = String(repeating: " ", count: width - String(line.number).count) + String(line.number)
        let text = CleanText.line(line.text, limit: Self.limit)
        output.line("  \(line.isShown ? ">" : " ") \(number)  \(text)")
      }
    }
  }
}
