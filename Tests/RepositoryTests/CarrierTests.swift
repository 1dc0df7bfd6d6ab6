import Foundation
import LogCheck
import LogCheckRules
import LogCheckSamples
import LogCheckTestSupport
import Testing

@testable import logcheck_dev

/// Six samples in the forms that tools and web pages give to the lines of a log.
@Suite struct CarrierTests {
  @Test func carriersHaveUniqueNames() {
    #expect(Set(Carrier.all.map(\.id)).count == Carrier.all.count)
    #expect(Carrier.all.count >= 600)
  }

  @Test func carriersChangeLinesAsTheirToolsDo() {
    func carried(_ id: String, _ lines: [String]) -> [String]? { Carrier.all.first { $0.id == id }?.carry(lines) }
    #expect(carried("prefixes/cat -n", ["a", "b"]) == ["     1\ta", "     2\tb"])
    #expect(carried("envelopes/docker", ["a \"b\""]).map { $0[0].hasPrefix(#"{"log":"a \"b\"\n","#) } == true)
    #expect(carried("tables/CSV", ["a,\"b\""]) == [#"2025-11-15T06:00:00.000Z,h,app,"a,""b""""#])
    let line = String(repeating: "abcd ", count: 20)
    #expect(carried("wraps/60 columns", [line]).map { $0.map(\.count) } == [60, 40])
    #expect(carried("wraps/72 columns, at blanks", [line]).map { $0.map(\.count) } == [69, 29])
    #expect(carried("wraps/72 columns, after blanks", [line]).map { $0.map(\.count) } == [70, 30])
  }

  /// Whatever a carrier does, the verdict is that of the sample, or open with what is missing. The table of docs/score.md is today's.
  @Test(.costly) func noCarrierTurnsAVerdictIntoAnother() async throws {
    let rules = try RuleSet.ofFolder(nil)
    let samples = try CarriedSample.all(in: RepositoryPaths.root, Audit(rules, AuditOptions()))
    #expect(samples.count { $0.failures.isEmpty } == 3)
    let trials = Carrier.all.flatMap { carrier in samples.map { CarrierTrial(carrier: carrier, sample: $0) } }
    let results = try await TwoThreads.map(trials, rules: rules) { $0.judged(by: $1) }.compactMap(\.self)
    #expect(results.filter(\.outcome.isWrong).map { "\($0.outcome.rawValue): \($0.name)" } == [])
    // Structured events keep their verdict in every layout.
    #expect(results.filter { $0.carrier.group == .events && $0.outcome != .kept }.map(\.name) == [])
    let page = try String(contentsOf: RepositoryPaths.root.appending(path: "docs/score.md"), encoding: .utf8)
    #expect(page.contains(CarrierPage.table(results)))
  }
}
