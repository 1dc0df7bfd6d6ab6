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
    #expect(coverage.gaps.merged == 6000 - 4096)
    #expect(
      gaps.allSatisfy { gap in
        coverage.gapReason(of: [EventTypeID(gap.type)], from: time(gap.from), to: time(gap.to)) != nil
      })
  }

  /// Gaps in order of time, out of order, without ends, of two frames: a search among them gives what a look at each in turn gives.
  @Test(arguments: Array(0..<24) as [UInt64]) func theFirstGapOfAStretchGivesTheReason(_ seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    let reasons: [InconclusiveReason] = [.gap, .clock, .late, .redacted, .truncated]
    var coverage = Coverage()
    var gaps: [CoverageGap] = []
    func end(_ second: Int64) -> EventTime? {
      // Every fourth seed has ends of each kind; the others have all ends in one frame.
      guard seed % 4 == 3 else { return time(second) }
      return switch numbers.next(below: 20) {
      case 0: nil
      case 1: time(second, .local)
      default: time(second)
      }
    }
    for number in 0..<60 {
      let start = Int64(seed % 4 < 2 ? number * 3 : numbers.next(below: 200))
      let gap = CoverageGap(
        from: end(start), to: end(start + Int64(numbers.next(below: seed % 2 == 0 ? 3 : 40))),
        reason: reasons[numbers.next(below: reasons.count)],
        types: numbers.next(below: 3) == 0 ? nil : [EventTypeID(numbers.next(below: 4))])
      gaps.append(gap)
      coverage.add(gap)
      for _ in 0..<20 {
        let from = numbers.next(below: 9) == 0 ? nil : time(Int64(numbers.next(below: 220)))
        let to = numbers.next(below: 9) == 0 ? nil : time(Int64(numbers.next(below: 220)))
        let types = numbers.next(below: 4) == 0 ? nil : [EventTypeID(numbers.next(below: 5))]
        let expected = gaps.first { gap in
          let isAfter = gap.from.map { start in
            to.map { start.frame == $0.frame && start.instant > $0.instant } ?? false
          }
          let isBefore = gap.to.map { end in
            from.map { end.frame == $0.frame && end.instant < $0.instant } ?? false
          }
          let isOther = gap.types.map { held in types.map { held.isDisjoint(with: $0) } ?? false }
          return !(isAfter ?? false) && !(isBefore ?? false) && !(isOther ?? false)
        }
        #expect(coverage.gapReason(of: types, from: from, to: to) == expected?.reason)
      }
    }
  }
}
