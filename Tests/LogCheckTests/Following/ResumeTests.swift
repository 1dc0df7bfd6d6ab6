import Foundation
import LogCheckIngest
import LogCheckModel
import LogCheckTestSupport
import Testing

@testable import LogCheck

/// A run that goes on from a journal comes to what one that was never interrupted comes to.
@Suite struct ResumeTests {
  private static let log = "device.log"

  /// A day of jobs with some that hang, cut into pieces; each piece may come after a rotation.
  private static func pieces(_ numbers: inout SeededNumbers) -> [(text: String, rotates: Bool)] {
    var text = ""
    for number in 0..<60 {
      text += JobLine.started("j\(number)", at: number * 20)
      if !numbers.once(in: 6) { text += JobLine.finished("j\(number)", at: number * 20 + 5) }
      if numbers.once(in: 25) { text += JobLine.logLine(number * 20 + 7, "[JOB] crashed: by itself") }
      if numbers.once(in: 2) { text += JobLine.noise(at: number * 20 + 15) }
    }
    let bytes = Array(text.utf8)
    var pieces: [(String, Bool)] = []
    var position = 0
    while position < bytes.count {
      let end = min(bytes.count, position + 1 + numbers.next(below: 900))
      let endsLine = bytes[end - 1] == 0x0A
      pieces.append((String(decoding: bytes[position..<end], as: UTF8.self), endsLine && numbers.once(in: 2)))
      position = end
    }
    return pieces
  }

  private static func play(_ script: FollowScript, _ pieces: [(text: String, rotates: Bool)], _ seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    for piece in pieces {
      script.append(piece.text, to: log)
      if numbers.once(in: 3) { script.wait(400) }
      if piece.rotates || numbers.once(in: 9) && piece.text.hasSuffix("\n") {
        script.step {
          try script.rotate(log, keeping: 60)
          try script.add([], to: log)
        }
        if numbers.once(in: 2) { script.wait(3000) }
      }
    }
  }

  /// Interrupted at random positions, by a signal or by a death that tears the last entry off; lines that are written
  /// meanwhile, with rotations, are found when it continues.
  @Test(arguments: (1...12).map(UInt64.init))
  func anInterruptedRunComesToTheSame(seed: UInt64) throws {
    var numbers = SeededNumbers(seed: seed)
    let pieces = Self.pieces(&numbers)
    let through = try FollowScript()
    Self.play(through, pieces, seed)
    through.wait(8000)
    let expected = try through.follow([Self.log])

    let script = try FollowScript()
    Self.play(script, pieces, seed)
    script.wait(8000)
    let store = MemoryStore()
    var reported: Set<String> = []
    var again = 0
    for _ in 0..<4 {
      script.stopsAfter = script.done + 1 + numbers.next(below: max(1, script.stepCount / 5))
      _ = try script.follow([Self.log], store: store)
      for finding in script.reported where finding.verdict == .fail { reported.insert(Self.name(finding)) }
      again += script.reportedAgain.count
      // Death, now and then; and things go on without anybody looking.
      if numbers.once(in: 2) { _ = store.cut(to: max(200, store.bytes.count - numbers.next(below: 400))) }
      try script.advance(numbers.next(below: 6))
    }
    script.stopsAfter = nil
    let resumed = try script.follow([Self.log], store: store)
    #expect(resumed.tally == expected.tally)
    #expect(resumed.marks == expected.marks)
    #expect(resumed.lines == expected.lines)
    #expect(resumed.events == expected.events)
    #expect(resumed.summary.exitCode == expected.summary.exitCode)
    #expect(resumed.summary.captures[0].gaps.map(\.line) == expected.summary.captures[0].gaps.map(\.line))
  }

  private static func name(_ finding: Finding) -> String {
    "\(finding.rule) \(finding.evidence.map { "\($0.line)" }.joined(separator: ","))"
  }

