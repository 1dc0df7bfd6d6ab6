import LogCheckIngest
import LogCheckModel
import Testing

@testable import LogCheck
@testable import LogCheckTrace

/// Until when a capture is known to hold nothing more.
@Suite struct InputEndTests {
  private typealias Answer = InputEnd.Answer

  /// 2026-03-05 10:00:00 UTC, on a machine one hour east of it.
  private static let lastRead: Int64 = 1_772_704_800

  private static func stamp(
    _ month: Int?, _ day: Int?, _ hour: Int, _ minute: Int = 0, _ second: Int = 0, year: Int? = nil, zone: Int? = nil
  ) -> CivilStamp? {
    CivilStamp(year: year, month: month, day: day, hour: hour, minute: minute, second: second, offsetSeconds: zone)
  }

  private static func moment(_ seconds: Int64) -> ReadingMoment {
    ReadingMoment(steady: .seconds(seconds), seconds: lastRead + seconds, zoneOffset: 3600)
  }

  private func answer(
    _ stamp: CivilStamp?, _ clock: ClockModel = ClockModel(), _ pace: StreamPace = StreamPace(), isWhole: Bool = true
  ) throws -> Answer {
    var clock = clock
    let resolved = stamp.flatMap { clock.resolve($0) }
    let latest = try #require(resolved)
    var end = InputEnd()
    end.silence = StreamSilence(length: .seconds(20), lastRead: Self.moment(0))
    return end.after(latest, clock, pace, isWhole: isWhole)
  }

  /// A phone in another zone: its stamps went on as fast as the clock for ten seconds, and the last line came up to a minute late, or did not.
  @Test(arguments: [(0, true), (-59, true), (-61, false)])
  func theSilenceOfALogThatKeepsPaceCounts(_ seconds: Int, _ counts: Bool) throws {
    var pace = StreamPace()
    var clock = ClockModel()
    for ago in stride(from: 10, through: 1, by: -1) {
      let resolved = clock.resolve(try #require(Self.stamp(3, 5, 7, 59, 60 - ago)))
      pace.note(try #require(resolved), at: Self.moment(Int64(-ago)))
    }
    let second = 8 * 3600 + seconds
    let stamp = Self.stamp(3, 5, second / 3600, second / 60 % 60, second % 60)
    #expect(try answer(stamp, ClockModel(), pace) == (counts ? .on(.seconds(20)) : .unknown))
    #expect(try answer(stamp) == .unknown)
  }

  /// Only what is being written now can be silent now: its stamps are those of the clock, with and without a year, a date or a zone.
  @Test(arguments: [
    stamp(3, 5, 10, year: 2026, zone: 0), stamp(3, 5, 12, year: 2026, zone: 7200), stamp(3, 5, 11, year: 2026),
    stamp(3, 5, 11), stamp(nil, nil, 11), stamp(3, 5, 10, 59, 1), stamp(3, 5, 11, 0, 59),
  ])
  func theSilenceOfALogThatIsBeingWrittenCounts(_ stamp: CivilStamp?) throws {
    #expect(try answer(stamp) == .on(.seconds(20)))
  }

  @Test(arguments: [
    stamp(3, 5, 10, 2, year: 2026, zone: 0), stamp(3, 5, 9, 58, 59, year: 2026, zone: 0), stamp(3, 5, 10, year: 2026),
    stamp(3, 5, 10, year: 2026, zone: 3600), stamp(3, 4, 11), stamp(3, 5, 10), stamp(3, 5, 10, year: 2025, zone: 0),
    stamp(nil, nil, 10, 58, 59),
  ])
  func silenceAtTheEndOfAnOlderLogDecidesNothing(_ stamp: CivilStamp?) throws {
    #expect(try answer(stamp) == .unknown)
  }

  /// Year-less stamps count as current only if the log itself shows no other year.
  @Test func aLogOfAnotherYearIsNotBeingWritten() throws {
    #expect(try answer(Self.stamp(3, 5, 11), ClockModel(ClockOptions(year: 2024))) == .unknown)
  }

  /// A program in between was stopped and took the lines it held back with it.
  @Test func aStreamThatEndsInsideALineGivesNoEndTime() throws {
    #expect(try answer(Self.stamp(3, 5, 10, year: 2026, zone: 0), isWhole: false) == .unknown)
  }

  private static let statedEnds: [(stamp: CivilStamp?, stated: TimeFrame, answer: Answer)] = [
    (stamp(3, 5, 10, year: 2026, zone: 0), .absolute, .on(.seconds(1800))),
    (stamp(3, 5, 11, year: 2026, zone: 0), .absolute, .before(.seconds(1800))),
    (stamp(3, 5, 10, year: 2026), .local, .on(.seconds(1800))),
    (stamp(3, 5, 10, year: 2026), .absolute, .incomparable),
    (stamp(3, 5, 10, year: 2026, zone: 0), .local, .incomparable),
    (stamp(3, 5, 10), .local, .incomparable),
  ]

  @Test(arguments: statedEnds.indices) func aStatedEndIsComparedWithTheStamps(_ index: Int) throws {
    let (stamp, frame, expected) = Self.statedEnds[index]
    var clock = ClockModel()
    let resolved = stamp.flatMap { clock.resolve($0) }
    let latest = try #require(resolved)
    var end = InputEnd()
    end.stated = TimeWindow.Bound(
      instant: LogInstant(nanoseconds: (Self.lastRead + 1800) * 1_000_000_000), frame: frame)
    #expect(end.after(latest, clock, StreamPace(), isWhole: true) == expected)
  }
}
