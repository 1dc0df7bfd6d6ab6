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

    @OptionGroup var page: PageFileOptions

    func run() throws {
      var files = RunFiles(captures: [])
      files.reads(rules, project)
      try page.check(files)
      let settings = try project.load()
      files.reads(settings)
      try page.check(files)
      let library = try rules.load(settings)
      let target = try page.target()
      let catalogue = RuleCatalogue(library.ruleSet, toolVersion: Version.current)
      guard target.write(catalogue.text) else { throw ExitCode(2) }
      if let output = page.output { StandardStreams.complain("dnp-logcheck: wrote \(CleanText.path(output))") }
    }
  }
}
