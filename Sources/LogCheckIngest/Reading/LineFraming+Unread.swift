import LogCheckModel

/// What a capture of lines holds beside records.
extension LineFraming {
  /// Counts what is no record, and hands it on; the next stamp is looked for from `next` on.
  mutating func handOnUnread(
    _ text: [UInt8], at position: LinePosition, isTorn: Bool, before next: Int, _ record: inout Record,
    _ counts: inout ReadingCounts, to sink: inout some RecordSink
  ) {
    counts.notUnderstood += 1
    if counts.notUnderstoodLines.count < Self.shownPositions { counts.notUnderstoodLines.append(position.line) }
    record.takeNotUnderstood(text.span, at: position)
    record.isTorn = isTorn
    openMarker = max(openMarker ?? 0, next)
    sink.receive(notUnderstood: record)
  }
}
