import LogCheckModel
import Testing

@testable import LogCheckEngine

/// The event that came nearest to a missing one.
@Suite struct NearMissTests {
  /// A stamp that a machine wrote with a wrong century: the end of the wait lies before its beginning.
  @Test(arguments: [Int64(6_311_701_019_952_000_000), .max, .min, 0])
  func aWaitThatEndsBeforeItBeginsIsNoReachBeyondTime(_ from: Int64) {
    func time(_ nanoseconds: Int64) -> EventTime {
      EventTime(instant: LogInstant(nanoseconds: nanoseconds), frame: .absolute, granularity: .milliseconds(1))
    }
    var unseen = Unseen()
    unseen.from = time(from)
    var misses = NearMisses()
    misses.missed(unseen, rule: 0, trigger: LinePosition(line: 1), until: time(1_761_285_180_450_000_000))
    #expect(misses.takeAnswers().isEmpty)
  }
}
