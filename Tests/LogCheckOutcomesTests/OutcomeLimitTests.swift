import LogCheckModel
import LogCheckOutcomes
import LogCheckRules
import LogCheckSimulator
import Testing

/// Captures of any length and any content: bounded memory, no crash, and what is dropped is counted.
@Suite struct OutcomeLimitTests {
  @Test func manySchedulesAreCounted() throws {
    var diary = Diary()
    for number in 0..<1000 {
      diary.note(.armed, Diary.at(1, "05:30")) {
        $0.key = "s-\(number)"
        $0.due = Diary.at(1, "05:53")
      }
    }
    let outcomes = try #require(diary.outcomes(until: Diary.at(2, "12:00")))
    #expect(outcomes.occurrences.count == 256)
    #expect(outcomes.omitted == 744)
  }

  /// Days without a line, over which many schedules repeat, hide no earlier plan from a line that takes all plans away.
  @Test func aPlanIsTakenAwayWithManyOthers() throws {
    var diary = Diary()
    diary.note(.planned, Diary.at(1, "05:00")) {
      $0.key = "once"
      $0.due = Diary.at(10, "08:00")
    }
    for number in 0..<70 {
      diary.note(.planned, Diary.at(1, "05:30")) {
        $0.key = "daily-\(number)"
        $0.due = Diary.at(1, "05:53")
        $0.period = .minutes(24 * 60)
      }
    }
    let kept = try #require(diary.outcomes(until: Diary.at(11, "12:00")))
    #expect(kept.occurrences.contains { $0.due == Diary.at(10, "08:00") })
    diary.note(.removed, Diary.at(6, "12:00")) { $0.concernsAll = true }
    let outcomes = try #require(diary.outcomes(until: Diary.at(11, "12:00")))
    #expect(outcomes.occurrences.count > 256)
    #expect(!outcomes.occurrences.contains { $0.due == Diary.at(10, "08:00") })
  }

  @Test func manyNotificationsAreCounted() throws {
    var diary = Diary()
    diary.plan()
    for day in 1...6000 {
      diary.run(day: day)
      diary.show(day: day)
    }
    let outcomes = try #require(diary.outcomes())
    #expect(outcomes.occurrences.count <= 4096)
    #expect(outcomes.occurrences.count > 2000)
    #expect(outcomes.omitted > 0)
    #expect(outcomes.causes.isEmpty)
  }

  /// Lines in any order with any values.
  @Test(arguments: 1...40) func anyLinesAreJudged(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let conditions = OutcomeStage.allCases.map { stage in
      OutcomeCondition.named(
        stage.rawValue, OutcomeSide.allCases.randomElement(using: &random) ?? .user,
        OutcomeCertainty.allCases.randomElement(using: &random) ?? .fits, explains: [stage])
    }
    var diary = Diary(conditions)
    diary.platform = seed % 2 == 0 ? .ios : .android
    func instant() -> LogInstant? {
      switch Int.random(in: 0..<12, using: &random) {
      case 0: nil
      case 1: LogInstant(nanoseconds: [.min, .max, 0].randomElement(using: &random) ?? 0)
      default: Diary.at(Int.random(in: 1...9, using: &random), "0\(Int.random(in: 0...9, using: &random)):53")
      }
    }
    for _ in 0..<400 {
      let time = instant()
      if Int.random(in: 0..<8, using: &random) == 0, let time {
        let index = Int.random(in: conditions.indices, using: &random)
        if Bool.random(using: &random) {
          diary.begin(index, time, lasts: Bool.random(using: &random))
        } else {
          diary.end(index, time)
        }
        continue
      }
      let sign = OutcomeSign.allCases.randomElement(using: &random) ?? .shown
      let values = (instant(), instant(), instant())
      let (word, isGood) = (Bool.random(using: &random), Bool.random(using: &random))
      let number = Int.random(in: 0..<6, using: &random)
      diary.note(sign, time, in: seed % 3 == 0 ? .local : .absolute) {
        $0.due = values.0
        $0.begin = values.1
        $0.moment = values.2
        $0.key = word ? "s-\(number)" : nil
        $0.run = isGood ? "r-\(number)" : nil
        $0.isGood = word ? isGood : nil
        $0.period = number == 0 ? .minutes(1) : number == 1 ? .minutes(24 * 60) : nil
        $0.isForeground = isGood
        $0.concernsAll = number == 5
      }
    }
    guard let outcomes = diary.outcomes() else { return }
    #expect(outcomes.counts.values.reduce(0, +) == outcomes.occurrences.count)
    for occurrence in outcomes.occurrences {
      #expect(occurrence.causes.allSatisfy(outcomes.causes.indices.contains))
      // What is unknown is never a fault.
      if occurrence.result == .unknown, occurrence.causes.isEmpty { #expect(occurrence.isProved) }
    }
  }
}
