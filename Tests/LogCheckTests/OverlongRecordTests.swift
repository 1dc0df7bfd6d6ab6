import LogCheck
import LogCheckModel
import LogCheckRuleLibrary
import LogCheckRules
import LogCheckSimulator
import LogCheckTestSupport
import Testing

/// 64 KiB of a record are kept: the rest is searched, and text of the plugin in it is reported.
@Suite struct OverlongRecordTests {
  private static let header = " 0x1a2b     Default     0x0                  "

  private static func logLines() throws -> [[UInt8]] {
    try #require(Sample.healthy.first { $0.name.hasSuffix("first-run.log") }).bytes().logLines
  }

  /// A line with so many bytes before `text` and after it, in the middle of a healthy capture.
  private static func capture(_ before: Int, _ text: String, _ after: Int, of process: String) throws -> [UInt8] {
    let logLines = try logLines()
    // At the time of the line after it.
    let logLine =
      Array(logLines[25].prefix(31)) + Array((Self.header + process).utf8) + [UInt8](repeating: 0x78, count: before)
      + Array(text.utf8)
      + [UInt8](repeating: 0x79, count: after) + [0x0A]
    return logLines[..<25].flatMap(\.self) + logLine + logLines[25...].flatMap(\.self)
  }

  private static let sizes = [65_000, 65_450, 70_000, 900_000, 1_048_500, 1_048_600, 3_000_000]

  @Test(.tags(.long), arguments: Extent.some(3, of: sizes), [0, 2_000_000])
  func textOfThePluginBeyondTheLimitIsReportedAndDecidesNothing(before: Int, after: Int) async throws {
    let bytes = try Self.capture(before, " [DNP-SCHEDULER] Scheduling notification", after, of: "412    0    App: ")
    let judged = try await Judge.run(bytes)
    let isKept = before < 65_400
    let capture = try #require(judged.summary.captures.first)
    #expect(capture.beyondLimitLines == (isKept ? [] : [26]))
    #expect(
      judged.summary.diagnostics.contains { $0.code == "I031" && $0.message.contains("capture.log:26") } == !isKept)
    #expect(judged.failures.isEmpty)
    if !isKept {
      #expect(judged.summary.rules.contains { $0.reasons[.truncated] != nil })
      #expect(capture.cutRecords == 1)
    }
    let pieces = Disguise.cut(bytes, seed: 4)
    #expect(try await Judge.run([.pieces(pieces, shown: "capture.log")]).report() == judged.report())
  }

  /// The same text in two pieces, wherever the end of one lies.
  @Test(.tags(.long), arguments: Extent.some(4, of: Array(1_100_000...1_100_012)))
  func aTextAcrossTwoReadsIsFound(position: Int) async throws {
    let bytes = try Self.capture(1_097_000, "[DNP-STORAGE]", 10, of: "99     0    Other: ")
    let judged = try await Judge.run([
      .pieces([Array(bytes[..<position]), Array(bytes[position...])], shown: "capture.log")
    ])
    #expect(judged.summary.captures.first?.beyondLimit == 1)
  }

  @Test func foreignLinesOfAnyLengthChangeNoVerdict() async throws {
    let plain = try await Judge.run(try Self.logLines().flatMap(\.self)).verdicts
    let searches = Set(try Shipped.rules.get().ruleSet.rules.filter { $0.tags.contains("privacy") }.map(\.id))
    for count in [70_000, 1_000_000, 9_000_000] {
      let judged = try await Judge.run(try Self.capture(count, "", 0, of: "99     0    Other: "))
      #expect(judged.verdicts.filter { $0.value != plain[$0.key] && !searches.contains($0.key) }.isEmpty, "\(count)")
      #expect(judged.summary.captures.first?.beyondLimit == 0)
    }
  }

  @Test(arguments: [60_000, 1_000_000, 9_000_000])
  func theStartOfALongLineStillBelongsToThePlugin(count: Int) async throws {
    let logLines = try Self.logLines()
    let plain = try #require(try await Judge.run(logLines.flatMap(\.self)).summary.captures.first)
    let bytes = try Self.capture(0, "[DNP-PLUGIN] ", count, of: "412    0    App: ")
    let capture = try #require(try await Judge.run(bytes).summary.captures.first)
    #expect(capture.unrecognised == plain.unrecognised + 1 && capture.events == plain.events)
    #expect(capture.cutRecords == (count > 65_536 ? 1 : 0))
  }

  /// The positions of later lines count the bytes that were left out.
  @Test func linesAfterALongLineHaveTheirPositions() async throws {
    let logLines = try Self.logLines()
    let long = try Self.capture(3_000_000, " [DNP-FETCH] x", 0, of: "99     0    Other: ")
    let judged = try await Judge.run(long + [UInt8](repeating: 0, count: 600) + logLines[0])
    #expect(
      judged.summary.captures.first?.nulBlocks == [NULBlock(line: logLines.count + 1, offset: long.count, length: 600)])
  }

  /// Of a line that has not ended a MiB is tolerated.
  @Test(.tags(.long), arguments: [70_000, 1_200_000])
  func textOfThePluginBeyondTheLimitOfAnObjectIsReported(count: Int) async throws {
    func object(_ second: Int, _ message: String) -> String {
      #"{"timestamp":"2025-11-15 06:00:0\#(second).000000+0000","eventMessage":"\#(message)","processID":412,"#
        + #""processImagePath":"/App","messageType":"Default","traceID":1,"eventType":"logEvent"}"# + "\n"
    }
    let long = String(repeating: "x", count: count) + " [DNP-FETCH] started" + String(repeating: "y", count: count)
    let bytes = Array((object(1, "[DNP-PLUGIN] status = ready") + object(2, long) + object(3, "foreign")).utf8)
    let judged = try await Judge.run(bytes)
    #expect(judged.summary.captures.first?.beyondLimitLines == [2])
    // Each piece of a line that has not ended moves what there is of it.
    for seed in Extent.seeds(1, whole: 3, salt: UInt64(count)) {
      let pieces = Disguise.cut(bytes, seed: seed)
      #expect(try await Judge.run([.pieces(pieces, shown: "capture.log")]).report() == judged.report(), "seed \(seed)")
    }
  }

  @Test func aRecordOfVeryManyLinesIsCutAndCounted() async throws {
    let logLines = try Self.logLines()
    let tail = [UInt8](repeating: 0x61, count: 20) + [0x0A]
    let record =
      Array(logLines[25].prefix(31)) + Array((Self.header + "412    0    App: [DNP-PLUGIN] something\n").utf8)
      + (0..<200_000).flatMap { _ in tail }
    var options = AuditOptions()
    options.keepsAccount = true
    let bytes = logLines[..<25].flatMap(\.self) + record + logLines[25...].flatMap(\.self)
    let judged = try await Judge.run(bytes, options)
    let account = try #require(judged.summary.captures.first?.account)
    #expect(account.read == logLines.count + 200_001 && account.sum == account.read)
    #expect(
      judged.summary.captures.first?.events
        == (try await Judge.run(logLines.flatMap(\.self))).summary.captures.first?.events)
    #expect(account.continuations < 3_200 && account.continuations > 3_000)
  }
}
