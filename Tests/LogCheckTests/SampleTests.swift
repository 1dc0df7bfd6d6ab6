import Foundation
import LogCheck
import LogCheckModel
import LogCheckRuleLibrary
import LogCheckRules
import LogCheckTestSupport
import Testing

/// The sample captures are judged as they are meant to be.
@Suite struct SampleTests {
  private static var strictly: AuditOptions {
    var options = AuditOptions()
    options.failOn = .note
    return options
  }

  @Test func theSamplesAreThere() {
    #expect(Sample.healthy.count >= 13)
    #expect(Sample.failing.count >= 75)
  }

  @Test(arguments: Sample.healthy)
  func nothingFailsInAHealthySample(sample: Sample) async throws {
    let judged = try await Judge.run(sample.bytes(), Self.strictly)
    #expect(judged.summary.exitCode == 0, "\(judged.summary.verdict): \(judged.rules(.fail))")
    #expect(judged.failures.isEmpty)
    #expect(!judged.rules(.pass).isEmpty)
  }

  /// The rules that pass in no healthy sample, and fail in no sample made for them: `KnownDisagreementsTests` requires
  /// a case of Tests/Truth for them.
  @Test func aFailingSampleIsOfARuleThatFailsInIt() throws {
    let rules = Set(try Shipped.rules.get().ruleSet.rules.map(\.id))
    #expect(Set(Sample.failing.map(\.rule)).union(EvidenceSample.failing.map(\.name)).isSubset(of: rules))
    for sample in Sample.failing {
      #expect(try sample.expectedFailures().contains(sample.rule), "\(sample.name)")
    }
  }

  @Test(arguments: Sample.failing)
  func exactlyTheExpectedRulesFail(sample: Sample) async throws {
    let judged = try await Judge.run(sample.bytes(), Self.strictly)
    #expect(judged.rules(.fail) == (try sample.expectedFailures()))
    #expect(judged.summary.exitCode == 1)
    #expect(Set(judged.failures.map(\.rule)) == Set(judged.rules(.fail)))
  }

  /// One fault may leave another rule without its events, or give it some; a person has reviewed which.
  @Test func otherRulesComeOutAsInTheHealthyTwin() async throws {
    var text = ""
    for sample in Sample.failing {
      let twin = try #require(sample.healthyTwin, "a failing sample has the name of the healthy one it was made from")
      let whole = try await Judge.run(twin.bytes()).verdicts
      let broken = try await Judge.run(sample.bytes()).verdicts
      let expected = Set(try sample.expectedFailures())
      for (rule, verdict) in broken.sorted(by: { $0.key < $1.key })
      where !expected.contains(rule) && verdict != whole[rule] {
        text += "\(sample.name): \(rule): \(whole[rule].map(\.rawValue) ?? "-") → \(verdict.rawValue)\n"
      }
    }
    let file = GoldenFile(RepositoryPaths.root.appending(path: "Tests/LogCheckTests/Golden/side-effects.txt"))
    #expect(file.compare(text) == .same, "\(file.compare(text))")
  }
}
