import LogCheckReporting
import Testing

@Suite struct JSONWriterTests {
  @Test func membersKeepTheOrderInWhichTheyWereWritten() {
    var json = JSONWriter()
    json.object { json in
      json.string("b", "x")
      json.integer("a", -3)
      json.array("list") { json in
        json.boolean(nil, true)
        json.object { _ in }
        json.array { _ in }
      }
      json.optional("missing", nil)
      json.optional("there", "y")
      json.raw("number", "1.5")
    }
    #expect(json.text == #"{"b":"x","a":-3,"list":[true,{},[]],"there":"y","number":1.5}"#)
  }

  @Test(arguments: [
    ("plain", #""plain""#),
    ("a \"b\" \\ /", #""a \"b\" \\ /""#),
    ("\n\r\t", #""\n\r\t""#),
    ("\u{0}\u{1B}\u{7F}\u{9B}", #""\u0000\u001b\u007f\u009b""#),
    ("\u{2028}\u{202E}\u{FEFF}", #""\u2028\u202e\ufeff""#),
    ("\u{E0041}", #""\udb40\udc41""#),
    ("é → 日本語 👍", #""é → 日本語 👍""#),
    ("##[error]", ###""##\u005berror]""###),
    ("# [x] ## [y]", ###""# [x] ## [y]""###),
  ])
  func stringsAreSafeToPrint(text: String, quoted: String) throws {
    #expect(JSONWriter.quoted(text).unicodeScalars.elementsEqual(quoted.unicodeScalars))
    #expect(try JSONValue(quoted) == .text(text))
  }
}
