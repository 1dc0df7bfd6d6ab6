import LogCheckModel
import LogCheckOutcomes
import LogCheckRules
import Testing

/// Requests for another time before their notifications since a version changed.
@Suite struct OutcomeLeadTests {
  /// Six days. From the fourth on another version makes the requests, for another time.
  private func diary(_ versions: (String, String), leads: (String, String) = ("05:48", "05:46"), days: Int = 6) -> Diary
  {
    var diary = Diary()
    for day in 1...days {
      if day == 1 || day == 4 {
        diary.note(.version, Diary.at(day, "05:00")) {
          $0.key = "plugin"
          $0.word = day < 4 ? versions.0 : versions.1
        }
      }
      diary.note(.submitted, Diary.at(day, "05:10")) { $0.begin = Diary.at(day, day < 4 ? leads.0 : leads.1) }
      diary.note(.armed, Diary.at(day, "05:10")) {
        $0.key = "daily"
        $0.due = Diary.at(day, "05:53")
      }
      diary.note(.started, Diary.at(day, "05:50")) { $0.run = "r-\(day)" }
      diary.note(.saved, Diary.at(day, "05:50:01")) { $0.run = "r-\(day)" }
      diary.note(.completed, Diary.at(day, "05:50:02")) { $0.run = "r-\(day)" }
      diary.show(day: day)
    }
    return diary
  }

  @Test func aVersionThatAsksForAnotherTimeIsTheCause() throws {
    let outcomes = try #require(diary(("1.1.0", "1.2.0")).outcomes())
    #expect(outcomes.counts == [.kept: 6])
    let cause = try #require(outcomes.causes.first)
    #expect(outcomes.causes.count == 1)
    #expect(cause.explanation.kind == "version-changed")
    #expect(cause.stage == .lead)
    #expect(cause.from == Diary.at(4, "05:53"))
    #expect(cause.to == Diary.at(6, "05:53"))
    #expect(outcomes.versions.map(\.value) == ["1.1.0", "1.2.0"])
    #expect(cause.line == outcomes.versions.last?.line)
    // REQ-052: nothing excuses it.
    #expect(outcomes.unproved.count == 3)
    let condition = try #require(outcomes.conditions.first)
    #expect(outcomes.conditions.count == 1)
    #expect(condition.causes == [0])
  }

  @Test func theSameVersionExplainsNothing() throws {
    let outcomes = try #require(diary(("1.1.0", "1.1.0")).outcomes())
    #expect(outcomes.causes.isEmpty)
    #expect(outcomes.conditions.isEmpty)
    #expect(outcomes.versions.count == 1)
  }

  /// A new version that does as it should is listed, and explains nothing; so does a lead that was never the promised one.
  @Test(arguments: [("05:48", "05:48"), ("05:46", "05:48"), ("05:45", "05:44")])
  func onlyThePromisedTimeCanBeLeft(_ before: String, _ after: String) throws {
    let outcomes = try #require(diary(("1.1.0", "1.2.0"), leads: (before, after)).outcomes())
    #expect(outcomes.causes.isEmpty)
    #expect(outcomes.conditions.map(\.causes) == [[]])
  }

  @Test func oneRequestAloneProvesNothing() throws {
    #expect(try #require(diary(("1.1.0", "1.2.0"), days: 4).outcomes()).causes.isEmpty)
  }
}
