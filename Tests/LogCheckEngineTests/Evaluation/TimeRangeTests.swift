import LogCheckModel
import Testing

@testable import LogCheckEngine

@Suite struct TimeRangeTests {
  private static let second: Int64 = 1_000_000_000

  /// A stamp of whole seconds at so many seconds.
  private func coarse(_ seconds: Int64) -> TimeRange {
    TimeRange(from: seconds * Self.second, step: .seconds(1))
  }

  private func exact(_ seconds: Int64) -> TimeRange { TimeRange(exactly: seconds * Self.second) }

  @Test func stepsBelowASecondAreExact() {
    for step: Int64 in [0, 1, 1000, 1_000_000, 10_000_000, 999_999_999] {
      #expect(TimeRange(from: 7, step: LogDuration(nanoseconds: step)).isExact)
    }
    #expect(!coarse(0).isExact)
    #expect(!TimeRange(from: 0, step: .minutes(1)).isExact)
  }

  /// `b.time - a.time <= 900s` with whole seconds: true up to 899, unknown at 900, false from 901.
  @Test(arguments: [
    (Int64(0), Truth.yes), (899, .yes), (900, .unknown(.granularity)), (901, .no), (5000, .no), (-5, .yes),
  ])
  func aDifferenceOfCoarseStampsIsOpenAtItsBoundary(_ distance: Int64, _ truth: Truth) {
    let difference = coarse(1000 + distance) - coarse(1000)
    #expect(difference.isAtMost(exact(900)) == truth)
    #expect(coarse(1000 + distance).isAtMost(coarse(1000) + exact(900)) == truth)
  }

  /// Against what may really have been: every pair of instants inside both seconds.
  @Test(arguments: Int64(-3)...3)
  func unknownIsSaidExactlyWhereBothAreStillPossible(_ distance: Int64) {
    let steps: [Int64] = [0, 1, Self.second / 2, Self.second - 1]
    for bound in stride(from: -4 * Self.second, through: 4 * Self.second, by: Int64.Stride(Self.second / 2)) {
      var seen: Set<Bool> = []
      for first in steps {
        for second in steps { seen.insert(distance * Self.second + second - first <= bound) }
      }
      let truth = (coarse(distance) - coarse(0)).isAtMost(TimeRange(exactly: bound))
      // "Yes" and "no" must be right for every case; the ends of seconds leave a nanosecond of caution.
      if truth == .yes { #expect(seen == [true]) }
      if truth == .no { #expect(seen == [false]) }
      if seen.count == 2 { #expect(truth == .unknown(.granularity)) }
    }
  }

  @Test func exactValuesCompareAsNumbers() {
    #expect(exact(900).isAtMost(exact(900)) == .yes)
    #expect(TimeRange(exactly: 900 * Self.second + 1).isAtMost(exact(900)) == .no)
    #expect(exact(5).equals(exact(5)) == .yes)
    #expect(exact(5).equals(exact(6)) == .no)
    #expect(coarse(5).equals(exact(5)) == .unknown(.granularity))
    #expect(coarse(5).equals(coarse(5)) == .unknown(.granularity))
    #expect(coarse(5).equals(coarse(6)) == .no)
    #expect(coarse(5).equals(exact(6)) == .no)
    #expect(coarse(5).equals(exact(4)) == .no)
  }

  @Test func magnitudesKeepWhatIsKnown() {
    #expect((exact(3) - exact(5)).magnitude == exact(2))
    #expect((exact(5) - exact(3)).magnitude == exact(2))
    let difference = coarse(10) - coarse(10)
    #expect(difference.magnitude.isAtMost(exact(1)) == .yes)
    #expect(difference.magnitude.isAtMost(exact(0)) == .unknown(.granularity))
    #expect((coarse(10) - coarse(13)).magnitude.isAtMost(exact(4)) == .yes)
    #expect((coarse(10) - coarse(13)).magnitude.isAtMost(exact(2)) != .yes)
    #expect((coarse(10) - coarse(14)).magnitude.isAtMost(exact(2)) == .no)
  }

  @Test func sumsStickAtTheEndsOfTheRange() {
    let top = TimeRange(exactly: .max)
    let bottom = TimeRange(exactly: .min)
    #expect((top + top).low == .max)
    #expect((bottom - top).low == .min)
    #expect((bottom + bottom).low == .min)
    #expect((exact(0) - bottom).low == .max)
    #expect(bottom.magnitude.low == .max)
    #expect(TimeRange(from: .max, step: .seconds(1)).high == .max)
  }
}

@Suite struct TruthTests {
  private static let values: [Truth] = [.yes, .no, .unknown(.redacted)]

  @Test(arguments: values, values)
  func logicHasThreeValues(_ left: Truth, _ right: Truth) {
    let and: Truth = left == .no || right == .no ? .no : left == .yes && right == .yes ? .yes : .unknown(.redacted)
    let or: Truth = left == .yes || right == .yes ? .yes : left == .no && right == .no ? .no : .unknown(.redacted)
    #expect((left && right) == and)
    #expect((left || right) == or)
    #expect(!(!left) == left)
    #expect(!(left && right) == (!left || !right))
  }

  @Test func theFirstReasonIsReported() {
    #expect((Truth.unknown(.absent) && .unknown(.redacted)) == .unknown(.absent))
    #expect((Truth.unknown(.absent) || .unknown(.redacted)) == .unknown(.absent))
  }
}
