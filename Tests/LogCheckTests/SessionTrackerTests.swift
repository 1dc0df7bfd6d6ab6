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

  /// Consoles mix lines of `print`, without a process id, with those of `NSLog`: the next process after a launch line of
  /// `print` is the one that was launched.
  @Test(
    arguments: [
      ([(1, 7), (nil, 7), (1, nil), (nil, nil), (nil, 8), (2, 8)], [0, 0, 1, 1, 1, 1]),
      ([(1, 7), (1, nil), (2, 8)], [0, 1, 1]),
      // The launch lines of one launch rise: here is one without a process id, and another one after it.
      ([(1, 7), (1, nil), (1, 8), (nil, 8)], [0, 1, 2, 2]), ([(1, 7), (1, nil), (2, nil), (2, 8)], [0, 1, 1, 2]),
      // Only one process can be that of the launch.
      ([(1, 7), (1, nil), (nil, 8), (nil, 9)], [0, 1, 1, 2]),
      // The process before logs on, so that the line is not known to be of the one after it.
      ([(1, 7), (1, nil), (nil, 7), (nil, 8)], [0, 1, 1, 2]),
    ] as [([(Int?, Int32?)], [Int])])
  func aLaunchLineWithoutAProcessBelongsToTheNextOne(_ lines: [(rank: Int?, process: Int32?)], _ expected: [Int]) {
    var tracker = SessionTracker()
    let numbers = lines.map { line in
      _ = tracker.observe(rank: line.rank, processID: line.process, isPlugin: true)
      return tracker.number
    }
    #expect(numbers == expected)
    #expect(!tracker.isInterleaved)
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
