import Foundation
import LogCheckTestSupport
import Testing

/// The form of the files in Tests/Truth; its README says what they are.
@Suite struct TruthSuiteTests {
  private static let folder = RepositoryPaths.root.appending(path: "Tests/Truth", directoryHint: .isDirectory)
  private static let files = RepositoryPaths.files(below: folder, extensions: ["yml"])
  private static let words: [String: Set<String>] = [
    "expect": ["fail", "no-fail", "inconclusive", "not-exercised"],
    "kind": ["fault", "boundary", "careless", "healthy", "unknowable"],
    "carriers": ["apple-default", "apple-ndjson", "nslog", "xcode-console", "bare", "idevicesyslog", "logcat"],
  ]

  @Test func everyRequirementHasAFile() {
    let names = Set(Self.files.map { $0.deletingPathExtension().lastPathComponent })
    #expect(names == Set((1...239).map { "REQ-" + String(repeating: "0", count: 3 - "\($0)".count) + "\($0)" }))
  }

  @Test(arguments: files)
  func aFileNamesItsRequirementAndUsesTheWordsOfTheForm(_ file: URL) throws {
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
    #expect(lines.first == "requirement: \(file.deletingPathExtension().lastPathComponent)")
    #expect(lines.contains { $0 == "cases:" || $0.hasPrefix("not_observable:") })
    for line in lines {
      let parts = line.drop { $0 == " " || $0 == "-" }.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, let known = Self.words[String(parts[0])], line.hasPrefix("    ") || line.hasPrefix("  - ")
      else { continue }
      let values = parts[1].split { "[], ".contains($0) }.map(String.init)
      #expect(known.isSuperset(of: values), "\(file.lastPathComponent): \(line)")
    }
  }

  /// Faults, healthy captures that look like them, and what cannot be known: an obligation on the checker may lack one of these.
  @Test(arguments: files)
  func casesSpeakForBothSides(_ file: URL) throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    guard text.contains("\ncases:") else { return }
    #expect(text.ranges(of: "\n    kind: healthy").count >= 2)
    #expect(text.ranges(of: "\n    kind: ").count >= 5)
  }
}
