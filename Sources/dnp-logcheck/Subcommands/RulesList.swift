import ArgumentParser
import LogCheckModel
import LogCheckReporting
import LogCheckRuleLibrary
import LogCheckRules

extension RulesCommand {
  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "List the rules, and what judges outcomes (the default).",
      discussion: """
        EXAMPLES
          dnp-logcheck rules list --search prefetch
          dnp-logcheck rules list --search REQ-085 --json

        On a terminal in columns; otherwise a line a rule: id, kind, severity and title, with tabs between them.
        """)

    @OptionGroup var rules: RuleOptions

    @Option(
      help: ArgumentHelp(
        "Only those with this text in the id, the title, a requirement or a tag, in upper or lower case.",
        valueName: "text"))
    var search: String?

    @Flag(help: "Write one JSON object (docs/json-output.md).")
    var json = false

    func validate() throws {
      if search?.isEmpty == true { throw ValidationError("--search: the text is empty") }
    }

    func run() throws {
      var items = ListedRule.all(in: try rules.load().ruleSet)
      if let search {
        let text = search.lowercased()
        items = items.filter { $0.mentions(text) }
      }
      if json { return StandardStreams.write(Array(ListedRule.json(items, toolVersion: Version.current).utf8)) }
      if items.isEmpty, let search {
        StandardStreams.complain("dnp-logcheck: no rule mentions \"\(CleanText.line(search))\"")
      }
      let text =
        StandardStreams.isTerminal ? ListedRule.columns(items, StandardStreams.layout) : ListedRule.lines(items)
      StandardStreams.write(Array(text.utf8))
    }
  }
}
