import LogCheckEngine
import LogCheckRules
import Testing

/// Whose a structured event is.
@Suite struct StructuredComponentTests {
  /// The message, and the component that it counts for.
  @Test(arguments: [
    ("[X-ALPHA] {\"event\":\"a.any\"}", "ALPHA"), ("{\"event\":\"a.any\"}", nil),
    ("[X-ALPHA] {\"event\":\"b.own\"}", "BETA"), ("{\"event\":\"b.own\"}", "BETA"),
  ])
  func theTagSaysWhoseAnEventIsThatMayBeAnybodys(_ message: String, _ component: String?) throws {
    let lines = try Lines(
      components: "ALPHA: { tags: [\"[X-ALPHA]\"] }\nBETA: { tags: [\"[X-BETA]\"] }",
      events: """
        a.any: { component: any, literals: [anything], text: ["anything"] }
        b.own: { component: BETA, text: ["own"] }
        """)
    guard case .event(let event) = lines.classifier.classify(lines.record(message)).kind else {
      Issue.record("\(message) is no event")
      return
    }
    #expect(event.component.map { lines.rules.components[$0].name } == component)
  }
}
