import Foundation
import LogCheckRules
import LogCheckTestSupport
import Testing

@testable import logcheck_dev

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

  private static func cases(_ file: URL) throws -> [TruthCase] {
    try TruthFile.cases([UInt8](Data(contentsOf: file)), path: file.lastPathComponent)
  }

  /// A line that the runner dropped would make a case say nothing.
  @Test(.costly, arguments: files)
  func eachCarrierHoldsAllLinesOfTheApp(_ file: URL) throws {
    for truth in try Self.cases(file) {
      #expect(!truth.carriers.isEmpty && !truth.lines.isEmpty, "\(truth.name)")
      let messages = truth.lines.filter { $0.process?.hasPrefix("App") ?? true }.count { !$0.message.isEmpty }
      for carrier in truth.carriers {
        let lines = carrier.capture(of: truth).split(separator: 0x0A).count
        #expect(lines >= messages, "\(truth.name), \(carrier.rawValue)")
      }
    }
  }

  @Test(.costly) func casesNameProfilesThatExist() throws {
    let known = Set(try RuleSet.ofFolder(nil).profiles.map(\.id))
    for file in Self.files {
      for truth in try Self.cases(file) { #expect(truth.profile.map(known.contains) ?? true, "\(truth.name)") }
    }
  }

  @Test(.costly) func aThirdOfTheCasesIsHeldBack() throws {
    let cases = try Self.files.flatMap { try Self.cases($0) }
    let share = Double(cases.count { $0.isHeldBack }) / Double(cases.count)
    #expect((0.30...0.37).contains(share))
  }

  /// The runner itself: a case that breaks the requirement is a fault, one that keeps it is not, and a verdict other
  /// than the expected one is reported.
  @Test func theRunnerComparesVerdictsWithExpectations() async throws {
    let text = """
      requirement: REQ-052
      cases:
        - name: four minutes before
          kind: fault
          carriers: [apple-default, apple-ndjson, xcode-console, idevicesyslog]
          expect: fail
          lines:
      """
    func file(_ begin: String, _ expect: String) -> String {
      text.replacing("expect: fail", with: "expect: \(expect)")
        + """

              - '2025-11-15 05:40:05.000 [DNP-PLUGIN] configure() called'
              - '05:40:09.820 [DNP-FETCH] Scheduling prefetch for notification at 2025-11-15T05:53:00Z'
              - '05:40:09.850 [DNP-FETCH] BGAppRefreshTask scheduled (earliestBeginDate=\(begin))'
              - '05:41:30.000 [DNP-PLUGIN] status = ready'
        """
    }
    func disagreements(_ begin: String, _ expect: String) async throws -> Int {
      let cases = try TruthFile.cases(Array(file(begin, expect).utf8), path: "case.yml")
      let trials = cases.flatMap { truth in truth.carriers.map { TruthTrial(truth: truth, carrier: $0) } }
      let results = try await TwoThreads.map(trials, rules: .ofFolder(nil)) { $0.judged(by: $1) }
      return TruthDisagreement.all(in: results).map(\.results.count).reduce(0, +)
    }
    #expect(try await disagreements("2025-11-15T05:49:00Z", "fail") == 0)
    #expect(try await disagreements("2025-11-15T05:49:00Z", "no-fail") == 4)
    #expect(try await disagreements("2025-11-15T05:48:00Z", "no-fail") == 0)
    #expect(try await disagreements("2025-11-15T05:48:00Z", "fail") == 4)
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
