import Foundation
import LogCheck
import LogCheckModel
import LogCheckTestSupport
import Testing

@testable import logcheck_dev

/// A digest of two builds is the same exactly where they say the same of a capture.
@Suite struct DigestTests {
  private static func line(
    _ path: String, by audit: Audit, _ edit: (String) -> String = { $0 }
  ) throws -> DigestLine {
    let text = try String(contentsOf: RepositoryPaths.sampleLogs.appending(path: path), encoding: .utf8)
    var options = AuditOptions()
    options.failOn = .note
    return DigestLine(
      name: "sample", judging: [.bytes(Array(edit(text).utf8), shown: "capture.log")], options, by: audit)
  }

  @Test func aLineChangesWithWhatIsSaidOfTheCapture() throws {
    let audit = try Audit(.ofFolder(nil), AuditOptions())
    let healthy = try Self.line("healthy/first-run.log", by: audit)
    #expect(healthy == (try Self.line("healthy/first-run.log", by: audit)))
    #expect(healthy.exitCode == "0" && DigestLine(Substring(healthy.text)) == healthy)
    let failing = try Self.line("failing/prefetch-lead-is-five-minutes/first-run.log", by: audit)
    #expect(failing.exitCode == "1" && failing.verdicts != healthy.verdicts && failing.report != healthy.report)
    // The same verdicts, a minute later.
    let late = try Self.line("healthy/first-run.log", by: audit) { $0.replacing(" 05:39:", with: " 05:38:") }
    #expect(late.exitCode == healthy.exitCode && late.verdicts == healthy.verdicts && late.report != healthy.report)
  }

  private static func lines(_ text: String) throws -> [DigestLine] {
    try text.split(separator: "\n").map { words in
      let parts = words.split(separator: " ")
      let columns = [parts[0], parts[1], parts[2] + "00000000000000", parts[3] + "00000000000000"]
      return try #require(DigestLine(Substring(columns.joined(separator: "\t"))))
    }
  }

  @Test(arguments: [
    ("a 0 11 22", "a 0 11 22", "no difference"),
    (
      "a 0 11 22", "a 1 33 44",
      "1 other exit codes, 0 other verdicts, 0 where only the report differs, 0 missing, 0 new"
    ),
    (
      "a 0 11 22\nb 0 11 22", "b 0 11 22\na 0 12 23",
      "0 other exit codes, 1 other verdicts, 0 where only the report differs, 0 missing, 0 new"
    ),
    (
      "a 0 11 22\nb 0 11 22", "a 0 11 23\nc 0 11 22",
      "0 other exit codes, 0 other verdicts, 1 where only the report differs, 1 missing, 1 new"
    ),
  ])
  func aComparisonCountsEachKindOfDifference(_ base: String, _ now: String, _ summary: String) throws {
    let comparison = DigestComparison(base: try Self.lines(base), now: try Self.lines(now))
    #expect(comparison.summary == summary)
    #expect(comparison.isSame == (summary == "no difference"))
  }

  @Test func aComparisonPrintsBothLines() throws {
    let comparison = DigestComparison(
      base: try Self.lines("a 0 11 22\nb 0 11 22"), now: try Self.lines("a 1 33 44\nb 0 11 22"))
    let zeros = "00000000000000"
    #expect(comparison.text == "- a\t0\t11\(zeros)\t22\(zeros)\n+ a\t1\t33\(zeros)\t44\(zeros)\n")
  }

  @Test(arguments: ["", "a\t0\t11", "a\tx\t1111111111111111\t1111111111111111", "a\t0\t11\t1111111111111111"])
  func anotherFileIsNoDigest(_ text: String) throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "base.txt")
    try Data(text.utf8).write(to: file)
    #expect(throws: (any Error).self) { try DigestCommand.lines(of: file.path(percentEncoded: false)) }
  }
}
