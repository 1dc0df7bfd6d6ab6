import ArgumentParser
import LogCheckHistory
import LogCheckReporting
import LogCheckRuleLibrary

extension HistoryCommand {
  /// Writes the dashboard.
  struct Report: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "report", abstract: "A dashboard in one HTML file: rules and devices by nights, trends.",
      discussion: "EXAMPLE\n  dnp-logcheck history report fleet.db -o fleet.html")

    @OptionGroup var file: HistoryFileOptions
    @OptionGroup var analysis: HistoryAnalysisOptions
    @OptionGroup var rules: RuleOptions

    @OptionGroup var page: PageFileOptions

    @Flag(help: "Write one JSON object with the numbers of the page (docs/json-output.md), as `show --json` does.")
    var json = false

    func run() throws {
      var files = RunFiles(captures: [])
      files.reads(RawArguments.bytes(file.database), as: "the history", file.database)
      try page.check(files)
      let options = try analysis.options(rules.load().ruleSet)
      let store = try file.open(.reading)
      let target = try page.target()
      let found = try HistoryFileOptions.orEnd { () throws(HistoryProblem) in try store.analysis(options) }
      let findings = HistoryFinding.all(found, FindingWords(found, file: file.database))
      let text =
        json
        ? HistoryJSON(found, findings).text(
          toolVersion: Version.current, exitCode: Int(HistoryHeadline(found, findings).exitCode))
        : HistoryPage(found, findings, file: file.database, tool: Version.current).text
      if !target.write(text) { throw ExitCode(2) }
    }
  }
}
