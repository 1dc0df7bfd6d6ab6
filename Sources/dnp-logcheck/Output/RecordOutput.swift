import ArgumentParser
import LogCheckReporting
import LogCheckResults

/// The records of an audit on their way to a file or to standard output.
final class RecordOutput {
  private enum Target {
    case standardOutput
    /// A device or a pipe.
    case special(OutputDraft, OutputFile)
    case file(ResumableFile, OutputFile)
  }

  private let target: Target
  /// A copy of the records for a history, where none of them can be read back.
  private var copy: SpoolFile?
  /// Records that are written, those of an interrupted audit included.
  private(set) var done = 0
  private(set) var unreadable = 0
  /// Runs that belong to no night, and the first of them.
  private(set) var withoutDay: (count: Int, example: String)?
  /// The notifications of these runs.
  private(set) var outcomes = OutcomeTotals()
  /// These runs by their verdicts.
  private(set) var runs = RunCounts()
  private var codes: Set<Int> = []

  /// Opens the output. With `resumes`, the records of an interrupted audit stay, if they are those of the first jobs; complains and
  /// ends with 2 if they are not.
  init(_ output: String?, mark: String, jobs: [String], resumes: Bool) throws {
    guard let output, !OutputLocation.isStandardOutput(RawArguments.bytes(output)) else {
      target = .standardOutput
      return
    }
    let file = try OutputFile.ready(output, role: "the records")
    let shown = CleanText.line(output)
    do throws(OutputProblem) {
      guard case .plain(let path, _) = file.location else {
        target = .special(try OutputDraft(file.location), file)
        return
      }
      let unfinished = ResumableFile.path(of: path, mark: mark)
      if resumes, !ResumableFile.exists(unfinished) {
        throw OutputProblem("there is no audit of it with these rules and options to continue; leave out --resume")
      }
      let part = try ResumableFile(unfinished)
      target = .file(part, file)
      if !resumes { try part.cut(to: 0) }
    } catch {
      throw Self.refusal(shown, error.description)
    }
    guard resumes, case .file(let part, _) = target else { return }
    do {
      try readBack(part, jobs)
    } catch let problem as ResultProblem {
      throw Self.refusal(shown, "line \(done + 1) of its unfinished form cannot be continued: \(problem.sentence)")
    } catch {
      throw Self.refusal(shown, "\(error)")
    }
  }

  private static func refusal(_ shown: String, _ reason: String) -> ExitCode {
    StandardStreams.complain(
      "dnp-logcheck: the records \(shown) cannot be written: \(CleanText.line(reason, limit: 600))")
    return ExitCode(2)
  }

  private func readBack(_ part: ResumableFile, _ jobs: [String]) throws {
    var lines = ResultLines()
    var length = 0
    try part.read { piece in
      try lines.feed(piece) { _, bytes throws(ResultProblem) in
        guard case .record(let record) = try ResultLine(bytes), done < jobs.count, record.id == jobs[done] else {
          throw ResultProblem(sentence: "it is not the record of the run that comes then; the captures have changed")
        }
        count(record)
        length += bytes.count + 1
      }
    }
    // A line that was being written when the audit was interrupted.
    if !lines.rest.isEmpty { try part.cut(to: length) }
  }

  func take(_ record: AuditRecord) throws(OutputProblem) {
    let bytes = Array((record.line + "\n").utf8)
    switch target {
    case .standardOutput: StandardStreams.write(bytes)
    case .special(let draft, _): try draft.write(bytes)
    case .file(let part, _): try part.write(bytes)
    }
    try copy?.write(bytes)
    count(record)
  }

  private func count(_ record: AuditRecord) {
    done += 1
    outcomes.add(OutcomeTotals(record))
    runs.add(RunCounts(record))
    if record.day == nil { withoutDay = ((withoutDay?.count ?? 0) + 1, withoutDay?.example ?? record.id) }
    guard !record.isAllowed else { return }
    if record.status == .error { unreadable += 1 }
    codes.insert(record.exitCode)
  }

  /// Keeps what is needed to add the records to a history; complains and ends with 2 if that fails.
  func keep(for history: NamedHistory) throws {
    if isFile { return }
    do throws(OutputProblem) {
      copy = try SpoolFile(nextTo: history.path)
    } catch {
      StandardStreams.complain("dnp-logcheck: no copy of the records can be kept next to \(history.shown): \(error)")
      throw ExitCode(2)
    }
  }

  /// True if the records can be read back under the name of the output.
  var isFile: Bool { if case .file = target { true } else { false } }

  /// Adds the finished records to a history; complains and returns `nil` if they cannot be read.
  func add(to history: ResultImport) throws -> ResultImport.Counts? {
    if let copy { return try history.read(copy) }
    guard case .file(_, let file) = target, case .plain(let path, _) = file.location else { return nil }
    return try history.read(of: path)
  }

  /// Everything is written: a file gets its name. Complains and returns false if that fails.
  func finish() -> Bool {
    switch target {
    case .standardOutput: return !StandardStreams.isGone
    case .special(let draft, let file): return file.isWritten { () throws(OutputProblem) in try draft.commit() }
    case .file(let part, let file): return file.take(part.path)
    }
  }

  /// The exit code over all records: 2 before 1 before 3 before 0; 3 also if each of them was allowed to decide nothing.
  var exitCode: Int32 { Int32([2, 1, 3, 0].first(where: codes.contains) ?? 3) }
}
