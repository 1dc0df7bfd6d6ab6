import LogCheckModel
import LogCheckRules
import Testing

@Suite struct RenderingTests {
  private func diagnostic(_ excerpt: String?, column: Int, hint: String? = nil) -> Diagnostic {
    Diagnostic(
      code: "R001", severity: .error, message: "bad", hint: hint,
      mark: SourceMark(file: "a.yml", line: 3, column: column),
      excerpt: excerpt)
  }

  @Test func positionLineCaretAndHintAreRenderedInThisOrder() {
    #expect(
      rendered(diagnostic("abc def", column: 5, hint: "do it")) == """
        a.yml:3:5: error: bad [R001]
          abc def
              ^
          hint: do it
        """)
  }

  @Test func withoutAPositionOnlyTheMessageIsRendered() {
    #expect(rendered(Diagnostic(code: "R001", severity: .warning, message: "odd")) == "warning: odd [R001]")
  }

  @Test func theCaretIsBelowTheEscapedText() {
    #expect(
      rendered(diagnostic("\ta\u{1B}[31mb", column: 8)) == """
        a.yml:3:8: error: bad [R001]
          \\ta\\u{1B}[31mb
                       ^
        """)
  }

  @Test(arguments: [
    "\u{0}", "\u{7}", "\u{1B}", "\u{7F}", "\u{9B}", "\u{202E}", "\u{2066}", "\u{200B}", "\u{2028}", "\u{FEFF}",
  ])
  func noScalarThatSteersATerminalIsLeft(scalar: String) {
    var bad = diagnostic("x\(scalar)y", column: 1, hint: "h\(scalar)")
    bad.message = "m\(scalar)"
    bad.mark?.file = "f\(scalar)"
    let text = rendered(bad)
    #expect(!text.unicodeScalars.contains { scalar.unicodeScalars.contains($0) })
  }

  @Test func aLongLineIsCutAroundTheCaret() throws {
    let text = rendered(
      diagnostic(String(repeating: "a", count: 1000) + "X" + String(repeating: "b", count: 999), column: 1001))
    let lines = text.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count < 140 })
    let caret = try #require(lines[2].firstIndex(of: "^"))
    let offset = lines[2].distance(from: lines[2].startIndex, to: caret)
    #expect(Array(lines[1])[offset] == "X")
    #expect(lines[1].contains("…"))
  }

  @Test(arguments: [0, -5, 1_000_000]) func aPositionOutsideOfItsLineIsRenderedSafely(column: Int) {
    #expect(rendered(diagnostic("abc", column: column)).contains("^"))
  }
}
