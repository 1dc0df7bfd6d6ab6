import Foundation
import LogCheckTestSupport
import Testing

/// The samples keep their verdicts, whatever is replaced in them.
@Suite struct RedactedSampleTests {
  private static let folders: [URL] = ["healthy", "evidence", "formats"].map {
    RepositoryPaths.sampleLogs.appending(path: $0, directoryHint: .isDirectory)
  }

  static let samples = folders.flatMap { RepositoryPaths.files(below: $0, extensions: ["log", "ndjson", "logcat"]) }

  @Test func thereAreSamples() { #expect(Self.samples.count > 30) }

  @Test(.tags(.long), arguments: Extent.some(10, of: samples))
  func aSampleKeepsItsVerdicts(_ sample: URL) throws {
    let folder = try TemporaryFolder()
    let run = try RedactCommandTests.redact(
      [sample.path(percentEncoded: false), "-o", "out.log"], in: folder)
    #expect(run.exitCode == 0, "\(run.errorText)")
    let before = try Data(contentsOf: sample)
    #expect(
      try RedactCommandTests.bytes("out.log", in: folder).count == before.count || run.errorText.contains("in UTF-8"))
  }
}
