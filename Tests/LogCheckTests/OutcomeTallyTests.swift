import LogCheckModel
import Testing

@testable import LogCheck

/// Outcomes that are only counted keep all that a verdict needs.
@Suite struct OutcomeTallyTests {
  @Test func aFaultOfOneProcessIsCountedAsOne() {
    var outcome = InstanceOutcome(rule: 7, source: SourceID(0), verdict: .inconclusive(.grouping), detail: "")
    outcome.failsInAReading = true
    var held = HeldOutcomes(limit: 1)
    for _ in 0..<3 { held.hold(outcome) }
    #expect(held.outcomes.count == 1)
    var sum = OutcomeTally()
    sum.add(held.tally)
    sum.add(held.tally)
    #expect(sum.counts[7]?.failsInAReading == 4)
    #expect(sum.counts[7]?.inconclusive == [.grouping: 4])
  }
}
