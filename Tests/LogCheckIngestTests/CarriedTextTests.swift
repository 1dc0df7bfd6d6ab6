import LogCheckIngest
import LogCheckModel
import Testing

/// Lines that mails, pagers and log services print in another form, as their documentation says.
@Suite struct CarriedTextTests {
  private struct Sink: RecordSink {
    var messages: [String] = []

    mutating func receive(_ event: ReaderEvent) {
      guard case .record(let record) = event else { return }
      messages.append(String(decoding: record.text[record.message], as: UTF8.self))
    }
  }

  private static func read(_ lines: [String]) throws -> (messages: [String], reader: CaptureReader) {
    var reader = CaptureReader(
      ReadingOptions(
        literals: ["[DNP-FETCH]", "D\u{8}DN\u{8}NP\u{8}P", "\"MESSAGE\":[", "\"event\""].map { Array($0.utf8) }))
    var sink = Sink()
    try reader.feed((Array(lines.joined(separator: "\n").utf8) + [0x0A]).span, to: &sink)
    try reader.finish(to: &sink)
    return (sink.messages, reader)
  }

  /// RFC 2045: lines of 76 characters at most, with `=` at the end of those that go on, and `=3D` for `=`.
  @Test func quotedPrintableIsDecoded() throws {
    let mail = ConsoleSample.lines.flatMap { line -> [String] in
      var pieces: [String] = [""]
      for character in line {
        let encoded = character == "=" ? "=3D" : String(character)
        if pieces[pieces.count - 1].count + encoded.count > 75 { pieces.append("") }
        pieces[pieces.count - 1] += encoded
      }
      return pieces.enumerated().map { $0.offset < pieces.count - 1 ? $0.element + "=" : $0.element }
    }
    let (messages, reader) = try Self.read(mail)
    #expect(messages == ConsoleSample.messages)
    #expect(reader.detection?.width?.kind == .quotedPrintable)
  }

  /// `less -N` repeats the number of the line before each piece.
  @Test func linesAreJoinedInsideOfAPrefix() throws {
    let page = ConsoleSample.lines.enumerated().flatMap { index, line in
      ConsoleSample.pieces(line, 72).map {
        String(repeating: " ", count: 7 - "\(index + 1)".count) + "\(index + 1) " + $0
      }
    }
    let (messages, reader) = try Self.read(page)
    #expect(messages == ConsoleSample.messages)
    #expect(reader.detection?.width == LineWidth(kind: .wrapped, columns: 72, isInside: true))
  }

  @Test func everyLineOfATextIsRead() throws {
    let texts = stride(from: 0, to: 12, by: 3).map { start in
      "{\"message\":\"\(ConsoleSample.lines[start..<start + 3].joined(separator: "\\n"))\\n\",\"type\":\"out\"}"
    }
    let (messages, reader) = try Self.read(texts)
    #expect(messages == ConsoleSample.messages)
    #expect(reader.counts.unreadRecords == 0)
  }

  /// A further line of a bare message is no separate record.
  @Test func aMessageOfSeveralLinesAfterAPrefixStaysWhole() throws {
    let lines = ConsoleSample.lines.flatMap { ["web-1  | \($0)", "web-1  |   and more of it"] }
    #expect(try Self.read(lines).messages == ConsoleSample.messages.map { $0 + "\n  and more of it" })
  }

  /// journald writes a text with controls in it as the numbers of its bytes.
  @Test func aTextWrittenAsNumbersIsRead() throws {
    let entries = ConsoleSample.lines.enumerated().map { index, line in
      index % 4 == 1
        ? "{\"MESSAGE\":[\(line.utf8.map { "\($0)" }.joined(separator: ","))],\"PRIORITY\":\"6\"}"
        : "{\"MESSAGE\":\"\(line)\",\"PRIORITY\":\"6\"}"
    }
    #expect(try Self.read(entries).messages == ConsoleSample.messages)
    let broken = entries + ["{\"MESSAGE\":[91,256],\"PRIORITY\":\"6\"}", "{\"MESSAGE\":[],\"PRIORITY\":\"6\"}"]
    #expect(try Self.read(broken).messages.filter { $0.hasPrefix("[DNP-FETCH]") } == ConsoleSample.messages)
  }

