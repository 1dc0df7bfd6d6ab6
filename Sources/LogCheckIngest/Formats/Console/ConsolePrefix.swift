import LogCheckModel

/// The text that mails, terminals and tools put before the first column, so that a copy has its times in a column and yet is no copy as
/// Console.app makes it: `> default`, `12:default`, `web-1  | default`, the numbers of `cat -n`.
enum ConsolePrefix {
  /// True if such a prefix is before a line. A message that begins the line may begin with anything but `>` and a line
  /// number.
  static func isBefore(_ line: Span<UInt8>, _ time: ConsoleTime) -> Bool {
    // A copy whose first column is the time has its prefix in the same column, which then is no time.
    guard time.index > 0, let end = line.firstIndex(of: 0x09, from: 0) else { return false }
    if line.byte(0) == 0x3E, line.byte(1) == 0x20 || line.byte(1) == 0x3E { return true }
    if isNumbered(line) { return true }
    // With a process and a message after the time, and no type after them, the first column is a type or a name.
    let lineEnd = line.endOfLine(from: 0)
    guard !time.followsMessage,
      var last = line.firstIndex(of: 0x09, from: time.column.upperBound + 1, to: lineEnd)
    else { return false }
    while let next = line.firstIndex(of: 0x09, from: last + 1, to: lineEnd) { last = next }
    if ConsoleType(line, last + 1..<lineEnd) != nil { return false }
    return line.byte(0) == 0x20 || isSign(line[0]) || endsWithType(line, end)
  }

  /// `12:` of grep, or the indented number of `cat -n` and `less -N`.
  private static func isNumbered(_ line: Span<UInt8>) -> Bool {
    var position = 0
    while line.byte(position) == 0x20 { position += 1 }
    let number = position
    while line.isDigit(position) { position += 1 }
    guard position > number else { return false }
    return line.byte(position) == 0x3A || number > 0 && (line.byte(position) == 0x09 || line.byte(position) == 0x20)
  }

  /// Signs that begin no type and no name.
  private static func isSign(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x23, 0x24, 0x2A...0x2E, 0x3A, 0x3B, 0x3D, 0x3E, 0x60, 0x7C, 0x7E: true
    default: false
    }
  }

  /// True if the first column is a word as types are, after a sign, a blank or a dash that no type holds.
  private static func endsWithType(_ line: Span<UInt8>, _ end: Int) -> Bool {
    var start = end
    while start > 0, ConsoleType.isOfWord(line[start - 1]) { start -= 1 }
    guard start > 0 else { return false }
    let isApart = !ASCII.isAlphanumeric(line[start - 1]) || line.byte(start) == 0x20 || line.byte(start) == 0x2D
    while start < end, line[start] == 0x20 || line[start] == 0x2D { start += 1 }
    return isApart && start < end
  }
}
