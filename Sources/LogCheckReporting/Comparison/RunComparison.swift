package import LogCheckModel

/// Two runs side by side: where one did what the other did not.
///
/// Schedules are paired by name, else by what they have lines for; lines of one strip, mark and result by the instant that they are
/// for, else by when they were logged, else by order. The times of the second run are shifted to those of the first where they are of
/// other days, so that captures of two nights and of two platforms can be compared.
package struct RunComparison: Sendable {
  package let first: ComparedRun
  package let second: ComparedRun
  /// The largest difference between the drifts of one plan.
  package let tolerance: LogDuration
  /// Rules with different verdicts, or with other reasons for their failure, in the order of the rule files.
  package internal(set) var rules: [RuleDifference] = []
  /// Rules that apply to one of the runs only; they make no difference.
  package internal(set) var rulesOfOne: [RuleDifference] = []
  package internal(set) var strands: [StrandDifference] = []
  /// Devices of one run that have no counterpart, with the run they are of.
  package internal(set) var devicesOfOne: [(name: String, side: ComparedSide)] = []
  /// By device, what was added to the times of the second run; devices without a shift left out.
  package internal(set) var shifts: [(device: String, shift: LogDuration)] = []
  /// Items that were paired by order, since neither a schedule nor a time identifies them.
  package internal(set) var byOrder: [OrderedPairing] = []

  /// True if nothing that is compared differs.
  package var isSame: Bool { rules.isEmpty && strands.isEmpty && devicesOfOne.isEmpty }

  /// By docs/exit-codes.md: 0 the same, 1 different, 2 something could not be read, 3 nothing to compare.
  package var exitCode: Int32 {
    if first.summary.exitCode == 2 || second.summary.exitCode == 2 { return 2 }
    if emptiness != nil { return 3 }
    return isSame ? 0 : 1
  }

  /// The reason why there is nothing to compare; `nil` if there is.
  package var emptiness: String? {
    for (run, side) in [(first, ComparedSide.first), (second, .second)] where run.isEmpty {
      return "no event of the plugin was recognised in \(side.name) (\(run.name))"
    }
    return nil
  }
}

/// One of two runs that are compared.
package enum ComparedSide: String, Sendable, Hashable, CaseIterable {
  case first, second

  /// As reports call it.
  package var name: String { self == .first ? "A" : "B" }
}

/// A run that is over, as it is compared.
package struct ComparedRun: Sendable {
  package var header: RunHeader
  package var summary: RunSummary
  package var findings: [Finding]

  package init(_ header: RunHeader, _ summary: RunSummary, _ findings: [Finding]) {
    self.header = header
    self.summary = summary
    self.findings = findings
  }

  /// The names of its captures in one clean line.
  var name: String { header.inputs.map { CleanText.line($0) }.joined(separator: ", ") }

  var isEmpty: Bool { summary.captures.allSatisfy { $0.events == 0 } }

  var sources: [TimelineSource] { summary.timeline?.sources ?? [] }

  /// The number of stretches for which the captures do not hold everything.
  var gaps: Int { sources.reduce(0) { $0 + $1.gaps.count } }

  var omittedRows: Int { sources.reduce(0) { $0 + ($1.omitted?.count ?? 0) } }
}

/// A rule with a different result.
package struct RuleDifference: Sendable {
  package var id: String
  package var title: String
  package var first: RuleVerdict
  package var second: RuleVerdict
  /// Failures that the other run does not have.
  package var failures: [(finding: Finding, side: ComparedSide)] = []
}

/// A schedule, or the lines of a strip without one, that differs between the runs.
package struct StrandDifference: Sendable {
  package var device: String
  /// Its name in both runs: untrusted text; `nil` if one does not have it.
  package var first: String?
  package var second: String?
  package var plans: [PlanDifference] = []
  package var marks: [MarkDifference] = []
  package var values: [ValueDifference] = []
  /// The timeline rows of a schedule that only one run has.
  package var rowsOfOne = 0
}

/// The same plan with another end, or with another drift.
package struct PlanDifference: Sendable {
  package struct Side: Sendable {
    package var row: TimelineRow
    package var outcome: TimelineSpan.Outcome
    package var by: TimelineRow?
    /// The delay after the planned time, if it is known.
    package var drift: LogDuration?
  }

  /// The title of its lane.
  package var lane: String
  /// From 1, within its schedule and lane; plans that were replaced do not count.
  package var number: Int
  package var first: Side
  package var second: Side
}

/// The same line of what ended, with another measured length of time.
package struct ValueDifference: Sendable {
  package var lane: String
  /// From 1, among the lines of its kind in its schedule.
  package var number: Int
  package var first: LogDuration
  package var second: LogDuration
  package var firstRow: TimelineRow
  package var secondRow: TimelineRow
}

/// Lines of one kind that only one of the runs has.
package struct MarkDifference: Sendable {
  package var lane: String
  package var mark: TimelineMark
  package var succeeded: Bool?
  package var first: Int
  package var second: Int
  /// The lines that the other run does not have, those of the first run first. At least one.
  package var ofOne: [(row: TimelineRow, side: ComparedSide)]
}

/// Schedules or lines of both runs that were paired by their order.
package struct OrderedPairing: Sendable {
  package var device: String
  /// Untrusted text: the schedules, or the strip and kind of the lines.
  package var first: String
  package var second: String
  /// The number of lines in either run; `nil` for schedules.
  package var counts: (first: Int, second: Int)?
}
