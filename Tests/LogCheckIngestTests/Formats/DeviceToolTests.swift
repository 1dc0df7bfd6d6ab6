import LogCheckIngest
import LogCheckModel
import Testing

/// idevicesyslog, raw relay bytes, pymobiledevice3 and go-ios.
@Suite struct DeviceToolTests {
  @Test(arguments: [
    ("App", "", "App"), ("App(UIKit)", "", "App"), ("My App (R14)(CoreFoundation)", "", "My App (R14)"),
    ("My App (R14)", "", "My App (R14)"), ("Setup Assistant", "", "Setup Assistant"),
    ("Field-iPhone App(UIKit)", "Field-iPhone", "App"), ("iPad App", "iPad", "App"),
    ("T-Rex Run", "", "T-Rex Run"), ("a[b]", "", "a[b]"),
  ]) func nameIsTakenApart(_ name: String, _ device: String, _ process: String) throws {
    let record = try #require(ReadRecord(.ideviceSyslog, "Nov 15 06:39:58 \(name)[4127] <Notice>: text"))
    #expect(record.device == device)
    #expect(record.process == process)
    #expect(record.message == "text")
    #expect(record.record.processID == 4127)
  }

  @Test func microsecondsNeverComeWithAHost() throws {
    let record = try #require(
      ReadRecord(.ideviceSyslog, "Nov 15 06:39:58.000001 iPhone App[4127] <Notice>: text"))
    #expect(record.device.isEmpty)
    #expect(record.process == "iPhone App")
  }

  @Test func aNULMarksTheHost() throws {
    let record = try #require(
      ReadRecord(.ideviceSyslog, bytes: [0, 0] + Array("Nov 15 06:39:58 pocket App[4127] <Notice>: text".utf8)))
    #expect(record.device == "pocket")
    #expect(record.process == "App")
    #expect(record.record.text.first == 0x4E)
  }

  @Test(arguments: [
    ("Nov 15 06:39:58 App[4127] <Notice>: x", 95), ("Nov  5 06:39:58 App(UIKit)[4127] <Error>: x", 95),
    ("Nov 15 06:39:58.000001 App[4127] <Notice>: x", 97), ("Nov 15 06:39:58 iPhone App[4127] <Notice>: x", 95),
    ("Nov 15 06:39:58 some-mac App[4127] <Notice>: x", 70), ("App[4127] <Notice>: x", 60),
    ("[connected:00008030-001A2B3C4D5E6F70]", 95),
    ("Nov 15 06:39:58 some-mac App[4127]: x [1] <Notice>: y", 0), ("Nov 15 06:39:58 App[4127] Notice: x", 0),
    ("Nov 15 06:39:58 text: [4127] <Notice>: x", 0), ("  App[4127] <Notice>: x", 0), ("text", 0), ("", 0),
  ]) func relayLinesAreRecognised(_ logLine: String, _ certainty: Int) {
    #expect(LogFormat.ideviceSyslog.sureness(logLine) == certainty)
  }

  @Test(arguments: [
    ("[connected:0000]", NoiseKind.toolMessage), ("[disconnected:0000]", .lossMarker), ("Exiting...", .toolMessage),
    ("ERROR: Could not connect to device", .toolMessage), ("*** Device is passcode protected", .toolMessage),
  ]) func linesOfTheToolAreNoise(_ logLine: String, _ kind: NoiseKind) {
    #expect(LogFormat.ideviceSyslog.role(logLine) == .noise(kind))
  }

  @Test(arguments: ["ERROR: my message", "Exit", "*** star", "", "\tcontinued", "[connected]"])
  func linesOfMessagesAreNotHeaders(_ logLine: String) {
    #expect(LogFormat.ideviceSyslog.role(logLine) == .inside)
  }

  @Test(arguments: [
    (#"\M-b\M^F\M^R"#, "→"), (#"\303\251"#, "é"), (#"\M-p\M^_\M^X\M^@"#, "😀"), (#"\134"#, #"\"#), (#"\\"#, #"\"#),
    (#"\M-b\M^F"#, #"\M-b\M^F"#), (#"\M^R"#, #"\M^R"#), (#"\M-b\M^F x"#, #"\M-b\M^F x"#), (#"\303"#, #"\303"#),
    (#"\300\200"#, #"\300\200"#), (#"\355\240\200"#, #"\355\240\200"#), (#"\364\220\200\200"#, #"\364\220\200\200"#),
    (#"\033[0m"#, #"\033[0m"#), (#"\000"#, #"\000"#), (#"\777"#, #"\777"#), (#"\12"#, #"\12"#), (#"\n"#, #"\n"#),
    (#"\M"#, #"\M"#), (#"\M-"#, #"\M-"#), (#"a\"#, #"a\"#), (#"\M-C\M-)x"#, "éx"),
  ]) func visEncodingIsDecodedWhereItGivesWholeCharacters(_ encoded: String, _ decoded: String) throws {
    let record = try #require(ReadRecord(.ideviceSyslog, "Nov 15 06:39:58 App[4127] <Notice>: \(encoded)"))
    #expect(record.message == decoded)
  }

  @Test func newerRelayEncodesNoBackslash() throws {
    let record = try #require(
      ReadRecord(.ideviceSyslog, #"Nov 15 06:39:58.000001 App[4127] <Notice>: \\ \134 \M-b\M^F\M^R"#))
    #expect(record.message == #"\\ \134 →"#)
  }

  @Test(
    arguments: [
      ("Notice", LogLevel.notice), ("Info", .info), ("Debug", .debug), ("Warning", .warning), ("Error", .error),
      ("Fault", .fault), ("Critical", .fault), ("Emergency", .fault), ("Unknown", nil),
    ] as [(String, LogLevel?)]) func levelsAreMapped(_ word: String, _ level: LogLevel?)
  {
    #expect(ReadRecord(.ideviceSyslog, "Nov 15 06:39:58 App[1] <\(word)>: x")?.record.level == level)
    let upper = word.uppercased()
    #expect(ReadRecord(.pymobiledevice, "2025-11-15 06:39:58 App{}[1] <\(upper)>: x")?.record.level == level)
  }

  // MARK: pymobiledevice3 and go-ios

  @Test(arguments: [
    ("x [a.b][c]", "a.b", "c", "x"), ("x [a.b][]", "a.b", "", "x"), ("x\ny [a.b][c d]", "a.b", "c d", "x\ny"),
    ("x", "", "", "x"), ("x [1][2", "", "", "x [1][2"), ("x [a b][c]", "", "", "x [a b][c]"),
    ("x[a][b]", "", "", "x[a][b]"),
    ("x [a]\n[b]", "", "", "x [a]\n[b]"), ("[a][b]", "", "", "[a][b]"),
  ]) func labelIsTakenOffTheEnd(_ body: String, _ subsystem: String, _ category: String, _ message: String) throws {
    let record = try #require(
      ReadRecord(.pymobiledevice, "2025-11-15 06:39:58.301442 App{App+0x1f}[4127] <NOTICE>: \(body)"))
    #expect(record.subsystem == subsystem)
    #expect(record.category == category)
    #expect(record.message == message)
  }

  @Test func missingFractionIsZeroMicroseconds() throws {
    let stamp = try #require(
      ReadRecord(.pymobiledevice, "2025-11-15 06:39:58 App{}[4127] <INFO>: x")?.record.stamp)
    #expect(stamp.granularity == LogDuration(nanoseconds: 1000))
    #expect(stamp.offsetSeconds == nil)
  }

  @Test func goIOSLinesContainARelayLine() throws {
    let logLine = #"{"msg":"Nov 15 06:39:58 Field-iPhone App[4127] \u003cNotice\u003e: \\M-b\\M^F\\M^R \"x\"\nsecond"}"#
    let record = try #require(ReadRecord(.pymobiledevice, logLine))
    #expect(record.message == "→ \"x\"\nsecond")
    #expect(record.device == "Field-iPhone")
    #expect(record.record.level == .notice)
    #expect(LogFormat.pymobiledevice.sureness(logLine) >= 90)
    #expect(LogFormat.pymobiledevice.sureness(#"{"msg":"hello"}"#) == 0)
    #expect(ReadRecord(.pymobiledevice, #"{"msg":"hello"}"#) == nil)
  }

  @Test func goIOSZoneIsNone() throws {
    let logLine = #"{"process":"App","pid":"4127","level":"Notice","message":"x","timestamp":"2025-11-15T06:39:58Z"}"#
    let record = try #require(ReadRecord(.pymobiledevice, logLine))
    #expect(record.record.stamp?.offsetSeconds == nil)
    #expect(record.record.stamp?.granularity == .seconds(1))
    #expect(record.record.processID == 4127)
  }

  @Test(arguments: ["null", "1", "true", "\"\"", "[]", "{}", "-1"])
  func membersOfAnyTypeAreBorne(_ value: String) {
    for key in ["timestamp", "level", "process", "filename", "device", "label", "mach_timestamp"] {
      let logLine = #"{"pid":1,"message":"x","\#(key)":\#(value)}"#
      #expect(ReadRecord(.pymobiledevice, logLine)?.message == "x")
    }
    #expect(ReadRecord(.pymobiledevice, #"{"pid":1,"msg":\#(value)}"#) == nil)
  }

  /// The source of a line must not rest on an invalid number, or on one of two.
  @Test(arguments: ["-1", "true", "\"\"", "\"x\"", "[]", "{}", "1.5", "1e3", "99999999999999999999"])
  func aProcessIDThatIsNotANumberMakesNoRecord(_ value: String) {
    #expect(ReadRecord(.pymobiledevice, #"{"message":"x","timestamp":"","pid":\#(value)}"#) == nil)
    #expect(ReadRecord(.pymobiledevice, #"{"message":"x","pid":1,"thread_id":\#(value)}"#) == nil)
    #expect(ReadRecord(.pymobiledevice, #"{"message":"x","pid":1,"pid":2}"#) == nil)
  }
}
