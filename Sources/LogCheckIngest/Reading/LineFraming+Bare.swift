import LogCheckModel

/// Lines without a header that are records all the same.
extension LineFraming {
  /// Whether a line without a header begins, behind what wraps it, with a wanted text, or is one JSON object with a wanted text in
  /// it, in captures that mix such lines with others.
  mutating func startsBareRecord(_ buffer: LineBuffer, _ line: Range<Int>) -> Bool {
    guard let format, format.carries.contains(.bareRows), let scanner else { return false }
    return peel(buffer, line) { text in
      unsafe text.withUnsafeBytes { bytes in
        guard let hit = unsafe scanner.next(in: bytes, from: 0, to: bytes.count) else { return false }
        if bytes.count > 2, unsafe bytes[0] == 0x7B, unsafe bytes[1] == 0x22 || bytes[1] == 0x20 {
          var end = bytes.count
          while end > 2, unsafe bytes[end - 1] <= 0x20 { end -= 1 }
          if unsafe bytes[end - 1] == 0x7D { return true }
        }
        for index in 0..<hit.start where unsafe bytes[index] > 0x20 && bytes[index] < 0x80 { return false }
        return true
      }
    }
  }
}
