import LogCheckModel

/// The result of one question about all planned notifications, for CI reports.
struct OutcomeCheck {
  let question: OutcomeQuestion

  /// The area of their checks.
  static let area = OutcomeQuestion.all

  /// The words for those with which it is not so.
  private var words: String {
    switch question {
    case .shown: "not shown"
    case .onTime: "late"
    case .fresh: "without fresh content"
    case .prefetched: "without a prefetch"
    }
  }

  func check(_ summary: RunSummary) -> RunCheck {
    let all = summary.outcomes.flatMap(\.occurrences)
    let affected = summary.outcomes.map { device in
      (
        device: device,
        occurrences: device.occurrences.filter {
          question.isBroken(by: $0) || !$0.isProved && $0.question == question
        }
      )
    }
    let broken = affected.flatMap(\.occurrences)
    let own = affected.flatMap { device, occurrences in
      occurrences.filter { $0.question == question && device.counts($0) }
    }
    let unproved = own.count { !$0.isProved }
    let waived = broken.count { $0.question == question && $0.isWaived }
    let answered = all.count(where: question.isAnswered)
    let total = TextLayout.counted(all.count, "notification")
    let outcome: RunCheck.Outcome
    var message = "\(broken.count) of \(total) \(words)"
    if own.contains(where: summary.failingOutcomes.holds) {
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
    if waived > 0 { message += "; \(waived) waived" }
    var check = RunCheck(
      area: Self.area, rule: question.rawValue, title: question.title, outcome: outcome, message: message)
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
    guard outcomes.contains(where: \.isOfNotifications) else { return [] }
    return OutcomeQuestion.allCases.filter { question in outcomes.contains { $0.questions.contains(question) } }.map {
      OutcomeCheck(question: $0).check(self)
    }
  }
}
