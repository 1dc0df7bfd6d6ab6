import LogCheckIngest
import Testing

private func units(_ units: [UInt16], bigEndian: Bool) -> [UInt8] {
  units.flatMap { bigEndian ? [UInt8($0 >> 8), UInt8($0 & 0xFF)] : [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
}

private func decode(_ bytes: [UInt8], bigEndian: Bool, width: Int) -> (text: String, repairs: Int, isCut: Bool) {
  var decoder = UTF16Decoder(isBigEndian: bigEndian)
  var text: [UInt8] = []
  var start = 0
  while start < bytes.count {
    let end = min(start + width, bytes.count)
    decoder.decode(bytes[start..<end].span, into: &text)
    start = end
  }
  let isCut = decoder.finish(into: &text)
  return (String(decoding: text, as: UTF8.self), decoder.repairs, isCut)
}

@Suite struct UTF16DecoderTests {
  static let text = "07-01 10:00:00.000 D/Tag(  1): → é ⚡️ 😀\r\nnext\n"

  @Test(arguments: [false, true], [1, 2, 3, 5, 1000])
  func textComesOutTheSameInAnyChunks(_ bigEndian: Bool, _ width: Int) {
    let bytes = units([0xFEFF] + Array(Self.text.utf16), bigEndian: bigEndian)
    let (text, repairs, isCut) = decode(bytes, bigEndian: bigEndian, width: width)
    #expect(text == Self.text)
    #expect(repairs == 0)
    #expect(!isCut)
  }

  @Test func byteOrderMarksAfterALineEndAreRemovedAndOthersKept() {
    let bytes = units([0xFEFF, 0x61, 0x0A, 0xFEFF, 0x62, 0xFEFF, 0x63], bigEndian: false)
    #expect(decode(bytes, bigEndian: false, width: 3).text == "a\nb\u{FEFF}c")
  }

  @Test(
    arguments: [
      ([0xD83D], "\u{FFFD}", 1, true), ([0xDE00, 0x61], "\u{FFFD}a", 1, false),
      ([0xD83D, 0x61], "\u{FFFD}a", 1, false),
      ([0xDE00, 0xD83D, 0x0A], "\u{FFFD}\u{FFFD}\n", 2, false), ([0xD83D, 0xD83D, 0xDE00], "\u{FFFD}😀", 1, false),
    ] as [([UInt16], String, Int, Bool)])
  func loneSurrogatesAreReplacedAndCounted(_ list: [UInt16], _ wanted: String, _ repairs: Int, _ isCut: Bool) {
    for width in [1, 2, 3, 100] {
      let found = decode(units(list, bigEndian: true), bigEndian: true, width: width)
      #expect(found.text == wanted)
      #expect(found.repairs == repairs)
      #expect(found.isCut == isCut)
    }
  }

  @Test func aCodeUnitCutAtTheEndIsReplacedAndReported() {
    let found = decode(units([0x61], bigEndian: false) + [0x62], bigEndian: false, width: 2)
    #expect(found.text == "a\u{FFFD}")
    #expect(found.repairs == 1)
    #expect(found.isCut)
  }

  @Test func everyScalarSurvives() {
    for start in stride(from: UInt32(0), to: 0x110000, by: 0x1111) {
      guard let scalar = Unicode.Scalar(start), start != 0xFEFF else { continue }
      let wanted = "x" + String(scalar)
      #expect(decode(units(Array(wanted.utf16), bigEndian: false), bigEndian: false, width: 3).text == wanted)
    }
  }
}
