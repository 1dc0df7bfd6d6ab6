import LogCheckReporting
import Testing

@Suite struct CleanTextTests {
  @Test(arguments: [
    ("plain text, → and 日本語", "plain text, → and 日本語"),
    ("two\nlines\r\n", "two\\nlines\\r\\n"),
    ("a\tb", "a b"),
    ("\u{1B}[31mred\u{7}", "\\u{1b}[31mred\\u{7}"),
    ("\u{9B}2J\u{85}", "\\u{9b}2J\\u{85}"),
    ("a\u{202E}b\u{200B}c\u{2028}d", "a\\u{202e}b\\u{200b}c\\u{2028}d"),
    ("\u{E000}\u{FFFE}\u{3164}", "\\u{e000}\\u{fffe}\\u{3164}"),
    ("⚠\u{FE0F} kept", "⚠\u{FE0F} kept"),
    ("broken \u{FFFD} byte", "broken \u{FFFD} byte"),
    ("", ""),
  ])
  func whatDoesNotShowItselfBecomesAnEscape(text: String, shown: String) {
    #expect(CleanText.line(text).unicodeScalars.elementsEqual(shown.unicodeScalars))
  }

  @Test(arguments: [
    ("::error::x", "\\u{3a}:error::x"),
    ("  ::error::x", "  \\u{3a}:error::x"),
    ("\u{3000}::error::x", "\u{3000}\\u{3a}:error::x"),
    ("\t::error::x", " \\u{3a}:error::x"),
    ("\n::error::x", "\\n::error::x"),
    (":", "\\u{3a}"),
    ("section_start:1:x", "\\u{73}ection_start:1:x"),
    ("--- group", "--- group"),
    ("##[error]x", "\\u{23}#\\u{5b}error]x"),
    ("a ##[error]x", "a ##\\u{5b}error]x"),
    ("a ###[error]x", "a ###\\u{5b}error]x"),
    ("a ##vso[task.complete]x", "a ##vso\\u{5b}task.complete]x"),
    ("a ##a##[b]", "a ##a##\\u{5b}b]"),
    ("a #[b] ## [c] [d]", "a #[b] ## [c] [d]"),
    ("a::b, C++ --- x", "a::b, C++ --- x"),
  ])
  func nothingCanBeTakenForACommandOfACISystem(text: String, shown: String) {
    #expect(CleanText.line(text) == shown)
  }

  @Test(arguments: [
    ("night.log", "night.log"), ("--- x.log", "./--- x.log"), ("-.log", "./-.log"), ("::x", "\\u{3a}:x"), ("", ""),
  ])
  func aPathAtTheStartOfALineIsNotAHeading(path: String, shown: String) {
    #expect(CleanText.path(path) == shown)
  }

  @Test func longTextIsCutWithTheNumberOfBytesLeftOut() {
    #expect(CleanText.line("abcdef", limit: 6) == "abcdef")
    #expect(CleanText.line("abcdef", limit: 4) == "abcd… (2 bytes more)")
    #expect(CleanText.line("日本語", limit: 1) == "日… (6 bytes more)")
    #expect(CleanText.line("abc", limit: 4, omitted: 10) == "abc… (10 bytes more)")
    #expect(CleanText.line("abcdef", limit: 4, omitted: 10) == "abcd… (12 bytes more)")
    #expect(CleanText.line("abc", limit: -1) == "… (3 bytes more)")
    // What is shorter than the note is not cut.
    let long = String(repeating: "a", count: 100)
    #expect(CleanText.line(long, limit: 90) == long)
    #expect(CleanText.line(long, limit: 88) == String(repeating: "a", count: 88) + "… (12 bytes more)")
    #expect(CleanText.line(long, limit: 90, omitted: 3) == String(repeating: "a", count: 90) + "… (13 bytes more)")
  }

  @Test func anEscapeIsNotCutInTheMiddle() {
    #expect(CleanText.line("\u{1B}\u{1B}\u{1B}", limit: 2) == "\\u{1b}\\u{1b}… (1 byte more)")
  }
}
