import LogCheckIngest
import LogCheckModel
import Testing

@Suite struct AndroidThreadtimeTests {
  @Test func aLineIsParsedIntoAllItsParts() throws {
    let logLine = try readRecord(
      .androidThreadtime, "11-15 05:48:07.123  4127  4140 I DNP-FETCH: BGTask missed window; rescheduling")
    #expect(logLine.record.stamp == stamp(nil, 11, 15, 5, 48, 7, nanosecond: 123_000_000))
    #expect(logLine.record.processID == 4127)
    #expect(logLine.record.threadID == 4140)
    #expect(logLine.record.level == .info)
    #expect(logLine.tag == "DNP-FETCH")
    #expect(logLine.message == "BGTask missed window; rescheduling")
    #expect(logLine.record.kind == .entry)
  }

  @Test(arguments: [
    ("E App     : msg", "App", "msg"), ("I         : c0      0 Booting", "", "c0      0 Booting"),
    ("D Capacitor/Console: File:  - Line 3 - Msg: a: b", "Capacitor/Console", "File:  - Line 3 - Msg: a: b"),
    ("D My.Tag-1 with blanks: msg", "My.Tag-1 with blanks", "msg"), ("D a:b::c  : msg", "a:b::c", "msg"),
    ("D Tag:    : msg", "Tag:", "msg"), ("D Tag: msg", "Tag", "msg"), ("D Tag: ab : c", "Tag: ab", "c"),
    ("I PAL: Session: enter: id 3", "PAL: Session", "enter: id 3"), ("I a : b", "a", "b"),
    ("I With blank : m", "With blank", "m"),
    ("D ExactTag: ", "ExactTag", ""), ("D ExactTag:", "ExactTag", ""), ("D Tag     :   indented", "Tag", "  indented"),
    ("D [tag]   : [DNP-FETCH] x", "[tag]", "[DNP-FETCH] x"),
  ])
  func tagsEndAtTheirColon(_ rest: String, _ tag: String, _ message: String) throws {
    let logLine = try readRecord(.androidThreadtime, "11-15 05:48:07.123     1     2 \(rest)")
    #expect(logLine.tag == tag)
    #expect(logLine.message == message)
  }

  @Test(arguments: [
    (
      "2025-11-15 05:48:07.123 +0000  4127  4140 I T: m",
      stamp(2025, 11, 15, 5, 48, 7, nanosecond: 123_000_000, offset: 0)
    ),
    (
      "2025-11-15 05:48:07.123456 -0330  1000  4127  4140 I T: m",
      stamp(2025, 11, 15, 5, 48, 7, nanosecond: 123_456_000, digits: 6, offset: -12_600)
    ),
    ("11-15 05:48:07.123 u0_a231  4127  4140 I T: m", stamp(nil, 11, 15, 5, 48, 7, nanosecond: 123_000_000)),
    ("11-15 05:48:07.123  root  4127  4140 I T: m", stamp(nil, 11, 15, 5, 48, 7, nanosecond: 123_000_000)),
    ("         1763185687.123  4127  4140 I T: m", stamp(2025, 11, 15, 5, 48, 7, nanosecond: 123_000_000, offset: 0)),
    (
      "1763185687.123456789  4127  4140 I T: m",
      stamp(2025, 11, 15, 5, 48, 7, nanosecond: 123_456_789, digits: 9, offset: 0)
    ),
    ("02-29 05:48:07.123  4127  4140 I T: m", stamp(nil, 2, 29, 5, 48, 7, nanosecond: 123_000_000)),
  ])
  func everyOptionOfTheStampIsRead(_ line: String, _ wanted: CivilStamp?) throws {
    let logLine = try readRecord(.androidThreadtime, line)
    #expect(logLine.record.stamp == wanted)
    #expect(logLine.record.stamp != nil)
    #expect(logLine.record.processID == 4127)
    #expect(logLine.record.threadID == 4140)
    #expect(logLine.message == "m")
  }

