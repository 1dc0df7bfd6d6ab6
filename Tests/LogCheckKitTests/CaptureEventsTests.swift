import Foundation
import LogCheckKit
import LogCheckTestSupport
import Testing

/// Events of a capture as a sequence.
@Suite struct CaptureEventsTests {
  private static let sample = JudgementTests.sample("healthy/first-run.log")

  /// The same events as the command prints, in the same order.
  @Test func eventsAreThoseOfTheCommand() async throws {
    var read: [String] = []
    for try await event in Capture.file(Self.sample).events(try Rules.builtIn()) {
      read.append("\(event.line) \(event.name) \(event.time ?? "-")")
    }
    let command = try CommandRun(BuiltProduct.dnpLogCheck, ["events", Self.sample])
    let printed = try command.outputText.split(separator: "\n").map { line in
      let object = try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      return "\(object["line"] ?? 0) \(object["event"] ?? "") \(object["time"] ?? "-")"
    }
    #expect(!read.isEmpty && read == printed)
  }

  @Test func fieldsHaveTheirTypes() async throws {
    var instants = 0
    for try await event in Capture.file(Self.sample).events(try Rules.builtIn())
    where event.name == "fetch.bgtask.submitted" {
      guard case .instant(let begin)? = event.fields["earliest_begin"] else { continue }
      #expect(begin.hasSuffix("Z") && event.text.contains("earliestBeginDate"))
      instants += 1
    }
    #expect(instants == 1)
  }

  /// More events than are read ahead, and an iterator that is given up: reading ends, and the test with it.
  @Test func readingStopsWithTheIterator() async throws {
    let sample = try String(contentsOf: URL(filePath: Self.sample), encoding: .utf8)
    let line = try #require(sample.split(separator: "\n").first { $0.contains("Scheduling prefetch for notification") })
    let lines = (0..<5000).map { "2025-11-15 05:40:09.\(820_000 + $0)\(line.dropFirst(26))\n" }
    let capture = Capture.text(lines.joined())
    let rules = try Rules.builtIn()
    for _ in 0..<20 {
      var count = 0
      for try await _ in capture.events(rules) {
        count += 1
        if count == 3 { break }
      }
      #expect(count == 3)
    }
    var all = 0
    for try await _ in capture.events(rules) { all += 1 }
    #expect(all == 5000)
  }

  @Test func aMissingFileIsAnError() async throws {
    let rules = try Rules.builtIn()
    await #expect(throws: UnreadableCapture.self) {
      for try await _ in Capture.file("/nonexistent/night.log").events(rules) {}
    }
  }
}
