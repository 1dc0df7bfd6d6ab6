import LogCheckModel

/// By rule: the stretches of time from an event that came too late to be put in order to the latest time before it. The events of such a
/// stretch were read without that event.
struct LateTimes {
  private var stretches: [Int: [Stretch]] = [:]

  private struct Stretch {
    var frame: TimeFrame
    var from: LogInstant
    var to: LogInstant
  }

  /// Of each rule and frame; beyond it the last two become one, which can only add doubt.
  private static let limit = 64

  mutating func add(_ rule: Int, from time: EventTime, to latest: EventTime?) {
    guard let latest, latest.frame == time.frame, time.instant <= latest.instant else { return }
    var added = Stretch(frame: time.frame, from: time.instant, to: latest.instant)
    var others = stretches[rule] ?? []
    let isFull = others.count { $0.frame == added.frame } >= Self.limit
    let last = isFull ? others.lastIndex { $0.frame == added.frame } : nil
    for (index, other) in others.enumerated().reversed() where other.frame == added.frame {
      guard index == last || other.from <= added.to && added.from <= other.to else { continue }
      added.from = min(added.from, other.from)
      added.to = max(added.to, other.to)
      others.remove(at: index)
    }
    stretches[rule] = others + [added]
  }

  /// True if such a stretch of the rule may share a moment with that interval; an end that is `nil` reaches without bound.
  func meet(_ rule: Int, from: EventTime?, to: EventTime?) -> Bool {
    guard !stretches.isEmpty, let late = stretches[rule] else { return false }
    return late.contains { stretch in
      // Times of different frames cannot be compared.
      for end in [from, to] { if let end, end.frame != stretch.frame { return true } }
      return from.map { $0.instant <= stretch.to } ?? true && to.map { stretch.from <= $0.instant } ?? true
    }
  }
}
