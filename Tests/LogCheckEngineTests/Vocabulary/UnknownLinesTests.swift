import LogCheckModel
import LogCheckTestSupport
import Testing

@testable import LogCheckEngine

/// The unknown lines that may be an event that was missed between two instants.
@Suite struct UnknownLinesTests {
  private static let start = LogInstant(nanoseconds: 1_763_185_980_000_000_000)

  private func time(_ second: Int64, step: LogDuration = .milliseconds(1)) -> EventTime {
    EventTime(instant: Self.start + .seconds(second), frame: .absolute, granularity: step)
  }

  private func line(
    _ number: Int, at time: EventTime?, text: Int?, _ strength: LineMeaning.Strength = .possible,
    _ words: String = ""
  ) -> UnknownLineSeen {
    UnknownLineSeen(
      line: Evidence(
        role: .deciding, type: nil, position: LinePosition(line: number), time: time,
        excerpt: LogExcerpt(words)),
      meaning: LineMeaning(
        text: text,
        candidates: [LineMeaning.Candidate(event: EventTypeID(0), strength: strength, reasons: ["says \"it\""])]))
  }

  private func answer(_ lines: UnknownLines, _ from: Int64, _ to: Int64, _ type: Int = 0) -> Int? {
    lines.answer({ _ in .possible }, of: [EventTypeID(type)], from: time(from), to: time(to))?.line.position.line
  }

  /// In order of time or not, the lines of the stretch are found, and no other.
  @Test(arguments: 0..<20 as Range<UInt64>) func linesOfTheStretchAreFound(_ seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    var lines = UnknownLines()
    var budget = UnknownLineBudget()
    var seconds: [Int64] = []
    for number in 0..<30 {
      let second = seed.isMultiple(of: 2) ? Int64(number * 3) : Int64(numbers.next(below: 90))
      seconds.append(second)
      lines.add(line(number, at: time(second), text: number), &budget)
    }
    for _ in 0..<50 {
      let from = Int64(numbers.next(below: 90))
      let to = from + Int64(numbers.next(below: 5))
      #expect((answer(lines, from, to) != nil) == seconds.contains { $0 >= from && $0 <= to }, "\(from) to \(to)")
      #expect(answer(lines, from, to, 1) == nil)
    }
  }

  /// A line without a stamp was written at some time of its span, however long that is.
  @Test func aLineOfALongSpanMayLieInAnyPartOfIt() {
    var lines = UnknownLines()
    var budget = UnknownLineBudget()
    lines.add(line(1, at: time(0, step: .seconds(400_000)), text: 1), &budget)
    lines.add(line(2, at: time(500_000), text: 2), &budget)
    #expect(answer(lines, 300_000, 300_010) == 1)
    #expect(answer(lines, 450_000, 450_010) == nil)
  }

  /// A text that is printed along with the event is not the event; lines whose texts are not kept apart share nothing.
  @Test func onlyLinesOfOneTextShareAContrast() {
    for (text, expected) in [(7, nil), (nil, 2)] as [(Int?, Int?)] {
      var lines = UnknownLines()
      var budget = UnknownLineBudget()
      lines.add(line(1, at: time(10), text: text), &budget)
      lines.contrast(with: EventTypeID(0), from: time(9), to: time(11))
      lines.add(line(2, at: time(100), text: text), &budget)
      #expect(answer(lines, 99, 101) == expected)
    }
  }

  /// A line that names what the event is missing for is one grade surer; a longer identifier is another one.
  @Test(arguments: [
    ("[X] ready for daily-1", true), ("[X] daily-1", true), ("[X] daily-1.", true), ("[X] daily-10", false),
    ("[X] my-daily-1", false), ("[X] ready", false), ("", false),
  ]) func anIdentifierMakesALineSurer(_ words: String, _ counts: Bool) {
    var (lines, budget) = (UnknownLines(), UnknownLineBudget())
    lines.add(line(1, at: time(1), text: 1, .remote), &budget)
    lines.add(line(2, at: time(2), text: 2, .remote, words), &budget)
    func answer(_ strength: LineMeaning.Strength) -> UnknownAnswer? {
      lines.answer(
        { _ in strength }, of: [EventTypeID(0)], from: time(0), to: time(9), expecting: [LogText("daily-1")])
    }
    #expect(answer(.probable) == nil)
    #expect(answer(.possible)?.line.position.line == (counts ? 2 : nil))
    #expect(answer(.remote)?.line.position.line == (counts ? 2 : 1))
    let reasons = answer(.possible)?.reasons
    #expect(reasons == (counts ? ["names \"daily-1\", for which the event is missing", "says \"it\""] : nil))
  }

  /// Plain words and short numbers occur in lines by accident.
  @Test(arguments: [("daily-1", 1), ("run_7", 1), ("daily", 0), ("-1", 0), ("7", 0), ("cb42", 1)])
  func onlyIdentifiersAreExpected(_ text: String, _ count: Int) {
    #expect(InstanceKey(.text(LogText(text))).identifiers.count == count)
    #expect(InstanceKey([nil, .redacted, .text(LogText(text))]).identifiers.count == count)
  }

  /// In a long wait two things may have happened.
  @Test func aLongWaitIsNoContrast() {
    var lines = UnknownLines()
    var budget = UnknownLineBudget()
    lines.add(line(1, at: time(10), text: 1), &budget)
    lines.contrast(with: EventTypeID(0), from: time(0), to: time(61))
    #expect(answer(lines, 9, 11) == 1)
  }

  /// Beyond the limit nothing is lost: the rest counts as one stretch.
  @Test func linesBeyondTheLimitCountTogether() {
    var lines = UnknownLines()
    var budget = UnknownLineBudget()
    for number in 0..<UnknownLines.limit { lines.add(line(number, at: time(0), text: 1, .remote), &budget) }
    lines.add(line(9001, at: time(1000), text: 2), &budget)
    lines.add(line(9002, at: time(2000), text: 3), &budget)
    #expect(answer(lines, 1500, 1600) == 9001)
    #expect(answer(lines, 2500, 2600) == nil)
  }

  /// A thousand devices share what a few may use, and what is not kept still leaves absences open.
  @Test func sourcesShareOneBudget() {
    var budget = UnknownLineBudget()
    var sources: [UnknownLines] = []
    for source in 0..<1000 {
      var lines = UnknownLines()
      for number in 0..<40 { lines.add(line(number, at: time(Int64(number) * 10), text: 1), &budget) }
      #expect(!lines.isEmpty, "source \(source)")
      #expect(answer(lines, 95, 105) != nil, "source \(source)")
      sources.append(lines)
    }
    // Only kept lines are searched one by one: between two of them nothing is found, in a stretch everything is.
    #expect(sources.count { answer($0, 96, 99) == nil } == UnknownLineBudget.limit / 40 + 1)
    #expect(answer(sources[0], 96, 99) == nil)
    #expect(answer(sources[999], 96, 99) == 0)
    #expect(answer(sources[999], 500, 600) == nil)
  }
}
