import LogCheckModel
import LogCheckSimulator
import Testing

/// Every writer compared with lines laid out by hand after the description of its format.
@Suite struct WriterLayoutTests {
  /// 2025-11-05T05:48:07.123456789Z, seen by a clock three and a half hours east of UTC.
  private static let entry = LogEntry(
    instant: LogInstant(nanoseconds: 1_762_321_687_123_456_789), level: .warning, process: "My App 2", processID: 412,
    threadID: 0x1A2B, library: "Foundation", subsystem: "org.example.app", category: "net", tag: "Net",
    message: "a\\b → [x] 1/2\nrow two", monotonic: .seconds(3600))

  private static let settings = CaptureSettings(
    offsetSeconds: 12_600, deviceName: "Test Phone", hostName: "Test Mac", deviceID: "UDID-1", bootID: "BOOT-1",
    header: false, footer: false)

  private static let rows: [(String, String)] = [
    (
      "apple-default",
      "2025-11-05 09:18:07.123456+0330 0x1a2b     Error       0x0                  412    0    "
        + "My App 2: (Foundation) [org.example.app:net] a\\134b → [x] 1/2\nrow two\n"
    ),
    (
      "apple-compact",
      "2025-11-05 09:18:07.123 E  My App 2[412:1a2b] (Foundation) [org.example.app:net] a\\134b → [x] 1/2\nrow two\n"
    ),
    (
      "apple-syslog",
      "2025-11-05 09:18:07.123456+0330  localhost My App 2[412]: (Foundation) [org.example.app:net] "
        + "a\\134b → [x] 1/2\nrow two\n"
    ),
    (
      "xcode-console",
      "2025-11-05 09:18:07.123456+0330 My App 2[412:6699] [net] a\\b → [x] 1/2\nrow two\n"
    ),
    (
      "xcode-structured",
      "a\\b → [x] 1/2\nrow two\nType: Error | Timestamp: 2025-11-05 09:18:07.123456+03:30 | Process: My App 2 | "
        + "Library: Foundation | Subsystem: org.example.app | Category: net | TID: 0x1a2b\n"
    ),
    ("console-app", "09:18:07.123456+0330\tMy App 2\ta\\b → [x] 1/2\nrow two\terror\n"),
    ("console-app+type-first", "error\t09:18:07.123456+0330\tMy App 2\ta\\b → [x] 1/2\nrow two\n"),
    ("idevicesyslog", "Nov  5 09:18:07.123456 My App 2(Foundation)[412] <Error>: a\\b → [x] 1/2\nrow two\n"),
    (
      "idevicesyslog+relay",
      "Nov  5 09:18:07 My App 2(Foundation)[412] <Warning>: a\\134b \\M-b\\M^F\\M^R [x] 1/2\nrow two\n"
    ),
    (
      "idevicesyslog+relay+host",
      "Nov  5 09:18:07 Test-Phone My App 2(Foundation)[412] <Warning>: a\\134b \\M-b\\M^F\\M^R [x] 1/2\nrow two\n"
    ),
    ("pymobiledevice3", "2025-11-05 09:18:07.123456 My App 2{Foundation}[412] <ERROR>: a\\b → [x] 1/2\nrow two\n"),
    (
      "pymobiledevice3+label",
      "2025-11-05 09:18:07.123456 My App 2{Foundation}[412] <ERROR>: a\\b → [x] 1/2\nrow two [org.example.app][net]\n"
    ),
    ("bsd-syslog", "Nov  5 09:18:07 Test-Mac My App 2[412] <Warning>: a\\b → [x] 1/2\n\trow two\n"),
    ("ios-sysdiagnose-text", "2025-11-05 09:18:07+0330 My App 2[412]: a\\b → [x] 1/2\nrow two\n"),
    (
      "android-threadtime",
      "11-05 09:18:07.123   412  6699 W Net     : a\\b → [x] 1/2\n11-05 09:18:07.123   412  6699 W Net     : row two\n"
    ),
    (
      "android-threadtime+year",
      "2025-11-05 09:18:07.123   412  6699 W Net     : a\\b → [x] 1/2\n"
        + "2025-11-05 09:18:07.123   412  6699 W Net     : row two\n"
    ),
    (
      "android-threadtime+year+zone+usec+uid",
      "2025-11-05 09:18:07.123456 +0330  root   412  6699 W Net     : a\\b → [x] 1/2\n"
        + "2025-11-05 09:18:07.123456 +0330  root   412  6699 W Net     : row two\n"
    ),
    (
      "android-time",
      "11-05 09:18:07.123 W/Net     (  412): a\\b → [x] 1/2\n11-05 09:18:07.123 W/Net     (  412): row two\n"
    ),
    (
      "android-time+year+zone+usec+uid",
      "2025-11-05 09:18:07.123456 +0330 W/Net     ( root:  412): a\\b → [x] 1/2\n"
        + "2025-11-05 09:18:07.123456 +0330 W/Net     ( root:  412): row two\n"
    ),
    ("android-time+no-pid", "11-05 09:18:07.123 W/Net: a\\b → [x] 1/2\n11-05 09:18:07.123 W/Net: row two\n"),
    ("android-brief", "W/Net     (  412): a\\b → [x] 1/2\nW/Net     (  412): row two\n"),
    ("android-brief+no-pid", "W/Net: a\\b → [x] 1/2\nW/Net: row two\n"),
    ("android-long", "[ 11-05 09:18:07.123   412: 6699 W/Net      ]\na\\b → [x] 1/2\nrow two\n\n"),
    (
      "dnp-events",
      "{\"schema\":\"dnp.event/1\",\"ts\":\"2025-11-05T09:18:07.123456+03:30\",\"mono_ms\":3600000,"
        + "\"level\":\"warning\",\"event\":\"log.message\",\"device\":\"Test Phone\",\"boot_id\":\"BOOT-1\","
        + "\"msg\":\"a\\\\b → [x] 1/2\\nrow two\"}\n"
    ),
    ("tagged-lines", "a\\b → [x] 1/2\nrow two\n"),
  ]

