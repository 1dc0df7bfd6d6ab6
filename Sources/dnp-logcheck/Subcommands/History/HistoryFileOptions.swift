import ArgumentParser
import LogCheckHistory
import LogCheckReporting

/// The file of a history.
struct HistoryFileOptions: ParsableArguments {
  @Argument(help: ArgumentHelp("The history: a file of SQLite.", valueName: "FILE.db"))
  var database: String

  func validate() throws {
    if database.isEmpty { throw ValidationError("the name of the history is empty") }
  }

  var named: NamedHistory { NamedHistory(name: database) }

  /// The name of the file in messages.
  var shown: String { named.shown }

  /// Opens it; complains and ends with 2 if that fails.
  func open(_ access: HistoryStore.Access) throws -> HistoryStore { try named.open(access) }

  /// The result of a step; complains and ends with 2 if the file fails.
  static func orEnd<Result>(_ step: () throws(HistoryProblem) -> Result) throws -> Result {
    do throws(HistoryProblem) {
      return try step()
    } catch {
      complain(error)
      throw ExitCode(2)
    }
  }

  static func complain(_ problem: HistoryProblem) {
    StandardStreams.complain("dnp-logcheck: \(CleanText.line(problem.description, limit: 1000))")
  }
}

/// A history by the name that the user gave.
struct NamedHistory {
  let name: String

  var path: [UInt8] { RawArguments.bytes(name) }

  /// The name in messages.
  var shown: String { CleanText.path(name) }

  /// Opens it; complains and ends with 2 if that fails.
  func open(_ access: HistoryStore.Access) throws -> HistoryStore {
    try HistoryFileOptions.orEnd { () throws(HistoryProblem) in
      try HistoryStore.open(path, shown: shown, for: access)
    }
  }
}
