import Foundation
import LogCheckSamples
import LogCheckTestSupport
import Testing

/// A sample capture of the repository.
struct Sample: Sendable, CustomTestStringConvertible {
  /// Its path below the folder of samples.
  let name: String
  let url: URL

  private init(_ url: URL) {
    self.url = url
    name = url.pathComponents.suffix(url.deletingLastPathComponent().lastPathComponent == "healthy" ? 2 : 3)
      .joined(separator: "/")
  }

  func bytes() throws -> [UInt8] { Array(try Data(contentsOf: url)) }

  var testDescription: String { name }

  /// Captures in which nothing fails.
  static let healthy = files(in: RepositoryPaths.sampleLogs.appending(path: "healthy"))

  /// Captures with one fault each, below a folder of the rule that it breaks.
  static let failing = SampleCaptures.failing.samples.map { Sample(SampleCaptures.file($0.sample.id)) }

  /// Healthy ones and others, for properties that try each many times.
  static let tried = Extent.some(8, of: healthy) + Extent.some(8, whole: 40, of: failing)

  /// A few of all, for properties that try each several times and in other ways than ``tried``.
  static let few = Extent.some(3, whole: 6, of: healthy, salt: 4) + Extent.some(2, whole: 4, of: failing, salt: 4)

  /// The rule that a failing one was made for.
  var rule: String { url.deletingLastPathComponent().lastPathComponent }

  /// The rules that fail in it.
  func expectedFailures() throws -> [String] {
    try #require(SampleCaptures.failing.samples.first { $0.sample.id == name }).fails
  }

  /// The healthy capture that the fault was put into: the one of the same name.
  var healthyTwin: Sample? { Self.healthy.first { $0.url.lastPathComponent == url.lastPathComponent } }

  private static func files(in folder: URL) -> [Sample] {
    RepositoryPaths.files(below: folder, extensions: ["log", "ndjson"]).map(Sample.init)
  }
}
