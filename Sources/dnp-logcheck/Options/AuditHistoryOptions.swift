import ArgumentParser
import LogCheckHistory
import LogCheckReporting

/// The history to which an audit adds its records.
struct AuditHistoryOptions: ParsableArguments {
  @Option(
    name: .customLong("history"),
    help: ArgumentHelp(
      "Add the records to this history at the end, all or none of them; it is made if it is not there (docs/history.md).",
      valueName: "FILE.db"))
  var file: String?

  @Flag(
    name: .customLong("no-evidence"), help: "Leave the lines of the captures that show the failures out of the history."
  )
  var leavesOutEvidence = false

  func validate() throws {
    if file?.isEmpty == true { throw ValidationError("--history: the name of the history is empty") }
    if leavesOutEvidence, file == nil { throw ValidationError("--no-evidence needs --history") }
  }

  var outputs: [RunFiles.Output] { file.map { [RunFiles.Output("--history", $0)] } ?? [] }

  /// Opens it before the audit, which may take hours; complains and ends with 2 if that fails.
  func open() throws -> OpenHistory? {
    guard let name = file.map(NamedHistory.init) else { return nil }
    return OpenHistory(name: name, store: try name.open(.writing), keepsEvidence: !leavesOutEvidence)
  }
}

/// A history that waits for the records of an audit. Nothing is locked meanwhile.
struct OpenHistory {
  let name: NamedHistory
  let store: HistoryStore
  let keepsEvidence: Bool

  /// Adds the records as one run; complains and returns `false` where one of them cannot be added.
  func take(_ records: RecordOutput) throws -> Bool {
    let results = ResultImport("the records", into: store, name, keepsEvidence: keepsEvidence)
    guard let counts = try records.add(to: results) else { return false }
    return counts.refused == 0
  }
}
