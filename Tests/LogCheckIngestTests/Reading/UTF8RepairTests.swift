import LogCheckIngest
import Testing

private func repair(_ bytes: [UInt8]) -> (text: [UInt8], repairs: Int) {
  var text: [UInt8] = []
  let repairs = UTF8Repair.append(bytes.span, to: &text)
  return (text, repairs)
}

private func firstInvalid(_ bytes: [UInt8]) -> Int? { UTF8Repair.firstInvalid(in: bytes.span) }

@Suite struct UTF8RepairTests {
  @Test(arguments: [
    "", "plain text of more than eight bytes", "é→⚡️😀 and e\u{301}\u{301}", "\u{10FFFF}\u{E000}\u{D7FF}",
  ])
  func goodTextIsLeftAlone(_ text: String) {
    #expect(firstInvalid(Array(text.utf8)) == nil)
    #expect(repair(Array(text.utf8)) == (Array(text.utf8), 0))
  }

  @Test(
    arguments: [
      ([0xFF], 1), ([0x80, 0xBF], 2), ([0xC0, 0xAF], 2), ([0xE0, 0x80, 0x80], 3), ([0xED, 0xA0, 0x80], 3),
      ([0xF4, 0x90, 0x80, 0x80], 4), ([0xF5], 1), ([0xE2, 0x9A], 1), ([0xF0, 0x9F, 0x98], 1), ([0xE2, 0x9A, 0x41], 1),
      ([0xF0, 0x9F, 0xFF], 2), ([0x41, 0xC3], 1), ([0xC3, 0xC3, 0xA9], 1), ([0xED, 0xB9, 0xA4], 3),
    ] as [([UInt8], Int)])
  func everyMaximalPartIsReplacedOnce(_ bytes: [UInt8], _ repairs: Int) {
    #expect(repair(bytes) == (Array(String(decoding: bytes, as: UTF8.self).utf8), repairs))
    #expect(firstInvalid(bytes) != nil)
  }

  @Test func theFirstBadByteIsFoundAtEveryOffset() {
    for position in 0..<40 {
      var bytes = [UInt8](repeating: 0x61, count: 40)
      bytes[position] = 0xFE
      #expect(firstInvalid(bytes) == position)
      bytes[position] = 0xC3
      #expect(firstInvalid(bytes) == position)
    }
  }

  @Test(arguments: 0..<300)
  func anyBytesAreRepairedAsUnicodeRecommends(_ seed: UInt64) {
    let alphabet: [UInt8] = [0x41, 0x80, 0x8F, 0x9F, 0xA0, 0xBF, 0xC2, 0xC1, 0xE0, 0xE2, 0xED, 0xF0, 0xF4, 0xF5, 0xFF]
    var state = seed &* 2_654_435_761 &+ 99
    let bytes = (0..<60).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return alphabet[Int(state >> 33) % alphabet.count]
    }
    #expect(repair(bytes).text == Array(String(decoding: bytes, as: UTF8.self).utf8))
  }
}
