import LogCheckModel
import LogCheckTestSupport
import Testing

@testable import LogCheckResults

/// The outcomes of a record, made from those of the devices of a run.
@Suite struct RecordedOutcomesTests {
  @Test(
    arguments: [
      ("kkkkk", nil), ("kkxxk", nil), ("kkxxl", nil), ("kkxxu", nil), ("uuuuu", nil), ("ccccl", nil),
      ("kkxxx", OutcomeEnding(.stopped, since: "2026-11-03", notifications: 3)),
      ("kkccx", OutcomeEnding(.stopped, since: "2026-11-05", notifications: 1)),
      ("xxxxx", OutcomeEnding(.stopped, since: "2026-11-01", notifications: 5)),
      // An unknown notification may have been shown.
      ("kxxux", OutcomeEnding(.stopped, since: "2026-11-05", notifications: 1)),
      ("kkccc", OutcomeEnding(.lostContent, since: "2026-11-03", notifications: 3)),
      ("kkxcc", OutcomeEnding(.lostContent, since: "2026-11-03", notifications: 3)),
      ("klccc", OutcomeEnding(.lostContent, since: "2026-11-03", notifications: 3)),
    ] as [(String, OutcomeEnding?)])
  func theEndIsBadWhereAllOfTheLastNotificationsAre(_ days: String, _ ending: OutcomeEnding?) {
    #expect(RecordedOutcomes([.sample(days)])?.ending == ending)
  }

  @Test(
    arguments: [
      // One of two schedules stops.
      ("kkkkk", "kkxxx", OutcomeEnding(.stopped, since: "2026-11-03", notifications: 3)),
      ("kkxxx", "kkkkk", OutcomeEnding(.stopped, since: "2026-11-03", notifications: 3)),
      ("kkccc", "kxxxx", OutcomeEnding(.stopped, since: "2026-11-02", notifications: 4)),
      ("kkxxx", "kxxxx", OutcomeEnding(.stopped, since: "2026-11-02", notifications: 7)),
      // One is over before the other: its last notification would have been followed by another one.
      ("kkkkkk", "kxx...", nil), ("kkkkkkkkkkkkkkkkkkkkkkk", "k......k......x........", nil),
      (
        "kkkkkkkkkkkkkkkkkkkkkk", "k......k.............x",
        OutcomeEnding(.stopped, since: "2026-11-22", notifications: 1)
      ),
      // A weekly one is not over in the middle of a week.
      ("kkkkkkkkkkk", "k......x...", OutcomeEnding(.stopped, since: "2026-11-08", notifications: 1)),
    ] as [(String, String, OutcomeEnding?)])
  func eachScheduleThatLastsIsJudgedByItself(_ first: String, _ second: String, _ ending: OutcomeEnding?) {
    let device = DeviceOutcomes.sample(first).with(.sample(second, schedule: "other", hours: 18))
    #expect(RecordedOutcomes([device])?.ending == ending)
  }

  @Test(
    arguments: [
      ("kkxxx", OutcomeEnding(.stopped, since: "2026-11-03", notifications: 3)), ("kxxxk", nil),
      ("xxxx.........", OutcomeEnding(.stopped, since: "2026-11-01", notifications: 4)),
    ] as [(String, OutcomeEnding?)])
  func notificationsWithAKeyOfTheirOwnAreOneSeries(_ days: String, _ ending: OutcomeEnding?) {
    var device = DeviceOutcomes.sample(days)
    for index in device.occurrences.indices { device.occurrences[index].key = "once \(index)" }
    #expect(RecordedOutcomes([device])?.ending == ending)
  }

  @Test func countsAndDaysAreThoseOfAllDevices() throws {
    var first = DeviceOutcomes.sample("kklcx")
    first.occurrences[4].isProved = false
    first.notDue = 2
    first.omitted = 3
    let outcomes = try #require(RecordedOutcomes([first, .sample("kkkuu")]))
    #expect(outcomes.counts == OutcomeCounts([.kept: 5, .late: 1, .notFresh: 1, .notShown: 1, .unknown: 2]))
    #expect(outcomes.counts.total == 10 && outcomes.unproved == 1 && outcomes.notDue == 2 && outcomes.omitted == 3)
    #expect(outcomes.lastKept == "2026-11-03" && outcomes.lastShown == "2026-11-04")
    #expect(outcomes.ending == OutcomeEnding(.stopped, since: "2026-11-05", notifications: 1))
    #expect(RecordedOutcomes([]) == nil)
  }

  @Test func daysAreThoseOfTheStamps() throws {
    var device = DeviceOutcomes.sample("kx", hours: 23)
    device.offset = .minutes(120)
    let outcomes = try #require(RecordedOutcomes([device]))
    #expect(outcomes.lastKept == "2026-11-02")
    #expect(outcomes.ending?.since == "2026-11-03")
  }

  /// Of several causes the one of most of the last notifications leads, not the one of most notifications.
  @Test func theCauseOfTheLastNotificationsLeads() throws {
    let causes = [
      OutcomeCause.sample("server-error", .server, .shown, days: 1...7),
      .sample("reboot", .user, .fits, days: 8...8), .sample("permission-denied", .user, .shown, days: 9...10),
    ]
    var device = DeviceOutcomes.sample("cccccccxxx", causes: causes)
    device.causes[2].line = LinePosition(capture: 0, line: 261)
    device.causes[0].affected = [.notFresh: 7]
    device.causes[1].affected = [.notShown: 1]
    device.causes[2].affected = [.notShown: 2]
    let outcomes = try #require(RecordedOutcomes([device]))
    #expect(outcomes.causes.map(\.kind) == ["server-error", "permission-denied", "reboot"])
    #expect(outcomes.causes.map(\.ending) == [0, 2, 1])
    #expect(outcomes.leading?.kind == "permission-denied")
    #expect(outcomes.leading?.line == 261 && outcomes.leading?.capture == "phone.log")
    #expect(outcomes.causes[0].from == "2026-11-01" && outcomes.causes[0].to == "2026-11-07")
  }

  @Test func aCauseThatNoLineShowsDoesNotLead() throws {
    let cause = OutcomeCause.sample("unexplained", .open, .open, days: 2...5)
    let outcomes = try #require(RecordedOutcomes([.sample("kxxxx", causes: [cause])]))
    #expect(outcomes.causes.map(\.ending) == [4])
    #expect(outcomes.leading == nil)
  }

  @Test func aConditionThatLetsNothingBePlannedIsAnEnd() throws {
    let cause = OutcomeCause.sample("permission-denied", .user, .shown, days: 1...1)
    let outcomes = try #require(RecordedOutcomes([.sample(".", causes: [cause])]))
    #expect(outcomes.ending == OutcomeEnding(.stopped, since: "2026-11-01", notifications: 0))
    #expect(outcomes.leading?.kind == "permission-denied")
  }

  @Test func causesBeyondTheLimitAreCounted() throws {
    let causes = (1...20).map { OutcomeCause.sample("cause-\($0)", .user, .fits, days: 1...1) }
    let outcomes = try #require(RecordedOutcomes([.sample("x", causes: causes)]))
    #expect(outcomes.causes.count == 16 && outcomes.causesNotListed == 4)
  }

  @Test func longTextsAreCut() {
    let long = String(repeating: "é", count: 9000)
    var cause = RecordedCause(kind: long, side: .app, certainty: .fits, title: long, stage: .shown)
    cause.isShown(by: 3, of: long)
    #expect(cause.kind.unicodeScalars.count == 100 && cause.title.unicodeScalars.count == 400)
    #expect(cause.capture == nil && cause.line == 3)
  }
}
