import LogCheckModel
import LogCheckRules
import Testing

@Suite struct DurationParserTests {
  @Test(
    arguments: [
      ("0s", 0), ("1us", 1000), ("250ms", 250_000_000), ("30s", 30_000_000_000), ("15m", 900_000_000_000),
      ("2h", 7_200_000_000_000), ("1d", 86_400_000_000_000), ("1m30s", 90_000_000_000),
      ("1d2h3m4s5ms6us", 93_784_005_006_000), ("366d", 31_622_400_000_000_000), ("007s", 7_000_000_000),
    ] as [(String, Int64)])
  func durationsAddUpTheirUnits(text: String, nanoseconds: Int64) {
    #expect(DurationParser.parse(text) == .duration(LogDuration(nanoseconds: nanoseconds)))
  }

  @Test(arguments: [
    "", "s", "5 s", "5S", "5sec", "s5", "30s1m", "1m1m", "1ms1s", "1.5s", "5s ", "٣s", "5s3", "-5s", "+5s", "0x5s",
  ])
  func whatIsNoDurationIsMalformed(text: String) { #expect(DurationParser.parse(text) == .malformed) }

  @Test(arguments: ["5", "0", "1.5", "99999999999999999999"])
  func aNumberWithoutAUnitHasItsOwnError(text: String) { #expect(DurationParser.parse(text) == .bareNumber) }

  @Test(arguments: ["367d", "366d1us", "99999999999999999999d", "9223372036854775807us", "366d366d366d99999999999999h"])
  func lengthsBeyondTheLimitDoNotOverflow(text: String) {
    let result = DurationParser.parse(text)
    #expect(result == .tooLong || result == .malformed)
    if text.utf8.filter({ $0 == UInt8(ascii: "d") }).count < 2 { #expect(result == .tooLong) }
  }

  @Test func aSignIsAcceptedOnlyWhereItIsAllowed() {
    #expect(DurationParser.parse("-90s", isSigned: true) == .duration(.seconds(-90)))
    #expect(DurationParser.parse("+90s", isSigned: true) == .duration(.seconds(90)))
    #expect(DurationParser.parse("--90s", isSigned: true) == .malformed)
  }

  @Test(arguments: ["1d2h3m4s5ms6us", "250ms", "1m30s", "366d"])
  func aSpelledDurationReadsBack(text: String) {
    guard case .duration(let duration) = DurationParser.parse(text) else {
      Issue.record("\(text) is not read")
      return
    }
    #expect(DurationParser.spelled(duration) == text)
    #expect(DurationParser.parse(DurationParser.spelled(-duration), isSigned: true) == .duration(-duration))
  }
}

@Suite struct InstantParserTests {
  @Test(arguments: [
    ("1970-01-01T00:00:00Z", 0, TimeFrame.absolute), ("2025-11-15T05:30:00Z", 1_763_184_600, .absolute),
    ("2025-11-15T05:30Z", 1_763_184_600, .absolute), ("2025-11-15T06:30:00+01:00", 1_763_184_600, .absolute),
    ("2025-11-15T00:30:00-0500", 1_763_184_600, .absolute), ("2025-11-15T05:30:00", 1_763_184_600, .local),
  ])
  func instantsAreRead(text: String, seconds: Int64, frame: TimeFrame) throws {
    let parsed = try #require(InstantParser.parse(text))
    #expect(parsed.instant == LogInstant(nanoseconds: seconds * 1_000_000_000))
    #expect(parsed.frame == frame)
  }

  @Test func fractionsAreReadToTheNanosecond() {
    #expect(InstantParser.parse("1970-01-01T00:00:00.5Z")?.instant.nanoseconds == 500_000_000)
    #expect(InstantParser.parse("1970-01-01T00:00:00.000000001Z")?.instant.nanoseconds == 1)
  }

  @Test(arguments: [
    "", "now", "2025-11-15", "2025-02-30T00:00:00Z", "2025-13-01T00:00:00Z", "2025-11-15T24:00:00Z",
    "2025-11-15T05:61:00Z", "2025-11-15T05:30:00+99:99", "2025-11-15T05:30:00.Z", "2025-11-15T05:30:00.1234567890Z",
    "2025-11-15 05:30:00Z", "2025-11-15T05:30:00Zx", "99999-11-15T05:30:00Z", "0001-01-01T00:00:00Z",
    "٢٠٢٥-11-15T05:30:00Z",
  ])
  func whatIsNoInstantIsRefused(text: String) { #expect(InstantParser.parse(text) == nil) }
}
