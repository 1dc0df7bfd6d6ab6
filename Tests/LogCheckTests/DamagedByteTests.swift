import LogCheck
import LogCheckModel
import LogCheckSimulator
import LogCheckTestSupport
import Testing

/// A byte that was lost makes what it belonged to unknown; it never makes a fault.
@Suite struct DamagedByteTests {
  /// Bytes of the beginning that all tags of the plugin have: if these are lost, nothing may show whose the line was.
  private static let beginnings = ["[DNP-", "DNP-"]

  /// The positions of bytes that may be lost without making the source of the line unknown: in the message of a line
  /// that names its source.
  private static func positions(_ bytes: [UInt8]) -> [Int] {
    var hidden = Set<Int>()
    for beginning in beginnings.map({ Array($0.utf8) }) {
      for start in bytes.indices.dropLast(beginning.count) where bytes[start...].starts(with: beginning) {
        hidden.formUnion(start - 1..<start + beginning.count + 1)
      }
    }
    return bytes.indices.filter { $0 > 4 && !hidden.contains($0) && bytes[$0] != 0x0A && bytes[$0 - 1] != 0x0A }
  }

  /// Without its level the line of logcat is no record, and the log tag in it says whose it was.
  @Test(arguments: [[0xFF] as [UInt8], [0x00]])
  func aLostLevelHidesNoLaunch(damage: [UInt8]) async throws {
    let loaded = " DailyNotificationPlugin: Plugin loaded"
    let judged = try await judge("android-boot.log", "D" + loaded, by: damage + Array(loaded.utf8))
    #expect(judged.failures.isEmpty, "\(judged.failures.map { "\($0.rule): \($0.message)" })")
  }

  /// Judges a healthy sample after one text in it was replaced.
  private func judge(_ name: String, _ text: String, by replacement: [UInt8]) async throws -> Judgement {
    let sample = try #require(Sample.healthy.first { $0.name.hasSuffix(name) })
    let parts = String(decoding: try sample.bytes(), as: UTF8.self)
      .split(separator: text, omittingEmptySubsequences: false)
    try #require(parts.count > 1)
    return try await Judge.run(Array(parts[0].utf8) + replacement + Array(parts[1...].joined(separator: text).utf8))
  }

  @Test(arguments: [[0xFF] as [UInt8], [0x00]])
  func aLogTagThatLostAByteHidesNoLaunch(damage: [UInt8]) async throws {
    let rest = "ailyNotificationPlugin: Plugin loaded"
    for begin in ["D D", "D "] {
      let lost = String(("D D" + rest).dropFirst(begin.utf8.count + 1))
      let judged = try await judge("android-boot.log", "D D" + rest, by: Array(begin.utf8) + damage + Array(lost.utf8))
      #expect(judged.failures.isEmpty, "\(judged.failures.map { "\($0.rule): \($0.message)" })")
    }
  }

  /// The line becomes a part of the record before it, which is an event itself.
  @Test(arguments: [[0xFF] as [UInt8], [0x00]])
  func aLostDigitOfAStampHidesNoEventBeforeIt(damage: [UInt8]) async throws {
    let launched = " 05:39:57.000000+0000"
    let judged = try await judge("test-app.log", "15" + launched, by: damage + Array(("5" + launched).utf8))
    #expect(judged.failures.isEmpty, "\(judged.failures.map { "\($0.rule): \($0.message)" })")
    #expect(judged.summary.rules.contains { $0.id == "claimed-launch-has-a-process" && $0.verdict != .pass })
  }

  /// Without its key a message still raises a doubt.
  @Test func aLostByteOfAKeyHidesNoMessage() async throws {
    let completed = #"entMessage":"[DNP-FETCH] setTaskCompleted(success: false) run_id=r-31"#
    let judged = try await judge("troubled-runs.log", "v" + completed, by: [0xFF] + Array(completed.utf8))
    #expect(judged.failures.isEmpty, "\(judged.failures.map { "\($0.rule): \($0.message)" })")
    #expect(judged.summary.captures.first?.notUnderstood == 1)
  }

