import LogCheckModel

/// The time in a line of a table that was copied from Console.app.
struct ConsoleTime {
  var stamp: PrintedStamp
  /// The column with the time, and how many columns are before it.
  var column: Range<Int>
  var index: Int
  /// True if the message comes before the time, so that the line ends a record.
  var followsMessage = false

  /// The first column that is a time, wherever it is; the types around it show whether it comes after the message.
  init?(first text: Span<UInt8>, in logLine: Range<Int>) {
    var start = logLine.lowerBound
    var index = 0
    while start < logLine.upperBound {
      let end = text.firstIndex(of: 0x09, from: start, to: logLine.upperBound) ?? logLine.upperBound
      if let stamp = Self.stamp(text, start..<end) {
        // A time alone in its line is a message that consists of a time.
        guard start > logLine.lowerBound || end < logLine.upperBound else { return nil }
        let rest = min(end + 1, logLine.upperBound)..<logLine.upperBound
        let isLast = rest.isEmpty || ConsoleType(text, rest) != nil
        let isFirst = start == logLine.lowerBound || ConsoleType(text, logLine.lowerBound..<start - 1) != nil
        self.init(stamp: stamp, column: start..<end, index: index, followsMessage: isLast && !isFirst)
        return
      }
      start = end + 1
      index += 1
    }
    return nil
  }

  init(stamp: PrintedStamp, column: Range<Int>, index: Int, followsMessage: Bool) {
    self.stamp = stamp
    self.column = column
    self.index = index
    self.followsMessage = followsMessage
  }

  /// A time of day with a fraction and a zone, a date before it or not. macOS 10.12 to 10.14 have a blank before the zone,
  /// and some copies one before the time.
  static func stamp(_ text: Span<UInt8>, _ column: Range<Int>) -> PrintedStamp? {
    var position = column.lowerBound
    while position < column.upperBound, text[position] == 0x20 { position += 1 }
    guard position < column.upperBound, let stamp = stamp(text, at: &position), position == column.upperBound else {
      return nil
    }
    return stamp
  }

  /// The time that begins at an index.
  static func stamp(_ text: Span<UInt8>, at index: inout Int) -> PrintedStamp? {
    guard text.isDigit(index) else { return nil }
    var position = index
    let stamp =
      text.printedDateAndTime(at: &position, zoneMayFollowBlank: true)
      ?? text.printedTimeOfDay(at: &position, zoneMayFollowBlank: true)
    guard let stamp, stamp.hasZone, stamp.fractionDigits >= 3 else { return nil }
    index = position
    return stamp
  }
}
