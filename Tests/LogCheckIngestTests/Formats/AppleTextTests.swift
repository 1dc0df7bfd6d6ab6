import LogCheckIngest
import LogCheckModel
import Testing

/// The common parts of the text styles of Apple's `log`.
@Suite struct AppleTextTests {
  /// The head of a line of each style, in front of `(library) [subsystem:category] message`.
  static let heads: [(format: LogFormat, head: String)] = [
    (
      .appleDefault,
      "2025-11-15 06:39:58.301442+0100 0x2b41f    Default     0x0                  4127   0    App: "
    ),
    (.appleCompact, "2025-11-15 06:39:58.301 Df App[4127:2b41f] "),
    (.appleSyslog, "2025-11-15 06:39:58.301442+0100  localhost App[4127]: "),
  ]

  struct Body: CustomTestStringConvertible, Sendable {
    var text: String
    var subsystem = ""
    var category = ""
    var message: String

    var testDescription: String { text }
  }

  static let bodies = [
    Body(text: "plain", message: "plain"),
    Body(text: "(Foundation) plain", message: "plain"),
    Body(text: "[a.b:c] text", subsystem: "a.b", category: "c", message: "text"),
    Body(text: "(Lib) [a.b:c] text", subsystem: "a.b", category: "c", message: "text"),
    Body(text: "[a.b:] text", subsystem: "a.b", message: "text"),
    Body(text: "[] text", message: "text"),
    Body(text: "[a.b:life(group)] text", subsystem: "a.b", category: "life(group)", message: "text"),
    Body(text: "[a.b:c[1]] text", subsystem: "a.b", category: "c[1]", message: "text"),
    Body(text: "[a.b:Two Words] text", subsystem: "a.b", category: "Two Words", message: "text"),
    Body(text: "[pid/12958 [Name]:] text", subsystem: "pid/12958 [Name]", message: "text"),
    Body(text: "[DNP-FETCH] text", message: "[DNP-FETCH] text"),
    Body(text: "[12 host:443 stream] text", message: "[12 host:443 stream] text"),
    Body(text: "[a.b:c]text", message: "[a.b:c]text"),
    Body(text: "[a.b:c", message: "[a.b:c"),
    Body(text: "(null) text", message: "(null) text"),
    Body(text: "(two words) text", message: "(two words) text"),
    Body(text: "(Two Words) [a:b] text", subsystem: "a", category: "b", message: "text"),
    Body(text: "() text", message: "() text"),
    Body(text: "(open text", message: "(open text"),
    Body(text: "[a:b] [DNP-FETCH] [x]", subsystem: "a", category: "b", message: "[DNP-FETCH] [x]"),
    Body(text: "[a:b] first\nsecond\n\n", subsystem: "a", category: "b", message: "first\nsecond"),
    Body(text: "", message: ""),
  ]

  @Test(arguments: heads.indices, bodies) func bodyIsTakenApart(_ index: Int, _ body: Body) throws {
    let (format, head) = Self.heads[index]
    let record = try #require(ReadRecord(format, head + body.text))
    #expect(record.subsystem == body.subsystem)
    #expect(record.category == body.category)
    #expect(record.message == body.message)
    #expect(record.process == "App")
    #expect(record.record.processID == 4127)
  }

  @Test(arguments: heads.indices) func backslashesAreTurnedBack(_ index: Int) throws {
    let (format, head) = Self.heads[index]
    let record = try #require(ReadRecord(format, head + #"[a\134b:c] {\134n \134134 \13 \1345"#))
    #expect(record.message == #"{\n \134 \13 \5"#)
    #expect(record.subsystem == #"a\b"#)
  }

  @Test(arguments: heads.indices) func lossMarkersOfKernelAndLogdCountAndThoseOfAppsDoNot(_ index: Int) throws {
    let (format, head) = Self.heads[index]
    let kernel = head.replacing("4127  ", with: "0     ").replacing("[4127", with: "[0").replacing(
      "App", with: "kernel")
    for (text, kind) in [
      ("=== system boot: 6F5C40A2-5B1E-4B3E-9A5B-6A1C7B0E51D7", RecordKind.timesync),
      ("=== system wallclock time adjusted", .timesync), ("=== log class: persist begins", .timesync),
      ("lost >=63 unreliable messages from 1-2 (Mach)", .loss), ("lost 3 unreliable messages from 1-2 (Mach)", .loss),
      ("lost some unreliable messages from 1-2", .entry), ("lost 3 keys", .entry),
    ] {
      #expect(try #require(ReadRecord(format, kernel + text)).record.kind == kind)
      #expect(try #require(ReadRecord(format, head + text)).record.kind == .entry)
    }
  }

  @Test(arguments: [
    ("=== Messages dropped during live streaming (use `log show` to see what they were)", NoiseKind.lossMarker),
    (#"Filtering the log data using "process == "App"""#, .header),
    ("Skipping info and debug messages, pass --info and/or --debug to include.", .header),
    ("Timestamp                       Thread     Type        Activity             PID    TTL  ", .header),
    ("Timestamp               Ty Process[PID:TID]", .header),
    ("Timestamp                       (process)[PID]    ", .header),
    ("==========", .header), ("/tmp/two words/x.logarchive", .header), ("x.logarchive/", .header),
    (String(repeating: "-", count: 116), .footer),
    ("Log      - Default:        776, Info:                0", .footer),
    ("Activity - Create:           0, Transition:          0", .footer),
    ("getpwuid_r did not find a match for uid 501", .toolMessage),
    ("Error from getpwuid_r: 0 (Undefined error: 0)", .toolMessage),
    ("Child process terminated with signal 9: Killed", .toolMessage),
    ("user@host dir % log show --last 5m", .toolMessage), ("$ sudo log stream", .toolMessage), ("```", .toolMessage),
    ("An error was encountered processing the command (domain=X, code=4):", .toolMessage),
  ]) func linesAroundRecordsAreNoise(_ line: String, _ kind: NoiseKind) {
    for (format, _) in Self.heads { #expect(format.role(line) == .noise(kind)) }
    #expect(LogFormat.appleNDJSON.role(line) == .noise(kind))
  }

  @Test(arguments: [
    "", " Timestamp", "Timestamp of the last run: never", "=========", "===========", "--------------------",
    "a row that names x.logarchive", "price: 5 $ log it", "Filtering", "100 % logged",
  ]) func linesOfMessagesAreNotHeaders(_ line: String) {
    for (format, _) in Self.heads { #expect(format.role(line) == .inside) }
  }
}
