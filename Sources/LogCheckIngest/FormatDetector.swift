import LogCheckModel

/// What a capture is, and what speaks for it.
package struct Detection: Sendable {
  /// `nil` when no format knows any of its lines.
  package var format: LogFormat?
  /// Wrappers to peel off every line, outermost first.
  package var wrappers: [LineWrapper] = []
  /// Whether lines carry terminal colours.
  package var hasColour = false
  /// Lines looked at that were not blank.
  package var lines = 0
  /// Of these, how many each format would read, most first.
  package var votes: [(format: FormatID, lines: Int, certainty: Int)] = []
}

/// Names the format of a capture from a sample of its lines. The same bytes always get the same name.
package enum FormatDetector {
  /// Bytes that are looked at.
  package static let sampleBytes = 65_536
  /// Lines that are looked at.
  package static let sampleLines = 400

  /// Looks at the beginning of a capture; a last line that is not ended is looked at only when `isWhole`.
  package static func detect(_ sample: Span<UInt8>, isWhole: Bool) -> Detection {
    var detection = Detection()
    var lines = self.lines(of: sample, isWhole: isWhole)
    detection.lines = lines.count
    var scratch: [UInt8] = []
    for index in lines.indices where lines[index].contains(0x1B) {
      scratch.removeAll(keepingCapacity: true)
      let line = lines[index]
      AnsiStrip.append(line.span, to: &scratch)
      lines[index] = scratch
      detection.hasColour = true
    }
    for wrapper in LineWrapper.all {
      let starts = lines.map { wrapper.contentStart($0.span) }
      let wrapped = starts.count { $0 != nil }
      // A tool that wraps, wraps every line; a few foreign ones may stand before and behind.
      guard wrapped > 0, wrapped * 10 >= lines.count * 8 else { continue }
      detection.wrappers.append(wrapper)
      for index in lines.indices { if let start = starts[index] { lines[index].removeFirst(start) } }
    }
    vote(lines, &detection)
    return detection
  }

  private static func vote(_ lines: [[UInt8]], _ detection: inout Detection) {
    var best: (format: LogFormat, score: Int)?
    for format in LogFormat.all {
      var count = 0
      var score = 0
      for line in lines {
        let certainty = format.certainty(line.span)
        if certainty > 0 {
          count += 1
          score += certainty
        }
      }
      guard count > 0 else { continue }
      detection.votes.append((format.id, count, score / count))
      if best.map({ score > $0.score }) ?? true { best = (format, score) }
    }
    detection.votes.sort { ($0.lines * $0.certainty, $1.format.name) > ($1.lines * $1.certainty, $0.format.name) }
    detection.format = best?.format
  }

  private static func lines(of sample: Span<UInt8>, isWhole: Bool) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    var line: [UInt8] = []
    for index in sample.indices {
      let byte = sample[index]
      if byte == 0x0A {
        if line.last == 0x0D { line.removeLast() }
        if !line.isEmpty { lines.append(line) }
        line.removeAll(keepingCapacity: true)
        if lines.count >= sampleLines { return lines }
      } else {
        line.append(byte)
      }
    }
    if isWhole || lines.isEmpty, !line.isEmpty { lines.append(line) }
    return lines
  }
}
