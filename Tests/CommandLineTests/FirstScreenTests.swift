import Foundation
import LogCheckTestSupport
import Testing

/// The size of reports and where their answer is, on captures of thirty days.
@Suite struct FirstScreenTests {
  private struct Report {
    var lines: [String]
    var exitCode: Int32
  }

  /// The report for a terminal, of the capture that a shell command prints.
  private func report(of capture: String, _ options: String = "--report text") throws -> Report {
    let folder = try TemporaryFolder()
    let tool = BuiltProduct.dnpLogCheck.path(percentEncoded: false)
    let run = try CommandRun(
      URL(filePath: "/bin/sh"),
      [
        "-c",
        "tool='\(tool)'; set -o noglob; \"$tool\" simulate happy-path --days 30 \(capture) > night.log; \"$tool\" \(options) night.log",
      ], in: folder.url)
    return Report(
      lines: run.outputText.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init),
      exitCode: run.exitCode)
  }

  @Test func thirtyHealthyDaysAreEightLines() throws {
    let report = try report(of: "")
    #expect(report.exitCode == 0)
    #expect(report.lines.first?.hasPrefix("PASS  30 notifications, 2025-11-15 to 12-14: 30 kept") == true)
    #expect(report.lines.count <= 8)
  }

  @Test func oneFailureInThirtyDaysIsFortyLines() throws {
    let report = try report(of: "--fault HP-M9")
    #expect(report.exitCode == 1)
    #expect(report.lines.first?.hasPrefix("FAIL  2 rules broke; 30 notifications") == true)
    #expect(report.lines.last == "FAIL: each background run is completed exactly once (line 79) and 1 more rule")
    #expect(report.lines.count <= 40)
  }

  /// Two days without a line of the plugin: nothing fails, and nothing is green.
  @Test func daysWithoutThePluginAreInTheFirstLines() throws {
    let report = try report(of: "| grep -vE '2025-11-2[45] .*(FETCH|STORAGE|SCHEDULER|bgRefresh)'")
    #expect(report.exitCode == 3)
    #expect(report.lines.prefix(2).joined().contains("2 notifications that nothing excuses"))
    #expect(report.lines.prefix(5).contains("  Effect: 2 not shown, 2025-11-24 to 11-25"))
    #expect(report.lines.count <= 24)
  }

  /// The cells of the page are the days of the notifications, not of open rules.
  @Test func theCellsOfThePageAreTheResultsOfTheDays() throws {
    let capture = "| grep -vE '2025-11-2[45] .*(FETCH|STORAGE|SCHEDULER|bgRefresh)'"
    let page = try report(of: capture, "--report html").lines.joined(separator: "\n")
    for day in 24...25 { #expect(page.contains("title=\"2025-11-\(day): not shown\"")) }
    for day in [15, 23, 26, 30] { #expect(page.contains("title=\"2025-11-\(day): held\"")) }
    #expect(page.contains("<b>Cause unknown:</b> no line shows why"))
  }

  @Test(arguments: [("none", Int32(3)), ("unexplained", 1), ("all", 1)])
  func unexcusedNotificationsFailWhereTheyMust(_ which: String, _ exitCode: Int32) throws {
    let report = try report(
      of: "| grep -vE '2025-11-2[45] .*(FETCH|STORAGE|SCHEDULER|bgRefresh)'",
      "--fail-on-outcome \(which) --report junit=junit.xml --report text")
    #expect(report.exitCode == exitCode)
    #expect(
      report.lines.first?.hasPrefix(
        which == "none" ? "NOT PROVED  2 notifications" : "FAIL  2 notifications failed; 30 notifications") == true)
  }

  /// Without its settings the app may show nothing: explained, so that it fails only where all do.
  @Test(arguments: [("none", Int32(0)), ("unexplained", 0), ("all", 1)])
  func explainedNotificationsFailOnlyWithAll(_ which: String, _ exitCode: Int32) throws {
    let run = try CommandRun(
      BuiltProduct.dnpLogCheck,
      ["--report", "junit", "--fail-on-outcome", which, "SampleLogs/healthy/android-boot.log"])
    #expect(run.exitCode == exitCode)
    #expect(run.outputText.contains("<failure type=\"failed-notification\"") == (exitCode == 1))
  }

  /// The year comes from lines that say their moment; where none does, days have no year.
  @Test func daysHaveTheYearThatLinesShow() throws {
    let report = try report(of: "--writer idevicesyslog")
    #expect(report.lines.first?.hasPrefix("PASS  30 notifications, 2025-11-15 to 12-14: 30 kept") == true)
    #expect(!report.lines.joined().contains("2001"))
    #expect(report.lines.count <= 24)
    let json = try self.report(of: "--writer idevicesyslog", "--report json")
    #expect(json.lines.joined().contains("\"due\":\"2025-11-15T05:53:00Z\""))
  }

  /// Limits of the platform are named with their lines, also by runs that ask for no outcome.
  @Test(arguments: [[], ["--ignore", "outcomes"], ["--select", "prefetch-lead-is-five-minutes"]])
  func limitsOfThePlatformAreNamed(_ options: [String]) throws {
    let run = try CommandRun(
      BuiltProduct.dnpLogCheck, options + ["--report", "text", "SampleLogs/healthy/background-refresh-off.log"])
    #expect(run.outputText.contains("Limits of the platform: "))
    #expect(run.outputText.contains("Background App Refresh is off"))
  }

  /// A ticket names the versions; words of the log are cut and clean.
  @Test func aTicketNamesTheVersions() throws {
    let folder = try TemporaryFolder()
    func line(_ day: Int, _ text: String) -> String { "2025-11-\(day) 05:30:00.318000+0000 App[733:1a2b] \(text)\n" }
    let long = String(repeating: "9", count: 100)
    let log =
      line(15, "[DNP-PLUGIN] Plugin build (kind=debug, version=1.1.0)")
      + line(15, "[DNP-SYSTEM] App launched (os_version=18.6)")
      + line(16, "[DNP-PLUGIN] Plugin build (kind=debug, version=1.2.0)")
      + line(17, "[DNP-PLUGIN] Plugin build (kind=debug, version=\(long))")
    try Data(log.utf8).write(to: folder.url.appending(path: "night.log"))
    let run = try CommandRun(BuiltProduct.dnpLogCheck, ["--report", "ticket", "night.log"], in: folder.url)
    let text = run.outputText.replacing("\n  ", with: " ")
    #expect(text.contains("Versions: plugin 1.1.0, system 18.6, plugin 1.2.0 (from line 3), plugin 9999"))
    #expect(!run.outputText.contains(String(repeating: "9", count: 80)))
  }

  @Test func theSmallestCaptureIsTwelveLines() throws {
    let run = try CommandRun(BuiltProduct.dnpLogCheck, ["--report", "text", "SampleLogs/healthy/bare-lines.log"])
    #expect(run.exitCode == 0)
    #expect(run.outputText.split(separator: "\n", omittingEmptySubsequences: false).count <= 13)
  }
}
