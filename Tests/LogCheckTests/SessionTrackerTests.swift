import Testing

@testable import LogCheck

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
      // What stood before may be of the same launch: its first line may have come before the capture began.
      ([nil, 2, nil], ["0", "1", "1"]), ([nil, 2, nil, 2], ["0", "1", "1", "2!"]),
      ([nil, 2, nil, 1], ["0", "1", "1", "2!"]),
    ] as [([Int?], [String])])
  func launchLinesTellSessionsApart(_ ranks: [Int?], _ expected: [String]) {
    #expect(sessions(ranks) == expected)
  }
}
