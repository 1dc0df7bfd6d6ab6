import LogCheck
import LogCheckModel
import LogCheckRules
import LogCheckSamples

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Leaves out each sign and each condition of the rule files in turn, and finds a capture, or a test of the rule files, whose outcomes
/// are others without it.
struct OutcomeMutants: Sendable {
  struct Capture: Sendable {
    var bytes: [UInt8]
    var options: AuditOptions
  }

  let rules: RuleSet
  let captures: [Capture]
  private let outcomes: [String]

  init(_ rules: RuleSet, _ captures: [Capture]) throws {
    var rules = rules
    // No rule changes an outcome.
    rules.rules = []
    rules.waivers = []
    rules.profiles = rules.profiles.map { profile in
      var profile = profile
      profile.mustExercise = []
      return profile
    }
    self.rules = rules
    let captures = captures + rules.outcomeTests.map { Capture(bytes: Array($0.log.utf8), options: AuditOptions()) }
    self.captures = captures
    let audit = try Audit(rules, AuditOptions())
    outcomes = captures.map { Self.outcomes(of: $0, by: audit) }
  }

  /// The ids of the signs and conditions.
  var ids: [String] { rules.outcomes.map { "sign \($0.id)" } + rules.conditions.map { "condition \($0.id)" } }

  /// The captures of cases, and the healthy samples and scenarios.
  static func captures(of cases: [CauseCase], in root: URL) throws -> [Capture] {
    let ofCases = try cases.flatMap(CauseCapture.all).map { capture in
      Capture(bytes: try capture.bytes(), options: CauseTrial(capture: capture).options)
    }
    let samples = try ["healthy", "scenarios"].flatMap { folder in
      let url = root.appending(path: "SampleLogs/\(folder)")
      let names = try FileManager.default.subpathsOfDirectory(atPath: url.path(percentEncoded: false))
      return try names.filter { $0.hasSuffix(".log") }.sorted().map {
        Capture(bytes: [UInt8](try Data(contentsOf: url.appending(path: $0))), options: AuditOptions())
      }
    }
    return ofCases + samples
  }

  /// The ids that no capture misses.
  func survivors() async throws -> [String] {
    let ids = ids
    let survive = try await TwoThreads.map(Array(ids.indices), rules: rules) { index, _ in try survives(index) }
    return zip(ids, survive).filter(\.1).map(\.0)
  }

  /// True if no capture shows that an item is missing.
  func survives(_ index: Int) throws -> Bool {
    var mutant = rules
    if index < rules.outcomes.count {
      mutant.outcomes.remove(at: index)
    } else {
      mutant.conditions.remove(at: index - rules.outcomes.count)
    }
    let audit = try Audit(mutant, AuditOptions())
    return !captures.indices.contains { Self.outcomes(of: captures[$0], by: audit) != outcomes[$0] }
  }

  private static func outcomes(of capture: Capture, by audit: Audit) -> String {
    var run = Audit(audit, capture.options)
    run.run([.bytes(capture.bytes, shown: "capture.log")]) { _ in }
    return run.summary().outcomes.map { device in
      let days = device.occurrences.map {
        "\($0.due.nanoseconds) \($0.result) \($0.prefetch) \($0.isProved) \($0.causes)"
      }
      let causes = device.causes.map { "\($0.explanation) \($0.stage) \(String(describing: $0.line))" }
      return (days + causes).joined(separator: "\n")
    }.joined(separator: "\n\n")
  }
}
