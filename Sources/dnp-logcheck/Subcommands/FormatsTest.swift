import ArgumentParser
import LogCheckModel
import LogCheckReporting
import LogCheckRuleLibrary
import LogCheckRules
import LogCheckWorkshop

extension Formats {
  struct Test: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "test", abstract: "Read the samples of formats in rule files, and compare what they show.",
      discussion: """
        EXAMPLE
          dnp-logcheck formats test my-formats.yml

        The built-in rules carry no samples; read theirs in a checkout, with --no-built-in-rules Rules.
        """)
    @OptionGroup var rules: RuleOptions
    @Flag(name: .shortAndLong, help: "Name every sample.") var verbose = false
    @Argument(help: "More rule files or folders.", completion: .file()) var paths: [String] = []

    func run() throws {
      var options = rules
      options.paths += paths
      let formats = try options.load().ruleSet.formats.filter { !$0.samples.isEmpty }
      guard !formats.isEmpty else {
        StandardStreams.complain("dnp-logcheck: there are no formats to test; name rule files with `formats:`")
        throw ExitCode(2)
      }
      var results = TestResults(isVerbose: verbose)
      for format in formats {
        for result in FormatTestRunner(format).run() { results.note(result.name, result.mark, result.problems) }
      }
      try results.end()
    }
  }
}

/// Prints the results of tests, and their sum.
struct TestResults {
  let isVerbose: Bool
  private var count = 0
  private var failures = 0

  init(isVerbose: Bool) { self.isVerbose = isVerbose }

  mutating func note(_ name: String, _ mark: SourceMark, _ problems: [String]) {
    count += 1
    failures += problems.isEmpty ? 0 : 1
    if isVerbose || !problems.isEmpty {
      StandardStreams.write(Array("\(problems.isEmpty ? "ok  " : "FAIL") \(CleanText.line(name))\n".utf8))
    }
    for problem in problems {
      let position = "\(CleanText.line(mark.file)):\(mark.line): "
      StandardStreams.write(Array("       \(position)\(CleanText.line(problem, limit: 400))\n".utf8))
    }
  }

  /// Exits with 1 if a test failed.
  func end() throws {
    StandardStreams.say("\(count - failures) passed, \(failures) failed")
    if failures > 0 { throw ExitCode(1) }
  }
}
