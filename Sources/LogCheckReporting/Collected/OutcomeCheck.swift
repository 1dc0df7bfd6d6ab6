import LogCheckModel

/// One question about all planned notifications. CI reports have a result for each.
package enum OutcomeCheck: String, CaseIterable, Sendable {
  case shown = "outcome-notification-shown"
  case onTime = "outcome-notification-on-time"
  case fresh = "outcome-content-fresh"
  case prefetched = "outcome-prefetch-ran"

  /// The area of their checks.
  static let area = "outcomes"

  package var title: String {
    switch self {
    case .shown: "each planned notification was shown"
    case .onTime: "each notification was shown on time"
    case .fresh: "each notification had fresh content"
    case .prefetched: "a prefetch ran for each notification"
    }
  }

  /// The words for those with which it is not so.
  private var words: String {
    switch self {
    case .shown: "not shown"
    case .onTime: "late"
    case .fresh: "without fresh content"
    case .prefetched: "without a prefetch"
    }
  }

  private func isBroken(by occurrence: Occurrence) -> Bool {
    switch self {
    case .shown: occurrence.result == .notShown
    case .onTime: occurrence.result == .late
    case .fresh: occurrence.result == .notFresh
    case .prefetched: [.missed, .none, .denied].contains(occurrence.prefetch)
    }
  }

  /// True if lines answer the question: an unknown one is no pass.
  private func isAnswered(by occurrence: Occurrence) -> Bool {
    switch self {
    case .shown: occurrence.result != .unknown
    case .onTime: occurrence.delay != nil || occurrence.result == .late
    case .fresh:
      occurrence.result == .notFresh
        || [.kept, .late].contains(occurrence.result) && (occurrence.content != nil || occurrence.prefetch == .done)
    case .prefetched: occurrence.prefetch != .unknown
    }
  }

  /// True if it is this question that leaves the run unproved: each such notification counts once.
  private func isUnproved(by occurrence: Occurrence) -> Bool {
    guard !occurrence.isProved else { return false }
    switch occurrence.result {
    case .notShown: return self == .shown
    case .late: return self == .onTime
    case .notFresh: return self == .fresh
    case .kept, .unknown: return self == .prefetched
    }
  }

  /// True if a notification fails the run by this question: one that was not shown has not failed for its prefetch, too.
  private func isFailed(by occurrence: Occurrence, _ failing: FailingOutcomes) -> Bool {
    guard failing.holds(occurrence) else { return false }
    return occurrence.isProved ? self != .prefetched && isBroken(by: occurrence) : isUnproved(by: occurrence)
  }

  func check(_ summary: RunSummary) -> RunCheck {
    let all = summary.outcomes.flatMap(\.occurrences)
    let affected = summary.outcomes.map { device in
      (device: device, occurrences: device.occurrences.filter { isBroken(by: $0) || isUnproved(by: $0) })
    }
    let broken = affected.flatMap(\.occurrences)
    let unproved = broken.count(where: isUnproved)
    let answered = all.count(where: isAnswered)
    let total = TextLayout.counted(all.count, "notification")
    let outcome: RunCheck.Outcome
    var message = "\(broken.count) of \(total) \(words)"
    if broken.contains(where: { isFailed(by: $0, summary.failingOutcomes) }) {
      outcome = .failed(kind: "failed-notification")
    } else if unproved > 0 {
      outcome = .broken(kind: "not-proved")
      message += "; nothing excuses \(unproved) of them"
    } else if !broken.isEmpty {
      outcome = .excused
    } else if answered > 0 {
      (outcome, message) = (.passed, "")
    } else {
      outcome = .skipped
      message = all.isEmpty ? "no notification was planned for the time of the captures" : "unknown of \(total)"
    }
    var check = RunCheck(area: Self.area, rule: rawValue, title: title, outcome: outcome, message: message)
    check.isWithoutOccasion = all.isEmpty
    if answered > 0, answered < all.count { check.story.append("unknown of \(all.count - answered) of \(total)") }
    for (device, occurrences) in affected {
      for index in Set(occurrences.flatMap(\.causes)).sorted() {
        let cause = device.causes[index]
        check.story += OutcomeParts.rows(cause, device, namesCapture: summary.captures.count > 1)
        guard check.position == nil, let line = cause.line, let path = device.paths[line.capture] else { continue }
        check.position = FindingEvidence(
          role: .deciding, capture: path, line: line.line, time: nil, event: "", text: "")
      }
    }
    check.story = Array(check.story.prefix(Self.rowLimit))
    return check
  }

  private static let rowLimit = 40
}

extension RunSummary {
  /// A check for each question about the notifications; none where outcomes were not judged, or nothing is known of notifications.
  package var outcomeChecks: [RunCheck] {
    !outcomes.contains(where: \.isOfNotifications) ? [] : OutcomeCheck.allCases.map { $0.check(self) }
  }
}
