import LogCheckModel
import Testing

/// Structured events without a process id show their launch by the member that the rules name.
@Suite struct SessionNameTests {
  private static func event(_ seconds: Int, _ name: String, run: String?, more: String = #""id":"a""#) -> String {
    let session = run.map { #","run":"\#($0)""# } ?? ""
    let second = seconds < 10 ? "0\(seconds)" : "\(seconds)"
    return #"{"event":"\#(name)","ts":"2025-11-15T06:00:\#(second).000Z"\#(session),\#(more)}"# + "\n"
  }

  @Test func anotherNameIsAnotherLaunch() throws {
    let log =
      Self.event(1, "job.finished", run: "x1") + Self.event(2, "job.finished", run: "x2")
      + Self.event(
        9, "job.started", run: "x2")
    let outcome = try JobWorld.judge(log)
    #expect(outcome.summary.captures.first?.sessions == 2)
    #expect(outcome.verdict("finishes-once-a-launch") != "fail")
  }

  @Test func theSameNameIsTheSameLaunchWhateverItsLinesSay() throws {
    let log =
      Self.event(0, "job.launched", run: "x1") + Self.event(1, "job.finished", run: "x1")
      + Self.event(2, "job.launched", run: "x1") + Self.event(3, "job.finished", run: "x1")
    let outcome = try JobWorld.judge(log)
    #expect(outcome.summary.captures.first?.sessions == 1)
    #expect(outcome.verdict("finishes-once-a-launch") == "fail")
  }

  @Test func withoutANameTheLaunchLinesDecide() throws {
    let log =
      Self.event(0, "job.launched", run: nil) + Self.event(1, "job.finished", run: nil)
      + Self.event(2, "job.launched", run: nil) + Self.event(3, "job.finished", run: nil)
    #expect(try JobWorld.judge(log).summary.captures.first?.sessions == 2)
  }

  @Test func aNumberIsANameToo() throws {
    let log =
      Self.event(1, "job.finished", run: nil, more: #""id":"a","run":7"#)
      + Self.event(2, "job.finished", run: nil, more: #""id":"a","run":8"#)
    #expect(try JobWorld.judge(log).summary.captures.first?.sessions == 2)
  }

  @Test func anEarlierNameAgainIsNoLaunchAndLeavesDoubt() throws {
    let log =
      Self.event(1, "job.finished", run: "x1") + Self.event(5, "job.started", run: "x2")
      + Self.event(
        20, "job.started", run: "x1") + Self.event(59, "job.started", run: "x2")
    let outcome = try JobWorld.judge(log)
    #expect(outcome.summary.captures.first?.sessions == 2)
    #expect(outcome.verdict("never-crashes") == "inconclusive grouping")
  }
}
