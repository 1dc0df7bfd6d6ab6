import LogCheckModel
import LogCheckRules
import LogCheckVocabulary
import Testing

@Suite struct LineTemplateTests {
  private func template(_ line: String) -> LineTemplate { Loaded.measure.template(of: Loaded.line(line)) }

  @Test func aTimeBecomesASlot() throws {
    let line = "[DNP-FETCH] Submitted background refresh request, begins not before 2025-11-15T05:48:00Z"
    let template = template(line)
    #expect(template.text == "[DNP-FETCH] Submitted background refresh request, begins not before {instant}")
    let slot = try #require(template.slots.first)
    #expect(slot.type == .instant)
    #expect(String(decoding: Array(line.utf8)[slot.range], as: UTF8.self) == "2025-11-15T05:48:00Z")
  }

  @Test func aPairKeepsItsKey() {
    let template = template("DN|ALARM_SET id=daily_1 at=1763184900000 exact=true")
    #expect(template.text == "DN|ALARM_SET id={word} at={instant} exact={boolean}")
    #expect(template.slots.map(\.key) == ["id", "at", "exact"])
  }

  @Test(arguments: [
    ("2025-11-15 05:35:00 +0000", "{instant}"), ("2025-11-15T06:35:00+01:00", "{instant}"), ("1763184900", "{instant}"),
    ("1763184900000", "{instant}"), ("Sat, 15 Nov 2025 05:35:00 GMT", "{instant}"), ("412 ms", "{duration}"),
    ("5 minutes", "{duration}"), ("30s", "{duration}"), ("42", "{integer}"), ("3.5", "{number}"), ("r-31", "{word}"),
    ("3F2A9C10-77B1-4E0A-9D42-1F0C6B7A8E55", "{word}"), ("com.timesafari.dailynotification.fetch", "{word}"),
    ("https://api.example.org/v2?x=1", "{word}"), ("\"some words\"", "\"{text}\""), ("<private>", "{word}"),
  ])
  func aValueIsRecognisedByItsForm(_ value: String, _ slot: String) {
    #expect(template("[DNP-FETCH] Handled \(value)").text == "[DNP-FETCH] Handled \(slot)")
  }

  @Test func linesOfOneStatementHaveOneTemplate() {
    let first = template("[DNP-STORAGE] Saved daily_1 after 12 ms (count=3)")
    let second = template("[DNP-STORAGE] Saved morning_42 after 9 ms (count=117)")
    #expect(first.text == second.text)
    #expect(first.slots.map(\.type) == second.slots.map(\.type))
  }

  @Test func membersOfAStructuredEventAreSlotsAndItsNameIsNone() {
    let template = template(#"{"event":"bg_task_queued","task":"a.b.c","at":"2025-11-15T05:48:00Z","n":3}"#)
    #expect(template.text == #"{"event":"bg_task_queued","task":"{word}","at":"{instant}","n":{integer}}"#)
    #expect(template.slots.map(\.key) == ["task", "at", "n"])
  }

  @Test func noDigitOfALineIsInItsTemplate() {
    for entry in CorpusEntry.paraphrases {
      let template = template(entry.line)
      #expect(!template.text.utf8.contains { (0x30...0x39).contains($0) }, "\(template.text)")
    }
  }
}
