import LogCheckModel
import LogCheckRules
import LogCheckTestSupport
import Testing

@testable import LogCheckEngine

@Suite struct ValueParserTests {
  private func value(_ text: String, _ type: FieldType) -> FieldValue {
    let bytes = Array(text.utf8)
    return ValueParser.value(bytes.span, 0..<bytes.count, as: type)
  }

  private static func at(_ seconds: Int64, _ milliseconds: Int64 = 0) -> LogInstant {
    LogInstant(nanoseconds: seconds * 1_000_000_000 + milliseconds * 1_000_000)
  }

  @Test(arguments: [
    ("3", FieldType.integer, FieldValue.integer(3)), ("-3", .integer, .integer(-3)), ("+3", .integer, .integer(3)),
    (" 42 ", .integer, .integer(42)),
    ("\"42\"", .integer, .integer(42)), ("'42'", .integer, .integer(42)), ("3.5", .integer, .malformed),
    ("3a", .integer, .malformed),
    ("", .integer, .malformed), ("0x10", .integer, .malformed), ("٣", .integer, .malformed),
    ("99999999999999999999", .integer, .malformed),
    ("3.5", .number, .number(3.5)), ("-0.25", .number, .number(-0.25)), ("1e3", .number, .number(1000)),
    ("nan", .number, .malformed),
    ("inf", .number, .malformed), ("1e999", .number, .malformed), ("x", .number, .malformed),
    ("true", .boolean, .boolean(true)), ("YES", .boolean, .boolean(true)), ("1", .boolean, .boolean(true)),
    ("Succeeded", .boolean, .boolean(true)),
    ("false", .boolean, .boolean(false)), ("no", .boolean, .boolean(false)), ("0", .boolean, .boolean(false)),
    ("FAILED", .boolean, .boolean(false)),
    ("2", .boolean, .malformed), ("maybe", .boolean, .malformed), ("", .boolean, .malformed),
    ("abc", .word, .text(LogText("abc"))), ("a b", .text, .text(LogText("a b"))),
    ("\"a b\"", .text, .text(LogText("a b"))), ("", .text, .text(LogText(""))),
    ("", .word, .text(LogText(""))), ("\"", .text, .text(LogText("\""))), ("\"a", .text, .text(LogText("\"a"))),
    ("[a, b]", .list, .list([LogText("a"), LogText("b")])), ("[]", .list, .list([])),
    ("(\"x\", \"y z\")", .list, .list([LogText("x"), LogText("y z")])),
    ("a,b,,c", .list, .list([LogText("a"), LogText("b"), LogText("c")])),
    ("12s", .duration, .duration(.seconds(12))), ("300 ms", .duration, .duration(.milliseconds(300))),
    ("1.5s", .duration, .duration(.milliseconds(1500))),
    ("2h", .duration, .duration(.seconds(7200))), ("-5s", .duration, .duration(.seconds(-5))),
    ("7", .duration, .duration(.seconds(7))),
    ("2 minutes", .duration, .duration(.seconds(120))), ("1d", .duration, .duration(.seconds(86_400))),
    ("5 weeks", .duration, .malformed),
    ("1.s", .duration, .duration(.seconds(1))), (".5s", .duration, .malformed),
    ("99999999999999999999s", .duration, .malformed),
    ("999999999999999999d", .duration, .malformed), ("s", .duration, .malformed),
    ("2025-11-15T05:53:00Z", .instant, .instant(at(1_763_185_980), .absolute)),
    ("2025-11-15T05:53:00.250Z", .instant, .instant(at(1_763_185_980, 250), .absolute)),
    ("2025-11-15T07:53:00+02:00", .instant, .instant(at(1_763_185_980), .absolute)),
    ("2025-11-15 05:53:00 +0000", .instant, .instant(at(1_763_185_980), .absolute)),
    ("2025-11-15 00:53:00 -0500", .instant, .instant(at(1_763_185_980), .absolute)),
    ("2025-11-15T05:53:00", .instant, .instant(at(1_763_185_980), .local)),
    ("2025-11-15 05:53:00", .instant, .instant(at(1_763_185_980), .local)),
    ("1763185980", .instant, .instant(at(1_763_185_980), .absolute)),
    ("1763185980.5", .instant, .instant(at(1_763_185_980, 500), .absolute)),
    ("1763185980250", .instant, .instant(at(1_763_185_980, 250), .absolute)),
    ("1763185980250000", .instant, .instant(at(1_763_185_980, 250), .absolute)),
    ("9223372036854775", .instant, .instant(LogInstant(nanoseconds: 9_223_372_036_854_775_000), .absolute)),
    ("9223372036854776", .instant, .malformed), ("99999999999999999", .instant, .malformed),
    ("42", .instant, .malformed), ("2025-02-30T00:00:00Z", .instant, .malformed),
    ("2025-11-15T25:00:00Z", .instant, .malformed),
    ("2025-11-15", .instant, .malformed), ("2025-11-15T05:53:00Zulu", .instant, .malformed),
    ("2025-11-15T05:5", .instant, .malformed),
    ("nil", .instant, .malformed), ("17631859802500001234", .instant, .malformed),
  ])
  func readsValuesOfEachType(_ text: String, _ type: FieldType, _ wanted: FieldValue) {
    #expect(value(text, type) == wanted)
  }

