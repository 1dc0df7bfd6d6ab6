import ArgumentParser
import LogCheckReporting
import LogCheckRuleLibrary
import LogCheckWorkshop

extension RulesCommand {
  struct Page: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "page", abstract: "Write a page for browsers with all rules, events and requirements.",
      discussion: """
        EXAMPLE
          dnp-logcheck rules page -o rules.html

        One file that loads nothing. `rules.html#run-within-budget` leads to a rule; where the page is published, reports link to it with \
        `rule_pages: https://docs.example.org/rules.html#{rule}` in the settings.
        """)

    @OptionGroup var rules: RuleOptions
    @OptionGroup var project: ConfigurationOptions

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
      files.reads(rules, project)
      try files.check(output.map { [RunFiles.Output("--output", $0)] } ?? [], usesStandardOutput: output == nil)
      let settings = try project.load()
      files.reads(settings)
      try files.check(output.map { [RunFiles.Output("--output", $0)] } ?? [], usesStandardOutput: output == nil)
      let library = try rules.load(settings)
      let target = PageTarget(file: try output.map { try OutputFile.ready($0, role: "the page") })
      let page = RuleCatalogue(library.ruleSet, toolVersion: Version.current)
      guard target.write(page.text) else { throw ExitCode(2) }
      if let output { StandardStreams.complain("dnp-logcheck: wrote \(CleanText.path(output))") }
    }
  }
}
