import LogCheckModel

/// Lines of Android Studio whose tag is left blank, since it is that of the line directly above, whatever process that is of.
extension LineFraming {
  /// The tag of the last record, for the line right after it.
  struct TagAbove {
    var tag: [UInt8]
    /// The wanted text in the tag.
    var literal: Int
    /// The position after the record.
    var end: Int
  }

  /// The line right after a record with a wanted tag, if its tag is hidden: nothing wanted may be in it.
  mutating func hiddenTagHit(_ buffer: LineBuffer, from start: Int, to end: Int) -> LiteralScanner.Hit? {
    guard let above = tagAbove, above.end == start, let line = line(buffer, start, end),
      peel(buffer, line, { LogcatLine.hidesTag($0) })
    else { return nil }
    return LiteralScanner.Hit(start: start, literal: above.literal)
  }

  /// Gives a record whose tag is hidden the tag of the lines above, and keeps it for the line after the record.
  mutating func takeTagAbove(_ record: inout Record, _ buffer: LineBuffer, _ range: Range<Int>) {
    let above = tagAbove
    tagAbove = nil
    guard format?.id == LogFormat.androidThreadtime.id, LogcatLine.isStudioHead(record.text.span) else { return }
    if record.tag.isEmpty, LogcatLine.hidesTag(record.text.span) {
      let tag = above?.end == range.lowerBound ? above?.tag : searchedTag(buffer, before: range.lowerBound)
      guard let tag else { return }
      record.tag = record.append(tag.span)
    }
    let tag = Array(record.text[record.tag])
    guard !tag.isEmpty, let literal = options.wanted.recordText(in: tag) else { return }
    tagAbove = TagAbove(tag: tag, literal: literal, end: range.upperBound + 1)
  }

  /// The tag of the nearest line above that shows one.
  private mutating func searchedTag(_ buffer: LineBuffer, before position: Int) -> [UInt8]? {
    var end = position
    let floor = max(buffer.dropped, position - RecordLimits.bytes)
    while end > floor {
      let start = buffer.lineStart(at: end - 1, notBefore: floor)
      let tag = peel(buffer, start..<end - 1) { text -> [UInt8]? in
        guard let line = LogcatLine.stamped(text), line.layout == .studio, !line.tag.isEmpty else { return nil }
        return line.tag.map { text[$0] }
      }
      if let tag { return tag }
      end = start
    }
    return nil
  }
}

extension LogcatLine {
  /// True if a line of Android Studio leaves the column of the tag blank; a tag that is empty is printed as `<no-tag>`.
  static func hidesTag(_ text: Span<UInt8>) -> Bool {
    guard isStudioHead(text), let line = stamped(text) else { return false }
    return line.layout == .studio && line.tag.isEmpty
  }

  /// True if a line may be one of Android Studio: a hyphen is between the numbers of its process and thread.
  static func isStudioHead(_ text: Span<UInt8>) -> Bool {
    for index in 25..<36 where text.byte(index) == 0x2D { return text.isDigit(index - 1) && text.isDigit(index + 1) }
    return false
  }
}
