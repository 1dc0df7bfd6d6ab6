import Foundation
import LogCheckTestSupport
import Testing

/// Many findings, many files, and other languages of the machine, as the tool itself meets them.
@Suite struct ManyThingsTests {
  private static let rules = RepositoryPaths.root.appending(path: "Tests/CommandLineTests/Inputs/rules.yml").path(
    percentEncoded: false)

  @Test(.costly) func veryManyFindingsAreAllCountedAndPartlyReported() throws {
    let folder = try TemporaryFolder()
    let logLines = (0..<50_000).map { number in
      let stamp =
        "2025-11-15 \(10 + number / 36_000):\(10 + number / 600 % 50):\(10 + number / 10 % 50).\(100_000 + number)"
      return "\(stamp)+0000 0x1a2b     Error       0x0                  700    0    Runner: [JOB] crashed\n"
    }
    try folder.write(logLines.joined(), to: "capture.log")
    let command = ["--no-built-in-rules", "--rules", Self.rules, "--fail-on", "warning"]
    let run = try CommandRun(
      BuiltProduct.dnpLogCheck, command + ["--report", "text", "--report", "json=report.json", "capture.log"],
      in: folder.url)
    #expect(run.exitCode == 1)
    #expect(run.outputText.utf8.count < 2_000_000)
    #expect(run.outputText.contains("more"))
    let report = try JSONTree(contentsOf: folder.url.appending(path: "report.json"))
    let fails = (report["rules"]?.items ?? []).compactMap { $0["instances"]?["fail"]?.number }.reduce(0, +)
    #expect(fails == 50_000)
    let listed = Double(report["findings"]?.items?.count ?? 0)
    #expect(listed <= 1010)
    #expect(report["findingsNotListed"]?.number == 50_000 - listed)
  }

  @Test(.costly) func eachOfManyFilesIsClosedAfterUse() throws {
    let folder = try TemporaryFolder()
    for number in 0..<2000 { try folder.write("row \(number)\n", to: "c\(number).log") }
    let run = try CommandRun.shell("ulimit -n 64; dnp-logcheck --quiet --account c*.log", in: folder.url)
    #expect(run.exitCode == 3)
    #expect(run.errorText.isEmpty)
    #expect(
      run.outputText.contains(
        "all: 2000 lines read = 0 records + 0 continuations + 0 wrappers + 2000 noise + 0 skipped")
    )
  }

  @Test func aFileNamedThroughTwoLinksIsReadOnce() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      at: RepositoryPaths.sampleLogs.appending(path: "healthy/first-run.log"), to: folder.url.appending(path: "a.log"))
    let manager = FileManager.default
    try manager.createSymbolicLink(atPath: folder.path("b.log"), withDestinationPath: "a.log")
    try manager.linkItem(atPath: folder.path("a.log"), toPath: folder.path("c.log"))
    let alone = try CommandRun(BuiltProduct.dnpLogCheck, ["--report", "json", "a.log"], in: folder.url)
    let all = try CommandRun(
      BuiltProduct.dnpLogCheck, ["--report", "json", "--account", "a.log", "b.log", "c.log", "./a.log"], in: folder.url)
    #expect(all.exitCode == alone.exitCode)
    let (one, other) = (try JSONTree(alone.outputText), try JSONTree(all.outputText))
    #expect(one["rules"] == other["rules"])
    #expect(other["account"]?["repeatedFiles"]?.number == 3)
    #expect(other["diagnostics"]?.items?.count == 3)
  }

  /// A language in which small i has no dot, other digits, another calendar; unknown ones, none.
  @Test(.costly, arguments: ["C", "tr_TR.UTF-8", "ar_EG.UTF-8", "th_TH.UTF-8", "xx_YY", "", "POSIX"])
  func theLanguageOfTheMachineMovesNoByte(_ language: String) throws {
    let sample = "SampleLogs/failing/delivery-within-tolerance/daily-cycle.log"
    let plain = try CommandRun.shell("dnp-logcheck --fail-on note --report json \(sample)")
    let other = try CommandRun.shell(
      "LC_ALL='\(language)' LANG='\(language)' LANGUAGE=tr TZ=Asia/Bangkok dnp-logcheck --fail-on note --report json \(sample)"
    )
    #expect(plain.exitCode == 1 && other.exitCode == 1)
    #expect(other.output == plain.output)
    #expect(other.errorText.isEmpty)
  }

  @Test(arguments: [0, 1])
  func aCaptureThatIsNotTextIsReportedInAFewLines(kind: Int) throws {
    let folder = try TemporaryFolder()
    var state: UInt64 = 7
    let bytes = (0..<300_000).map { _ -> UInt8 in
      state = state &* 6_364_136_223_846_793_005 &+ 1
      return kind == 0 ? 0 : UInt8(truncatingIfNeeded: state >> 33)
    }
    try folder.write(bytes, to: "capture.log")
    let run = try CommandRun(BuiltProduct.dnpLogCheck, ["capture.log"], in: folder.url)
    #expect(run.exitCode == 2)
    #expect((run.outputText + run.errorText).contains("this is not a text log"))
    #expect(run.errorText.split(separator: "\n").count == 1)
    #expect(run.outputText.split(separator: "\n").count < 20)
  }

  @Test func theAccountIsPrintedWhereItIsAskedFor() throws {
    let sample = "SampleLogs/healthy/first-run.log"
    let plain = try CommandRun(BuiltProduct.dnpLogCheck, ["--report", "text", sample])
    let reported = try CommandRun(BuiltProduct.dnpLogCheck, ["--report", "text", "--account", sample])
    #expect(!plain.outputText.contains("rows read"))
    // It comes after the rest.
    #expect(reported.outputText.hasPrefix(plain.outputText))
    #expect(
      reported.outputText.contains(
        "\(sample): 49 lines read = 36 records + 0 continuations + 0 wrappers + 13 noise + 0 skipped"))
    let json = try JSONTree(CommandRun(BuiltProduct.dnpLogCheck, ["--account", "--report", "json", sample]).outputText)
    let schema = try JSONSchema(RepositoryPaths.root.appending(path: "docs/schemas/dnp-logcheck-1.schema.json"))
    #expect(json["account"].map { schema.violations($0, definition: "runAccount") } == [])
    let account = try #require(json["captures"]?.items?.first?["account"])
    #expect(schema.violations(account, definition: "account") == [])
    let kinds = ["records", "continuations", "wrappers", "noise", "skipped"].compactMap { account[$0]?.number }
    #expect(kinds.count == 5 && kinds.reduce(0, +) == account["rows"]?.number)
    #expect(json["account"]?["rows"]?.number == 49)
  }
}