  /// Without a death no finding is reported twice, and all are in the last report.
  @Test func reportedFindingsAreNotReportedAgain() throws {
    let script = try FollowScript()
    for number in 0..<6 {
      script.append(
        JobLine.started("j\(number)", at: number * 100) + JobLine.noise(at: number * 100 + 60), to: Self.log)
      script.wait(600)
    }
    let store = MemoryStore()
    var live = 0
    for part in 1...6 {
      script.stopsAfter = part * 4
      _ = try script.follow([Self.log], store: store)
      live += script.liveFailures
    }
    script.stopsAfter = nil
    let last = try script.follow([Self.log], store: store)
    live += script.liveFailures
    #expect(live == 6)
    #expect(last.failures.count == 6)
    #expect(script.reportedAgain.count == 6)
  }

  /// Between two runs the file continued under the same name, was rotated once or was rotated away.
  @Test(arguments: [1, 3])
  func aFileRotatedBetweenTwoRunsIsFoundByItsInode(rotations: Int) throws {
    let script = try FollowScript()
    script.append(JobLine.jobs(0..<3) + JobLine.started("x", at: 30), to: Self.log)
    script.wait(600)
    let store = MemoryStore()
    script.stopsAfter = 3
    _ = try script.follow([Self.log], store: store)
    try script.add(Array(JobLine.finished("x", at: 35).utf8), to: Self.log)
    for part in 1...rotations {
      try script.rotate(Self.log)
      try script.add(Array(JobLine.jobs(part * 4..<part * 4 + 2).utf8), to: Self.log)
    }
    script.stopsAfter = nil
    script.wait(3000)
    let resumed = try script.follow([Self.log], store: store)
    #expect(resumed.lines == 8 + rotations * 4)
    #expect(resumed.verdicts["job-never-crashes"] == .pass)
    #expect(resumed.tally.contains { $0.hasPrefix("job-finishes pass \(4 + rotations * 2) 0 0") })
  }

  /// The file is gone, was emptied, or is another one under the same number: its content is unknown.
  @Test(arguments: ["removed", "emptied", "rewritten", "rotated with a day", "between"])
  func whatCannotBeFoundAgainIsAGap(_ how: String) throws {
    let script = try FollowScript()
    script.append(JobLine.jobs(0..<3), to: Self.log)
    script.wait(600)
    let store = MemoryStore()
    script.stopsAfter = 3
    _ = try script.follow([Self.log], store: store)
    switch how {
    case "removed": try script.remove(Self.log)
    case "emptied": try script.empty(Self.log)
    case "rewritten":
      try script.empty(Self.log)
      try script.add(Array(JobLine.jobs(20..<40).utf8), to: Self.log)
    case "rotated with a day":
      try script.rename(Self.log, to: Self.log + "-1115")
      try script.add(Array(JobLine.jobs(20..<22).utf8), to: Self.log + "-1116")
    default:
      try script.rotate(Self.log)
      try script.add(Array(JobLine.jobs(20..<22).utf8), to: Self.log)
      try script.rotate(Self.log)
      try script.remove(Self.log + ".1")
    }
    try script.add(Array(JobLine.jobs(50..<52).utf8), to: Self.log)
    script.stopsAfter = nil
    script.wait(3000)
    let resumed = try script.follow([Self.log], store: store)
    #expect(resumed.verdicts["job-never-crashes"] == .inconclusive)
    #expect(resumed.tally.contains { $0.hasPrefix("job-finishes pass \(how == "rewritten" ? 25 : 5) 0 0") })
    #expect(resumed.summary.captures[0].gaps.count == 1)
  }

