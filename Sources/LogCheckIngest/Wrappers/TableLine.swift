import LogCheckModel

/// Lines of CSV (RFC 4180) or TSV around the lines of a log. A value in quotes may not continue on the next line.
enum TableLine {
  /// Appends the value of a column; `false` if the line has no such column, or is broken.
  static func decode(_ column: Int, _ separator: UInt8, in line: Span<UInt8>, into text: inout [UInt8]) -> Bool {
    var index = 0
    var number = 0
    while true {
      var value: [UInt8] = []
      guard let end = append(from: index, separator, in: line, to: &value) else { return false }
      if number == column {
        text += value
        return true
      }
      guard end < line.count else { return false }
      index = end + 1
      number += 1
    }
  }

  /// All values of a line; `nil` if it is broken.
  static func values(_ separator: UInt8, in line: Span<UInt8>) -> [[UInt8]]? {
    var all: [[UInt8]] = []
    var index = 0
    while all.count < most {
      var value: [UInt8] = []
      guard let end = append(from: index, separator, in: line, to: &value) else { return nil }
      all.append(value)
      guard end < line.count else { return all }
      index = end + 1
    }
    return nil
  }

  private static let most = 64

  /// Reads one value and returns the index of the separator after it, or the end.
  private static func append(
    from start: Int, _ separator: UInt8, in line: Span<UInt8>, to value: inout [UInt8]
  ) -> Int? {
    guard line.byte(start) == 0x22, start < line.count else {
      var end = start
      while end < line.count, line[end] != separator { end += 1 }
      value.append(bytes: line.extracting(start..<end))
      return end
    }
    var index = start + 1
    while index < line.count {
      if line[index] != 0x22 {
        value.append(line[index])
        index += 1
      } else if line.byte(index + 1) == 0x22, index + 1 < line.count {
        value.append(0x22)
        index += 2
      } else {
        index += 1
        return index == line.count || line[index] == separator ? index : nil
      }
    }
    return nil
  }
}
