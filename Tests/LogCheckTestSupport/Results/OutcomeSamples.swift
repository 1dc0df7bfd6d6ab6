package import LogCheckModel
package import LogCheckResults

extension DeviceOutcomes {
  /// A notification each day from 2026-11-01 on, by one letter: k kept, l late, c without fresh content, x not shown, u unknown, `.` none.
  package static func sample(
    _ days: String, schedule: String? = "daily", causes: [OutcomeCause] = [], hours: Int64 = 5
  ) -> DeviceOutcomes {
    var device = DeviceOutcomes()
    for (day, letter) in days.enumerated() {
      let results: [Character: OutcomeResult] = ["k": .kept, "l": .late, "c": .notFresh, "x": .notShown, "u": .unknown]
      guard let result = results[letter] else { continue }
      let due = LogInstant.november(day + 1, hours: hours)
      var occurrence = Occurrence(key: schedule, due: due, isStated: true, result: result)
      if result != .kept {
        occurrence.causes = causes.indices.filter { causes[$0].from <= due && due <= causes[$0].to }
      }
      device.occurrences.append(occurrence)
    }
    device.causes = causes
    device.captures = ["phone.log"]
    device.paths = [0: "phone.log"]
    return device
  }

  /// The notifications of both, in the order in which they are due.
  package func with(_ other: DeviceOutcomes) -> DeviceOutcomes {
    var both = self
    both.occurrences = (occurrences + other.occurrences).sorted { $0.due < $1.due }
    return both
  }
}

extension LogInstant {
  /// A time of a day of November 2026, in UTC.
  package static func november(_ day: Int, hours: Int64 = 5) -> LogInstant {
    let days = Calendar.daysSinceEpoch(year: 2026, month: 11, day: 1) + day - 1
    return LogInstant(nanoseconds: (Int64(days) * 24 + hours) * 3_600_000_000_000)
  }
}

extension OutcomeCause {
  package static func sample(
    _ kind: String, _ side: OutcomeSide, _ certainty: OutcomeCertainty, days: ClosedRange<Int>
  ) -> OutcomeCause {
    OutcomeCause(
      OutcomeExplanation(kind: kind, side: side, certainty: certainty, title: "the title of \(kind)"), stage: .shown,
      from: .november(days.lowerBound, hours: 0), to: .november(days.upperBound, hours: 23))
  }
}

extension RecordedCause {
  package static func sample(
    _ kind: String, _ side: OutcomeSide = .user, _ certainty: OutcomeCertainty = .shown, title: String? = nil,
    ending: Int = 0, line: Int = 0, of capture: String? = nil
  ) -> RecordedCause {
    var cause = RecordedCause(
      kind: kind, side: side, certainty: certainty, title: title ?? "the title of \(kind)", stage: .shown)
    cause.affected = OutcomeCounts([.notShown: ending])
    cause.ending = ending
    if line > 0 { cause.isShown(by: line, of: capture) }
    return cause
  }
}

extension RecordedOutcomes {
  package static func sample(
    kept: Int = 0, notFresh: Int = 0, notShown: Int = 0, ending: OutcomeEnding? = nil, causes: [RecordedCause] = []
  ) -> RecordedOutcomes {
    var outcomes = RecordedOutcomes()
    outcomes.counts = OutcomeCounts([.kept: kept, .notFresh: notFresh, .notShown: notShown])
    outcomes.ending = ending
    for cause in causes { outcomes.append(cause) }
    return outcomes
  }
}