  @Test func timeSinceBootIsNoStamp() throws {
    let logLine = try readRecord(.androidThreadtime, "   123.456  4127  4140 I T: m")
    #expect(logLine.record.stamp == nil)
    #expect(!logLine.record.stampIsMalformed)
    #expect(logLine.record.monotonic == LogInstant(nanoseconds: 123_456_000_000))
  }

  @Test(arguments: [
    "02-30 05:48:07.123  1  2 I T: m", "13-01 05:48:07.123  1  2 I T: m", "11-15 24:48:07.123  1  2 I T: m",
    "2025-02-29 05:48:07.123  1  2 I T: m", "11-15 05:48:07.123 +9999  1  2 I T: m",
    "99999999999999999.123  1  2 I T: m",
  ])
  func impossibleStampsAreReported(_ line: String) throws {
    let logLine = try readRecord(.androidThreadtime, line)
    #expect(logLine.record.stamp == nil)
    #expect(logLine.record.stampIsMalformed)
    #expect(logLine.message == "m")
  }

  @Test(arguments: [
    "", "text", "11-15 05:48:07.123", "11-15 05:48:07.123  1  2 I", "11-15 05:48:07.123  1  2 X T: m",
    "11-15 05:48:07.123  1  2 I no colon", "11-15 05:48:07.123  1 I T: m", "11-15 05:48:07  1  2 I T: m",
    "11-15 05:48:07.123  99999999999  2 I T: m", "11-15 05:48:07.123  1  99999999999999999999 I T: m",
    "11-15 05:48:07.123  -1  2 I T: m", "11-15 05:48:07.123  0x1  2 I T: m", "11-15T05:48:07.123  1  2 I T: m",
    "11-15 05:48:07.1\u{662}3  1  2 I T: m", "1763185687.12  1  2 I T: m", "11-15 05:48:0",
    "[ 11-15 05:48:07.123   1:  2 I/T ]", "I/T(  1): m",
  ])
  func otherLinesAreNotRecords(_ line: String) {
    #expect(ReadRecord(.androidThreadtime, line) == nil)
  }

  @Test func linesOfTheTimeLayoutAreParsedToo() throws {
    let logLine = try readRecord(.androidThreadtime, "11-15 05:48:07.123 I/T(    1): m")
    #expect(logLine.tag == "T")
    #expect(LogFormat.androidThreadtime.sureness("11-15 05:48:07.123 I/T(    1): m") == 0)
    #expect(LogFormat.androidTime.sureness("11-15 05:48:07.123 I/T(    1): m") > 90)
  }

  @Test(arguments: [
    ("uid=10123(com.example.app) RenderThread identical 3 lines", RecordKind.repetition),
    ("uid=1000(system) Binder:1_2 identical 1 line", .repetition), ("uid=1000(system) logd expire 7 lines", .loss),
    ("uid=1000(system) expire 1 line", .loss), ("uid=1000 expire many lines", .entry), ("identical lines", .entry),
    ("", .entry), ("uid=1 text", .entry),
  ])
  func theDaemonsOwnLinesReportLosses(_ message: String, _ kind: RecordKind) throws {
    let line = "11-15 05:48:07.123   612   640 I chatty  : \(message)"
    #expect(try readRecord(.androidThreadtime, line).record.kind == kind)
    let other = "11-15 05:48:07.123   612   640 I chatter : \(message)"
    #expect(try readRecord(.androidThreadtime, other).record.kind == .entry)
  }

