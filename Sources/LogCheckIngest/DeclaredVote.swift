import LogCheckModel

/// Finds the declared format that fits the lines of a sample.
struct DeclaredVote {
  /// The format, and how many lines are records of it.
  var format: LogFormat
  var lines: Int

  /// A pattern of a time and a level fits many lines. So the message of at least one must begin as one of a plugin does, unless most lines fit.
  init?(_ formats: [LogFormat], _ lines: [[UInt8]]) {
    var best: (format: LogFormat, lines: Int, known: Int)?
    for format in formats {
      var record = Record()
      var (count, known, misread) = (0, 0, 0)
      for line in lines {
        record.reset()
        guard format.reader.read(line.span, into: &record) else { continue }
        count += 1
        if Self.beginsAsMessage(record) {
          known += 1
        } else if Self.holdsTag(record) {
          misread += 1
        }
      }
      // A tag in the middle of most messages: the pattern takes a part of the header for text.
      guard known > 0 || count * 10 >= lines.count * 8, misread <= known,
        (known, count) > (best?.known ?? 0, best?.lines ?? 0)
      else { continue }
      best = (format, count, known)
    }
    guard let best else { return nil }
    format = best.format
    self.lines = best.lines
  }

  private static func beginsAsMessage(_ record: Record) -> Bool {
    let text = record.text.span
    if text.byte(record.message.lowerBound) == 0x7B { return true }
    return TaggedLinesReader.startsWithTag(text.extracting(record.message)) || isTag(text, record.tag)
  }

  /// True if a tag is in the middle of the message.
  private static func holdsTag(_ record: Record) -> Bool {
    let text = record.text.span
    let message = record.message
    return message.dropFirst().contains { index in
      text[index] == 0x5B && TaggedLinesReader.startsWithTag(text.extracting(index..<message.upperBound))
        || text[index - 1] == 0x20 && ASCII.isUpper(text[index])
          && TaggedLinesReader.startsWithTag(text.extracting(index..<message.upperBound))
    }
  }

  /// Capital letters and hyphens.
  private static func isTag(_ text: Span<UInt8>, _ tag: Range<Int>) -> Bool {
    var hasHyphen = false
    for index in tag {
      if text[index] == 0x2D { hasHyphen = true }
      guard ASCII.isUpper(text[index]) || text[index] == 0x2D else { return false }
    }
    return hasHyphen
  }
}
