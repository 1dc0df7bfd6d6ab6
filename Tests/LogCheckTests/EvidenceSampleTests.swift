import Foundation
import LogCheck
import LogCheckModel
import LogCheckTestSupport
import Testing

/// A run of several files: captures and evidence files.
struct EvidenceSample: Sendable, CustomTestStringConvertible {
  let url: URL

  /// The rule that a failing one was made for.
  var name: String { url.lastPathComponent }

  var testDescription: String { name }

  static let healthy = folders("healthy")
  static let failing = folders("failing")

  private static func folders(_ name: String) -> [EvidenceSample] {
    let folder = RepositoryPaths.sampleLogs.appending(path: "evidence").appending(path: name)
    let found = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (found ?? []).filter(\.hasDirectoryPath).sorted { $0.path() < $1.path() }.map(EvidenceSample.init)
  }

  /// The files in the order of their names, as a shell gives them.
  func inputs() throws -> [AuditInput] {
    try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
      .filter { $0.lastPathComponent != "expected.json" }.sorted { $0.path() < $1.path() }
      .map { .bytes(Array(try Data(contentsOf: $0)), shown: $0.lastPathComponent) }
  }

  func expectedFailures() throws -> [String] {
    struct Expected: Decodable { var fail: [String] }
    let data = try Data(contentsOf: url.appending(path: "expected.json"))
    return try JSONDecoder().decode(Expected.self, from: data).fail.sorted()
  }
}

/// Runs with evidence files get the expected verdicts.
@Suite struct EvidenceSampleTests {
  private static var strictly: AuditOptions {
    var options = AuditOptions()
    options.failOn = .note
    return options
  }

  @Test func theSamplesAreThere() {
    #expect(EvidenceSample.healthy.count >= 4)
    #expect(EvidenceSample.failing.count >= 39)
  }

  @Test(arguments: EvidenceSample.healthy)
  func nothingFailsInAHealthyRun(sample: EvidenceSample) async throws {
    let judged = try await Judge.run(sample.inputs(), Self.strictly)
    #expect(judged.summary.exitCode == 0, "\(judged.summary.verdict): \(judged.rules(.fail))")
    #expect(judged.failures.isEmpty)
    #expect(judged.summary.diagnostics.isEmpty)
  }

  @Test(arguments: EvidenceSample.failing)
  func exactlyTheExpectedRulesFail(sample: EvidenceSample) async throws {
    let judged = try await Judge.run(sample.inputs(), Self.strictly)
    #expect(judged.rules(.fail) == (try sample.expectedFailures()))
    #expect(judged.summary.exitCode == 1)
  }

  /// In which order the files are named says nothing.
  @Test(arguments: EvidenceSample.failing)
  func theOrderOfTheFilesChangesNothing(sample: EvidenceSample) async throws {
    let judged = try await Judge.run(sample.inputs())
    let turned = try await Judge.run(sample.inputs().reversed())
    #expect(judged.verdicts == turned.verdicts)
  }

  /// A rule about files alone has the same verdict next to any capture of the platform.
  @Test func aFindingNamesTheFileAndTheLine() async throws {
    let sample = try #require(EvidenceSample.failing.first { $0.name == "row-ids-are-unique" })
    let judged = try await Judge.run(sample.inputs())
    let finding = try #require(judged.failures.first)
    let last = try #require(finding.evidence.last)
    #expect(last.capture == "notifications.csv")
    #expect(last.line == 3)
    #expect(last.time == nil)
  }
}
