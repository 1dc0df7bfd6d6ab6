/// Which signs of ``WantedTexts`` a capture has shown already.
struct ToldSigns {
  private let wanted: WantedTexts
  private var isTold: [Bool]

  init(_ wanted: WantedTexts) {
    self.wanted = wanted
    isTold = Array(repeating: false, count: wanted.signCount)
  }

  /// Whether the text that was found need not be looked at: it tells what is known.
  func know(_ hit: LiteralScanner.Hit) -> Bool {
    guard let sign = wanted.sign(hit) else { return false }
    return isTold[sign]
  }

  /// A record was handed on for a text. Only what stands in the record itself was told: the text may have been cut off.
  mutating func tell(_ record: [UInt8], foundBy hit: LiteralScanner.Hit) {
    guard let sign = wanted.sign(hit), !isTold[sign] else { return }
    isTold[sign] = wanted.holds(sign: sign, record)
  }
}
