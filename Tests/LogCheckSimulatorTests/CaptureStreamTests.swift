import LogCheckModel
import LogCheckSimulator
import Testing

@Suite struct CaptureStreamTests {
  private static let entries: [LogEntry] = {
    var noise = ForeignNoise(platform: .ios, seed: 3)
    return (0..<40).map { noise.entry(at: LogInstant(nanoseconds: 1_762_321_687_000_000_000 + $0 * 7_000_000_000)) }
  }()

  /// A caller that empties the buffer after every entry writes the same capture.
  @Test(arguments: LogWriter.all.map(\.id))
  func streamsWhatItWouldWriteAtOnce(id: String) throws {
    let writer = try #require(LogWriter.named(id))
    var stream = CaptureStream(writer: writer)
    var capture: [UInt8] = []
    var buffer: [UInt8] = []
    stream.begin(into: &buffer)
    for entry in Self.entries {
      capture += buffer
      buffer.removeAll()
      stream.append(entry, into: &buffer)
    }
    stream.end(into: &buffer)
    #expect(capture + buffer == writer.write(Self.entries))
    #expect(stream.entries == Self.entries.count)
  }

  @Test func headersAndFootersAreThoseOfTheTool() throws {
    let settings = CaptureSettings(deviceID: "UDID-1", predicate: "process == \"App\"")
    func capture(_ id: String) throws -> String {
      let writer = try #require(LogWriter.named(id))
      let entry = LogEntry(
        instant: LogInstant(nanoseconds: 0), level: .warning, process: "App", processID: 1, message: "x")
      return String(decoding: writer.write([entry], settings), as: UTF8.self)
    }
    let filtering = "Filtering the log data using \"process == \"App\"\"\n"
    #expect(
      try capture("apple-default").hasPrefix(
        filtering + "Timestamp                       Thread     Type        Activity             PID    TTL  \n1970"))
    #expect(
      try capture("apple-default").hasSuffix(
        String(repeating: "-", count: 116)
          + "\nLog      - Default:          0, Info:                0, Debug:             0, Error:          1, "
          + "Fault:          0\nActivity - Create:           0, Transition:          0, Actions:           0\n"))
    #expect(try capture("apple-compact").hasPrefix(filtering + "Timestamp               Ty Process[PID:TID]\n1970"))
    #expect(
      try capture("apple-syslog").hasPrefix(filtering + "Timestamp                       (process)[PID]    \n1970"))
    #expect(try capture("apple-json").hasPrefix(filtering + "[{"))
    #expect(try capture("apple-ndjson").hasPrefix(filtering + "{"))
    #expect(try capture("apple-ndjson").hasSuffix("{\"count\":1,\"finished\":1}\n"))
    #expect(try capture("idevicesyslog").hasPrefix("[connected:UDID-1]\n"))
    #expect(try capture("idevicesyslog").hasSuffix("\n[disconnected:UDID-1]\n"))
    #expect(try capture("android-time").hasPrefix("--------- beginning of main\n01-01"))
  }

  @Test(arguments: LogWriter.all.map(\.id))
  func printReachesOnlyCapturesThatCanHoldIt(id: String) throws {
    let writer = try #require(LogWriter.named(id))
    let entry = LogEntry(
      instant: LogInstant(nanoseconds: 0), process: "App", processID: 1, message: "only printed",
      sink: .standardOutput)
    let text = String(decoding: writer.write([entry]), as: UTF8.self)
    #expect(text.contains("only printed") == writer.traits.parts.contains(.standardOutput))
  }

  @Test func printedLinesAreBareInTheConsolesOfXcode() throws {
    let entry = LogEntry(
      instant: LogInstant(nanoseconds: 0), process: "App", processID: 1, message: "bare", sink: .standardOutput)
    let console = try #require(LogWriter.named("xcode-console"))
    let structured = try #require(LogWriter.named("xcode-structured"))
    #expect(String(decoding: console.write([entry]), as: UTF8.self) == "bare\n")
    #expect(String(decoding: structured.write([entry]), as: UTF8.self) == "bare\nType: stdio\n")
  }

  @Test func eventsKeepTheirOwnTimeAndGetOneWhereTheyHaveNone() throws {
    let writer = try #require(LogWriter.named("dnp-events"))
    func logLine(_ message: String) -> String {
      let entry = LogEntry(instant: LogInstant(nanoseconds: 0), process: "App", processID: 1, message: message)
      return String(decoding: writer.write([entry]), as: UTF8.self)
    }
    #expect(
      logLine(#"{"event":"a.b","ts":"2025-01-01T00:00:00Z"}"#) == #"{"event":"a.b","ts":"2025-01-01T00:00:00Z"}"# + "\n"
    )
    #expect(
      logLine(#"{"event":"a.b"}"#)
        == #"{"schema":"dnp.event/1","ts":"1970-01-01T00:00:00.000000+00:00","event":"a.b"}"# + "\n")
    #expect(logLine(#"{"other":1}"#).hasSuffix(#","msg":"{\"other\":1}"}"# + "\n"))
  }
}
