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

  /// All healthy ones and some of the others, for properties that try each many times; all with the whole effort.
  static let tried = healthy + Effort.some(40, of: failing, seed: 1)

  /// A few of all, for properties that try each several times and in other ways than ``tried``.
  static let few = Effort.some(6, of: healthy, seed: 4) + Effort.some(4, of: failing, seed: 4)

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
