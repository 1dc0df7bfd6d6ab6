import LogCheckModel

/// The stretches of time of passes that rest on the order of events, by rule: an event that comes too late to be put in order may
/// belong into one.
struct PassTimes {
  /// The newest of each rule; if they have reached the limit, the oldest is at its ``oldest``.
  private var stretches: [[Stretch]]
  private var oldest: [Int]
  private var isDoubted: [Bool]
  private var late = LateTimes()

  private struct Stretch {
    /// `nil` ends reach without bound.
    var from: EventTime?
    var to: EventTime?

    func holds(_ time: EventTime) -> Bool {
      for end in [from, to] { if let end, end.frame != time.frame { return true } }
      return from.map { $0.instant <= time.instant } ?? true && to.map { time.instant <= $0.instant } ?? true
    }
  }

  /// Of each rule; beyond it the two oldest become one, which can only add doubt.
  private static let limit = 64

  init(rules: Int) {
    stretches = [[Stretch]](repeating: [], count: rules)
    oldest = [Int](repeating: 0, count: rules)
    isDoubted = [Bool](repeating: false, count: rules)
  }

  /// With `latest`, the decision considers everything up to that time. `false` if the pass is doubtful, since an event of its time came
  /// too late.
  mutating func note(_ outcome: InstanceOutcome, upTo latest: EventTime?) -> Bool {
    guard outcome.evidence.count > 1 || outcome.restsOnUnseen || latest != nil, !isDoubted[outcome.rule] else {
      return true
    }
    let first = outcome.evidence.first?.time
    let last = outcome.evidence.last?.time
    var stretch = Stretch(from: first, to: latest ?? last)
    if let absence = outcome.absence {
      stretch.to = absence.to
      if let from = absence.from, let begun = first, from.frame == begun.frame, from.instant < begun.instant {
        stretch.from = from
      } else if absence.from == nil {
        stretch.from = nil
      }
    }
    if late.meet(outcome.rule, from: stretch.from, to: stretch.to) { return false }
    guard stretches[outcome.rule].count >= Self.limit else {
      stretches[outcome.rule].append(stretch)
      return true
    }
    let position = oldest[outcome.rule]
    let next = (position + 1) % Self.limit
    stretches[outcome.rule][next].from = stretches[outcome.rule][position].from
    stretches[outcome.rule][position] = stretch
    oldest[outcome.rule] = next
    return true
  }

  /// An event of the rule came too late, after lines of the time `latest`. True if it may undo a pass; once for each rule.
  mutating func takeLate(_ rule: Int, at time: EventTime, after latest: EventTime?) -> Bool {
    late.add(rule, from: time, to: latest)
    guard !isDoubted[rule], stretches[rule].contains(where: { $0.holds(time) }) else { return false }
    isDoubted[rule] = true
    stretches[rule] = []
    return true
  }
}
