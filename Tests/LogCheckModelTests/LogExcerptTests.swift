import LogCheckModel
import Testing

@Suite struct LogExcerptTests {
  private func record(_ header: String, tag: String = "", _ message: String, after: String = "") -> Record {
    var record = Record()
    record.text = Array(header.utf8)
    let start = record.text.count
    record.text += Array(tag.utf8)
    record.tag = start..<record.text.count
    if !tag.isEmpty { record.text += Array(": ".utf8) }
    let position = record.text.count
    record.text += Array(message.utf8)
    record.message = position..<record.text.count
    record.text += Array(after.utf8)
    return record
  }

  @Test func theMessageHasNoHeaderAndKeepsItsTag() {
    #expect(LogExcerpt(record("06:00 App: ", "hello")).messageText == "hello")
    #expect(LogExcerpt(record("06:00 D ", tag: "Worker", "hello")).messageText == "Worker: hello")
    #expect(LogExcerpt(record("", "hello", after: " subsystem")).messageText == "hello")
    #expect(LogExcerpt(record("06:00 D ", tag: "Worker", "hello")).description == "06:00 D Worker: hello")
  }

  @Test func aMessageThatIsTheWholeLineOrEmptyIsNotDistinguished() {
    #expect(LogExcerpt(record("", "hello")).messageText == nil)
    #expect(LogExcerpt(record("header", "")).messageText == nil)
    #expect(LogExcerpt("hello").messageText == nil)
    #expect(LogExcerpt().description == "")
  }

  /// Thousands are kept as evidence: none may hold on to the room that the reader once needed for a long record.
  @Test func anExcerptTakesNoMoreRoomThanItsText() {
    var long = record("06:00 App: ", "hello")
    long.text.reserveCapacity(65_536)
    #expect(LogExcerpt(long).text.bytes.capacity < 100)
  }

  @Test func longRecordsAreCutBetweenCharacters() {
    let excerpt = LogExcerpt(record("ab: ", String(repeating: "é", count: 500)))
    #expect(excerpt.description == "ab: " + String(repeating: "é", count: 198))
    #expect(excerpt.omittedBytes == 604)
    let odd = LogExcerpt(record("a: ", String(repeating: "é", count: 500)))
    #expect(odd.description == "a: " + String(repeating: "é", count: 198))
    #expect(odd.omittedBytes == 604)
    #expect(odd.messageText == String(repeating: "é", count: 198))
  }

  @Test func aHeaderLongerThanWhatIsKeptHidesTheMessage() {
    let excerpt = LogExcerpt(record(String(repeating: "h", count: 450), "hello"))
    #expect(excerpt.messageText == nil)
    #expect(excerpt.omittedBytes == 55)
  }
}
