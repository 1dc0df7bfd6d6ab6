import LogCheckIngest
import LogCheckModel
import Testing

/// Layers around the lines of a capture that a user names (`--text-of`, `--time-of`, `--level-of`, `--prefix`).
@Suite struct GivenLayerTests {
  private struct Sink: RecordSink {
    var records: [Record] = []

    mutating func receive(_ event: ReaderEvent) {
      if case .record(let record) = event { records.append(record.kept()) }
    }

    var messages: [String] { records.map { String(decoding: $0.text[$0.message], as: UTF8.self) } }
  }

  private static func read(_ lines: [String], _ change: (inout GivenLayers) -> Void) throws -> Sink {
    var options = ReadingOptions(literals: [Array("[DNP-FETCH]".utf8)])
    change(&options.layers)
    options.trustsWrapperStamps = options.layers.time != nil
    var reader = CaptureReader(options)
    var sink = Sink()
    try reader.feed(Array((lines.joined(separator: "\n") + "\n").utf8).span, to: &sink)
    try reader.finish(to: &sink)
    return sink
  }

  private static let messages = (0..<6).map { "[DNP-FETCH] number \($0)" }

  /// A tag is in two members, columns or values each: which one is the line only a user knows.
  private static let captures: [(field: String, lines: [String])] = [
    ("b.line", messages.map { #"{"a":"[DNP-FETCH] other","b":{"line":"\#($0)"}}"# }),
    ("b.line", messages.map { #"{"a":"[DNP-FETCH] other","b.line":"\#($0)"}"# }),
    ("2", messages.map { "[DNP-FETCH] other,\($0),x" }),
    ("text", ["other;text;x"] + messages.map { "[DNP-FETCH] other;\"\($0)\";x" }),
    ("text", messages.map { #"other="[DNP-FETCH] other" text="\#($0)""# }),
    (
      "list[].text",
      ["{\"list\":[" + messages.map { #"{"a":"[DNP-FETCH] other","text":"\#($0)"}"# }.joined(separator: ",") + "]}"]
    ),
    ("[][1]", ["[" + messages.map { #"["[DNP-FETCH] other","\#($0)"]"# }.joined(separator: ",\n") + "]"]),
  ]

  @Test(arguments: captures.indices) func theTextIsWhereTheUserSays(_ index: Int) throws {
    let (field, lines) = Self.captures[index]
    #expect(try Self.read(lines) { $0.text = LayerField(field) }.messages == Self.messages)
  }

  @Test(arguments: [
    ("1763185200000", "2025-11-15 05:40", 1_000_000), ("1763185200", "2025-11-15 05:40", 1_000_000_000),
    ("2025-11-15T05:40:00.000Z", "2025-11-15 05:40", 1_000_000),
    ("2025/11/15 05:40:00", "2025-11-15 05:40", 1_000_000_000),
  ])
  func theTimeIsWhereTheUserSays(_ printed: String, _ read: String, _ step: Int64) throws {
    let lines = Self.messages.map { #"{"ts":"2020-01-01T00:00:00Z","at":"\#(printed)","line":"\#($0)"}"# }
    for lines in [
      lines, lines.map { $0.replacing("\"\(printed)\"", with: printed.contains(":") ? "\"\(printed)\"" : printed) },
    ] {
      let sink = try Self.read(lines) { $0.time = LayerField("at") }
      #expect(sink.messages == Self.messages)
      let stamp = try #require(sink.records.first?.stamp)
      #expect(stamp.year == 2025 && stamp.month == 11 && stamp.day == 15)
      #expect(stamp.timeOfDay == (5 * 3600 + 40 * 60) * 1_000_000_000)
      #expect(stamp.granularity.nanoseconds == step)
    }
  }

  /// Words, numbers of pino, numbers of syslog (RFC 5424).
  @Test(arguments: [
    ("\"WARN\"", LogLevel.warning), ("\"trace\"", .debug), ("30", .info), ("50", .error), ("60", .fault), ("3", .error),
    ("\"6\"", .info),
  ])
  func theLevelIsWhereTheUserSays(_ printed: String, _ level: LogLevel) throws {
    let lines = Self.messages.map { #"{"l":\#(printed),"line":"\#($0)"}"# }
    let sink = try Self.read(lines) { $0.level = LayerField("l") }
    #expect(sink.records.map(\.level) == Self.messages.map { _ in level })
  }

  @Test func aPrefixIsWhereTheUserSays() throws {
    let lines = Self.messages.map { "[DNP-FETCH] other ## \($0)" }
    let sink = try Self.read(lines) { layers in
      layers.prefix = GivenPrefix(shown: ".*## ") { line in
        (0..<line.count).first { line.has("## ", at: $0) }.map { $0 + 3 }
      }
    }
    #expect(sink.messages == Self.messages)
  }

  @Test(arguments: [
    ("nothing", "no line has such a member, column or key; there are: a, b, b.line"),
    ("b[", "no line has such a member, column or key; there are: a, b, b.line"),
  ])
  func aFieldThatIsNotThereIsAnError(_ field: String, _ reason: String) throws {
    let problem = #expect(throws: GivenLayerProblem.self) {
      try Self.read(Self.captures[0].lines) { $0.text = LayerField(field) }
    }
    #expect(problem?.reason == reason)
    #expect(problem?.option == "--text-of")
  }

  @Test func valuesThatAreNoTimesAreAnError() throws {
    let problem = #expect(throws: GivenLayerProblem.self) {
      try Self.read(Self.captures[0].lines) { layers in
        layers.text = LayerField("b.line")
        layers.time = LayerField("a")
      }
    }
    #expect(problem?.option == "--time-of")
  }

  /// Nothing is read of a capture that is not as the user says.
  @Test func aCaptureThatIsNotAsSaidGivesNoRecord() throws {
    var options = ReadingOptions(literals: [Array("[DNP-FETCH]".utf8)])
    options.layers.prefix = GivenPrefix(shown: "x") { _ in nil }
    var reader = CaptureReader(options)
    var sink = Sink()
    try reader.feed(Array((Self.messages.joined(separator: "\n") + "\n").utf8).span, to: &sink)
    #expect(throws: GivenLayerProblem.self) { try reader.finish(to: &sink) }
    #expect(sink.records.isEmpty && reader.counts.lines == 0)
  }
}
