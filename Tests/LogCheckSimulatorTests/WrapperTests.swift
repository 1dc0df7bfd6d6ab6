import LogCheckModel
import LogCheckSimulator
import Testing

@Suite struct WrapperTests {
  private static let start = LogInstant(nanoseconds: 1_762_321_687_000_000_000)

  private func wrapped(_ id: String, _ text: String) throws -> [UInt8] {
    let wrapper = try #require(CaptureWrapper.named(id))
    return wrapper.wrap(Array(text.utf8), from: Self.start)
  }

  private static let texts: [(String, String)] = [
    (
      "github-actions",
      "2025-11-05T05:48:07.0000000Z a b\n2025-11-05T05:48:07.0002500Z \n2025-11-05T05:48:07.0005000Z c"
    ),
    (
      "gh-run-view",
      "Device checks\tCapture the log\t\u{FEFF}2025-11-05T05:48:07.0000000Z a b\n"
        + "Device checks\tCapture the log\t2025-11-05T05:48:07.0002500Z \n"
        + "Device checks\tCapture the log\t2025-11-05T05:48:07.0005000Z c"
    ),
    (
      "appium",
      "2025-11-05 05:48:07:000 - [iOSLog] [IOS_SYSLOG_ROW] a b\n2025-11-05 05:48:07:000 - [iOSLog] [IOS_SYSLOG_ROW] \n"
        + "2025-11-05 05:48:07:000 - [iOSLog] [IOS_SYSLOG_ROW] c"
    ),
    ("ansi", "\u{1B}[0;37ma\u{1B}[1;36m b\u{1B}[0m\n\u{1B}[0;37m\u{1B}[0m\n\u{1B}[0;37mc"),
    ("crlf", "a b\r\n\r\nc"),
    ("utf8-bom", "\u{FEFF}a b\n\nc"),
  ]

  @Test(arguments: texts)
  func changesLinesAsItsToolDoes(id: String, expected: String) throws {
    #expect(String(decoding: try wrapped(id, "a b\n\nc"), as: UTF8.self) == expected)
  }

  @Test func utf16BeginsWithItsMarkAndKeepsEveryCharacter() throws {
    #expect(try wrapped("utf16le", "a→😀") == [0xFF, 0xFE, 0x61, 0, 0x92, 0x21, 0x3D, 0xD8, 0x00, 0xDE])
  }

  @Test func badBytesReplaceReplacementCharacters() throws {
    #expect(try wrapped("bad-utf8", "a\u{FFFD}\u{FFFD}b→") == [0x61, 0xFF, 0xFF, 0x62, 0xE2, 0x86, 0x92])
  }

  /// Pieces are cut anywhere between characters; the wrapped capture is the same.
  @Test(arguments: CaptureWrapper.all.map(\.id))
  func piecesMakeTheSameCapture(id: String) throws {
    let wrapper = try #require(CaptureWrapper.named(id))
    let text = "first row\nsecond\n\nthe → last \u{FFFD} row"
    var chain = WrapperChain([wrapper])
    var bytes: [UInt8] = []
    chain.begin(into: &bytes)
    for character in text { chain.append(Array(String(character).utf8), at: Self.start, into: &bytes) }
    #expect(bytes == wrapper.wrap(Array(text.utf8), from: Self.start))
  }

  @Test func chainsWrapFromTheInsideOut() throws {
    let wrappers = try ["crlf", "utf16le"].map { try #require(CaptureWrapper.named($0)) }
    var chain = WrapperChain(wrappers)
    var bytes: [UInt8] = []
    chain.begin(into: &bytes)
    chain.append(Array("a\n".utf8), at: Self.start, into: &bytes)
    #expect(bytes == [0xFF, 0xFE, 0x61, 0, 0x0D, 0, 0x0A, 0])
  }

  /// A wrapper inside another hands on what it puts first.
  @Test func openingsPassThroughTheOuterWrappers() throws {
    let wrappers = try ["utf8-bom", "utf16le"].map { try #require(CaptureWrapper.named($0)) }
    var chain = WrapperChain(wrappers)
    var bytes: [UInt8] = []
    chain.begin(into: &bytes)
    #expect(bytes == [0xFF, 0xFE, 0xFF, 0xFE])
  }
}
