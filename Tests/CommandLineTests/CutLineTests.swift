import Foundation
import LogCheckTestSupport
import Testing

/// Lines that a console, a mail or a document cut and marked: their values are unknown, never wrong.
@Suite struct CutLineTests {
  /// Every line that is longer than a width ends in the mark there.
  private func cut(_ text: String, to width: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.count > width ? line.prefix(width - 1) + "…" : String(line)
    }.joined(separator: "\n")
  }

  private func report(_ text: String, _ options: [String] = []) throws -> CommandRun {
    let folder = try TemporaryFolder()
    try Data(text.utf8).write(to: folder.url.appending(path: "cut.log"))
    return try CommandRun(BuiltProduct.dnpLogCheck, options + ["--report", "text", "cut.log"], in: folder.url)
  }

  private static let healthy: [String] = {
    let folder = RepositoryPaths.root.appending(path: "SampleLogs/healthy").path(percentEncoded: false)
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasSuffix(".log") }
      .sorted()
  }()

  @Test(arguments: [120, 160])
  func aHealthyCaptureThatWasCutDoesNotFail(_ width: Int) throws {
    #expect(Self.healthy.count > 40)
    for name in Self.healthy {
      let url = RepositoryPaths.root.appending(path: "SampleLogs/healthy/\(name)")
      let run = try report(cut(try String(contentsOf: url, encoding: .utf8), to: width))
      #expect(run.exitCode != 1, "\(name) at \(width): \(run.outputText.prefix(400))")
    }
  }

  /// A run that takes forty seconds: the failure may be lost with the cut lines, but is never green.
  @Test(arguments: [100, 120, 140, 160, 180])
  func aFailingCaptureThatWasCutIsNotGreen(_ width: Int) throws {
    let url = RepositoryPaths.root.appending(path: "SampleLogs/failing/prefetch-lead-is-five-minutes/first-run.log")
    let run = try report(cut(try String(contentsOf: url, encoding: .utf8), to: width))
    #expect([1, 3].contains(run.exitCode), "\(width): \(run.outputText)")
  }

  @Test func theCutIsSaidWithItsFirstLine() throws {
    let url = RepositoryPaths.root.appending(path: "SampleLogs/healthy/first-run.log")
    let run = try report(cut(try String(contentsOf: url, encoding: .utf8), to: 140))
    #expect(run.exitCode == 3)
    #expect(run.outputText.contains("that were cut, as their ends show, the first at line"))
    #expect(run.outputText.contains("open since lines are cut"))
  }

  private func lines(_ call: String) -> String {
    """
    2025-11-15 05:39:54.352000+0000 App[412:6699] [DNP-PLUGIN] configure() called
    2025-11-15 05:40:09.800000+0000 App[412:6699] [DNP-SCHEDULER] scheduleDailyNotification() → notificationTime=\(call)
    2025-11-15 05:40:30.000000+0000 App[412:6699] [DNP-PLUGIN] status = ready

    """
  }

  /// Three dots within a value are a cut; without the cut the same text is a failure.
  @Test(arguments: [("2025-11-15…", false), ("2025-11-15...", false), ("2025-11-15", true)])
  func aValueAtTheCutIsUnknown(_ value: String, _ fails: Bool) throws {
    let run = try report(lines(value), ["--select", "schedule-line-names-an-absolute-time"])
    #expect(run.exitCode == (fails ? 1 : 3))
    #expect(run.outputText.contains("was cut, as its end shows, at line 2") == !fails)
  }

  /// A message that really ends so, and on which no rule depends, leaves the run green.
  @Test func aCutThatChangesNoRuleIsNamedOnly() throws {
    let text = lines("2025-11-15T05:53:00Z").replacing("status = ready", with: "status = working…")
    let run = try report(text, ["--select", "schedule-line-names-an-absolute-time"])
    #expect(run.exitCode == 0)
    #expect(run.outputText.contains("1 line that was cut, as its end shows, at line 3"))
  }

  /// Dots that end a whole message show no cut.
  @Test func dotsAtTheEndOfAWholeMessageAreNoCut() throws {
    let text = lines("2025-11-15T05:53:00Z").replacing("status = ready", with: "Testing plugin class accessibility...")
    #expect(!(try report(text).outputText.contains("was cut")))
  }
}
