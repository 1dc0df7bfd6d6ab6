import LogCheckModel
import Testing

@testable import LogCheck
@testable import LogCheckTrace

/// Launch lines without process ids: where one launch ends and the next begins.
@Suite struct SessionTrackerTests {
  /// The sessions' numbers after each event (`nil`, or the rank of a launch line), with a mark where the beginning was seen.
  private func sessions(_ ranks: [Int?]) -> [String] {
    var tracker = SessionTracker()
    return ranks.map { rank in
      _ = tracker.observe(rank: rank, processID: nil, isPlugin: true)
      return "\(tracker.number)\(tracker.isSeen ? "!" : "")"
    }
  }

  @Test(
    arguments: [
      ([1, nil], ["0!", "0!"]), ([2, nil], ["0!", "0!"]), ([1, 2, nil], ["0!", "0!", "0!"]),
      ([1, nil, 1], ["0!", "0!", "1!"]), ([2, nil, 2], ["0!", "0!", "1!"]), ([1, 2, 1, 2], ["0!", "0!", "1!", "1!"]),
      ([nil, 1], ["0", "1!"]),
      // Earlier lines may be of the same launch: its first line may have come before the capture began.
      ([nil, 2, nil], ["0", "1", "1"]), ([nil, 2, nil, 2], ["0", "1", "1", "2!"]),
      ([nil, 2, nil, 1], ["0", "1", "1", "2!"]),
    ] as [([Int?], [String])])
  func launchLinesSeparateSessions(_ ranks: [Int?], _ expected: [String]) {
    #expect(sessions(ranks) == expected)
  }

  /// True if two apps speak in turn after lines of processes at so many milliseconds.
  private func isInterleaved(_ lines: [(process: Int32, milliseconds: Int64)]) -> Bool {
    var tracker = SessionTracker()
    for line in lines {
      let time = EventTime(
        instant: LogInstant(nanoseconds: line.milliseconds * 1_000_000), frame: .absolute,
        granularity: .milliseconds(1))
      _ = tracker.observe(rank: nil, processID: line.process, isPlugin: true, time: time)
    }
    return tracker.isInterleaved
  }

  @Test(
    arguments: [
      // A launch, and one after it.
      ([(1, 0), (1, 500), (2, 600), (2, 900)], false),
      // The first speaks after the second did, be it only a moment later.
      ([(1, 0), (2, 600), (1, 601)], true), ([(1, 0), (2, 600), (1, 60_000)], true),
      // It was logged before, and the line came late.
      ([(1, 0), (1, 500), (2, 600), (1, 550), (2, 700)], false), ([(1, 0), (2, 600), (1, 600)], false),
    ] as [([(Int32, Int64)], Bool)])
  func twoThatSpeakInTurnAreTwo(_ lines: [(Int32, Int64)], _ expected: Bool) {
    #expect(isInterleaved(lines.map { (process: $0.0, milliseconds: $0.1) }) == expected)
  }
}
