import LogCheckModel

/// What the text styles of Apple's `log` share: rows that are no records, and the part behind the process.
enum AppleText {
  /// The kind of a row that `log` or `simctl` prints around the records; `nil` for anything else.
  static func noise(_ line: Span<UInt8>) -> NoiseKind? {
    if line.isEmpty { return nil }  // Messages may hold empty rows.
    if line.has("=== Messages dropped", at: 0) { return .lossMarker }
    if line.has("Timestamp  ", at: 0) || line.has("Filtering the log data using", at: 0)
      || line.has("Skipping info and debug messages", at: 0) || line.has("==========", at: 0)
    {
      return .header
    }
    if line.has("--------------------", at: 0) || line.has("Log      - Default:", at: 0)
      || line.has("Activity - Create:", at: 0)
    {
      return .footer
    }
    if line.has("getpwuid_r did not find", at: 0) || line.has("Error from getpwuid_r", at: 0)
      || line.has("Child process terminated with signal", at: 0)
    {
      return .toolMessage
    }
    return nil
  }

  /// Reads `(library) [subsystem:category] message`, both optional, from `start` to the end of the record.
  ///
  /// A bracket without a colon is message text: `[DNP-FETCH] …` is a tag, not a subsystem.
  static func readSenderAndMessage(_ text: Span<UInt8>, from start: Int, into record: inout Record) {
    var place = start
    if text.byte(place) == 0x28, let close = text.firstIndex(of: 0x29, from: place), text.byte(close + 1) == 0x20 {
      place = close + 2
    }
    if text.byte(place) == 0x5B, let part = subsystem(text, at: place) {
      record.subsystem = part.subsystem
      record.category = part.category
      place = part.end
    }
    record.message = place..<max(place, text.count)
  }

  /// `[subsystem:category] `; the category may be empty and may hold brackets of its own.
  private static func subsystem(
    _ text: Span<UInt8>, at start: Int
  ) -> (subsystem: Range<Int>, category: Range<Int>, end: Int)? {
    var colon: Int?
    var depth = 0
    var index = start
    while index < text.count, text[index] != 0x0A {
      switch text[index] {
      case 0x5B: depth += 1
      case 0x3A where colon == nil: colon = index
      case 0x20 where colon == nil: return nil
      case 0x5D:
        depth -= 1
        if depth == 0 {
          guard let colon, text.byte(index + 1) == 0x20 || index + 1 == text.count else { return nil }
          return (start + 1..<colon, colon + 1..<index, min(index + 2, text.count))
        }
      default: break
      }
      index += 1
    }
    return nil
  }
}
