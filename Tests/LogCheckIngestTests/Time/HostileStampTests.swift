import LogCheckIngest
import LogCheckModel
import Testing

/// Stamps that no tool prints, and stamps at the ends of time: right, or a record whose stamp has no time.
@Suite struct HostileStampTests {
  /// Nanoseconds since 1970 in UTC; `nil` if the stamp has no time.
  private static func instant(_ stamp: CivilStamp?) -> Int64? {
    guard let stamp, let local = stamp.localInstant(assumingYear: 2025) else { return nil }
    return (local - .seconds(Int64(stamp.offsetSeconds ?? 0))).nanoseconds
  }

  private static let second: Int64 = 1_000_000_000

  private static let zones: [(String, Int64?)] = [
    ("2025-11-15 06:00:00.000000+0000", 0), ("2025-11-15 06:00:00.000000-0000", 0), ("2025-11-15 06:00:00.000000Z", 0),
    ("2025-11-15 20:00:00.000000+1400", 0), ("2025-11-14 18:00:00.000000-1200", 0),
    ("2025-11-15 11:45:00.000000+05:45", 0), ("2025-11-15 02:30:00.000000-03:30", 0),
    ("2025-11-15 06:00:00.000000+9999", nil), ("2025-11-15 06:00:00.000000+1500", nil),
    ("2025-11-15 06:00:00.000000+0060", nil),
  ]

  @Test(arguments: zones)
  func aZoneIsRightOrTheStampIsBad(_ text: String, _ seconds: Int64?) throws {
    let logLine = try readRecord(.appleDefault, "\(text) 0x1 Default 0x0 7 0 App: x")
    #expect(Self.instant(logLine.record.stamp) == seconds.map { (1_763_186_400 + $0) * Self.second })
    #expect(logLine.record.stampIsMalformed == (seconds == nil))
    #expect(logLine.message == "x")
  }

  /// Seconds since 1970 by another reckoning than ours (`date -u +%s`).
  private static let ends: [(String, Int64?)] = [
    ("1970-01-01 00:00:00", 0), ("1969-12-31 23:59:59", -1), ("1901-12-13 20:45:51", -2_147_483_649),
    ("2038-01-19 03:14:07", 2_147_483_647), ("2038-01-19 03:14:08", 2_147_483_648),
    ("2106-02-07 06:28:16", 4_294_967_296),
    ("2000-02-29 12:00:00", 951_825_600), ("2100-02-28 12:00:00", 4_107_499_200), ("2100-02-29 12:00:00", nil),
    ("2261-12-31 23:59:59", 9_214_646_399), ("2262-04-11 23:47:16", nil), ("0000-01-01 00:00:00", nil),
    ("0001-01-01 00:00:00", nil), ("9999-12-31 23:59:59", nil), ("2025-00-15 06:00:00", nil),
    ("2025-13-15 06:00:00", nil),
    ("2025-11-00 06:00:00", nil), ("2025-02-31 06:00:00", nil), ("2025-02-30 06:00:00", nil),
    ("2025-11-15 24:00:00", nil),
    ("2025-11-15 06:61:00", nil), ("2025-11-15 06:00:61", nil), ("2016-12-31 23:59:60", 1_483_228_800),
  ]

  @Test(arguments: ends)
  func aDateIsRightOrTheStampIsBad(_ text: String, _ seconds: Int64?) throws {
    let logLine = try readRecord(.appleDefault, "\(text).000000+0000 0x1 Default 0x0 7 0 App: x")
    #expect(Self.instant(logLine.record.stamp) == seconds.map { $0 * Self.second })
    #expect(logLine.record.stampIsMalformed == (seconds == nil))
    let compact = try readRecord(.appleCompact, "\(text).000 Df App[7:1] x")
    #expect(Self.instant(compact.record.stamp) == seconds.map { $0 * Self.second })
  }

  /// Years of more or fewer digits, other digits and signs make no record: nothing of it is taken for a time.
  @Test(arguments: [
    "10000-01-01", "99999-01-01", "12345678901-01-01", "-2025-11-15", "+2025-11-15", "25-11-15", "2025-1-5",
    "2025/11/15",
    "\u{0662}\u{0660}\u{0662}\u{0665}-11-15", "２０２５-11-15", "2025\u{2011}11\u{2011}15",
  ])
  func aDateOfAnotherFormStartsNoRecord(_ date: String) {
    #expect(ReadRecord(.appleDefault, "\(date) 06:00:00.000000+0000 0x1 Default 0x0 7 0 App: x") == nil)
    #expect(ReadRecord(.appleCompact, "\(date) 06:00:00.000 Df App[7:1] x") == nil)
  }

  @Test(
    arguments: [
      ("", 0), (".1", 100_000_000), (".123", 123_000_000), (",123", 123_000_000), (".123456", 123_456_000),
      (".1234567", 123_456_700), (".123456789", 123_456_789),
      ("." + String(repeating: "9", count: 40), 999_999_999), (".000000000999", 0),
    ] as [(String, Int)])
  func aFractionIsExactToTheNanosecondAndCutAfterIt(_ fraction: String, _ nanoseconds: Int) {
    let text = Array("2025-11-15 06:00:00\(fraction)+0000".utf8)
    var position = 0
    let stamp = text.span.printedDateAndTime(at: &position)?.stamp
    #expect(Self.instant(stamp) == 1_763_186_400 * Self.second + Int64(nanoseconds))
    #expect(position == text.count)
  }

  /// Seconds since 1970 as logcat prints them; another number of seconds gives no time.
  @Test(
    arguments: [
      ("1763186400.000", 1_763_186_400 * second), ("1763186400.123456", 1_763_186_400 * second + 123_456_000),
      ("4102444800.000000001", 4_102_444_800 * second + 1), ("1763186400123.000", nil), ("1763186400123456.000", nil),
      ("9223372036854775807.000", nil), (String(repeating: "9", count: 30) + ".000", nil),
    ] as [(String, Int64?)])
  func secondsSince1970AreRightOrTheStampIsBad(_ text: String, _ nanoseconds: Int64?) {
    let logLine = ReadRecord(.androidThreadtime, "\(text)  4127  4140 I T: m")
    #expect(Self.instant(logLine?.record.stamp) == nanoseconds)
  }

  /// Months of other languages and clocks of twelve hours: not a record.
  @Test(arguments: [
    "Dez 15 06:00:00 host App[7]: x", "nov. 15 06:00:00 host App[7]: x", "11月 15 06:00:00 host App[7]: x",
    "Nov 15 6:00:00\u{202F}AM host App[7]: x", "Nov 32 06:00:00 host App[7]: x", "Nov 0 06:00:00 host App[7]: x",
  ])
  func aSyslogStampOfAnotherFormGivesNoTime(_ logLine: String) {
    for format in [LogFormat.bsdSyslog, .ideviceSyslog] { #expect(ReadRecord(format, logLine)?.record.stamp == nil) }
  }
}
