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
    case .prefetched: [.failed, .missed, .none, .denied].contains(occurrence.prefetch)
    }
  }

  /// True if the result of the notification answers this question.
  private func isResult(of occurrence: Occurrence) -> Bool { self != .prefetched && isBroken(by: occurrence) }

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

  func check(_ devices: [DeviceOutcomes], failing: FailingOutcomes) -> RunCheck {
    let total = devices.reduce(0) { $0 + $1.occurrences.count }
    let affected = devices.map { device in
      device.occurrences.filter { isBroken(by: $0) || isUnproved(by: $0) }
    }
    let broken = affected.reduce(0) { $0 + $1.count }
    let unproved = affected.joined().count(where: isUnproved)
    // Only of the question that it is about: a notification that was not shown has not failed for its prefetch, too.
    let failed = affected.joined().contains {
      failing.holds($0) && ($0.isProved ? isResult(of: $0) : isUnproved(by: $0))
    }
    var check = RunCheck(
      area: Self.area, rule: rawValue, title: title,
      outcome: total == 0
        ? .skipped
        : failed
          ? .failed(kind: "failed-notification")
          : unproved > 0 ? .broken(kind: "not-proved") : broken > 0 ? .excused : .passed,
      message: total == 0
        ? "no notification was planned for the time of the captures"
        : broken > 0
          ? "\(broken) of \(TextLayout.counted(total, "notification")) \(words)"
            + (unproved > 0 ? "; nothing excuses \(unproved) of them" : "") : "")
    check.isWithoutOccasion = total == 0
    for (device, occurrences) in zip(devices, affected) {
      for index in Set(occurrences.flatMap(\.causes)).sorted() {
        let cause = device.causes[index]
        check.story += OutcomeParts.rows(cause, device)
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
  /// A check for each question about the notifications; none where outcomes were not judged.
  package var outcomeChecks: [RunCheck] {
    outcomes.isEmpty ? [] : OutcomeCheck.allCases.map { $0.check(outcomes, failing: failingOutcomes) }
  }
}
