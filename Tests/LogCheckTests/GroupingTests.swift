import LogCheckModel
import Testing

/// Parts of a rotated log are one trace, in the order of their time, with a gap if one is missing.
@Suite struct GroupingTests {
  private static let launch = JobWorld.logLine(0, "[JOB] launched")
  private static let first = launch + JobWorld.logLine(1, "[JOB] started a") + JobWorld.logLine(2, "[JOB] finished a")
  private static let second = JobWorld.logLine(10, "[JOB] started b")
  private static let third = JobWorld.logLine(15, "[JOB] finished b") + JobWorld.logLine(90, "[JOB] launched")

  private static let parts = [("x.log.2", first), ("x.log.1", second), ("x.log", third)]

  @Test func partsAreOneTrace() throws {
    let outcome = try JobWorld.judge(files: Self.parts)
    #expect(outcome.verdict("finishes") == "pass")
    #expect(outcome.summary.rules.first?.passes == 2)
    #expect(outcome.summary.captures.flatMap(\.gaps).isEmpty)
  }

  @Test(arguments: [[0, 1, 2], [2, 1, 0], [1, 2, 0], [2, 0, 1], [0, 2, 1], [1, 0, 2]])
  func theOrderOfTheArgumentsChangesNothing(_ order: [Int]) throws {
    let expected = try JobWorld.judge(files: Self.parts)
    let outcome = try JobWorld.judge(files: Self.parts, order: order)
    #expect(outcome.verdicts == expected.verdicts)
    #expect(outcome.summary.captures.map(\.path) == ["x.log.2", "x.log.1", "x.log"])
    #expect(outcome.findings.map(\.fingerprint) == expected.findings.map(\.fingerprint))
  }

  @Test(arguments: [[0, 2], [2, 0]]) func aMissingPartIsAGap(_ order: [Int]) throws {
    let files = [("x.log.2", Self.launch + Self.second), Self.parts[1], ("x.log", Self.third)]
    let outcome = try JobWorld.judge(files: files, order: order)
    #expect(outcome.verdict("never-crashes") == "inconclusive gap")
    let gap = try #require(outcome.summary.captures.flatMap(\.gaps).first)
    #expect(gap.reason == .gap)
    #expect(gap.from == "2025-11-15T06:00:10.000000Z")
    #expect(gap.to == "2025-11-15T06:00:15.000000Z")
  }

  /// `started b` is in the older part, `finished b` may be in the missing one.
  @Test func whatIsMissingAcrossAGapFailsNothing() throws {
    let files = [
      ("x.log.2", Self.launch + Self.second),
      ("x.log", JobWorld.logLine(90, "[JOB] started c") + JobWorld.logLine(91, "[JOB] finished c")),
    ]
    #expect(try JobWorld.judge(files: files).verdict("finishes") == "inconclusive gap")
    let joined = [("x.log.1", files[0].1), files[1]]
    #expect(try JobWorld.judge(files: joined).verdict("finishes") == "fail")
  }

  @Test func aPartThatCannotBeReadIsAGap() throws {
    let files: [(name: String, text: String?)] = [
      ("x.log.2", Self.launch + Self.second), ("x.log.1", nil), ("x.log", Self.third),
    ]
    let outcome = try JobWorld.judge(files: files)
    #expect(outcome.verdict("never-crashes") == "inconclusive gap")
    #expect(outcome.summary.exitCode == 2)
  }

  @Test func aPartThatEndsInsideALineIsAGap() throws {
    let files = [
      ("x.log.1", Self.launch + Self.second + "2025-11-15 06:00:1"), ("x.log", "2.000000+0000 torn\n" + Self.third),
    ]
    #expect(try JobWorld.judge(files: files).verdict("never-crashes") == "inconclusive gap")
  }

  @Test(arguments: [
    ["c.01", "c"], ["c.1", "c.0"], ["c.0", "c"], ["c.000", "c.001"], ["c.2.gz", "c.1"], ["c.9", "c.8"],
  ])
  func partsAreKnownByTheirNumbers(_ names: [String]) throws {
    let outcome = try JobWorld.judge(
      files: [(names[0], Self.first + Self.second), (names[1], Self.third)], order: [1, 0])
    #expect(outcome.summary.captures.map(\.path) == names)
    #expect(outcome.verdict("finishes") == "pass")
  }

  @Test func partsAcrossNewYearAreInOrder() throws {
    let older = "Dec 31 23:59:50 mac Runner[7]: [JOB] launched\nDec 31 23:59:55 mac Runner[7]: [JOB] started a\n"
    let newer = "Jan  1 00:00:05 mac Runner[7]: [JOB] finished a\nJan  1 00:02:05 mac other[8]: x\n"
    let outcome = try JobWorld.judge(files: [("s.log.1", older), ("s.log", newer)], order: [1, 0])
    #expect(outcome.verdict("finishes") == "pass")
  }

  /// The stamps say which part comes first.
  @Test func partsWithNumbersAgainstTheirTimesAreReadInTheOrderOfTime() throws {
    let outcome = try JobWorld.judge(files: [("x.log.1", Self.third), ("x.log", Self.first + Self.second)])
    #expect(outcome.summary.diagnostics.map(\.code) == ["I062"])
    #expect(outcome.summary.captures.map(\.path) == ["x.log", "x.log.1"])
    #expect(outcome.verdict("finishes") == "pass")
  }

  @Test func numbersWithoutAnOrderInTheTimesJoinNothing() throws {
    let outcome = try JobWorld.judge(
      files: [("x.log.2", Self.second), ("x.log.1", Self.third), ("x.log", Self.first)])
    // Each is judged separately, and the older ones end with an unfinished job.
    #expect(outcome.summary.diagnostics.map(\.code) == ["I004", "I056"])
    #expect(outcome.verdict("finishes") == "inconclusive end")
  }

  @Test func partsThatOverlapAreJudgedOnce() throws {
    let files = [
      ("x.log.1", Self.first + Self.second),
      ("x.log", JobWorld.logLine(2, "[JOB] finished a") + Self.second + Self.third),
    ]
    let outcome = try JobWorld.judge(files: files)
    #expect(outcome.verdicts == ["pass", "pass", "pass", "pass"])
    #expect(outcome.summary.captures.map { $0.duplicateLines?.count } == [nil, 2])
  }

  /// Two phones, numbered by their models: the lines of one discharge no obligation of the other.
  @Test func numberedCapturesWhoseLinesDifferInTheOverlapAreTwoSources() throws {
    let older =
      JobWorld.logLine(0, "[JOB] launched") + JobWorld.logLine(10, "[JOB] started a")
      + JobWorld.logLine(60, "[JOB] launched")
    let newer = JobWorld.logLine(5, "[JOB] launched", pid: 91) + JobWorld.logLine(25, "[JOB] finished a", pid: 91)
    let outcome = try JobWorld.judge(files: [("phone.13", older), ("phone.12", newer)])
    #expect(outcome.verdict("finishes") == "inconclusive grouping")
    #expect(outcome.verdict("never-crashes") == "inconclusive grouping")
  }

  @Test func theSameBytesUnderTwoNamesAreReadOnce() throws {
    let text = Self.first + JobWorld.logLine(90, "[JOB] launched")
    let outcome = try JobWorld.judge(files: [("a.log", text), ("copy of a.log", text)])
    #expect(outcome.verdicts == ["pass", "pass", "pass", "pass"])
    #expect(outcome.summary.captures.map(\.path) == ["a.log"])
    #expect(outcome.summary.diagnostics.map(\.message) == ["copy of a.log holds the same as a.log and is not read"])
  }
}
