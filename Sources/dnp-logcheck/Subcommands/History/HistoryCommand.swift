import ArgumentParser

/// Results over nights: storing them, and what changed.
struct HistoryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "history",
    abstract:
      "Keep results of many nights in one file, and report what changed: rises, trends, flaky and silent rules.",
    discussion: """
      EXAMPLES
        dnp-logcheck audit night/ --output night.jsonl && dnp-logcheck history import fleet.db night.jsonl
        dnp-logcheck history fleet.db
        dnp-logcheck history bisect fleet.db run-within-budget
        dnp-logcheck history report fleet.db -o fleet.html

      FILE.db is a database of SQLite. Results are those of `audit`; captures are never stored. `show` (the default) exits with 0 where \
      nothing fails in the last night, with 1 where something does or there is an alarm, with 3 where no run of a night was decided, with 2 \
      where the file cannot be read.
      """,
    subcommands: [Import.self, Show.self, Bisect.self, Report.self, Query.self, Export.self],
    defaultSubcommand: Show.self)
}
