import Foundation
import LogCheckModel
import LogCheckTestSupport
import Testing

/// The knowledge about the time and the levels of a capture's lines.
@Suite struct CaptureKnowledgeTests {
  private func capture(_ name: String) async throws -> CaptureSummary {
    let bytes = try Data(contentsOf: RepositoryPaths.sampleLogs.appending(path: name))
    let judgement = try await Judge.run(Array(bytes))
    return try #require(judgement.summary.captures.first)
  }

  @Test(arguments: [
    ("healthy/first-run.log", TimeKnowledge.full), ("healthy/bare-lines.log", .none),
    ("formats/apple-compact/simulator-stream.log", .noZone), ("formats/android-threadtime/year-and-zone.log", .full),
    ("formats/android-brief/brief.log", .none), ("formats/console-app/time-first.log", .noDate),
    // The year is learnt from an instant in a message.
    ("formats/android-threadtime/default.log", .noZone),
  ])
  func theKnownPartOfATimeIsThatOfTheLines(name: String, known: TimeKnowledge) async throws {
    #expect(try await capture(name).timeKnowledge == known)
  }

  @Test func aYearWithoutEvidenceIsUnknown() async throws {
    let logLine = "11-15 06:39:58.215  7311  7311 D DNP-FETCH: BGAppRefreshTask scheduled\n"
    let judgement = try await Judge.run(Array(String(repeating: logLine, count: 3).utf8))
    #expect(judgement.summary.captures.first?.timeKnowledge == .noYear)
  }

  @Test(arguments: [
    ("healthy/bare-lines.log", nil as LogLevel?), ("formats/android-brief/brief.log", .debug),
    ("formats/apple-syslog/simulator-stream.log", nil),
  ])
  func theLowestLevelIsThatOfALineOfThePlugin(name: String, level: LogLevel?) async throws {
    #expect(try await capture(name).lowestLevel == level)
  }
}
