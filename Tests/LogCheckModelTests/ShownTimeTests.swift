import LogCheckModel
import Testing

/// Days and times as lines show them, and the zones of stamps.
@Suite struct ShownTimeTests {
  private static func local(_ year: Int, _ month: Int, _ day: Int, hour: Int = 0) -> LogInstant {
    LogInstant(
      nanoseconds: (Int64(Calendar.daysSinceEpoch(year: year, month: month, day: day)) * 24 + Int64(hour))
        * 3_600_000_000_000)
  }

  private static func day(_ month: Int, _ day: Int) -> ShownTime {
    ShownTime(local(2000, month, day), hasYear: false, isDay: true)
  }

  @Test(arguments: [
    ((2025, 11, 20), (11, 24), (2025, 11, 24)), ((2025, 12, 31), (1, 2), (2026, 1, 2)),
    ((2026, 1, 2), (12, 31), (2025, 12, 31)), ((2025, 3, 1), (2, 29), (2024, 2, 29)),
    ((2024, 3, 1), (2, 29), (2024, 2, 29)),
  ])
  func aDayWithoutAYearIsTheNearest(
    _ near: (year: Int, month: Int, day: Int), _ typed: (month: Int, day: Int),
    _ found: (year: Int, month: Int, day: Int)
  ) {
    let day = Self.day(typed.month, typed.day)
    #expect(
      day.nearest(to: Self.local(near.year, near.month, near.day, hour: 23))
        == Self.local(found.year, found.month, found.day))
  }

  /// In a year without 29 February, it is the end of the day before and the beginning of the day after.
  @Test func theLeapDayIsABoundaryInOtherYears() {
    let near = Self.local(2025, 2, 20)
    #expect(Self.day(2, 29).nearestEdge(to: near) == Self.local(2025, 3, 1))
    #expect(
      Self.day(2, 29).endOfDay.nearestEdge(to: near) == Self.local(2025, 3, 1) - LogDuration(nanoseconds: 1))
    #expect(Self.day(2, 29).nearestEdge(to: Self.local(2024, 2, 20)) == Self.local(2024, 2, 29))
  }

  @Test func aTimeIsWrittenAsItIsTyped() {
    #expect(Self.day(1, 2).text == "01-02")
    #expect(ShownTime(Self.local(2025, 11, 24), hasYear: true, isDay: true).text == "2025-11-24")
    #expect(ShownTime(Self.local(2025, 11, 24, hour: 6), hasYear: true, isDay: false).text == "2025-11-24 06:00:00")
  }

  @Test func anOffsetHoldsUntilTheNextLineWithAnother() {
    var offsets = StampOffsets()
    let start = Self.local(2025, 10, 25)
    offsets.note(7200, at: start)
    offsets.note(7200, at: start + .minutes(60))
    offsets.note(3600, at: start + .minutes(1440))
    #expect(offsets.changes.count == 2)
    #expect(offsets.offset(at: start - .minutes(1)) == .seconds(7200))
    #expect(offsets.offset(at: start + .minutes(1439)) == .seconds(7200))
    #expect(offsets.shown(start + .minutes(1440), .absolute) == start + .minutes(1500))
    // A stamp without a zone is what the line shows.
    #expect(offsets.shown(start, .local) == start)
  }

  /// Lines of two processes in two zones: memory is bounded.
  @Test func changesAreBounded() {
    var offsets = StampOffsets()
    for index in 0..<10_000 { offsets.note(index % 2 * 3600, at: LogInstant(nanoseconds: Int64(index))) }
    #expect(offsets.changes.count == StampOffsets.limit)
    #expect(StampOffsets(merging: [offsets, offsets]).changes.count <= StampOffsets.limit)
  }
}
