import LogCheckIngest
import LogCheckModel
import Testing

/// The headers of the styles default, compact and syslog, and the objects of json and ndjson.
@Suite struct AppleStyleTests {
  @Test(
    arguments: [
      ("Default", .notice, .entry), ("Info", .info, .entry), ("Debug", .debug, .entry),
      ("Error", .error, .entry), ("Fault", .fault, .entry), ("Activity", nil, .activity),
      ("UserAction", nil, .activity),
      ("Transition", nil, .activity), ("Signpost", nil, .signpost), ("State", nil, .state), ("Loss", nil, .loss),
      ("Timesync", nil, .timesync), ("Whatever", nil, .other),
    ] as [(String, LogLevel?, RecordKind)]) func typeColumnGivesLevelAndKind(
      _ type: String, _ level: LogLevel?, _ kind: RecordKind
    ) throws
  {
    let logLine = "2025-11-15 06:39:58.301442+0100 0x2b41f \(type) 0x0 4127 0 App: text"
    let record = try #require(ReadRecord(.appleDefault, logLine))
    #expect(record.record.level == level)
    #expect(record.record.kind == kind)
    #expect(record.record.threadID == 0x2b41f)
    #expect(record.record.stamp?.offsetSeconds == 3600)
    #expect(record.record.stamp?.granularity == LogDuration(nanoseconds: 1000))
  }

  @Test func bootHasNoProcess() throws {
    let logLine = "2025-11-15 06:39:58.301442+0100 0x0 Timesync 0x0 0 0 === system boot: 6F5C40A2"
    let record = try #require(ReadRecord(.appleDefault, logLine))
    #expect(record.process.isEmpty)
    #expect(record.message == "=== system boot: 6F5C40A2")
  }

  @Test(arguments: [
    "2025-11-15 06:39:58.301442+0100 0x2b41f Default 0x0 4127 0",
    "2025-11-15 06:39:58.301442+0100 0x2b41f Default 0x0 4127 0 App:",
    "2025-11-15 06:39:58.301442+0100 0xffffffffffffffff Default 0xffffffffffffffff 999999999999999999 0 App: x",
  ]) func shortAndHugeLinesAreRecords(_ logLine: String) {
    #expect(LogFormat.appleDefault.role(logLine) == .starts)
    #expect(ReadRecord(.appleDefault, logLine) != nil)
  }

  @Test(arguments: [
    "2025-11-15 06:39:58.301442 0x2b41f Default 0x0 4127 0 App: no zone",
    "2025-11-15 06:39:58.301+0100 0x2b41f Default 0x0 4127 0 App: milliseconds",
    "2025-11-15 06:39:58.301442+0100 2b41f Default 0x0 4127 0 App: no 0x",
    "2025-11-15 06:39:58.301442+0100 0x2b41f Default 0 4127 0 App: activity",
    "2025-11-15 06:39:58.301442+0100 0x2b41f 0x0 4127 0 App: no type",
    "# 2025-11-15 06:39:58.301442+0100 0x2b41f Default 0x0 4127 0 App: quoted",
    "2025-11-15T06:39:58.301442+0100 0x2b41f Default 0x0 4127 0 App: T",
  ]) func otherLinesAreNotHeadersOfLog(_ logLine: String) {
    #expect(LogFormat.appleDefault.role(logLine) == .inside)
    #expect(LogFormat.appleDefault.sureness(logLine) == 0)
    #expect(ReadRecord(.appleDefault, logLine) == nil)
  }

  @Test(arguments: [
    "2025-02-30 06:39:58.301 Df App[1:2] x", "2025-11-15 24:00:00.000 Df App[1:2] x",
    "2025-11-15 06:61:00.000 Df App[1:2] x", "0001-11-15 06:01:00.000 Df App[1:2] x",
  ]) func linesWithImpossibleStampsAreRecords(_ logLine: String) throws {
    let record = try #require(ReadRecord(.appleCompact, logLine))
    #expect(record.record.stampIsMalformed)
    #expect(record.record.stamp == nil)
    #expect(record.message == "x")
  }

