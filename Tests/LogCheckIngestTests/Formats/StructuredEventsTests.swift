import LogCheckIngest
import LogCheckModel
import Testing

@Suite struct StructuredEventsTests {
  @Test func anEventGivesWhatTheLogNeedsAndKeepsTheWholeObject() throws {
    let text =
      #"{"schema":"dnp.event/1","ts":"2025-11-15T05:48:07.123+01:00","mono_ms":90210,"level":"notice","#
      + #""event":"fetch.bgtask.submitted","device":"iPhone\u0020A","boot_id":"b-1","fields":{"ts":"x"}}"#
    let logLine = try readRecord(.structuredEvents, text)
    #expect(logLine.message == text)
    #expect(logLine.record.stamp == stamp(2025, 11, 15, 5, 48, 7, nanosecond: 123_000_000, offset: 3600))
    #expect(logLine.record.level == .notice)
    #expect(logLine.record.monotonic == LogInstant(nanoseconds: 90_210_000_000))
    #expect(logLine.device == "iPhone A")
    #expect(logLine.boot == "b-1")
    #expect(LogFormat.structuredEvents.sureness(text) == 90)
  }

  @Test(
    arguments: [
      ("2025-11-15T05:48:07Z", stamp(2025, 11, 15, 5, 48, 7, digits: 0, offset: 0)),
      ("2025-11-15t05:48:07.5z", nil),
      (
        "2025-11-15 05:48:07.123456-0330",
        stamp(2025, 11, 15, 5, 48, 7, nanosecond: 123_456_000, digits: 6, offset: -12_600)
      ),
      ("2025-11-15T05:48:07", stamp(2025, 11, 15, 5, 48, 7, digits: 0)),
    ] as [(String, CivilStamp?)])
  func stampsAreReadWithTheirOffset(_ ts: String, _ wanted: CivilStamp?) throws {
    let logLine = try readRecord(.structuredEvents, #"{"event":"e","ts":"\#(ts)"}"#)
    #expect(logLine.record.stamp == wanted)
    #expect(logLine.record.stampIsMalformed == (wanted == nil))
  }

  @Test(arguments: [
    "1763185687", "true", "{}", #""""#, #""yesterday""#, #""2025-02-30T00:00:00Z""#, #""2025-11-15T05:48:07Z ""#,
    #""99999-11-15T05:48:07Z""#, #""2025-11-15T05:48:07+99:99""#,
  ])
  func otherStampsAreMalformed(_ ts: String) throws {
    let row = try readRecord(.structuredEvents, #"{"event":"e","ts":\#(ts)}"#)
    #expect(row.record.stamp == nil)
    #expect(row.record.stampIsMalformed)
  }

  @Test func missingNullAndMistypedMembersAreAbsent() throws {
    for rest in [
      "", #","ts":null,"level":null,"device":null"#, #","level":"WARN","device":7,"boot_id":[],"mono_ms":"5""#,
    ] {
      let row = try readRecord(.structuredEvents, #"{"event":"e"\#(rest)}"#)
      #expect(row.record.stamp == nil)
      #expect(!row.record.stampIsMalformed)
      #expect(row.record.level == nil)
      #expect(row.record.monotonic == nil)
      #expect(row.device == "")
      #expect(row.boot == "")
    }
  }

  @Test func absurdTimesSinceBootDoNotOverflow() throws {
    for (text, wanted) in [("9223372036854775807", Int64.max), ("-9223372036854775808", .min), ("-1", -1_000_000)] {
      let row = try readRecord(.structuredEvents, #"{"event":"e","mono_ms":\#(text)}"#)
      #expect(row.record.monotonic?.nanoseconds == wanted)
    }
  }

  @Test(arguments: [
    "", "{}", #"{"ts":"2025-11-15T05:48:07Z"}"#, #"{"event":null}"#, #"{"event":""}"#, #"{"event":5}"#,
    #"{"event":"e"}x"#,
    #"{"event":"e","a":1,}"#, #"{"event":"e"#, #"[{"event":"e"}]"#, "text", #"{"event":"e","a":NaN}"#,
  ])
  func otherLinesAreNoEvents(_ text: String) {
    #expect(ReadRecord(.structuredEvents, text) == nil)
    #expect(LogFormat.structuredEvents.sureness(text) == 0)
  }

  /// It is one, but shows the format of no file.
  @Test(arguments: [#"{"event":"e""#, #"{"event":"e","ts":"2025-11-15T05:48:07Z","fields":{"id":"x"#])
  func anEventWithoutItsEndIsACutRecord(_ text: String) throws {
    #expect(try readRecord(.structuredEvents, text).record.isCut)
    #expect(LogFormat.structuredEvents.sureness(text) == 0)
  }

  @Test func theLastNumberOfACutEventMayGoOn() throws {
    #expect(try readRecord(.structuredEvents, #"{"event":"e","mono_ms":12"#).record.monotonic == nil)
    #expect(
      try readRecord(.structuredEvents, #"{"event":"e","mono_ms":12,"#).record.monotonic
        == LogInstant(nanoseconds: 12_000_000))
  }

  @Test func theLastOfTwoEqualKeysWins() throws {
    let row = try readRecord(.structuredEvents, #"{"event":5,"level":"info","event":"e","level":"error"}"#)
    #expect(row.record.level == .error)
    #expect(ReadRecord(.structuredEvents, #"{"event":"e","event":5}"#) == nil)
  }
}
