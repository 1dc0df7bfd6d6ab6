import LogCheckModel

/// Finds where a known text may begin after what people write in front of it: marks, groups in brackets, times, counts,
/// names with an
/// arrow, short labels.
enum LeadingDecoration {
  private static let longest = 96
  private static let mostTokens = 16

  /// The offsets at which a text may begin, without the beginning of the range.
  ///
  /// `begins` returns whether a known text such as a tag begins at an offset: such a text is not decoration.
  static func ends(_ text: Span<UInt8>, _ range: Range<Int>, unless begins: (Int) -> Bool) -> [Int] {
    var scanner = DecorationScanner(range)
    var state = State.complete
    var found: [Int] = []
    for _ in 0..<mostTokens {
      guard let token = scanner.next(text), token.range.lowerBound - range.lowerBound <= longest,
        !begins(token.range.lowerBound), let next = self.state(after: token, text, state)
      else { break }
      state = next
      scanner.skipBlanks(text)
      guard scanner.position < range.upperBound else { break }
      if state.isComplete { found.append(scanner.position) }
    }
    return found
  }

  private enum State: Equatable {
    case complete
    /// After a number other than 0; the next word may be its unit.
    case number
    /// After a 0, which only its unit may follow: `0 removed` says that it did not happen.
    case zero
    /// After a name, which needs an arrow, a dash or a colon.
    case name
    /// After a word that only a number can complete, or a colon where it is a label.
    case word(isLabel: Bool)
    /// After a preposition, which needs a value.
    case preposition

    var isComplete: Bool { self == .complete || self == .number }
  }

  private static func state(after token: DecorationToken, _ text: Span<UInt8>, _ state: State) -> State? {
    switch token.kind {
    case .mark: return self.state(afterMark: token, text, state)
    case .group:
      guard state.isComplete || state == .name, DecorationGroup.isPlain(text, token.range, keys: []) else { return nil }
      return state == .name ? .name : .complete
    case .pair:
      guard state.isComplete, DecorationGroup.isPlain(pair: token, text, keys: []) else { return nil }
      return .complete
    case .value:
      guard !DecorationWords.holdDoubt(text, token.range) else { return nil }
      // `tx#81`, `T+40ms`
      if state == .complete, token.range.contains(where: { text[$0] == 0x23 || text[$0] == 0x2B }) { return .number }
      if let isZero = NumberToken.isZero(text, token.range) {
        if isZero { return state == .complete ? .zero : nil }
        return .number
      }
      // A name after a word, as in `fetch r-31:`, needs its colon as well.
      return state == .zero ? nil : .name
    case .word:
      let word = DecorationScanner.lowered(text, token.range)
      if state == .number || state == .zero {
        if DecorationWords.units.contains(word) { return .complete }
        if state == .zero { return nil }
        if word == "of" { return .preposition }
      }
      if DecorationWords.prepositions.contains(word) { return state.isComplete ? .preposition : nil }
      if DecorationWords.counters.contains(word), state.isComplete { return .word(isLabel: word == "step") }
      guard !DecorationWords.holdDoubt(text, token.range) else { return nil }
      // `on launch:`
      if state == .preposition { return DecorationWords.nouns.contains(word) ? .word(isLabel: true) : nil }
      switch state {
      case .complete:
        if ["ok", "okay"].contains(word) { return .complete }
        return .word(isLabel: DecorationWords.labels.contains(word))
      // `16m late:`, `2nd time:`
      case .number: return .name
      case .word(let isLabel): return isLabel && DecorationWords.labels.contains(word) ? .word(isLabel: true) : nil
      default: return nil
      }
    }
  }

  private static func state(afterMark token: DecorationToken, _ text: Span<UInt8>, _ state: State) -> State? {
    guard !DecorationWords.refuse(text, token.range) else { return nil }
    switch state {
    case .complete, .number, .name: return .complete
    case .word(let isLabel):
      // `fetch #3`
      if text[token.range.lowerBound] == 0x23, token.range.count == 1 { return state }
      return isLabel && text[token.range.lowerBound] == 0x3A ? .complete : nil
    case .zero, .preposition: return nil
    }
  }
}
