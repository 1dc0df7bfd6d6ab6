import LogCheckIngest
import LogCheckModel
import Testing

private func entry(_ header: String, message: String = #""text""#) -> String {
  #"{"header":{\#(header)},"message":\#(message)}"#
}

@Suite struct AndroidStudioJSONTests {
  @Test func anEntryGivesAllItsParts() throws {
    let text = entry(
      #""logLevel":"WARN","pid":4127,"tid":4140,"applicationId":"org.example","processName":"org.example:remote","#
        + #""tag":"DNP-\u0046ETCH","timestamp":{"seconds":1763185687,"nanos":123000000}"#,
      message: #""first\nsecond → \u2192 \ud83d\ude00""#)
    let logLine = try readRecord(.androidStudioJSON, text)
    #expect(logLine.message == "first\nsecond → → 😀")
    #expect(logLine.tag == "DNP-FETCH")
    #expect(logLine.process == "org.example:remote")
    #expect(logLine.record.level == .warning)
    #expect(logLine.record.processID == 4127)
    #expect(logLine.record.threadID == 4140)
    #expect(logLine.record.stamp == stamp(2025, 11, 15, 5, 48, 7, nanosecond: 123_000_000, offset: 0))
  }

  @Test(arguments: [
    ("VERBOSE", LogLevel?.some(.debug)), ("DEBUG", .debug), ("INFO", .info), ("WARN", .warning), ("ERROR", .error),
    ("ASSERT", .fault), ("OTHER", nil),
  ])
  func wordsAreLevels(_ word: String, _ level: LogLevel?) throws {
    #expect(try readRecord(.androidStudioJSON, entry(#""logLevel":"\#(word)""#)).record.level == level)
  }

  @Test func missingAndNullMembersAreAbsent() throws {
    for header in ["", #""tag":null,"pid":null,"timestamp":null,"logLevel":null,"processName":null"#] {
      let logLine = try readRecord(.androidStudioJSON, entry(header))
      #expect(logLine.record.stamp == nil)
      #expect(!logLine.record.stampIsMalformed)
      #expect(logLine.record.level == nil)
      #expect(logLine.record.processID == nil)
      #expect(logLine.tag == "")
      #expect(logLine.message == "text")
    }
  }

  @Test(arguments: [
    #""pid":"1""#, #""pid":-99999999999"#, #""pid":1.5"#, #""pid":1e30"#, #""pid":[1]"#, #""pid":true"#, #""tid":-1"#,
    #""tid":18446744073709551616"#, #""tid":{}"#, #""tag":1"#, #""tag":{}"#, #""processName":[]"#, #""logLevel":3"#,
    #""timestamp":1763185687"#, #""timestamp":"2025""#,
  ])
  func wrongTypesMakeTheEntryMalformed(_ header: String) {
    #expect(ReadRecord(.androidStudioJSON, entry(header)) == nil)
  }

  @Test(arguments: [
    "{}", #"{"seconds":"1","nanos":0}"#, #"{"seconds":1,"nanos":1000000000}"#, #"{"seconds":1,"nanos":-1}"#,
    #"{"seconds":9223372036854775807,"nanos":0}"#, #"{"seconds":-9223372036854775808,"nanos":0}"#,
    #"{"seconds":1e10,"nanos":0}"#, #"{"seconds":null,"nanos":0}"#,
  ])
  func stampsWithoutATimeAreMalformed(_ timestamp: String) throws {
    let logLine = try readRecord(.androidStudioJSON, entry(#""timestamp":\#(timestamp)"#))
    #expect(logLine.record.stamp == nil)
    #expect(logLine.record.stampIsMalformed)
  }

  @Test(arguments: [
    (0, 1970, 1, 1), (-86_400, 1969, 12, 31), (-1, 1969, 12, 31), (2_147_483_648, 2038, 1, 19),
    (4_294_967_296, 2106, 2, 7),
    (1_709_164_800, 2024, 2, 29),
  ])
  func secondsBecomeDates(_ seconds: Int, _ year: Int, _ month: Int, _ day: Int) throws {
    let text = entry(#""timestamp":{"seconds":\#(seconds),"nanos":7}"#)
    let read = try #require(readRecord(.androidStudioJSON, text).record.stamp)
    #expect((read.year, read.month, read.day) == (year, month, day))
    #expect(read.localInstant(assumingYear: 0)?.nanoseconds == Int64(seconds) * 1_000_000_000 + 7)
  }

  @Test(arguments: [
    #"{"header":{},"message":1}"#, #"{"header":{}}"#, #"{"message":"x"}"#, #"{"header":[],"message":"x"}"#, "{}",
    #"{"header":{},"message":"x"} trailing"#, #"{"header":{"a":01},"message":"x"}"#, #"{"header":{},"message":"\x"}"#,
    "[]",
  ])
  func otherObjectsAreNoEntries(_ text: String) {
    #expect(ReadRecord(.androidStudioJSON, text) == nil)
  }

  @Test func theLastOfTwoEqualKeysWins() throws {
    let text = #"{"message":"a","header":{"pid":1,"pid":2},"message":"b"}"#
    let logLine = try readRecord(.androidStudioJSON, text)
    #expect(logLine.message == "b")
    #expect(logLine.record.processID == 2)
  }

  @Test func exportsAreKnownPrettyAndMinified() {
    #expect(LogFormat.androidStudioJSON.sureness(#"{"metadata":{},"logcatMessages":[{"header":{"#) == 100)
    #expect(LogFormat.androidStudioJSON.sureness(#"  "logcatMessages": ["#) == 100)
    #expect(LogFormat.androidStudioJSON.sureness(#"        "logLevel": "DEBUG","#) == 90)
    #expect(LogFormat.androidStudioJSON.sureness(#"{"event":"logcatMessages"}"#) == 100)
    #expect(LogFormat.androidStudioJSON.sureness(#"{"eventMessage":"x"}"#) == 0)
    #expect(LogFormat.androidStudioJSON.sureness("text about \"logcatMessages\": []") == 0)
  }
}