  /// A value that is wholly or partly hidden is equal to nothing.
  @Test(arguments: [
    "<private>", "<redacted>", "<mask.hash: 'Q8Uk'>", "<decode: missing data>", "...", "…", " <private> ",
    "\"<private>\"", "daily_<private>",
    "<private>_x", "a<mask.hash: 'x'>b", "[a, <private>]", "[<private>]",
  ])
  func hiddenValuesAreRedacted(_ text: String) {
    for type in FieldType.allCases { #expect(value(text, type) == .redacted, "\(type)") }
  }

  /// Three dots after a word cut it; in a sentence they are part of it.
  @Test func elidedWordsAreRedacted() {
    #expect(value("daily_12...", .word) == .redacted)
    #expect(value("daily_12…", .word) == .redacted)
    #expect(value("one, two...", .list) == .redacted)
    #expect(value("Loading...", .text) == .text(LogText("Loading...")))
    #expect(value("<privately>", .text) == .text(LogText("<privately>")))
  }

  @Test func anyBytesEndInAValue() {
    for type in FieldType.allCases {
      for first in 0...255 {
        for rest in [[], [0xFF], [0x2D], [0x31, 0x2E], [0x5B, 0x22], Array("2025-11-15T05:5".utf8)] as [[UInt8]] {
          let bytes = [UInt8(first)] + rest
          let value = ValueParser.value(bytes.span, 0..<bytes.count, as: type)
          #expect(value != .absent)
        }
      }
    }
  }
}

@Suite struct PairScannerTests {
  private func value(_ key: String, _ text: String, _ type: FieldType = .word) -> String? {
    let bytes = Array(text.utf8)
    let found = PairScanner.value(of: Array(key.utf8).map(ASCII.lowered), in: bytes.span, 0..<bytes.count, as: type)
    let positions = PairPositions(bytes.span, 0..<bytes.count)
    #expect(positions.value(of: PairPositions.Key(key), in: bytes.span, as: type) == found)
    return found.map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  /// The ends of keys are found in one pass; the result equals that of searching for each key separately.
  @Test(arguments: 1...8 as ClosedRange<UInt64>) func bothWaysFindTheSame(seed: UInt64) {
    let pieces = [
      "id", "ID", "a_id", "-id", ".id", "n", "é", "\u{FFFD}id", " ", "  ", "=", ":", "\"", "'", ",", ";", "{", "}",
      "x 1", "[",
      "]", "<", ">", "retry after", "k=", "=\"", "\":", "\" :", "\n", "\t", "2025-11-15",
    ]
    let keys = ["id", "n", "x", "retry after", "k=", "\"id", "id\"", "1", "a_id", "", "é"]
    var numbers = SeededNumbers(seed: seed)
    var found = 0
    for _ in 0..<4000 {
      let bytes = Array(
        (0..<numbers.next(below: 14)).map { _ in pieces[numbers.next(below: pieces.count)] }.joined().utf8)
      let start = numbers.next(below: 3)
      let range = min(start, bytes.count)..<bytes.count
      let positions = PairPositions(bytes.span, range)
      for key in keys {
        for type in [FieldType.word, .text, .list, .instant] {
          let alone = PairScanner.value(of: Array(key.utf8).map(ASCII.lowered), in: bytes.span, range, as: type)
          if alone != nil { found += 1 }
          let text = String(decoding: bytes, as: UTF8.self)
          #expect(positions.value(of: PairPositions.Key(key), in: bytes.span, as: type) == alone, "\(key) in \(text)")
        }
      }
    }
    #expect(found > 1000)
  }

  @Test(arguments: [
    ("id", "(id=x1, n=2)", FieldType.word, "x1"), ("n", "(id=x1, n=2)", .integer, "2"),
    ("id", "id: x1; n: 2", .word, "x1"), ("ID", "id=x1", .word, "x1"),
    ("id", "id = x1 n = 2", .word, "x1"), ("id", "{\"id\": \"x 1\", \"n\": 2}", .word, "\"x 1\""),
    ("n", "{\"id\":\"x 1\",\"n\":2}", .integer, "2"),
    ("name", "name=two words id=3", .text, "two words"), ("name", "name=\"a, b\" id=3", .text, "\"a, b\""),
    ("at", "at=2025-11-15 05:53:00 +0000, n=1", .instant, "2025-11-15 05:53:00 +0000"),
    ("ids", "ids=[a, b] n=1", .list, "[a, b]"), ("id", "id=<private> n=1", .word, "<private>"),
    ("id", "id=<decode: missing data> n=1", .word, "<decode: missing data>"),
    ("id", "id=x|n=2", .word, "x"), ("id", "[id=x]", .word, "x"),
  ])
  func findsTheValueOfAKey(_ key: String, _ text: String, _ type: FieldType, _ wanted: String) {
    #expect(value(key, text, type) == wanted)
  }

  @Test(arguments: [
    ("id", "grid=1 n=2"), ("id", "ids=1"), ("id", "id"), ("id", "x.id=1"), ("id", "_id=1"), ("id", ""), ("id", "id 1"),
    // Text in the value of another key is not a pair.
    ("id", "message=\"retry id=5\" n=2"), ("id", "{\"message\": \"id=5, id: 6\"}"),
  ])
  func findsNoValueWhereThereIsNone(_ key: String, _ text: String) {
    #expect(value(key, text) == nil)
  }

  @Test func theValueAfterAQuotedOneIsFound() {
    #expect(value("id", "message=\"retry id=5\" id=7") == "7")
    #expect(value("id", "{\"message\": \"id=5\", \"id\": \"7\"}") == "\"7\"")
    // A quotation mark that is never closed hides nothing.
    #expect(value("id", "message=\"open id=7") == "7")
    #expect(value("id", "it's 5\" wide, id=7") == "7")
  }

  @Test func anyBytesEnd() {
    for first in 0...255 {
      for second in [0x00, 0x22, 0x27, 0x3C, 0x5B, 0x3D, 0x20, 0xFF] {
        let bytes = Array("id=".utf8) + [UInt8(first), UInt8(second)]
        let range = PairScanner.value(of: Array("id".utf8), in: bytes.span, 0..<bytes.count, as: .text)
        #expect(range != nil)
      }
    }
  }
}
