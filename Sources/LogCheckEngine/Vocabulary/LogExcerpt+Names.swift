import LogCheckModel

extension LogExcerpt {
  /// True if the line holds the identifier as a whole, and not as a part of a longer one.
  func names(_ identifier: LogText) -> Bool {
    let (line, wanted) = (text.bytes, identifier.bytes)
    guard let first = wanted.first, wanted.count <= line.count else { return false }
    for start in 0...(line.count - wanted.count) where line[start] == first {
      let end = start + wanted.count
      guard start == 0 || !Self.isOfIdentifier(line[start - 1]), end == line.count || !Self.isOfIdentifier(line[end]),
        line[start..<end].elementsEqual(wanted)
      else { continue }
      return true
    }
    return false
  }

  /// True if an identifier goes on with this byte; letters outside of ASCII count.
  private static func isOfIdentifier(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80..., 0x2D, 0x5F: true
    default: false
    }
  }
}
