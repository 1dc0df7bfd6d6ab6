import LogCheckIngest
import LogCheckModel
import Testing

/// A line that an app prints without a header begins a separate record, also after the prefix that a job puts before
/// every line.
@Suite struct WrappedBareLineTests {
  @Test(arguments: [
    "", "2025-11-15T05:48:07.1234567Z ", "build\tRun tests\t2025-11-15T05:48:07.1234567Z ", "\u{1B}[32m",
  ])
  func aBareLineAfterAnotherRecordIsNotItsContinuation(_ prefix: String) throws {
    #expect(try messages(after: prefix, "[JOB] done") == ["[JOB] done"])
  }

  @Test(arguments: ["{\"tag\": \"[JOB]\", \"state\": \"done\"}", "{ \"tag\": \"[JOB]\" }  "])
  func norIsOneThatIsAnObject(_ logLine: String) throws {
    #expect(try messages(after: "", logLine) == [logLine])
  }

  /// A line that only begins or ends like an object belongs to the record before it, which is not wanted.
  @Test(arguments: ["{\"tag\": \"[JOB]\",", "  of [JOB]: \"done\"}", "{done: [JOB]}"])
  func partsOfObjectsAre(_ logLine: String) throws {
    #expect(try messages(after: "", logLine).contains(logLine) == false)
  }

  private func messages(after prefix: String, _ logLine: String) throws -> [String] {
    let logLines = [
      "2025-11-15 05:48:07.000000+0000 Mail[398:400] [sync] update plan:", "  1. fetch 4006", logLine,
      "2025-11-15 05:48:08.000000+0000 Mail[398:400] [sync] done",
    ]
    let capture = Array(logLines.map { prefix + $0 + "\n" }.joined().utf8)
    var reader = CaptureReader(ReadingOptions(literals: [Array("[JOB]".utf8)]))
    var sink = Messages()
    try reader.feed(capture.span, to: &sink)
    try reader.finish(to: &sink)
    return sink.texts
  }
}

private struct Messages: RecordSink {
  var texts: [String] = []

  mutating func receive(_ event: ReaderEvent) {
    if case .record(let record) = event { texts.append(String(decoding: record.text[record.message], as: UTF8.self)) }
  }
}
