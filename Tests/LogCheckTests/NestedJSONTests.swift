import LogCheck
import LogCheckEngine
import LogCheckModel
import LogCheckReporting
import LogCheckRules
import Testing

/// A call contains its arguments as a nested object, as a text that contains one, or in a line of text, in several
/// formats: rules judge all of them alike.
@Suite struct NestedJSONTests {
  private static let vocabulary = """
    schema: dnp-rules/1
    components:
      ALPHA: { tags: ["[X-ALPHA]"] }
    envelope:
      required: { schema: [x/1], ts: instant }
    events:
      a.called:
        component: ALPHA
        fields:
          name: word
          title: { type: text, from: args.title }
          count: { type: integer, from: [args.part.count] }
          args: object
        text: "called {name}"
        pairs: { args: args, title: title }

    """

  /// The same message in a form of a line and in a format.
  enum Form: String, CaseIterable, Sendable {
    case nested, text, escapedText, line, quotedLine
    case ndjsonNested, ndjsonText, ndjsonLine

    func logLine(_ args: String) -> String {
      switch self {
      case .nested: event(args)
      case .text: event(quoted(args))
      case .escapedText: event(quoted(quoted(args).dropFirst().dropLast().description))
      case .line: apple("[X-ALPHA] called x (id=1, args=\(args))")
      case .quotedLine: apple("[X-ALPHA] called x (id=1, args=\(quoted(args)), more=2)")
      case .ndjsonNested: ndjson("[X-ALPHA] " + event(args))
      case .ndjsonText: ndjson("[X-ALPHA] " + event(quoted(args)))
      case .ndjsonLine: ndjson("[X-ALPHA] called x (args=\(args))")
      }
    }

    private func event(_ args: String) -> String {
      #"{"schema":"x/1","ts":"2025-11-15T05:40:00.020Z","event":"a.called","fields":{"name":"x","args":\#(args)}}"#
    }

    private func apple(_ message: String) -> String { "2025-11-15 05:40:00.020 Df App[412:1a2b] \(message)" }

    private func ndjson(_ message: String) -> String {
      #"{"timestamp":"2025-11-15 05:40:00.020000+0000","messageType":"Default","eventType":"logEvent","processID":412,"#
        + #""processImagePath":"\/App","threadID":12,"machTimestamp":5,"eventMessage":\#(quoted(message))}"#
    }

    private func quoted(_ text: String) -> String {
      "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
  }

