import LogCheckIngest
import LogCheckModel
import Testing

/// Files of syslog and ASL, and the text logs of a sysdiagnose.
@Suite struct SyslogFileTests {
  struct Sample: CustomTestStringConvertible, Sendable {
    var text: String
    var process: String
    var processID: Int32?
    var level: LogLevel?
    var message = "text"
    var certainty = 95

    var testDescription: String { text }
  }

  static let stamp = "Nov 15 06:39:58 some-mac "

  static let logLines = [
    Sample(text: stamp + "App[4127]: text", process: "App", processID: 4127),
    Sample(text: stamp + "App[4127] <Warning>: text", process: "App", processID: 4127, level: .warning, certainty: 80),
    Sample(text: stamp + "a.b[1] (c.d[12]): text", process: "a.b", processID: 1),
    Sample(text: stamp + "a.b[1] (c (d)[12]) <Error>: text", process: "a.b", processID: 1, level: .error),
    Sample(text: stamp + "Setup Assistant[1173]: text", process: "Setup Assistant", processID: 1173),
    Sample(text: stamp + "sudo: text", process: "sudo", certainty: 80),
    Sample(
      text: stamp + "App[4127]: [DNP-FETCH] x: y[1]: z", process: "App", processID: 4127,
      message: "[DNP-FETCH] x: y[1]: z"),
    Sample(text: stamp + "App[99999999999]: text", process: "App"),
    Sample(text: "2025-11-15T06:39:58+01:00 some-mac App[4127]: text", process: "App", processID: 4127),
    Sample(
      text: "2025-11-15T06:39:58.1Z some-mac App 4127 ID [a b=\"c]\\\"\"][d] text", process: "App", processID: 4127),
    Sample(text: "2025-11-15T06:39:58.1Z some-mac App - - - text", process: "App"),
  ]

  @Test(arguments: logLines) func headerIsTakenApart(_ logLine: Sample) throws {
    let record = try #require(ReadRecord(.bsdSyslog, logLine.text))
    #expect(record.device == "some-mac")
    #expect(record.process == logLine.process)
    #expect(record.record.processID == logLine.processID)
    #expect(record.record.level == logLine.level)
    #expect(record.message == logLine.message)
    #expect(LogFormat.bsdSyslog.sureness(logLine.text) == logLine.certainty)
    #expect(LogFormat.bsdSyslog.role(logLine.text) == .starts)
  }

  @Test(arguments: [
    "Nov 15 06:39:58 App[4127] <Notice>: no host", "Nov 15 06:39:58 App(UIKit)[4127] <Notice>: no host",
    "\tcontinued", "text", "", "Nov 15 06:39:58", "2025-11-15T06:39:58 some-mac App[1]: no zone",
    "Nov 15 06:39:58 some-mac two words: x", "2025-11-15T06:39:58.572Z ##[group]Run",
  ]) func otherLinesStartNoRecord(_ logLine: String) {
    #expect(LogFormat.bsdSyslog.role(logLine) == .inside)
    #expect(LogFormat.bsdSyslog.sureness(logLine) == 0)
  }

  @Test func relayLinesWithAHostBelongToTheRelayFormat() {
    let logLine = "Nov 15 06:39:58 Field-iPhone App(UIKit)[4127] <Notice>: x"
    #expect(LogFormat.bsdSyslog.sureness(logLine) < LogFormat.ideviceSyslog.sureness(logLine))
    let own = "Nov 15 06:39:58 some-mac App[4127] <Notice>: x"
    #expect(LogFormat.bsdSyslog.sureness(own) > LogFormat.ideviceSyslog.sureness(own))
  }

  @Test(arguments: [
    "Nov 15 06:39:58 --- last message repeated 1 time ---", "--- last message repeated 12 times ---",
    "Nov 15 06:39:58 some-mac --- last message repeated 2 times ---",
    "Nov 15 06:39:58 some-mac last message repeated 2 times",
  ]) func repeatMarkersAreNoise(_ logLine: String) {
    #expect(LogFormat.bsdSyslog.role(logLine) == .noise(.repeatMarker))
  }

  @Test(arguments: [
    "last message repeated 2 times", "--- last message repeated often ---",
    "Nov 15 06:39:58 some-mac App[1]: --- last message repeated 2 times ---",
    "--- last message repeated 99999999999999999999 times ---",
  ]) func talkOfRepetitionIsNot(_ logLine: String) {
    #expect(LogFormat.bsdSyslog.role(logLine) != .noise(.repeatMarker))
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
    _ logLine: String, _ process: String, _ processID: Int32?, _ level: LogLevel?, _ offset: Int?
  ) throws {
    let record = try #require(ReadRecord(.sysdiagnoseText, logLine))
    #expect(record.process == process)
    #expect(record.record.processID == processID)
    #expect(record.record.level == level)
    #expect(record.record.stamp?.offsetSeconds == offset)
    #expect(record.record.stamp?.year == 2025)
    #expect(record.message == "x")
    #expect(LogFormat.sysdiagnoseText.sureness(logLine) >= 90)
  }

  @Test(arguments: [
    "2025-11-15 05:50:23.1-0700 logd[29]: x", "2025-11-15 05:50:23-0700 log d[29]: x",
    "2025-11-15 05:50:23 logd[29]: x",
    "2025-11-15 06:39:23.171 <Notice>: x", "2025-11-15 06:39:23.171019 (a) Notice: x", "Sat Nov 15 06:30:03 2025 x",
    "11/15/25 07:57:42.865446 x", "Son Nov 15 06:30:03 2025 [176] <info> x", "",
  ]) func linesOfOtherFormatsAreNotSyslog(_ logLine: String) {
    #expect(LogFormat.sysdiagnoseText.sureness(logLine) == 0)
    #expect(LogFormat.sysdiagnoseText.role(logLine) == .inside)
  }

  @Test func launchdSaysWhatItRepeated() {
    let logLine = "2025-11-15 06:39:29.941328 <Notice>: Last log repeated 2 times"
    #expect(LogFormat.sysdiagnoseText.role(logLine) == .noise(.repeatMarker))
  }
}
