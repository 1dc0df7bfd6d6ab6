import LogCheckModel
import Testing

@testable import LogCheckEngine

/// A structured event without its end, as a limit on the length of lines leaves it, keeps what came before the cut.
@Suite struct StructuredCutTests {
  private static let events = """
    a.called:
      component: ALPHA
      fields:
        name: word
        lead: integer
        ok: boolean
        ids: list
        args: object
        code: { type: word, from: [args.code] }
      text: "called"
    life.crashed: { component: ALPHA, text: ["crashed"], json: [life.crash] }
    life: { component: ALPHA, text: ["life"], fields: { event: word } }
    step.taken:
      component: ALPHA
      fields: { kind: word }
      text: "step {kind}"
      becomes: { kind: { last: step.ended } }
    step.ended: { component: ALPHA, fields: { kind: word }, text: "ended" }
    """

  private func reported(_ message: String) throws -> String { try Lines(events: Self.events).reported(message) }

  @Test(arguments: [
    (#"{"event":"a.called","fields":{"name":"x","le"#, "a.called name=x lead=cut ok=cut ids=cut args=cut code=cut"),
    (#"{"event":"a.called","fields":{"name":"x"#, "a.called name=cut lead=cut ok=cut ids=cut args=cut code=cut"),
    // More digits may follow, more items, more members.
    (#"{"event":"a.called","name":"x","lead":5"#, "a.called name=x lead=cut ok=cut ids=cut args=cut code=cut"),
    (#"{"event":"a.called","name":"x","lead":5,"#, "a.called name=x lead=5 ok=cut ids=cut args=cut code=cut"),
    (#"{"event":"a.called","ids":["x","y""#, "a.called name=cut lead=cut ok=cut ids=cut args=cut code=cut"),
    (#"{"event":"a.called","ok":true"#, "a.called name=cut lead=cut ok=true ids=cut args=cut code=cut"),
    (
      #"{"event":"a.called","fields":{"args":{"code":"E1","mo"#,
      #"a.called name=cut lead=cut ok=cut ids=cut args={"code":"E1","mo code=E1"#
    ),
    (#"{"event":"a.called","fields":{"args":{"mo"#, #"a.called name=cut lead=cut ok=cut ids=cut args={"mo code=cut"#),
    // The lines of others that follow it in the same record.
    ("{\"event\":\"a.called\",\"name\":\"x\",\"no\nother", "a.called name=x lead=cut ok=cut ids=cut args=cut code=cut"),
  ])
  func whatCameBeforeTheCutIsKnown(_ message: String, _ expected: String) throws {
    #expect(try reported(message) == expected)
  }

  @Test(arguments: [
    // Not only its end is missing.
    #"{"event":"a.called","name":x,"lead":5"#, #"{"event":"a.called","name":"x",,"lea"#,
    // The name may be the beginning of another one.
    #"{"event":"a.cal"#,
    // The lost part may make it another event.
    #"{"event":"life","fields":{"ev"#, #"{"event":"step.taken","fields":{"kind":"la"#,
  ])
  func whatMayBeAnotherEventIsNone(_ message: String) throws {
    #expect(try reported(message) == "foreign")
  }

  @Test func everyBeginningSaysNothingThatTheWholeDoesNot() throws {
    let whole =
      #"{"ts":"2025-11-15T06:30:00Z","event":"a.called","ok":false,"fields":{"name":"a\"b","lead":-12,"ids":["x",{"y":1}],"#
      + #""args":{"n":[1,2],"code":"E1","deep":{"a":null}}},"seq":7}"#
    let lines = try Lines(events: Self.events)
    guard case .event(let full) = lines.classifier.classify(lines.record(whole)).kind else {
      Issue.record("the whole is no event")
      return
    }
    var known = 0
    for count in 0..<whole.utf8.count {
      let part = String(decoding: whole.utf8.prefix(count), as: UTF8.self)
      guard case .event(let event) = lines.classifier.classify(lines.record(part)).kind else { continue }
      for (index, value) in event.fields.enumerated() where value != .truncated {
        if case .object(let text) = value {
          #expect(whole.contains(text.description))
        } else {
          #expect(value == full.fields[index], "\(part)")
        }
        known += 1
      }
    }
    #expect(known > 300)
  }
}
