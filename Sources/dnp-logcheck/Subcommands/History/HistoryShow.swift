import ArgumentParser
import LogCheckHistory
import LogCheckReporting
import LogCheckRuleLibrary

extension HistoryCommand {
  /// Reports what changed in the last nights.
  struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "show",
      abstract: "What changed in the last nights, the worst first, each with the next step (the default).",
      discussion: """
        EXAMPLES
          dnp-logcheck history fleet.db
          dnp-logcheck history show --nights 60 --unexercised 14 fleet.db

        An alarm is a rule that fails since some night, a first failure, a measure that drifts towards its limit, a rule that is no longer \
        exercised, or one that goes back and forth with one build. The exit code is 1 if there is one (docs/history.md).
        """)

    @OptionGroup var file: HistoryFileOptions
    @OptionGroup var analysis: HistoryAnalysisOptions
    @OptionGroup var rules: RuleOptions

    @Flag(help: "Exit with 0 whatever was found (2 and 64 stay).")
    var exitZero = false

    func run() throws {
      let options = try analysis.options(rules.load().ruleSet)
      let store = try file.open(.reading)
      let found = try HistoryFileOptions.orEnd { () throws(HistoryProblem) in try store.analysis(options) }
      let findings = HistoryFinding.all(found, FindingWords(found, file: file.database))
      let text = HistoryText(found, findings, file: file.database, StandardStreams.layout).text
      StandardStreams.write(Array(text.utf8))
      guard !exitZero else { return }
      if found.nights.nights.isEmpty { throw ExitCode(3) }
      if findings.contains(where: \.isAlarm) { throw ExitCode(1) }
    }
  }
}
