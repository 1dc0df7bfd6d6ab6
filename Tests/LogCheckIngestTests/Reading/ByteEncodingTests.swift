import Testing

@testable import LogCheckIngest

private func encoding(_ bytes: [UInt8]) -> ByteEncoding { ByteEncoding.detect(bytes.span) }

private func utf16(_ text: String, bigEndian: Bool) -> [UInt8] {
  text.utf16.flatMap { bigEndian ? [UInt8($0 >> 8), UInt8($0 & 0xFF)] : [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
}

@Suite struct ByteEncodingTests {
  @Test func marksNameTheEncoding() {
    #expect(encoding([0xEF, 0xBB, 0xBF, 0x61]) == .utf8)
    #expect(encoding([0xFF, 0xFE] + utf16("ab", bigEndian: false)) == .utf16LittleEndian)
    #expect(encoding([0xFE, 0xFF] + utf16("ab", bigEndian: true)) == .utf16BigEndian)
    #expect(encoding([0xFF, 0xFE]) == .utf16LittleEndian)
  }

  @Test func utf32IsNotTakenForUTF16() {
    #expect(encoding([0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0]) == .utf32)
    #expect(encoding([0, 0, 0xFE, 0xFF, 0, 0, 0, 0x61]) == .utf32)
  }

  @Test func utf16WithoutAMarkIsKnownByItsNULs() {
    #expect(encoding(utf16("--------- beginning of main\r\n", bigEndian: false)) == .utf16LittleEndian)
    #expect(encoding(utf16("abc\ndef\n", bigEndian: true)) == .utf16BigEndian)
    #expect(encoding(utf16("log ⚡️ with some → other characters é", bigEndian: false)) == .utf16LittleEndian)
  }

  @Test(
    arguments: [
      ([0x1F, 0x8B, 0x08, 0x00], ByteEncoding.gzip), ([0x28, 0xB5, 0x2F, 0xFD, 0x04], .zstd),
      ([0x5A, 0x2A, 0x4D, 0x18, 0x00], .zstd), (Array("BZh91AY&SY".utf8), .bzip2),
      ([0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00], .xz), (Array("PK\u{3}\u{4}".utf8), .zip),
      (Array("PK\u{5}\u{6}".utf8), .zip),
      ([0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C], .sevenZip), ([0, 0x10, 0, 0, 0x11, 0, 0, 0, 0xD0], .tracev3),
      ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], .png), ([0xFF, 0xD8, 0xFF, 0xE0], .jpeg),
      (Array("%PDF-1.7".utf8), .pdf), (Array("SQLite format 3\0".utf8), .sqlite),
      (Array("bplist00".utf8), .propertyList),
      (Array(repeating: 0x61, count: 257) + Array("ustar\0".utf8), .tar),
    ] as [([UInt8], ByteEncoding)])
  func filesOfOtherKindsAreNamedByTheirMagic(_ bytes: [UInt8], _ wanted: ByteEncoding) {
    #expect(encoding(bytes) == wanted)
  }

  @Test(arguments: [
    "", "\n", "P", "PK", "BZh text about bzip2 files", "SQLite format 3 is what it says", "%PDF", "7z",
    "06-17 02:19:14.616     0     0 I         : text", "\u{1B}[31mred\u{1B}[0m\r\n", "tab\tand\u{C}form feed\n",
  ])
  func textIsText(_ text: String) {
    #expect(encoding(Array(text.utf8)) == .utf8)
  }

  @Test func textWithSomeNULsOrForeignBytesIsText() {
    let logLine: [UInt8] = [0] + Array("Jun 20 13:42:52 iPhone app[5] <Notice>: text\n".utf8)
    let relay = Array(repeatElement(logLine, count: 20).joined())
    #expect(encoding(relay) == .utf8)
    #expect(encoding(Array("row\n".utf8) + Array(repeating: 0, count: 3000)) == .utf8)
    #expect(
      encoding([0x93, 0xFA, 0x96, 0x7B, 0x8C, 0xEA] + Array(" [TAG] Shift-JIS before ASCII text here\n".utf8)) == .utf8)
  }

  @Test func nulsAloneAndNoiseAreBinary() {
    #expect(encoding(Array(repeating: 0, count: 4096)) == .binary)
    var state: UInt64 = 7
    let noise = (0..<4096).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1
      return UInt8(truncatingIfNeeded: state >> 56)
    }
    #expect(encoding(noise) == .binary)
  }

  /// A pipe gives the content of a file in pieces: a decision about the first bytes stays true when more come.
  @Test(arguments: [
    // A head of columns with control bytes in it, which alone does not resemble text.
    Array("Timestamp ".utf8) + Array(repeating: 0x7F, count: 40) + Array("\n".utf8)
      + Array(repeatElement(Array("2025-11-15 05:00:00 words of an app\n".utf8), count: 12).joined()),
    Array("short\n\n".utf8) + Array(repeating: 1, count: 5000),
    Array(String(repeating: "words\n", count: 30).utf8) + Array(repeating: 2, count: 5000),
    [0xFF, 0xFE] + Array("a\u{0}\n\u{0}b\u{0}".utf8), Array("a\u{0}\n\u{0}".utf8) + Array(repeating: 0x20, count: 60),
    [0x1F, 0x8B, 8, 0x0A] + Array(repeating: 0x0A, count: 50), Array("\n".utf8), [],
    // A text with the mark of an archive where archives have it.
    Array(String(repeating: "words of a log, and more of them\n", count: 7).utf8)
      + Array("words of a log, and more ofustar\n".utf8),
  ])
  func theEncodingOfTheFirstBytesNeverChanges(_ bytes: [UInt8]) {
    let whole = ByteEncoding.settled(bytes.span, isAll: true)
    for count in 0...bytes.count {
      let reported = ByteEncoding.settled(bytes.span.extracting(0..<count), isAll: false)
      #expect(reported == nil || reported == whole, "of \(count) bytes")
    }
  }

  @Test func byteOrderMarksAreFoundAtAnyOffset() {
    let bytes: [UInt8] = [0xEF, 0xBB, 0xBF, 0x61, 0xEF, 0xBB]
    let lengths = (0..<6).map { bytes.span.byteOrderMarkLength(at: $0) }
    #expect(lengths == [3, 0, 0, 0, 0, 0])
  }
}
