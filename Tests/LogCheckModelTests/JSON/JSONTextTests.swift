import LogCheckModel
import Testing

private func resolve(_ text: String) -> (text: [UInt8], outcome: JSONText.Outcome) {
  let bytes = Array(text.utf8)
  var resolved: [UInt8] = []
  let outcome = JSONText.append(bytes.span, of: 0..<bytes.count, to: &resolved)
  return (resolved, outcome)
}

@Suite struct JSONTextTests {
  @Test func everyEscapeIsResolved() {
    let (text, outcome) = resolve(#"\"\\\/\b\f\n\r\tA\u00e9\u20AC\u0000\u001b"#)
    #expect(text == Array("\"\\/\u{8}\u{C}\n\r\tA\u{E9}\u{20AC}\0\u{1B}".utf8))
    #expect(outcome == JSONText.Outcome())
  }

  @Test func surrogatePairsBecomeOneCharacter() {
    #expect(resolve(#"\u26A1\uFE0F \uD83D\uDE00"#).text == Array("\u{26A1}\u{FE0F} \u{1F600}".utf8))
    #expect(resolve(#"\uDBFF\uDFFF"#).text == Array("\u{10FFFF}".utf8))
  }

  @Test(arguments: [
    (#"\ud83d"#, "\u{FFFD}", 1), (#"\ude00x"#, "\u{FFFD}x", 1), (#"\ude00\ud83d"#, "\u{FFFD}\u{FFFD}", 2),
    (#"\ud83d\ud83d\ude00"#, "\u{FFFD}\u{1F600}", 1), (#"\ud83d\n"#, "\u{FFFD}\n", 1),
    (#"\udb00\\0"#, "\u{FFFD}\\0", 1), (#"\ud83d\u0041"#, "\u{FFFD}A", 1),
  ])
  func halvesOfAPairBecomeTheReplacementCharacter(_ text: String, _ wanted: String, _ count: Int) {
    let (resolved, outcome) = resolve(text)
    #expect(resolved == Array(wanted.utf8))
    #expect(outcome == JSONText.Outcome(loneSurrogates: count))
  }

  @Test(arguments: [#"\"#, #"a\x"#, #"\u12"#, #"\u12g4"#, #"\ud83d\u12"#])
  func whatIsNoEscapeIsKeptAndReported(_ text: String) {
    let (resolved, outcome) = resolve(text)
    #expect(outcome.isMalformed)
    #expect(resolved.contains(0x5C))
  }

  @Test func aHugeStringIsResolvedWhole() {
    let text = String(repeating: #"\n"#, count: 1_000_000)
    #expect(resolve(text).text.count == 1_000_000)
  }

  @Test func rangesOutsideTheTextAreCutToIt() {
    let bytes: [UInt8] = Array("abc".utf8)
    var resolved: [UInt8] = []
    JSONText.append(bytes.span, of: -5..<99, to: &resolved)
    #expect(resolved == bytes)
    let isEqual = JSONText.equals("abc", 0..<99, isEscaped: false, in: bytes.span)
    #expect(!isEqual)
  }
}

@Suite struct JSONNumberTests {
  private func whole(_ text: String) -> Int64? {
    let bytes = Array(text.utf8)
    return JSONNumber.int64(in: bytes.span, 0..<bytes.count)
  }

  private func unsigned(_ text: String) -> UInt64? {
    let bytes = Array(text.utf8)
    return JSONNumber.uint64(in: bytes.span, 0..<bytes.count)
  }

  private func double(_ text: String) -> Double? {
    let bytes = Array(text.utf8)
    return JSONNumber.double(in: bytes.span, 0..<bytes.count)
  }

  @Test func wholeNumbersAreReadExactlyToTheEndsOfTheirRange() {
    #expect(whole("0") == 0)
    #expect(whole("-0") == 0)
    #expect(whole("-17") == -17)
    #expect(whole("9223372036854775807") == .max)
    #expect(whole("-9223372036854775808") == .min)
    #expect(unsigned("18446744073709551615") == .max)
    #expect(unsigned("-0") == 0)
    #expect(unsigned("2863311530") == 0xAAAA_AAAA)
  }

  @Test(arguments: [
    "9223372036854775808", "-9223372036854775809", "18446744073709551616", "1e3", "1.0", "01", "+1", "", "-", "0x10",
    "NaN", " 1", "1 ", "\u{661}", "-18446744073709551616", String(repeating: "9", count: 400),
  ])
  func whatIsNoWholeNumberOrDoesNotFitIsRefused(_ text: String) {
    #expect(whole(text) == nil)
  }

  @Test func unsignedNumbersRefuseSignsAndOverflow() {
    #expect(unsigned("-1") == nil)
    #expect(unsigned("18446744073709551616") == nil)
    #expect(unsigned("1e3") == nil)
  }

  @Test func decimalsAreReadToTheNearestDouble() {
    #expect(double("0.5") == 0.5)
    #expect(double("-1.5e3") == -1500)
    #expect(double("1E-2") == 0.01)
    #expect(double("1763185087.123") == 1_763_185_087.123)
    #expect(double(String(repeating: "9", count: 300)) == 1e300)
  }

  @Test(arguments: [
    "1e999", "-1e999", "NaN", "Infinity", "0x1p3", "01", "1.", ".5", String(repeating: "9", count: 400),
  ])
  func whatIsNoFiniteNumberIsRefused(_ text: String) {
    #expect(double(text) == nil)
  }

  @Test func tooLongNumbersAreRefusedAsDecimals() {
    #expect(double("0." + String(repeating: "1", count: JSONNumber.longestDouble - 2)) != nil)
    #expect(double("0." + String(repeating: "1", count: JSONNumber.longestDouble - 1)) == nil)
  }
}
