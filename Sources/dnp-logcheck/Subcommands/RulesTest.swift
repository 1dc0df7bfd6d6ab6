import ArgumentParser
import LogCheckModel
import LogCheckReporting
import LogCheckRuleLibrary
import LogCheckRules
import LogCheckWorkshop

extension RulesCommand {
  struct Test: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "test", abstract: "Run the tests of rules and of outcomes, and the samples of formats.",
      discussion: """
        EXAMPLE
          dnp-logcheck rules test my-rules/

        The built-in rules carry no tests; run theirs in a checkout, with --no-built-in-rules Rules.
        """)
    @OptionGroup var rules: RuleOptions
    @Flag(name: .shortAndLong, help: "Name every test.") var verbose = false
    @Flag(help: "Change rules and traces in small ways, and name the changes that no test notices.") var mutate = false
    @Argument(help: "More rule files or folders.", completion: .file()) var paths: [String] = []

    func run() throws {
      var options = rules
      options.paths += paths
      let ruleSet = try options.load().ruleSet
      let tested = ruleSet.named.filter { !$0.tests.isEmpty }
      guard !tested.isEmpty || !ruleSet.outcomeTests.isEmpty || ruleSet.formats.contains(where: { !$0.samples.isEmpty })
      else {
        StandardStreams.complain(
          ruleSet.rules.isEmpty
            ? "dnp-logcheck: there are no rules to test; name rule files or folders of them"
            : "dnp-logcheck: the built-in rules carry no tests in the binary; in a checkout, run "
              + "`dnp-logcheck rules test --no-built-in-rules Rules`")
        throw ExitCode(2)
      }
      do {
        if mutate {
          try MutationCommand(rules: tested, isVerbose: verbose).run(on: ruleSet)
        } else {
          try run(tested, ruleSet)
        }
      } catch let error as UnusableRules {
        StandardStreams.complain(of: error.diagnostics)
        throw ExitCode(2)
      }
    }

    private func run(_ rules: [Rule], _ ruleSet: RuleSet) throws {
      var results = TestResults(isVerbose: verbose)
      if !rules.isEmpty {
        let runner = try RuleTestRunner(ruleSet)
        for rule in rules {
          for test in rule.tests { results.note("\(rule.id): \(test.name)", test.mark, runner.run(test, of: rule)) }
        }
      }
      if !ruleSet.outcomeTests.isEmpty {
        let runner = try OutcomeTestRunner(ruleSet)
        for test in ruleSet.outcomeTests { results.note("outcomes: \(test.name)", test.mark, runner.run(test)) }
      }
      for format in ruleSet.formats where !format.samples.isEmpty {
        for result in FormatTestRunner(format).run() { results.note(result.name, result.mark, result.problems) }
      }
      try results.end()
    }
  }
}
