import LogCheckHistory
import LogCheckIngest
import LogCheckReporting
import LogCheckResults

/// Adds the lines of one file with results to a history, as one run.
struct ResultImport {
  struct Counts {
    var new = 0
    var replaced = 0
    var refused = 0

    mutating func add(_ other: Counts) {
      new += other.new
      replaced += other.replaced
      refused += other.refused
    }
  }

  /// The name of the file in messages.
  private let shown: String
  private let keepsEvidence: Bool
  private let history: NamedHistory

  private static let refusalsListed = 20

  init(_ shown: String, into history: NamedHistory, keepsEvidence: Bool) {
    self.shown = shown
    self.history = history
    self.keepsEvidence = keepsEvidence
  }

  /// Passes on the bytes of the file, piece by piece; returns `false` if it was stopped before the end.
  private typealias Reading = (_ isStopped: () -> Bool, _ take: (Span<UInt8>) throws -> Void) throws -> Bool

  /// Adds all records. Complains and returns `nil` if the file cannot be read to its end or a signal ends it: then none of them is added.
  func read(_ source: consuming FileSource) throws -> Counts? {
    if source.isRegularFile {
      let packed = PackedSource(source)
      return try add { isStopped, take in try packed.read(isStopped: isStopped, take: take) }
    }
    // Its writer may take hours, in which another process could not add anything.
    guard let spool = spool(PackedSource(source)) else { return nil }
    return try read(spool)
  }

  /// The same for the file of that name.
  func read(of path: [UInt8]) throws -> Counts? {
    let source: FileSource
    do throws(FileProblem) {
      source = try FileSource(path: path)
    } catch {
      StandardStreams.complain("dnp-logcheck: \(shown) cannot be read: \(error)")
      return nil
    }
    return try read(source)
  }

  /// The same for records that were kept until now.
  func read(_ spool: SpoolFile) throws -> Counts? {
    try add { isStopped, take in try spool.read(isStopped: isStopped, take: take) }
  }

  private func spool(_ source: consuming PackedSource) -> SpoolFile? {
    var check = StreamCheck()
    do {
      let spool = try SpoolFile(nextTo: history.path)
      let isWhole = try source.read(isStopped: { StopSignals.isRequested }) { piece in
        try check.take(piece)
        var bytes: [UInt8] = []
        bytes.append(bytes: piece)
        try spool.write(bytes)
      }
      if isWhole { return spool }
      sayInterrupted()
    } catch let problem as OutputProblem {
      complain("\(shown) cannot be kept until its end: \(problem)")
    } catch {
      complain(of: error, atLine: check.line)
    }
    return nil
  }

  private func add(_ reading: Reading) throws -> Counts? {
    // Opened only now: while the records were awaited, the file may have been replaced, or changed by a newer version of the tool.
    let store = try history.open(.writing)
    let run = try HistoryFileOptions.orEnd { () throws(HistoryProblem) in
      try store.begin(keepsEvidence: keepsEvidence)
    }
    var counts = Counts()
    var failure: HistoryProblem?
    func take(_ number: Int, _ bytes: [UInt8]) {
      guard failure == nil else { return }
      do throws(HistoryProblem) {
        try add(number, bytes, to: run, &counts)
      } catch { failure = error }
    }
    var lines = ResultLines()
    do {
      let isWhole = try reading({ StopSignals.isRequested || failure != nil }) { bytes in
        try lines.feed(bytes) { number, line in take(number, line) }
      }
      if isWhole, !lines.rest.isEmpty { take(lines.number + 1, lines.rest) }
      guard isWhole || failure != nil else {
        sayInterrupted()
        return nil
      }
    } catch {
      complain(of: error, atLine: lines.problemLine)
      return nil
    }
    if let failure { return try HistoryFileOptions.orEnd { () throws(HistoryProblem) in throw failure } }
    try HistoryFileOptions.orEnd(run.commit)
    if counts.refused > Self.refusalsListed {
      StandardStreams.complain(
        "dnp-logcheck: \(shown): \(counts.refused - Self.refusalsListed) more lines were refused")
    }
    return counts
  }

  private func sayInterrupted() { StandardStreams.complain("dnp-logcheck: interrupted; nothing of \(shown) was added") }

  private func complain(of error: any Error, atLine line: Int?) {
    switch error {
    case let problem as ResultProblem: complain("\(shown)\(line.map { ":\($0)" } ?? ""): \(problem.sentence)")
    case let problem as GzipProblem: complain("\(shown): \(problem.defect)")
    default: complain("\(shown) cannot be read: \(error)")
    }
  }

  private func complain(_ problem: String) {
    StandardStreams.complain("dnp-logcheck: \(problem); nothing of it was added")
  }

  private func add(
    _ number: Int, _ bytes: [UInt8], to run: HistoryRun, _ counts: inout Counts
  ) throws(HistoryProblem) {
    let line: ResultLine
    do throws(ResultProblem) {
      line = try ResultLine(bytes)
    } catch {
      return refuse(number, error.sentence, &counts)
    }
    guard case .record(let record) = line else {
      return refuse(number, "it is a sum of `merge`, which has no single runs; import the records of `audit`", &counts)
    }
    switch try run.add(record) {
    case .new: counts.new += 1
    case .replaced: counts.replaced += 1
    case .refused(let reason): refuse(number, reason, &counts)
    }
  }

  private func refuse(_ number: Int, _ reason: String, _ counts: inout Counts) {
    counts.refused += 1
    guard counts.refused <= Self.refusalsListed else { return }
    StandardStreams.complain("dnp-logcheck: \(shown):\(number): refused: \(CleanText.line(reason, limit: 600))")
  }
}
