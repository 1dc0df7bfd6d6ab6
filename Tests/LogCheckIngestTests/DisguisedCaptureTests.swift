import LogCheckIngest
import LogCheckModel
import LogCheckSimulator
import Testing

/// The same first run in every format and in every wrapping: what the reader hands on is the same.
@Suite struct DisguisedCaptureTests {
  private static let wrappings: [[String]] = [
    [], ["crlf"], ["utf8-bom"], ["crlf", "utf16le"], ["ansi"], ["bad-utf8"], ["github-actions"],
    ["gh-run-view", "crlf"], ["appium"], ["ansi", "github-actions"],
  ]

  /// SCN-01 and, as there is no such story of Android, a day of it.
  private func story(_ platform: CapturePlatform, _ style: LineStyle = .words, seed: UInt64) throws -> [LogEntry] {
    let scenario = try #require(Scenario.named(platform == .ios ? "SCN-01" : "happy-path-android"))
    return Array(scenario.run(Scenario.Options(style: style, seed: seed)))
  }

  @Test(arguments: LogWriter.all.map(\.id), wrappings)
  func readsTheSameLines(id: String, wrapping: [String]) throws {
    // No tool colours a JSON document.
    if wrapping.contains("ansi"), ["apple-json", "android-studio-json"].contains(id) { return }
    let writer = try #require(LogWriter.named(id))
    let isAndroid = writer.traits.parts.contains(.tag)
    let platform: CapturePlatform = isAndroid ? .android : .ios
    let style: LineStyle = writer.traits.parts.contains(.structuredOnly) ? .structured : .words
    let story = try story(platform, style, seed: 5)
    let entries = Array(
      NoisyEntries(story.makeIterator(), noise: ForeignNoise(platform: platform, seed: 6), density: 3))
    let settings = CaptureSettings()
    let capture = try wrapped(writer.write(entries, settings), wrapping, from: story[0].instant)

    var sink = ReadBackSink(writer: writer)
    let wanted = style == .words ? ["DNP-", "DN|"] : ["dnp.event/1"]
    var reader = CaptureReader(ReadingOptions(literals: wanted.map { Array($0.utf8) }))
    try reader.feed(capture.span, to: &sink)
    try reader.finish(to: &sink)

    #expect(reader.detection?.format?.id.name == writer.formatID)
    let expected = entries.filter { entry in
      let texts = [entry.message] + (isAndroid ? [entry.tag ?? ""] : [])
      return style == .structured || texts.contains { text in wanted.contains { text.contains($0) } }
    }.flatMap { ReadBack.expected($0, writer, settings) }.map(sink.comparable)
    try #require(expected.count >= 8)
    for (got, reported) in zip(sink.records, expected) where got != reported {
      Issue.record("read:     \(got)\nexpected: \(reported)")
      return
    }
    #expect(sink.records.count == expected.count)
    #expect(reader.counts.notUnderstood == 0)
  }

  /// One byte at a time makes no difference.
  @Test(arguments: LogWriter.all.map(\.id))
  func readsTheSameLinesByteByByte(id: String) throws {
    let writer = try #require(LogWriter.named(id))
    let platform: CapturePlatform = writer.traits.parts.contains(.tag) ? .android : .ios
    let capture = writer.write(try story(platform, seed: 9))
    func read(_ chunk: Int) throws -> [ReadBack] {
      var sink = ReadBackSink(writer: writer)
      var reader = CaptureReader(ReadingOptions(literals: [Array("DNP-".utf8), Array("dnp.event".utf8)]))
      var position = 0
      while position < capture.count {
        let end = min(capture.count, position + chunk)
        try reader.feed(capture.span.extracting(position..<end), to: &sink)
        position = end
      }
      try reader.finish(to: &sink)
      return sink.records
    }
    let whole = try read(capture.count)
    #expect(!whole.isEmpty)
    #expect(try read(1) == whole)
    #expect(try read(7) == whole)
  }

  private func wrapped(_ capture: [UInt8], _ wrapping: [String], from start: LogInstant) throws -> [UInt8] {
    var bytes = capture
    for id in wrapping { bytes = try #require(CaptureWrapper.named(id)).wrap(bytes, from: start) }
    return bytes
  }
}

/// Keeps what it is handed.
private struct ReadBackSink: RecordSink {
  let writer: LogWriter
  var records: [ReadBack] = []

  init(writer: LogWriter) { self.writer = writer }

  mutating func receive(_ event: ReaderEvent) {
    if case .record(let record) = event { records.append(comparable(ReadBack(record, writer))) }
  }

  /// Without the values that an event itself may contain, and without the wrapper's time, which records without one
  /// take.
  func comparable(_ read: ReadBack) -> ReadBack {
    var read = read
    if writer.traits.granularity == nil { read.stamp = nil }
    if writer.traits.parts.contains(.structuredOnly) {
      read.stamp = nil
      read.level = nil
    }
    return read
  }
}
