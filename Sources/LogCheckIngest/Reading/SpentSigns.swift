/// Which signs of ``WantedTexts`` a capture has shown already.
struct SpentSigns {
  private let wanted: WantedTexts
  private var isKnown: [Bool]

  init(_ wanted: WantedTexts) {
    self.wanted = wanted
    isKnown = Array(repeating: false, count: wanted.signCount)
  }

  /// Whether the text that was found need not be looked at: it tells what is known.
  func know(_ hit: LiteralScanner.Hit) -> Bool {
    guard let sign = wanted.sign(hit) else { return false }
    return isKnown[sign]
  }

  /// A record was handed on for a text. Only what stands in the record itself was told: the text may have been cut off.
  mutating func report(_ record: [UInt8], foundBy hit: LiteralScanner.Hit) {
    guard let sign = wanted.sign(hit), !isKnown[sign] else { return }
    isKnown[sign] = wanted.holds(sign: sign, record)
  }
}
