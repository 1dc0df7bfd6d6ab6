import LogCheckModel

/// Lines that were cut or continued at a width.
extension LineFraming {
  /// The first wanted text from `start` on: one inside a line, or one that begins at the end of a line and goes on in its rest.
  mutating func nextHit(_ buffer: LineBuffer, from start: Int, to end: Int) -> LiteralScanner.Hit? {
    if let hit = hiddenTagHit(buffer, from: start, to: end) { return hit }
    guard width?.wraps == true else { return buffer.nextText(of: options.wanted, from: start, to: end) }
    var position = start
    while position < end {
      let lineEnd = min(buffer.lineEnd(at: position) ?? end, end)
      if let hit = buffer.nextText(of: options.wanted, from: position, to: lineEnd) { return hit }
      guard let rest = line(buffer, lineEnd + 1, end) else { return nil }
      if isRest(buffer, rest), let literal = brokenText(buffer, rest) {
        return LiteralScanner.Hit(start: rest.lowerBound, literal: literal)
      }
      position = rest.lowerBound
    }
    return nil
  }

  /// The index of a wanted text that begins in the line before `rest` and ends in `rest`.
  private mutating func brokenText(_ buffer: LineBuffer, _ rest: Range<Int>) -> Int? {
    guard let width else { return nil }
    let reach = options.wanted.longest
    let text = Array(content(buffer, lineBefore(rest, buffer)).suffix(reach))
    let joined = width.joined(text, Array(content(buffer, rest).prefix(reach)))
    return options.wanted.literal(in: joined, across: text.count)
  }

  /// True if a line is the rest of the one before it, which was wrapped.
  mutating func isRest(_ buffer: LineBuffer, _ line: Range<Int>) -> Bool {
    guard let width, width.wraps, line.lowerBound > buffer.dropped, let format else { return false }
    if width.isSaid {
      let (before, rest) = (printed(buffer, lineBefore(line, buffer)), printed(buffer, line))
      let bytes = buffer.bytes.span
      return peeler.goesOn(bytes.extracting(before), width)
        && EntryParts.areOfOneStream(bytes.extracting(before), bytes.extracting(rest))
    }
    let isQuoted = width.kind == .quotedPrintable
    guard peel(buffer, line, { !$0.isEmpty && (isQuoted || format.certainty($0) == 0) }) else { return false }
    let (before, rest) = (content(buffer, lineBefore(line, buffer)), content(buffer, line))
    return width.continues(before.span, with: rest.span)
  }

  private func lineBefore(_ line: Range<Int>, _ buffer: LineBuffer) -> Range<Int> {
    buffer.lineStart(at: line.lowerBound - 1, notBefore: buffer.dropped)..<line.lowerBound - 1
  }

  /// The part of a line that was wrapped: without a prefix that was put before it later.
  private mutating func content(_ buffer: LineBuffer, _ line: Range<Int>) -> [UInt8] {
    guard width?.isInside == true else { return Array(buffer.bytes[printed(buffer, line)]) }
    return peel(buffer, line) { text in text.indices.map { text[$0] } }
  }

  /// The range of a line among the bytes of the buffer, without the signs of its end.
  func printed(_ buffer: LineBuffer, _ line: Range<Int>) -> Range<Int> {
    var end = line.upperBound - buffer.dropped
    let start = line.lowerBound - buffer.dropped
    while end > start, buffer.bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  mutating func endsUncertain(_ buffer: LineBuffer, before line: Range<Int>, _ width: LineWidth) -> Bool {
    let (before, rest) = (content(buffer, lineBefore(line, buffer)), content(buffer, line))
    return width.isUncertain(before.span, before: rest.span)
  }

  mutating func endsAtWidth(_ buffer: LineBuffer, _ range: Range<Int>) -> Bool {
    guard let width, width.kind == .cut || width.isSaid else { return false }
    let start = buffer.lineStart(at: range.upperBound - 1, notBefore: range.lowerBound)
    if width.isSaid {
      return peeler.goesOn(buffer.bytes.span.extracting(printed(buffer, start..<range.upperBound)), width)
    }
    let last = content(buffer, start..<range.upperBound)
    return width.cuts(last.span)
  }
}
