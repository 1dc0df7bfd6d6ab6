import LogCheckModel

/// The parts of a capture of lines that are not lines: blocks of NUL, the rest of overlong lines, line ends of another
/// kind.
extension LineFraming {
  /// Lines are missing at a block of NUL, unless the capture begins or ends there.
  mutating func take(
    _ block: NULBlocks.Block, _ buffer: inout LineBuffer, _ counts: inout ReadingCounts,
    to sink: inout some RecordSink
  ) {
    let line = max(1, buffer.line(at: block.position) - (block.isInsideLine || block.offset == 0 ? 0 : 1))
    counts.take(NULBlock(line: line, offset: block.offset, length: block.length))
    recordFloor = block.position
    guard block.offset > 0, block.position < buffer.end else { return }
    let before = stamp(buffer, before: block.hasAddedEnd ? block.position - 1 : block.position)?.0
    sink.receive(
      .marker(
        CaptureMarker(
          kind: .interruption, position: LinePosition(capture: options.capture, line: line, offset: block.offset),
          before: before, after: nil)))
    openMarker = block.position
  }

  mutating func cutOverlongLine(_ buffer: inout LineBuffer) {
    guard buffer.cut != nil || buffer.bytes.count > Self.lineLimit else { return }
    if buffer.cut == nil, buffer.otherEnd == nil {
      let start = buffer.completeEnd
      if beginsRecordAfterReturn(buffer, start..<min(buffer.end, start + RecordLimits.bytes)) {
        buffer.endLines(at: start, with: .carriageReturn)
      }
    }
    // One byte more than is kept of a record: so it shows that there was more.
    buffer.cutUnfinishedLine(longerThan: Self.lineLimit, to: RecordLimits.bytes + 1, options.wanted)
  }

  /// True if the last byte of a record is a NUL, and no other: it may mark a loss. Several NULs pad the line.
  func endsWithOneNUL(_ buffer: LineBuffer, _ record: Range<Int>) -> Bool {
    var end = record.upperBound - buffer.dropped
    let start = record.lowerBound - buffer.dropped
    while end > start, buffer.bytes[end - 1] == 0x0D { end -= 1 }
    return end > start + 1 && buffer.bytes[end - 1] == 0 && buffer.bytes[end - 2] != 0
  }

  /// The start of a line after its NULs.
  func contentStart(_ buffer: LineBuffer, _ line: Range<Int>) -> Int {
    var position = line.lowerBound
    while position < line.upperBound, buffer.bytes[position - buffer.dropped] == 0 { position += 1 }
    return position
  }

  /// True if a record begins after a CR in the middle of a line: then CR ends lines there.
  mutating func beginsRecordAfterReturn(_ buffer: LineBuffer, _ line: Range<Int>) -> Bool {
    guard let format else { return false }
    var position = line.lowerBound - buffer.dropped
    let end = line.upperBound - buffer.dropped
    let text = buffer.bytes.span.extracting(0..<end)
    while let found = text.position(of: 0x0D, from: position), found + 1 < end {
      position = found + 1
      let next = buffer.bytes[position]
      // CRs directly before or after a line end belong to it.
      guard found > line.lowerBound - buffer.dropped, next != 0x0D, next != 0x0A else { continue }
      let stop = text.position(of: 0x0D, from: position) ?? end
      let piece = position + buffer.dropped..<stop + buffer.dropped
      if role(buffer, piece) == .starts, peel(buffer, piece, { format.certainty($0) }) > 0 { return true }
    }
    return false
  }
}
