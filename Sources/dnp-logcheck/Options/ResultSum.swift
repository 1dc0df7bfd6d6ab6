import LogCheckIngest
import LogCheckReporting
import LogCheckResults

/// Adds up the lines of files with results.
struct ResultSum {
  private(set) var results = MergedResults()
  /// Files that have a problem, which was complained of.
  private(set) var refused = 0

  /// Files whose problems are named.
  private static let problemsListed = 20

  private static let advice =
    "remove the line, or write the file again: an interrupted `audit` is continued with --resume"

  /// Adds the lines of a file. One that has a problem is complained of, and read no further.
  mutating func add(_ source: consuming FileSource, shown: String, isStopped: () -> Bool) {
    var lines = ResultLines()
    var sum = results
    do {
      let isWhole = try PackedSource(source).read(isStopped: isStopped) { bytes in
        try lines.feed(bytes) { _, line throws(ResultProblem) in sum.add(try ResultLine(line).results) }
      }
      guard isWhole else { return }
      // The end of the last line may be missing; what is missing of the line itself shows.
      if !lines.rest.isEmpty { sum.add(try ResultLine(lines.rest).results) }
      results = sum
    } catch let problem as ResultProblem {
      refuse("\(shown):\(lines.problemLine): \(CleanText.line(problem.sentence, limit: 600)); \(Self.advice)")
    } catch let problem as GzipProblem {
      refuse("\(shown): \(problem.defect)")
    } catch {
      refuse("\(shown): \(error)")
    }
  }

  /// Complains of a file that cannot be added.
  mutating func refuse(_ problem: String) {
    refused += 1
    if refused <= Self.problemsListed { StandardStreams.complain(problem) }
  }
}
