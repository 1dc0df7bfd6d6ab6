import LogCheckModel
import LogCheckOutcomes
import LogCheckRules
import Testing

/// The results of notifications, as far as lines show them.
@Suite struct OutcomeResultTests {
  private static let denied = OutcomeCondition.named("denied", .user, .shown, explains: [.shown])

  private func results(_ outcomes: DeviceOutcomes?) -> [OutcomeResult] { outcomes?.occurrences.map(\.result) ?? [] }

  @Test func aHealthyWeekIsKept() {
    var diary = Diary()
    diary.plan()
    for day in 1...7 {
      diary.run(day: day)
      diary.show(day: day)
    }
    let outcomes = diary.outcomes()
    #expect(results(outcomes) == Array(repeating: .kept, count: 7))
    #expect(outcomes?.causes.isEmpty == true)
    #expect(outcomes?.unproved.isEmpty == true)
    #expect(outcomes?.occurrences.allSatisfy { $0.prefetch == .done } == true)
  }

  /// A schedule that is known to repeat is due on days without any line.
  @Test func daysWithoutALineAreDueAsWell() {
    var diary = Diary()
    diary.plan()
    diary.run(day: 1)
    diary.show(day: 1)
    let outcomes = diary.outcomes(until: Diary.at(4, "12:00"))
    #expect(results(outcomes) == [.kept, .unknown, .unknown, .unknown])
    #expect(outcomes?.occurrences.last?.isUnseeable == true)
    #expect(outcomes?.occurrences.map(\.isStated) == [true, false, false, false])
  }

  @Test func withoutStampsNoDayIsDerived() {
    var diary = Diary()
    for day in [1, 2, 5] {
      diary.note(.shown, nil) {
        $0.key = "daily"
        $0.due = Diary.at(day, "05:53")
        $0.isForeground = true
        $0.isGood = true
      }
    }
    #expect(results(diary.outcomes()) == [.kept, .kept, .kept])
  }

  /// The app was in front before and left it after the instant, so that the line would be there.
  @Test func aMissingNotificationIsNotShownOnlyWhereItWouldBeSeen() {
    var diary = Diary()
    diary.plan()
    diary.run(day: 1)
    diary.show(day: 1)
    diary.run(day: 2)
    diary.note(.front, Diary.at(2, "05:52"))
    diary.note(.back, Diary.at(2, "06:00"))
    #expect(results(diary.outcomes()) == [.kept, .notShown])
    #expect(diary.outcomes()?.unproved.count == 1)
    diary.hidden = [.shown]
    #expect(results(diary.outcomes()) == [.kept, .unknown])
    #expect(diary.outcomes()?.occurrences.last?.reason == .gap)
  }

  /// In front in the evening, and a new process in the morning: nothing was in front at night.
  @Test func aFrontWithoutItsEndShowsNothing() {
    var diary = Diary()
    diary.plan()
    diary.run(day: 1)
    diary.show(day: 1)
    diary.note(.front, Diary.at(1, "22:00"))
    diary.note(.launched, Diary.at(2, "08:00"))
    #expect(results(diary.outcomes()) == [.kept, .unknown])
  }

  @Test func aDeniedPermissionShowsNothingUntilItIsGiven() {
    var diary = Diary([Self.denied])
    diary.plan()
    for day in 1...5 { diary.run(day: day) }
    diary.begin(0, Diary.at(1, "20:00"))
    diary.end(0, Diary.at(3, "20:00"))
    let outcomes = diary.outcomes(until: Diary.at(5, "12:00"))
    #expect(results(outcomes) == [.unknown, .notShown, .notShown, .unknown, .unknown])
    #expect(outcomes?.causes.map(\.explanation.kind) == ["denied"])
    #expect(outcomes?.unproved.isEmpty == true)
  }

  /// On iOS a delivery that was seen outweighs what is known of the permission; Android's plugin prints that it shows before it does.
  @Test(arguments: [(Platform.ios, OutcomeResult.kept), (.android, .notShown)])
  func aSeenDeliveryOutweighsADenialOnIOS(_ platform: Platform, _ expected: OutcomeResult) {
    var diary = Diary([Self.denied])
    diary.platform = platform
    diary.plan()
    diary.run(day: 1)
    diary.begin(0, Diary.at(1, "05:50"))
    diary.show(day: 1)
    #expect(results(diary.outcomes()) == [expected])
  }

  @Test func lateIsAfterThreeMinutes() {
    for (clock, expected) in [("05:56:00", OutcomeResult.kept), ("05:56:01", .late)] {
      var diary = Diary()
      diary.plan()
      diary.run(day: 1)
      diary.show(day: 1, at: clock)
      #expect(results(diary.outcomes()) == [expected], "\(clock)")
    }
  }

  @Test func planningAgainEndsTheEarlierPlan() {
    var diary = Diary()
    diary.plan()
    diary.run(day: 1)
    diary.show(day: 1)
    diary.note(.armed, Diary.at(1, "12:00")) {
      $0.key = "daily"
      $0.due = Diary.at(2, "18:00")
    }
    let outcomes = diary.outcomes(until: Diary.at(3, "12:00"))
    #expect(outcomes?.occurrences.map(\.due) == [Diary.at(1, "05:53"), Diary.at(2, "18:00")])
    #expect(outcomes?.notDue == 0)
  }

