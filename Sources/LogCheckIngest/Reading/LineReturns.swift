import LogCheckModel

/// Captures whose lines end with CR alone, as old systems and some terminals write them.
extension LineBuffer {
  /// True if CR, and no LF, ends the lines of what has come so far.
  var hasReturnsOnly: Bool {
    guard !endsAtReturns, !bytes.contains(0x0A), let position = bytes.firstIndex(of: 0x0D) else { return false }
    // The LF of the last one may still come.
    return position < bytes.count - 1
  }

  /// From that position on CR ends lines; one before a LF belongs to that.
  mutating func endLinesAtReturns(at position: Int) {
    guard !endsAtReturns else { return }
    endsAtReturns = true
    recount(turnReturns(from: max(0, position - dropped), countingBefore: countedEnd - dropped))
  }

  /// The same for what has come since, from that index on.
  mutating func endLinesAtReturns(from index: Int) {
    // Whether the last CR belonged to a LF is known only now.
    let start = index > 0 && index <= bytes.count && bytes[index - 1] == 0x0D ? index - 1 : index
    _ = turnReturns(from: start, countingBefore: 0)
  }

  /// Turns CRs into LFs; gives how many of them lie before an index. Of the last byte it is not known before the end.
  private mutating func turnReturns(from start: Int, countingBefore limit: Int) -> Int {
    var count = 0
    var index = start
    while index < bytes.count {
      let found = unsafe bytes.withUnsafeBytes { unsafe memoryIndex(of: 0x0D, in: $0, from: index) }
      guard let found else { break }
      index = found + 1
      guard index < bytes.count ? bytes[index] != 0x0A : isFinished else { continue }
      bytes[found] = 0x0A
      if found < limit { count += 1 }
    }
    return count
  }

  /// No LF follows the last CR.
  mutating func finishReturns() {
    isFinished = true
    if endsAtReturns, bytes.last == 0x0D { bytes[bytes.count - 1] = 0x0A }
  }
}
