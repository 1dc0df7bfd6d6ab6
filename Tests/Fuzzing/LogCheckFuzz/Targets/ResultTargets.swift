import LogCheckModel
import LogCheckReporting
import LogCheckResults

/// Results of other machines: records of runs, and sums of them.
extension FuzzTarget {
  /// A line is refused with a reason, or is a result that stays the same when it is written and read again.
  static let results = FuzzTarget("results", "refused with a reason, or the same after it was written and read again") {
    input in
    var lines = ResultLines()
    var found: [[UInt8]] = []
    do throws(ResultProblem) {
      try lines.feed(input.span) { _, line in found.append(line) }
    } catch {
      return "\(input.count) bytes are too long: \(error.sentence)"
    }
    for line in found + [lines.rest] {
      if let violation = violation(of: line) { return violation }
    }
    return nil
  }

  private static func violation(of line: [UInt8]) -> String? {
    let result: ResultLine
    do throws(ResultProblem) {
      result = try ResultLine(line)
    } catch {
      return error.sentence.isEmpty ? "no reason" : nil
    }
    let written = result.line
    guard !written.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) else { return "a control byte is written" }
    guard let again = try? ResultLine(Array(written.utf8)) else { return "what was written cannot be read: \(written)" }
    guard again.line == written else { return "\(written)\nbecomes\n\(again.line)" }
    // Added to itself and to nothing, without a trap.
    var sum = result.results
    sum.add(result.results)
    sum.add(MergedResults())
    guard (try? ResultLine(Array(sum.line.utf8)))?.line == sum.line else {
      return "the sum cannot be read: \(sum.line)"
    }
    for report in MergedReport.all {
      if let problem = problem(of: report, with: sum) { return "\(report.id): \(problem)" }
    }
    return nil
  }

  private static func problem(of report: MergedReport, with sum: MergedResults) -> String? {
    let text = report.text(sum, RuleTitles(), ReportStyle())
    let scalars = text.unicodeScalars.map(\.value)
    if let sign = SafeText.steeringSign(in: scalars) { return "it holds U+\(String(sign, radix: 16))" }
    if scalars.split(separator: 0x0A).contains(where: { SafeText.commands($0) }) { return "a line is a command" }
    return report.id == "junit" ? MarkupCheck.problem(in: text) : nil
  }
}
