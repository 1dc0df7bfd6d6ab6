import LogCheckModel

/// The doubts that lines which no event explains leave: docs/vocabulary.md has the table.
extension SourceState {
  /// The unknown line that may be what a verdict takes for granted not to have happened.
  ///
  /// A failure asks which line could be what was missed, or what ended the wait; a pass only which line probably is what it rules out.
  func unknownAnswer(to unseen: Unseen, for verdict: InstanceVerdict) -> UnknownAnswer? {
    guard !unknownLines.isEmpty else { return nil }
    let missed = unseen.allButEarlier
    guard verdict == .fail else {
      return unknownLines.answer({ _ in .probable }, of: missed, from: unseen.from, to: unseen.to)
    }
    return unknownLines.answer(
      strengthThatCounts, of: missed, from: unseen.from, to: unseen.to, expecting: unseen.expected)
      ?? unknownLines.answer(strengthThatCounts, of: unseen.earlier, from: unseen.from, to: unseen.earlierTo)
  }

  /// The reason why one of these events may have come there unseen: lines are missing, or a line that no event explains
  /// is the event, with at least the required certainty.
  func lossReason(
    of types: [EventTypeID], from: EventTime?, to: EventTime?, atLeast strength: LineMeaning.Strength = .probable
  ) -> InconclusiveReason? {
    if let reason = coverage.gapReason(of: types, from: from, to: to) { return reason }
    guard !unknownLines.isEmpty else { return nil }
    return unknownLines.answer({ _ in strength }, of: types, from: from, to: to).map { _ in .vocabulary }
  }

  /// An event that occurs nowhere in known words may well be worded otherwise by this build.
  private func strengthThatCounts(_ type: EventTypeID) -> LineMeaning.Strength {
    coverage.seenTypes.contains(type.index) ? .possible : .remote
  }
}
