import LogCheckModel
import LogCheckSimulator
import Testing

/// The missing parts of a flawed capture, and the truth that remains.
@Suite struct FlawedCaptureTests {
  private func capture(_ scenario: String, _ writer: String, faults: [String] = []) throws -> (String, GroundTruth) {
    let story = try #require(Scenario.named(scenario))
    let writer = try #require(LogWriter.named(writer))
    var run = story.run(Scenario.Options(faults: faults))
    let bytes = writer.write(IteratorSequence(Copying { run.next() }))
    return (String(decoding: bytes, as: UTF8.self), run.truth(as: writer.traits))
  }

  private struct Copying: IteratorProtocol {
    let step: () -> LogEntry?

    func next() -> LogEntry? { step() }
  }

  private func state(_ truth: GroundTruth, _ requirement: Int) -> GroundTruth.State? {
    truth.promises.first { $0.requirement == requirement }?.state
  }

  @Test func aGapIsReportedByALineOfTheTool() throws {
    let (text, truth) = try capture("SCN-103", "apple-default")
    let logLines = text.split(separator: "\n")
    #expect(logLines.contains { $0.hasPrefix("=== Messages dropped") })
    #expect(!text.contains("setTaskCompleted"))
    #expect(state(truth, 85) == .unknowable)
  }

  @Test func eventsAfterAGapAreKnown() throws {
    let (text, truth) = try capture("SCN-103", "apple-default", faults: ["SCN-103-M1"])
    #expect(text.components("setTaskCompleted") == 2)
    #expect(state(truth, 85) == .broken)
  }

  @Test func aCutCaptureEndsFiveSecondsIntoTheRun() throws {
    let (text, truth) = try capture("SCN-100", "apple-ndjson")
    #expect(text.contains("BGTask handler invoked"))
    #expect(!text.contains("BGTask expired"))
    #expect(state(truth, 85) == .unknowable)
  }

  @Test func theOrderOfHiddenLinesIsKnownAndTheirTimesAreNot() throws {
    #expect(state(try capture("SCN-102", "apple-default", faults: ["SCN-102-M1"]).1, 48) == .broken)
    #expect(state(try capture("SCN-102", "apple-default", faults: ["SCN-102-M2"]).1, 50) == .unknowable)
  }

  @Test func whatOnlyTheSystemSaysIsInNoFileOfThePluginsEvents() throws {
    #expect(state(try capture("SCN-74", "dnp-events", faults: ["SCN-74-M3"]).1, 181) == .unknowable)
    #expect(state(try capture("SCN-74", "android-threadtime", faults: ["SCN-74-M3"]).1, 181) == .broken)
  }
}

extension String {
  fileprivate func components(_ text: String) -> Int { ranges(of: text).count }
}
