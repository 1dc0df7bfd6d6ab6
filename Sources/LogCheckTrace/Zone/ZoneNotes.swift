import LogCheckIngest
import LogCheckModel

/// The notes on lines that show another zone than their stamps were taken for, or one that nothing else shows.
package struct ZoneNotes: Sendable {
  private let agreed: (count: Int, first: ZoneEvidence.Witness)
  private let lines: Int
  /// The offset that was taken for the first of these lines; `nil` where none is known.
  private let taken: Int?

  /// `nil` where lines agree with what their stamps were taken for, or do not agree with each other.
  init?(_ evidence: ZoneEvidence, _ clock: ClockModel) {
    guard let agreed = evidence.agreed else { return nil }
    let first = agreed.first
    taken = clock.statedOffset(atLocal: first.said + .seconds(Int64(first.offset)))
    guard taken != first.offset else { return nil }
    self.agreed = (agreed.count, first)
    lines = evidence.lines
  }

  private var speaking: String {
    "\(agreed.count) of \(lines) lines that say when they were written say a time that differs by \(LearntZone.text(agreed.first.offset)) "
      + "from their stamps, such as \(TimeText.inSentence(agreed.first.said, .absolute)) at "
      + TimeText.inSentence(agreed.first.said + .seconds(Int64(agreed.first.offset)), .local)
  }

  /// Both in one, without the line.
  package var words: String {
    taken.map { "\(speaking): is --time-zone \(LearntZone.text($0)) wrong?" }
      ?? "\(speaking); give --time-zone \(LearntZone.text(agreed.first.offset))"
  }

  /// The note if a zone was given.
  var contradiction: (message: String, hint: String?)? {
    guard let taken else { return nil }
    return (
      ":\(agreed.first.line): \(speaking): is --time-zone \(LearntZone.text(taken)) wrong?",
      "judge again with --time-zone \(LearntZone.text(agreed.first.offset)), or without it"
    )
  }

  /// The note if no zone is known.
  var suggestion: (message: String, hint: String?)? {
    guard taken == nil else { return nil }
    return (
      ":\(agreed.first.line): the stamps show no zone; \(speaking)",
      "judge again with --time-zone \(LearntZone.text(agreed.first.offset))"
    )
  }
}
