import Foundation
import LogCheck
import LogCheckModel
import LogCheckSimulator
import LogCheckTestSupport
import Testing

/// Lines out of order: verdicts that rest on the order of events are open then, never a false fault.
@Suite struct DisorderTests {
  /// A change to the order of lines.
  enum Mess: CaseIterable {
    case reversed, shuffled, someLinesLate, sortedByText
  }

  private static func mess(_ logLines: [[UInt8]], _ mess: Mess, seed: UInt64) -> [UInt8] {
    var generator = SeededGenerator(seed: seed)
    // The header of the columns stays where it is.
    let header = logLines.prefix { $0.starts(with: Array("Timestamp".utf8)) }
    var rest = Array(logLines.dropFirst(header.count))
    switch mess {
    case .reversed:
      // With all lines turned round it is a capture whose newest line is first.
      rest.reverse()
      if let oldest = rest.popLast() { rest.insert(oldest, at: rest.startIndex) }
    case .shuffled:
      for index in rest.indices.dropFirst() { rest.swapAt(index, generator.number(in: 0..<index + 1)) }
    case .someLinesLate:
      for _ in 0..<3 {
        let position = generator.number(in: 0..<rest.count)
        let target = min(rest.count - 1, position + generator.number(in: 2..<12))
        // Where a line without a stamp is in the file is all that is known of its time: between other lines it is another capture.
        guard position <= target,
          rest[position...target].allSatisfy({ $0.first.map { (0x30...0x39).contains($0) } ?? false })
        else {
          continue
        }
        let logLine = rest.remove(at: position)
        rest.insert(logLine, at: target)
      }
    case .sortedByText:
      func message(_ logLine: [UInt8]) -> [UInt8] { Array(logLine.dropFirst(70)) }
      rest.sort { message($0).lexicographicallyPrecedes(message($1)) }
    }
    return (header + rest).flatMap(\.self)
  }

  private static let stamped = Sample.healthy.filter {
    !["bare-lines.log", "structured.log"].contains($0.url.lastPathComponent)
  }

