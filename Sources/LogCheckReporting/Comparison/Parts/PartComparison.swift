package import LogCheckModel

/// Two parts of one run: what the notifications of one part have and those of the other do not.
///
/// The run is judged as a whole, so that what happened before a part counts in it. Two days are compared notification by notification,
/// what came before and after a time by the shares of all of them.
package struct PartComparison: Sendable {
  package let run: ComparedRun
  package let division: RunDivision
  package let tolerance: PartTolerance
  /// The parts in words.
  package internal(set) var names: (first: String, second: String) = ("", "")
  /// Those with notifications in one of the parts.
  package internal(set) var devices: [PartDevice] = []
  /// Rules that broke in one part only.
  package internal(set) var rules: [PartRule] = []
  /// The numbers of rules that broke in each part.
  package internal(set) var broken: (first: Int, second: Int) = (0, 0)
  /// Lines of the timeline that only one part has; they make no difference.
  package internal(set) var steps: [PartStep] = []
  /// Failures whose day no line shows.
  package internal(set) var failuresOfNoPart = 0
  /// The reason why there is nothing to compare; `nil` if there is.
  package internal(set) var emptiness: String?
  /// True if the stamps cannot be compared with the time that was asked for.
  package internal(set) var isBlind = false

  /// True if nothing that is compared differs.
  package var isSame: Bool { rules.isEmpty && devices.allSatisfy(\.isSame) }

  /// By docs/exit-codes.md: 0 the same, 1 different, 2 something could not be read, 3 nothing to compare.
  package var exitCode: Int32 {
    if run.summary.exitCode == 2 || isBlind { return 2 }
    if emptiness != nil { return 3 }
    return isSame ? 0 : 1
  }

  init(_ run: ComparedRun, _ division: RunDivision, _ tolerance: PartTolerance) {
    self.run = run
    self.division = division
    self.tolerance = tolerance
  }
}

/// The notifications of one device in both parts.
package struct PartDevice: Sendable {
  /// All outcomes of the device; `paths` names the captures of its lines.
  package var outcomes: DeviceOutcomes
  package var first: [PartNotification] = []
  package var second: [PartNotification] = []
  /// Indices into both lists: the same notification on two days. Empty where a time divides the run.
  package var pairs: [(first: Int, second: Int)] = []
  /// Of two days the notifications that only one of them has.
  package var ofFirst: [Int] = []
  package var ofSecond: [Int] = []
  package var stages: [PartStageShares] = []
  package var causes: [PartCause] = []
  /// Indices into ``pairs`` that differ, with the stages in which they do.
  package var differing: [(pair: Int, stages: [PartStage])] = []
  /// True if the parts are compared notification by notification.
  package var isPaired = false

  package var isSame: Bool {
    guard causes.allSatisfy({ $0.side == nil }) else { return false }
    guard isPaired else { return stages.allSatisfy { !$0.differs } }
    return differing.isEmpty && ofFirst.isEmpty && ofSecond.isEmpty
  }
}

/// A notification of a part.
package struct PartNotification: Sendable {
  package var occurrence: Occurrence
  /// Its instant as lines show it.
  package var shown: LogInstant
  package var states: [PartStage: StageState]
}

/// The states of a stage, with the numbers of notifications of both parts.
package struct PartStageShares: Sendable {
  package struct Side: Sendable {
    /// By state, in the order in which they come first.
    package var counts: [(name: String, isGood: Bool, count: Int)] = []
    /// Notifications whose state lines show.
    package var known = 0
    package var unknown = 0
    /// The median delay.
    package var median: LogDuration?
  }

  package var stage: PartStage
  package var first = Side()
  package var second = Side()
  package var differs = false
}

/// A cause that affects notifications of a part.
package struct PartCause: Sendable {
  package var cause: OutcomeCause
  /// The only part with it; `nil` if it affects both.
  package var side: ComparedSide?
}

/// A rule that broke in one part only.
package struct PartRule: Sendable {
  package var id: String
  package var title: String
  package var side: ComparedSide
  package var failures: [Finding] = []
}

/// Lines of one kind that only one part has.
package struct PartStep: Sendable {
  package var label: String
  package var side: ComparedSide
  package var count: Int
  /// True if it says that something went wrong.
  package var isBad: Bool
  /// The first of them.
  package var row: TimelineRow
}
