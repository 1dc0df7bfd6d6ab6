import ArgumentParser
import LogCheck
import LogCheckModel
import LogCheckReporting
import LogCheckRules
import LogCheckWorkshop

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `rules test --mutate`: mutants by rule, and those that no test noticed.
struct MutationCommand {
  /// Rules with tests: without any, no change would be noticed.
  let rules: [Rule]
  let isVerbose: Bool

  /// Of a hundred mutants so many may be explained away.
  private static let mostExplained = 2

  /// Each thread compiles the rules of the set for itself.
  func run(on ruleSet: RuleSet) throws {
    // What does not compile is reported before any thread begins.
    _ = try MutationRun(ruleSet)
    let rules = rules
    // Outcomes alone may have tests.
    let threads = min(max(1, rules.count), ProcessInfo.processInfo.activeProcessorCount)
    var (mutants, survivors, explained, idle, judged) = (0, 0, 0, 0, 0)
    OrderedJobs<MutationResult>.run(
      rules.count, threads: threads, ahead: 1, isStopped: { false },
      work: { desk in
        let run = try? MutationRun(ruleSet)
        while let job = desk.next() {
          if let run { desk.deliver(run.result(of: rules[job]), of: job) }
          desk.end(job)
        }
      }
    ) { _, result in
      judged += 1
      mutants += result.mutants
      survivors += result.survivors.count
      explained += result.explained.count
      idle += result.idleReasons.count + result.idleTests.count
      write(result)
    }
    guard judged == rules.count else {
      StandardStreams.complain("dnp-logcheck: the mutants of \(rules.count - judged) rules could not be judged")
      throw ExitCode(2)
    }
    if !ruleSet.outcomeTests.isEmpty {
      let outcomes = try OutcomeMutation(ruleSet).result()
      mutants += outcomes.mutants
      survivors += outcomes.survivors.count
      if isVerbose || !outcomes.survivors.isEmpty {
        line("outcomes: \(outcomes.mutants) mutants, \(outcomes.survivors.count) left")
      }
      for survivor in outcomes.survivors { line("  \(survivor.mark.file):\(survivor.mark.line): \(survivor.name)") }
    }
    line(
      "\(mutants) mutants: \(mutants - survivors - explained) noticed, \(explained) with a reason, \(survivors) left")
    let isOverExplained = explained * 100 > mutants * Self.mostExplained
    if isOverExplained { line("more than \(Self.mostExplained) of a hundred have a reason: write tests instead") }
    if survivors > 0 || idle > 0 || isOverExplained { throw ExitCode(1) }
  }

  private func write(_ result: MutationResult) {
    let isQuiet = result.survivors.isEmpty && result.idleReasons.isEmpty && result.idleTests.isEmpty
    if isVerbose || !isQuiet {
      line(
        "\(result.rule.id): strength \(result.strength) %, \(result.mutants) mutants, \(result.survivors.count) left")
    }
    for survivor in result.survivors {
      let problem = survivor.problem.map { ": \($0)" } ?? ""
      line("  \(survivor.mark.file):\(survivor.mark.line): \(survivor.name)\(problem)")
    }
    for reason in result.idleReasons {
      line("  \(reason.mark.file):\(reason.mark.line): nothing survives that this explains: \(reason.name)")
    }
    for test in result.idleTests {
      line("  \(test.mark.file):\(test.mark.line): no change needs this test, kept for mutation: \(test.name)")
    }
  }

  private func line(_ text: String) { StandardStreams.write(Array((CleanText.line(text, limit: 1000) + "\n").utf8)) }
}
