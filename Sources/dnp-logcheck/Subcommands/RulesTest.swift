import ArgumentParser
import LogCheckModel
import LogCheckReporting
import LogCheckRuleLibrary
import LogCheckRules
import LogCheckWorkshop

extension RulesCommand {
  struct Test: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "test", abstract: "Run the tests of rules, and those of outcomes.",
      discussion: """
        EXAMPLE
          dnp-logcheck rules test my-rules/

        The built-in rules carry no tests; run theirs in a checkout, with --no-built-in-rules Rules.
        """)
    @OptionGroup var rules: RuleOptions
    @Flag(name: .shortAndLong, help: "Name every test.") var verbose = false
    @Flag(help: "Change rules and traces in small ways, and name the changes that no test notices.") var mutate = false
    @Argument(help: "More rule files or folders.") var paths: [String] = []

    func run() throws {
      var options = rules
      options.paths += paths
      let ruleSet = try options.load().ruleSet
      let tested = ruleSet.named.filter { !$0.tests.isEmpty }
      guard !tested.isEmpty || !ruleSet.outcomeTests.isEmpty else {
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
      var (count, failures) = (0, 0)
      func note(_ name: String, _ mark: SourceMark, _ problems: [String]) {
        count += 1
        failures += problems.isEmpty ? 0 : 1
        if verbose || !problems.isEmpty {
          StandardStreams.write(Array("\(problems.isEmpty ? "ok  " : "FAIL") \(CleanText.line(name))\n".utf8))
        }
        for problem in problems {
          let position = "\(CleanText.line(mark.file)):\(mark.line): "
          StandardStreams.write(Array("       \(position)\(CleanText.line(problem, limit: 400))\n".utf8))
        }
      }
      if !rules.isEmpty {
        let runner = try RuleTestRunner(ruleSet)
        for rule in rules {
          for test in rule.tests { note("\(rule.id): \(test.name)", test.mark, runner.run(test, of: rule)) }
        }
      }
      if !ruleSet.outcomeTests.isEmpty {
        let runner = try OutcomeTestRunner(ruleSet)
        for test in ruleSet.outcomeTests { note("outcomes: \(test.name)", test.mark, runner.run(test)) }
      }
      StandardStreams.say("\(count - failures) passed, \(failures) failed")
      if failures > 0 { throw ExitCode(1) }
    }
  }
}
