import Foundation
import LogCheckModel
import Testing

/// The table of time zones against another implementation of the same database, and against the dates of its rules.
@Suite struct ZoneTableTests {
  private static func clock(_ name: String) -> ZoneClock? { ZoneTable.clock(of: Array(name.utf8).span) }

  private static func parsed(_ line: String) -> ZoneClock? { ZoneClock(Array(line.utf8).span) }

  private static func instant(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> LogInstant {
    let days = LogCheckModel.Calendar.daysSinceEpoch(year: year, month: month, day: day)
    return LogInstant(nanoseconds: Int64(days * 1440 + hour * 60 + minute) * 60_000_000_000)
  }

  /// Only years that every edition of the database knows by now are compared.
  @Test func everyZoneIsAsFarFromUTCAsFoundationSays() throws {
    let end = 1_735_689_600
    var compared = 0
    var others: [String] = []
    for name in ZoneTable.names {
      let clock = try #require(Self.clock(name), "\(name)")
      guard let zone = TimeZone(identifier: name), zone.identifier == name else { continue }
      compared += 1
      var differing: [Int] = []
      func compare(at time: Int) {
        let date = Date(timeIntervalSince1970: Double(time))
        if clock.offset(at: time) != zone.secondsFromGMT(for: date) { differing.append(time) }
      }
      for time in stride(from: ZoneClock.begin, to: end, by: 5 * 86_400 + 12_345) { compare(at: time) }
      var date = Date(timeIntervalSince1970: Double(ZoneClock.begin))
      while let next = zone.nextDaylightSavingTimeTransition(after: date), next > date {
        let time = Int(next.timeIntervalSince1970)
        if time >= end { break }
        compare(at: time - 1)
        compare(at: time)
        date = next
      }
      if let first = differing.first { others.append("\(name) from \(first) on") }
    }
    #expect(compared > 300)
    #expect(others.isEmpty)
  }

  @Test(arguments: [
    ("Europe/Berlin", (2026, 3, 29, 0, 59), 3600), ("Europe/Berlin", (2026, 3, 29, 1, 0), 7200),
    ("Europe/Berlin", (2040, 10, 28, 0, 59), 7200), ("Europe/Berlin", (2040, 10, 28, 1, 0), 3600),
    ("America/New_York", (2025, 11, 2, 5, 59), -14_400), ("America/New_York", (2025, 11, 2, 6, 0), -18_000),
    ("Australia/Lord_Howe", (2026, 1, 1, 0, 0), 39_600), ("Australia/Lord_Howe", (2026, 7, 1, 0, 0), 37_800),
    ("Europe/Dublin", (2026, 1, 1, 0, 0), 0), ("Europe/Dublin", (2026, 7, 1, 0, 0), 3600),
    ("Africa/Cairo", (2024, 7, 1, 0, 0), 10_800), ("Africa/Cairo", (2022, 7, 1, 0, 0), 7200),
    ("America/Nuuk", (2024, 1, 1, 0, 0), -7200), ("America/Nuuk", (2024, 7, 1, 0, 0), -3600),
    ("America/Ojinaga", (2024, 7, 1, 0, 0), -18_000), ("Asia/Kolkata", (2026, 1, 1, 0, 0), 19_800),
    ("Asia/Calcutta", (2026, 1, 1, 0, 0), 19_800),
    ("Africa/Casablanca", (2026, 3, 1, 0, 0), 0), ("Africa/Casablanca", (2026, 5, 1, 0, 0), 3600),
    ("America/Sao_Paulo", (2026, 1, 1, 0, 0), -10_800), ("Etc/GMT+5", (2026, 1, 1, 0, 0), -18_000),
    ("UTC", (2026, 1, 1, 0, 0), 0), ("GMT", (2026, 1, 1, 0, 0), 0), ("Zulu", (2026, 1, 1, 0, 0), 0),
    ("Africa/Abidjan", (2026, 1, 1, 0, 0), 0), ("Europe/Zurich", (2026, 1, 1, 0, 0), 3600),
    ("GMT+02:00", (2026, 1, 1, 0, 0), 7200), ("GMT-3", (2026, 1, 1, 0, 0), -10_800),
    ("UTC+5:30", (2026, 1, 1, 0, 0), 19_800), ("+0530", (2026, 1, 1, 0, 0), 19_800),
    ("-12:00", (2026, 1, 1, 0, 0), -43_200), ("UTC+14", (2026, 1, 1, 0, 0), 50_400),
  ])
  func aZoneIsSoFarFromUTC(_ name: String, _ time: (Int, Int, Int, Int, Int), _ offset: Int) throws {
    let instant = Self.instant(time.0, time.1, time.2, time.3, time.4)
    #expect(try #require(Self.clock(name)).offset(at: Int(instant.nanoseconds / 1_000_000_000)) == offset)
  }

  @Test(arguments: [
    "", "Europe", "Europe/", "Europe/Berli", "Europe/Berlin ", "Europe/Berlinx", "europe/berlin", " UTC", "Zz", "0",
    "GMT+", "GMT+15", "GMT+2:5", "GMT+2:60", "GMT+002", "GMT+02:0", "GMT+12:000", "+", "+:30", "CEST",
    "Africa/Abidjan 0",
    "Africa/Abidjan\n", "\u{0}", "<private>",
  ])
  func anyOtherTextIsNoZone(_ name: String) { #expect(Self.clock(name) == nil) }

  @Test func whatTheTableDoesNotHoldIsUnknown() throws {
    let clock = try #require(Self.clock("Europe/Berlin"))
    #expect(clock.local(Self.instant(2019, 12, 31, 23, 59)) == nil)
    #expect(clock.local(Self.instant(2020, 1, 1)) != nil)
    #expect(clock.shows(minute: 0, at: LogInstant(nanoseconds: .min)) == nil)
    #expect(clock.local(LogInstant(nanoseconds: .max)) != nil)
    #expect(clock.shows(minute: 0, at: LogInstant(nanoseconds: .max)) != nil)
  }

  @Test(arguments: [
    ("Asia/Tokyo", (2025, 11, 15, 14, 59), (15, 1439)), ("Asia/Tokyo", (2025, 11, 15, 15, 0), (16, 0)),
    ("America/New_York", (2025, 11, 16, 4, 59), (15, 1439)), ("America/New_York", (2025, 11, 16, 5, 0), (16, 0)),
    ("Etc/UTC", (2025, 11, 15, 0, 0), (15, 0)),
  ])
  func aClockShowsItsDayAndMinute(_ name: String, _ time: (Int, Int, Int, Int, Int), _ shown: (Int, Int)) throws {
    let local = try #require(Self.clock(name)?.local(Self.instant(time.0, time.1, time.2, time.3, time.4)))
    let day = LogCheckModel.Calendar.daysSinceEpoch(year: 2025, month: 11, day: shown.0)
    #expect(local.day == day && local.minute == shown.1)
  }

  /// In Berlin the clock goes from 02:00 to 03:00 on 29 March 2026, and from 03:00 to 02:00 on 25 October.
  @Test(arguments: [
    (150, (3, 29, 1, 0), true), (150, (3, 29, 1, 30), true), (150, (3, 29, 0, 30), false), (150, (3, 29, 1, 15), false),
    (150, (3, 28, 1, 30), true), (150, (3, 29, 2, 30), false), (120, (3, 29, 1, 0), true), (180, (3, 29, 1, 0), true),
    (180, (3, 29, 1, 30), false), (119, (3, 29, 0, 59), true), (119, (3, 29, 1, 59), false),
    (210, (3, 29, 1, 30), true),
    (150, (10, 25, 0, 30), true), (150, (10, 25, 1, 30), true), (150, (10, 25, 2, 30), false),
    (0, (3, 28, 23, 0), true),
    (1439, (3, 29, 21, 59), true), (1439, (3, 29, 22, 59), false),
  ])
  func aMinuteOfTheDayIsShown(_ minute: Int, _ time: (Int, Int, Int, Int), _ isShown: Bool) throws {
    let clock = try #require(Self.clock("Europe/Berlin"))
    #expect(clock.shows(minute: minute, at: Self.instant(2026, time.0, time.1, time.2, time.3)) == isShown)
  }

  @Test(arguments: [
    "", "x", "1,", "1,2", "1,2:", "1;", "1;EST", "1;EST5", "1;EST5EDT", "1;EST5EDT,M3.2.0", "1;EST5EDT,M13.2.0,M11.1.0",
    "1;EST5EDT,M3.6.0,M11.1.0", "1;EST5EDT,M3.2.7,M11.1.0", "1;EST5EDT,M3.2.0,M11.1.0x", "1;<EST5EDT,M3.2.0,M11.1.0",
    "1;EST999EDT,M3.2.0,M11.1.0", "1;EST5EDT,M3.2.0/,M11.1.0", "1;EST5EDT,J366,J1", "1;EST5EDT,J0,J1",
    "1;EST5EDT,366,1",
  ])
  func aDamagedLineIsNoClock(_ line: String) { #expect(Self.parsed(line) == nil) }

  @Test(arguments: [
    ("0;A0B,J60,J61", (2024, 2, 29, 12), 0), ("0;A0B,J60/0,J61/0", (2024, 3, 1, 12), 3600),
    ("0;A0B,J60/0,J61/0", (2023, 3, 1, 12), 3600), ("0;A0B,59/0,60/0", (2024, 2, 29, 12), 3600),
    ("0;A0B,59/0,60/0", (2023, 3, 1, 12), 3600), ("0;A0B,59/0,60/0", (2024, 3, 1, 12), 0),
    ("0;<-02>2<-01>,M3.5.0/-1,M10.5.0/0", (2026, 3, 29, 0), -7200),
    ("0;<-02>2<-01>,M3.5.0/-1,M10.5.0/0", (2026, 3, 29, 1), -3600),
    ("0;EET-2EEST,M3.4.4/50,M10.4.4/50", (2026, 3, 27, 23), 7200),
    ("0;EET-2EEST,M3.4.4/50,M10.4.4/50", (2026, 3, 28, 0), 10_800),
    ("0;A-1:30:15B-2:00,M3.5.0,M10.5.0", (2026, 1, 1, 0), 5415), ("0;A-1B-2:00,M3.5.0,M10.5.0", (2026, 7, 1, 0), 7200),
  ])
  func everyFormOfAYearlyChangeIsRead(_ line: String, _ time: (Int, Int, Int, Int), _ offset: Int) throws {
    let instant = Self.instant(time.0, time.1, time.2, time.3)
    let clock = try #require(Self.parsed(line))
    #expect(clock.offset(at: Int(instant.nanoseconds / 1_000_000_000)) == offset)
  }
}
