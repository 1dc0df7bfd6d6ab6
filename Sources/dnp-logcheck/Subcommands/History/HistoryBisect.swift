import ArgumentParser
import LogCheckHistory
import LogCheckReporting

extension HistoryCommand {
  /// Searches for the night in which a failure began.
  struct Bisect: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "bisect",
      abstract: "Between which nights a rule's lasting failure began, how sure, and what else changed there.",
      discussion: """
        EXAMPLE
          dnp-logcheck history bisect fleet.db run-within-budget

        Exits with 1 where there is a lasting failure, else with 0.
        """)

    @OptionGroup var file: HistoryFileOptions

    @Argument(help: ArgumentHelp("The rule's id.", valueName: "RULE"), completion: .rules)
    var rule: String

    @Option(help: ArgumentHelp("Search in so many nights, from the last one back (default: 30).", valueName: "number"))
    var nights: Int = AnalysisOptions().nights

    @Flag(help: "Write one JSON object (docs/json-output.md).")
    var json = false

    func validate() throws {
      guard (2...3650).contains(nights) else {
        throw ValidationError("--nights \(nights): give a number from 2 to 3650")
      }
    }

    func run() throws {
      var options = AnalysisOptions()
      options.nights = nights
      let store = try file.open(.reading)
      let result = try HistoryFileOptions.orEnd { () throws(HistoryProblem) in try store.bisection(rule, options) }
      guard let result else {
        throw ValidationError(
          "no result of the last \(nights) nights has the rule \"\(rule)\"; `dnp-logcheck history query \(file.database) "
            + "\"SELECT DISTINCT rule FROM rule_results\"` lists them")
      }
      let text =
        json
        ? BisectionJSON(result).text(toolVersion: Version.current)
        : BisectionText(result, file: file.database, StandardStreams.layout).text
      StandardStreams.write(Array(text.utf8))
      if result.exitCode != 0 { throw ExitCode(result.exitCode) }
    }
  }
}
