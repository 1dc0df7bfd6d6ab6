import LogCheckModel
import LogCheckTestSupport
import Testing

@testable import LogCheckEngine

@Suite struct CoverageTests {
  private func time(_ second: Int64, _ frame: TimeFrame = .absolute) -> EventTime {
    EventTime(instant: LogInstant(nanoseconds: second * 1_000_000_000), frame: frame, granularity: .milliseconds(1))
  }

  private func reason(
    _ gap: CoverageGap, of types: [Int]? = [0], _ from: EventTime?, _ to: EventTime?
  ) -> InconclusiveReason? {
    var coverage = Coverage()
    coverage.add(gap)
    return coverage.gapReason(of: types?.map(EventTypeID.init), from: from, to: to)
  }

  /// Both ends count; an end that is not known reaches without bound.
  @Test(
    arguments: [
      (0, 1, false), (0, 2, true), (3, 4, true), (1, 9, true), (5, 6, true), (6, 7, false), (nil, 1, false),
      (nil, 2, true),
      (5, nil, true), (6, nil, false), (nil, nil, true),
    ] as [(Int64?, Int64?, Bool)])
  func aGapIsMetWhereIntervalsOverlap(_ from: Int64?, _ to: Int64?, _ isMet: Bool) {
    let gap = CoverageGap(from: time(2), to: time(5), reason: .gap)
    #expect((reason(gap, from.map { time($0) }, to.map { time($0) }) == .gap) == isMet)
  }

  @Test func timesOfAnotherFrameCannotCloseAGap() {
    let gap = CoverageGap(from: time(2, .local), to: time(5, .local), reason: .clock)
    #expect(reason(gap, time(8), time(9)) == .clock)
    #expect(reason(CoverageGap(from: nil, to: nil, reason: .gap), time(8), time(9)) == .gap)
  }

  @Test func aRecordIsAGapOfWhatItMayBeOnly() {
    let gap = CoverageGap(from: time(2), to: time(2), reason: .redacted, types: [EventTypeID(3), EventTypeID(4)])
    #expect(reason(gap, of: [1, 4], time(1), time(3)) == .redacted)
    #expect(reason(gap, of: [1, 2], time(1), time(3)) == nil)
    #expect(reason(gap, of: nil, time(1), time(3)) == .redacted)
  }

  /// However many gaps there are, and in whatever order, none is lost: where they are merged, doubt only grows.
  @Test(arguments: [1, 2, 3] as [UInt64]) func noGapIsLost(_ seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    var coverage = Coverage()
    var gaps: [(from: Int64, to: Int64, type: Int)] = []
    for _ in 0..<6000 {
      let from = Int64(numbers.next(below: 1_000_000))
      let gap = (from: from, to: from + Int64(numbers.next(below: 3)), type: numbers.next(below: 5))
      gaps.append(gap)
      coverage.add(
        CoverageGap(from: time(gap.from), to: time(gap.to), reason: .gap, types: [EventTypeID(gap.type)]))
    }
    #expect(coverage.mergedGaps == 6000 - 4096)
    #expect(
      gaps.allSatisfy { gap in
        coverage.gapReason(of: [EventTypeID(gap.type)], from: time(gap.from), to: time(gap.to)) != nil
      })
  }
}
