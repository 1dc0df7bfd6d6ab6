package import LogCheckModel

/// The ending of a rule, as far as it matters to a user who waits for a run to pass. Decided once, so that all formats
/// agree with each other and with the exit code.
package enum RuleEnding: Sendable, Hashable {
  case held
  /// It fails the run.
  case broke
  /// It failed, and a waiver or the baseline accepts each failure.
  case accepted
  /// It failed and is on trial.
  case brokeOnTrial
  /// It failed and its severity is below `--fail-on`.
  case brokeBelowLimit
  case inconclusive
  case notExercised
  case notApplicable

  init(_ rule: RuleSummary, failOn: Severity) {
    self =
      switch rule.verdict {
      case .pass: .held
      case .fail:
        rule.isAccepted
          ? .accepted : rule.isExperimental ? .brokeOnTrial : rule.severity < failOn ? .brokeBelowLimit : .broke
      case .inconclusive: .inconclusive
      case .notExercised: .notExercised
      case .notApplicable: .notApplicable
      }
  }

  /// True if it failed without failing the run.
  package var isExcused: Bool { [.accepted, .brokeOnTrial, .brokeBelowLimit].contains(self) }
}

extension CollectedRule {
  /// The reason why it neither held nor fails the run, in one clean line; empty if it did.
  package func reason(failOn: Severity) -> String {
    switch ending {
    case .held, .broke: ""
    case .accepted: acceptances
    case .brokeOnTrial: "failed, on trial: failures of an experimental rule fail no run"
    case .brokeBelowLimit: "failed, with the severity \(summary.severity.rawValue) below --fail-on \(failOn.rawValue)"
    case .inconclusive: "inconclusive: " + openReasons
    case .notExercised: "not exercised: the captures hold no occasion for it"
    case .notApplicable: "not applicable to these captures"
    }
  }

  private var openReasons: String {
    InconclusiveReason.allCases.filter { summary.reasons[$0] != nil }
      .map { "\($0.rawValue) (\($0.advice))" }.joined(separator: "; ")
  }

  /// Each waiver once; failures beyond the limit of reported ones have waivers as well, but they are not known here.
  private var acceptances: String {
    var words: [String] = []
    for item in findings {
      if let reported = item.finding.acceptance?.words, !words.contains(reported) { words.append(reported) }
    }
    if words.isEmpty { words = [summary.known > 0 ? "known from the baseline" : "waived"] }
    return "failed, " + words.joined(separator: "; ")
  }
}

extension Acceptance {
  /// The reason why a failure is accepted, in one clean line.
  package var words: String {
    switch self {
    case .waived(let reason, let owner, let until):
      "waived until \(until) by \(CleanText.line(owner)) (\(CleanText.line(reason)))"
    case .known: "known from the baseline"
    }
  }
}
