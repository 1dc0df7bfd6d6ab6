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

    @Option(
      name: [.customShort("o"), .long],
      help: ArgumentHelp("The file for the page; without it, standard output.", valueName: "file"),
      completion: .file())
    var output: String?

    func validate() throws {
      if output?.isEmpty == true { throw ValidationError("--output: the file's name is empty") }
    }

    func run() throws {
      var files = RunFiles(captures: [])
      files.reads(RawArguments.bytes(file.database), as: "the history", file.database)
      try files.check(output.map { [RunFiles.Output("--output", $0)] } ?? [], usesStandardOutput: output == nil)
      let options = try analysis.options(rules.load().ruleSet)
      let store = try file.open(.reading)
      let target = PageTarget(file: try output.map { try OutputFile.ready($0, role: "the page") })
      let found = try HistoryFileOptions.orEnd { () throws(HistoryProblem) in try store.analysis(options) }
      let findings = HistoryFinding.all(found, FindingWords(found, file: file.database))
      let page = HistoryPage(found, findings, file: file.database, tool: Version.current)
      if !target.write(page.text) { throw ExitCode(2) }
    }
  }
}
