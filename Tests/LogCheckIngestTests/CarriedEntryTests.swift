import LogCheckIngest
import LogCheckModel
import Testing

/// Entries of containers and journals, and captures whose lines end with something else, as the documentation of their writers says.
@Suite struct CarriedEntryTests {
  private struct Sink: RecordSink {
    var messages: [String] = []
    var lines: [Int] = []
    var cut: [Int] = []

    mutating func receive(_ event: ReaderEvent) {
      guard case .record(let record) = event else { return }
      messages.append(String(decoding: record.text[record.message], as: UTF8.self))
      lines.append(record.position.line)
      if record.isCut { cut.append(record.position.line) }
    }
  }

  /// Read whole and a byte at a time; the results are the same.
  private static func read(_ text: String) throws -> (sink: Sink, reader: CaptureReader) {
    let options = ReadingOptions(literals: [Array("[DNP-FETCH]".utf8)])
    let bytes = Array(text.utf8)
    var whole = (sink: Sink(), reader: CaptureReader(options))
    try whole.reader.feed(bytes.span, to: &whole.sink)
    try whole.reader.finish(to: &whole.sink)
    var pieces = (sink: Sink(), reader: CaptureReader(options))
    for index in bytes.indices { try pieces.reader.feed(bytes.span.extracting(index..<index + 1), to: &pieces.sink) }
    try pieces.reader.finish(to: &pieces.sink)
    #expect(whole.sink.messages == pieces.sink.messages)
    #expect(whole.sink.lines == pieces.sink.lines)
    #expect(whole.sink.cut == pieces.sink.cut)
    return whole
  }

  private static func docker(_ text: String, stream: String = "stdout") -> String {
    #"{"log":"\#(text)","stream":"\#(stream)","time":"2025-11-15T06:00:00.1Z"}"#
  }

  // MARK: Line ends

  /// U+2028 is a line break in notes and chats; a copy of them ends with a line end or without.
  @Test(arguments: ["", "\n"])
  func lineSeparatorsEndLines(_ end: String) throws {
    let (sink, _) = try Self.read(ConsoleSample.lines.joined(separator: "\u{2028}") + end)
    #expect(sink.messages == ConsoleSample.messages)
    #expect(sink.lines == Array(1...12))
  }

  /// A sign in a title ends no line of a capture that has line ends, nor a single object.
  @Test func aLineSeparatorInATextEndsNothing() throws {
    let title = "[DNP-FETCH] title (title=Good\u{2028}morning, id=daily-1)"
    let (text, _) = try Self.read("2025-11-15 05:40:10.800 App[412:6699] \(title)\n\(ConsoleSample.lines[1])\n")
    #expect(text.messages == [title, ConsoleSample.messages[1]])
    let (object, reader) = try Self.read(
      #"{"timestamp":"2025-11-15 05:40:10.800000+0000","processID":412,"processImagePath":"/App","eventMessage":"\#(title)"}"#
    )
    #expect(object.messages.count == 1)
    // Nor a single line, whatever comes after it.
    let (line, other) = try Self.read("2025-11-15 05:40:10.800 App[412:6699] \(title)")
    #expect(line.messages == [title])
    #expect(other.counts.lines == 1)
    #expect(reader.counts.lines == 1)
  }

  /// A line that a terminal overwrote is one line, also where it is the only one.
  @Test func aReturnInTheOnlyLineEndsNothing() throws {
    let (sink, reader) = try Self.read("2025-11-15 05:40:10.800 App[412:6699] [DNP-FETCH] one\rtwo\n")
    #expect(sink.lines == [1])
    #expect(reader.counts.lines == 1)
  }

  /// Graylog's GELF over TCP ends each object with NUL.
  @Test(arguments: ["", "\0", "\0\n"])
  func nulEndsObjects(_ end: String) throws {
    let objects = ConsoleSample.lines.map {
      #"{"version":"1.1","host":"h","short_message":"\#($0)","timestamp":1763186400}"#
    }
    let (sink, _) = try Self.read(objects.joined(separator: "\0") + end)
    #expect(sink.messages == ConsoleSample.messages)
    #expect(sink.lines == Array(1...12))
    #expect(sink.cut == [])
  }

