import LogCheckModel
import Testing

@testable import LogCheckEngine

@Suite struct LateTimesTests {
  private func time(_ seconds: Int64, _ frame: TimeFrame = .absolute) -> EventTime {
    EventTime(instant: LogInstant(nanoseconds: seconds * 1_000_000_000), frame: frame, granularity: .zero)
  }

  @Test func aStretchReachesFromTheLateEventToTheLatestTime() {
    var late = LateTimes()
    late.add(7, from: time(10), to: time(20))
    #expect(late.meet(7, from: time(20), to: time(30)))
    #expect(late.meet(7, from: nil, to: time(10)))
    #expect(!late.meet(7, from: time(21), to: nil))
    #expect(!late.meet(7, from: time(0), to: time(9)))
    #expect(!late.meet(8, from: time(10), to: time(20)))
  }

  /// An event after the latest time is in order.
  @Test func whatIsNotLateLeavesNothing() {
    var late = LateTimes()
    late.add(7, from: time(21), to: time(20))
    late.add(7, from: time(1), to: nil)
    late.add(7, from: time(1), to: time(2, .local))
    #expect(!late.meet(7, from: nil, to: nil))
  }

  @Test func onlyStretchesOfOneFrameBecomeOne() {
    var late = LateTimes()
    late.add(7, from: time(10), to: time(20))
    late.add(7, from: time(15), to: time(40))
    #expect(late.meet(7, from: time(30), to: time(30)))
    #expect(!late.meet(7, from: time(41), to: time(50)))
    late.add(7, from: time(1000, .local), to: time(2000, .local))
    // Times of different frames cannot be compared.
    #expect(late.meet(7, from: time(41), to: time(50)))
    #expect(late.meet(7, from: time(1, .local), to: time(2, .local)))
  }

  /// However many there are, none is lost.
  @Test func beyondTheLimitTheLastOnesBecomeOne() {
    var late = LateTimes()
    for number in 0..<200 as Range<Int64> { late.add(7, from: time(number * 10), to: time(number * 10 + 1)) }
    for number in 0..<200 as Range<Int64> {
      #expect(late.meet(7, from: time(number * 10), to: time(number * 10)), "\(number)")
    }
    #expect(!late.meet(7, from: time(5), to: time(6)))
  }
}
