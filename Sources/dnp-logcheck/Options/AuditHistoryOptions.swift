import ArgumentParser
import LogCheckHistory
import LogCheckReporting

/// The history to which an audit adds its records.
struct AuditHistoryOptions: ParsableArguments {
  @Option(
    name: .customLong("history"),
    help: ArgumentHelp(
      "Add the records to this history at the end, all or none of them; it is made if it is not there (docs/history.md).",
      valueName: "FILE.db"), completion: .file())
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

  /// Checks it before the audit, which may take hours; complains and ends with 2 if it cannot be written.
  func check() throws -> AuditHistory? {
    guard let name = file.map(NamedHistory.init) else { return nil }
    try name.checkWritable()
    return AuditHistory(name: name, keepsEvidence: !leavesOutEvidence)
  }
}

/// A history to which the records are added when the audit is complete. It is closed until then.
struct AuditHistory {
  let name: NamedHistory
  let keepsEvidence: Bool

  /// Adds the records as one run; complains and returns `false` where one of them cannot be added.
  func take(_ records: RecordOutput, _ output: String?) -> Bool {
    let results = ResultImport("the records", into: name, keepsEvidence: keepsEvidence)
    // The reason of an error has been printed.
    if let counts = try? records.add(to: results) { return counts.refused == 0 }
    let command = NextCommands(file: name.name).add(records.isFile ? output : nil, keepsEvidence: keepsEvidence)
    StandardStreams.complain("dnp-logcheck: the records are written, but not in the history; add them with: \(command)")
    return false
  }
}
