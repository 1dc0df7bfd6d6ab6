import Testing

@testable import LogCheckPattern

/// A match is stopped for the time that it takes, not for the time in which the machine does something else.
@Suite struct MatchTimerTests {
  private let begin = ContinuousClock.now

  private func isOver(_ timer: inout MatchTimer, wall: Int, processor: Int?) -> Bool {
    timer.isOver(at: begin + .milliseconds(wall)) { processor.map { .milliseconds($0) } }
  }

  @Test func aThreadThatWaitsForTheProcessorKeepsItsTime() {
    var timer = MatchTimer(startedAt: begin)
    #expect(!isOver(&timer, wall: 10_000, processor: 500))
    #expect(!isOver(&timer, wall: 20_000, processor: 501))
    #expect(!isOver(&timer, wall: 30_000, processor: 525))
    #expect(isOver(&timer, wall: 30_001, processor: 526))
  }

  @Test func aMatchThatIsNeverInterruptedEndsAfterItsTime() {
    var timer = MatchTimer(startedAt: begin)
    #expect(!isOver(&timer, wall: 25, processor: nil))
    #expect(!isOver(&timer, wall: 26, processor: 26))
    #expect(!isOver(&timer, wall: 51, processor: 51))
    #expect(isOver(&timer, wall: 52, processor: 52))
  }

  @Test func theFirstLookStartsATimerThatWasNotStarted() {
    var timer = MatchTimer()
    #expect(!isOver(&timer, wall: 5_000, processor: nil))
    #expect(!isOver(&timer, wall: 5_020, processor: nil))
    #expect(isOver(&timer, wall: 5_026, processor: nil))
  }

  @Test func theTimeOfTheThreadGoesOnlyWhileItRuns() async throws {
    let first = try #require(MatchTimer.threadTime())
    var sum = 0
    while try #require(MatchTimer.threadTime()) - first < .milliseconds(2) { sum &+= 1 }
    #expect(sum > 0)
  }
}
