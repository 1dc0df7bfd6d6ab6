package import LogCheckModel

/// The fitness of captures to be judged, as far as a run over them showed it.
package struct CaptureFitness: Sendable {
  package enum Verdict: String, Sendable {
    /// Everything that had to be decided was.
    case fit
    /// Nothing could be decided, or something that had to be decided could not.
    case unfit
    /// Some capture could not be read.
    case unreadable
  }

  /// A capture with what speaks for and against it.
  package struct Capture: Sendable {
    package let path: String
    package let format: String?
    package let wrappers: [String]
    package let profile: String?
    package let checks: [CaptureCheck]
  }

  /// Rules that were left open for one reason.
  package struct Undecided: Sendable {
    package let reason: InconclusiveReason
    package let rules: [String]
  }

  package let verdict: Verdict
  package let captures: [Capture]
  /// Rules that passed or failed.
  package let decided: [String]
  /// By reason; a rule can be left open for several.
  package let undecided: [Undecided]
  package let undecidedRules: Int
  package let notExercised: [String]
  package let notApplicable: [String]
  package let undecidedRequired: [String]
  let requiringProfiles: [String: String]
  /// The commands that make a capture with more content, for the origin of these; none where no capture could be read.
  package let commands: [CaptureCommand]

  /// By docs/exit-codes.md.
  package var exitCode: Int32 {
    switch verdict {
    case .fit: 0
    case .unfit: 3
    case .unreadable: 2
    }
  }

  /// True if a better capture could decide more.
  package var isImprovable: Bool {
    verdict != .fit || undecidedRules > 0 || captures.contains { $0.checks.contains { $0.state != .good } }
  }

  /// `evidence` are the kinds of evidence files; `commands` those of every profile.
  package init(_ summary: RunSummary, evidence: Set<String>, commands all: [CaptureCommand]) {
    verdict =
      summary.exitCode == 2
      ? .unreadable
      : summary.verdict == .nothingDecided || !summary.undecidedRequired.isEmpty || !summary.undecidedCaptures.isEmpty
        ? .unfit : .fit
    captures = summary.captures.map { capture in
      let isEvidence = capture.format.map(evidence.contains) ?? false
      return Capture(
        path: capture.path, format: capture.format, wrappers: capture.wrappers, profile: capture.profile,
        checks: isEvidence ? CaptureCheck.all(ofEvidence: capture) : CaptureCheck.all(of: capture))
    }
    func ids(_ verdicts: RuleVerdict...) -> [String] {
      summary.rules.filter { verdicts.contains($0.verdict) }.map(\.id)
    }
    decided = ids(.pass, .fail)
    let open = summary.rules.filter { $0.verdict == .inconclusive }
    undecidedRules = open.count
    undecided = InconclusiveReason.allCases.compactMap { reason in
      let rules = open.filter { $0.reasons[reason] != nil }.map(\.id)
      return rules.isEmpty ? nil : Undecided(reason: reason, rules: rules)
    }
    notExercised = ids(.notExercised)
    notApplicable = ids(.notApplicable)
    undecidedRequired = summary.undecidedRequired
    requiringProfiles = summary.requiringProfiles
    let profiles = Set(captures.compactMap(\.profile))
    let fitting = all.filter { profiles.contains($0.profile) }
    // No better capture is asked for where there is no file, or one that is no text.
    let isThere = summary.captures.isEmpty || summary.captures.contains { $0.problem == nil || $0.lines > 0 }
    commands = isThere ? Self.distinct(fitting.isEmpty ? all : fitting) : []
  }
}

extension CaptureFitness {
  /// Each command once: of a general profile and one of its kinds, under that kind.
  private static func distinct(_ commands: [CaptureCommand]) -> [CaptureCommand] {
    func isMoreSpecial(_ left: CaptureCommand, than right: CaptureCommand) -> Bool {
      left.profile.utf8.count > right.profile.utf8.count
    }
    return commands.enumerated().filter { index, command in
      !commands.enumerated().contains { other, same in
        same.command == command.command
          && (isMoreSpecial(same, than: command) || other < index && !isMoreSpecial(command, than: same))
      }
    }.map(\.element)
  }
}

/// A command that makes a capture.
package struct CaptureCommand: Hashable, Sendable {
  package var profile: String
  package var title: String
  package var command: String

  package init(profile: String, title: String, command: String) {
    self.profile = profile
    self.title = title
    self.command = command
  }
}
