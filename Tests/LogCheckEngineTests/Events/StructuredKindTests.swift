import LogCheckEngine
import LogCheckModel
import LogCheckRules
import Testing

/// A structured event that names its kind in a field is the event of that kind.
@Suite struct StructuredKindTests {
  @Test(arguments: [
    ("{\"event\":\"life\",\"fields\":{\"event\":\"crash\"}}", "life.crashed"),
    ("{\"fields\":{\"pid\":7,\"event\":\"crash\"},\"event\":\"life\"}", "life.crashed"),
    ("{\"event\":\"life.crash\"}", "life.crashed"),
    ("{\"event\":\"life\",\"fields\":{\"event\":\"quit\"}}", "life"),
    ("{\"event\":\"life\",\"fields\":{\"event\":3}}", "life"),
    ("{\"event\":\"life\",\"fields\":[\"event\",\"crash\"]}", "life"),
    ("{\"event\":\"life\"}", "life"),
    ("{\"event\":\"other\",\"fields\":{\"event\":\"crash\"}}", "other"),
  ])
  func theWordInItsFieldMakesTheKind(_ message: String, _ expected: String) throws {
    let lines = try Lines(
      components: "ALPHA: { tags: [\"[X-ALPHA]\"] }",
      events: """
        life.crashed: { component: ALPHA, text: ["crashed"], json: [life.crash] }
        life: { component: ALPHA, text: ["life"], fields: { event: word } }
        other: { component: ALPHA, text: ["other"] }
        """)
    guard case .event(let event) = lines.classifier.classify(lines.record(message)).kind else {
      Issue.record("\(message) is no event")
      return
    }
    #expect(lines.rules.events[event.type.index].name == expected)
  }
}
