import LogCheckIngest
import LogCheckModel
import Testing

@Suite struct AndroidTimeTests {
  @Test(arguments: [
    ("I/DNP-FETCH(  245): text", "DNP-FETCH", Int32?(245), "text"),
    ("I/Capacitor/Console(  245): File: a", "Capacitor/Console", 245, "File: a"),
    ("I/AppTag  ( 1080: 1179): text", "AppTag", 1179, "text"),
    ("I/AppTag  ( root: 1179): text", "AppTag", 1179, "text"),
    ("W/DNP-SCHEDULE: Skipping duplicate schedule: id=a", "DNP-SCHEDULE", nil, "Skipping duplicate schedule: id=a"),
    ("D/Tag: bar (123): baz", "Tag", nil, "bar (123): baz"), ("D/Tag:    (  123): baz", "Tag:", 123, "baz"),
    ("D/Foo(x)(  1): m", "Foo(x)", 1, "m"), ("D/(  1): m", "", 1, "m"), ("D/T(  1): ", "T", 1, ""),
    ("D/T(  1):", "T", 1, ""),
    ("D/T(x): m", "T(x)", nil, "m"),
  ])
  func tagAndProcessAreDistinguished(_ rest: String, _ tag: String, _ processID: Int32?, _ message: String) throws {
    let logLine = try readRecord(.androidTime, "11-15 05:48:07.123 \(rest)")
    #expect(logLine.tag == tag)
    #expect(logLine.record.processID == processID)
    #expect(logLine.message == message)
    let brief = try readRecord(.androidBrief, rest)
    #expect(brief.tag == tag)
    #expect(brief.record.processID == processID)
    #expect(brief.message == message)
    #expect(brief.record.stamp == nil)
  }

  @Test func zoneAndYearComeBeforeTheLevel() throws {
    let logLine = try readRecord(.androidTime, "2025-11-15 11:42:10.613472 +1000 I/AppTag  ( 1080: 1179): text")
    #expect(logLine.record.stamp == stamp(2025, 11, 15, 11, 42, 10, nanosecond: 613_472_000, digits: 6, offset: 36_000))
  }

  @Test(arguments: [
    ("V", LogLevel?.some(.debug)), ("D", .debug), ("I", .info), ("W", .warning), ("E", .error), ("F", .fault),
    ("A", .fault), ("S", nil),
  ])
  func lettersAreLevels(_ letter: String, _ level: LogLevel?) throws {
    #expect(try readRecord(.androidTime, "11-15 05:48:07.123 \(letter)/T: m").record.level == level)
  }

  @Test(arguments: [
    "11-15 05:48:07.123 X/T(  1): m", "11-15 05:48:07.123 I/T", "11-15 05:48:07.123 I/T(99999999999): m", "I/T(  1): m",
    "11-15 05:48:07.123 I-T: m", "11-15 05:48:07.123 ",
  ])
  func otherLinesAreNotRecords(_ line: String) {
    #expect(ReadRecord(.androidTime, line) == nil)
  }
}

@Suite struct AndroidBriefTests {
  @Test func processAndThreadLayoutsAreRead() throws {
    let process = try readRecord(.androidBrief, "I(  235) some text (a)  (vold)")
    #expect(process.record.processID == 235)
    #expect(process.tag == "vold")
    #expect(process.message == "some text (a)")
    #expect(try readRecord(.androidBrief, "I(  235)   (vold)").message == "")
    #expect(try readRecord(.androidBrief, "I(  235) cut off").message == "cut off")
    let thread = try readRecord(.androidBrief, "W(  235:  240) text")
    #expect(thread.record.processID == 235)
    #expect(thread.record.threadID == 240)
    #expect(thread.message == "text")
  }

  @Test(arguments: ["I", "I/", "I/Tag", "I(", "I(x) m", "I( 1)m", "Info/T(  1): m", "i/T(  1): m", "", "plain text: m"])
  func otherLinesAreNotRecords(_ line: String) {
    #expect(ReadRecord(.androidBrief, line) == nil)
  }

  @Test func everyLineIsARecord() {
    #expect(LogFormat.androidBrief.role("I/T(  1): m") == .starts)
    #expect(LogFormat.androidBrief.role("anything") == .starts)
    #expect(LogFormat.androidBrief.role("--------- beginning of main") == .noise(.bufferMarker))
    #expect(LogFormat.androidBrief.role("") == .noise(.blank))
  }
}

@Suite struct AndroidLongTests {
  @Test func theMessageIsTheTextBelowTheHeader() throws {
    let logLine = try readRecord(.androidLong, "[ 11-15 05:48:07.123  4127: 4140 I/DNP-FETCH ]\nfirst\n\n  second\n\n")
    #expect(logLine.record.stamp == stamp(nil, 11, 15, 5, 48, 7, nanosecond: 123_000_000))
    #expect(logLine.record.processID == 4127)
    #expect(logLine.record.threadID == 4140)
    #expect(logLine.record.level == .info)
    #expect(logLine.tag == "DNP-FETCH")
    #expect(logLine.message == "first\n\n  second")
  }

  @Test(arguments: [
    "[ 2025-11-15 05:48:07.123456 +0000  1000: 4127: 4140 I/Tag      ]",
    "[ 11-15 05:48:07.123 u0_a1: 4127: 4140 I/Tag ]",
    "[ 1763185687.123  4127: 4140 I/Tag ]",
  ])
  func optionsOfTheHeaderAreRead(_ header: String) throws {
    let logLine = try readRecord(.androidLong, header + "\nm")
    #expect(logLine.record.processID == 4127)
    #expect(logLine.record.threadID == 4140)
    #expect(logLine.tag == "Tag")
    #expect(logLine.message == "m")
    #expect(LogFormat.androidLong.role(header) == .starts)
    #expect(LogFormat.androidLong.sureness(header) > 90)
  }

  @Test func tagsMayHoldBracketsAndBlanks() throws {
    let logLine = try readRecord(.androidLong, "[ 11-15 05:48:07.123  1:  2 I/a ] b/c ]\nm")
    #expect(logLine.tag == "a ] b/c")
  }

  @Test(arguments: [
    "[ 11-15 05:48:07.123  4127 4140 I/Tag ]", "[ 11-15 05:48:07.123  4127: 4140 I/Tag]",
    "[ 11-15 05:48:07.123  4127: I/T ]",
    "[11-15 05:48:07.123  4127: 4140 I/Tag ]", "[ 11-15 05:48:07.123  x: 4140 I/Tag ]", "[ ]", "[ ", " ]", "",
    "[ 11-15 05:48:07.123  4127: 4140 I/ ", "[ 11-15 05:48:07.123  4127: 4140 I ]", "[DNP-FETCH] text ]",
  ])
  func otherLinesAreNotHeaders(_ line: String) {
    #expect(ReadRecord(.androidLong, line) == nil)
    #expect(LogFormat.androidLong.role(line) == .inside)
  }

  @Test func aHeaderAloneHasAnEmptyMessage() throws {
    #expect(try readRecord(.androidLong, "[ 11-15 05:48:07.123  1:  2 I/T ]").message == "")
    #expect(try readRecord(.androidLong, "[ 11-15 05:48:07.123  1:  2 I/T ]\n\n").message == "")
  }
}