  /// `man` and printers write a bold letter as the letter, a backspace and the letter.
  @Test func overstruckLettersAreRead() throws {
    var lines = ConsoleSample.lines
    lines[3] = lines[3].replacing("DNP", with: "D\u{8}DN\u{8}NP\u{8}P")
    lines[4] += "\u{8}"
    let messages = try Self.read(lines).messages
    #expect(messages[3] == ConsoleSample.messages[3])
    // One that overwrites nothing stays, and hides nothing.
    #expect(messages[4] == ConsoleSample.messages[4] + "\u{8}")
  }

  /// Python prints an object with single quotation marks.
  @Test func theSignsAfterAQuotedLineAreTakenOff() throws {
    let entries = ConsoleSample.lines.map { "{'level': 'ALL', 'timestamp': 1763186417000, 'message': '\($0)'}" }
    #expect(try Self.read(entries).messages == ConsoleSample.messages)
    let events = ConsoleSample.lines.map { "[17] app: [1763186417.143567481, {\"log\"=>\"\($0)\"}]" }
    #expect(try Self.read(events).messages == ConsoleSample.messages)
  }

  /// A part of a line in quotation marks would be misread: nothing shows where it ends.
  @Test func linesInDifferentQuotationMarksAreLeftUnread() throws {
    let entries = ConsoleSample.lines.enumerated().map { index, line in
      index % 3 == 0 ? "entry => \"\(line)\" (1)" : "entry => '\(line)' (1)"
    }
    let messages = try Self.read(entries).messages
    #expect(messages.allSatisfy { !ConsoleSample.messages.contains($0) && $0.contains("entry") })
  }

  /// Objects as Python prints them show their quotation marks.
  @Test func objectsOfPythonAreReadInEitherQuotationMarks() throws {
    let entries = ConsoleSample.lines.enumerated().map { index, line in
      index % 3 == 0 ? "{'level': 'ALL', 'message': \"\(line)\"}" : "{'level': 'ALL', 'message': '\(line)'}"
    }
    #expect(try Self.read(entries).messages == ConsoleSample.messages)
  }

  /// The rest of a wrapped header is no prefix.
  @Test func aPartOfAHeaderIsNoPrefix() throws {
    let mail = (10..<30).flatMap { second in
      [
        "> 2025-11-15 05:40:\(second).800000+0000 0x1a2b     Default     0x0",
        ">     412    0    App: [DNP-FETCH] fetch \(second) (id=a,", "> ok=true)",
      ]
    }
    let (messages, _) = try Self.read(mail)
    #expect(!messages.contains { $0.hasPrefix("[DNP-FETCH]") })
  }

  /// `docker compose` colours the name of the container; Buildkite and Jenkins hide stamps and notes in a line.
  @Test(
    arguments: [
      { index in "\u{1B}[3\(index % 6 + 1)mweb-1  | \u{1B}[0m" },
      { index in "\u{1B}_bk;t=\(1_763_186_400_000 + index)\u{7}" },
      { index in index % 3 == 0 ? "\u{1B}[8mha:////4OvEHLYzTuFqNmA+/AAAA==\u{1B}[0m" : "" },
    ] as [@Sendable (Int) -> String])
  func whatATerminalHidesIsTakenOff(_ before: @Sendable (Int) -> String) throws {
    let (messages, reader) = try Self.read(ConsoleSample.lines.enumerated().map { before($0.offset) + $0.element })
    #expect(messages == ConsoleSample.messages)
    #expect(reader.counts.unreadRecords == 0)
  }
}
