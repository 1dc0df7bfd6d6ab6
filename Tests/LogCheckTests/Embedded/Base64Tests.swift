import LogCheck
import LogCheckRuleLibrary
import Testing

/// Base64 as RFC 4648 has it, and refused where it is anything else.
@Suite struct Base64Tests {
  /// The test vectors of RFC 4648, section 10.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ("foobar", "Zm9vYmFy"),
  ])
  func theVectorsOfTheStandardHold(_ bytes: String, _ text: String) {
    #expect(Base64.text(of: Array(bytes.utf8)) == text)
    #expect(Base64.bytes(of: text) == Array(bytes.utf8))
  }

  @Test func everyByteIsReadAgain() {
    let bytes = (0...255).map { UInt8($0) } + (0...255).reversed().map { UInt8($0) }
    for count in 0...bytes.count {
      let part = Array(bytes.prefix(count))
      #expect(Base64.bytes(of: Base64.text(of: part)) == part)
    }
  }

  @Test(arguments: ["Zm9v\nYmFy", "\nZm9vYmFy\n", "Z\nm9vYmF\ny"])
  func lineBreaksArePassedOver(_ text: String) {
    #expect(Base64.bytes(of: text) == Array("foobar".utf8))
  }

  @Test(arguments: [
    "Z", "Zg", "Zg=", "Zg===",
    "Zm8", "Zm8==", "Zm9v=", "Zm9v====", "=", "====", "Zg==Zg==", "Zm9v Zg==", "Zm9-", "Zm9_",
    "Zm\u{E9}v", "Zm9v\r\n", "Zm9v\0", "Zh==", "Zm9=",
  ])
  func anythingElseIsRefused(_ text: String) {
    #expect(Base64.bytes(of: text) == nil)
  }
}
