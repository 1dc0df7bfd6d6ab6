import LogCheckPattern
import LogCheckRules
import LogCheckTestSupport
import Testing

@testable import LogCheckEngine

/// A pattern that is ruled out by what a text is made of would not have matched in it.
@Suite struct SecretNeedTests {
  private static let pieces = [
    "eyJhbGciOi", ".", "JIUzI1NiJ9", "Bearer ", "BEARER: ", "bearer=", "abc123def456ghi789", "someone", "@",
    "example.org",
    "+1 415 555 0100", "(415) 555-0100", "415-555-0100", "tel:", "12345", "did:", "did:web:", "Basic ", "ba\u{17F}ic ",
    "QWxhZGRpbjpPcGVu", "://user:", "secret@host", "x1x2x3x4x5x6x7x8x9x0", "y1y2y3y4y5y6y7y8", "-", "_", " ", ", ", "é",
    "415", "4155", "0100", "a415 555 0100", "TEL:+1", "6f9619ff-8b86-d011-b42d-00cf4fc964ff",
    "\u{212A}", "icon@2x.png", "https", "/", ":", "=", "\u{FFFD}", "DID:Key:z6Mk",
  ]

  @Test(arguments: SecretKind.allCases) func whatMatchesWasNotRuledOut(_ kind: SecretKind) throws {
    let patterns = try kind.patterns.map { try Pattern($0, isCaseless: false) }
    let matcher = PatternMatcher()
    var numbers = SeededNumbers(seed: 7)
    var matches = [Int](repeating: 0, count: patterns.count)
    var ruledOut = 0
    for _ in 0..<40_000 {
      let text = Array(
        (0..<numbers.next(below: 9)).map { _ in Self.pieces[numbers.next(below: Self.pieces.count)] }
          .joined().utf8)
      let shape = TextShape(text.span)
      for (index, pattern) in patterns.enumerated() {
        let mayOccur =
          kind.mayOccur(in: text.span, shape, pattern: index)
          && pattern.needs?.areMet(by: shape.bytes, count: shape.count) == true
        if !mayOccur { ruledOut += 1 }
        guard case .match = matcher.match(pattern, in: text.span) else { continue }
        matches[index] += 1
        #expect(mayOccur, "\(String(decoding: text, as: UTF8.self))")
      }
    }
    #expect(matches.allSatisfy { $0 > 0 })
    #expect(ruledOut > 10_000)
  }

  /// The facts that PCRE2 reports about a pattern of a rule hold for every text that it matches.
  @Test(
    arguments: [
      "secret", "(?i)secret", "[0-9]{3}-[a-z]", "(?i)[a-f]+:x", "a|b", "x*", "(?<=k)ey", "(?i)straße",
      "\\bpin\\b\\s*=\\s*\\d{4}",
    ]) func aPatternMatchesOnlyWhereItsNeedsAreMet(_ source: String) throws
  {
    let pattern = try Pattern(source, isCaseless: false)
    let matcher = PatternMatcher()
    var numbers = SeededNumbers(seed: 11)
    let letters = Array("secretSECRETpinPIN =-:0123459xkeyabf\u{17F}\u{212A}ßSs")
    var found = 0
    for _ in 0..<20_000 {
      var text = String((0..<numbers.next(below: 12)).map { _ in letters[numbers.next(below: letters.count)] })
      if numbers.next(below: 8) == 0 {
        text += ["secret", "sEcReT", "123-z", "AB:X", "key", "STRASSE", "straße", "pin = 1234"][numbers.next(below: 8)]
      }
      let bytes = Array(text.utf8)
      let shape = TextShape(bytes.span)
      guard case .match = matcher.match(pattern, in: bytes.span) else { continue }
      found += 1
      #expect(pattern.needs?.areMet(by: shape.bytes, count: shape.count) == true, "\(text)")
    }
    #expect(found > 0)
  }
}
