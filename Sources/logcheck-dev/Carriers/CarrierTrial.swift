import LogCheck
import LogCheckIngest
import LogCheckModel
import LogCheckSamples

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A sample in a carrier, and what the checker says of it.
struct CarrierTrial: Sendable {
  var carrier: Carrier
  var sample: CarriedSample

  enum Outcome: String, Sendable, CaseIterable {
    case kept
    /// Kept where the day and the zone are given, which the carrier leaves out.
    case dated = "kept with --date and --time-zone"
    /// Not proved, and the report says what it could not read.
    case open
    /// Not proved, and nothing says that text of the plugin was not read.
    case silent
    case wrongFail = "wrong FAIL"
    case wrongPass = "wrong PASS"
    /// A rule fails that does not fail in the sample.
    case otherFail = "another failure"

    /// True for what must never be.
    var isWrong: Bool { self == .wrongFail || self == .wrongPass || self == .otherFail || self == .silent }
  }

  struct Result: Sendable {
    var carrier: Carrier
    var sample: String
    var outcome: Outcome
    var name: String { "\(carrier.id) \(sample)" }
  }

  /// `nil` if the carrier leaves the sample as it is.
  func judged(by audit: Audit) -> Result? {
    let carried = carrier.carry(sample.lines)
    guard carried != sample.lines else { return nil }
    let text = carried.joined(separator: "\n") + "\n"
    var outcome = outcome(Self.run(text, audit))
    if outcome == .open {
      let given = self.outcome(Self.run(text, audit, Self.given))
      if given == .kept { outcome = .dated } else if given.isWrong { outcome = given }
    }
    return Result(carrier: carrier, sample: sample.name, outcome: outcome)
  }

  /// The day and zone of the samples.
  private static let given: AuditOptions = {
    var options = AuditOptions()
    options.clock = ClockOptions(date: CivilDay("2025-11-15"), offset: { _ in 0 })
    return options
  }()

  static func run(_ text: String, _ audit: Audit, _ options: AuditOptions = AuditOptions()) -> RunSummary {
    var run = Audit(audit, options)
    run.run([.bytes(Array(text.utf8), shown: "carried.log")]) { _ in }
    return run.summary()
  }

  /// The rules of error severity that fail.
  static func failures(_ summary: RunSummary) -> Set<String> {
    Set(summary.rules.filter { $0.verdict == .fail && $0.severity >= .error }.map(\.id))
  }

  private func outcome(_ summary: RunSummary) -> Outcome {
    let failures = Self.failures(summary)
    switch summary.exitCode {
    case 0: return sample.failures.isEmpty ? .kept : .wrongPass
    case 1:
      if sample.failures.isEmpty { return .wrongFail }
      return failures.isSubset(of: sample.failures) ? .kept : .otherFail
    default: return Self.isSaid(summary) ? .open : .silent
    }
  }

  /// True if the report says what was not read, or if nothing in the text is the plugin's.
  private static func isSaid(_ summary: RunSummary) -> Bool {
    return summary.captures.contains { capture in
      capture.candidates == 0 || capture.events > 0 || capture.embedded > 0 || capture.notUnderstood > 0
        || capture.unrecognised > 0 || capture.markedCuts > 0
    } || !summary.diagnostics.isEmpty
  }
}

/// A sample that carriers change.
struct CarriedSample: Sendable {
  var name: String
  var lines: [String]
  /// The rules that fail in it.
  var failures: Set<String> = []

  /// One that is well and one that fails of each platform and form.
  static func all(in root: URL, _ audit: Audit) throws -> [Self] {
    let samples = root.appending(path: "SampleLogs")
    let edited = SampleFolder(samples).edited().samples
    var all: [Self] = []
    for (healthy, failing) in [
      ("first-run", "failing/prefetch-lead-is-five-minutes/first-run.log"),
      ("android", "failing/android-prefetch-lead-is-five-minutes/android.log"),
      ("structured-calls", "failing/schedule-result-keeps-its-form/structured-calls.log"),
    ] {
      all.append(Self(healthy, try Data(contentsOf: samples.appending(path: "healthy/\(healthy).log"))))
      let bytes =
        try edited.first { $0.id == failing }.map { Data($0.bytes) }
        ?? Data(contentsOf: samples.appending(path: failing))
      all.append(Self(failing, bytes))
    }
    for index in all.indices {
      let summary = CarrierTrial.run(all[index].lines.joined(separator: "\n") + "\n", audit)
      all[index].failures = CarrierTrial.failures(summary)
    }
    return all
  }

  private init(_ name: String, _ bytes: Data) {
    self.name = name
    var lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    self.lines = lines.map(String.init)
  }
}
