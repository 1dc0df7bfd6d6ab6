import LogCheck
import LogCheckModel
import LogCheckReporting
import LogCheckSimulator

/// One story, written by one writer, and the checker's result.
struct Trial: Sendable {
  var scenario: String
  var fault: Fault.ID?
  var flaw: CaptureFlaw.ID?
  var writer: String
  var seed: UInt64
  var days = 1
  /// The number of events that the build words differently.
  var rewordings = 0

  /// The result of the trial.
  struct Result: Sendable {
    var trial: Trial
    var truth: GroundTruth
    /// Rules that failed, and those left open, with the requirements that they name.
    var failed: [String: [String]] = [:]
    var open: [String: [String]] = [:]
    var passed: [String: [String]] = [:]
    var reasons: [String: [InconclusiveReason]] = [:]

    /// The outcome of a fault.
    enum Ending: String, Sendable, CaseIterable {
      /// A rule of a requirement that it breaks fails.
      case caught
      /// None fails, and one is inconclusive.
      case open
      /// None fails, and one passes.
      case passed
      /// None of them says anything.
      case silent
    }

    /// The requirements that the truth calls broken, or unknowable.
    func requirements(_ state: GroundTruth.State) -> Set<String> {
      Set(truth.promises.filter { $0.state == state }.map(\.id))
    }

    /// Rules out of a list that name one of the requirements.
    static func naming(_ wanted: Set<String>, among rules: [String: [String]]) -> [String] {
      rules.filter { !wanted.isDisjoint(with: $0.value) }.keys.sorted()
    }

    var ending: Ending {
      let broken = requirements(.broken)
      if !Self.naming(broken, among: failed).isEmpty { return .caught }
      if !Self.naming(broken, among: open).isEmpty { return .open }
      return Self.naming(broken, among: passed).isEmpty ? .silent : .passed
    }
  }

  /// The capture and what is true of it; `nil` where there is no such scenario or no such writer.
  func capture() -> (bytes: [UInt8], truth: GroundTruth)? {
    guard let story = Scenario.named(scenario), let writer = LogWriter.named(writer) else { return nil }
    let isStructured = writer.traits.parts.contains(.structuredOnly)
    let options = Scenario.Options(
      style: isStructured ? .structured : .words, seed: seed, days: days, faults: fault.map { [$0] } ?? [],
      flaws: flaw.map { [$0] } ?? [], rewordings: rewordings)
    var run = story.run(options)
    var stream = CaptureStream(writer: writer, settings: CaptureSettings(environment: run.environment))
    var bytes: [UInt8] = []
    stream.begin(into: &bytes)
    while let entry = run.next() {
      if writer.holds(entry) { stream.append(entry, into: &bytes) }
    }
    stream.end(into: &bytes)
    return (bytes, run.truth(as: writer.traits))
  }

  /// Lets the checker judge it. `audit` holds the rules, made ready.
  func judged(by audit: Audit) throws -> Result? {
    guard let (bytes, truth) = capture() else { return nil }
    var options = AuditOptions()
    options.failOn = .note
    var run = Audit(audit, options)
    run.run([.bytes(bytes, shown: "\(scenario).log")]) { _ in }
    var result = Result(trial: self, truth: truth)
    for rule in run.summary().rules {
      switch rule.verdict {
      case .fail: result.failed[rule.id] = rule.requirements
      case .inconclusive:
        result.open[rule.id] = rule.requirements
        result.reasons[rule.id] = rule.reasons.keys.sorted { $0.rawValue < $1.rawValue }
      case .pass: result.passed[rule.id] = rule.requirements
      case .notExercised, .notApplicable: break
      }
    }
    return result
  }
}
