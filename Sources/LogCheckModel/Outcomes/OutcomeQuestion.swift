/// A question about all planned notifications. It is selected, required and waived by its name, as a rule is.
package enum OutcomeQuestion: String, CaseIterable, Sendable {
  case shown = "outcome-notification-shown"
  case onTime = "outcome-notification-on-time"
  case fresh = "outcome-content-fresh"
  case prefetched = "outcome-prefetch-ran"

  /// The name of all questions together.
  package static let all = "outcomes"

  package var title: String {
    switch self {
    case .shown: "each planned notification was shown"
    case .onTime: "each notification was shown on time"
    case .fresh: "each notification had fresh content"
    case .prefetched: "a prefetch ran for each notification"
    }
  }

  /// True if it is the name of a question, or of all.
  package static func isName(_ name: String) -> Bool { name == all || Self(rawValue: name) != nil }

  /// The questions that are left by choices by name; a run with some rules alone asks none, unless it says so.
  package static func chosen(selected: [String], ignored: [String]) -> Set<OutcomeQuestion> {
    func named(_ names: [String]) -> Set<OutcomeQuestion> {
      names.contains(all) ? Set(allCases) : Set(names.compactMap(OutcomeQuestion.init))
    }
    return (selected.isEmpty ? Set(allCases) : named(selected)).subtracting(named(ignored))
  }

  package func isBroken(by occurrence: Occurrence) -> Bool {
    switch self {
    case .shown: occurrence.result == .notShown
    case .onTime: occurrence.result == .late
    case .fresh: occurrence.result == .notFresh
    case .prefetched: [.missed, .none, .denied].contains(occurrence.prefetch)
    }
  }

  /// True if lines answer the question: an unknown one is no pass.
  package func isAnswered(by occurrence: Occurrence) -> Bool {
    switch self {
    case .shown: occurrence.result != .unknown
    case .onTime: occurrence.delay != nil || occurrence.result == .late
    case .fresh:
      occurrence.result == .notFresh
        || [.kept, .late].contains(occurrence.result) && (occurrence.content != nil || occurrence.prefetch == .done)
    case .prefetched: occurrence.prefetch != .unknown
    }
  }
}

extension Occurrence {
  /// The question to which its trouble belongs, if it has one: each notification counts once.
  package var question: OutcomeQuestion {
    switch result {
    case .notShown: .shown
    case .late: .onTime
    case .notFresh: .fresh
    case .kept, .unknown: .prefetched
    }
  }
}

extension [DeviceOutcomes] {
  /// The number of notifications whose trouble is waived.
  package func waived(_ question: OutcomeQuestion) -> Int {
    reduce(0) { sum, device in sum + device.occurrences.count { $0.isWaived && $0.question == question } }
  }

  /// The number of notifications for which no line answers a question; `nil` if none was planned.
  package func unanswered(_ question: OutcomeQuestion) -> Int? {
    let all = flatMap(\.occurrences)
    return all.isEmpty ? nil : all.count { !question.isAnswered(by: $0) }
  }
}
