/// The signs of ``WantedTexts`` that a capture has shown already.
struct SpentSigns {
  private let wanted: WantedTexts
  private var isKnown: [Bool]

  init(_ wanted: WantedTexts) {
    self.wanted = wanted
    isKnown = Array(repeating: false, count: wanted.signCount)
  }

  /// True if the text that was found need not be inspected: its sign is known already.
  func know(_ hit: LiteralScanner.Hit) -> Bool {
    guard let sign = wanted.sign(hit) else { return false }
    return isKnown[sign]
  }

  /// A record was handed on for a text. Only the text in the record itself was reported: the rest may have been cut
  /// off.
  mutating func report(_ record: [UInt8], foundBy hit: LiteralScanner.Hit) {
    guard let sign = wanted.sign(hit), !isKnown[sign] else { return }
    isKnown[sign] = wanted.holds(sign: sign, record)
  }
}
