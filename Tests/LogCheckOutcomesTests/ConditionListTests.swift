import LogCheckModel
import LogCheckOutcomes
import LogCheckRules
import Testing

/// Conditions as intervals: all of it, whether it explains something or not.
@Suite struct ConditionListTests {
  private static let denied = OutcomeCondition.named("permission-denied", .user, .shown, explains: [.shown])
  private static let power = OutcomeCondition.named("low-power", .user, .fits, explains: [.started])
  private static let status = OutcomeCondition.named("server-error", .server, .shown, explains: [.answered])

  /// Days with their runs and deliveries.
  private func healthy(_ days: ClosedRange<Int>, _ diary: inout Diary) {
    for day in days {
      diary.run(day: day)
      diary.show(day: day)
    }
  }

  @Test func healthyDaysHaveNone() throws {
    var diary = Diary([Self.denied, Self.power])
    diary.plan()
    healthy(1...7, &diary)
    let outcomes = try #require(diary.outcomes())
    #expect(outcomes.conditions.isEmpty)
    #expect(outcomes.omittedConditions == 0)
  }

  @Test func anEndClosesTheIntervalAndItsLinesAreCounted() throws {
    var diary = Diary([Self.power])
    diary.plan()
    diary.begin(0, Diary.at(1, "08:00"))
    diary.begin(0, Diary.at(1, "12:00"))
    diary.end(0, Diary.at(1, "20:00"))
    // A second end says nothing new.
    diary.end(0, Diary.at(1, "21:00"))
    healthy(2...3, &diary)
    let conditions = try #require(diary.outcomes()).conditions
    try #require(conditions.count == 1)
    #expect(conditions[0].form == "interval")
    #expect(conditions[0].first.instant == Diary.at(1, "08:00"))
    #expect(conditions[0].last.instant == Diary.at(1, "12:00"))
    #expect(conditions[0].end?.instant == Diary.at(1, "20:00"))
    #expect(conditions[0].positions.map(\.line) == [4, 5, 6])
    #expect(conditions[0].lines == 2)
    #expect(conditions[0].causes.isEmpty, "it explains nothing")
  }

  /// Without `until`, no line can end it, and so it does not last.
  @Test(arguments: [true, false]) func onlyWhatCanEndLastsUntilTheEnd(_ lasts: Bool) throws {
    var diary = Diary([Self.power])
    diary.plan()
    diary.begin(0, Diary.at(1, "08:00"), lasts: lasts)
    healthy(2...5, &diary)
    let conditions = try #require(diary.outcomes()).conditions
    #expect(conditions.map(\.isOpen) == [lasts])
    #expect(conditions.map(\.form) == [lasts ? "open" : "moment"])
    #expect(conditions.map(\.end?.position.line) == [nil])
  }

  @Test func twoIntervalsStaySeparate() throws {
    var diary = Diary([Self.power])
    diary.plan()
    for day in [2, 4] {
      diary.begin(0, Diary.at(day, "08:00"))
      diary.end(0, Diary.at(day, "09:00"))
    }
    healthy(5...6, &diary)
    let conditions = try #require(diary.outcomes()).conditions
    #expect(conditions.map(\.first.instant) == [Diary.at(2, "08:00"), Diary.at(4, "08:00")])
    #expect(conditions.map(\.end?.instant) == [Diary.at(2, "09:00"), Diary.at(4, "09:00")])
  }

  /// Two rules of one kind: it holds as long as one of them does.
  @Test(arguments: [false, true]) func overlappingIntervalsOfOneKindAreOne(_ isOpen: Bool) throws {
    var other = Self.denied
    other.id = "permission-refused"
    var diary = Diary([Self.denied, other, Self.power])
    diary.plan()
    diary.begin(0, Diary.at(2, "08:00"))
    diary.begin(1, Diary.at(2, "08:01"))
    diary.begin(2, Diary.at(2, "08:02"))
    diary.end(0, Diary.at(2, "10:00"))
    if !isOpen { diary.end(1, Diary.at(2, "11:00")) }
    healthy(3...3, &diary)
    let conditions = try #require(diary.outcomes()).conditions
    #expect(conditions.map(\.explanation.kind) == ["permission-denied", "low-power"])
    #expect(conditions[0].end?.instant == (isOpen ? nil : Diary.at(2, "11:00")))
    #expect(conditions[0].last.instant == Diary.at(2, "08:01"))
    #expect(conditions[0].lines == 2)
  }

  /// The line of the answer and the line that reports it again.
  @Test func linesOfOneRunAreOneMoment() throws {
    var diary = Diary([Self.status])
    diary.plan()
    for day in 1...2 {
      diary.run(day: day, status: 500)
      diary.begin(0, Diary.at(day, "05:48:21"), lasts: false, run: "r-\(day)")
      diary.begin(0, Diary.at(day, "05:48:21"), lasts: false, run: "r-\(day)")
      diary.show(day: day, fresh: false)
    }
    let outcomes = try #require(diary.outcomes())
    #expect(outcomes.conditions.map(\.lines) == [2, 2])
    #expect(outcomes.conditions.map(\.form) == ["moment", "moment"])
    #expect(outcomes.conditions.map(\.causes) == [[0], [0]])
    #expect(outcomes.causes.map(\.explanation.kind) == ["server-error"])
  }

