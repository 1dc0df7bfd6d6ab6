import LogCheckIngest
import Testing

/// Texts in the zlib format, whole or not at all.
@Suite struct ZlibDataTests {
  /// "abc" in a stored block, with its Adler-32.
  private static let stored: [UInt8] = [0x78, 0x01, 1, 3, 0, 0xFC, 0xFF, 0x61, 0x62, 0x63, 0x02, 0x4D, 0x01, 0x27]

  @Test(arguments: [1, 2, 100, 70_000])
  func aTextIsReadAgain(_ count: Int) throws {
    let text = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* $0 / 7) }
    let data = try #require(ZlibData.compressed(text))
    #expect(ZlibData.inflated(data, size: count) == text)
  }

  @Test func otherWaysToCompressAreReadToo() {
    #expect(ZlibData.inflated(Self.stored, size: 3) == Array("abc".utf8))
  }

  @Test(arguments: [0, -1, 1, 2, 4, 1000])
  func anotherSizeIsRefused(_ size: Int) {
    #expect(ZlibData.inflated(Self.stored, size: size) == nil)
  }

  @Test func aCutTextIsRefused() {
    for count in 0..<Self.stored.count { #expect(ZlibData.inflated(Array(Self.stored.prefix(count)), size: 3) == nil) }
  }

  @Test func bytesAfterTheEndAreRefused() {
    #expect(ZlibData.inflated(Self.stored + [0], size: 3) == nil)
  }

  @Test func aChangedTextIsRefused() {
    for index in 7..<Self.stored.count {
      var data = Self.stored
      data[index] ^= 1
      #expect(ZlibData.inflated(data, size: 3) == nil)
    }
  }
}