  @Test(
    arguments: [
      ("Df", .notice), ("I ", .info), ("Db", .debug), ("E ", .error), ("F ", .fault), ("A ", nil),
    ] as [(String, LogLevel?)]) func compactTypeGivesTheLevel(_ type: String, _ level: LogLevel?) throws
  {
    let logLine = "2025-11-15 06:39:58.301 \(type) Field Notes 2 [dev](x)[733:1f0aa] text"
    let record = try #require(ReadRecord(.appleCompact, logLine))
    #expect(record.record.level == level)
    #expect(record.record.kind == (level == nil ? .activity : .entry))
    #expect(record.process == "Field Notes 2 [dev](x)")
    #expect(record.record.threadID == 0x1f0aa)
    #expect(record.record.stamp?.offsetSeconds == nil)
  }

  @Test func nslogAndCompactLinesAreNotConfused() {
    let compact = "2025-11-15 06:39:58.301 Df App[733:1f0aa] text"
    let nslog = "2025-11-15 06:39:58.301 App[733:1f0aa] text"
    #expect(LogFormat.appleCompact.sureness(compact) >= 90)
    #expect(LogFormat.xcodeConsole.sureness(compact) == 0)
    #expect(LogFormat.appleCompact.sureness(nslog) == 0)
    #expect(LogFormat.xcodeConsole.sureness(nslog) >= 90)
  }

