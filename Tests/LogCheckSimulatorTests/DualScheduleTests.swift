import LogCheckModel
import LogCheckSimulator
import Testing

/// The promises of a dual schedule on the phone.
@Suite struct DualScheduleTests {
  private func messages(_ scenario: String, _ faults: [String] = []) throws -> [String] {
    let story = try #require(Scenario.named(scenario))
    return story.run(Scenario.Options(faults: faults)).map(\.message)
  }

  @Test func contentInTimeIsUsedAndLateContentIsNot() throws {
    let timely = try messages("SCN-80")
    #expect(timely.contains { $0.contains("uses fetched content") })
    #expect(timely.contains { $0.contains("notification delivered") && $0.contains("content_source=fetched") })
    let late = try messages("SCN-82")
    #expect(!late.contains { $0.contains("uses fetched content") })
    #expect(late.contains { $0.contains("Content saved") })
    #expect(late.contains { $0.contains("body=\"See what is new\"") })
  }

  @Test func nothingOfACancelledScheduleRuns() throws {
    let lines = try messages("SCN-83")
    #expect(!lines.contains { $0.contains("BGTask handler invoked") || $0.contains("notification delivered") })
    #expect(try messages("SCN-83", ["SCN-83-M2"]).contains { $0.contains("BGTask handler invoked") })
    #expect(try messages("SCN-83", ["SCN-83-M1"]).contains { $0.contains("notification delivered") })
  }

  @Test func theFetchOfAMidnightScheduleIsOfTheDayBefore() throws {
    let lines = try messages("SCN-84")
    #expect(lines.contains { $0.contains("\"57 23 * * *\"") && $0.contains("\"02 0 * * *\"") })
    #expect(lines.contains { $0.contains("earliestBeginDate=2025-11-15T23:57:00Z") })
  }
}
