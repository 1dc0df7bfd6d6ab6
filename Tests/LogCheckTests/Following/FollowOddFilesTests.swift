import Foundation
import LogCheckModel
import LogCheckTestSupport
import Testing

@testable import LogCheck
@testable import LogCheckFollowing

/// Files that are missing, large, holed, of another kind, or several.
@Suite struct FollowOddFilesTests {
  private static let log = "device.log"

  @Test func aFileThatComesLaterIsWaitedForAndReadFromItsBeginning() throws {
    let script = try FollowScript()
    script.wait(60_000)
    script.append(JobLine.jobs(0..<3), to: Self.log)
    let followed = try script.follow([Self.log])
    #expect(followed.lines == 6)
    #expect(followed.summary.exitCode == 0)
    #expect(script.codes == ["I041"])
  }

  /// A file that was never there was not checked, also next to one that was.
  @Test func aFileThatNeverComesIsNoPass() throws {
    let script = try FollowScript()
    script.append(JobLine.jobs(0..<3), to: Self.log)
    let followed = try script.follow([Self.log, "other.log"])
    #expect(followed.summary.exitCode == 2)
    #expect(followed.summary.diagnostics.contains { $0.code == "I001" && $0.message.hasPrefix("other.log: ") })
  }

  @Test func aHundredThousandLinesAtOnceAreAllRead() throws {
    let script = try FollowScript()
    script.append(JobLine.jobs(0..<2), to: Self.log)
    script.append((0..<100_000).map { JobLine.noise(at: 20 + $0 / 100) }.joined(), to: Self.log)
    script.append(JobLine.jobs(110..<111), to: Self.log)
    let followed = try script.follow([Self.log])
    #expect(followed.lines == 100_006)
    #expect(followed.events == 6)
    #expect(followed.summary.exitCode == 0)
  }

  /// It continues at its old position: before it is a gap of NUL bytes, however long.
  @Test func theNULBlockOfAWriterThatDoesNotAppendIsSkipped() throws {
    let script = try FollowScript()
    let gap = 6 << 30
    script.append(JobLine.jobs(0..<3), to: Self.log)
    script.step {
      try script.empty(Self.log)
      let handle = try FileHandle(forWritingTo: URL(filePath: script.folder.path(Self.log)))
      try handle.seek(toOffset: UInt64(gap))
      try handle.write(contentsOf: Data(JobLine.jobs(10..<12).utf8))
      try handle.close()
    }
    script.append(JobLine.jobs(12..<13), to: Self.log)
    let followed = try script.follow([Self.log])
    #expect(script.codes == ["I041", "I045", "I046"])
    #expect(script.notes.last?.message.hasPrefix("device.log:7: \(gap) NUL bytes are passed over") == true)
    #expect(followed.lines == 12)
    #expect(followed.tally.contains { $0.hasPrefix("job-finishes pass 6 0 0") })
  }

  /// An archive instead of the log: its content is unknown, and the lines after it are read.
  @Test func aFileThatIsNoTextIsAGapAndNoPass() throws {
    let script = try FollowScript()
    script.append(JobLine.jobs(0..<3), to: Self.log)
    script.step {
      try script.rotate(Self.log)
      try script.add([0x50, 0x4B, 3, 4] + [UInt8](repeating: 9, count: 4000), to: Self.log)
    }
    script.wait(3000)
    script.step {
      try script.rotate(Self.log)
      try script.add(Array(JobLine.jobs(10..<12).utf8), to: Self.log)
    }
    script.wait(3000)
    let followed = try script.follow([Self.log])
    #expect(followed.summary.exitCode == 2)
    #expect(followed.tally.contains { $0.hasPrefix("job-finishes pass 5 0 0") })
    #expect(followed.verdicts["job-never-crashes"] == .inconclusive)
    #expect(followed.summary.diagnostics.contains { $0.code == "I001" && $0.message.hasPrefix("device.log:7: ") })
  }

  @Test func aFolderWithTheNameOfTheFileIsWaitedOut() throws {
    let script = try FollowScript()
    script.append(JobLine.jobs(0..<3), to: Self.log)
    script.step {
      try script.rename(Self.log, to: "device.log.1")
      try FileManager.default.createDirectory(atPath: script.folder.path(Self.log), withIntermediateDirectories: false)
    }
    script.wait(3000)
    script.step { try script.remove(Self.log) }
    script.append(JobLine.jobs(3..<5), to: Self.log)
    script.wait(3000)
    let followed = try script.follow([Self.log])
    #expect(script.codes == ["I041", "I042", "I044"])
    #expect(followed.lines == 10)
  }

  @Test func eachFileIsACaptureOfItsOwnAndTheyAreBroughtTogetherAsByCheck() throws {
    let script = try FollowScript()
    for position in 0..<6 {
      script.append(JobLine.jobs(position..<position + 1), to: "a.log")
      script.append(
        JobLine.started("b\(position)", at: 600 + position * 100) + JobLine.noise(at: 660 + position * 100), to: "b.log"
      )
    }
    let followed = try script.follow(["a.log", "b.log"])
    let checked = try script.check(["a.log", "b.log"])
    #expect(followed.summary.captures.map(\.path) == ["a.log", "b.log"])
    #expect(followed.tally == checked.tally)
    #expect(followed.marks == checked.marks)
    #expect(followed.summary.exitCode == checked.summary.exitCode)
    #expect(followed.summary.exitCode == 1)
  }

  @Test func aFileOfTwoNamesIsFollowedOnce() throws {
    let script = try FollowScript()
    try script.add(Array(JobLine.jobs(0..<3).utf8), to: Self.log)
    try FileManager.default.createSymbolicLink(atPath: script.folder.path("link.log"), withDestinationPath: Self.log)
    let followed = try script.follow([Self.log, "link.log"])
    #expect(followed.lines == 6)
    #expect(followed.summary.diagnostics.map(\.code) == ["I002"])
  }

  /// A log that is rotated very often, for weeks.
  @Test func notesAreKeptUpToALimitAndTheRestIsCounted() throws {
    let script = try FollowScript()
    for part in 0..<FollowNotes.limit + 20 {
      script.step {
        try script.rotate(Self.log, keeping: 2)
        try script.add(Array(JobLine.jobs(part..<part + 1).utf8), to: Self.log)
      }
      script.wait(2600)
    }
    let followed = try script.follow([Self.log])
    #expect(followed.summary.diagnostics.count == FollowNotes.limit + 1)
    let more = script.notes.count - FollowNotes.limit
    #expect(more > 10)
    #expect(followed.summary.diagnostics.last?.message.hasPrefix("\(more) more notes") == true)
    #expect(followed.lines == 2 * (FollowNotes.limit + 20))
  }

  @Test func partsOfARotatedLogAreNotFollowedSeparately() {
    func part(_ names: [String]) -> String? {
      AuditInput.rotatedPart(among: names.map { .file(Array($0.utf8), shown: $0) })?.part
    }
    #expect(part(["a.log", "a.log.1"]) == "a.log.1")
    #expect(part(["a.log.2.gz", "b.log", "a.log"]) == "a.log.2.gz")
    #expect(part(["a.log", "b.log.1"]) == nil)
    #expect(part(["a.log.1", "a.log.2"]) == nil)
  }
}
