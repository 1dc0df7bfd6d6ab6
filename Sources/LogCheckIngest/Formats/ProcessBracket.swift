import LogCheckModel

/// `[pid]` or `[pid:tid]` in the header of a line.
struct ProcessBracket {
  /// The index of `[`.
  var open: Int
  /// The index after `]`.
  var end: Int
  /// `nil` if no process can have that number.
  var processID: Int32?
  var threadID: UInt64?
}

/// The notation of a bracket's thread id.
enum ThreadNotation {
  case none
  case hexadecimal
  /// Hexadecimal if it holds a letter, else decimal.
  case either
}

extension Span<UInt8> {
  /// The first such bracket of the line that holds `start`, at or after it.
  ///
  /// Names before it may themselves hold blanks, digits, dots and brackets, so it is found by its shape.
  func processBracket(from start: Int, threads: ThreadNotation) -> ProcessBracket? {
    var position = Swift.max(0, start)
    while position < count, self[position] != 0x0A {
      if self[position] == 0x5B, let bracket = processBracket(at: position, threads: threads) { return bracket }
      position += 1
    }
    return nil
  }

  private func processBracket(at open: Int, threads: ThreadNotation) -> ProcessBracket? {
    var position = open + 1
    guard let processID = number(at: &position) else { return nil }
    var bracket = ProcessBracket(open: open, end: position, processID: Int32(exactly: processID))
    switch threads {
    case .none: break
    case .hexadecimal:
      guard skip(0x3A, at: &position), let threadID = hexNumber(at: &position) else { return nil }
      bracket.threadID = threadID
    case .either:
      guard skip(0x3A, at: &position), let threadID = threadNumber(at: &position) else { return nil }
      bracket.threadID = threadID
    }
    guard skip(0x5D, at: &position) else { return nil }
    bracket.end = position
    return bracket
  }

  /// A thread id in the notation that its digits suggest: `0x2c3` and `1a03` are hexadecimal, `177183` is decimal.
  private func threadNumber(at index: inout Int) -> UInt64? {
    var position = index
    if !skip("0x", at: &position), let decimal = number(at: &position), byte(position) == 0x5D {
      index = position
      return UInt64(exactly: decimal)
    }
    position = index
    _ = skip("0x", at: &position)
    guard let threadID = hexNumber(at: &position) else { return nil }
    index = position
    return threadID
  }
}