  @Test func aRemovedScheduleIsDueNoMore() {
    var diary = Diary()
    diary.plan()
    diary.run(day: 1)
    diary.show(day: 1)
    diary.note(.removed, Diary.at(1, "12:00")) { $0.concernsAll = true }
    #expect(results(diary.outcomes(until: Diary.at(9, "12:00"))) == [.kept])
  }

  /// Summer time moves the instant by an hour; it is the same notification.
  @Test func aStatedInstantReplacesADerivedOneNearIt() {
    var diary = Diary()
    diary.plan()
    for day in 1...2 {
      diary.run(day: day)
      diary.show(day: day)
    }
    for clock in ["04:53", "06:53"] {
      var other = diary
      other.note(.shown, Diary.at(3, clock)) {
        $0.key = "daily"
        $0.due = Diary.at(3, clock)
        $0.isForeground = true
        $0.isGood = true
      }
      #expect(results(other.outcomes(until: Diary.at(3, "12:00"))) == [.kept, .kept, .kept], "\(clock)")
    }
  }

  /// Stamps without a zone are set right by a line that says its moment.
  @Test func aZoneIsLearntFromALineThatSaysItsMoment() {
    var diary = Diary()
    let ahead = LogDuration.minutes(120)
    diary.note(.armed, Diary.at(1, "05:30") + ahead, in: .local) {
      $0.key = "daily"
      $0.due = Diary.at(1, "05:53")
    }
    diary.note(.started, Diary.at(1, "05:48:20") + ahead, in: .local) { $0.moment = Diary.at(1, "05:48:20") }
    diary.note(.shown, Diary.at(1, "05:59") + ahead, in: .local) {
      $0.due = Diary.at(1, "05:53")
      $0.isForeground = true
    }
    let outcomes = diary.outcomes()
    #expect(results(outcomes) == [.late])
    #expect(outcomes?.occurrences.first?.delay == .minutes(6))
    #expect(outcomes?.offset == ahead)
  }

  /// Content of other days is as planned where nothing fetches for the schedule.
  @Test func aScheduleWithoutRunsNeedsNoFreshContent() {
    var diary = Diary()
    diary.note(.armed, Diary.at(1, "05:30")) {
      $0.key = "water"
      $0.due = Diary.at(1, "05:53")
    }
    diary.show(day: 1, fresh: false, key: "water")
    #expect(results(diary.outcomes()) == [.kept])
    diary.show(day: 2, fresh: false, key: "water")
    diary.show(day: 3, fresh: false, key: "water")
    #expect(results(diary.outcomes()) == [.notFresh, .notFresh, .notFresh])
  }

  /// A call within the lead can ask for no run.
  @Test func aNotificationAtShortNoticeNeedsNoFreshContent() {
    for (clock, expected) in [("05:49", OutcomeResult.kept), ("05:40", .notFresh)] {
      var diary = Diary()
      diary.note(.armed, Diary.at(1, clock)) {
        $0.key = "daily"
        $0.due = Diary.at(1, "05:53")
      }
      diary.show(day: 1, fresh: false)
      for day in 2...3 {
        diary.run(day: day)
        diary.show(day: day)
      }
      #expect(results(diary.outcomes()).first == expected, "\(clock)")
    }
  }

  @Test func aStaticReminderNeedsNoFreshContent() {
    var diary = Diary()
    diary.note(.planned, Diary.at(1, "05:30")) {
      $0.key = "pills"
      $0.isGood = false
    }
    for day in 1...4 { diary.show(day: day, fresh: false, key: "pills") }
    #expect(results(diary.outcomes()) == [.kept, .kept, .kept, .kept])
  }

  /// Three days without any line may be missing from the capture; with other lines of these days they are not.
  @Test(arguments: [false, true]) func onAndroidADayNeedsALine(_ isHeard: Bool) {
    var diary = Diary()
    diary.platform = .android
    diary.plan()
    diary.run(day: 1)
    diary.show(day: 1)
    if isHeard {
      for day in 2...4 { diary.note(.front, Diary.at(day, "12:00")) }
    }
    diary.run(day: 5)
    diary.show(day: 5)
    let missing = isHeard ? OutcomeResult.notShown : .unknown
    #expect(Array(results(diary.outcomes()).prefix(4)) == [.kept, missing, missing, missing])
  }

  /// A delivery that is late by less than half an hour is not taken for a zone.
  @Test func aLateDeliveryIsNotTakenForAZone() {
    for (minutes, expected) in [(Int64(121), OutcomeResult.kept), (135, .kept)] {
      var diary = Diary()
      diary.note(.front, Diary.at(1, "05:40"), in: .local)
      diary.note(.shown, Diary.at(1, "05:53") + .minutes(minutes), in: .local) {
        $0.due = Diary.at(1, "05:53")
        $0.isForeground = true
      }
      let outcomes = diary.outcomes()
      #expect(results(outcomes) == [expected])
      #expect(outcomes?.offset == (minutes == 121 ? .minutes(120) : .zero))
      #expect(outcomes?.occurrences.first?.delay == (minutes == 121 ? .minutes(1) : nil))
    }
  }
}
