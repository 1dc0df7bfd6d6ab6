#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The folder Tests/Truth of a package.
enum TruthSuite {
  /// The cases of every file, in the order of the requirements; none where the folder is missing.
  static func cases(in root: URL) throws -> [TruthCase] {
    let folder = root.appending(path: "Tests/Truth").path(percentEncoded: false)
    guard FileManager.default.fileExists(atPath: folder) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".yml") }.sorted()
      .flatMap { name in
        try TruthFile.cases([UInt8](Data(contentsOf: URL(filePath: "\(folder)/\(name)"))), path: "Tests/Truth/\(name)")
      }
  }

  /// The number of cases of a requirement, and of those that are judged wrongly.
  struct Tally {
    var cases = 0
    var listed = 0
  }

  /// By requirement.
  static func tallies(in root: URL) throws -> [String: Tally] {
    var tallies: [String: Tally] = [:]
    for truth in try cases(in: root) { tallies[truth.requirement, default: Tally()].cases += 1 }
    let list = root.appending(path: "Tests/Truth/disagreements.txt")
    if FileManager.default.fileExists(atPath: list.path(percentEncoded: false)) {
      let text = try String(contentsOf: list, encoding: .utf8)
      for entry in try KnownDisagreements(text).reasons.flatMap(\.entries) {
        tallies[entry.requirement, default: Tally()].listed += 1
      }
    }
    return tallies
  }
}
