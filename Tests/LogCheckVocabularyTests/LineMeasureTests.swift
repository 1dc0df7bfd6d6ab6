import LogCheckModel
import LogCheckTestSupport
import LogCheckVocabulary
import Testing

@Suite struct LineMeasureTests {
  @Test func anotherWordingOfTheSubmissionIsProbablyThatEvent() throws {
    let reading = Loaded.reading(
      "[DNP-FETCH] Submitted background refresh request, begins not before 2025-11-15T05:48:00Z")
    let first = try #require(reading.candidates.first)
    #expect(Loaded.name(first.event) == "fetch.bgtask.submitted")
    #expect(first.couldBe)
    #expect(first.isProbable)
    #expect(first.reasons.contains(.act("Submitted")))
    #expect(first.reasons.contains(.value("2025-11-15T05:48:00Z", field: "earliest_begin")))
  }

  @Test(arguments: [
    "[DNP-FETCH] prefetch not submitted: the app is in the foreground",
    "[DNP-FETCH] BGAppRefreshTask was not submitted (earliestBeginDate=2025-11-15T05:48:00Z)",
    "[DNP-FETCH] would submit BGAppRefreshTask for 2025-11-15T05:48:00Z",
    "[DNP-FETCH] BGAppRefreshTask submission failed",
    "[DNP-FETCH] couldn’t submit BGAppRefreshTask",
    "[DNP-FETCH] BGAppRefreshTask submit ok=false",
  ])
  func aLineThatDeniesTheSubmissionIsNoCandidate(_ line: String) {
    let reading = Loaded.reading(line)
    #expect(!reading.candidates.contains { Loaded.name($0.event) == "fetch.bgtask.submitted" })
  }

  @Test func aDeniedEventIsNamed() {
    let reading = Loaded.reading("[DNP-FETCH] BGAppRefreshTask was not submitted")
    #expect(reading.denied.map(Loaded.name).contains("fetch.bgtask.submitted"))
  }

  @Test func aLineOfAnotherComponentIsNoCandidate() {
    let reading = Loaded.reading("[DNP-STORAGE] Submitted background refresh request")
    #expect(!reading.candidates.contains { Loaded.name($0.event) == "fetch.bgtask.submitted" })
  }

  @Test func aCodeAloneNamesTheEvent() throws {
    let first = try #require(Loaded.reading("DN|ALARM_SCHEDULED id=daily_1").candidates.first)
    #expect(Loaded.name(first.event) == "android.alarm.set")
    #expect(first.couldBe)
  }

  @Test func anUnknownNameOfAStructuredEventIsRead() throws {
    let line = #"{"event":"bgtask_enqueued","component":"FETCH","fields":{"earliestBegin":"2025-11-15T05:48:00Z"}}"#
    let first = try #require(Loaded.reading(line).candidates.first)
    #expect(Loaded.name(first.event) == "fetch.bgtask.submitted")
    #expect(first.couldBe)
  }

  @Test func anErrorLevelSpeaksAgainstANormalEvent() throws {
    let text = Array("Submitted background refresh request".utf8)
    let component = Loaded.line("[DNP-FETCH] ").component
    func points(_ level: LogLevel) throws -> Int {
      let reading = Loaded.measure.reading(of: UnknownLine(text: text, component: component, level: level))
      return try #require(reading.candidates.first).points
    }
    #expect(try points(.error) < points(.info))
  }

  @Test(arguments: ["", " ", "[DNP-FETCH]", "[DNP-FETCH] ", "DNP-FETCH-", "{", "[DNP-FETCH] {\"event\":", "\u{0}"])
  func aLineWithoutWordsHasNoCandidate(_ line: String) {
    #expect(Loaded.reading(line).candidates.isEmpty)
  }

  @Test func theSameLineAlwaysGetsTheSameAnswer() {
    let other = LineMeasure(Loaded.rules)
    for entry in CorpusEntry.paraphrases {
      let line = Loaded.line(entry.line)
      #expect("\(other.reading(of: line))" == "\(Loaded.measure.reading(of: line))")
    }
  }
}

/// Bytes that no developer would write.
@Suite struct HostileLineTests {
  @Test func randomBytesAreMeasured() {
    var numbers = SeededNumbers(seed: 29)
    for round in 0..<2_000 {
      let count = numbers.next(below: 300)
      var text = (0..<count).map { _ in UInt8(numbers.next(below: 256)) }
      if round % 2 == 0 { text = Array("[DNP-FETCH] ".utf8) + text }
      check(text)
    }
  }

  @Test func randomPiecesOfLinesAreMeasured() {
    let pieces = [
      "[DNP-FETCH] ", "{", "}", "\"event\":", "\"", "'", ": ", "=", "2025-11-15", "T05:35:00Z", "submitted", "not ",
      "n’t", "(",
      "BGTask", "_", "-", "é", "\u{1}", "123456789012345", " ", ",", "Sat, 15 Nov", "[", "]", "<private>", "http://",
      "5 min",
    ]
    var numbers = SeededNumbers(seed: 31)
    for _ in 0..<2_000 {
      check((0..<numbers.next(below: 40)).flatMap { _ in Array(numbers.pick(pieces).utf8) })
    }
  }

  @Test func everyPrefixOfALineIsMeasured() {
    let line = Array(
      "[DNP-FETCH] ✅ Aufgabe übergeben: {\"event\":\"bg_task\",\"at\":\"2025-11-15T05:35:00Z\"} didn’t".utf8)
    for count in line.indices { check(Array(line[..<count])) }
  }

  @Test(arguments: ["a", "(", "\"", "{\"event\":", "x=", "not submitted, ", "é", "1", "BGTaskRefresh", "a_", "a.b."])
  func aMegabyteIsMeasuredInNoTime(_ piece: String) {
    let text = Array(repeatElement(piece, count: 1_000_000 / piece.utf8.count).joined().utf8)
    let clock = ContinuousClock()
    let duration = clock.measure { check(text) }
    #expect(duration < .seconds(1))
  }

  private func check(_ text: [UInt8]) {
    let line = UnknownLine(text: text, component: nil)
    let reading = Loaded.measure.reading(of: line)
    #expect(reading.candidates.count <= 6)
    #expect(reading.candidates.allSatisfy { (LineMeasure.suggested...100).contains($0.points) })
    let template = Loaded.measure.template(of: line)
    #expect(template.slots.allSatisfy { $0.range.upperBound <= text.count })
  }
}