  @Test(.tags(.long), arguments: Extent.some(12, of: stamped), Mess.allCases)
  func disorderAloneFailsNothing(sample: Sample, mess: Mess) async throws {
    let logLines = try sample.bytes().logLines
    for seed in mess == .reversed || mess == .sortedByText ? [1] : Extent.seeds(1, whole: 3) {
      let judged = try await Judge.run(Self.mess(logLines, mess, seed: seed))
      #expect(
        judged.failures.isEmpty, "\(mess), seed \(seed): \(judged.failures.map { "\($0.rule): \($0.message)" })")
    }
  }

  /// Live streams print lines out of order by milliseconds: here each pair of one second.
  @Test(arguments: stamped)
  func neighboursThatAreSwappedChangeNothing(sample: Sample) async throws {
    var logLines = try sample.bytes().logLines
    let plain = try await Judge.run(logLines.flatMap(\.self))
    var position = 1
    while position + 1 < logLines.count {
      // The same second, and not the same microsecond, which the order of the file decides.
      if logLines[position].prefix(19) == logLines[position + 1].prefix(19),
        logLines[position].prefix(26) != logLines[position + 1].prefix(26),
        logLines[position].count > 26, logLines[position + 1].count > 26
      {
        logLines.swapAt(position, position + 1)
        position += 1
      }
      position += 1
    }
    let judged = try await Judge.run(logLines.flatMap(\.self))
    #expect(judged.verdicts == plain.verdicts)
  }

  /// A failure in order may be open in disorder; it does not pass.
  @Test(.tags(.long), arguments: Extent.some(15, whole: 60, of: Sample.failing), [Mess.reversed, .shuffled])
  func disorderPassesNoRule(sample: Sample, mess: Mess) async throws {
    let bytes = try sample.bytes()
    let plain = try await Judge.run(bytes)
    let judged = try await Judge.run(Self.mess(bytes.logLines, mess, seed: 3))
    for rule in Set(plain.failures.map(\.rule)) {
      #expect(judged.verdicts[rule] != .pass, "\(rule)")
    }
  }

  /// The line that opens the time in which nothing may happen comes after what happened in it.
  @Test(arguments: [
    "nothing-dual-after-the-cancel", "expired-content-is-cleaned-up", "dual-content-is-not-used-after-its-notification",
  ])
  func timeThatIsOpenedTooLateIsOpen(rule: String) async throws {
    let sample = try #require(Sample.failing.first { $0.rule == rule })
    let bytes = try sample.bytes()
    #expect(try await Judge.run(bytes).verdicts[rule] == .fail)
    let reversed = try await Judge.run(Self.mess(bytes.logLines, .reversed, seed: 1)).summary.rules
    #expect(reversed.first { $0.id == rule }?.reasons[.late] != nil)
  }

  /// The AppDelegate line comes seconds after the diagnostics that it precedes.
  @Test func aForbiddenLineThatComesTooLateFailsNothing() async throws {
    let sample = try #require(Sample.healthy.first { $0.url.lastPathComponent == "denied-with-action.log" })
    let judged = try await Judge.run(Self.mess(sample.bytes().logLines, .someLinesLate, seed: 0))
    #expect(judged.failures.isEmpty)
    let rule = judged.summary.rules.first { $0.id == "app-delegate-precedes-the-diagnostics" }
    #expect(rule?.reasons[.late] != nil)
  }

  @Test func aCaptureInDisorderSaysSo() throws {
    let logLines = (0..<6).map { JobWorld.logLine(Double($0) * 10, "[JOB] started \($0)") }
    let judged = try JobWorld.judge(logLines.reversed().joined() + logLines[5])
    let note = judged.summary.diagnostics.first { $0.code == "I037" }
    #expect(note?.severity == .warning)
    #expect(note?.message.hasPrefix("job.log:2: disorder: time goes back 5 times, here by 10 s") == true)
    #expect(try JobWorld.judge(logLines.joined()).summary.diagnostics.isEmpty)
  }

  /// One line that comes a minute late makes a verdict open if it may have been the answer, and no other.
  @Test(arguments: [(25.0, "inconclusive late"), (39, "fail"), (5, "inconclusive late")])
  func aLateLineLeavesAnAbsenceOpenThatItMayAnswer(_ second: Double, _ verdict: String) throws {
    let log =
      JobWorld.logLine(0, "[JOB] launched") + JobWorld.logLine(5, "[JOB] started a")
      + JobWorld.logLine(90, "[JOB] started b")
      + JobWorld.logLine(91, "[JOB] finished b") + JobWorld.logLine(second, "[JOB] finished a")
      + JobWorld.logLine(150, "[JOB] launched")
    #expect(try JobWorld.judge(log).verdict("finishes") == verdict)
  }

  /// A second answer that comes late was not counted when the first one passed.
  @Test func aLateLineMayWithdrawAPass() throws {
    let log =
      JobWorld.logLine(0, "[JOB] launched") + JobWorld.logLine(5, "[JOB] started a")
      + JobWorld.logLine(6, "[JOB] finished a")
      + JobWorld.logLine(90, "[JOB] started b") + JobWorld.logLine(91, "[JOB] finished b")
    let late = JobWorld.logLine(8, "[JOB] finished a") + JobWorld.logLine(150, "[JOB] launched")
    #expect(try JobWorld.judge(log + JobWorld.logLine(150, "[JOB] launched")).verdict("finishes-once") == "pass")
    #expect(try JobWorld.judge(log + late).verdict("finishes-once") == "inconclusive clock late")
  }

  /// If the log says that its clock was set, the lines after that are not late.
  @Test func aClockThatIsSaidToBeSetIsNoDisorder() throws {
    let marker = JobWorld.logLine(92, "=== system wallclock time adjusted", pid: 0, process: "kernel")
    let log =
      JobWorld.logLine(0, "[JOB] launched") + JobWorld.logLine(5, "[JOB] started a")
      + JobWorld.logLine(90, "[JOB] finished x")
      + marker + JobWorld.logLine(30, "[JOB] started b") + JobWorld.logLine(31, "[JOB] finished b")
      + JobWorld.logLine(80, "[JOB] launched")
    let outcome = try JobWorld.judge(log)
    #expect(outcome.summary.diagnostics.isEmpty)
    #expect(outcome.verdict("finishes") == "fail")
  }

  /// Far more late events than are remembered one by one.
  @Test func manyLateEventsOnlyAddDoubt() throws {
    var log =
      JobWorld.logLine(0, "[JOB] launched") + JobWorld.logLine(5, "[JOB] started a")
      + JobWorld.logLine(20_000, "[JOB] launched")
    for second in 0..<6000 { log += JobWorld.logLine(Double(15_000 - second * 2), "[JOB] finished z\(second)") }
    log += JobWorld.logLine(30_000, "[JOB] launched")
    let outcome = try JobWorld.judge(log)
    // No line says that `a` was done, at no time near.
    #expect(outcome.verdict("finishes") == "fail")
    #expect(outcome.summary.rules.dropFirst().allSatisfy { $0.fails == 0 })
  }
}