  @Test(arguments: [
    ("--------- beginning of main", LineRole.noise(.bufferMarker)),
    ("--------- beginning of /dev/log/main", .noise(.bufferMarker)),
    ("--------- switch to crash", .noise(.bufferMarker)),
    ("------ SYSTEM LOG (logcat -v threadtime -d *:v) ------", .noise(.header)),
    ("------ 0.512s was the duration of 'SYSTEM LOG' ------", .noise(.header)),
    ("- waiting for device -", .noise(.toolMessage)), ("* daemon started successfully", .noise(.toolMessage)),
    ("read: unexpected EOF!", .noise(.lossMarker)), ("", .noise(.blank)), ("\tat java.lang.Thread.run", .inside),
    ("                    more", .inside), ("foreign text", .starts), ("11-15 05:48:07.123  1  2 I T: m", .starts),
    ("         1763185687.123  1  2 I T: m", .starts), ("---------", .starts),
  ])
  func everyLineHasItsRole(_ line: String, _ role: LineRole) {
    #expect(LogFormat.androidThreadtime.role(line) == role)
    #expect(LogFormat.androidTime.role(line) == role)
  }
}

@Suite struct AndroidStudioCopyTests {
  @Test(
    arguments: [
      (
        "2025-11-15 05:48:07.123  4127-4140  DNP-FETCH               org.example.daily                    I  BGTask missed",
        "DNP-FETCH", "org.example.daily", LogLevel.info, "BGTask missed"
      ),
      (
        "2025-11-15 05:48:07.123 30249-30321 My Tag                  com.example.app:remote               W  a  b",
        "My Tag", "com.example.app:remote", .warning, "a  b"
      ),
      (
        "2025-11-15 05:48:07.123  4127-4140                          org.example.daily                    E  x",
        "", "org.example.daily", .error, "x"
      ),
      ("2025-11-15 05:48:07.123  4127-4140  OnlyATag                D  x", "OnlyATag", "", .debug, "x"),
      (
        "2025-11-15 05:48:07.123  4127-4140  VeryLongTagThatIsCu… org.example.daily A  ", "VeryLongTagThatIsCu…",
        "org.example.daily", .fault, ""
      ),
    ] as [(String, String, String, LogLevel, String)])
  func theColumnsOfTheNewCopyAreRead(
    _ line: String, _ tag: String, _ process: String, _ level: LogLevel, _ message: String
  ) throws {
    let logLine = try readRecord(.androidThreadtime, line)
    #expect(logLine.tag == tag)
    #expect(logLine.process == process)
    #expect(logLine.record.level == level)
    #expect(logLine.message == message)
    #expect(logLine.record.stamp == stamp(2025, 11, 15, 5, 48, 7, nanosecond: 123_000_000))
    #expect(LogFormat.androidThreadtime.sureness(line) > 90)
  }

  @Test func continuationsOfTheNewCopyLoseTheirIndent() throws {
    let head = "2025-11-15 05:48:07.123  4127-4140  Tag  org.example.daily  I  "
    let indent = String(repeating: " ", count: head.utf8.count)
    let logLine = try readRecord(.androidThreadtime, head + "first\n" + indent + "second\n" + indent + "  third\n\nx")
    #expect(logLine.message == "first\nsecond\n  third\n\nx")
  }

  @Test func theOldCopyIsReadWithItsProcess() throws {
    let line = "12-10 13:02:50.071 1901-4229/org.example.daily V/AuthZen: (12) msg"
    let logLine = try readRecord(.androidTime, line)
    #expect(logLine.tag == "AuthZen")
    #expect(logLine.process == "org.example.daily")
    #expect(logLine.record.processID == 1901)
    #expect(logLine.record.threadID == 4229)
    #expect(logLine.message == "(12) msg")
    #expect(LogFormat.androidTime.sureness(line) > 90)
    #expect(try readRecord(.androidTime, "12-10 13:02:50.071 1901-4229/? V/A/B: m").process == "")
  }

  @Test(arguments: [
    "12-10 13:02:50.071 1901-4229 V/Tag: m", "12-10 13:02:50.071 1901/4229 V/Tag: m",
    "12-10 13:02:50.071 1901-/p V/Tag: m", "12-10 13:02:50.071 1901-4229/p Tag: m",
    "12-10 13:02:50.071 1901-4229  Tag  process  Q  m", "12-10 13:02:50.071 1901-4229  ",
  ])
  func otherLinesAreNotCopies(_ line: String) {
    #expect(ReadRecord(.androidTime, line) == nil)
  }
}
