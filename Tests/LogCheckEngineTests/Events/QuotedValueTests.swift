import LogCheckModel
import Testing

@testable import LogCheckEngine

/// Quotation marks in values: with backslashes, without, at the beginning, in the middle and at the end.
@Suite struct QuotedValueTests {
  private static let events = """
    a.refused:
      component: ALPHA
      fields: { id: word, code: word, message: text }
      text: ["refused {id:word}", "says {message:text}", "{id:word} is {message:text} for {code:word}"]
      pairs: { code: code, message: message }
    """

  private func reported(_ message: String) throws -> String {
    try Lines(events: Self.events).reported("[X-ALPHA] " + message)
  }

  @Test(arguments: [
    (#"refused x (code=Q, message="plain")"#, "id=x code=Q message=plain"),
    (#"refused x (message="plain", code=Q)"#, "id=x code=Q message=plain"),
    (#"refused x (code=Q, message="a, b (c) = d")"#, "id=x code=Q message=a, b (c) = d"),
    // Escaped.
    (#"refused x (code=Q, message="\"f()\" is not there")"#, #"id=x code=Q message="f()" is not there"#),
    (#"refused x (message="\"f()\" is not there", code=Q)"#, #"id=x code=Q message="f()" is not there"#),
    (#"refused x (code=Q, message="it is \"f()\"")"#, #"id=x code=Q message=it is "f()""#),
    (#"refused x (code=Q, message="a \\ b")"#, #"id=x code=Q message=a \ b"#),
    (#"refused x (code=Q, message="a\\")"#, #"id=x code=Q message=a\"#),
    (#"refused x (code=Q, message="it's")"#, "id=x code=Q message=it's"),
    // Not escaped: the value ends before the next pair, or at the end.
    (#"refused x (code=Q, message=""f()" is not there")"#, #"id=x code=Q message="f()" is not there"#),
    (#"refused x (message=""f()" is not there", code=Q)"#, #"id=x code=Q message="f()" is not there"#),
    (#"refused x (message="a "b" c "d"", code=Q)"#, #"id=x code=Q message=a "b" c "d""#),
    (#"refused x (message="", code=Q)"#, "id=x code=Q message="),
    (#"refused x (message="", code="Q")"#, "id=x code=Q message="),
    (#"refused x (message="a", code="Q")"#, "id=x code=Q message=a"),
    // Words go on after the second mark.
    (#"refused x (code=Q, message="f()" is not there)"#, #"id=x code=Q message="f()" is not there"#),
    (#"refused x (message="f()" is not there, code=Q)"#, #"id=x code=Q message="f()" is not there"#),
    (#"refused x (message="a" code=Q)"#, "id=x code=Q message=a"),
    // In a text of the template.
    (#"says "a b""#, "message=a b"), (#"says it is "a" and "b""#, #"message=it is "a" and "b""#),
    (#"says a "b c" (code=Q)"#, #"code=Q message=a "b c""#),
    (#"x is "a for b" for Q"#, "id=x code=Q message=a for b"),
    (#"refused "a \"b\" c" (code=Q)"#, #"id=a "b" c code=Q"#),
  ])
  func aValueIsReadAsAWhole(_ message: String, _ fields: String) throws {
    #expect(try reported(message) == "a.refused " + fields)
  }

  /// A title without quotation marks can hold a pair of the line, and nothing shows which of two is the writer's own.
  @Test(arguments: [
    ("refused x (message=Hi, code=A, code=Q)", "id=x code=! message=Hi"),
    ("refused x (code=Q, message=Hi, code=A)", "id=x code=! message=Hi"),
    ("refused x (code=Q, message=Hi, Code: A)", "id=x code=! message=Hi"),
    // The same value twice, a pair in quotation marks, and a part of another word contradict nothing.
    ("refused x (code=Q, message=Hi, code=Q)", "id=x code=Q message=Hi"),
    (#"refused x (message="Hi, code=A", code=Q)"#, "id=x code=Q message=Hi, code=A"),
    ("refused x (message=Hi, barcode=A, code=Q)", "id=x code=Q message=Hi"),
  ])
  func aKeyWithTwoValuesIsUnknown(_ message: String, _ fields: String) throws {
    #expect(try reported(message) == "a.refused " + fields)
  }

  /// A mark that nothing closes belongs to the text.
  @Test(arguments: [
    #"refused x (code=Q, message="open"#, #"refused x (code=Q, message=a" b)"#, #"says 12" of it"#,
  ])
  func aSingleMarkHidesNoEvent(_ message: String) throws {
    #expect(try reported(message).hasPrefix("a.refused "))
  }

  /// A line of nothing but quotation marks is read, whether or not it fits an event.
  @Test(arguments: [#"""#, #"" "#, #"\""#, #"="a" "#, #"a=""#])
  func manyMarksAreRead(_ part: String) throws {
    let many = String(repeating: part, count: 4000)
    let lines = try Lines(events: Self.events)
    #expect(lines.reported("[X-ALPHA] refused x (code=Q, message=\(many))") != "foreign")
    #expect(lines.reported("[X-ALPHA] says \(many) for Q") != "foreign")
    #expect(lines.reported("[X-ALPHA] x is \(many)") != "foreign")
  }
}
