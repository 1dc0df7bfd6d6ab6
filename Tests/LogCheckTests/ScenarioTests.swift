import Foundation
import LogCheck
import LogCheckModel
import LogCheckRuleLibrary
import LogCheckRules
import LogCheckSamples
import LogCheckTestSupport
import Testing

/// The scenarios have the verdicts that are written down, and each of their faults is caught by the rule for it.
@Suite struct ScenarioTests {
  private static var strictly: AuditOptions {
    var options = AuditOptions()
    options.failOn = .note
    return options
  }

  /// The requirements of each rule.
  private static func requirements() throws -> [String: [String]] {
    let rules = try Shipped.rules.get().ruleSet.rules
    return Dictionary(rules.map { ($0.id, $0.requirements) }, uniquingKeysWith: { first, _ in first })
  }

  @Test func eachFolderHoldsACaptureAndItsExpectation() throws {
    #expect(SampleCaptures.scenarios.problems == [])
    let folder = RepositoryPaths.sampleLogs.appending(path: "scenarios", directoryHint: .isDirectory)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false)).sorted()
    #expect(names == WrittenScenario.all.map(\.id))
    for scenario in WrittenScenario.all {
      let path = folder.appending(path: scenario.id).path(percentEncoded: false)
      let found = try FileManager.default.contentsOfDirectory(atPath: path)
      #expect(found.sorted() == ["expected.yml", scenario.capture])
    }
  }

  @Test(arguments: WrittenScenario.all)
  func aScenarioComesOutAsWritten(scenario: WrittenScenario) async throws {
    let judged = try await Judge.run(scenario.bytes, Self.strictly)
    #expect(judged.rules(.fail) == scenario.fails)
    #expect(Int(judged.summary.exitCode) == scenario.exitCode)
    #expect(!judged.rules(.pass).isEmpty)
    for (rule, verdict) in scenario.verdicts {
      #expect(judged.verdicts[rule]?.rawValue == verdict, "\(rule)")
    }
  }

  @Test(.costly, arguments: WrittenScenario.allFaults)
  func aFaultIsCaughtByTheRulesThatItBreaks(position: WrittenScenario.Case) async throws {
    let fault = position.fault
    let requirements = try Self.requirements()
    let judged = try await Judge.run(fault.sample.bytes, Self.strictly)
    let failed = Set(judged.rules(.fail))
    #expect(failed.isSuperset(of: fault.fails))
    #expect(failed.subtracting(position.scenario.fails).isSubset(of: fault.allowed))
    for (rule, verdict) in fault.verdicts {
      #expect(judged.verdicts[rule]?.rawValue == verdict, "\(rule)")
    }
    for requirement in fault.requirements {
      let open = fault.pending[requirement] ?? fault.notCaught[requirement]
      let catching = failed.filter { requirements[$0]?.contains(requirement) == true }
      if open == nil {
        #expect(!catching.isDisjoint(with: fault.fails), "\(requirement)")
      } else {
        // Once a rule catches it, the word that none does must go.
        #expect(catching.isSubset(of: position.scenario.fails), "\(requirement): \(open ?? "")")
      }
    }
  }

  @Test(arguments: WrittenScenario.all)
  func anExpectationFitsItself(scenario: WrittenScenario) throws {
    let requirements = try Self.requirements()
    for fault in scenario.faults {
      let open = fault.pending.map(\.key) + fault.notCaught.map(\.key)
      #expect(!fault.requirements.isEmpty)
      #expect(Set(open).isSubset(of: fault.requirements) && Set(open).count == open.count)
      #expect(Set(fault.fails).isDisjoint(with: fault.also))
      for rule in fault.fails {
        let asked = try #require(requirements[rule], "\(rule)")
        #expect(!Set(asked).isDisjoint(with: Set(fault.requirements).subtracting(open)), "\(fault.id) \(rule)")
      }
    }
  }

  @Test func theDocumentNamesEveryScenario() throws {
    let page = try String(contentsOf: RepositoryPaths.root.appending(path: "docs/scenarios.md"), encoding: .utf8)
    #expect(WrittenScenario.all.count >= 80)
    for scenario in WrittenScenario.all {
      #expect(page.contains("| \(scenario.id) | \(scenario.title) |"), "\(scenario.id)")
    }
  }
}
