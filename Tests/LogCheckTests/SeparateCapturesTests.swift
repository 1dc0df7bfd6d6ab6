import LogCheck
import LogCheckModel
import Testing

/// Several captures, each judged separately: a user who names twenty files expects twenty verdicts.
@Suite struct SeparateCapturesTests {
  private static let healthy = JobWorld.logLine(0, "[JOB] started a") + JobWorld.logLine(5, "[JOB] finished a") + later
  private static let unfinished = JobWorld.logLine(0, "[JOB] started a") + later
  private static let cut = JobWorld.logLine(0, "[JOB] started a")
  private static let foreign = JobWorld.logLine(0, "nothing of the plugin", process: "otherd")
  private static let later = JobWorld.logLine(90, "[JOB] launched")

  private func judge(
    _ logs: [(name: String, text: String)], joined: Bool = false,
    mayDecideNothing: @escaping @Sendable (String) -> Bool = { _ in false }
  ) throws -> JobWorld.Outcome {
    try JobWorld.judge(
      logs.map { .bytes(Array($0.text.utf8), shown: $0.name) }, joined: joined, mayDecideNothing: mayDecideNothing)
  }

  private func verdicts(_ outcome: JobWorld.Outcome) -> [String: String] {
    Dictionary(
      outcome.summary.captures.map { ($0.path, $0.verdict?.rawValue ?? "none") },
      uniquingKeysWith: { first, _ in first })
  }

  @Test func eachCaptureHasTheVerdictThatItHasAlone() throws {
    let logs = [
      ("healthy", Self.healthy), ("unfinished", Self.unfinished), ("cut", Self.cut), ("foreign", Self.foreign),
      ("empty", ""),
    ]
    let together = verdicts(try judge(logs))
    for log in logs {
      let alone = try judge([log]).summary
      #expect(together[log.0] == alone.verdict.rawValue)
      #expect(alone.captures.first?.verdict == alone.verdict)
    }
    #expect(together["healthy"] == "pass")
    #expect(together["unfinished"] == "fail")
    #expect(together["foreign"] == "nothingDecided")
    #expect(together["empty"] == "nothingDecided")
  }

  @Test func aSharedEventMakesNothingInconclusiveAndNamesTheOption() throws {
    let rest = JobWorld.logLine(0, "[JOB] started a") + JobWorld.logLine(3, "[JOB] finished a")
    let logs = [("a.log", Self.unfinished), ("b.log", rest), ("c.log", rest + Self.later)]
    let outcome = try judge(logs)
    #expect(outcome.verdict("finishes") == "fail")
    let notes = outcome.summary.diagnostics.filter { $0.code == "I005" }
    #expect(notes.count == 1)
    #expect(notes.first?.message.contains("hold the same events") == true)
    #expect(notes.first?.hint?.contains("--join") == true)
    #expect(try judge(logs, joined: true).verdict("finishes") == "inconclusive grouping")
  }

  @Test func capturesWithoutASharedEventNeedNoNote() throws {
    let other = JobWorld.logLine(200, "[JOB] started z") + JobWorld.logLine(203, "[JOB] finished z")
    #expect(try judge([("a", Self.healthy), ("b", other)]).summary.diagnostics.allSatisfy { $0.code != "I005" })
  }

  @Test(arguments: ["", foreign, cut], [false, true])
  func aGreenCaptureHidesNoUndecidedOne(_ other: String, _ isFirst: Bool) throws {
    let logs = [("good.log", Self.healthy), ("other.log", other)]
    let outcome = try judge(isFirst ? logs.reversed() : logs)
    #expect(outcome.summary.verdict == .inconclusive)
    #expect(outcome.summary.exitCode == 3)
    #expect(
      outcome.summary.diagnostics.contains { $0.message.contains("other.log") && !$0.message.contains("good.log") })
  }

  /// A rule that must be decided and is open in one capture is not decided by another one.
  @Test func anUnfinishedCaptureIsNotProvedByOthers() throws {
    let outcome = try judge([("good.log", Self.healthy), ("cut.log", Self.cut)])
    #expect(outcome.summary.unprovedCaptures + outcome.summary.undecidedCaptures == ["cut.log"])
  }

  @Test func whatNeedNotBeDecidedFailsNothing() throws {
    let logs = [("good.log", Self.healthy), ("picture.png", ""), ("foreign.txt", Self.foreign)]
    let all = try judge(logs) { _ in true }
    #expect(all.summary.exitCode == 0)
    #expect(try judge(logs) { $0.hasSuffix(".png") }.summary.undecidedCaptures == ["foreign.txt"])
    // Without any capture that decides something nothing is proved.
    #expect(try judge([("foreign.txt", Self.foreign)]) { _ in true }.summary.exitCode == 3)
    // A failure stays one.
    #expect(try judge(logs + [("bad.log", Self.unfinished)]) { _ in true }.summary.exitCode == 1)
  }

  @Test func aFileThatIsNoLogCannotBeRead() throws {
    let binary = AuditInput.bytes([0x89] + Array("PNG\r\n".utf8) + [0x1A, 0x0A, 0, 0], shown: "picture.png")
    let good = AuditInput.bytes(Array(Self.healthy.utf8), shown: "good.log")
    #expect(try JobWorld.judge([good, binary]).summary.exitCode == 2)
    #expect(try JobWorld.judge([good, binary], mayDecideNothing: { _ in true }).summary.exitCode == 0)
  }

  @Test func joinedCapturesHaveOneVerdictAndEachMustHoldThePlugin() throws {
    let outcome = try judge([("a", Self.healthy), ("b", Self.foreign)], joined: true)
    #expect(outcome.summary.captures.allSatisfy { $0.verdict == nil })
    #expect(outcome.summary.exitCode == 3)
    #expect(outcome.summary.undecidedCaptures == ["b"])
  }
}
