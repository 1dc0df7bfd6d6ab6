import LogCheckModel

/// The parts of a capture of lines other than records.
extension LineFraming {
  /// Counts bytes that are not a record, and hands them on; the search for the next stamp continues at `next`.
  mutating func handOnUnread(
    _ text: [UInt8], at position: LinePosition, isTorn: Bool, before next: Int, _ record: inout Record,
    _ counts: inout ReadingCounts, to sink: inout some RecordSink
  ) {
    counts.notUnderstood += 1
    if counts.notUnderstoodLines.count < Self.shownPositions { counts.notUnderstoodLines.append(position.line) }
    record.takeNotUnderstood(text.span, at: position)
    record.isTorn = isTorn
    openMarker = max(openMarker ?? 0, next)
    sink.receive(.notUnderstood(record))
  }
}