  private static let cases: [(check: String, args: String, verdict: String)] = [
    (#"c.args.part.name == "x""#, #"{"part":{"name":"x"}}"#, "pass"),
    (#"c.args.part.name == "x""#, #"{"part":{"name":"y"}}"#, "fail"),
    (#"c.args.part.name == "x""#, #"{"name":"x"}"#, "absent"),
    (#"c.args.part.name == "x""#, #"{"part":{"name":null}}"#, "absent"),
    (#"c.args.part.name == "x""#, #"{"part":{"name":"<private>"},"n":1}"#, "redacted"),
    ("c.args.n == 1", #"{"part":{"name":"<private>"},"n":1}"#, "pass"),
    ("c.args.n == 5", #"{"n":5}"#, "pass"), ("c.args.n == 5", #"{"n":"5"}"#, "fail"),
    ("c.args.n >= 5", #"{"n":"5"}"#, "malformed"),
    (#"type(c.args.n) == "number""#, #"{"n":5}"#, "pass"), (#"type(c.args.n) == "number""#, #"{"n":"5"}"#, "fail"),
    (#"type(c.args.n) in ["boolean", "absent"]"#, "{}", "pass"), (#"type(c.args.n) == "list""#, #"{"n":[1]}"#, "pass"),
    (#"type(c.args.n) == "object""#, #"{"n":{}}"#, "pass"), (#"type(c.args.n) == "absent""#, #"{"n":null}"#, "pass"),
    (#"type(c.args) == "object""#, "{}", "pass"),
    ("c.args.on", #"{"on":true}"#, "pass"), ("c.args.on", #"{"on":false}"#, "fail"),
    ("c.args.on", #"{"on":"yes"}"#, "malformed"),
    ("c.args.on == true", #"{"on":"yes"}"#, "fail"),
    (#""b" in [c.args.items]"#, #"{"items":["a","b"]}"#, "pass"),
    ("c.args.items[1].n == 2", #"{"items":[1,{"n":2}]}"#, "pass"),
    ("len(c.args.items) == 2", #"{"items":["a","b"]}"#, "pass"), ("c.args.n == 2", #"{"n":1,"n":2}"#, "pass"),
    (#"c.args.title == "é""#, #"{"title":"\u00e9"}"#, "pass"), (#"c.args["a b"].c == 1"#, #"{"a b":{"c":1}}"#, "pass"),
    ("present(c.args.n)", #"{"n":0}"#, "pass"), ("present(c.args.n)", "{}", "fail"),
    ("present(c.args.n)", #"{"n":null}"#, "fail"),
    ("whole(c.args)", #"{"n":{"m":[1]}}"#, "pass"), (#"c.title == "t""#, #"{"title":"t"}"#, "pass"),
    ("c.count == 3", #"{"part":{"count":3}}"#, "pass"),
    (#"(c.args.config ?? c.args).n == 1"#, #"{"config":{"n":1}}"#, "pass"),
    (#"(c.args.config ?? c.args).n == 1"#, #"{"n":1}"#, "pass"),
    (#"lower(c.args.title) == "abc""#, #"{"title":"ABC"}"#, "pass"),
    (#"c.args.title =~ "^A""#, #"{"title":"ABC"}"#, "pass"),
    (#"daily_minute(c.args.at) == 1105"#, #"{"at":"25 18 * * *"}"#, "pass"),
    (#"daily_minute(c.args.at) == 1105"#, #"{"at":"18:25"}"#, "pass"),
    (#"daily_minute(c.args.at) == 0"#, #"{"at":"0 0 * * *"}"#, "pass"),
    (#"daily_minute(c.args.at) == 0"#, #"{"at":"0 24 * * *"}"#, "malformed"),
    (#"daily_minute(c.args.at) == 0"#, #"{"at":"60 1 * * *"}"#, "malformed"),
    (#"daily_minute(c.args.at) == 0"#, #"{"at":"0 0 * * 1"}"#, "malformed"),
    (#"daily_minute(c.args.at) == 0"#, #"{"at":"18:5"}"#, "malformed"),
    (#"daily_minute(c.args.at) == 0"#, #"{"at":1105}"#, "malformed"),
    (#"daily_minute(c.args.at) == 0"#, "{}", "absent"),
    ("c.args.n - 1 == 4", #"{"n":5}"#, "pass"), ("abs(c.args.n) == 1.5", #"{"n":-1.5}"#, "pass"),
    (
      "c.args.deep.n == 1",
      "{\"deep\":" + String(repeating: "[", count: 70) + String(repeating: "]", count: 70) + ",\"n\":1}", "absent"
    ),
  ]

  @Test(arguments: Form.allCases)
  func everyFormOfTheArgumentsGivesTheSameVerdicts(_ form: Form) throws {
    for (check, args, verdict) in Self.cases {
      // Deeper than 64 is no structured event; a line of text may hold it.
      if args.contains("[[[") { continue }
      let rule = "kind: relate\nwhen: a.called as c\ncheck: ['\(check)']"
      let found = try OwnRules.judge(rule, logLines: [form.logLine(args)], vocabulary: Self.vocabulary).word
      #expect(found == verdict, "\(check) of \(args) as \(form)")
    }
  }

  /// The cases that only a line of text can hold: an object that breaks off, or whose parts were hidden or left out.
  @Test(arguments: [
    (#"c.args.a == 1"#, #"{"a":1,"b":"x"#, "pass"), ("c.args.b == 1", #"{"a":1,"b":"x"#, "truncated"),
    ("present(c.args.z)", #"{"a":1,"b":"x"#, "truncated"), ("whole(c.args)", #"{"a":1,"b":"x"#, "truncated"),
    ("c.args.a == 1", #"{"a":1,...}"#, "pass"), ("c.args.b == 1", #"{"a":1,...}"#, "truncated"),
    ("whole(c.args)", #"{"a":1,...}"#, "fail"),
    ("c.args.b == 1", #"{"a":<private>,"b":1}"#, "pass"), ("c.args.a == 1", #"{"a":<private>,"b":1}"#, "redacted"),
    (#"type(c.args.a) == "text""#, #"{"a":<private>,"b":1}"#, "redacted"), ("whole(c.args)", "<private>", "redacted"),
    ("whole(c.args)", "words", "fail"), ("present(c.args.a)", "words", "fail"), (#"c.args =~ "^w""#, "words", "pass"),
    (#"c.args =~ "^.\"a\"""#, #"{"a":1}"#, "pass"), (#"type(c.args) == "text""#, "words", "pass"),
  ])
  func aDamagedObjectHidesNoMoreThanItsPart(_ check: String, _ args: String, _ verdict: String) throws {
    let rule = "kind: relate\nwhen: a.called as c\ncheck: ['\(check)']"
    #expect(try OwnRules.judge(rule, logLines: [Form.line.logLine(args)], vocabulary: Self.vocabulary).word == verdict)
  }

  @Test func aScalarIsNoObjectInTheFormOfAStructuredEvent() throws {
    let rule = "kind: schema\nstructured: true"
    for (args, verdict) in [
      ("{}", "pass"), (#""{\"a\":1}""#, "pass"), ("null", "pass"), ("5", "fail"), (#""words""#, "fail"),
      ("[1]", "fail"),
      (#""<private>""#, "redacted"),
    ] {
      #expect(
        try OwnRules.judge(rule, logLines: [Form.nested.logLine(args)], vocabulary: Self.vocabulary).word == verdict,
        "\(args)")
    }
  }

  @Test(arguments: [
    (#"{"b":1,"a":{"x":[1,"two",null,{}]}}"#, #"{"b":1,"a":{"x":[1,"two",null,{}]}}"#),
    ("{ \"a\" : [ ] , \"b\" : \"x\\u001b[1m\" }", #"{"a":[],"b":"x\u001b[1m"}"#), (#"{"a":1,"a":2}"#, #"{"a":2}"#),
    ("words", #""words""#),
    (#"{"a":1,...}"#, #""{\"a\":1,...}""#), ("{}", "{}"),
  ])
  func eventsPrintsAnObjectAsJSON(_ args: String, _ printed: String) throws {
    let rule = "kind: relate\nwhen: a.called as c\ncheck: ['present(c.args)']"
    let library = try OwnRules.library(of: rule, vocabulary: Self.vocabulary)
    var lines: [String] = []
    let input = AuditInput.bytes(Array((Form.line.logLine(args) + "\n").utf8), shown: "own.log")
    let problem = try EventPrinter.print(
      input, library, AuditOptions(), isStopped: { false }, write: { lines.append($0) })
    #expect(problem == nil)
    #expect(lines.count == 1 && lines[0].contains(#""args":\#(printed)"#), "\(lines)")
  }
}
