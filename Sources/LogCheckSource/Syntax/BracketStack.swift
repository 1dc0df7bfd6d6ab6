/// Matches brackets while tokens are read. Brackets that do not match are survived: one that nothing opened is passed
/// over, one that nothing closes ends where the bracket around it does.
struct BracketStack {
  private var open: [(token: Int32, sort: Int)] = []
  /// The number of open brackets of each sort since the last barrier.
  private var counts = [0, 0, 0]
  private var saved: [[Int]] = []
  /// The match of the bracket that was read last.
  private(set) var lastMatch: Int32 = -1

  private static let barrier = 3

  /// True if no bracket of the sort of `byte` is open inside the current string or interpolation.
  func isBalanced(closing byte: UInt8) -> Bool { Self.closing(byte).map { counts[$0] == 0 } ?? true }

  mutating func read(_ byte: UInt8, at index: Int, _ tokens: inout [Token]) {
    lastMatch = -1
    if let sort = Self.opening(byte) {
      open.append((Int32(index), sort))
      counts[sort] += 1
    } else if let sort = Self.closing(byte), counts[sort] > 0 {
      while let last = open.popLast() {
        counts[last.sort] -= 1
        tokens[Int(last.token)].match = Int32(index)
        if last.sort == sort {
          lastMatch = last.token
          break
        }
      }
    }
  }

  mutating func openBarrier(at index: Int) {
    open.append((Int32(index), Self.barrier))
    saved.append(counts)
    counts = [0, 0, 0]
  }

  /// Closes the last barrier and what is open inside of it; the token that opened it.
  mutating func closeBarrier(at index: Int, _ tokens: inout [Token]) -> Int32 {
    counts = saved.popLast() ?? [0, 0, 0]
    while let last = open.popLast() {
      tokens[Int(last.token)].match = Int32(index)
      if last.sort == Self.barrier { return last.token }
    }
    return -1
  }

  /// Brackets that are still open end with the file.
  mutating func finish(_ tokens: inout [Token]) {
    while let last = open.popLast() { tokens[Int(last.token)].match = Int32(tokens.count) }
  }

  private static func opening(_ byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "("): 0
    case UInt8(ascii: "["): 1
    case UInt8(ascii: "{"): 2
    default: nil
    }
  }

  private static func closing(_ byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: ")"): 0
    case UInt8(ascii: "]"): 1
    case UInt8(ascii: "}"): 2
    default: nil
    }
  }
}
