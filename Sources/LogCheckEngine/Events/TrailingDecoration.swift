import LogCheckModel

/// Reads what people write after a known text: marks, groups in brackets, phrases such as `for daily-1` or `after 3 s`,
/// `done`, counts and `key=value` pairs. Anything else may change the meaning of the text.
struct TrailingDecoration {
  private static let mostTokens = 40

  private let tokens: [DecorationToken]
  private let keys: [[UInt8]]
  /// True if the text before it reports a failure, so that marks such as ❌ agree with it.
  private let isOfRefusal: Bool
  /// The ranges in which pairs may be read, in order.
  private var pairs: [Range<Int>] = []

  /// The parts of the range that may hold pairs, or `nil` if it holds more than decoration. `keys`, in small letters,
  /// are those of fields, whose values may be anything.
  static func pairs(
    _ text: Span<UInt8>, _ range: Range<Int>, keys: [[UInt8]], isOfRefusal: Bool = false
  ) -> [Range<Int>]? {
    var scanner = DecorationScanner(range)
    var tokens: [DecorationToken] = []
    while let token = scanner.next(text) {
      guard tokens.count < mostTokens else { return nil }
      tokens.append(token)
    }
    guard scanner.isDone else { return nil }
    var decoration = TrailingDecoration(tokens: tokens, keys: keys, isOfRefusal: isOfRefusal)
    return decoration.read(text) ? decoration.pairs : nil
  }

  private init(tokens: [DecorationToken], keys: [[UInt8]], isOfRefusal: Bool) {
    self.tokens = tokens
    self.keys = keys
    self.isOfRefusal = isOfRefusal
  }

  private mutating func read(_ text: Span<UInt8>) -> Bool {
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      switch token.kind {
      case .mark:
        guard isOfRefusal || !DecorationWords.refuse(text, token.range) else { return false }
        index += 1
      case .pair:
        guard DecorationGroup.isPlain(pair: token, text, keys: keys) else { return false }
        pairs.append(token.range)
        index += 1
      case .group:
        guard DecorationGroup.isPlain(text, token.range, keys: keys) else { return false }
        pairs.append(token.range)
        index += 1
      case .word, .value:
        if let end = labelled(text, index) {
          index = end
        } else if let end = phrase(text, index) {
          index = end
        } else {
          return false
        }
      }
    }
    return true
  }

  /// The index after `key: value`, whose key is a field's.
  private mutating func labelled(_ text: Span<UInt8>, _ index: Int) -> Int? {
    let key = tokens[index].range
    guard index + 2 < tokens.count, case .mark = tokens[index + 1].kind, text[key.upperBound] == 0x3A,
      tokens[index + 1].range == key.upperBound..<key.upperBound + 1,
      keys.contains(where: { $0.count == key.count && PairScanner.matches($0, text, at: key.lowerBound) })
    else { return nil }
    let value = tokens[index + 2].range
    let end = DecorationScanner.valueEnd(text, value.lowerBound..<(tokens.last?.range.upperBound ?? value.upperBound))
    guard let end else { return nil }
    pairs.append(key.lowerBound..<end)
    return tokens[index...].firstIndex { $0.range.lowerBound >= end } ?? tokens.count
  }

  /// The index after a phrase that begins with a token.
  private func phrase(_ text: Span<UInt8>, _ index: Int) -> Int? {
    guard index < tokens.count else { return nil }
    let range = tokens[index].range
    if case .value = tokens[index].kind { return count(text, index) }
    let word = DecorationScanner.lowered(text, range)
    if DecorationWords.confirmations.contains(word) { return index + 1 }
    if DecorationWords.connectors.contains(word) { return phrase(text, index + 1) }
    if DecorationWords.prepositions.contains(word) { return object(text, index + 1) }
    guard DecorationWords.counters.contains(word), index + 1 < tokens.count else { return nil }
    // `attempt 1`, `try #3`
    var next = index + 1
    if isMark(text, next, 0x23) { next += 1 }
    guard next < tokens.count, case .value = tokens[next].kind, NumberToken.isZero(text, tokens[next].range) != nil
    else { return nil }
    return next + 1
  }

  /// The index after a number with what it counts, a time or `2/4`. Names and plain numbers may be values of the text
  /// before them,
  /// where no preposition leads to them.
  private func count(_ text: Span<UInt8>, _ index: Int, isObject: Bool = false) -> Int? {
    guard let isZero = NumberToken.isZero(text, tokens[index].range),
      !DecorationWords.holdDoubt(text, tokens[index].range)
    else {
      return nil
    }
    let isPlain = tokens[index].range.allSatisfy { ASCII.isDigit(text[$0]) || text[$0] == 0x2E }
    let alone = isObject || !isPlain || isMark(text, index - 1, 0x23) ? index + 1 : nil
    guard index + 1 < tokens.count, case .word = tokens[index + 1].kind else { return alone }
    let word = DecorationScanner.lowered(text, tokens[index + 1].range)
    if DecorationWords.units.contains(word) { return index + 2 }
    if DecorationWords.prepositions.contains(word) || DecorationWords.confirmations.contains(word) { return alone }
    return isZero || DecorationWords.holdDoubt(text, tokens[index + 1].range) ? nil : index + 2
  }

  /// The index after what a preposition leads to: a value, a count, a group, or some of the usual nouns.
  private func object(_ text: Span<UInt8>, _ start: Int) -> Int? {
    var index = start
    while index < tokens.count, case .word = tokens[index].kind,
      DecorationWords.articles.contains(DecorationScanner.lowered(text, tokens[index].range))
    {
      index += 1
    }
    guard index < tokens.count else { return nil }
    switch tokens[index].kind {
    case .mark: return isMark(text, index, 0x23) ? object(text, index + 1) : nil
    case .group: return DecorationGroup.isPlain(text, tokens[index].range, keys: []) ? index + 1 : nil
    case .pair: return nil
    case .value:
      guard !DecorationWords.holdDoubt(text, tokens[index].range) else { return nil }
      if NumberToken.isZero(text, tokens[index].range) != nil { return count(text, index, isObject: true) }
      return index + 1
    case .word:
      let first = index
      while index < tokens.count, case .word = tokens[index].kind,
        DecorationWords.nouns.contains(DecorationScanner.lowered(text, tokens[index].range))
      {
        index += 1
      }
      return index > first ? index : nil
    }
  }

  private func isMark(_ text: Span<UInt8>, _ index: Int, _ byte: UInt8) -> Bool {
    guard tokens.indices.contains(index), case .mark = tokens[index].kind else { return false }
    return tokens[index].range.count == 1 && text[tokens[index].range.lowerBound] == byte
  }
}
