import Foundation
import LogCheckModel
import LogCheckTestSupport
import Testing

@testable import LogCheck

/// A followed file is judged as the same bytes are in one go, whatever happens to the file; unknown content is a gap.
@Suite struct FollowTests {
  private static let log = "device.log"

  @Test func linesAndIncompleteLinesAreEachReadOnce() throws {
    let script = try FollowScript()
    let text = JobLine.jobs(0..<12)
    let cuts = [0, 40, 97, 98, 99, 250, 700, 701, 1500, text.utf8.count]
    for (start, end) in zip(cuts, cuts.dropFirst()) {
      script.append(Array(text.utf8)[start..<end].map { $0 }, to: Self.log)
    }
    let followed = try script.follow([Self.log])
    #expect(followed.lines == 24)
    #expect(followed.events == 24)
    let whole = try script.check([Self.log])
    #expect(followed.tally == whole.tally)
    #expect(whole.tally.contains { $0.hasPrefix("job-finishes pass 12 0") })
    #expect(script.codes == ["I041"])
  }

  /// The report is the same to the byte, whatever the pieces and the pauses between them.
  @Test(
    .tags(.long),
    arguments: Extent.some(2, whole: 6, of: Sample.healthy) + Extent.some(2, whole: 10, of: Sample.failing),
    [UInt64(1), 2])
  func aSampleThatGrowsGivesTheReportOfTheWhole(sample: Sample, seed: UInt64) throws {
    let bytes = try sample.bytes()
    let script = try FollowScript()
    var numbers = SeededNumbers(seed: seed)
    var position = 0
    try script.add([], to: "capture.log")
    while position < bytes.count {
      let end = min(bytes.count, position + 1 + numbers.next(below: 4000))
      script.append(Array(bytes[position..<end]), to: "capture.log")
      // A poll in between: the lines so far are taken as they are.
      if numbers.once(in: 3) { script.wait(400) }
      position = end
    }
    let followed = try script.follow(["capture.log"], .shipped)
    let whole = try script.check(["capture.log"], .shipped)
    #expect(followed.tally == whole.tally)
    #expect(followed.marks == whole.marks)
    #expect(followed.summary.exitCode == whole.summary.exitCode)
  }

  @Test func anIncompleteLineIsHeldUntilItsEnd() throws {
    let script = try FollowScript()
    script.append(JobLine.started("a", at: 0), to: Self.log)
    // Taken as it is, this would be the end of the job "a1", and that of "a" would be missing.
    script.append(String(JobLine.finished("a1", at: 5).dropLast(2)), to: Self.log)
    script.wait(4000)
    script.append("\n" + JobLine.noise(at: 60), to: Self.log)
    let followed = try script.follow([Self.log])
    #expect(followed.tally.contains { $0.hasPrefix("job-finishes pass 1 0 0") })
  }

  @Test func aFailureIsReportedWhenItIsDecidedAndNotAtTheEnd() throws {
    let script = try FollowScript()
    script.append(JobLine.started("a", at: 0) + JobLine.noise(at: 60), to: Self.log)
    script.wait(600)
    var before = -1
    script.step { before = script.reported.count }
    _ = try script.follow([Self.log])
    #expect(before == 1)
  }

  @Test func aRenamedFileIsReadToItsEndAndThenTheNextFromItsBeginning() throws {
    let script = try FollowScript()
    script.append(JobLine.jobs(0..<3), to: Self.log)
    script.step {
      try script.add(Array(JobLine.started("x", at: 30).utf8), to: Self.log)
      try script.rotate(Self.log)
      try script.add(Array(JobLine.jobs(4..<6).utf8), to: Self.log)
    }
    // Who writes it has not heard of the new one yet.
    script.step { try script.add(Array(JobLine.finished("x", at: 35).utf8), to: Self.log + ".1") }
    script.wait(3000)
    let followed = try script.follow([Self.log])
    #expect(followed.lines == 12)
    #expect(followed.tally.contains { $0.hasPrefix("job-finishes pass 6 0 0") })
    #expect(followed.tally == (try script.check([Self.log, Self.log + ".1"]).tally))
    #expect(script.notes.map(\.message).last == "device.log:9: rotated; here the next file begins")
    #expect(script.codes == ["I041", "I044"])
  }

