import ArgumentParser
import LogCheckHistory
import LogCheckReporting
import LogCheckRuleLibrary

extension HistoryCommand {
  /// Reports what changed in the last nights.
  struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "show",
      abstract: "What fails in the last night and since when, and what changed (the default).",
      discussion: """
        EXAMPLES
          dnp-logcheck history fleet.db
          dnp-logcheck history show --nights 60 --unexercised 14 fleet.db
          dnp-logcheck history show --json fleet.db

        An alarm is a rule that fails in the last night, a measure that drifts towards its limit, a rule that is no longer exercised, or one \
        that goes back and forth with one build. The exit code is 1 if there is one or a run of the last night failed, 3 if no run of the \
        last night was decided (docs/history.md).
        """)

    @OptionGroup var file: HistoryFileOptions
    @OptionGroup var analysis: HistoryAnalysisOptions
    @OptionGroup var rules: RuleOptions

    @Flag(help: "Write one JSON object (docs/json-output.md).")
    var json = false

    @Flag(help: "Exit with 0 whatever was found (2 and 64 stay).")
    var exitZero = false

    func run() throws {
      let options = try analysis.options(rules.load().ruleSet)
      let store = try file.open(.reading)
      let found = try HistoryFileOptions.orEnd { () throws(HistoryProblem) in try store.analysis(options) }
      let findings = HistoryFinding.all(found, FindingWords(found, file: file.database))
      let exitCode = exitZero ? 0 : HistoryHeadline(found, findings).exitCode
      let text =
        json
        ? HistoryJSON(found, findings).text(toolVersion: Version.current, exitCode: Int(exitCode))
        : HistoryText(found, findings, file: file.database, StandardStreams.layout).text
      StandardStreams.write(Array(text.utf8))
      if exitCode != 0 { throw ExitCode(exitCode) }
    }
  }
}