  @Test(.costly, .tags(.long), arguments: Sample.healthy, [[0xFF] as [UInt8], [0x00]])
  func aLostByteFailsNothing(sample: Sample, damage: [UInt8]) async throws {
    let bytes = try sample.bytes()
    let seed = UInt64(sample.name.utf8.reduce(7) { $0 &* 31 &+ Int($1) }.magnitude) &+ UInt64(damage[0])
    for position in Extent.some(2, whole: 10, of: Self.positions(bytes), salt: seed) {
      // The first letter of a message is taken for a mark, as authors put them there.
      if bytes[position - 1] == 0x20, bytes[position - 2] == 0x3A || bytes[position - 2] == 0x5D { continue }
      var damaged = bytes
      damaged.replaceSubrange(position...position, with: damage)
      let judged = try await Judge.run(damaged)
      let context = String(decoding: damaged[max(0, position - 40)..<min(damaged.count, position + 20)], as: UTF8.self)
      #expect(
        judged.failures.isEmpty, "byte \(position) (\(context)): \(judged.failures.map { "\($0.rule): \($0.message)" })"
      )
    }
  }

  private static let header = "2025-11-15 06:00:00.000000+0000 0x1a2b     Default     0x0                  412    0    "

  private func events(_ message: [UInt8]) async throws -> Judgement {
    try await Judge.run(Array((Self.header + "App: ").utf8) + message + [0x0A])
  }

  @Test func aTagWithALostByteIsNoTag() async throws {
    let judged = try await events(Array("[DNP-FE".utf8) + [0xFF] + Array("TCH] Fetch started".utf8))
    #expect(judged.summary.captures.first?.events == 0)
    #expect(judged.summary.captures.first?.repairedRecords == 1)
    #expect(judged.failures.isEmpty)
  }

  @Test func aLostByteAtTheEndOfALineHidesNoEvent() async throws {
    let judged = try await events(Array("[DNP-PLUGIN] status = ready".utf8) + [0xFF])
    #expect(judged.summary.captures.first?.events == 1)
  }

  /// Latin-1, Shift-JIS, GBK: the tag is ASCII in all of them.
  @Test(arguments: [[0x63, 0x61, 0x66, 0xE9], [0x83, 0x65, 0x83, 0x58, 0x83, 0x67], [0xB2, 0xE2, 0xCA, 0xD4]])
  func bytesOfOtherEncodingsInAMessageLeaveItsTag(_ text: [UInt8]) async throws {
    let judged = try await events(Array("[DNP-PLUGIN] ".utf8) + text)
    let capture = try #require(judged.summary.captures.first)
    #expect(capture.unrecognised == 1 && capture.repairedRecords == 1)
    #expect(capture.unrecognisedLines.first?.text.contains("[DNP-PLUGIN] ") == true)
    #expect(capture.unrecognisedLines.first?.text.contains("\u{FFFD}") == true)
  }

  /// Other programs' lines may lose any byte.
  @Test(arguments: [
    [0x80], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xFE, 0xFF], [0xE9, 0x63],
    [0x83, 0x65, 0x83, 0x58],
  ])
  func foreignBytesInForeignLinesChangeNoVerdict(_ damage: [UInt8]) async throws {
    let sample = try #require(Sample.healthy.first { $0.name.hasSuffix("first-run.log") })
    let logLines = try sample.bytes().logLines
    let plain = try await Judge.run(logLines.flatMap(\.self)).verdicts
    // With the stamp of the line after them, so that they do not affect the time.
    let tail =
      Array(" 0x77       Default     0x0                  99     0    Other: caf".utf8) + damage + Array(" on\n".utf8)
    let damaged = logLines.flatMap { logLine in
      logLine.starts(with: Array("2025-".utf8)) ? Array(logLine.prefix(31)) + tail + logLine : logLine
    }
    try #require(damaged.count > logLines.joined().count + 20 * tail.count)
    #expect(try await Judge.run(damaged).verdicts == plain)
  }
}
