import Foundation
import LogCheck
import LogCheckModel
import LogCheckTestSupport
import Testing

/// Sample captures with their newest line first, as log services list them: each verdict is that of the sample, or open.
@Suite struct NewestFirstTests {
  @Test(arguments: Sample.healthy + Sample.failing)
  func aSampleKeepsItsVerdictWhenItsNewestLineIsFirst(sample: Sample) async throws {
    let logLines = try sample.bytes().logLines
    let whole = try await Judge.run(sample.bytes())
    let turned = try await Judge.run(Array(logLines.reversed().joined()))
    let failed = Set(whole.rules(.fail)), failedTurned = Set(turned.rules(.fail))
    #expect(failedTurned.subtracting(failed) == [])
    let isTurned = turned.summary.captures.first?.wrappers.contains("newest-first list") == true
    #expect(isTurned != Self.withoutTimes.contains(sample.url.lastPathComponent))
    guard isTurned, turned.summary.captures.first?.unreadRecords == 0 else {
      // A line of an entry that follows another one: nothing shows where it belongs.
      #expect(turned.summary.exitCode == 3 || turned.summary.exitCode == whole.summary.exitCode)
      return
    }
    #expect(failedTurned == failed)
    #expect(turned.summary.exitCode == whole.summary.exitCode)
  }

  private static let withoutTimes = ["bare-lines.log"]

  /// The lines of evidence are those of the file.
  @Test func aFindingNamesTheLinesOfTheFile() async throws {
    for sample in Sample.failing.prefix(40) {
      let logLines = try sample.bytes().logLines
      let turned = try await Judge.run(Array(logLines.reversed().joined()))
      let turnedLines = logLines.reversed().map { String(decoding: $0, as: UTF8.self) }
      for evidence in turned.failures.flatMap(\.evidence) where evidence.line > 0 {
        #expect(turnedLines[evidence.line - 1].contains(evidence.text.suffix(12)), "\(sample.name): \(evidence.text)")
      }
    }
  }
}
