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
  }

  /// The number of answers that are kept until they are taken; further ones are dropped.
  private static let limit = 1000

  mutating func saw(_ event: Event) {
    guard event.time != nil, event.repetition == .none else { return }
    while last.count <= event.type.index { last.append(nil) }
    last[event.type.index] = event
    guard !waits.isEmpty, let waiting = waits.removeValue(forKey: event.type.index) else { return }
    for (rule, wait) in waiting.sorted(by: { $0.key < $1.key }) {
      // One answer for each failure, whichever of the types comes first.
      for type in wait.types { waits[type.index]?[rule] = nil }
      guard let time = event.time, time.frame == wait.deadline.frame, answers.count < Self.limit else { continue }
      let late = time.instant - wait.deadline.instant
      guard late >= .zero else { continue }
      let evidence = Evidence(role: .deciding, event: event)
      answers.append(EngineLateAnswer(rule: rule, trigger: wait.trigger, event: evidence, late: late))
    }
  }

  /// The last event of the types, of those before now.
  func nearest(of types: [EventTypeID]) -> Evidence? {
    let events = types.compactMap { type in type.index < last.count ? last[type.index] : nil }
    let nearest = events.max { left, right in
      (left.time?.instant ?? LogInstant(nanoseconds: .min)) < (right.time?.instant ?? LogInstant(nanoseconds: .min))
    }
    return nearest.map { Evidence(role: .deciding, event: $0) }
  }

  /// An instance has failed because none of the types came until then.
  mutating func missed(_ types: [EventTypeID], rule: Int, trigger: LinePosition, until deadline: EventTime) {
    for type in types {
      waits[type.index, default: [:]][rule] = Wait(trigger: trigger, deadline: deadline, types: types)
    }
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
