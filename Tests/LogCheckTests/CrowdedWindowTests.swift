import LogCheck
import LogCheckModel
import Testing

/// Lines are put into order within two seconds, but at most so many: of more, the earliest are judged before their time, which is said,
/// and what came after may have been before leaves open what it could change.
@Suite struct CrowdedWindowTests {
  /// Fillers of a second, then a line that is earlier than they are.
  private static func log(fillers: Int, last: String) -> String {
    var log = JobWorld.logLine(0, "[JOB] launched") + JobWorld.logLine(0.1, "[JOB] started a")
    for number in 0..<fillers { log += JobWorld.logLine(0.2 + Double(number) * 0.00001, "[JOB] finished f\(number)") }
    return log + last + JobWorld.logLine(60, "[JOB] launched")
  }

  @Test func lineThatComesAfterACrowdedSecondFailsNothing() throws {
    let late = JobWorld.logLine(0.15, "[JOB] finished a")
    let judged = try JobWorld.judge(Self.log(fillers: 40_000, last: late))
    let note = judged.summary.diagnostics.first { $0.code == "I057" }
    #expect(note?.severity == .warning)
    #expect(note?.message.hasPrefix("job.log:1: more than 8192 lines of the plugin within two seconds: ") == true)
    #expect(judged.findings.allSatisfy { $0.verdict != .fail })
    #expect(["pass", "inconclusive late"].contains(judged.verdict("finishes")))
  }

  /// A crash that came before the crowd is a crash.
  @Test func failureThatNeedsNoOrderStaysOne() throws {
    let judged = try JobWorld.judge(Self.log(fillers: 40_000, last: JobWorld.logLine(0.15, "[JOB] crashed a")))
    #expect(judged.verdict("never-crashes") == "fail")
  }

  @Test func fewerLinesAreJudgedInOrder() throws {
    let judged = try JobWorld.judge(Self.log(fillers: 2000, last: JobWorld.logLine(0.15, "[JOB] finished a")))
    #expect(!judged.summary.diagnostics.contains { $0.code == "I057" })
    #expect(judged.verdict("finishes") == "pass")
  }
}