  @Test func marksOfUnknownTypeAreRecords() throws {
    let record = try #require(
      ReadRecord(.appleCompact, "2025-11-15 06:39:58.301 Zz === system wallclock time adjusted"))
    #expect(record.record.kind == .timesync)
    #expect(LogFormat.appleCompact.role("2025-11-15 06:39:58.301 Zz something") == .inside)
  }

  @Test func syslogStyleFindsThePidBeforeTheColon() throws {
    let record = try #require(
      ReadRecord(.appleSyslog, "2025-11-15 06:39:58.301442+0100  localhost a[1] b[22] <Error>: [3]: text"))
    #expect(record.process == "a[1] b")
    #expect(record.record.processID == 22)
    #expect(record.record.level == .error)
    #expect(record.message == "[3]: text")
    #expect(LogFormat.xcodeConsole.sureness("2025-11-15 06:39:58.301442+0100  localhost a[1:2] x") == 0)
  }

  // MARK: JSON

  @Test(arguments: [
    ("logEvent", RecordKind.entry), ("activityCreateEvent", .activity), ("activityTransitionEvent", .activity),
    ("userActionEvent", .activity), ("signpostEvent", .signpost), ("stateEvent", .state), ("lossEvent", .loss),
    ("timesyncEvent", .timesync), ("traceEvent", .other), ("fromTheFuture", .other),
  ]) func eventTypeGivesTheKind(_ type: String, _ kind: RecordKind) throws {
    let record = try #require(ReadRecord(.appleNDJSON, #"{"eventType":"\#(type)","eventMessage":"x"}"#))
    #expect(record.record.kind == kind)
  }

  @Test(
    arguments: [
      ("Default", .notice), ("Info", .info), ("Debug", .debug), ("Error", .error), ("Fault", .fault),
      ("Strange", nil),
    ] as [(String, LogLevel?)]) func messageTypeGivesTheLevel(_ type: String, _ level: LogLevel?) throws
  {
    let record = try #require(ReadRecord(.appleNDJSON, #"{"messageType":"\#(type)","eventMessage":"x"}"#))
    #expect(record.record.level == level)
    #expect(record.record.kind == .entry)
  }

  @Test func numbersToTheEndsOfTheirRangeAreRead() throws {
    let logLine = """
      {"eventMessage":"x","processID":2147483647,"threadID":18446744073709551615,"traceID":18446744073709551615,\
      "machTimestamp":18446744073709551615,"timestamp":"2025-11-15 06:39:58.301442-0330"}
      """
    let record = try #require(ReadRecord(.appleNDJSON, logLine)).record
    #expect(record.processID == .max)
    #expect(record.threadID == .max)
    #expect(record.ticks == .max)
    #expect(record.stamp?.offsetSeconds == -12_600)
  }

  /// A stamp may be damaged; unread members may be anything; and a `null` is an unknown value.
  @Test(arguments: ["null", "1", "true", "-1.5", "1e30", "1e999", "\"\"", "[]", "{}"])
  func aDamagedStampAndUnknownMembersAreBorne(_ value: String) {
    for key in ["timestamp", "traceID", "source"] {
      let logLine = #"{"eventMessage":"x","\#(key)":\#(value)}"#
      #expect(ReadRecord(.appleNDJSON, logLine)?.message == "x")
      #expect(ReadRecord(.appleJSON, logLine)?.message == "x")
      #expect(ReadRecord(.appleJSON, logLine)?.record.stampIsMalformed == (key == "timestamp"))
    }
  }

  /// `log` never writes such a value, so that another program wrote the object.
  @Test(arguments: ["true", "-1", "-1.5", "1e30", "1e999", "18446744073709551616", "[]", "{}", "\"7\"", "null"])
  func aMemberOfAWrongTypeMakesNoEntry(_ value: String) {
    let texts = ["eventMessage", "messageType", "eventType", "subsystem", "category", "processImagePath", "bootUUID"]
    for key in texts + ["processID", "threadID", "machTimestamp"] {
      let wanted = value == "null" || (texts.contains(key) && value == "\"7\"")
      let logLine = #"{"eventMessage":"x","eventType":"logEvent","\#(key)":\#(value)}"#
        .replacing(key == "eventMessage" ? #""eventMessage":"x","# : "\u{0}", with: "")
        .replacing(key == "eventType" ? #""eventType":"logEvent","# : "\u{0}", with: "")
      for format in [LogFormat.appleNDJSON, .appleJSON] {
        #expect((ReadRecord(format, logLine) != nil) == wanted, "\(logLine)")
      }
    }
  }

  @Test(arguments: ["processID", "eventMessage", "timestamp", "machTimestamp"])
  func aDuplicateKeyMakesNoEntry(_ key: String) {
    let value = ["eventMessage", "timestamp"].contains(key) ? "\"x\"" : "1"
    let logLine = #"{"eventType":"logEvent","eventMessage":"x","a":1,"a":2,"\#(key)":\#(value)"#
    #expect(ReadRecord(.appleNDJSON, logLine + "}") != nil || key == "eventMessage")
    #expect(ReadRecord(.appleNDJSON, logLine + #","\#(key)":\#(value)}"#) == nil)
  }

  @Test(arguments: [
    #"{"eventMessage":1}"#, #"{"eventMessage":{}}"#, "{}", "[]", "null", #"{"eventMessage":"x"} {}"#,
    #"{"eventMessage":"x""#, #"{"event":"a.b","ts":"2025"}"#, #"{"timestamp":"2025-11-15 06:39:58.301442+0100"}"#,
  ]) func otherTextIsNoEntry(_ logLine: String) {
    #expect(ReadRecord(.appleNDJSON, logLine) == nil)
  }

  @Test func everyLineOfNDJSONIsARecord() {
    #expect(LogFormat.appleNDJSON.role("{\"a") == .starts)
    #expect(LogFormat.appleNDJSON.role("rest of a broken line") == .starts)
    #expect(LogFormat.appleNDJSON.role(#"{"count":12,"finished":1}"#) == .noise(.footer))
    #expect(LogFormat.appleNDJSON.role("") == .noise(.blank))
  }

  @Test(arguments: [
    ("/kernel", "kernel"), (#"\/usr\/libexec\/a b"#, "a b"), ("name", "name"), ("/folder/", ""), ("", ""),
  ]) func processIsTheLastPartOfThePath(_ path: String, _ name: String) {
    let record = ReadRecord(.appleNDJSON, #"{"eventMessage":"x","processImagePath":"\#(path)"}"#)
    #expect(record?.process == name)
  }
}
