import Foundation
import LogCheckModel
import LogCheckRules
import LogCheckTestSupport
import Testing

@testable import LogCheckRedaction

@Suite struct LineRedactorTests {
  private static let key = Array("a key of the tests, sixteen bytes".utf8)
  private static let rules = """
    schema: dnp-rules/1
    redact:
      - { id: mails, title: addresses, detect: [email], everywhere: true }
      - { id: tokens, title: tokens, detect: [jwt, bearer], everywhere: true }
      - { id: titles, title: titles, values_of: [title, body], allow: ['^<private>$'] }
      - { id: marks, title: marks, detect: [{ regex: 'q[0-9]{4}' }] }
      - { id: slow, title: slow, detect: [{ regex: '(z+)+$' }] }

    """

  private static func redacted(_ bytes: [UInt8], pieces: Int = .max) throws -> (bytes: [UInt8], counts: RedactionCounts)
  {
    let set = RuleLoader.load([RuleFileText(path: "own.yml", bytes: Array(rules.utf8))]).rules
    let finder = try SecretFinder(set)
    var learner = LineRedactor(finder, learning: KnownSecrets())
    var none: [UInt8] = []
    try learner.feed(bytes, into: &none)
    try learner.finish(into: &none)
    #expect(none.isEmpty)
    var known = learner.known
    known.finish()
    var redactor = LineRedactor(finder, known, key: key)
    var output: [UInt8] = []
    var start = 0
    while start < bytes.count {
      let end = min(bytes.count, pieces == .max ? bytes.count : start + pieces)
      try redactor.feed(Array(bytes[start..<end]), into: &output)
      start = end
    }
    try redactor.finish(into: &output)
    return (output, redactor.counts)
  }

  private static func redacted(_ text: String) throws -> String {
    String(decoding: try redacted(Array(text.utf8)).bytes, as: UTF8.self)
  }

  @Test func onlyWhatIsFoundIsReplaced() throws {
    let text = "one\r\nto ann.other@example.org and\u{0}\ttwo\n\nlast, without end"
    let other = try Self.redacted(Array(text.utf8))
    let result = String(decoding: other.bytes, as: UTF8.self)
    #expect(result.hasPrefix("one\r\nto "))
    #expect(result.hasSuffix(" and\u{0}\ttwo\n\nlast, without end"))
    #expect(!result.contains("ann") && !result.contains("example"))
    #expect(other.bytes.count == text.utf8.count)
    #expect(other.counts.lines == 4)
    #expect(other.counts.changedLines == 1)
    #expect(other.counts.sorts[0].finds == 1)
  }

  /// Each of these says `ann.other@example.org`, or a title, in its own way.
  @Test(arguments: [
    #"{"m":"to ann.other@example.org"}"#, #"{"m":"to \u0061nn.other\u0040example.org"}"#,
    #"{"m":"{\"to\":\"ann.other@example.org\"}"}"#, #"{"m":"{\"to\":\"\\u0061nn.other\\u0040example.org\"}"}"#,
    #"to ann\056other@example.org"#, "https://example.net/?to=ann.other%40example.org",
    "to \u{1B}[31mann.oth\u{1B}[0mer@example.org",
    #"{"m":"{\"title\":\"to \\\"ann.other@example.org\\\"\"}"}"#, "title=ann.other@example.org, id=5",
  ])
  func whatIsWrittenWithEscapesIsFound(_ text: String) throws {
    let other = try Self.redacted(text)
    #expect(other.utf8.count == text.utf8.count)
    // Everything that says how the line is made stays.
    let marks = Set("{}\":,\\=/?%[]")
    #expect(other.filter(marks.contains) == text.filter(marks.contains))
    for part in ["ann.other", "other@", "0061nn", "example.org", "oth\u{1B}[0mer"] {
      #expect(!other.contains(part), "\(other)")
    }
  }

  /// A console that wraps lines cuts a secret into two parts; neither has its form.
  @Test(arguments: 1..<21, ["\n", "\r\n", "\n    "])
  func wrappedSecretIsFound(_ cut: Int, _ lineEnd: String) throws {
    let secret = "ann.other@example.org"
    let index = secret.index(secret.startIndex, offsetBy: cut)
    let text =
      "a line of some width, as consoles have, says \(secret[..<index])\(lineEnd)\(secret[index...]) and ends\n"
    let other = try Self.redacted(text)
    #expect(other.utf8.count == text.utf8.count)
    #expect(
      other.hasPrefix("a line of some width, as consoles have, says ") && other.hasSuffix(" and ends\n"), "\(other)")
    let joined = other.replacing(lineEnd, with: "")
    for part in ["ann", "other", "example"] { #expect(!joined.contains(part), "\(other)") }
  }

