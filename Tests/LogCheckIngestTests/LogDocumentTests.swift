import LogCheckIngest
import LogCheckModel
import Testing

/// JSON documents around the lines of a log, as the APIs of log services answer.
@Suite struct LogDocumentTests {
  private struct Sink: RecordSink {
    var messages: [String] = []
    var lines: [Int] = []

    mutating func receive(_ event: ReaderEvent) {
      guard case .record(let record) = event else { return }
      messages.append(String(decoding: record.text[record.message], as: UTF8.self))
      lines.append(record.position.line)
    }
  }

  private static func read(
    _ text: String, piece: Int = .max
  ) throws -> (messages: [String], lines: [Int], reader: CaptureReader) {
    var reader = CaptureReader(
      ReadingOptions(literals: ["[DNP-FETCH]", "\"event\"", "\\\"event\\\""].map { Array($0.utf8) }))
    var sink = Sink()
    let bytes = Array(text.utf8)
    var start = 0
    while start < bytes.count {
      let end = piece < bytes.count - start ? start + piece : bytes.count
      try reader.feed(Array(bytes[start..<end]).span, to: &sink)
      start = end
    }
    try reader.finish(to: &sink)
    return (sink.messages, sink.lines, reader)
  }

  private static let messages = (10..<20).map { "[DNP-FETCH] started \"\($0)\" (a, b)" }
  private static let lines = messages.enumerated().map {
    "2025-11-15 05:40:\($0.offset + 10).800 App[412:6699] \($0.element)"
  }

  private static func json(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n") + "\""
  }

  private static func list(_ item: (Int, String) -> String) -> String {
    "[" + lines.enumerated().map { item($0.offset, $0.element) }.joined(separator: ", ") + "]"
  }

