package import LogCheckModel

/// Keeps what is needed to say what came nearest to an event that was missing: the last event of each type, and who has waited
/// for it in vain.
struct NearMisses {
  /// The last event of each type, by the index of the type.
  private var last: [Event?] = []
  /// For each type, the last instance of each rule that failed for want of it.
  private var waits: [Int: [Int: Wait]] = [:]
  private(set) var answers: [EngineLateAnswer] = []

  private struct Wait {
    var trigger: LinePosition
    var deadline: EventTime
    var types: [EventTypeID]
    /// Values that a line of the same instance shows.
    var expected: [LogText]
    /// The latest that an answer can come and still be one.
    var limit: LogDuration
  }

  /// The number of answers that are kept until they are taken; further ones are dropped.
  private static let limit = 1000

  mutating func saw(_ event: Event) {
    guard event.time != nil, event.repetition == .none else { return }
    while last.count <= event.type.index { last.append(nil) }
    last[event.type.index] = event
    guard !waits.isEmpty, let waiting = waits.removeValue(forKey: event.type.index) else { return }
    for (rule, wait) in waiting.sorted(by: { $0.key < $1.key }) {
      let late = event.time.flatMap { $0.frame == wait.deadline.frame ? $0.instant - wait.deadline.instant : nil }
      // A line of another instance ends no wait.
      if let late, late <= wait.limit, !Self.fits(event, wait.expected) {
        waits[event.type.index, default: [:]][rule] = wait
        continue
      }
      // One answer for each failure, whichever of the types comes first.
      for type in wait.types { waits[type.index]?[rule] = nil }
      guard let late, late >= .zero, late <= wait.limit, answers.count < Self.limit else { continue }
      let evidence = Evidence(role: .deciding, event: event)
      answers.append(EngineLateAnswer(rule: rule, trigger: wait.trigger, event: evidence, late: late))
    }
  }

  /// The longest wait in which a line without an identifier may be what was meant, and the least distance from any wait at which a line may be.
  private static let short = LogDuration.minutes(10)
  private static let day = LogDuration.minutes(24 * 60)

  /// The length of a wait; `nil` if it is not known.
  private static func length(_ from: EventTime?, _ to: EventTime?) -> LogDuration? {
    guard let from, let to, from.frame == to.frame else { return nil }
    return to.instant - from.instant
  }

  /// The distance from a wait at which a line is of another occasion: ten times as long as the wait.
  private static func reach(of wait: LogDuration?) -> LogDuration {
    // The end of a wait can lie before its beginning, where stamps go back by a century.
    max(short, LogDuration(nanoseconds: max(.zero, min(wait ?? .zero, day)).nanoseconds * 10))
  }

  /// True if the line shows a value of the instance, where such values are known.
  private static func fits(_ event: Event, _ expected: [LogText]) -> Bool {
    expected.isEmpty || expected.contains { event.excerpt.names($0) }
  }

  /// The last event of the types, of those before now, if it is about the same and near the stretch; none of the evidence.
  func nearest(to unseen: Unseen, besides evidence: [Evidence]) -> Evidence? {
    let wait = Self.length(unseen.from, unseen.to)
    let events = unseen.types.compactMap { type in type.index < last.count ? last[type.index] : nil }.filter { event in
      guard Self.fits(event, unseen.expected), !evidence.contains(where: { $0.position == event.position }) else {
        return false
      }
      guard let from = unseen.from, let time = event.time, from.frame == time.frame else { return true }
      guard time.instant > from.instant else { return from.instant - time.instant <= Self.reach(of: wait) }
      return !unseen.expected.isEmpty || wait.map { $0 <= Self.short } ?? true
    }
    let nearest = events.max { left, right in
      (left.time?.instant ?? LogInstant(nanoseconds: .min)) < (right.time?.instant ?? LogInstant(nanoseconds: .min))
    }
    return nearest.map { Evidence(role: .deciding, event: $0) }
  }

  /// An instance has failed because none of the types came until then.
  mutating func missed(_ unseen: Unseen, rule: Int, trigger: LinePosition, until deadline: EventTime) {
    let wait = Wait(
      trigger: trigger, deadline: deadline, types: unseen.types, expected: unseen.expected,
      limit: Self.reach(of: Self.length(unseen.from, deadline)))
    for type in unseen.types { waits[type.index, default: [:]][rule] = wait }
  }

  mutating func takeAnswers() -> [EngineLateAnswer] {
    defer { answers = [] }
    return answers
  }
}

/// An event that came after its deadline.
package struct EngineLateAnswer: Sendable {
  /// Index of the rule in the loaded set.
  package var rule: Int
  package var trigger: LinePosition
  package var event: Evidence
  package var late: LogDuration
}
