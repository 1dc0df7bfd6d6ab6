import LogCheckIngest
import LogCheckModel
import Testing

/// The calls of a reader, in order, as text.
private struct Reported: RecordSink {
  var lines: [String] = []

  mutating func receive(_ event: ReaderEvent) {
    switch event {
    case .record(let record): lines.append("record \(record.position.line)")
    case .notUnderstood(let record): lines.append("not understood \(record.position.line)")
    case .time(let stamp, _, let position):
      lines.append("time \(position.line) \(stamp.timeOfDay / 1_000_000_000)")
    case .marker(let marker):
      let ends = [marker.before, marker.after].map { $0.map { String($0.timeOfDay / 1_000_000_000) } ?? "-" }
      lines.append("\(marker.kind) \(marker.position.line) \(ends.joined(separator: " to "))")
    case .detection, .beyondLimit: break
    }
  }
}

/// Lines that report a loss, in captures of `log stream`.
@Suite struct MarkerTests {
  private func logLine(_ second: Int, _ text: String) -> String {
    let clock = [second / 3600, second / 60 % 60, second % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return
      "2025-06-01 \(clock.joined(separator: ":")).000000+0000 0x1a2b     Default     0x0                  700    0    "
      + "Jobs: \(text)\n"
  }

  private func reported(_ capture: String, chunk: Int) throws -> [String] {
    var reader = CaptureReader(ReadingOptions(literals: [Array("[JOB]".utf8)]))
    var sink = Reported()
    let bytes = Array(capture.utf8)
    for start in stride(from: 0, to: bytes.count, by: chunk) {
      try reader.feed(bytes.span.extracting(start..<min(bytes.count, start + chunk)), to: &sink)
    }
    try reader.finish(to: &sink)
    return sink.lines
  }

  /// Lines, then a marker just before the position at which the time is read, then more lines.
  private func lossCapture() -> (text: String, markerLine: Int) {
    var text = ""
    var line = 0
    while text.utf8.count < 65_536 - 60 {
      line += 1
      text += logLine(line, String(repeating: "x", count: 60))
    }
    text += "=== Messages dropped during live streaming (use `log show` to see what they were)\n"
    for second in 4000..<4010 { text += logLine(second, "after") }
    return (text + logLine(4100, "[JOB] done"), line + 1)
  }

  @Test(arguments: [1, 7, 4096, 65_536, 1_000_000])
  func aLossReachesToTheNextStamp(_ chunk: Int) throws {
    let (capture, line) = lossCapture()
    let reported = try reported(capture, chunk: chunk)
    let index = try #require(reported.firstIndex(of: "loss \(line) \(line - 1) to -"))
    // Never a time from before the loss.
    #expect(reported[index + 1] == "time \(line + 1) 4000")
    #expect(try reported == self.reported(capture, chunk: 1_000_000))
  }

  /// A line without a header after a marker is not taken for one with it, whatever markers it quotes: wanted text in it
  /// counts.
  @Test func aLineAfterAMarkerIsNotPartOfIt() throws {
    let capture =
      logLine(1, "before") + "=== Messages dropped\nthen === system boot: [JOB] done\n" + logLine(3, "after")
    let reported = try reported(capture, chunk: 1_000_000)
    #expect(reported.count { $0.hasPrefix("loss") } == 1)
    #expect(reported.contains("not understood 3"), "\(reported)")
  }

  /// If the time is read in the middle of a line, it is the time of that line and not of the one before.
  @Test func theTimeNeverGoesBackAfterARecord() throws {
    let before = String(repeating: "x", count: 60)
    var logLines: [String] = []
    var length = 0
    while length < 65_536 - 400 {
      logLines.append(Self.object(logLines.count, before))
      length += logLines[logLines.count - 1].utf8.count
    }
    let capture = (logLines + [Self.object(4000, "[JOB] done " + String(repeating: "y", count: 1000))]).joined()
    for chunk in [7, 65_536, 1_000_000] {
      let reported = try reported(capture, chunk: chunk)
      let index = try #require(reported.firstIndex { $0.hasPrefix("record") })
      #expect(reported[index...].dropFirst().allSatisfy { $0.hasSuffix(" 4000") })
    }
  }

  private static func object(_ second: Int, _ message: String) -> String {
    let clock = [second / 3600, second / 60 % 60, second % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return """
      {"eventType":"logEvent","messageType":"Default","processID":700,"threadID":11,"eventMessage":"\(message)",\
      "processImagePath":"/Jobs","machTimestamp":\(second),\
      "timestamp":"2025-06-01 \(clock.joined(separator: ":")).000000+0000"}

      """
  }

  @Test func aMessageThatQuotesAMarkerIsNotLost() throws {
    let capture = logLine(1, "two identical rows: [JOB] done") + logLine(2, "lost, unreliable messages from [JOB] done")
    #expect(try reported(capture, chunk: 1000).filter { $0.hasPrefix("record") } == ["record 1", "record 2"])
  }

  @Test(arguments: [1, 40, 4096])
  func linesThatLogdExpiredAreLost(chunk: Int) throws {
    func logLine(_ second: Int, _ text: String) -> String {
      "2025-06-01 00:00:0\(second).000 +0000   700   700 I \(text)\n"
    }
    let capture =
      "--------- beginning of main\n" + logLine(1, "Jobs    : [JOB] begins")
      + logLine(2, "chatty  : uid=1000(jobs) expire 7 lines")
      + logLine(3, "Jobs    : [JOB] done")
    #expect(try reported(capture, chunk: chunk).contains { $0.hasPrefix("loss 3 ") })
  }
}
