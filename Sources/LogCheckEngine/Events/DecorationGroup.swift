import LogCheckModel

/// Reads a value as a number.
enum NumberToken {
  /// True if a value is 0, or `nil` where it does not begin with a digit.
  static func isZero(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool? {
    guard let first = range.first, ASCII.isDigit(text[first]) else { return nil }
    return range.allSatisfy { text[$0] == 0x30 || text[$0] == 0x2E }
  }
}

/// Checks that the contents of brackets or of a pair do not change the meaning of the text around them.
enum DecorationGroup {
  private static let mostTokens = 16

  /// True if a group holds plain words and values only; pairs with one of `keys` are fields, and may hold anything.
  static func isPlain(_ text: Span<UInt8>, _ group: Range<Int>, keys: [[UInt8]], depth: Int = 0) -> Bool {
    guard depth < 4, group.count >= 2 else { return false }
    var scanner = DecorationScanner(group.lowerBound + 1..<group.upperBound - 1)
    // `retry 1` counts, `retry` alone says that it did not succeed.
    var needsNumber = false
    // `0 removed` says that nothing was removed.
    var isAfterZero = false
    for _ in 0..<mostTokens {
      guard let token = scanner.next(text) else { return scanner.isDone && !needsNumber }
      switch token.kind {
      case .mark:
        guard !DecorationWords.refuse(text, token.range) else { return false }
        continue
      case .group: guard isPlain(text, token.range, keys: keys, depth: depth + 1) else { return false }
      case .pair: guard isPlain(pair: token, text, keys: keys) else { return false }
      case .word where DecorationWords.counters.contains(DecorationScanner.lowered(text, token.range)):
        guard !needsNumber else { return false }
        needsNumber = DecorationWords.holdDoubt(text, token.range)
        continue
      case .word:
        let word = DecorationScanner.lowered(text, token.range)
        guard !isAfterZero || DecorationWords.units.contains(word), !DecorationWords.holdDoubt(text, token.range) else {
          return false
        }
      case .value: guard !DecorationWords.holdDoubt(text, token.range) else { return false }
      }
      isAfterZero = NumberToken.isZero(text, token.range) == true
      if needsNumber, NumberToken.isZero(text, token.range) == nil { return false }
      needsNumber = false
    }
    return false
  }

  static func isPlain(pair: DecorationToken, _ text: Span<UInt8>, keys: [[UInt8]]) -> Bool {
    guard case .pair(let key, let value) = pair.kind else { return false }
    if keys.contains(where: { $0.count == key.count && PairScanner.matches($0, text, at: key.lowerBound) }) {
      return true
    }
    if DecorationWords.holdDoubt(text, key) {
      // `errors=0` is a count.
      guard let isZero = NumberToken.isZero(text, value) else { return false }
      return isZero || DecorationWords.countKeys.contains(DecorationScanner.lowered(text, key))
    }
    guard DecorationWords.holdDoubt(text, value) else { return true }
    // Flags and absent values say nothing of the text, unless their key does.
    return ["false", "nil", "null", "no", "none"].contains(DecorationScanner.lowered(text, value))
      && !DecorationWords.confirms(DecorationScanner.lowered(text, key))
  }
}
