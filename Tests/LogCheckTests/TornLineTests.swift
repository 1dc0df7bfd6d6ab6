import Foundation
import LogCheck
import LogCheckModel
import LogCheckSimulator
import LogCheckTestSupport
import Testing

/// Lines that two writers tore into each other, and lines whose end was lost.
@Suite struct TornLineTests {
  enum Tear: CaseIterable {
    /// A whole line in the middle of another one.
    case inside
    /// Two lines without an end between them.
    case joined
    /// Halves of both in turn.
    case crossed
  }

  private static func torn(_ first: [UInt8], _ second: [UInt8], _ tear: Tear, _ generator: inout SeededGenerator)
    -> [UInt8]
  {
    let (first, second) = (first.filter { $0 != 0x0A }, second.filter { $0 != 0x0A })
    guard first.count > 2, second.count > 2 else { return first + [0x0A] + second + [0x0A] }
    var cut = generator.number(in: 1..<first.count)
    // A line whose tag is torn holds no wanted text.
    if let tag = (0..<first.count).first(where: { first[$0...].starts(with: Array("DNP-".utf8)) }),
      (tag..<tag + 24).contains(cut)
    {
      cut = max(1, tag - 1)
    }
    // Less than a stamp cannot be recognised.
    let other = generator.number(in: min(32, second.count - 1)..<second.count)
    let parts: [ArraySlice<UInt8>] =
      switch tear {
      case .inside: [first[..<cut] + second, first[cut...]]
      case .joined: [first[...] + second]
      case .crossed: [first[..<cut] + second[..<other], first[cut...], second[other...]]
      }
    return parts.flatMap { Array($0) + [0x0A] }
  }

  /// Every tear shows in JSON; bare lines begin with nothing that could be recognised.
  private static let stamped = Sample.healthy.filter { $0.url.lastPathComponent != "bare-lines.log" }

  @Test(.tags(.long), arguments: stamped, Tear.allCases)
  func halvesOfLinesFailNothing(sample: Sample, tear: Tear) async throws {
    let logLines = try sample.bytes().logLines
    var generator = SeededGenerator(seed: UInt64(sample.name.utf8.count) &+ Extent.seed)
    for number in 0..<Extent.count(1, whole: 4) {
      let position = generator.number(in: 1..<logLines.count - 1)
      // Of one log: text that an app prints without a header resembles the rest of any line.
      guard logLines[position].prefix(3) == logLines[position + 1].prefix(3) else { continue }
      let bytes =
        logLines[..<position].flatMap(\.self) + Self.torn(logLines[position], logLines[position + 1], tear, &generator)
        + logLines[(position + 2)...].flatMap(\.self)
      let judged = try await Judge.run(bytes)
      #expect(
        judged.failures.isEmpty,
        "row \(position + 1), try \(number): \(judged.failures.map { "\($0.rule): \($0.message)" })")
    }
  }

  private static let before = JobWorld.logLine(0, "[JOB] launched") + JobWorld.logLine(5, "[JOB] started a")
  private static let after = JobWorld.logLine(60, "[JOB] launched")

  /// `finished a` is in a line with other text: it may have come.
  @Test(arguments: [
    // Two records on one line, in either order.
    "\(bare(7, "[JOB] crashed z"))\(bare(8, "[JOB] finished a"))",
    "\(bare(7, "idle", "otherd"))\(bare(8, "[JOB] finished a"))",
    // Half of a line before and after another one.
    "\(bare(7, "[JOB] fini"))\(bare(8, "idle", "otherd"))\nshed a",
    "\(bare(7, "[JO"))\(bare(8, "[JOB] started b", "Runner"))\nB] finished a",
    // A line whose header was torn.
    "2025-11-15 06:0\(bare(8, "idle", "otherd"))\n0:07.000000+0000 0x1a2b  Default  0x0  700  0  Runner: [JOB] finished a",
    "\(bare(7, "[JOB] said "))\(bare(8, "idle", "otherd"))\nfinished a",
  ])
  func aTornLineIsCountedAndIsNotAnEvent(_ logLines: String) throws {
    let outcome = try JobWorld.judge(Self.before + logLines + "\n" + Self.after)
    #expect(outcome.summary.captures.first?.notUnderstood == 1)
    #expect(outcome.summary.captures.first?.events == 3)
    #expect(outcome.verdict("finishes") == "inconclusive malformed")
    // Nothing crashed as far as can be seen.
    #expect(outcome.verdict("never-crashes") == "inconclusive malformed")
  }

  /// Lines that quote other lines are whole: their origin decides, and that is not the plugin.
  @Test(arguments: [
    bare(7, "I saw \(bare(6, "[JOB] finished a")) in the log", "otherd"),
    bare(7, "last=\"\(bare(6, "[JOB] crashed a"))\"", "otherd"),
    bare(7, "rows:\n  \(bare(6, "[JOB] finished a"))\n  \(bare(6, "[JOB] crashed a"))", "otherd"),
    bare(7, "at 2025-11-15 06:00:07 +0000 nothing", "otherd"),
  ])
  func aQuotedLineIsText(_ logLine: String) throws {
    let outcome = try JobWorld.judge(Self.before + logLine + "\n" + Self.after)
    #expect(outcome.summary.captures.first?.notUnderstood == 0)
    #expect(outcome.verdict("finishes") == "fail")
    #expect(outcome.verdict("never-crashes") == "pass")
  }

  /// A message that holds a date is no tear.
  @Test func dateInAMessageIsNoTear() throws {
    let log =
      Self.before + JobWorld.logLine(7, "[JOB] said at 2025-11-15 06:00:07, until 2025-11-16 06:00:00 +0000")
      + JobWorld.logLine(8, "[JOB] finished a")
      + Self.after
    let outcome = try JobWorld.judge(log)
    #expect(outcome.summary.captures.first?.notUnderstood == 0)
    #expect(outcome.verdict("finishes") == "pass")
  }

  /// A line of `log show` without its end.
  private static func bare(_ second: Int, _ message: String, _ process: String = "Runner") -> String {
    String(JobWorld.logLine(Double(second), message, pid: process == "Runner" ? 700 : 88, process: process).dropLast())
  }
}
