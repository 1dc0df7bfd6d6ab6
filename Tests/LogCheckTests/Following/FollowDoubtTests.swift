import Foundation
import LogCheckModel
import LogCheckTestSupport
import Testing

@testable import LogCheck

/// Doubts of a check remain doubts when following: also after a restart, and after a rotation.
@Suite struct FollowDoubtTests {
  private static let log = "device.log"

  /// A job is begun; the line that ends it, or breaks it off, is unreadable; the log continues.
  private static func around(_ unread: [UInt8]) -> [[UInt8]] {
    [
      Array((JobLine.started("a", at: 0) + JobLine.finished("a", at: 1) + JobLine.started("b", at: 2)).utf8), unread,
      Array((JobLine.noise(at: 50) + JobLine.started("c", at: 90) + JobLine.finished("c", at: 95)).utf8),
      Array(JobLine.noise(at: 200).utf8),
    ]
  }

  /// After the kept part of a record of the app.
  private static let overlong = Array(
    JobLine.logLine(8, String(repeating: "x", count: 80_000) + " [JOB] finished b").utf8)
  /// Two lines that were torn into each other.
  private static let torn = Array(
    (JobLine.noise(at: 8).dropLast(40) + JobLine.finished("b", at: 9)).utf8)
  private static let nul = Array(JobLine.noise(at: 8).utf8) + [UInt8](repeating: 0, count: 700) + [0x0A]

  private static let unread = [overlong, torn, nul]

  private static func reasons(_ judged: Judgement) -> [String] {
    judged.summary.rules.map { "\($0.id) \($0.verdict) \($0.passes) \($0.fails) \($0.reasons)" }
  }

  private static func notes(_ judged: Judgement) -> [String] {
    judged.summary.diagnostics.filter { $0.severity == .warning }.map { "\($0.code) \($0.message)" }
  }

  @Test(arguments: unread)
  func whatCannotBeReadIsOpenAsInACheck(_ bytes: [UInt8]) throws {
    let pieces = Self.around(bytes)
    let script = try FollowScript()
    for piece in pieces {
      script.append(piece, to: Self.log)
      script.wait(400)
    }
    let followed = try script.follow([Self.log])
    let whole = try script.check([Self.log])
    #expect(Self.reasons(followed) == Self.reasons(whole))
    #expect(Self.notes(followed) == Self.notes(whole))
    // The check itself must leave something open, or nothing is shown here.
    #expect(!whole.tally.contains { $0.hasPrefix("job-finishes pass") || $0.hasPrefix("job-finishes fail") })
    #expect(followed.summary.exitCode == 3)
  }

  /// Stopped after each step in turn.
  @Test(arguments: unread)
  func itIsOpenAfterARestart(_ bytes: [UInt8]) throws {
    let pieces = Self.around(bytes)
    for stop in 1...12 {
      let script = try FollowScript()
      for piece in pieces {
        script.append(piece, to: Self.log)
        script.wait(400)
      }
      let store = MemoryStore()
      script.stopsAfter = stop
      _ = try script.follow([Self.log], store: store)
      script.stopsAfter = nil
      let resumed = try script.follow([Self.log], store: store)
      let whole = try script.check([Self.log])
      #expect(Self.reasons(resumed) == Self.reasons(whole), "stopped after \(stop)")
      #expect(Self.notes(resumed) == Self.notes(whole), "stopped after \(stop)")
    }
  }

  /// The positions are those of all files together, and notes on the first file are reported after a restart later.
  @Test(arguments: [(overlong, "I031"), (nul, "I032")])
  func aDoubtIsReportedAfterARotationAndARestart(_ bytes: [UInt8], _ code: String) throws {
    let pieces = Self.around(bytes)
    for stop in [2, 20, 24, 30] {
      let script = try FollowScript()
      script.append(pieces[0], to: Self.log)
      script.wait(400)
      script.step {
        try script.rotate(Self.log)
        try script.add(pieces[1] + pieces[2], to: Self.log)
      }
      script.wait(3000)
      script.step {
        try script.rotate(Self.log)
        try script.add(pieces[3], to: Self.log)
      }
      script.wait(3000)
      let store = MemoryStore()
      script.stopsAfter = stop
      _ = try script.follow([Self.log], store: store)
      script.stopsAfter = nil
      let resumed = try script.follow([Self.log], store: store)
      let note = try #require(resumed.summary.diagnostics.first { $0.code == code }, "stopped after \(stop)")
      #expect(note.message.hasPrefix("\(Self.log):4:") || note.message.hasPrefix("\(Self.log):5:"), "\(note.message)")
      #expect(resumed.summary.rules.first { $0.id == "job-finishes" }?.fails == 0)
      #expect(resumed.summary.exitCode == 3)
    }
  }
}
