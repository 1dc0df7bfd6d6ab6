import LogCheckModel

/// Lines of `key=value` pairs (logfmt) around the lines of a log.
enum PairLine {
  static func decode(_ key: String, in line: Span<UInt8>, into text: inout [UInt8]) -> Bool {
    guard let pairs = pairs(in: line), let value = pairs.last(where: { $0.key == key })?.value else { return false }
    text += value
    return true
  }

  /// The pairs of a line; `nil` if it has anything else.
  static func pairs(in line: Span<UInt8>) -> [(key: String, value: [UInt8])]? {
    var all: [(key: String, value: [UInt8])] = []
    var index = 0
    line.skipBlanks(at: &index)
    while index < line.count, all.count < most {
      let start = index
      while index < line.count, ASCII.isAlphanumeric(line[index]) || isSign(line[index]) { index += 1 }
      guard index > start, line.byte(index) == 0x3D else { return nil }
      var key: [UInt8] = []
      key.append(bytes: line.extracting(start..<index))
      index += 1
      var value: [UInt8] = []
      if line.byte(index) == 0x22 {
        guard let (end, _) = try? JSONScanner.stringEnd(in: line, at: index) else { return nil }
        JSONText.append(line, of: index + 1..<end - 1, to: &value)
        index = end
      } else {
        let first = index
        while index < line.count, line[index] != 0x20 { index += 1 }
        value.append(bytes: line.extracting(first..<index))
      }
      all.append((String(decoding: key, as: UTF8.self), value))
      guard index == line.count || line[index] == 0x20 else { return nil }
      line.skipBlanks(at: &index)
    }
    return index == line.count ? all : nil
  }

  private static let most = 64

  /// `_`, `-`, `.`, `@`
  private static func isSign(_ byte: UInt8) -> Bool { byte == 0x5F || byte == 0x2D || byte == 0x2E || byte == 0x40 }
}