  @Test(arguments: rows)
  func writesTheLinesOfItsTool(id: String, expected: String) throws {
    let writer = try #require(LogWriter.named(id))
    #expect(String(decoding: writer.write([Self.entry], Self.settings), as: UTF8.self) == expected)
  }

  /// The JSON writers have other layouts, checked by the tests below.
  @Test func everyWriterIsChecked() {
    let checked = Set(Self.rows.map(\.0)).union(["apple-json", "apple-ndjson", "android-studio-json"])
    #expect(Set(LogWriter.all.map(\.id)) == checked)
    #expect(LogWriter.all.count == checked.count)
  }

  @Test func ndjsonIsOneLineWithEscapedSlashes() throws {
    let writer = try #require(LogWriter.named("apple-ndjson"))
    let text = String(decoding: writer.write([Self.entry], Self.settings), as: UTF8.self)
    #expect(
      text.hasPrefix("{\"timezoneName\":\"\",\"messageType\":\"Error\",\"eventType\":\"logEvent\",\"source\":null,"))
    #expect(text.contains(",\"timestamp\":\"2025-11-05 09:18:07.123456+0330\",\"machTimestamp\":86400000000,"))
    #expect(text.contains("\"eventMessage\":\"a\\\\b → [x] 1\\/2\\nrow two\""))
    #expect(
      text.contains("\"senderImagePath\":\"\\/System\\/Library\\/Frameworks\\/Foundation.framework\\/Foundation\""))
    #expect(text.hasSuffix(",\"parentActivityIdentifier\":0}\n"))
    #expect(text.filter { $0 == "\n" }.count == 1)
  }

  @Test func jsonPutsTwoBlanksBeforeKeysAndBlanksAroundColons() throws {
    let writer = try #require(LogWriter.named("apple-json"))
    var settings = Self.settings
    settings.footer = true
    let text = String(decoding: writer.write([Self.entry, Self.entry], settings), as: UTF8.self)
    #expect(text.hasPrefix("[{\n  \"timezoneName\" : \"\",\n  \"messageType\" : \"Error\",\n"))
    #expect(text.contains("\n  \"bootUUID\" : \"BOOT-1\",\n"))
    #expect(text.contains("\n  \"parentActivityIdentifier\" : 0\n},{\n  \"timezoneName\""))
    #expect(text.hasSuffix("\n  \"parentActivityIdentifier\" : 0\n}]\n"))
    #expect(String(decoding: writer.write([], settings), as: UTF8.self) == "[]\n")
  }

  @Test func aStoppedStreamLeavesTheArrayOpenAndTheBootEmpty() throws {
    let writer = try #require(LogWriter.named("apple-json"))
    let text = String(decoding: writer.write([Self.entry], Self.settings), as: UTF8.self)
    #expect(text.hasSuffix("\n}"))
    #expect(text.contains("\n  \"bootUUID\" : \"\",\n"))
  }

  @Test func studioExportEscapesAsGsonDoes() throws {
    let writer = try #require(LogWriter.named("android-studio-json"))
    var entry = Self.entry
    entry.message = "<a href='x'>&=\u{1}"
    let text = String(decoding: writer.write([entry], Self.settings), as: UTF8.self)
    #expect(text.contains("\"message\": \"\\u003ca href\\u003d\\u0027x\\u0027\\u003e\\u0026\\u003d\\u0001\"\n"))
    #expect(text.contains("\"seconds\": 1762321687,\n          \"nanos\": 123000000\n"))
    #expect(text.contains("\"logLevel\": \"WARN\""))
    #expect(text.hasSuffix("\n    }\n  ]\n}"))
  }

  @Test func aStampBeforeTheEpochCountsForward() throws {
    let writer = try #require(LogWriter.named("android-studio-json"))
    var entry = Self.entry
    entry.instant = LogInstant(nanoseconds: -1)
    let text = String(decoding: writer.write([entry], Self.settings), as: UTF8.self)
    #expect(text.contains("\"seconds\": -1,\n          \"nanos\": 999000000\n"))
  }

  @Test func pythonLeavesOutAFractionOfZero() throws {
    let writer = try #require(LogWriter.named("pymobiledevice3"))
    var entry = Self.entry
    entry.instant = LogInstant(nanoseconds: 1_762_321_687_000_000_789)
    let text = String(decoding: writer.write([entry], Self.settings), as: UTF8.self)
    #expect(text.hasPrefix("2025-11-05 09:18:07 My App 2{"))
  }
}
