import LogCheck
import LogCheckModel
import Testing

@Suite struct SchemaKindTests {
  private static let vocabulary = """
    schema: dnp-rules/1
    components:
      ALPHA: { tags: ["[X-ALPHA]"] }
    envelope:
      session: [visit]
      required: { schema: [x/1], ts: instant, level: [info, error], count: integer }
      optional: { seq: integer, note: text }
    events:
      a.done:
        component: ALPHA
        fields: { id: word, num: integer, took: duration, ok: boolean, names: list }
        set: { ok: true }

    """

  private static let head = #""schema":"x/1","ts":"2025-11-15T05:40:00.020Z","level":"info","count":1"#

  private static func judge(_ rule: String, _ logLines: [String]) throws -> Judgement {
    try OwnRules.judge("kind: schema\n\(rule)", logLines: logLines, vocabulary: vocabulary)
  }

  private static func event(_ fields: String, _ more: String = "") -> String {
    #"{\#(head),"event":"a.done"\#(more),"fields":{\#(fields)}}"#
  }

  @Test(arguments: [
    (#""id":"x","num":1"#, "", "pass"), (#""id":"x""#, "", "fail"), (#""id":"x","num":null"#, "", "fail"),
    (#""id":"x","num":"<private>""#, "", "redacted"), (#""id":"<private>""#, "", "fail"),
    (#""id":"x","num":"many""#, "", "fail"), (#""id":"x","num":1,"took_ms":5"#, "", "pass"),
    (#""id":"x","num":1,"took":"soon""#, "", "fail"), (#""id":"x","num":1,"took":{}"#, "", "fail"),
    (#""id":"x","num":1,"names":["a"]"#, "", "pass"), (#""id":"x","num":1,"more":2"#, "", "pass"),
    (#""num":1"#, #","id":"beside""#, "pass"), (#""id":"x","num":1,"num":"many""#, "", "fail"),
    // A damaged letter may be what a name or a value lacks; a damaged value is not known.
    ("\"id\":\"x\",\"\u{FFFD}\":1", "", "malformed"), ("\"id\":\"\u{FFFD}\",\"num\":1", "", "truncated"),
  ])
  func anEventHasItsFieldsInTheirTypes(_ fields: String, _ more: String, _ verdict: String) throws {
    let rule = "event: a.done\nrequired: [id, num]"
    #expect(try Self.judge(rule, [Self.event(fields, more)]).word == verdict)
    #expect(try Self.judge(rule, OwnRules.logLines(["[X-ALPHA] " + Self.event(fields, more)])).word == verdict)
  }

  /// The constants that a definition adds to an event are not part of the line.
  @Test func aConstantIsNoFieldOfTheLine() throws {
    #expect(try Self.judge("event: a.done\nrequired: [ok]", [Self.event("")]).word == "fail")
    #expect(try Self.judge("event: a.done\nrequired: [ok]", [Self.event(#""ok":false"#)]).word == "pass")
  }

  @Test func undeclaredMembersFailWhereTheRuleSaysSo() throws {
    let rule = "event: a.done\nunknown_fields: fail"
    #expect(try Self.judge(rule, [Self.event(#""id":"x","took_s":1"#)]).word == "pass")
    #expect(try Self.judge(rule, [Self.event(#""idd":"x""#)]).word == "fail")
    #expect(try Self.judge(rule, [Self.event("", #","sequence":1"#)]).word == "fail")
    #expect(try Self.judge(rule, [Self.event("", #","seq":1,"note":"x","visit":"v","mono_ms":3"#)]).word == "pass")
    let untyped = "event: a.done\nfields_typed: false"
    #expect(try Self.judge(untyped, [Self.event(#""num":"many""#)]).word == "pass")
    #expect(try Self.judge(untyped, [#"{\#(Self.head),"event":"a.done","fields":[1]}"#]).word == "fail")
  }

  @Test func onlyTheEventsThatAreMeantAreJudged() throws {
    let rule = "event: a.done\nwhere: id == \"x\"\nrequired: [num]"
    #expect(try Self.judge(rule, [Self.event(#""id":"y""#)]).word == "notExercised")
    #expect(try Self.judge(rule, [Self.event(#""id":"x""#)]).word == "fail")
    #expect(try Self.judge(rule, [Self.event("")]).word == "absent")
  }

  @Test(arguments: [
    (head, "pass"), (#""schema":"x/2","ts":"2025-11-15T05:40:00Z","level":"info","count":1"#, "fail"),
    (#""schema":"x/1","ts":"2025-11-15T05:40:00Z","level":"info""#, "fail"),
    (#""schema":"x/1","ts":"2025-11-15T05:40:00Z","level":"loud","count":1"#, "fail"),
    (#""schema":"x/1","ts":"soon","level":"info","count":1"#, "fail"), (#"\#(head),"seq":"x""#, "fail"),
    (#"\#(head),"seq":null"#, "pass"),
    (#""schema":"x/1","ts":"2025-11-15T05:40:00Z","level":"info","count":"<private>""#, "redacted"),
  ])
  func everyStructuredEventHasItsEnvelope(_ members: String, _ verdict: String) throws {
    for name in ["a.done", "nobody.knows"] {
      let logLine = #"{\#(members),"event":"\#(name)"}"#
      #expect(try Self.judge("structured: true", [logLine]).word == verdict, "\(logLine)")
      #expect(
        try Self.judge("structured: true", OwnRules.logLines(["[X-ALPHA] \(logLine)"])).word == verdict, "\(logLine)")
    }
    #expect(try Self.judge("structured: true\nrequired: [note]", [#"{\#(members),"event":"x.y"}"#]).word != "pass")
  }

  /// A line of another program need not be of this form.
  @Test func anObjectOfAnotherProgramIsNotJudged() throws {
    let logLine = #"{"event":"click","ts":"2025-11-15T05:40:00Z"}"#
    #expect(try Self.judge("structured: true", OwnRules.logLines([logLine])).word == "notExercised")
    #expect(try Self.judge("structured: true", OwnRules.logLines(["[X-ALPHA] \(logLine)"])).word == "fail")
    #expect(try Self.judge("structured: true", OwnRules.logLines([#"{\#(Self.head),"event":"click"}"#])).word == "pass")
  }

  /// The mark alone says whose it is: what it lacks, its time as well, is missing.
  @Test func aMarkedObjectWithoutATimeIsJudged() throws {
    for time in ["", #""ts":null,"#, #""ts":"soon","#] {
      let logLine = #"{"schema":"x/1",\#(time)"level":"info","count":1,"event":"click"}"#
      #expect(try Self.judge("structured: true", OwnRules.logLines([logLine])).word == "fail", "\(logLine)")
    }
    let hidden = #"{"schema":"x/1","ts":"<private>","level":"info","count":1,"event":"click"}"#
    #expect(try Self.judge("structured: true", OwnRules.logLines([hidden])).word == "redacted")
  }

  @Test func whatBreaksOffIsOpen() throws {
    let whole = Self.event(#""id":"x","num":1"#)
    for rule in ["structured: true", "event: a.done\nrequired: [num]"] {
      for length in [whole.utf8.count - 1, whole.utf8.count - 8, 90] {
        let cut = String(whole.prefix(length))
        #expect(try Self.judge(rule, OwnRules.logLines(["[X-ALPHA] \(cut)"])).word == "truncated", "\(cut)")
        #expect(try Self.judge(rule, [whole, cut, whole]).word == "truncated", "\(cut)")
      }
    }
    let hidden = #"[X-ALPHA] {\#(Self.head),"event":"a.done","fields":{"num":<private>}}"#
    #expect(try Self.judge("structured: true", OwnRules.logLines([hidden])).word == "redacted")
    let broken = #"[X-ALPHA] {\#(Self.head),"event":"a.done","fields":{"num":01}}"#
    #expect(try Self.judge("structured: true", OwnRules.logLines([broken])).word == "malformed")
  }
}
