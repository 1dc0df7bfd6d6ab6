import LogCheckModel

/// The stretches of time of passes that rest on the order of events, by rule: an event that comes too late to be put in order may
/// belong into one.
struct PassTimes {
  /// The newest of each rule; if they have reached the limit, the oldest is at its ``oldest``.
  private var stretches: [[Stretch]]
  private var oldest: [Int]
  private var isDoubted: [Bool]
  /// By rule: from an event that came too late to the latest time before it. What the rule saw of that stretch, it saw without the event.
  private var late: [Int: [Stretch]] = [:]

  private struct Stretch {
    /// `nil` ends reach without bound.
    var from: EventTime?
    var to: EventTime?

    func holds(_ time: EventTime) -> Bool {
      for end in [from, to] { if let end, end.frame != time.frame { return true } }
      return from.map { $0.instant <= time.instant } ?? true && to.map { time.instant <= $0.instant } ?? true
    }

    func overlaps(_ other: Stretch) -> Bool {
      func isAfter(_ first: EventTime?, _ last: EventTime?) -> Bool {
        guard let first, let last, first.frame == last.frame else { return false }
        return first.instant > last.instant
      }
      return !isAfter(from, other.to) && !isAfter(other.from, to)
    }

    /// From the first to the last time of both, which are in one frame.
    func joined(with other: Stretch) -> Stretch {
      func first(_ one: EventTime?, _ two: EventTime?) -> EventTime? {
        guard let one, let two else { return nil }
        return one.instant <= two.instant ? one : two
      }
      func last(_ one: EventTime?, _ two: EventTime?) -> EventTime? {
        guard let one, let two else { return nil }
        return one.instant >= two.instant ? one : two
      }
      return Stretch(from: first(from, other.from), to: last(to, other.to))
    }
  }

  /// Of each rule; beyond it the two oldest become one, which can only add doubt.
  private static let limit = 64

  init(rules: Int) {
    stretches = [[Stretch]](repeating: [], count: rules)
    oldest = [Int](repeating: 0, count: rules)
    isDoubted = [Bool](repeating: false, count: rules)
  }

  /// With `latest`, the decision considers everything up to that time. `false` if an event of that time came too late before.
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
    if !late.isEmpty, late[outcome.rule]?.contains(where: { $0.overlaps(stretch) }) == true { return false }
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

  /// An event of the rule came too late; passes that are decided from now on may rest on what was seen before it.
  mutating func seeLate(_ rule: Int, from time: EventTime, to latest: EventTime?) {
    guard let latest, latest.frame == time.frame, time.instant <= latest.instant else { return }
    var stretch = Stretch(from: time, to: latest)
    var others = late[rule] ?? []
    // Those that touch it become one; beyond the limit so does the last one, which can only add doubt.
    others.removeAll { other in
      guard other.overlaps(stretch) else { return false }
      stretch = stretch.joined(with: other)
      return true
    }
    if others.count >= Self.limit { stretch = stretch.joined(with: others.removeLast()) }
    late[rule] = others + [stretch]
  }

  /// True if an event of that time may undo a pass of the rule; asked about each rule until it is so.
  mutating func doubt(_ rule: Int, at time: EventTime) -> Bool {
    guard !isDoubted[rule], stretches[rule].contains(where: { $0.holds(time) }) else { return false }
    isDoubted[rule] = true
    stretches[rule] = []
    return true
  }
}
