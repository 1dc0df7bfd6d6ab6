import LogCheckModel
import LogCheckOutcomes
import LogCheckRules
import Testing

/// Nothing that is not proved is green: an excuse counts for the notification that it excuses, and for no other.
@Suite struct OutcomeProofTests {
  /// A run that fails in a condition, whose end is not logged.
  private func fail(_ day: Int, in condition: Int, _ diary: inout Diary) {
    let id = "r-\(day)"
    diary.start(day: day)
    diary.note(.submitted, Diary.at(day, "05:48:20")) { $0.begin = Diary.at(day + 1, "05:48") }
    diary.begin(condition, Diary.at(day, "05:48:21"), lasts: false, run: id)
    diary.note(.failed, Diary.at(day, "05:48:21")) { $0.run = id }
    diary.show(day: day, fresh: false)
  }

  private static let answers: [OutcomeCondition] = [
    .named("no-answer", .server, .shown, explains: [.answered]),
    .named("no-answer", .server, .fits, explains: [.answered]),
  ]

  /// Both days have one cause, which is certain of one of them only.
  @Test(arguments: [([0, 1], 1), ([1, 0], 1), ([0, 0], 0), ([1, 1], 2)])
  func aCauseThatIsCertainOfOneDayExcusesNoOther(_ conditions: [Int], _ unproved: Int) throws {
    var diary = Diary(Self.answers)
    diary.plan()
    for (day, condition) in zip(1..., conditions) { fail(day, in: condition, &diary) }
    let outcomes = try #require(diary.outcomes())
    #expect(outcomes.counts == [.notFresh: 2])
    #expect(outcomes.causes.map(\.explanation.kind) == ["no-answer"])
    #expect(outcomes.unproved.count == unproved)
  }

  /// An answer came, and the line that it was saved may be missing: that the content was old is certain all the same.
  @Test func oldContentWithoutACauseIsNotProved() throws {
    var diary = Diary()
    diary.hidden = [.saved]
    diary.plan()
    diary.run(day: 1)
    diary.show(day: 1)
    diary.start(day: 2)
    diary.answer(day: 2)
    diary.show(day: 2, fresh: false)
    let outcomes = try #require(diary.outcomes())
    #expect(outcomes.counts == [.kept: 1, .notFresh: 1])
    #expect(outcomes.causes.map(\.explanation.kind) == ["unexplained"])
    #expect(outcomes.unproved.count == 1)
  }

  /// A fault of the plugin excuses nothing, whatever the result is.
  @Test(arguments: [true, false])
  func aRunWithoutAnEndExcusesNothing(_ isFresh: Bool) throws {
    var diary = Diary()
    diary.plan()
    diary.run(day: 1, completes: false)
    diary.show(day: 1)
    diary.show(day: 2, fresh: isFresh ? nil : false)
    let outcomes = try #require(diary.outcomes(until: Diary.at(2, "08:00")))
    #expect(outcomes.causes.map(\.explanation.kind) == ["never-completed"])
    #expect(outcomes.unproved.map(\.due) == [Diary.at(2, "05:53")])
  }

  /// A restart takes Android's alarms; the launch after it has to set them again.
  @Test(arguments: [("05:00", "not-armed"), ("06:30", "reboot")])
  func aRestartExplainsNothingAfterTheNextLaunch(_ launch: String, _ kind: String) throws {
    var diary = Diary([.named("reboot", .user, .fits, explains: [.armed, .shown])])
    diary.platform = .android
    diary.plan()
    diary.run(day: 1)
    diary.show(day: 1)
    diary.begin(0, Diary.at(1, "20:00"))
    diary.note(.launched, Diary.at(2, launch))
    diary.end(0, Diary.at(2, launch))
    let outcomes = try #require(diary.outcomes(until: Diary.at(2, "08:00")))
    #expect(outcomes.counts == [.kept: 1, .notShown: 1])
    #expect(outcomes.causes.map(\.explanation.kind) == [kind])
  }

  /// The first day is bad for another reason: the trouble of the second one began inside of the capture.
  @Test func whatFollowsAnExplainedDayBeganInsideOfTheCapture() throws {
    var diary = Diary(Self.answers)
    diary.hidden = [.saved]
    diary.plan()
    fail(1, in: 0, &diary)
    diary.start(day: 2)
    diary.answer(day: 2)
    diary.show(day: 2, fresh: false)
    let outcomes = try #require(diary.outcomes())
    #expect(outcomes.causes.map(\.explanation.kind) == ["no-answer", "unexplained"])
  }
}
