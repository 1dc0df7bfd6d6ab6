import LogCheckModel
import LogCheckOutcomes
import LogCheckRules
import Testing

/// Why something went wrong with notifications.
@Suite struct OutcomeCauseTests {
  private static let rejected = OutcomeCondition.named("rejected", .server, .shown, explains: [.answered])
  private static let lowPower = OutcomeCondition.named("low-power", .user, .fits, explains: [.started])

  @Test func aRunThatIsNeverCompletedStopsTheLaterOnes() {
    var diary = Diary()
    diary.plan()
    for day in 1...3 {
      diary.run(day: day, completes: day != 3)
      diary.show(day: day)
    }
    for day in 4...5 { diary.show(day: day, fresh: false) }
    let outcomes = diary.outcomes()
    #expect(outcomes?.causes.map(\.explanation.kind) == ["never-completed"])
    #expect(outcomes?.causes.first?.explanation.side == .plugin)
    #expect(outcomes?.causes.first?.from == Diary.at(4, "05:53"))
    #expect(outcomes?.causes.first?.to == Diary.at(5, "05:53"))
    // A capture that may have lost the line is no proof against the plugin.
    diary.hidden = [.completed]
    #expect(diary.outcomes()?.causes.contains { $0.explanation.side == .plugin } == false)
  }

  @Test func aRunThatAsksForNoNextOneIsTheCauseOfAllLaterDays() {
    var diary = Diary()
    diary.plan()
    diary.run(day: 1)
    diary.show(day: 1)
    diary.run(day: 2, next: false)
    diary.show(day: 2)
    for day in 3...6 { diary.show(day: day, fresh: false) }
    let outcomes = diary.outcomes()
    #expect(outcomes?.causes.map(\.explanation.kind) == ["no-next-submit"])
    #expect(outcomes?.causes.first?.count == 4)
    #expect(outcomes?.unproved.count == 4)
  }

  /// The status of one run explains that run alone.
  @Test func aStatusExplainsItsOwnRun() {
    var diary = Diary([Self.rejected])
    diary.plan()
    for day in 1...5 {
      diary.run(day: day, status: day == 3 ? 401 : 200)
      if day == 3 { diary.begin(0, Diary.at(3, "05:48:21"), lasts: false, run: "r-3") }
      diary.show(day: day, fresh: day != 3)
    }
    let outcomes = diary.outcomes()
    #expect(outcomes?.causes.map(\.explanation.kind) == ["rejected"])
    #expect(outcomes?.causes.first?.affected == [.notFresh: 1])
    #expect(outcomes?.unproved.isEmpty == true)
  }

  /// A condition that holds between two runs changes nothing, and is no cause.
  @Test func aConditionThatChangesNothingIsNoCause() {
    var diary = Diary([Self.lowPower])
    diary.plan()
    for day in 1...4 {
      diary.run(day: day)
      diary.show(day: day)
      diary.begin(0, Diary.at(day, "12:00"))
      diary.end(0, Diary.at(day, "18:00"))
    }
    #expect(diary.outcomes()?.causes.isEmpty == true)
  }

  @Test func aConditionThatHoldsWhereNothingStartsFits() {
    var diary = Diary([Self.lowPower])
    diary.plan()
    for day in 1...2 {
      diary.run(day: day)
      diary.show(day: day)
    }
    diary.begin(0, Diary.at(2, "22:00"))
    for day in 3...4 { diary.show(day: day, fresh: false) }
    let outcomes = diary.outcomes()
    #expect(outcomes?.causes.map(\.explanation.kind) == ["low-power"])
    #expect(outcomes?.causes.first?.explanation.certainty == .fits)
    #expect(outcomes?.causes.first?.count == 2)
  }

  /// The first notification is bad already, and no line of this capture asked for a run.
  @Test func whatWasBadFromTheBeginningLiesBeforeTheCapture() {
    var diary = Diary()
    diary.note(.armed, Diary.at(1, "05:30")) {
      $0.key = "daily"
      $0.due = Diary.at(1, "05:53")
    }
    for day in 1...4 { diary.show(day: day, fresh: false) }
    let outcomes = diary.outcomes()
    #expect(outcomes?.causes.map(\.explanation.kind) == ["before-capture"])
    #expect(outcomes?.causes.first?.explanation.side == .open)
    #expect(outcomes?.unproved.count == 4)
  }

  @Test func whereNothingIsPlannedADeniedPermissionIsNamed() {
    var diary = Diary([.named("denied", .user, .shown, explains: [.shown])])
    diary.begin(0, Diary.at(1, "05:30"))
    diary.note(.front, Diary.at(3, "05:30"))
    let outcomes = diary.outcomes()
    #expect(outcomes?.occurrences.isEmpty == true)
    #expect(outcomes?.causes.map(\.explanation.kind) == ["denied"])
  }

  /// The lines of what the plugin did may be among the missing ones.
  @Test func aGapNamesNoCauseAndLeavesNothingUnproved() {
    var diary = Diary()
    diary.plan()
    diary.run(day: 1)
    diary.show(day: 1)
    diary.start(day: 2)
    diary.show(day: 2, fresh: false)
    #expect(diary.outcomes()?.unproved.count == 1)
    diary.hidden = Set(OutcomeSign.allCases)
    #expect(diary.outcomes()?.unproved.isEmpty == true)
    #expect(diary.outcomes()?.causes.isEmpty == true)
  }

  /// Content that was saved can be too old when it is shown, which the plugin says.
  @Test func staleContentDoesNotProveThatNothingWasSaved() {
    var diary = Diary()
    diary.plan()
    diary.run(day: 1)
    diary.note(.fallback, Diary.at(1, "05:52:59"))
    diary.show(day: 1, fresh: false)
    let outcomes = diary.outcomes()
    #expect(outcomes?.occurrences.map(\.trouble) == [.content])
    #expect(outcomes?.causes.contains { $0.explanation.side == .plugin } == false)
    #expect(outcomes?.unproved.isEmpty == true)
  }

  /// The order of causes is that of their effects, and the notifications still name their own.
  @Test func theCauseWithTheGreatestEffectIsFirst() {
    var diary = Diary([Self.rejected])
    diary.plan()
    for day in 1...8 {
      let isRejected = day == 2
      diary.run(day: day, status: isRejected ? 401 : 200, next: day < 5)
      if isRejected { diary.begin(0, Diary.at(day, "05:48:21"), lasts: false, run: "r-2") }
      diary.show(day: day, fresh: !isRejected)
      if day == 5 { break }
    }
    for day in 6...8 { diary.show(day: day, fresh: false) }
    let outcomes = diary.outcomes()
    #expect(outcomes?.causes.map(\.explanation.kind) == ["no-next-submit", "rejected"])
    #expect(outcomes?.occurrences.map(\.causes) == [[], [1], [], [], [], [0], [0], [0]])
  }
}
