import LogCheckIngest
import LogCheckModel
import Testing

/// A stamp or an instant, as terse as can be: `2025-03-01 05:00`, `03-01 05:00` without a year, `05:00` without a date.
private func stamp(_ text: String, zone: Int? = nil) throws -> CivilStamp {
  let halves = text.split(separator: " ")
  let date = halves.count == 2 ? halves[0].split(separator: "-").compactMap { Int($0) } : []
  let clock = try #require(halves.last).split(separator: ":").compactMap { Int($0) }
  return try #require(
    CivilStamp(
      year: date.count == 3 ? date[0] : nil, month: date.dropLast().last, day: date.last, hour: clock[0],
      minute: clock[1], second: 0, offsetSeconds: zone))
}

private func instant(_ text: String) throws -> LogInstant { try #require(stamp(text).localInstant(assumingYear: 0)) }

extension ClockModel {
  /// Takes a stamp and an instant in its message; gives both as the timeline has them.
  fileprivate mutating func take(_ text: String, saying said: String, zone: Int? = 0) throws -> Said {
    let time = try #require(try resolve(stamp(text, zone: zone)))
    let instant = try instant(said)
    learnYear(from: instant, at: time)
    let placed = placed(instant, .absolute)
    return Said(time: time, instant: placed.instant, frame: placed.frame)
  }
}

private struct Said {
  var time: EventTime
  var instant: LogInstant
  var frame: TimeFrame

  /// The time from the stamp to the instant, if they can be compared.
  var distance: LogDuration? { frame == time.frame ? instant - time.instant : nil }
}

/// The evidence of a capture's stamps and messages for its year.
@Suite struct ClockModelTests {
  /// The user says the day of the first stamp without a date; midnights count on from it.
  @Test func aGivenDayDatesStampsWithoutOne() throws {
    var clock = ClockModel(ClockOptions(date: CivilDay("2025-12-31")))
    let first = try #require(try clock.resolve(stamp("23:50", zone: 3600)))
    #expect(first.frame == .absolute)
    #expect(try clock.shown(first) == instant("2025-12-31 22:50"))
    let late = try #require(try clock.resolve(stamp("00:10", zone: 3600)))
    #expect(try clock.shown(late) == instant("2025-12-31 23:10"))
    let back = try #require(try clock.resolve(stamp("23:59", zone: 3600)))
    #expect(try clock.shown(back) == instant("2025-12-31 22:59"))
    #expect(clock.yearIsKnown)
    var local = ClockModel(ClockOptions(date: CivilDay("2025-12-31")))
    let unzoned = try #require(try local.resolve(stamp("23:50")))
    #expect(unzoned.frame == .local)
    var zoned = ClockModel(ClockOptions(date: CivilDay("2025-12-31"), offset: { _ in 7200 }))
    let given = try #require(try zoned.resolve(stamp("23:50")))
    #expect(try given.frame == .absolute && zoned.shown(given) == instant("2025-12-31 21:50"))
    // A stamp with a date needs no given one.
    let dated = try #require(try zoned.resolve(stamp("2026-03-01 05:00")))
    #expect(try zoned.shown(dated) == instant("2026-03-01 03:00"))
  }

  @Test func anInstantOfTheSameDayGivesTheYear() throws {
    var clock = ClockModel()
    let said = try clock.take("11-15 05:48", saying: "2025-11-15 05:53")
    #expect(said.distance == .minutes(5))
    #expect(try clock.shown(said.time) == instant("2025-11-15 05:48"))
  }

  @Test(arguments: ["1970-01-01 00:00", "2001-01-01 00:00", "2001-11-15 05:53", "1999-12-31 23:59"])
  func placeholdersGiveNoYear(_ placeholder: String) throws {
    var clock = ClockModel()
    let first = try clock.take("01-01 05:48", saying: placeholder)
    #expect(first.distance == nil)
    #expect(!clock.yearIsKnown)
    let second = try clock.take("01-01 05:49", saying: "2026-01-01 05:53")
    #expect(second.distance == .minutes(4))
  }

  @Test func anInstantFarAwayGivesNoYearAndIsNotCompared() throws {
    var clock = ClockModel()
    let said = try clock.take("11-15 05:48", saying: "2025-08-01 00:00")
    #expect(said.distance == nil)
    #expect(said.frame == .unplacedAbsolute)
    #expect(!clock.yearIsKnown)
    #expect(clock.shown(said.time) == nil)
  }

  @Test func twoDifferentYearsGiveNoYear() throws {
    var clock = ClockModel()
    _ = try clock.take("11-15 05:48", saying: "2024-11-15 05:50")
    let second = try clock.take("11-15 05:49", saying: "2025-11-15 05:53")
    #expect(second.distance == nil)
    let third = try clock.take("11-15 05:50", saying: "2025-11-15 05:53")
    #expect(third.distance == nil)
    #expect(!clock.yearIsKnown)
  }

  @Test func aStampWithAYearDatesItsNeighbours() throws {
    var clock = ClockModel()
    let bare = try #require(try clock.resolve(stamp("12-31 23:50", zone: 0)))
    let full = try #require(try clock.resolve(stamp("2026-01-01 00:10", zone: 0)))
    let after = try #require(try clock.resolve(stamp("01-01 00:20", zone: 0)))
    #expect(full.instant - bare.instant == .minutes(20))
    #expect(after.instant - full.instant == .minutes(10))
    #expect(try clock.shown(bare) == instant("2025-12-31 23:50"))
    #expect(try clock.shown(after) == instant("2026-01-01 00:20"))
  }

  @Test func aStampWithAYearAgreesWithAYearLearntBefore() throws {
    var clock = ClockModel()
    let learnt = try clock.take("11-15 05:48", saying: "2025-11-15 05:53")
    let full = try #require(try clock.resolve(stamp("2025-11-15 05:50", zone: 0)))
    #expect(full.instant - learnt.time.instant == .minutes(2))
  }

  @Test func anInstantOfTheRecordItselfGivesTheTimelineItsYear() throws {
    var clock = ClockModel()
    let reported = try #require(try clock.resolve(reported: instant("2025-11-15 05:48"), .absolute))
    #expect(try clock.placed(instant("2025-11-15 05:53"), .absolute).instant - reported.instant == .minutes(5))
    let bare = try #require(try clock.resolve(stamp("11-15 05:50", zone: 0)))
    #expect(bare.instant - reported.instant == .minutes(2))
  }

  @Test func instantsBeforeAnyStampAreComparedWithTheirLikeOnly() throws {
    let clock = ClockModel()
    #expect(try clock.placed(instant("2025-11-15 05:53"), .absolute).frame == .unplacedAbsolute)
    #expect(try clock.placed(instant("2025-11-15 05:53"), .local).frame == .unplacedLocal)
  }

  @Test func newYearPassesBetweenStampsWithoutAYear() throws {
    var clock = ClockModel()
    let old = try clock.take("12-31 23:59", saying: "2026-01-01 00:04")
    let new = try #require(try clock.resolve(stamp("01-01 00:01", zone: 0)))
    #expect(old.distance == .minutes(5))
    #expect(new.instant - old.time.instant == .minutes(2))
  }

  @Test func theLeapDayIsValidInAnUnknownYear() throws {
    var clock = ClockModel()
    let before = try #require(try clock.resolve(stamp("02-28 23:50", zone: 0)))
    let leap = try #require(try clock.resolve(stamp("02-29 00:10", zone: 0)))
    let after = try #require(try clock.resolve(stamp("03-01 00:10", zone: 0)))
    #expect(leap.instant - before.instant == .minutes(20))
    #expect(after.instant - leap.instant == .minutes(24 * 60))
    let said = try clock.take("03-01 05:00", saying: "2024-03-01 05:05")
    #expect(said.distance == .minutes(5))
    #expect(try clock.shown(leap) == instant("2024-02-29 00:10"))
  }

  @Test func aYearGivenFromOutsideHoldsForTheFirstStamp() throws {
    var clock = ClockModel(ClockOptions(year: 2024))
    let old = try #require(try clock.resolve(stamp("12-31 23:59", zone: 0)))
    let new = try #require(try clock.resolve(stamp("01-01 00:01", zone: 0)))
    #expect(try clock.shown(old) == instant("2024-12-31 23:59"))
    #expect(try clock.shown(new) == instant("2025-01-01 00:01"))
  }

  @Test func timesWithoutADateAreOfAFrameOfTheirOwn() throws {
    var clock = ClockModel()
    let evening = try #require(try clock.resolve(stamp("23:59")))
    let morning = try #require(try clock.resolve(stamp("00:01")))
    #expect(evening.frame == .undated)
    #expect(morning.instant - evening.instant == .minutes(2))
    #expect(ClockModel.dayNumber(evening) == 1 && ClockModel.dayNumber(morning) == 2)
    #expect(clock.shown(morning) == nil)
    clock.learnYear(from: try instant("2001-01-02 23:59"), at: evening)
    #expect(try clock.placed(instant("2001-01-02 23:59"), .local).frame != .undated)
  }

  @Test(arguments: [-50_400, -3600, 3600, 50_400])
  func aJourneyBetweenStampsWithoutADateIsNoStep(zone: Int) throws {
    var clock = ClockModel()
    func at(_ text: String, _ zone: Int) throws -> LogInstant {
      try #require(try clock.resolve(stamp(text, zone: zone))).instant
    }
    let there = ["-50400": "15:51", "-3600": "04:51", "3600": "06:51", "50400": "19:51"]
    let before = try at("05:50", 0)
    #expect(try at(#require(there["\(zone)"]), zone) - before == .minutes(1))
    #expect(try at("05:52", 0) - before == .minutes(2))
  }
}
