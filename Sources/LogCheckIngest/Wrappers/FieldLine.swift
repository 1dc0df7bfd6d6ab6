import LogCheckModel

/// Lines `KEY=value`, several for each entry of a log, with blanks in front or without: `journalctl -o export` and `-o verbose`.
///
/// The journal writes keys in capital letters, digits and `_` (systemd.journal-fields(7)).
enum FieldLine {
  /// The start of the value, if the line is that of the key.
  static func valueStart(of key: [UInt8], in line: Span<UInt8>) -> Int? {
    guard let found = range(in: line), found.count == key.count,
      key.indices.allSatisfy({ key[$0] == line[found.lowerBound + $0] })
    else { return nil }
    return found.upperBound + 1
  }

  /// The key of a line, and its value; `nil` of another line.
  static func field(in line: [UInt8]) -> (key: [UInt8], value: [UInt8])? {
    range(in: line.span).map { (Array(line[$0]), Array(line[($0.upperBound + 1)...])) }
  }

  private static func range(in line: Span<UInt8>) -> Range<Int>? {
    var start = 0
    line.skipBlanks(at: &start)
    var end = start
    while end < line.count, isKey(line[end]) { end += 1 }
    return end > start && line.byte(end) == 0x3D ? start..<end : nil
  }

  private static func isKey(_ byte: UInt8) -> Bool {
    ASCII.isUpper(byte) || ASCII.isDigit(byte) || byte == 0x5F
  }
}
