/// Values in quotation marks inside a message.
extension Span<UInt8> {
  /// True if a position is inside a value in quotation marks: `title="… here …"`, `"title":"… here …"`, also with escaped marks.
  /// The mark before it opens a value, and the same mark after it closes one; else two lines may have been torn into each
  /// other.
  package func isInsideQuotedValue(_ position: Int, in range: Range<Int>) -> Bool {
    var open = position - 1
    while open >= range.lowerBound, self[open] != 0x22 { open -= 1 }
    guard open >= range.lowerBound else { return false }
    let depth = escapes(before: open, notBefore: range.lowerBound)
    let before = open - depth - 1
    guard before < range.lowerBound || Self.opensValue(self[before]) else { return false }
    var close = position
    while close < range.upperBound {
      defer { close += 1 }
      guard self[close] == 0x22 else { continue }
      let own = escapes(before: close, notBefore: position)
      // A mark that is escaped once more is a part of the value.
      if own > depth { continue }
      guard own == depth else { return false }
      let last = close - own - 1
      let isAfterOpening = last >= position && Self.opensValue(self[last]) && self[last] != 0x20
      let next = close + 1
      return !isAfterOpening && (next >= range.upperBound || Self.followsValue(self[next]))
    }
    return false
  }

  private func escapes(before position: Int, notBefore start: Int) -> Int {
    var index = position
    while index > start, self[index - 1] == 0x5C { index -= 1 }
    return position - index
  }

  private static func opensValue(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x3D, 0x3A, 0x28, 0x5B, 0x7B, 0x2C: true
    default: false
    }
  }

  private static func followsValue(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, 0x2C, 0x3B, 0x29, 0x5D, 0x7D, 0x5C, 0x22: true
    default: false
    }
  }
}
