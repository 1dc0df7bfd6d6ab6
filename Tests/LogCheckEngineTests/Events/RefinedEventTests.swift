import LogCheckEngine
import LogCheckModel
import LogCheckRules
import Testing

/// A word of a field makes a line another event (`becomes`), however the line is written.
@Suite struct RefinedEventTests {
  @Test(arguments: [
    ("[X-ALPHA] app life event=crash", "life.crashed"),
    ("[X-ALPHA] app life: crash", "life.crashed"),
    ("[X-ALPHA] app life (cold=true, event: \"crash\")", "life.crashed"),
    ("[X-ALPHA] 1/2 app life event=crash done", "life.crashed"),
    ("[X-ALPHA] app life event=CRASH", "life"),
    ("[X-ALPHA] app life event=quit", "life"),
    ("[X-ALPHA] app life event=<private>", "life"),
    ("[X-ALPHA] app life", "life"),
    ("{\"event\":\"life\",\"fields\":{\"cold\":true},\"fields\":{\"event\":\"crash\"}}", "life.crashed"),
  ])
  func theWordDecides(_ message: String, _ expected: String) throws {
    let event = try event(message)
    #expect(rules.events[event.type.index].name == expected)
    #expect(event.fields.count == rules.events[event.type.index].fields.count)
  }

  @Test func fieldsOfBothEventsKeepTheirValues() throws {
    let event = try event("[X-ALPHA] app life event=crash cold=true count=3")
    #expect(event.fields == [.text(LogText("gone")), .boolean(true), .absent])
  }

  /// The text is that of the event which the line was before its word made it another.
  @Test(arguments: [
    ("[X-ALPHA] app life event=crash", "app life"), ("[X-ALPHA] app life: crash", "app life: {event}"),
    ("{\"event\":\"life\",\"fields\":{\"event\":\"crash\"}}", "life.crash"),
    ("{\"event\":\"life.crashed\",\"fields\":{}}", "life.crashed"),
  ])
  func theMatchedTextIsTheOneOfTheLine(_ message: String, _ expected: String) throws {
    let event = try event(message)
    #expect(rules.events[event.type.index].name == "life.crashed")
    #expect(event.text.found(in: rules.events).words == expected)
  }

  private let lines: Lines
  private var rules: RuleSet { lines.rules }

  init() throws {
    lines = try Lines(
      components: "ALPHA: { tags: [\"[X-ALPHA]\"] }",
      events: """
        life.crashed:
          fields: { state: word, cold: boolean, count: word }
          set: { state: gone }
          json: [life.crash]
        life:
          component: ALPHA
          text: ["app life: {event}", app life]
          fields: { event: word, cold: boolean, count: integer }
          pairs: { event: event, cold: cold, count: count }
          becomes: { event: { crash: life.crashed } }
        """)
  }

  private func event(_ message: String) throws -> ClassifiedEvent {
    guard case .event(let event) = lines.classifier.classify(lines.record(message)).kind else { throw NoEvent() }
    return event
  }

  private struct NoEvent: Error {}
}