  /// Lines between the last poll and the moment in which it was emptied are in no file any more.
  @Test(arguments: [false, true])
  func aFileThatIsCopiedAndEmptiedIsAGap(isLonger: Bool) throws {
    let script = try FollowScript()
    script.append(JobLine.jobs(0..<3) + JobLine.started("x", at: 40), to: Self.log)
    script.step {
      try script.add(Array(JobLine.logLine(41, "[JOB] crashed: nobody sees it").utf8), to: Self.log)
      try script.empty(Self.log)
      try script.add(Array((isLonger ? JobLine.jobs(8..<30) : JobLine.jobs(8..<9)).utf8), to: Self.log)
    }
    let followed = try script.follow([Self.log])
    #expect(script.codes == ["I041", "I045"])
    #expect(followed.lines == 7 + (isLonger ? 44 : 2))
    #expect(followed.events == followed.lines)
    // Neither "never" nor "not done in time" can be said across it.
    #expect(followed.verdicts["job-never-crashes"] == .inconclusive)
    #expect(followed.verdicts["job-finishes"] == .inconclusive)
    #expect(followed.summary.captures[0].gaps.map(\.line) == [8])
  }

  @Test func aRecreatedFileIsReadToItsOldEndAndThenFromTheStart() throws {
    let script = try FollowScript()
    script.append(JobLine.jobs(0..<3), to: Self.log)
    script.step { try script.remove(Self.log) }
    script.wait(1000)
    script.append(JobLine.jobs(10..<12), to: Self.log)
    script.wait(3000)
    let followed = try script.follow([Self.log])
    #expect(script.codes == ["I041", "I042", "I045"])
    #expect(followed.lines == 10)
    #expect(followed.tally.contains { $0.hasPrefix("job-finishes pass 5 0 0") })
    // Another one may have come and gone.
    #expect(followed.verdicts["job-never-crashes"] == .inconclusive)
  }

  @Test func aFileThatIsReplacedByALinkIsReadToItsEndAndThenWhatTheLinkLeadsTo() throws {
    let script = try FollowScript()
    try script.add(Array(JobLine.jobs(10..<12).utf8), to: "app-1116.log")
    script.append(JobLine.jobs(0..<3), to: Self.log)
    script.step {
      try script.rename(Self.log, to: "app-1115.log")
      try FileManager.default.createSymbolicLink(
        atPath: script.folder.path(Self.log), withDestinationPath: "app-1116.log")
      try script.add(Array(JobLine.jobs(12..<13).utf8), to: "app-1116.log")
    }
    script.wait(3000)
    let followed = try script.follow([Self.log])
    #expect(script.codes == ["I041", "I044"])
    #expect(followed.lines == 12)
    #expect(followed.verdicts["job-never-crashes"] == .pass)
  }

  @Test func twoRotationsBetweenTwoPollsLoseNothingWhereTheNamesGiveTheOrder() throws {
    let script = try FollowScript()
    script.append(JobLine.jobs(0..<3), to: Self.log)
    script.step {
      for part in 1..<4 {
        try script.rotate(Self.log)
        try script.add(Array(JobLine.jobs(part * 3..<part * 3 + 3).utf8), to: Self.log)
      }
    }
    script.wait(3000)
    let followed = try script.follow([Self.log])
    #expect(script.codes == ["I041", "I044", "I044", "I044"])
    #expect(followed.lines == 24)
    #expect(followed.tally == (try script.check([Self.log, Self.log + ".1", Self.log + ".2", Self.log + ".3"]).tally))
    #expect(followed.verdicts["job-never-crashes"] == .pass)
  }

  @Test func rotationsOfWhichTheFilesAreGoneAreAGap() throws {
    let script = try FollowScript()
    script.append(JobLine.jobs(0..<3), to: Self.log)
    script.step {
      for part in 1..<4 {
        try script.rotate(Self.log, keeping: 1)
        try script.add(Array(JobLine.jobs(part * 3..<part * 3 + 3).utf8), to: Self.log)
      }
    }
    script.wait(3000)
    let followed = try script.follow([Self.log])
    #expect(script.codes == ["I041", "I045"])
    #expect(followed.lines == 12)
    #expect(followed.verdicts["job-never-crashes"] == .inconclusive)
  }

  @Test func aLineCutByTheRotationIsAGap() throws {
    let script = try FollowScript()
    script.append(JobLine.jobs(0..<3) + String(JobLine.logLine(31, "[JOB] crashed: half").prefix(90)), to: Self.log)
    script.step {
      try script.rotate(Self.log)
      try script.add(Array(JobLine.jobs(4..<6).utf8), to: Self.log)
    }
    script.wait(3000)
    let followed = try script.follow([Self.log])
    #expect(followed.verdicts["job-never-crashes"] == .inconclusive)
    #expect(followed.tally == (try script.check([Self.log, Self.log + ".1"]).tally))
  }
}
