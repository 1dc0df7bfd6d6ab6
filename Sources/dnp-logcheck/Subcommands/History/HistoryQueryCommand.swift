import ArgumentParser
import LogCheckHistory
import LogCheckReporting

extension HistoryCommand {
  /// Runs a statement of SQL that only reads.
  struct Query: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "query", abstract: "Run one statement of SQL that only reads the history.",
      discussion: """
        EXAMPLES
          dnp-logcheck history query fleet.db "SELECT day, count(*) FROM results WHERE verdict = 'fail' GROUP BY day"
          dnp-logcheck history query --csv fleet.db "SELECT * FROM measures LIMIT 10"

        The views are results, rule_results, measures, findings, evidence_lines, notifications and notification_causes (docs/history.md). \
        Control characters in texts are printed as escapes.
        """)

    @OptionGroup var file: HistoryFileOptions

    @Argument(help: ArgumentHelp("The statement.", valueName: "SQL"))
    var sql: String

    @Flag(help: "Comma-separated values with a line of names.")
    var csv = false

    @Flag(help: "A JSON object on each line.")
    var ndjson = false

    func validate() throws {
      if csv, ndjson { throw ValidationError("--csv and --ndjson cannot be combined") }
    }

    func run() throws {
      let store = try file.open(.reading)
      let query: HistoryQuery
      do throws(HistoryProblem) {
        query = try HistoryQuery(sql, store)
      } catch {
        throw ValidationError(error.description)
      }
      try Self.write(query, csv ? .csv : ndjson ? .ndjson : .text)
    }

    static func write(_ query: HistoryQuery, _ format: QueryFormat) throws {
      try HistoryFileOptions.orEnd { () throws(HistoryProblem) in
        try query.run(as: format) { text in
          if !text.isEmpty { StandardStreams.write(Array(text.utf8)) }
          return !StandardStreams.isGone
        }
      }
    }
  }

  /// Prints a part of the history.
  struct Export: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "export", abstract: "Print a part of the history as comma-separated values or JSON lines.",
      discussion: """
        EXAMPLE
          dnp-logcheck history export fleet.db csv --of measures > measures.csv
        """)

    enum Form: String, CaseIterable, ExpressibleByArgument { case csv, ndjson }

    @OptionGroup var file: HistoryFileOptions

    @Argument(help: ArgumentHelp("csv or ndjson.", valueName: "FORM"))
    var form: Form

    @Option(
      help: ArgumentHelp(
        "The part: \(HistoryTable.allCases.map(\.rawValue).joined(separator: ", ")) (default: results).",
        valueName: "part"))
    var of = HistoryTable.results

    func run() throws {
      let store = try file.open(.reading)
      let query = try HistoryFileOptions.orEnd { () throws(HistoryProblem) in try HistoryQuery(of, store) }
      try Query.write(query, form == .csv ? .csv : .ndjson)
    }
  }
}

extension HistoryTable: ExpressibleByArgument {}
