import LogCheckModel
import LogCheckOutcomes
import LogCheckRules
import Testing

/// Days as the stamps have them, and notifications that stay where they were when the zone changes.
@Suite struct OutcomeZoneTests {
  /// A diary of six days, in which the stamps have another zone from the fourth day on.
  private func diary(_ zones: (Int32?, Int32?), _ conditions: [OutcomeCondition] = []) -> Diary {
    var diary = Diary(conditions)
    diary.zone = zones.0
    diary.plan()
    for day in 1...6 {
      if day == 4 { diary.zone = zones.1 }
      diary.run(day: day)
      diary.show(day: day)
    }
    return diary
  }

  @Test func aNotificationThatStaysWhenTheZoneChangesHasACause() throws {
    let outcomes = try #require(diary((3_600, 10_800)).outcomes())
    #expect(outcomes.counts == [.kept: 6])
    #expect(outcomes.unproved.isEmpty)
    let cause = try #require(outcomes.causes.first)
    #expect(outcomes.causes.count == 1)
    #expect(cause.explanation.kind == "zone-changed")
    #expect(cause.from == Diary.at(4, "05:53"))
    #expect(cause.to == Diary.at(6, "05:53"))
    #expect(cause.line != nil)
  }

  @Test(arguments: [(Int32(3_600), Int32(3_600)), (nil, nil), (nil, 3_600)])
  func withoutAChangeOfTheZoneThereIsNone(_ first: Int32?, _ second: Int32?) throws {
    #expect(try #require(diary((first, second)).outcomes()).causes.isEmpty)
  }

  /// The line that reports the change is the one to show.
  @Test func theLineThatReportsTheChangeIsTheCause() throws {
    var diary = Diary([.named("zone-changed", .plugin, .fits, explains: [.wall])])
    diary.zone = 3_600
    diary.plan()
    for day in 1...6 {
      if day == 4 {
        diary.zone = 10_800
        diary.note(.launched, Diary.at(4, "05:40"))
        diary.begin(0, Diary.at(4, "05:41"), lasts: false)
      }
      diary.run(day: day)
      diary.show(day: day)
    }
    let outcomes = try #require(diary.outcomes())
    #expect(outcomes.causes.map(\.explanation.kind) == ["zone-changed"])
    #expect(outcomes.causes.first?.affected == [.kept: 3])
  }

  /// Back in the old zone, the old instant is right again.
  @Test func aJourneyAndBackEndsIt() throws {
    var diary = Diary()
    diary.zone = 3_600
    diary.plan()
    for day in 1...8 {
      diary.zone = (4...5).contains(day) ? 10_800 : 3_600
      diary.run(day: day)
      diary.show(day: day)
    }
    let cause = try #require(diary.outcomes()?.causes.first)
    #expect(cause.affected == [.kept: 2])
    #expect(cause.to == Diary.at(5, "05:53"))
  }

  /// Logs of two programs with different zones are no journey.
  @Test func stampsOfTwoZonesInTurnAreNoJourney() throws {
    var diary = Diary()
    diary.plan()
    for day in 1...12 {
      diary.zone = 0
      diary.run(day: day)
      diary.zone = 3_600
      diary.show(day: day)
    }
    #expect(try #require(diary.outcomes()).causes.isEmpty)
  }

  /// The day of a notification is that of the stamps: half past midnight in Auckland is the day before in UTC.
  @Test func daysAreThoseOfTheStamps() throws {
    let outcomes = try #require(diary((46_800, -36_000)).outcomes())
    #expect(outcomes.offset(at: Diary.at(2, "05:53")) == .seconds(46_800))
    #expect(outcomes.offset(at: Diary.at(6, "05:53")) == .seconds(-36_000))
  }

  /// The zone explains the time of the day, not a delay.
  @Test func aLateNotificationIsNotExplainedByTheZone() throws {
    var diary = Diary([.named("zone-changed", .plugin, .fits, explains: [.wall])])
    diary.zone = 3_600
    diary.plan()
    for day in 1...4 {
      diary.run(day: day)
      if day == 3 { diary.begin(0, Diary.at(3, "05:52"), lasts: false) }
      diary.show(day: day, at: day == 3 ? "06:53:00" : "05:53:00")
    }
    let outcomes = try #require(diary.outcomes())
    #expect(outcomes.counts == [.kept: 3, .late: 1])
    #expect(!outcomes.causes.contains { $0.explanation.kind == "zone-changed" })
  }
}
