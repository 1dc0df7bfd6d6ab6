import LogCheckEngine
import LogCheckModel

/// Outcomes that must wait for the rest of the run: failures and open questions whole, up to a limit, everything else
/// as numbers, so that a long capture does not fill the memory.
struct HeldOutcomes {
  private(set) var outcomes: [InstanceOutcome] = []
  private(set) var tally = OutcomeTally()
  private let limit: Int
  /// The number of listed passes: they do not use up the room for failures.
  private var listed = 0

  init(limit: Int) { self.limit = limit }

  /// Gives its position in ``outcomes``; `nil` if it is only counted.
  @discardableResult
  mutating func hold(_ outcome: InstanceOutcome) -> Int? {
    switch outcome.verdict {
    case .fail where outcomes.count - listed < limit, .inconclusive where outcomes.count - listed < limit:
      outcomes.append(outcome)
    case .pass where outcome.isListed && listed < Checklist.limit:
      listed += 1
      outcomes.append(outcome)
    default:
      tally.count(outcome)
      return nil
    }
    return outcomes.count - 1
  }

  /// The number of times that each rule would have failed.
  var fails: [Int: Int] {
    var fails = tally.counts.compactMapValues { $0.fails > 0 ? $0.fails : nil }
    for outcome in outcomes where outcome.verdict == .fail { fails[outcome.rule, default: 0] += 1 }
    return fails
  }

  /// Changes or removes what is held whole.
  mutating func change(_ body: (InstanceOutcome) -> InstanceOutcome?) { outcomes = outcomes.compactMap(body) }

  mutating func add(_ other: OutcomeTally) { tally.add(other) }

  mutating func add(_ other: CountedVerdicts) { tally.add(other) }
}

/// Outcomes as numbers, by rule.
struct OutcomeTally {
  struct Counts {
    var passes = 0
    var fails = 0
    var cancelled = 0
    var inconclusive: [InconclusiveReason: Int] = [:]
    var notes: [String: Int] = [:]
    var openEnds = OpenEndCounts()
    var failsInAReading = 0
  }

  private(set) var counts: [Int: Counts] = [:]

  mutating func count(_ outcome: InstanceOutcome) {
    switch outcome.verdict {
    case .pass:
      counts[outcome.rule, default: Counts()].passes += 1
      if let note = outcome.note { counts[outcome.rule, default: Counts()].notes[note, default: 0] += 1 }
    case .fail: counts[outcome.rule, default: Counts()].fails += 1
    case .cancelled: counts[outcome.rule, default: Counts()].cancelled += 1
    case .inconclusive(let reason):
      counts[outcome.rule, default: Counts()].inconclusive[reason, default: 0] += 1
      if outcome.failsInAReading { counts[outcome.rule, default: Counts()].failsInAReading += 1 }
      if let end = outcome.openEnd { counts[outcome.rule, default: Counts()].openEnds.count(end) }
    }
  }

  mutating func add(_ other: CountedVerdicts) {
    counts[other.rule, default: Counts()].passes += other.passes
    counts[other.rule, default: Counts()].cancelled += other.cancelled
  }

  mutating func add(_ other: OutcomeTally) {
    for (rule, more) in other.counts {
      var sum = counts[rule] ?? Counts()
      sum.passes += more.passes
      sum.fails += more.fails
      sum.cancelled += more.cancelled
      sum.inconclusive.merge(more.inconclusive, uniquingKeysWith: +)
      sum.notes.merge(more.notes, uniquingKeysWith: +)
      sum.openEnds += more.openEnds
      sum.failsInAReading += more.failsInAReading
      counts[rule] = sum
    }
  }

  /// The same with every pass and fail as an open question for that reason.
  func doubted(for reason: InconclusiveReason) -> OutcomeTally {
    var tally = self
    for (rule, counts) in counts {
      var doubted = counts
      doubted.inconclusive[reason, default: 0] += counts.passes + counts.fails
      doubted.passes = 0
      doubted.fails = 0
      doubted.notes = [:]
      tally.counts[rule] = doubted
    }
    return tally
  }
}
