import LogCheckIngest
import LogCheckModel
import Testing

/// Captures whose newest entry is first, as Kibana, Datadog, CloudWatch Insights, `journalctl -r` and `tac` list them.
@Suite struct EntryOrderTests {
  private struct Sink: RecordSink {
    var messages: [String] = []
    var lines: [Int] = []
    var orders: [Int] = []
    var unread: [Int] = []
    var markers: [CaptureMarker] = []

    mutating func receive(_ event: ReaderEvent) {
      switch event {
      case .record(let record):
        messages.append(String(decoding: record.text[record.message], as: UTF8.self))
        lines.append(record.position.line)
        orders.append(record.position.order)
      case .notUnderstood(let record): unread.append(record.position.line)
      case .marker(let marker): markers.append(marker)
      case .detection, .time, .beyondLimit: break
      }
    }
  }

  private static func read(
    _ lines: [String], piece: Int = .max, keepsOrder: Bool = false, pauses: Bool = false
  ) throws -> (sink: Sink, reader: CaptureReader) {
    var options = ReadingOptions(literals: ["[DNP-FETCH]"].map { Array($0.utf8) })
    options.keepsOrder = keepsOrder
    var reader = CaptureReader(options)
    var sink = Sink()
    let bytes = Array((lines.joined(separator: "\n") + "\n").utf8)
    var start = 0
    while start < bytes.count {
      let end = piece < bytes.count - start ? start + piece : bytes.count
      try reader.feed(Array(bytes[start..<end]).span, to: &sink)
      if pauses { try reader.pause(to: &sink) }
      start = end
    }
    try reader.finish(to: &sink)
    return (sink, reader)
  }

  private static func line(_ index: Int, of clock: String = "2025-11-15 05:40") -> String {
    "\(clock):\(10 + index).800 App[412:6699] [DNP-FETCH] number \(index)"
  }

  private static let lines = (0..<8).map { line($0) }
  private static let messages = (0..<8).map { "[DNP-FETCH] number \($0)" }

  @Test(arguments: [1, 50, 1000]) func theLastLineIsReadFirst(_ piece: Int) throws {
    let (sink, reader) = try Self.read(Self.lines.reversed(), piece: piece)
    #expect(sink.messages == Self.messages)
    #expect(sink.lines == (1...8).reversed())
    #expect(sink.orders == sink.orders.sorted())
    #expect(reader.detection?.wrappers.map(\.name) == ["newest-first list"])
    #expect(reader.counts.candidates == 8)
  }

  @Test func aLineThatIsLaterThanTheOneBeforeKeepsTheOrder() throws {
    for position in 0..<7 {
      var lines = (0..<8).map { "2025-11-15 05:4\($0):10.800 App[412:6699] [DNP-FETCH] number \($0)" }
      lines.reverse()
      lines.swapAt(position, position + 1)
      let (sink, reader) = try Self.read(lines)
      #expect(sink.lines == Array(1...8))
      #expect(reader.detection?.wrappers.isEmpty == true)
    }
  }

  /// Lines are printed out of order by milliseconds.
  @Test func linesThatAreALittleLateKeepNothing() throws {
    var lines = (0..<40).map { "2025-11-15 05:40:10.\(100 + $0) App[412:6699] [DNP-FETCH] number \($0)" }
    lines.reverse()
    for position in [6, 17, 30] { lines.swapAt(position, position + 1) }
    #expect(try Self.read(lines).sink.lines == (1...40).reversed())
    for position in [8, 10, 12, 14] { lines.swapAt(position, position + 1) }
    #expect(try Self.read(lines).sink.lines == Array(1...40))
  }

  /// A clock that was set back is no order.
  @Test func fewLinesKeepTheirOrder() throws {
    let few = Array(Self.lines.prefix(4).reversed())
    #expect(try Self.read(few).sink.lines == Array(1...4))
    #expect(try Self.read(Array(Self.lines.prefix(5).reversed())).sink.lines == [5, 4, 3, 2, 1])
  }

  @Test func aFileThatGrowsKeepsItsOrder() throws {
    #expect(try Self.read(Self.lines.reversed(), keepsOrder: true).sink.lines == Array(1...8))
  }

  /// A stream is passed on when it falls silent, unless it is plainly turned round.
  @Test func aSilentStreamIsNotHeldBack() throws {
    #expect(try Self.read(Self.lines, piece: 70, pauses: true).sink.lines == Array(1...8))
    let late = try Self.read(Self.lines.reversed(), piece: 450, pauses: true).sink
    #expect(late.lines == (1...8).reversed())
  }

  @Test func newYearAndMidnightAreNoRise() throws {
    let year =
      (0..<4).map { "12-31 23:59:\(10 + $0).000  100  101 I App: [DNP-FETCH] \($0)" }
      + (4..<8).map { "01-01 00:00:\(10 + $0).000  100  101 I App: [DNP-FETCH] \($0)" }
    #expect(try Self.read(year.reversed()).sink.lines == (1...8).reversed())
    #expect(try Self.read(year).sink.lines == Array(1...8))
  }

  /// The lines have no time, but the tool that kept them printed one before each.
  @Test func stampsOfAToolShowTheOrder() throws {
    let lines = (0..<8).map { "2025-11-15T05:40:\(10 + $0).000Z [DNP-FETCH] number \($0)" }
    let wrapped = lines.map { "web-1  | \($0)" }
    let (sink, _) = try Self.read(wrapped.reversed())
    #expect(sink.messages == Self.messages)
    #expect(try Self.read(wrapped).sink.messages == Self.messages)
  }

  /// `tac` puts the second line of an entry before its first one, after another entry.
  @Test func entriesOfSeveralLinesAreLeftOpen() throws {
    var lines = Self.lines
    lines[3] += "\n  error: broken"
    let turned = lines.flatMap { $0.split(separator: "\n").map(String.init) }.reversed()
    let (sink, reader) = try Self.read(Array(turned))
    #expect(!sink.messages.contains { $0.contains("number 3") || $0.contains("number 4") })
    #expect(sink.messages.contains { $0.contains("number 5") })
    #expect(reader.counts.unreadRecords == 2 && sink.unread.count == 2)
  }

  @Test func aMarkerTurnsRoundWithTheLines() throws {
    var lines = (0..<8).map { "11-15 05:40:\(10 + $0).000  100  101 I App: [DNP-FETCH] \($0)" }
    lines.insert("11-15 05:40:13.500  100  101 I chatty  : uid=10234(com.example) expire 12 lines", at: 4)
    var options = ReadingOptions(wanted: WantedTexts(["[DNP-FETCH]", "chatty"].map { Array($0.utf8) }))
    options.capture = 0
    var reader = CaptureReader(options)
    var sink = Sink()
    try reader.feed(Array((lines.reversed().joined(separator: "\n") + "\n").utf8).span, to: &sink)
    try reader.finish(to: &sink)
    for marker in sink.markers {
      let before = try #require(marker.before), after = try #require(marker.after)
      #expect(before.timeOfDay <= after.timeOfDay)
    }
    #expect(sink.lines == sink.lines.sorted(by: >))
  }
}
