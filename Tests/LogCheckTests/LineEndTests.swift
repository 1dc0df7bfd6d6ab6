import LogCheck
import LogCheckModel
import LogCheckSimulator
import LogCheckTestSupport
import Testing

/// Whatever ends its lines, a capture is the same.
@Suite struct LineEndTests {
  private static func ended(_ bytes: [UInt8], by end: [UInt8]) -> [UInt8] {
    bytes.flatMap { $0 == 0x0A ? end : [$0] }
  }

  /// CR; CR CR LF; LF CR; CR LF.
  @Test(.tags(.long), arguments: Sample.few, [[0x0D], [0x0D, 0x0D, 0x0A], [0x0A, 0x0D], [0x0D, 0x0A]] as [[UInt8]])
  func otherLineEndsMoveNoVerdict(sample: Sample, end: [UInt8]) async throws {
    let bytes = try sample.bytes()
    let plain = try await Judge.run(bytes)
    let judged = try await Judge.run(Self.ended(bytes, by: end))
    #expect(judged.verdicts == plain.verdicts)
    #expect(judged.summary.captures.first?.events == plain.summary.captures.first?.events)
    if end != [0x0A, 0x0D] {
      #expect(judged.summary.captures.first?.lines == plain.summary.captures.first?.lines)
    }
    let pieces = Disguise.cut(Self.ended(bytes, by: end), seed: 8)
    let cut = try await Judge.run([.pieces(pieces, shown: "capture.log")])
    #expect(cut.report() == judged.report())
  }

  /// A capture of one kind after one of another; the objects of JSON themselves show where they begin.
  @Test(.tags(.long), arguments: Extent.some(3, whole: 8, of: Sample.healthy.filter { $0.name.hasSuffix(".log") }))
  func twoKindsOfLineEndsInOneFileMoveNoVerdict(sample: Sample) async throws {
    let bytes = try sample.bytes()
    let plain = try await Judge.run(bytes).verdicts
    let logLines = bytes.logLines
    for logLine in [logLines.count / 3, logLines.count / 2] {
      for (first, second) in [([0x0D, 0x0A], [0x0D]), ([0x0A], [0x0D]), ([0x0A], [0x0D, 0x0A])] as [([UInt8], [UInt8])]
      {
        let mixed =
          Self.ended(logLines[..<logLine].flatMap(\.self), by: first)
          + Self.ended(logLines[logLine...].flatMap(\.self), by: second)
        #expect(try await Judge.run(mixed).verdicts == plain, "row \(logLine), \(first) and \(second)")
      }
    }
  }

  /// Line separators of Unicode, form feed, vertical tab: parts of a message.
  @Test(arguments: ["\u{2028}", "\u{2029}", "\u{85}", "\u{0B}", "\u{0C}"])
  func otherSeparatorsEndNoLine(_ separator: String) async throws {
    let logLine = "2025-11-15 06:00:00.000000+0000 0x1a2b     Default     0x0                  412    0    App: "
    let judged = try await Judge.run(Array((logLine + "[DNP-PLUGIN] one\(separator)two\n").utf8))
    let capture = try #require(judged.summary.captures.first)
    #expect(capture.lines == 1)
    #expect(capture.unrecognisedLines.first?.text.hasSuffix("two") == true)
  }

  /// Byte-order marks are where files were joined.
  @Test(.tags(.long), arguments: Sample.few)
  func aMarkWhereFilesWereJoinedMovesNoVerdict(sample: Sample) async throws {
    let bytes = try sample.bytes()
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let plain = try await Judge.run(bytes).verdicts
    #expect(try await Judge.run(mark + bytes).verdicts == plain)
    let logLines = bytes.logLines
    for logLine in Extent.some(2, whole: 4, of: Array(1..<logLines.count)) {
      let joined = mark + logLines[..<logLine].flatMap(\.self) + mark + logLines[logLine...].flatMap(\.self)
      #expect(try await Judge.run(joined).verdicts == plain, "before row \(logLine + 1)")
    }
  }

  @Test(.tags(.long), arguments: Sample.few)
  func aLastLineWithoutALineEndIsJudged(sample: Sample) async throws {
    let bytes = try sample.bytes()
    let whole = try #require(try await Judge.run(bytes).summary.captures.first)
    let open = try #require(try await Judge.run(Array(bytes.dropLast())).summary.captures.first)
    #expect(open.lines == whole.lines)
    #expect(open.endsInsideLine)
    #expect(open.events >= whole.events - 1)
  }
}
