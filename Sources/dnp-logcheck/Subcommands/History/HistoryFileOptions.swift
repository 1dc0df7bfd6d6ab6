import ArgumentParser
import LogCheckHistory
import LogCheckIngest
import LogCheckReporting

/// The file of a history.
struct HistoryFileOptions: ParsableArguments {
  @Argument(help: ArgumentHelp("The history: a file of SQLite.", valueName: "FILE.db"), completion: .file())
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
      // SQLite would wait for a writer of a pipe, also of one in place of a file that it makes next to the history.
      for ending in ["", "-journal", "-wal", "-shm"] where FileSource.mayWait(path: path + Array(ending.utf8)) {
        throw HistoryProblem("\(shown)\(ending) is a pipe, a socket or a device, and no history")
      }
      if access == .writing {
        // Where there is no room for its tables, no empty file is left.
        try NewFile.make(path) { draft throws(HistoryProblem) in
          _ = try HistoryStore.open(draft, shown: shown, for: .writing)
        }
      }
      if access == .reading {
        // SQLite would only say that it cannot open the file.
        do throws(FileProblem) {
          _ = try FileSource(path: path)
        } catch {
          let advice = error == .missing ? "; `dnp-logcheck history import` makes a history" : ""
          throw HistoryProblem("\(shown): \(error)\(advice)")
        }
      }
      return try HistoryStore.open(path, shown: shown, for: access)
    }
  }

  /// Checks that records can be added, and makes the file if it is not there; complains and ends with 2 if not.
  ///
  /// SQLite notices only with the first change that it may not write to the file or make a journal next to it.
  func checkWritable() throws {
    do throws(OutputProblem) {
      guard case .plain(let file, _) = try OutputLocation(path) else {
        throw OutputProblem("it is a device or a pipe; name a file")
      }
      _ = try SpoolFile(nextTo: file)
    } catch {
      StandardStreams.complain("dnp-logcheck: \(shown) cannot be written: \(error)")
      throw ExitCode(2)
    }
    _ = try open(.writing)
  }
}
