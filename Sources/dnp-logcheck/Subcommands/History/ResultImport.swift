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

  private static let refusalsListed = 20

  init(_ shown: String) { self.shown = shown }

  /// Adds all records. Complains and returns `nil` if the file cannot be read to its end or a signal ends it: then none of them is added.
  func read(_ source: consuming FileSource, into store: HistoryStore, keepsEvidence: Bool) throws -> Counts? {
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
      let isWhole = try PackedSource(source).read(isStopped: { StopSignals.isRequested || failure != nil }) { bytes in
        try lines.feed(bytes) { number, line in take(number, line) }
      }
      if isWhole, !lines.rest.isEmpty { take(lines.number + 1, lines.rest) }
      guard isWhole || failure != nil else {
        StandardStreams.complain("dnp-logcheck: interrupted; nothing of \(shown) was added")
        return nil
      }
    } catch let problem as ResultProblem {
      complain("\(shown):\(lines.problemLine): \(problem.sentence)")
      return nil
    } catch let problem as GzipProblem {
      complain("\(shown): \(problem.defect)")
      return nil
    } catch {
      complain("\(shown) cannot be read: \(error)")
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
