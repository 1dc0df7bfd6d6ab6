import LogCheck
import LogCheckIngest
import LogCheckRuleLibrary
import Testing

/// Archives inside the tool give their texts again, and refuse damage.
@Suite struct EmbeddedArchiveTests {
  private static let entries = [
    EmbeddedArchive.Entry(name: "a/b.yml", bytes: Array("schema: dnp-rules/1\n\n\u{E9}\n".utf8)),
    EmbeddedArchive.Entry(name: "empty", bytes: []),
    EmbeddedArchive.Entry(name: "all", bytes: (0...255).map { UInt8($0) }),
  ]

  private func archive(of content: String) throws -> EmbeddedArchive {
    let data = try #require(ZlibData.compressed(Array(content.utf8)))
    return EmbeddedArchive("some", size: content.utf8.count, Base64.text(of: data))
  }

  @Test func itsTextsAreReadAgain() throws {
    let archive = try #require(EmbeddedArchive("some", packing: Self.entries))
    #expect(archive.name == "some")
    #expect(try archive.entries() == Self.entries)
  }

  @Test func aChangedLetterIsNoticed() throws {
    let archive = try #require(EmbeddedArchive("some", packing: Self.entries))
    let letters = Array(archive.data.utf8)
    for index in letters.indices {
      var changed = letters
      changed[index] = changed[index] == UInt8(ascii: "A") ? UInt8(ascii: "B") : UInt8(ascii: "A")
      let damaged = EmbeddedArchive("some", size: archive.size, String(decoding: changed, as: UTF8.self))
      // The checksum of zlib covers the texts; of the header, some bits mean nothing.
      if let entries = try? damaged.entries() { #expect(entries == Self.entries, "letter \(index)") }
    }
    #expect(throws: DamagedArchive.self) { try EmbeddedArchive("some", size: archive.size, "").entries() }
  }

  @Test(arguments: [-1, 0, 1, 1000, Int.max / 4])
  func aWrongSizeIsNoticed(_ difference: Int) throws {
    let archive = try #require(EmbeddedArchive("some", packing: Self.entries))
    let size = difference == 0 ? 0 : difference == Int.max / 4 ? -5 : archive.size + difference
    #expect(throws: DamagedArchive.self) { try EmbeddedArchive("some", size: size, archive.data).entries() }
  }

  @Test(arguments: ["a", "a\n", "a\n3", "a\n3\nab", "a\n-1\nab", "a\nx\nab", "a\n9223372036854775808\nab", "a\n2\nabb"])
  func aTextThatIsNoArchiveIsRefused(_ content: String) throws {
    let archive = try archive(of: content)
    #expect(throws: DamagedArchive.self) { try archive.entries() }
  }
}
