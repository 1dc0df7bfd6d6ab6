import Testing

@testable import LogCheckReporting

/// The layout of prose in the text report.
@Suite struct TextLayoutTests {
  /// No-break and wide blanks are words where lines are made, and blanks to a CI system.
  @Test(
    arguments: ["", "\u{A0} ", "\u{3000} \u{A0} ", "\u{A0}", "    "], ["::error::x", "##[error]x", "section_end:1:x"])
  func noLineBeginsWithACommandAfterBlanksOfAnyKind(blanks: String, command: String) throws {
    let rows = TextLayout.standard.prose(CleanText.line(blanks + command), after: "  ")
    let long = TextLayout.standard.prose(
      String(repeating: "x", count: 76) + " " + CleanText.line(blanks + command), after: "  ")
    for row in rows + long {
      let shown = String(row.unicodeScalars.drop { $0.properties.isWhitespace })
      #expect(!shown.hasPrefix(":") && !shown.hasPrefix("##[") && !shown.hasPrefix("section_end:"))
    }
  }
}
