import LogCheck
import LogCheckModel
import Testing

/// An app that counts its structured events shows which are missing.
@Suite struct SequenceNumberTests {
  private func event(_ name: String, _ seq: Int, minute: Int, session: String = "a") -> String {
    let clock = minute < 10 ? "0\(minute)" : "\(minute)"
    return """
      {"ts":"2025-06-01T12:\(clock):00.000Z","seq":\(seq),"session_id":"\(session)","component":"JOB","event":"\(name)"}

      """
  }

  @Test func aMissingSequenceNumberIsAGap() throws {
    let whole = event("job.asked", 0, minute: 0) + event("job.idle", 1, minute: 20)
    #expect(try TimeRules.verdicts(whole)["done-in-time"] == .fail)
    let holed = event("job.asked", 0, minute: 0) + event("job.idle", 2, minute: 20)
    #expect(try TimeRules.verdicts(holed)["done-in-time"] == .inconclusive)
  }

  @Test func anEventOfAnUnknownNameCountsAsWell() throws {
    let capture =
      event("job.asked", 0, minute: 0) + event("job.unheard-of", 1, minute: 1) + event("job.idle", 2, minute: 20)
    #expect(try TimeRules.verdicts(capture)["done-in-time"] == .fail)
  }

  @Test func outOfOrderLinesAndNewLaunchesAreNotGaps() throws {
    let swapped =
      event("job.asked", 3, minute: 0) + event("job.idle", 4, minute: 1) + event("job.idle", 4, minute: 2)
      + event("job.idle", 5, minute: 20)
    #expect(try TimeRules.verdicts(swapped)["done-in-time"] == .fail)
    let relaunched = event("job.asked", 70, minute: 0) + event("job.idle", 0, minute: 20)
    #expect(try TimeRules.verdicts(relaunched)["done-in-time"] == .fail)
    let other = event("job.asked", 3, minute: 0) + event("job.idle", 0, minute: 20, session: "b")
    #expect(try TimeRules.verdicts(other)["done-in-time"] == .fail)
  }
}
