import Foundation
import LogCheckTestSupport
import Testing

/// The questions about notifications are chosen, required and waived by their names.
@Suite struct OutcomeQuestionTests {
  /// Thirty days, two of them without a line of the plugin: two notifications were not shown, and nothing excuses it.
  private static let broken = "| grep -vE '2025-11-2[45] .*(FETCH|STORAGE|SCHEDULER|bgRefresh)'"

  private func run(
    on capture: String, _ options: String, settings: String? = nil
  ) throws -> (exitCode: Int32, text: String) {
    let folder = try TemporaryFolder()
    let tool = BuiltProduct.dnpLogCheck.path(percentEncoded: false)
    if let settings {
      try Data(settings.utf8).write(to: folder.url.appending(path: ".dnp-logcheck.yml"))
    }
    let run = try CommandRun(
      URL(filePath: "/bin/sh"),
      [
        "-c",
        "tool='\(tool)'; \"$tool\" simulate happy-path --days 30 \(capture) > night.log; \"$tool\" \(options) night.log 2>&1",
      ], in: folder.url)
    return (run.exitCode, run.outputText)
  }

  @Test(arguments: [
    ("", Int32(3)), ("--select outcomes", 3), ("--select outcome-notification-shown", 3),
    ("--select outcome-content-fresh", 0), ("--ignore outcome-notification-shown", 0), ("--ignore outcomes", 0),
    ("--select outcomes --ignore outcome-notification-shown", 0),
    ("--select outcomes --fail-on-outcome unexplained", 1),
    ("--select outcome-content-fresh --fail-on-outcome all", 0),
    ("--select one-completion-per-run", 0),
  ])
  func onlyTheQuestionsThatWereChosenDecide(_ options: String, _ exitCode: Int32) throws {
    let run = try run(on: Self.broken, options + " --report text")
    #expect(run.exitCode == exitCode, "\(run.text)")
  }

  @Test(arguments: ["--select outcomes", "--require outcome-notification-shown", "--require outcome-content-fresh"])
  func healthyDaysAnswerEachQuestion(_ options: String) throws {
    let run = try run(on: "", options + " --report text")
    #expect(run.exitCode == 0, "\(run.text)")
    #expect(run.text.hasPrefix("PASS  30 notifications"))
  }

  /// Lines of the prefetch alone do not show whether a notification came.
  @Test func aRequiredQuestionWithoutAnAnswerIsNotProved() throws {
    let run = try run(
      on: "| grep -v 'notification delivered'", "--require outcome-notification-on-time --report text")
    #expect(run.exitCode == 3)
    #expect(run.text.contains("outcome-notification-on-time: unknown of 30 of 30 notifications"), "\(run.text)")
  }

  @Test func aMistypedQuestionIsNamed() throws {
    let run = try run(on: "", "--require outcome-notification-show")
    #expect(run.exitCode == 64)
    #expect(run.text.contains("did you mean \"outcome-notification-shown\"?"), "\(run.text)")
  }

  @Test(arguments: [
    ("outcome-notification-shown", "night", "2026-01-31", Int32(0)),
    ("outcome-notification-shown", "night", "2027-01-31", 3), ("outcome-notification-shown", "other", "2026-01-31", 3),
    ("outcome-content-fresh", "night", "2026-01-31", 3),
  ])
  func aWaiverAcceptsTheTroubleOfItsQuestion(
    _ question: String, _ capture: String, _ today: String, _ exitCode: Int32
  ) throws {
    let settings = """
      schema: dnp-logcheck-config/1
      waivers:
        - rule: \(question)
          match: { capture: '\(capture)' }
          reason: the phone is in repair
          owner: mr
          until: 2026-12-31

      """
    let run = try run(on: Self.broken, "--today \(today) --report text", settings: settings)
    #expect(run.exitCode == exitCode, "\(run.text)")
    #expect(run.text.contains("\(question) (2 waived)") == (exitCode == 0), "\(run.text)")
    #expect(run.text.contains("waived nothing") == (exitCode == 3 && today < "2027"), "\(run.text)")
    // The trouble is still reported.
    #expect(run.text.contains("2 not shown"))
  }
}
