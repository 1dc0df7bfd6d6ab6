import LogCheck
import LogCheckIngest
import LogCheckModel

/// A case in one of its carriers, and what the checker says of it.
struct TruthTrial: Sendable {
  var truth: TruthCase
  var carrier: TruthCarrier

  /// The common verdict of the rules of the requirement.
  enum Outcome: String, Sendable, CaseIterable {
    case fail, inconclusive, pass
    /// No rule of the requirement is exercised.
    case silent
  }

  struct Result: Sendable {
    var trial: TruthTrial
    var outcome: Outcome
    /// The rules of the requirement that were exercised, each with its verdict and the reasons why it is inconclusive.
    var rules: [String]
    /// Rules of other requirements that fail.
    var otherFailures: [String]

    var isRight: Bool {
      switch trial.truth.expectation {
      case .fail: outcome == .fail
      case .noFail: outcome != .fail
      case .inconclusive: outcome == .inconclusive
      case .notExercised: outcome == .silent
      }
    }
  }

  /// The capture.
  var input: AuditInput { .bytes(carrier.capture(of: truth), shown: "\(truth.requirement).log") }

  /// The options that a user of this capture would give.
  var options: AuditOptions {
    var options = AuditOptions()
    options.failOn = .note
    options.clock = ClockOptions(
      year: truth.lines.first.map {
        Calendar.date(daysSinceEpoch: Int($0.instant.nanoseconds / 86_400_000_000_000)).year
      },
      offset: { _ in 0 })
    options.profiles = truth.profile.map { [$0] } ?? []
    return options
  }

  /// Judges the capture. `audit` holds the rules, compiled.
  func judged(by audit: Audit) -> Result {
    var run = Audit(audit, options)
    run.run([input]) { _ in }
    var verdicts: Set<RuleVerdict> = []
    var rules: [String] = []
    var otherFailures: [String] = []
    for rule in run.summary().rules {
      if rule.requirements.contains(truth.requirement) {
        guard rule.verdict != .notExercised, rule.verdict != .notApplicable else { continue }
        verdicts.insert(rule.verdict)
        let reasons = rule.reasons.keys.map(\.rawValue).sorted().joined(separator: ", ")
        rules.append("\(rule.verdict.rawValue) \(rule.id)" + (reasons.isEmpty ? "" : " (\(reasons))"))
      } else if rule.verdict == .fail {
        otherFailures.append(rule.id)
      }
    }
    let outcome: Outcome =
      verdicts.contains(.fail)
      ? .fail : verdicts.contains(.inconclusive) ? .inconclusive : verdicts.contains(.pass) ? .pass : .silent
    return Result(trial: self, outcome: outcome, rules: rules, otherFailures: otherFailures)
  }
}
