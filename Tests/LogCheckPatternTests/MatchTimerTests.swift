import Foundation
import Testing

@testable import LogCheckPattern

/// A match is stopped for the time that it takes, not for the time in which the machine does something else.
@Suite struct MatchTimerTests {
  private let begin = ContinuousClock.now

  private func isOver(_ timer: inout MatchTimer, wall: Int, processor: Int?) -> Bool {
    timer.isOver(at: begin + .milliseconds(wall)) { processor.map { .milliseconds($0) } }
  }

  /// Whatever part of its time a thread had to wait, it has 200 ms of the processor.
  @Test func aThreadThatWaitsForTheProcessorKeepsItsTime() {
    var timer = MatchTimer(startedAt: begin)
    #expect(!isOver(&timer, wall: 10_000, processor: 500))
    #expect(!isOver(&timer, wall: 20_000, processor: 501))
    #expect(!isOver(&timer, wall: 30_000, processor: 700))
    #expect(isOver(&timer, wall: 30_001, processor: 701))
  }

  @Test func aMatchThatIsNeverInterruptedEndsAfterItsTime() {
    var timer = MatchTimer(startedAt: begin)
    #expect(!isOver(&timer, wall: 6, processor: 6))
    #expect(!isOver(&timer, wall: 206, processor: 206))
    #expect(isOver(&timer, wall: 207, processor: 207))
  }

  @Test func aQuickMatchIsNotMeasured() {
    var timer = MatchTimer(startedAt: begin)
    let isOver = timer.isOver(at: begin + MatchTimer.unmeasured) {
      Issue.record("the processor time was read")
      return nil
    }
    #expect(!isOver)
  }

  @Test func theFirstCheckStartsATimerThatWasNotStarted() {
    var timer = MatchTimer()
    #expect(!isOver(&timer, wall: 5_000, processor: nil))
    #expect(!isOver(&timer, wall: 5_005, processor: 7))
    #expect(!isOver(&timer, wall: 5_006, processor: 7))
    #expect(isOver(&timer, wall: 5_207, processor: 208))
  }

  @Test func withoutAProcessorTimeTheClockDecides() {
    var timer = MatchTimer(startedAt: begin)
    #expect(!isOver(&timer, wall: 200, processor: nil))
    #expect(isOver(&timer, wall: 201, processor: nil))
  }

  @Test func theTimeOfTheThreadGoesOnOnlyWhileItRuns() throws {
    let first = try #require(MatchTimer.threadTime())
    Thread.sleep(forTimeInterval: 0.05)
    let second = try #require(MatchTimer.threadTime())
    #expect(second - first < .milliseconds(25))
    while try #require(MatchTimer.threadTime()) - second < .milliseconds(2) {}
  }
}
