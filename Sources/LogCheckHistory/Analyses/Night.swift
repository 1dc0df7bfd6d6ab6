package import LogCheckModel

/// A day with results, in days since 1970.
package struct Night: Hashable, Comparable, Sendable, CustomStringConvertible {
  package var day: Int

  package init(day: Int) { self.day = day }

  /// A day as `2026-11-27`; `nil` for anything else.
  package init?(_ text: String) {
    let day = StoredForm.day(text)
    guard day != StoredDay.unknown else { return nil }
    self.day = day
  }

  package static func < (left: Self, right: Self) -> Bool { left.day < right.day }

  package var description: String {
    let date = Calendar.date(daysSinceEpoch: min(max(day, -3_000_000), 3_000_000))
    return CivilDay(year: date.year, month: date.month, day: date.day).description
  }
}

/// A rule over the nights of a history.
package struct RuleNights: Hashable, Sendable {
  package var rule: String
  package var severity: Severity
  /// For each night of the history, in their order.
  package var nights: [NightCount]

  package init(rule: String, severity: Severity = .error, nights: [NightCount]) {
    self.rule = rule
    self.severity = severity
    self.nights = nights
  }

  package var hasFailed: Bool { nights.contains { $0.failed > 0 } }

  /// The number of rules that failed, those counted once that failed in the same numbers of runs of the same nights: they are one
  /// observation.
  static func failingPatterns(_ rules: [RuleNights]) -> Int {
    Set(rules.filter(\.hasFailed).map { $0.nights.map(\.failed) }).count
  }
}

/// The runs of one night by the verdict of a rule.
package struct NightCount: Hashable, Sendable {
  package var passed: Int
  package var failed: Int
  /// Inconclusive, or failed in a way that does not count: accepted, or the rule is experimental.
  package var open: Int

  package init(passed: Int = 0, failed: Int = 0, open: Int = 0) {
    self.passed = passed
    self.failed = failed
    self.open = open
  }

  package var isExercised: Bool { passed > 0 || failed > 0 || open > 0 }

  package var share: FailingShare { FailingShare(failed: failed, decided: passed + failed) }
}