  /// The run ended before a line of the file was reported, and it is another one under the same number by now.
  @Test func aFileWithoutStepsIsRecognisedByItsFirstBytes() throws {
    let script = try FollowScript()
    try script.add(Array(JobLine.jobs(0..<3).utf8), to: Self.log)
    script.wait(600)
    script.step {
      try script.rotate(Self.log)
      try script.add(Array(JobLine.jobs(3..<4).utf8), to: Self.log)
    }
    // It is opened and read then, and has not been silent for long enough to be judged.
    script.wait(FollowedPosition.settleTime)
    let store = MemoryStore()
    script.stopsAfter = script.stepCount
    _ = try script.follow([Self.log], store: store)
    #expect(script.codes == ["I044"])
    // Emptied, so that it keeps its number, and longer than it was.
    try script.empty(Self.log)
    try script.add(Array(JobLine.jobs(20..<40).utf8), to: Self.log)
    script.stopsAfter = nil
    let resumed = try script.follow([Self.log], store: store)
    #expect(resumed.verdicts["job-never-crashes"] == .inconclusive)
    #expect(resumed.events == 46)
  }

  @Test func severalFilesContinueEachAtItsOffset() throws {
    let script = try FollowScript()
    for position in 0..<12 {
      script.append(JobLine.jobs(position..<position + 1), to: "a.log")
      script.append(
        JobLine.started("b\(position)", at: 600 + position * 100) + JobLine.noise(at: 660 + position * 100), to: "b.log"
      )
      if position % 3 == 0 { script.wait(600) }
    }
    let store = MemoryStore()
    for stop in [7, 15, 22] {
      script.stopsAfter = stop
      _ = try script.follow(["a.log", "b.log"], store: store)
    }
    script.stopsAfter = nil
    let resumed = try script.follow(["a.log", "b.log"], store: store)
    let checked = try script.check(["a.log", "b.log"])
    #expect(resumed.tally == checked.tally)
    #expect(resumed.marks == checked.marks)
    #expect(resumed.lines == checked.lines)
  }

  /// Steps that can no longer be written down are read again, or are a gap.
  @Test func aFullDiskCostsNoVerdict() throws {
    let script = try FollowScript()
    for number in 0..<10 {
      script.append(JobLine.jobs(number..<number + 1), to: Self.log)
      script.wait(600)
    }
    let store = MemoryStore()
    store.room = 1500
    script.stopsAfter = 20
    let first = try script.follow([Self.log], store: store)
    #expect(first.summary.exitCode == 2)
    #expect(script.codes.contains("I049"))
    store.room = .max
    script.stopsAfter = nil
    let resumed = try script.follow([Self.log], store: store)
    #expect(resumed.lines == 20)
    #expect(resumed.tally == (try script.check([Self.log]).tally))
    #expect(resumed.summary.exitCode == 0)
  }

  /// The report of a sample is the same to the byte wherever it was interrupted.
  @Test(
    .tags(.long),
    arguments: Extent.some(1, whole: 4, of: Sample.healthy) + Extent.some(2, whole: 6, of: Sample.failing))
  func aSampleThatWasInterruptedComesToTheSame(sample: Sample) throws {
    let bytes = try sample.bytes()
    var numbers = SeededNumbers(seed: UInt64(bytes.count))
    let script = try FollowScript()
    try script.add([], to: "capture.log")
    var position = 0
    while position < bytes.count {
      let end = min(bytes.count, position + 1 + numbers.next(below: 6000))
      script.append(Array(bytes[position..<end]), to: "capture.log")
      if numbers.once(in: 3) { script.wait(400) }
      position = end
    }
    let store = MemoryStore()
    for _ in 0..<3 {
      script.stopsAfter = script.done + 1 + numbers.next(below: max(1, script.stepCount / 4))
      _ = try script.follow(["capture.log"], .shipped, store: store)
      _ = store.cut(to: max(200, store.bytes.count - numbers.next(below: 100)))
    }
    script.stopsAfter = nil
    let resumed = try script.follow(["capture.log"], .shipped, store: store)
    let whole = try script.check(["capture.log"], .shipped)
    #expect(resumed.tally == whole.tally)
    #expect(resumed.marks == whole.marks)
    #expect(resumed.summary.exitCode == whole.summary.exitCode)
  }
}