  /// An object that is closed was not cut, whatever follows it.
  @Test func oneNULAfterAClosedObjectCutsNothing() throws {
    let objects = ConsoleSample.lines.map { #"{"version":"1.1","host":"h","short_message":"\#($0)"}"# }
    let (sink, _) = try Self.read(objects.joined(separator: "\0\n") + "\0\n")
    #expect(sink.messages == ConsoleSample.messages)
    #expect(sink.cut == [])
  }

  // MARK: Parts

  /// docker's json-file keeps the end of a line; a part of one has none.
  @Test func partsOfDockerAreJoined() throws {
    let entries = ConsoleSample.lines.flatMap { line -> [String] in
      let pieces = ConsoleSample.pieces(line, 60)
      return pieces.indices.map { Self.docker(pieces[$0] + ($0 + 1 < pieces.count ? "" : "\\n")) }
    }
    let (sink, reader) = try Self.read(entries.joined(separator: "\n") + "\n")
    #expect(sink.messages == ConsoleSample.messages)
    #expect(sink.cut == [])
    #expect(reader.counts.unreadRecords == 0)
  }

  /// Some programs print a line end after some texts: what differs in length was not cut by a limit.
  @Test func entriesOfDifferentLengthsAreNoParts() throws {
    let entries = ConsoleSample.lines.enumerated().map { Self.docker($1 + ($0 % 3 == 0 ? "\\n" : "")) }
    let (sink, _) = try Self.read(entries.joined(separator: "\n") + "\n")
    #expect(sink.messages == ConsoleSample.messages)
  }

  /// One text without a line end may be the longest of all, and the entry after it remains a separate one.
  @Test func oneLongTextWithoutALineEndIsNoPart() throws {
    let longest = ConsoleSample.lines.indices.max { ConsoleSample.lines[$0].count < ConsoleSample.lines[$1].count }
    let entries = ConsoleSample.lines.enumerated().map { Self.docker($1 + ($0 == longest ? "" : "\\n")) }
    let (sink, _) = try Self.read(entries.joined(separator: "\n") + "\n")
    #expect(sink.messages == ConsoleSample.messages)
  }

  /// A document that is printed over several lines, with a log of megabytes in one of its texts.
  @Test func aTextOfADocumentMayBeOnALineOfAnyLength() throws {
    let other = String(repeating: "2025-11-15 05:39:00.000 App[412:6699] loading\\n", count: 40_000)
    let text = other + ConsoleSample.lines.joined(separator: "\\n") + "\\n"
    let bytes = Array("{\n  \"name\": \"night\",\n  \"output\": \"\(text)\"\n}\n".utf8)
    var reader = CaptureReader(ReadingOptions(literals: [Array("[DNP-FETCH]".utf8)]))
    var sink = Sink()
    for start in stride(from: 0, to: bytes.count, by: 65_536) {
      try reader.feed(bytes.span.extracting(start..<min(bytes.count, start + 65_536)), to: &sink)
    }
    try reader.finish(to: &sink)
    #expect(sink.messages == ConsoleSample.messages)
    #expect(sink.cut == [])
  }

  /// An entry of the other stream between two parts belongs to neither, and the first part remains one that was cut.
  @Test func anEntryOfAnotherStreamIsNoPart() throws {
    var entries = ConsoleSample.lines.flatMap { line -> [String] in
      let pieces = ConsoleSample.pieces(line, 60)
      return pieces.indices.map { Self.docker(pieces[$0] + ($0 + 1 < pieces.count ? "" : "\\n")) }
    }
    entries.insert(Self.docker("warning: something else\\n", stream: "stderr"), at: 1)
    let (sink, _) = try Self.read(entries.joined(separator: "\n") + "\n")
    #expect(Array(sink.messages.dropFirst()) == Array(ConsoleSample.messages.dropFirst()))
    #expect(sink.cut == [1])
  }

  /// The driver for fluentd says so in members.
  @Test func partsOfFluentdAreJoined() throws {
    let entries = ConsoleSample.lines.enumerated().flatMap { index, line -> [String] in
      let pieces = ConsoleSample.pieces(line, 60)
      return pieces.indices.map { part in
        let marks = #""partial_message":"true","partial_id":"\#(index)","partial_last":"\#(part + 1 == pieces.count)""#
        return #"{"source":"stdout","log":"\#(pieces[part])",\#(marks)}"#
      }
    }
    let (sink, _) = try Self.read(entries.joined(separator: "\n") + "\n")
    #expect(sink.messages == ConsoleSample.messages)
    #expect(sink.cut == [])
  }

  /// The container runtime interface writes `P` for a part and `F` for the last one.
  @Test func partsOfContainersAreJoined() throws {
    let entries = ConsoleSample.lines.flatMap { line -> [String] in
      let pieces = ConsoleSample.pieces(line, 60)
      return pieces.indices.map { "2025-11-15T06:00:00.1Z stdout \($0 + 1 < pieces.count ? "P" : "F") \(pieces[$0])" }
    }
    let (sink, _) = try Self.read(entries.joined(separator: "\n") + "\n")
    #expect(sink.messages == ConsoleSample.messages)
    // The rest of the last line is missing.
    let (cut, _) = try Self.read(entries.dropLast().joined(separator: "\n") + "\n")
    #expect(cut.cut == [sink.lines[11]])
  }

  // MARK: Fields

  /// systemd.journal-fields(7): one field a line, an empty line after each entry.
  @Test func messagesOfAJournalExportAreRead() throws {
    let entries = ConsoleSample.lines.enumerated().map { index, line in
      """
      __CURSOR=s=0639;i=\(index)
      __REALTIME_TIMESTAMP=176318640\(1_000_000 + index)
      _COMM=app
      PRIORITY=6
      MESSAGE=\(line)
      _CMDLINE=app --log

      """
    }
    let (sink, reader) = try Self.read(entries.joined(separator: "\n") + "\n")
    #expect(sink.messages == ConsoleSample.messages)
    #expect(sink.lines == (0..<12).map { 7 * $0 + 5 })
    #expect(reader.detection?.wrappers.map(\.name) == ["field MESSAGE"])
  }

  /// A value of another field is no line of the log, but is named.
  @Test func otherFieldsAreUnread() throws {
    let entries = ConsoleSample.lines.enumerated().map { index, line in
      "_CMDLINE=app \(index == 3 ? "[DNP-FETCH] BGTask expired" : "")\nPRIORITY=6\nMESSAGE=\(line)\n"
    }
    let (sink, reader) = try Self.read(entries.joined(separator: "\n") + "\n")
    #expect(sink.messages == ConsoleSample.messages)
    #expect(reader.counts.unreadRecords == 1)
  }

  // MARK: Remains of terminal sequences

  /// A browser shows no ESC, and copies what is left.
  @Test func coloursWithoutEscapeAreTakenOff() throws {
    let coloured = ConsoleSample.lines.map { "\u{5B}36m" + $0.prefix(23) + "[0m" + $0.dropFirst(23) }
    let (sink, _) = try Self.read(coloured.joined(separator: "\n") + "\n")
    #expect(sink.messages == ConsoleSample.messages)
    let stamped = ConsoleSample.lines.map { "_bk;t=1763186400000" + $0 }
    #expect(try Self.read(stamped.joined(separator: "\n") + "\n").sink.messages == ConsoleSample.messages)
  }

  /// `rate(x[5m])` in some lines is what the app wrote.
  @Test func bracketsInSomeLinesStay() throws {
    let messages = ConsoleSample.messages.enumerated().map { $0 % 2 == 0 ? "\($1) rate(x[5m])" : $1 }
    let lines = messages.enumerated().map { "2025-11-15 05:40:\(10 + $0).800 App[412:6699] \($1)" }
    #expect(try Self.read(lines.joined(separator: "\n") + "\n").sink.messages == messages)
  }
}
