import LogCheckTestSupport
import Testing

/// The output of commands about the built-in rules, which carry no tests.
@Suite struct BuiltInRuleCommandTests {
  private func run(_ arguments: [String]) throws -> CommandRun {
    try CommandRun(BuiltProduct.dnpLogCheck, arguments)
  }

  /// The rules of a checkout, with all their tests.
  private static let checkout = ["--no-built-in-rules", "--rules", "Rules"]

  /// One of each: events alone, lines of a log, files next to a capture, a rule with regressions.
  @Test(
    .costly,
    arguments: [
      "configured-fetcher-is-used", "prefetch-lead-is-five-minutes", "stored-alarms-mirror-the-pending-list",
      "no-secrets-in-lines", "tokens-are-signed-as-agreed",
    ])
  func explainShowsWhatItShowsOfTheFilesOfACheckout(_ id: String) throws {
    let embedded = try run(["explain", "-v", id])
    #expect(embedded.exitCode == 0)
    #expect(embedded.outputText.contains("\nExample, pass") && embedded.outputText.contains("\nExample, fail"))
    #expect(embedded.outputText == (try run(["explain", "-v", id] + Self.checkout)).outputText)
    let brief = try run(["explain", id])
    #expect(brief.exitCode == 0)
    #expect(brief.outputText == (try run(["explain", id] + Self.checkout)).outputText)
    #expect(brief.outputText.utf8.count < embedded.outputText.utf8.count)
  }

  @Test(arguments: [[], ["--mutate"], ["--verbose"], ["--select", "core"]])
  func testingTheBuiltInRulesSaysWhereTheirTestsAre(_ options: [String]) throws {
    let run = try run(["rules", "test"] + options)
    #expect(run.exitCode == 2)
    #expect(run.outputText == "")
    #expect(
      run.errorText == "dnp-logcheck: the built-in rules carry no tests in the binary; in a checkout, run "
        + "`dnp-logcheck rules test --no-built-in-rules Rules`\n")
  }

  @Test func testingNoRulesIsNoSuccess() throws {
    let run = try run(["rules", "test", "--no-built-in-rules"])
    #expect(run.exitCode == 2)
    #expect(run.errorText == "dnp-logcheck: there are no rules to test; name rule files or folders of them\n")
  }

  /// The built-in rules next to them are not tested and not changed.
  @Test(arguments: [[], ["--mutate"]])
  func rulesOfTheUserAreTestedAlone(_ options: [String]) throws {
    let rules = ["--rules", "docs/examples/my-rules"]
    let alone = try run(["rules", "test"] + rules + options)
    #expect(alone.exitCode == 0)
    #expect(alone.outputText.contains(options.isEmpty ? "3 passed, 0 failed" : "mutants: "))
    let selected = try run(["rules", "test"] + rules + options + ["--select", "run-is-over-in-ten-seconds"])
    #expect(alone.outputText == selected.outputText)
  }

  @Test(.costly, arguments: ["list", "coverage", "validate", "schema"])
  func otherCommandsSayTheSameAsOfACheckout(_ command: String) throws {
    let embedded = try run(["rules", command])
    #expect(embedded.exitCode == 0)
    #expect(embedded.outputText == (try run(["rules", command] + Self.checkout)).outputText)
  }
}