  /// Causes are sorted by their effect; conditions name them by the index that they have then.
  @Test func eachNamesItsCause() throws {
    var diary = Diary([Self.denied, Self.status])
    diary.plan()
    diary.run(day: 1, status: 500)
    diary.begin(1, Diary.at(1, "05:48:21"), lasts: false, run: "r-1")
    diary.show(day: 1, fresh: false)
    healthy(2...2, &diary)
    diary.begin(0, Diary.at(2, "12:00"))
    for day in 3...6 { diary.run(day: day) }
    let outcomes = try #require(diary.outcomes(until: Diary.at(6, "12:00")))
    try #require(outcomes.causes.count == 2)
    #expect(outcomes.causes.map(\.explanation.kind) == ["permission-denied", "server-error"])
    #expect(outcomes.conditions.map(\.explanation.kind) == ["server-error", "permission-denied"])
    #expect(outcomes.conditions.map(\.causes) == [[1], [0]])
    #expect(
      outcomes.causes.map(\.line) == [outcomes.conditions[1].first.position, outcomes.conditions[0].first.position])
  }

  @Test func withoutNotificationsItIsStillListed() throws {
    var diary = Diary([Self.denied, Self.power])
    diary.begin(1, Diary.at(1, "08:00"))
    var outcomes = try #require(diary.outcomes(until: Diary.at(2, "08:00")))
    #expect(!outcomes.isOfNotifications)
    #expect(outcomes.conditions.map(\.explanation.kind) == ["low-power"])
    diary.begin(0, Diary.at(1, "09:00"))
    outcomes = try #require(diary.outcomes(until: Diary.at(2, "08:00")))
    #expect(outcomes.conditions.map(\.causes) == [[], [0]], "it lets nothing be shown")
  }

  @Test func aSimulatorHasItsOwnWords() throws {
    var refused = OutcomeCondition.named("refresh-off", .user, .shown, explains: [.submitted])
    refused.onSimulator = "simulator"
    var diary = Diary([refused, .named("simulator", .environment, .shown, explains: [.submitted])])
    diary.begin(0, Diary.at(1, "08:00"), lasts: false)
    let outcomes = try #require(diary.outcomes())
    #expect(outcomes.on(.device).conditions.map(\.explanation.kind) == ["refresh-off"])
    #expect(outcomes.on(.simulator).conditions.map(\.explanation.kind) == ["simulator"])
  }

  /// Instants of a capture without a year run on another scale until it is known.
  @Test func aMoveConcernsEachLine() throws {
    var diary = Diary([Self.power])
    diary.begin(0, Diary.at(1, "08:00"))
    diary.begin(0, Diary.at(1, "09:00"))
    diary.end(0, Diary.at(1, "10:00"))
    var outcomes = try #require(diary.outcomes())
    outcomes.move { $0 + .minutes(24 * 60) }
    #expect(outcomes.conditions.map(\.first.instant) == [Diary.at(2, "08:00")])
    #expect(outcomes.conditions.map(\.last.instant) == [Diary.at(2, "09:00")])
    #expect(outcomes.conditions.map(\.end?.instant) == [Diary.at(2, "10:00")])
  }

  /// A run that was ended can mean that no answer came, or that it came too late.
  @Test(arguments: [false, true]) func aLineOfTwoMeaningsHasOne(_ isNamed: Bool) throws {
    var diary = Diary([
      .named("no-answer", .server, .shown, explains: [.saved]),
      .named("slow-answer", .server, .shown, explains: [.answered]),
    ])
    diary.plan()
    diary.run(day: 1, status: isNamed ? 500 : 200)
    diary.beginBoth(0, 1, Diary.at(1, "05:48:22"), run: "r-1")
    diary.show(day: 1, fresh: isNamed ? false : true)
    let outcomes = try #require(diary.outcomes())
    #expect(outcomes.conditions.map(\.explanation.kind) == [isNamed ? "slow-answer" : "no-answer"])
  }

  /// Bounds: those that a cause names and those that last stay, and the others are counted.
  @Test func manyAreBoundedAndCounted() throws {
    var diary = Diary([Self.denied, Self.power, Self.status])
    diary.plan()
    diary.begin(1, Diary.at(1, "04:00"))
    diary.end(1, Diary.at(1, "04:01"))
    for number in 0..<2_000 {
      diary.begin(2, Diary.at(1, "06:00") + .seconds(Int64(number)), lasts: false, run: "x-\(number)")
    }
    healthy(2...2, &diary)
    diary.begin(0, Diary.at(2, "12:00"))
    let outcomes = try #require(diary.outcomes(until: Diary.at(5, "12:00")))
    #expect(outcomes.conditions.count == 1_024)
    #expect(outcomes.omittedConditions == 2_002 - 1_024)
    #expect(outcomes.conditions.first?.explanation.kind == "low-power")
    #expect(outcomes.conditions.last?.explanation.kind == "permission-denied")
    #expect(outcomes.conditions.last?.causes == [0])
    #expect(outcomes.omitted == 0, "no notification was dropped")
  }

  @Test func moreThanAreKeptWhileReadingAreCounted() throws {
    var diary = Diary([Self.status])
    for number in 0..<10_000 {
      diary.begin(0, Diary.at(1, "06:00") + .seconds(Int64(number)), lasts: false, run: "x-\(number)")
    }
    let outcomes = try #require(diary.outcomes())
    #expect(outcomes.conditions.count == 1_024)
    #expect(outcomes.omittedConditions == 10_000 - 1_024)
    #expect(outcomes.conditions.last?.first.position.line == 10_000, "the latest are kept")
  }

  /// A moment that a message spoke of is no time of a line whose stamp has no date.
  @Test func aLineWithoutADateHasNoInstant() throws {
    var diary = Diary([Self.power])
    diary.note(.shown, nil) { $0.moment = Diary.at(1, "05:53") }
    diary.begin(0, Diary.at(1, "08:00"), in: .undated)
    let conditions = try #require(diary.outcomes()).conditions
    #expect(conditions.map(\.first.instant) == [nil])
    #expect(conditions.map(\.first.stamp?.frame) == [.undated])
  }
}
