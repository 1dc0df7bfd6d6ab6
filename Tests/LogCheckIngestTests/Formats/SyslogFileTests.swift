import LogCheckIngest
import LogCheckModel
import Testing

/// Files of syslog and ASL, and the text logs of a sysdiagnose.
@Suite struct SyslogFileTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var text: String
    var process: String
    var processID: Int32?
    var level: LogLevel?
    var message = "text"
    var certainty = 95

    var testDescription: String { text }
  }

  static let stamp = "Nov 15 06:39:58 some-mac "

  static let rows = [
    Row(text: stamp + "App[4127]: text", process: "App", processID: 4127),
    Row(text: stamp + "App[4127] <Warning>: text", process: "App", processID: 4127, level: .warning, certainty: 80),
    Row(text: stamp + "a.b[1] (c.d[12]): text", process: "a.b", processID: 1),
    Row(text: stamp + "a.b[1] (c (d)[12]) <Error>: text", process: "a.b", processID: 1, level: .error),
    Row(text: stamp + "Setup Assistant[1173]: text", process: "Setup Assistant", processID: 1173),
    Row(text: stamp + "sudo: text", process: "sudo", certainty: 80),
    Row(
      text: stamp + "App[4127]: [DNP-FETCH] x: y[1]: z", process: "App", processID: 4127,
      message: "[DNP-FETCH] x: y[1]: z"),
    Row(text: stamp + "App[99999999999]: text", process: "App"),
    Row(text: "2025-11-15T06:39:58+01:00 some-mac App[4127]: text", process: "App", processID: 4127),
    Row(text: "2025-11-15T06:39:58.1Z some-mac App 4127 ID [a b=\"c]\\\"\"][d] text", process: "App", processID: 4127),
    Row(text: "2025-11-15T06:39:58.1Z some-mac App - - - text", process: "App"),
  ]

  @Test(arguments: rows) func headerIsTakenApart(_ row: Row) throws {
    let record = try #require(ReadRecord(.bsdSyslog, row.text))
    #expect(record.device == "some-mac")
    #expect(record.process == row.process)
    #expect(record.record.processID == row.processID)
    #expect(record.record.level == row.level)
    #expect(record.message == row.message)
    #expect(LogFormat.bsdSyslog.sureness(row.text) == row.certainty)
    #expect(LogFormat.bsdSyslog.role(row.text) == .starts)
  }

  @Test(arguments: [
    "Nov 15 06:39:58 App[4127] <Notice>: no host", "Nov 15 06:39:58 App(UIKit)[4127] <Notice>: no host",
    "\tcontinued", "text", "", "Nov 15 06:39:58", "2025-11-15T06:39:58 some-mac App[1]: no zone",
    "Nov 15 06:39:58 some-mac two words: x", "2025-11-15T06:39:58.572Z ##[group]Run",
  ]) func otherLinesStartNoRecord(_ row: String) {
    #expect(LogFormat.bsdSyslog.role(row) == .inside)
    #expect(LogFormat.bsdSyslog.sureness(row) == 0)
  }

  @Test func relayLinesWithAHostBelongToTheRelayFormat() {
    let row = "Nov 15 06:39:58 Field-iPhone App(UIKit)[4127] <Notice>: x"
    #expect(LogFormat.bsdSyslog.sureness(row) < LogFormat.ideviceSyslog.sureness(row))
    let own = "Nov 15 06:39:58 some-mac App[4127] <Notice>: x"
    #expect(LogFormat.bsdSyslog.sureness(own) > LogFormat.ideviceSyslog.sureness(own))
  }

  @Test(arguments: [
    "Nov 15 06:39:58 --- last message repeated 1 time ---", "--- last message repeated 12 times ---",
    "Nov 15 06:39:58 some-mac --- last message repeated 2 times ---",
    "Nov 15 06:39:58 some-mac last message repeated 2 times",
  ]) func repeatMarkersAreNoise(_ row: String) {
    #expect(LogFormat.bsdSyslog.role(row) == .noise(.repeatMarker))
  }

  @Test(arguments: [
    "last message repeated 2 times", "--- last message repeated often ---",
    "Nov 15 06:39:58 some-mac App[1]: --- last message repeated 2 times ---",
    "--- last message repeated 99999999999999999999 times ---",
  ]) func talkOfRepetitionIsNot(_ row: String) {
    #expect(LogFormat.bsdSyslog.role(row) != .noise(.repeatMarker))
  }

  // MARK: Sysdiagnose

  @Test(
    arguments: [
      ("2025-11-15 05:50:23-0700 logd[29]: x", "logd", 29, nil, -25_200),
      ("2025-11-15 06:39:23.171019 <Notice>: x", "", nil, .notice, nil),
      ("2025-11-15 06:39:23.171019 (a (b) <c>) <Warning>: x", "", nil, .warning, nil),
      ("Sat Nov  1 06:30:03 2025 [176] <err> (0x16bae7000) x", "", 176, .error, nil),
      ("Sat Nov 15 06:30:03 2025 [176] <info> x", "", 176, .info, nil),
      ("11/15/25 07:57:42.865446 pid=69 x", "", 69, nil, nil),
    ] as [(String, String, Int32?, LogLevel?, Int?)])
  func sysdiagnoseLinesAreParsed(
    _ row: String, _ process: String, _ processID: Int32?, _ level: LogLevel?, _ offset: Int?
  ) throws {
    let record = try #require(ReadRecord(.sysdiagnoseText, row))
    #expect(record.process == process)
    #expect(record.record.processID == processID)
    #expect(record.record.level == level)
    #expect(record.record.stamp?.offsetSeconds == offset)
    #expect(record.record.stamp?.year == 2025)
    #expect(record.message == "x")
    #expect(LogFormat.sysdiagnoseText.sureness(row) >= 90)
  }

  @Test(arguments: [
    "2025-11-15 05:50:23.1-0700 logd[29]: x", "2025-11-15 05:50:23-0700 log d[29]: x",
    "2025-11-15 05:50:23 logd[29]: x",
    "2025-11-15 06:39:23.171 <Notice>: x", "2025-11-15 06:39:23.171019 (a) Notice: x", "Sat Nov 15 06:30:03 2025 x",
    "11/15/25 07:57:42.865446 x", "Son Nov 15 06:30:03 2025 [176] <info> x", "",
  ]) func linesOfOtherFormatsAreNotSyslog(_ row: String) {
    #expect(LogFormat.sysdiagnoseText.sureness(row) == 0)
    #expect(LogFormat.sysdiagnoseText.role(row) == .inside)
  }

  @Test func launchdSaysWhatItRepeated() {
    let row = "2025-11-15 06:39:29.941328 <Notice>: Last log repeated 2 times"
    #expect(LogFormat.sysdiagnoseText.role(row) == .noise(.repeatMarker))
  }
}