  /// The shorter of two forms across one end of a line hides no part of the longer one.
  @Test func twoFormsAcrossOneEndAreBothReplaced() throws {
    let text = "a line of some width, as consoles have, says ann.q12\n34@example.org and ends\n"
    let other = try Self.redacted(text)
    #expect(other.hasSuffix(" and ends\n") && !other.contains("example") && !other.contains("ann"), "\(other)")
  }

  /// The next record is not the rest of the line before.
  @Test(arguments: ["2025-11-15 06:00:00 ", "11-15 06:00:00.000 ", "Nov 15 06:00:00 ", "D/App(12): ", "06:00:00 "])
  func nextRecordIsNoRest(_ head: String) throws {
    let text = "a line of some width, as consoles have, ends with ann.other@\n\(head)example.org is a host\n"
    #expect(try Self.redacted(text) == text)
  }

  @Test(arguments: ["ann.other@example.org", #"{"to":"ann.other@example.org"}"#])
  func base64OfASecretIsReplaced(_ text: String) throws {
    let packed = Data(text.utf8).base64EncodedString()
    let other = try Self.redacted("payload=\(packed) end\nplain ann.other@example.org\n")
    #expect(!other.contains(packed.prefix(12)) && other.hasPrefix("payload=") && other.contains(" end\n"), "\(other)")
    let harmless = Data("the quick brown fox jumps".utf8).base64EncodedString()
    #expect(try Self.redacted("payload=\(harmless)\n") == "payload=\(harmless)\n")
  }

  /// The same text has the same pseudonym however it is written.
  @Test func escapesMakeNoDifference() throws {
    let lines = ["to jörg@example.org now", #"to j\u00f6rg@example.org now"#].map { try? Self.redacted($0) }
    let plain = try #require(lines[0])
    let escaped = try #require(lines[1])
    let start = try #require(escaped.firstRange(of: #"\u"#))
    let unit = try #require(UInt32(escaped[start.upperBound...].prefix(4), radix: 16).flatMap(Unicode.Scalar.init))
    #expect(escaped.replacing(#"\u\#(escaped[start.upperBound...].prefix(4))"#, with: String(Character(unit))) == plain)
  }

  @Test(arguments: [
    (#"{"title":"Good morning, Ann","body":"Coffee?","id":7}"#, ["Good", "morning", "Ann", "Coffee"]),
    ("title=Good morning, Ann, id=7 state=on", ["Good", "morning", "Ann"]),
    (#"{"m":"args={\"title\":\"Good \\\"morning\\\" Ann\"}"}"#, ["Good", "morning", "Ann"]),
    ("body: Coffee with Ann", ["Coffee", "Ann"]), ("title='Ann waits' id=7", ["Ann", "waits"]),
  ])
  func textsAfterTheirNamesAreReplaced(_ text: String, _ words: [String]) throws {
    let other = try Self.redacted(text)
    for word in words { #expect(!other.contains(word), "\(other)") }
    for kept in ["title", "body", "id", "state=on", "args", ":7", "=7"] where text.contains(kept) {
      #expect(other.contains(kept), "\(other)")
    }
  }

  @Test(arguments: ["title=<private>, id=7", #"{"title":"<private>"}"#, "subtitle=Ann", "no title here", "title"])
  func whatHasNoValueOrIsHiddenStays(_ text: String) throws {
    #expect(try Self.redacted(text) == text)
  }

  /// A token that was found once is found where nothing says what it is.
  @Test func whatWasFoundOnceIsReplacedEverywhere() throws {
    let other = try Self.redacted("cached q1w2e3r4t5\nAuthorization: Bearer q1w2e3r4t5\nxq1w2e3r4t5\n")
    let lines = other.split(separator: "\n")
    #expect(lines[0] != "cached q1w2e3r4t5")
    #expect(lines[0].dropFirst("cached ".count) == lines[1].dropFirst("Authorization: Bearer ".count))
    // Within another word it may be chance.
    #expect(lines[2] == "xq1w2e3r4t5")
  }

  /// However the bytes are cut, and however long a line is.
  @Test(arguments: [1, 7, 4096, 65_536, .max])
  func piecesMakeNoDifference(_ size: Int) throws {
    var text = "short ann@example.org\n"
    for index in 0..<12_000 {
      text += "part \(index) of a line, \(index.isMultiple(of: 500) ? "ann\(index)@example.org" : ""); "
    }
    text += "\nlast bob@example.org"
    let whole = try Self.redacted(Array(text.utf8))
    #expect(whole.bytes.count == text.utf8.count)
    #expect(!String(decoding: whole.bytes, as: UTF8.self).contains("@example.org"))
    #expect(whole.counts.sorts[0].finds == 26)
    #expect(whole.counts.lines == 3)
    guard size > 1 || text.utf8.count < 1000 else {
      // Byte by byte only the beginning, for the time it takes.
      let start = Array(text.utf8.prefix(3000))
      let ofBytes = try Self.redacted(start, pieces: 1).bytes
      #expect(try Self.redacted(start).bytes == ofBytes)
      return
    }
    let pieced = try Self.redacted(Array(text.utf8), pieces: size).bytes
    #expect(pieced == whole.bytes)
  }

  /// A secret across the end of a window is replaced as one; one that is longer than the limit stops the whole.
  @Test(arguments: [50, 2000, 15_000, 40_000])
  func aLongFindAtTheEndOfAWindowIsWhole(_ length: Int) throws {
    let token =
      "eyJ" + String(repeating: "ab12", count: length / 4) + "." + String(repeating: "cd34", count: length / 4)
    for offset in [65_536 - 20, 65_536 - length / 2, 65_536 - 16_384 - 5] where offset > 0 {
      let text = String(repeating: "x ", count: offset / 2) + token + " end " + String(repeating: "y ", count: 40_000)
      let whole = try? Self.redacted(text)
      guard let whole else {
        #expect(token.utf8.count > 65_536 - 16_384)
        continue
      }
      #expect(whole.utf8.count == text.utf8.count)
      #expect(!whole.contains("ab12ab12") && !whole.contains("cd34cd34"))
      #expect(whole.contains(" end y y"))
    }
  }

  @Test func whatIsTooLongIsRefused() throws {
    let token = "eyJ" + String(repeating: "ab12", count: 30_000)
    #expect(throws: OverlongSecret.self) { try Self.redacted("first\nBearer \(token)") }
  }

  /// A pattern that is stopped may have missed anything: no letter of the line stays.
  @Test func aLineThatCannotBeSearchedKeepsNothing() throws {
    let text = "before\nann " + String(repeating: "z", count: 60) + " secret!\nbehind\n"
    let other = try Self.redacted(Array(text.utf8))
    let lines = String(decoding: other.bytes, as: UTF8.self).split(separator: "\n")
    #expect(lines[0] == "before" && lines[2] == "behind")
    #expect(!lines[1].contains("ann") && !lines[1].contains("secret") && lines[1].hasSuffix("!"))
    #expect(other.counts.unsearchable == [2])
  }

  /// Any bytes: the same number of bytes and lines, and nothing but what was found is changed.
  @Test(.tags(.long), arguments: Extent.seeds(8, whole: 30))
  func anyBytesKeepTheirLines(_ seed: UInt64) throws {
    var numbers = SeededNumbers(seed: seed)
    let parts = [
      "ann@example.org", "\\u0061nn@example.org", "\\", "\\u", "\\ud83d", "\\ud83d\\ude00@example.org", "%4", "%40",
      "\u{1B}[",
      "\n", "\"title\":\"", "title=", "eyJhbGciOi.eyJzdWIi.c2", "é", "\"", ", ", " ", "Bearer abc123def",
    ].map { Array($0.utf8) }
    for _ in 0..<40 {
      let bytes = (0..<numbers.next(below: 60)).flatMap { _ in
        numbers.once(in: 3) ? [UInt8(truncatingIfNeeded: numbers.next(below: 256))] : numbers.pick(parts)
      }
      let other = try Self.redacted(bytes)
      #expect(other.bytes.count == bytes.count)
      for (left, right) in zip(bytes, other.bytes) where left < 0x30 || right < 0x30 { #expect(left == right) }
      #expect(try Self.redacted(bytes).bytes == other.bytes)
    }
  }
}
