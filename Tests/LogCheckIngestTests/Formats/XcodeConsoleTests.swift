import LogCheckIngest
import LogCheckModel
import Testing

/// Xcode's console, plain and copied with metadata.
@Suite struct XcodeConsoleTests {
  @Test(arguments: [
    ("[Category] text", "Category", "text"),
    ("[Two-Part.name1] text", "Two-Part.name1", "text"),
    ("[DNP-FETCH] text", "", "[DNP-FETCH] text"),
    ("[MT] text", "", "[MT] text"),
    ("[two words] text", "", "[two words] text"),
    ("[a:b] text", "", "[a:b] text"),
    ("[open text", "", "[open text"),
    ("[Category]text", "", "[Category]text"),
    ("DNP-FETCH: text", "", "DNP-FETCH: text"),
    ("", "", ""),
  ]) func tagsAreNoCategories(_ body: String, _ category: String, _ message: String) throws {
    let record = try #require(ReadRecord(.xcodeConsole, "2025-11-15 06:39:58.301442+0100 App[4127:177183] \(body)"))
    #expect(record.category == category)
    #expect(record.message == message)
    #expect(record.process == "App")
  }

  @Test(
    arguments: [
      ("2025-11-15 06:39:58.301442+0100 App[4127:177183] x", "App", 177_183),
      ("2016-03-04 20:58:13.528 App[541:1a03] x", "App", 0x1a03),
      ("2016-03-04 20:58:13.528 App[541:707] x", "App", 707),
      ("2025-11-15 06:39:58.301442+0100 App[4127:0x2b41f] x", "App", 0x2b41f),
      ("2025-11-15 06:39:58.301442+0100 My App 2 [dev](x)[4127:1] x", "My App 2 [dev](x)", 1),
      ("2025-11-15 06:39:58.301442+0100 App[4127:12] [1:2] x", "App", 12),
    ] as [(String, String, UInt64)]) func headerIsFound(_ logLine: String, _ process: String, _ thread: UInt64) throws
  {
    let record = try #require(ReadRecord(.xcodeConsole, logLine))
    #expect(record.process == process)
    #expect(record.record.threadID == thread)
    #expect(record.message.hasSuffix("x"))
    #expect(LogFormat.xcodeConsole.role(logLine) == .starts)
    #expect(LogFormat.xcodeConsole.sureness(logLine) >= 90)
  }

  @Test(arguments: [
    "2025-11-15 06:39:58.301442+0100  localhost App[4127:1] x",
    "2025-11-15 06:39:58.301442+0100 0x2b41f Default 0x0 4127 0 App: [1:2] x",
    "2025-11-15 06:39:58.301442+0100 said: [1:2] x",
    "2025-11-15 06:39:58.301442 kernel{X}[0] <NOTICE>: x",
    "2025-11-15 06:39:58 App[1:2] x",
    "App[1:2] x", "print output", "[DNP-FETCH] print output", "",
  ]) func otherLinesAreBare(_ logLine: String) {
    #expect(LogFormat.xcodeConsole.role(logLine) == .inside)
    #expect(LogFormat.xcodeConsole.sureness(logLine) == 0)
  }

  @Test func bareLinesAreMessages() throws {
    let record = try #require(ReadRecord(.xcodeConsole, "[DNP-FETCH] printed"))
    #expect(record.message == "[DNP-FETCH] printed")
    #expect(record.record.stamp == nil)
    #expect(record.record.processID == nil)
    #expect(LogFormat.xcodeConsole.carries.contains(.bareLines))
    #expect(LogFormat.taggedLines.carries.contains(.bareLines))
  }

  @Test func capacitorLinesAndCommandsAreRecords() {
    #expect(LogFormat.xcodeConsole.role("⚡️  WebView loaded") == .starts)
    #expect(LogFormat.xcodeConsole.role("⚡️ WebView loaded") == .inside)
    #expect(LogFormat.xcodeConsole.role("(lldb) po x") == .starts)
    #expect(ReadRecord(.xcodeConsole, "(lldb) po x")?.message == "po x")
  }

  // MARK: Copied with metadata

  @Test(arguments: [
    ("Type: Notice | Timestamp: 2025-11-15 06:39:58.301442+01:00", 98, LineRole.ends),
    ("Type: stdio", 90, .ends), ("Type: Error", 40, .ends),
    ("Type: Debug | Process: App | Category: ", 40, .ends),
    ("Type: stdio is", 0, .inside), ("Type: Great", 0, .inside), ("Type: ", 0, .inside), ("type: Error", 0, .inside),
    ("Type: Error|x", 0, .inside), ("text", 0, .inside),
  ]) func aMetadataLineEndsARecord(_ logLine: String, _ certainty: Int, _ role: LineRole) {
    #expect(LogFormat.xcodeStructured.sureness(logLine) == certainty)
    #expect(LogFormat.xcodeStructured.role(logLine) == role)
  }

  @Test func metadataIsReadInAnyOrderAndNumber() throws {
    let text = """

      first
      second

      Type: Fault | TID: 0xf900 | Category:  | Subsystem: a.b | PID: 7 | Process: My App | Timestamp: 2025-11-15 06:39:58.3-0330
      """
    let record = try #require(ReadRecord(.xcodeStructured, text))
    #expect(record.message == "first\nsecond")
    #expect(record.record.level == .fault)
    #expect(record.record.threadID == 0xf900)
    #expect(record.record.processID == 7)
    #expect(record.process == "My App")
    #expect(record.subsystem == "a.b")
    #expect(record.category.isEmpty)
    #expect(record.record.stamp?.offsetSeconds == -12_600)
    #expect(record.record.stamp?.granularity == .milliseconds(100))
  }

  @Test func printedLinesBelongToTheirFirstLine() throws {
    let record = try #require(ReadRecord(.xcodeStructured, "[DNP-FETCH] one\nother\nanother\nType: stdio"))
    #expect(record.message == "[DNP-FETCH] one")
    #expect(record.record.level == nil)
    #expect(record.record.stamp == nil)
    #expect(!record.record.stampIsMalformed)
  }

  @Test func cutCopyIsAMessage() throws {
    let record = try #require(ReadRecord(.xcodeStructured, "one\ntwo"))
    #expect(record.message == "one\ntwo")
    #expect(ReadRecord(.xcodeStructured, "\n\n") == nil)
  }

  @Test func badTimestampIsMalformed() throws {
    let record = try #require(ReadRecord(.xcodeStructured, "x\nType: Error | Timestamp: soon"))
    #expect(record.record.stampIsMalformed)
  }

  @Test func emptyMessageIsARecord() throws {
    let record = try #require(ReadRecord(.xcodeStructured, "Type: Error | Timestamp: 2025-11-15 06:39:58.3Z"))
    #expect(record.message.isEmpty)
    #expect(record.record.level == .error)
  }
}