  /// The shapes of CloudWatch, Datadog, Loki, OTLP, Elasticsearch, Sentry and a plain list.
  private static let documents: [(path: String, text: String)] = [
    (
      "events[].message",
      "{\"nextForwardToken\":\"f/3196\",\"events\":\(list { "{\"timestamp\":\(1_763_186_400_000 + $0),\"message\":\(json($1 + "\n"))}" })}"
    ),
    (
      "data[].attributes.message",
      "{\"data\": \(list { "{\"id\":\"AQ\($0)\",\"attributes\":{\"message\":\(json($1)),\"attributes\":{\"n\":1}}}" })}"
    ),
    (
      "data.result[].values[][1]",
      "{\"status\":\"success\",\"data\":{\"result\":[{\"stream\":{\"app\":\"x\"},\"values\":\(list { "[\"157081823800000000\($0)\", \(json($1))]" })}]}}"
    ),
    (
      "resourceLogs[].scopeLogs[].logRecords[].body.stringValue",
      "{\"resourceLogs\":[{\"scopeLogs\":[{\"logRecords\":\(list { "{\"timeUnixNano\":\"15447126603000000\($0)\",\"body\":{\"stringValue\":\(json($1))}}" })}]}]}"
    ),
    (
      "hits.hits[]._source.message",
      "{\"hits\":{\"total\":10,\"hits\":\(list { "{\"_source\":{\"message\":\(json($1)),\"n\":\($0)}}" })}}"
    ),
    ("[]", list { json($1) + ($0 < 0 ? "" : "") }),
  ]

  @Test(arguments: documents.map(\.text)) func theTextsOfADocumentAreItsLines(_ text: String) throws {
    let (messages, lines, reader) = try Self.read(text)
    #expect(messages == Self.messages)
    #expect(lines == Array(1...10))
    let path = try #require(Self.documents.first { $0.text == text }).path
    #expect(reader.detection?.wrappers.map(\.name) == ["json-document \(path)"])
    #expect(reader.detection?.format?.id.name == "xcode-console")
    #expect(reader.counts.bytes == text.utf8.count && reader.counts.lines == 10)
  }

  @Test(arguments: documents.map(\.text)) func blanksAndPiecesChangeNothing(_ text: String) throws {
    let pretty = text.replacing("{\"", with: "{\n  \"").replacing(":[", with: ": [\n")
    for piece in [1, 7, 100] { #expect(try Self.read(pretty, piece: piece).messages == Self.messages) }
  }

  /// CircleCI's output, a log as the value of one member.
  @Test(arguments: ["\\n", "\\r\\n"]) func oneTextMayBeAWholeLog(_ end: String) throws {
    let many = (0..<3000).map {
      Self.lines[$0 % 10].replacing("05:40", with: "\(10 + $0 / 600):\(10 + $0 / 60 % 10 * 5)")
    }
    let expected = many.map { String($0.split(separator: "] ", maxSplits: 1)[1]) }
    for (lines, piece) in [(Self.lines, 7), (many, 1000), (many, .max)] {
      let text = lines.map { $0.replacing("\"", with: "\\\"") }.joined(separator: end)
      for ending in ["", "\\n"] {
        let document = "[{\"message\":\"" + text + ending + "\",\"truncated\":false}]"
        let (messages, numbers, reader) = try Self.read(document, piece: piece)
        #expect(messages == (lines.count == 10 ? Self.messages : expected))
        #expect(numbers == Array(1...lines.count))
        #expect(reader.detection?.wrappers.map(\.name) == ["json-document [].message"])
        #expect(reader.counts.unreadRecords == 0)
      }
    }
  }

  /// Containers write an object for each line, and log services keep it as the text of a message.
  @Test func anObjectAsTextIsReadInside() throws {
    let objects = Self.lines.map { "{\"log\":\(Self.json($0 + "\n")),\"stream\":\"stdout\"}" }
    let document = "{\"events\":[" + objects.map { "{\"message\":\(Self.json($0))}" }.joined(separator: ",") + "]}"
    let (messages, _, reader) = try Self.read(document)
    #expect(messages == Self.messages)
    #expect(reader.detection?.wrappers.map(\.name) == ["json-document events[].message", "json-member log"])
    let lines = objects.map { "{\"time\":1,\"message\":\(Self.json($0))}" }.joined(separator: "\n")
    let inLines = try Self.read(lines)
    #expect(inLines.messages == Self.messages)
    #expect(inLines.reader.detection?.wrappers.map(\.name) == ["json-member message", "json-member log"])
  }

  /// Python prints what Appium's `get_log` gives: `True`, single quotation marks, or double ones around a text with single ones.
  @Test func aListOfPythonIsADocument() throws {
    let lines = Self.lines.enumerated().map { index, line in index % 3 == 0 ? line.replacing("\"", with: "'") : line }
    let entries = lines.map { line in
      let text = line.contains("'") ? "\"\(line)\"" : "'\(line)\\n'"
      return "{'level': 'ALL', 'isNew': True, 'x': None, 'message': \(text)}"
    }
    let (messages, _, reader) = try Self.read("[" + entries.joined(separator: ", ") + "]", piece: 17)
    #expect(
      messages
        == Self.messages.enumerated().map { $0.offset % 3 == 0 ? $0.element.replacing("\"", with: "'") : $0.element })
    #expect(reader.detection?.wrappers.map(\.name) == ["json-document [].message"])
    let escaped = try Self.read(
      "['2025-11-15 05:40:10.800 App[412:6699] [DNP-FETCH] caf\\xe9 \\u2026 \\'x\\'', '\(Self.lines[1])']")
    #expect(escaped.messages == ["[DNP-FETCH] café … 'x'", Self.messages[1]])
  }

  /// The newest text is first, and its own lines are in order: of equal stamps nothing would show that.
  @Test func textsOfSeveralRecordsKeepTheirOrder() throws {
    let turned = try Self.read("[" + Self.lines.reversed().map(Self.json).joined(separator: ",") + "]")
    #expect(turned.lines == (1...10).reversed())
    let same = Self.lines[9] + "\n" + Self.lines[9]
    let texts = [same] + Self.lines.prefix(9).reversed()
    let (_, lines, _) = try Self.read("[" + texts.map(Self.json).joined(separator: ",") + "]")
    #expect(lines == Array(1...11))
  }

  /// Bitrise cuts its log into chunks, anywhere.
  @Test func chunksOfALogAreJoined() throws {
    let log = Array(Self.lines.joined(separator: "\n").utf8)
    for size in [150, 200, 310] {
      let chunks = stride(from: 0, to: log.count, by: size).map {
        "{\"chunk\":\(Self.json(String(decoding: log[$0..<min(log.count, $0 + size)], as: UTF8.self))),\"position\":\($0)}"
      }
      let (messages, _, reader) = try Self.read("{\"log_chunks\":[" + chunks.joined(separator: ",") + "]}")
      #expect(messages == Self.messages || messages.isEmpty && reader.detection?.format == nil, "\(size)")
    }
  }

  /// Texts of several lines that are cut only now and then: nothing shows what belongs together.
  @Test func textsThatAreCutNowAndThenAreNotRead() throws {
    let texts =
      Self.lines.prefix(6).map { Self.json($0) } + [Self.json(Self.lines[6] + "\n" + Self.lines[7].prefix(60))]
      + [Self.json(String(Self.lines[7].dropFirst(60)))] + Self.lines.suffix(2).map { Self.json($0) }
    let (messages, _, reader) = try Self.read("[" + texts.joined(separator: ",") + "]")
    #expect(!messages.contains { Self.messages.contains($0) })
    #expect(reader.detection?.wrappers.contains { $0.id == "json-document" } != true)
  }

  /// Empty texts are lines, too, in whatever pieces they come.
  @Test func emptyTextsChangeNoLineNumbers() throws {
    let texts = Self.lines.flatMap { [Self.json($0), "\"\"", "\"\\n\""] }
    let text = "{\"m\":[\(texts.joined(separator: ","))]}"
    let whole = try Self.read(text).lines
    #expect(whole == Array(stride(from: 1, to: 31, by: 3)))
    for piece in [1, 5, 64] { #expect(try Self.read(text, piece: piece).lines == whole) }
  }

  @Test func aDocumentThatEndsInsideOfAValueIsMarked() throws {
    let text = Self.documents[0].text
    #expect(try Self.read(text).reader.counts.endsInsideLine == false)
    #expect(try Self.read(String(text.dropLast())).reader.counts.endsInsideLine)
    #expect(try Self.read(String(text.dropLast(8))).reader.counts.endsInsideLine)
  }

  /// A document that was cut off gives the texts that are whole.
  @Test func aTornDocumentGivesItsWholeTexts() throws {
    let text = Self.documents[0].text
    for count in stride(from: text.utf8.count / 2, to: text.utf8.count, by: 13) {
      let messages = try Self.read(String(decoding: Array(text.utf8.prefix(count)), as: UTF8.self)).messages
      #expect(messages == Array(Self.messages.prefix(messages.count)), "\(count)")
    }
  }

  @Test func structuredEventsInTextsAreRead() throws {
    let events = (0..<5).map { "{\"ts\":\"2025-11-15T05:40:0\($0)Z\",\"event\":\"fetch.started\",\"n\":\($0)}" }
    let text = "{\"entries\":[\(events.map { "{\"textPayload\":\(Self.json($0))}" }.joined(separator: ","))]}"
    let (messages, _, reader) = try Self.read(text)
    #expect(messages.count == 5 && reader.detection?.format?.id.name == "dnp-events")
  }

  /// Texts elsewhere in the document that are of the app are counted, so that the run is not proved.
  @Test func textsElsewhereAreCounted() throws {
    let other = "[DNP-FETCH] of another member"
    let text =
      "{\"a\":[\(Array(repeating: Self.json(other), count: 3).joined(separator: ","))],\"events\":\(Self.list { "{\"n\":\($0),\"m\":\(Self.json($1))}" })}"
    let (messages, _, reader) = try Self.read(text)
    #expect(messages == Self.messages && reader.counts.unreadRecords == 3)
  }

  @Test(arguments: [
    "{\"a\":1,\"b\":[\"x\",\"y\"]}", "[1, 2, 3]", "{", "[[[[", "{\"a\":\"", "[\"\\", "{\"a\" \"b\" }}}}]]]",
    "{\"[DNP-FETCH] a\":1}",
    "{\"one\":\"[DNP-FETCH] alone\"}",
  ])
  func otherDocumentsAreNoCaptures(_ text: String) throws {
    #expect(try Self.read(text).reader.detection?.wrappers.isEmpty ?? true)
  }

  /// Lines that are no JSON begin no document, and after one they are counted.
  @Test func whatIsNoDocumentIsNotReadAsOne() throws {
    let python = Self.lines.map { "{'message': \"\($0)\"}" }.joined(separator: "\n")
    #expect(try Self.read(python).reader.detection?.wrappers.contains { $0.id == "json-document" } != true)
    let document = Self.documents[0].text
    let filler = "{\"filler\":\"\(String(repeating: "x", count: 70_000))\"}\n"
    let (messages, _, reader) = try Self.read(document + filler + "text that is no JSON\n")
    #expect(messages == Self.messages && reader.counts.unreadRecords == 1)
  }

  /// A document on one line is read as it comes: memory holds no more of it than of other captures.
  @Test func aLongLineIsReadAsItComes() throws {
    let text = "{\"e\":[" + Array(repeating: Self.json(Self.lines[0]), count: 3000).joined(separator: ",")
    var reader = CaptureReader(ReadingOptions(literals: [Array("[DNP-FETCH]".utf8)]))
    var sink = Sink()
    try reader.feed(Array(text.utf8).span, to: &sink)
    #expect(sink.messages.count > 1000)
  }

  /// Levels without end are read over, and what comes after them is read.
  @Test func deepDocumentsAreBorne() throws {
    let deep = String(repeating: "[", count: 5000) + "\"[DNP-FETCH] deep\"" + String(repeating: "]", count: 5000)
    let text = "{\"d\":\(deep),\"events\":\(Self.list { "{\"n\":\($0),\"m\":\(Self.json($1))}" })}"
    #expect(try Self.read(text).messages == Self.messages)
  }

  /// Pretty-printed lines are known formats where they are: an array of Apple's objects is no document around others.
  @Test func aKnownFormatIsNoDocument() throws {
    let text =
      "[{\n  \"eventMessage\" : \"[DNP-FETCH] a\",\n  \"timestamp\" : \"2025-11-15 05:40:09.820000+0000\",\n  \"processID\" : 412\n},{\n  \"eventMessage\" : \"[DNP-FETCH] b\",\n  \"timestamp\" : \"2025-11-15 05:40:10.820000+0000\",\n  \"processID\" : 412\n}]\n"
    let (messages, _, reader) = try Self.read(text)
    #expect(reader.detection?.format?.id.name == "apple-json" && messages == ["[DNP-FETCH] a", "[DNP-FETCH] b"])
  }
}
