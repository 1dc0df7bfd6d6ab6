import LogCheck
import LogCheckModel
import LogCheckReporting
import LogCheckSimulator
import LogCheckTestSupport
import Testing

/// The traces of a power failure that a file system leaves in a log: NULs, at the ends of lines or in blocks.
@Suite struct NULBlockTests {
  private static let block = [UInt8](repeating: 0, count: 65_536)

  private func split(_ bytes: [UInt8], at logLine: Int) -> (before: [UInt8], after: [UInt8]) {
    (bytes.logLines[..<logLine].flatMap(\.self), bytes.logLines[logLine...].flatMap(\.self))
  }

  @Test(.tags(.long), arguments: Sample.few)
  func linesPaddedWithNULAreJudgedTheSame(sample: Sample) async throws {
    let logLines = try sample.bytes().logLines
    let plain = try await Judge.run(logLines.flatMap(\.self)).verdicts
    for padding in [[UInt8](repeating: 0, count: 3), [UInt8](repeating: 0, count: 300)] {
      let after = logLines.flatMap { $0.last == 0x0A ? $0.dropLast() + padding + [0x0A] : $0 + padding }
      #expect(try await Judge.run(after).verdicts == plain, "after each line")
      #expect(try await Judge.run(logLines.flatMap { padding + $0 }).verdicts == plain, "before each row")
    }
  }

  /// Between two lines, or in the middle of one.
  @Test(.tags(.long), arguments: Extent.some(3, whole: 8, of: Sample.healthy), [false, true])
  func aBlockInTheMiddleIsReportedWithItsOffsetAndFailsNothing(sample: Sample, isInsideLine: Bool) async throws {
    let bytes = try sample.bytes()
    let logLine = bytes.logLines.count / 2
    var position = bytes.logLines[..<logLine].reduce(0) { $0 + $1.count }
    if isInsideLine { position += bytes.logLines[logLine].count / 2 }
    let damaged = Array(bytes[..<position]) + Self.block + Array(bytes[position...])
    let judged = try await Judge.run(damaged)
    let capture = try #require(judged.summary.captures.first)
    #expect(
      capture.nulBlocks == [NULBlock(line: isInsideLine ? logLine + 1 : logLine, offset: position, length: 65_536)])
    #expect(capture.lines == bytes.logLines.count)
    #expect(judged.failures.isEmpty, "\(judged.failures.map { "\($0.rule): \($0.message)" })")
    #expect(
      judged.summary.diagnostics.contains { $0.code == "I032" && $0.message.contains("from byte \(position) on") })
    // All lines but the one that was torn are inspected as before.
    let whole = try #require(try await Judge.run(bytes).summary.captures.first)
    #expect(capture.events >= whole.events - 2)
  }

  @Test(.tags(.long), arguments: Extent.some(5, whole: 20, of: Sample.failing))
  func aBlockNeverTurnsAFaultIntoAPass(sample: Sample) async throws {
    let bytes = try sample.bytes()
    let seed = UInt64(sample.name.utf8.reduce(9) { $0 &* 31 &+ Int($1) }.magnitude)
    for logLine in Extent.some(1, whole: 2, of: Array(1..<bytes.logLines.count), salt: seed) {
      let (before, after) = split(bytes, at: logLine)
      let judged = try await Judge.run(before + Self.block + after).verdicts
      for (rule, verdict) in try await Judge.run(bytes).verdicts where verdict == .fail {
        #expect(judged[rule] == .fail || judged[rule] == .inconclusive, "\(rule), before row \(logLine + 1)")
      }
    }
  }

  @Test(.tags(.long), arguments: Sample.few)
  func aBlockIsReadTheSameInAnyPieces(sample: Sample) async throws {
    let bytes = try sample.bytes()
    var generator = SeededGenerator(seed: 3 &+ Extent.seed)
    for _ in 0..<Extent.count(2, whole: 8) {
      let position = generator.number(in: 5..<bytes.count)
      let count = [510, 511, 512, 513, 900, 5000][generator.number(in: 0..<6)]
      let damaged = Array(bytes[..<position]) + [UInt8](repeating: 0, count: count) + Array(bytes[position...])
      let whole = try await Judge.run(damaged).report()
      let pieces = Disguise.cut(damaged, seed: generator.next())
      #expect(
        try await Judge.run([.pieces(pieces, shown: "capture.log")]).report() == whole,
        "\(count) NULs at byte \(position)"
      )
      #expect(whole.contains("I032") == (count >= 512))
    }
  }

  /// Files that grow in steps end with a block, and those that were emptied under their writer begin with one: nothing
  /// is missing between lines then.
  @Test(.tags(.long), arguments: Sample.few)
  func aBlockAtAnEndMovesNoVerdict(sample: Sample) async throws {
    let bytes = try sample.bytes()
    let plain = try await Judge.run(bytes).verdicts
    #expect(try await Judge.run(bytes + Self.block).verdicts == plain)
    let led = try await Judge.run(Self.block + bytes)
    #expect(led.verdicts == plain)
    #expect(led.summary.captures.first?.nulBlocks == [NULBlock(line: 1, offset: 0, length: 65_536)])
  }

  @Test func aTagWithNULInItIsNotThatTag() async throws {
    let logLine = "2025-11-15 06:00:00.000000+0000 0x1a2b     Default     0x0                  412    0    App: "
    let judged = try await Judge.run(Array((logLine + "[DNP-FET\0CH] Fetch started\n").utf8))
    let capture = try #require(judged.summary.captures.first)
    #expect(capture.events == 0 && capture.unrecognised == 1)
    #expect(!judged.report(.text).utf8.contains(0))
    #expect(judged.report(.json).contains("[DNP-FET\\u0000CH]"))
  }

  @Test func aMessageWithNULInItIsKeptWhole() async throws {
    let logLine = "2025-11-15 06:00:00.000000+0000 0x1a2b     Default     0x0                  412    0    App: "
    let judged = try await Judge.run(Array((logLine + "[DNP-PLUGIN] something\0 else\n").utf8))
    #expect(judged.summary.captures.first?.unrecognisedLines.first?.text.hasSuffix("something\0 else") == true)
  }
}
