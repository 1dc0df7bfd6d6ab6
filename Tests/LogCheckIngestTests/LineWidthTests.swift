import LogCheckModel
import Testing

@testable import LogCheckIngest

/// The width at which lines were cut or wrapped.
@Suite struct LineWidthTests {
  static let stamp =
    "2025-11-15 05:39:54.102000+0000 0x1a2b     Default     0x0                  412    0    App: "

  private static func width(_ messages: [String]) -> LineWidth? {
    WidthSearch(messages.map { Array($0.utf8) }).width()
  }

  private static func wrapped(_ messages: [String], _ width: Int) -> [String] {
    messages.map { stamp + $0 }.flatMap { line in
      stride(from: 0, to: line.count, by: width).map { String(line.dropFirst($0).prefix(width)) }
    }
  }

  private static let messages = [
    "the first message goes on until it is longer than a line",
    "another one says something else, and is longer still, too",
    "short", "a third one (id=daily-1, time=2025-11-15T05:53:00Z, type=DAILY)",
  ]

  @Test func wrappedLinesHaveTheirWidth() {
    #expect(Self.width(Self.wrapped(Self.messages, 120)) == LineWidth(kind: .wrapped, columns: 120))
  }

  @Test func cutLinesHaveTheirWidth() {
    let cut = Self.messages.map { String((Self.stamp + $0).prefix(120)) }
    #expect(Self.width(cut) == LineWidth(kind: .cut, columns: 120))
  }

  @Test func linesThatEndAlikeHaveNone() {
    let days = (10..<20).map { Self.stamp + "BGAppRefreshTask scheduled (earliestBeginDate=2025-11-\($0)T05:48:00Z)" }
    #expect(Self.width(days) == nil)
  }

  @Test func objectsOfOneLengthHaveNone() {
    let hashes = ["91ab03cd", "f0e1d2c3", "aaaa1111", "12345678", "deadbeef", "0badcafe"]
    let lines = hashes.map { #"{"ts":"2025-11-15T05:40:00Z","event":"saved","fields":{"hash":"\#($0)"}}"# }
    #expect(Self.width(lines) == nil)
    #expect(Self.width(hashes.map { Self.stamp + "the content that was saved has the hash sha-\($0)" }) == nil)
  }

  @Test func linesOfAllLengthsHaveNone() {
    let lines = (1..<60).map { Self.stamp + String(repeating: "word ", count: $0 % 23) + "end \($0)" }
    #expect(Self.width(lines) == nil)
  }

  @Test func aMessageOfSeveralLinesIsNotWrapped() {
    let lines = Self.messages.flatMap { [Self.stamp + $0, "  first detail", "  second detail of \($0.prefix(9))"] }
    #expect(Self.width(lines)?.wraps != true)
  }

  @Test func oneLineThatBreaksOffInBracketsIsEnough() {
    let lines = ["short", "other"].map { Self.stamp + $0 } + [String((Self.stamp + Self.messages[3]).prefix(110))]
    #expect(Self.width(lines) == LineWidth(kind: .cut, columns: 110))
  }

  @Test(arguments: [("abc", 3, 3), ("✅", 1, 3), ("⚠️", 1, 6), ("e\u{301}", 1, 3)])
  func charactersMayCountDifferently(_ text: String, _ least: Int, _ most: Int) {
    let columns = Columns(of: Array(text.utf8).span)
    #expect(columns.mayBe(least))
    #expect(columns.mayBe(most))
    #expect(!columns.mayBe(most + 1))
    #expect(!columns.mayBe(least - 1))
  }

  @Test func aLongWordLeavesTheJoinUncertain() {
    func isUncertain(_ line: String, _ next: String) -> Bool {
      let (line, next) = (Array(line.utf8), Array(next.utf8))
      return LineWidth(kind: .wrappedAtBlanks, columns: 10).isUncertain(line.span, before: next.span)
    }
    #expect(isUncertain("abcdefghij", "klm no"))
    #expect(!isUncertain("abc defghi", "klm"))
    #expect(!isUncertain("abcdefghi ", "klm"))
  }
}

/// Wanted texts that the width broke in two.
@Suite struct BrokenTextTests {
  private struct Sink: RecordSink {
    var messages: [String] = []

    mutating func receive(_ event: ReaderEvent) {
      if case .record(let record) = event {
        messages.append(String(decoding: record.text[record.message], as: UTF8.self))
      }
    }
  }

  private static let messages = [
    "a line that is so long that it is continued on the next one", "another one that ends quite differently (ok=true)",
    "[WANTED] the text that may be in two parts", "short", "the last one, which is continued like the first, or so",
  ]

  /// The record with the text is found, whole, also where its tag is in two lines.
  @Test(arguments: 95..<110) func aTextInTwoLinesIsFound(_ width: Int) throws {
    let lines = Self.messages.map { LineWidthTests.stamp + $0 }.flatMap { line in
      stride(from: 0, to: line.count, by: width).map { String(line.dropFirst($0).prefix(width)) }
    }
    var sink = Sink()
    var reader = CaptureReader(ReadingOptions(literals: [Array("[WANTED]".utf8)]))
    try reader.feed(Array((lines.joined(separator: "\n") + "\n").utf8).span, to: &sink)
    try reader.finish(to: &sink)
    #expect(reader.detection?.width == LineWidth(kind: .wrapped, columns: width))
    #expect(sink.messages == [Self.messages[2]])
  }
}
