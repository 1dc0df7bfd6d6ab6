import LogCheckModel

/// Wanted texts that the width of the lines broke in two.
extension LineFraming {
  /// The first wanted text from `start` on: one inside a line, or one that begins at the end of a line and goes on in its rest.
  mutating func nextHit(_ buffer: LineBuffer, from start: Int, to end: Int) -> LiteralScanner.Hit? {
    let whole = buffer.nextText(of: options.wanted, from: start, to: end)
    guard let width, width.wraps else { return whole }
    return brokenHit(buffer, from: start, to: whole?.start ?? end, width) ?? whole
  }

  private mutating func brokenHit(
    _ buffer: LineBuffer, from start: Int, to end: Int, _ width: LineWidth
  ) -> LiteralScanner.Hit? {
    var next = buffer.lineStart(at: start, notBefore: buffer.dropped)
    while let lineEnd = buffer.lineEnd(at: next), let rest = line(buffer, lineEnd + 1, end) {
      if isRest(buffer, rest, width), let literal = brokenText(buffer, next..<lineEnd, rest, width) {
        return LiteralScanner.Hit(start: rest.lowerBound, literal: literal)
      }
      next = rest.lowerBound
    }
    return nil
  }

  /// The index of a wanted text that begins in a line and ends in its rest.
  private func brokenText(_ buffer: LineBuffer, _ line: Range<Int>, _ rest: Range<Int>, _ width: LineWidth) -> Int? {
    let reach = options.wanted.longest
    let text = Array(buffer.bytes[printed(buffer, line)].suffix(reach))
    let joined = width.joined(text, Array(buffer.bytes[printed(buffer, rest)].prefix(reach)))
    return options.wanted.literal(in: joined, across: text.count)
  }
}
