import LogCheckIngest
import LogCheckModel
import Testing

/// Android Studio with the option "Show repeated tags" off: a blank tag is that of the line directly above.
@Suite struct HiddenTagTests {
  private struct Sink: RecordSink {
    var lines: [String] = []

    mutating func receive(_ event: ReaderEvent) {
      guard case .record(let record) = event else { return }
      func text(_ range: Range<Int>) -> String { String(decoding: record.text[range], as: UTF8.self) }
      lines.append("\(record.position.line) \(text(record.tag)) \(text(record.process)): \(text(record.message))")
    }
  }

  private static func read(_ lines: [String], piece: Int = .max) throws -> [String] {
    var reader = CaptureReader(ReadingOptions(literals: [Array("DNP-REACTIVATION".utf8), Array("DN|".utf8)]))
    var sink = Sink()
    let bytes = Array(lines.joined(separator: "\n").utf8) + [0x0A]
    for start in stride(from: 0, to: bytes.count, by: min(piece, bytes.count)) {
      try reader.feed(Array(bytes[start..<min(bytes.count, start + min(piece, bytes.count))]).span, to: &sink)
    }
    try reader.finish(to: &sink)
    return sink.lines
  }

  /// Columns as Android Studio 2021.3 and later prints them: time, pid-tid, tag, app, level.
  private static func line(
    _ second: Int, pid: Int = 4711, tag: String, app: String = "com.example.app", process: String? = nil,
    _ message: String
  ) -> String {
    func padded(_ text: String, _ width: Int) -> String {
      text + String(repeating: " ", count: max(0, width - text.count))
    }
    let numbers = padded(String(repeating: " ", count: 5 - "\(pid)".count) + "\(pid)-\(pid)", 12)
    let names = padded(app, 36) + (process.map { padded($0, 36) } ?? "")
    return "2025-11-15 05:30:0\(second).240 \(numbers)\(padded(tag, 24))\(names) D  \(message)"
  }

  @Test func aBlankTagIsThatOfTheLineAbove() throws {
    let lines = try Self.read([
      Self.line(0, tag: "DNP-REACTIVATION", "first"), Self.line(1, tag: "", app: "", "second"),
      Self.line(2, tag: "", "third"),
      Self.line(3, tag: "Other", "fourth"), Self.line(4, tag: "", "fifth"),
    ])
    #expect(
      lines == [
        "1 DNP-REACTIVATION com.example.app: first", "2 DNP-REACTIVATION : second",
        "3 DNP-REACTIVATION com.example.app: third",
      ])
  }

  /// The process of the line above may be another one.
  @Test func theLineAboveIsTheOneThatIsMeant() throws {
    let lines = try Self.read([
      Self.line(0, tag: "DNP-REACTIVATION", "first"), Self.line(1, pid: 77, tag: "Other", app: "com.other", "x"),
      Self.line(2, tag: "", "DN|ONE of another tag"),
      Self.line(3, pid: 77, tag: "DNP-REACTIVATION", app: "com.other", "y"),
      Self.line(4, tag: "", "second"),
    ])
    #expect(
      lines == [
        "1 DNP-REACTIVATION com.example.app: first", "3 Other com.example.app: DN|ONE of another tag",
        "4 DNP-REACTIVATION com.other: y", "5 DNP-REACTIVATION com.example.app: second",
      ])
  }

  @Test func theTagIsFoundNextToAProcessName() throws {
    let lines = try Self.read([
      Self.line(0, tag: "DNP-REACTIVATION", process: "com.example.app:work", "first"),
      Self.line(1, tag: "", process: "com.example.app", "second"), Self.line(2, tag: "<no-tag>", "third"),
      Self.line(3, tag: "", "fourth"),
    ])
    #expect(
      lines == ["1 DNP-REACTIVATION com.example.app:work: first", "2 DNP-REACTIVATION com.example.app: second"])
  }

  /// Further lines of a message are indented, and belong to their record.
  @Test func aMessageOfSeveralLinesIsOneRecord() throws {
    let lines = try Self.read([
      Self.line(0, tag: "DNP-REACTIVATION", "first"), String(repeating: " ", count: 100) + "more",
      Self.line(1, tag: "", "second"),
    ])
    #expect(lines == ["1 DNP-REACTIVATION com.example.app: first\nmore", "3 DNP-REACTIVATION com.example.app: second"])
  }

  @Test(arguments: [1, 7, 64, 150]) func theResultDoesNotDependOnThePieces(_ piece: Int) throws {
    let lines = [
      Self.line(0, tag: "DNP-REACTIVATION", "first"), Self.line(1, tag: "", "second"), Self.line(2, tag: "Other", "x"),
      Self.line(3, tag: "", "DN|ONE"), Self.line(4, tag: "", "y"),
    ]
    #expect(try Self.read(lines, piece: piece) == Self.read(lines))
  }
}
