import Foundation
import LogCheck
import LogCheckModel
import LogCheckSimulator
import LogCheckTestSupport
import Testing

/// A defect has one fingerprint: on other days, with other identifiers and other values, and in later versions.
@Suite struct FingerprintTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let scenario: Scenario
    let fault: Fault

    var testDescription: String { "\(scenario.id) \(fault.id)" }

    /// The failures of a run with the fault: the rule and the fingerprint, in order.
    func failures(seed: UInt64, laterBy days: Int64 = 0) async throws -> [String] {
      var options = Scenario.Options(platform: scenario.platform, seed: seed, faults: [fault.id])
      options.notification = options.notification + .seconds(days * 86_400)
      let id = options.platform == .ios ? "apple-default" : "android-threadtime+year+zone+usec+uid"
      let writer = try #require(LogWriter.named(id))
      let judged = try await Judge.run(writer.write(scenario.run(options)))
      return Set(judged.failures.map { "\($0.rule) \($0.fingerprint)" }).sorted()
    }
  }

  static let cases = Scenario.all.flatMap { scenario in
    scenario.faults.map { Case(scenario: scenario, fault: $0) }
  }

  /// Lines `SCENARIO FAULT RULE FINGERPRINT`.
  private static let file = GoldenFile(
    RepositoryPaths.root.appending(path: "Tests/LogCheckTests/Golden/fingerprints.txt"))

  /// Other seeds have other identifiers, hashes and delays.
  @Test(.tags(.long), arguments: Extent.some(12, of: cases))
  func aDefectHasOneFingerprint(_ one: Case) async throws {
    let first = try await one.failures(seed: 1)
    let second = try await one.failures(seed: 2, laterBy: 40)
    // Other delays may break another rule as well.
    func rules(_ failures: [String]) -> Set<Substring> { Set(failures.compactMap { $0.split(separator: " ").first }) }
    let common = rules(first).intersection(rules(second))
    #expect(common.isEmpty == first.isEmpty)
    func ofCommon(_ failures: [String]) -> [String] {
      failures.filter { failure in common.contains { failure.hasPrefix($0 + " ") } }
    }
    #expect(ofCommon(first) == ofCommon(second))
  }

  /// Those of earlier versions are in baselines and waivers: later ones may only be added. LOGCHECK_RECORD=1 adds them.
  @Test(.costly) func fingerprintsAreFrozen() async throws {
    let known = (try? String(contentsOf: Self.file.url, encoding: .utf8)) ?? ""
    let frozen = Set(known.split(separator: "\n").map(String.init))
    var found: Set<String> = []
    for one in Self.cases {
      for failure in try await one.failures(seed: 1) { found.insert("\(one.testDescription) \(failure)") }
    }
    let missing = frozen.subtracting(found)
    #expect(missing == [], "a fingerprint has changed; baselines and waivers of users hold it")
    guard frozen != found else { return }
    #expect(Self.file.compare(found.union(frozen).sorted().joined(separator: "\n") + "\n") == .same)
  }

  /// Two defects of one rule are two: accepting the one does not accept the other.
  @Test func defectsOfOneRuleAreDistinguished() async throws {
    var fingerprints: [String: Set<String>] = [:]
    for one in Self.cases.filter({ $0.fault.id.hasPrefix("HP-") }) {
      for failure in try await one.failures(seed: 1) {
        let parts = failure.split(separator: " ")
        fingerprints[String(parts[0]), default: []].insert(String(parts[1]))
      }
    }
    #expect(fingerprints.count > 5)
    #expect(fingerprints.values.contains { $0.count > 1 }, "\(fingerprints)")
  }
}
