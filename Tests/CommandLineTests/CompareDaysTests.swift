import Foundation
import LogCheckTestSupport
import Testing

/// `compare --days` and `compare --at`: two parts of one capture.
@Suite struct CompareDaysTests {
  /// Lines of the plugin on 2025-11-17 and 18 left out: no prefetch, no notification.
  private static let silent = "| grep -vE '2025-11-1[78] .*(FETCH|STORAGE|SCHEDULER|bgRefresh)'"

  /// A comparison of five days of the happy path; `edit` changes the capture.
  private static func compare(
    _ options: String, _ edit: String = "", simulating more: String = "happy-path --days 5"
  ) throws -> CommandRun {
    try Scratch().shell("dnp-logcheck simulate \(more) \(edit) > five.log; dnp-logcheck compare \(options) five.log")
  }

  private static func firstLine(_ run: CommandRun) -> String {
    run.outputText.split(separator: "\n").first.map(String.init) ?? ""
  }

  // MARK: Healthy days

  @Test(arguments: [
    "--days 2025-11-16 2025-11-17", "--days 11-16 11-17", "--days 2025-11-18 2025-11-17",
    "--days 2025-11-15 2025-11-19",
  ])
  func healthyDaysAreAlike(_ options: String) throws {
    let run = try Self.compare(options)
    #expect(run.exitCode == 0, "\(run.outputText)\(run.errorText)")
    #expect(Self.firstLine(run).hasPrefix("SAME: "))
    #expect(Self.firstLine(run).contains("does not differ from"))
  }

  @Test(arguments: ["2025-11-17", "11-17", "2025-11-17T12:00:00Z", "'2025-11-17 12:00'"])
  func healthyTimesAreAlike(_ time: String) throws {
    let run = try Self.compare("--at \(time)")
    #expect(run.exitCode == 0, "\(run.outputText)\(run.errorText)")
    #expect(Self.firstLine(run).hasPrefix("SAME: from 2025-11-17"))
  }

  // MARK: Days with a fault

  @Test func aDayWithoutThePluginDiffers() throws {
    let run = try Self.compare("--days 2025-11-16 2025-11-17", Self.silent)
    #expect(run.exitCode == 1, "\(run.errorText)")
    #expect(
      Self.firstLine(run).hasPrefix("DIFFERENT: 2025-11-17 differs from 2025-11-16: "))
    #expect(run.outputText.contains("notification: differs: shown"), "\(run.outputText)")
    // Both lack the same.
    #expect(try Self.compare("--days 2025-11-17 2025-11-18", Self.silent).exitCode == 0)
  }

  @Test func theTimeOfAChangeIsFoundInTheShares() throws {
    let run = try Self.compare("--at 2025-11-17", "| grep -vE '2025-11-1[789] .*(FETCH|STORAGE|SCHEDULER|bgRefresh)'")
    #expect(run.exitCode == 1, "\(run.errorText)")
    #expect(Self.firstLine(run).hasPrefix("DIFFERENT: from 2025-11-17 on: "), "\(run.outputText)")
    #expect(run.outputText.contains("before 2 of 2)"), "\(run.outputText)")
  }

  /// An answer of another status breaks rules, and its line is one of this day only.
  @Test func aRuleOfOneDayIsNamedWithItsLine() throws {
    let edit = "| sed -E '/2025-11-17/s/status=200/status=500/'"
    let run = try Self.compare("--days 2025-11-16 2025-11-17", edit)
    #expect(run.exitCode == 1)
    #expect(Self.firstLine(run).contains("broke only on 2025-11-17: "))
    #expect(run.outputText.contains("only on 2025-11-17: answer 500 (five.log:59)"), "\(run.outputText)")
    let tree = try JSONTree(Self.compare("--days 2025-11-16 2025-11-17 --report json", edit).outputText)
    let rules = try #require(tree["rules"]?.items)
    #expect(!rules.isEmpty && rules.allSatisfy { $0["side"]?.text == "second" })
    #expect(tree["first"]?["name"]?.text == "2025-11-16" && tree["first"]?["rulesBroken"]?.number == 0)
  }

  /// A change of the plugin's faults: rules that broke before it only.
  @Test func aRuleThatBrokeBeforeATimeIsNamed() throws {
    let run = try Self.compare("--at 2025-11-17", simulating: "happy-path --days 5 --fault HP-M1")
    #expect(run.exitCode == 1)
    #expect(Self.firstLine(run).contains("broke only before 2025-11-17: "), "\(run.outputText)")
  }

  // MARK: Other captures

  /// 05:53 in UTC is 22:53 of the day before where the clock is seven hours west, and 19:53 where it is fourteen east.
  @Test(arguments: [
    ("-420", "11-14", "11-15", "22:53"), ("840", "11-16", "11-17", "19:53"), ("0", "11-16", "11-17", "05:53"),
  ])
  func daysAreThoseOfTheStamps(_ offset: String, _ first: String, _ second: String, _ time: String) throws {
    let run = try Self.compare(
      "--days \(first) \(second)", simulating: "happy-path --days 5 --offset=\(offset)")
    #expect(run.exitCode == 0, "\(run.outputText)\(run.errorText)")
    #expect(Self.firstLine(run).hasPrefix("SAME: 2025-\(second) does not differ from 2025-\(first)"))
    #expect(run.outputText.contains(" at \(time)\n"), "\(run.outputText)")
  }

  /// Android's stamps show neither year nor zone.
  @Test(arguments: ["--days 11-16 11-17", "--days 2025-11-16 2025-11-17", "--at 11-17"])
  func stampsWithoutAYearHaveDays(_ options: String) throws {
    let run = try Self.compare(options, simulating: "happy-path-android --days 4 --writer android-threadtime")
    #expect(run.exitCode == 0, "\(run.outputText)\(run.errorText)")
    #expect(Self.firstLine(run).hasPrefix("SAME: "))
  }

  @Test func stampsWithoutADateHaveNoDays() throws {
    let sample = RepositoryPaths.root.appending(path: "SampleLogs/formats/console-app/time-first.log")
    let run = try CommandRun.shell(
      "dnp-logcheck compare --days 11-16 11-17 '\(sample.path(percentEncoded: false))'")
    #expect(run.exitCode == 2)
    #expect(run.errorText.contains("the lines show no date by which days and times could be found"))
  }

  /// Two schedules in one capture, an hour apart: only the later one lacks a day.
  @Test func schedulesAreComparedWithThemselves() throws {
    let other =
      "tail -n +2 a.log | grep -E 'dailynotification:|bgRefresh' | sed -E 's/05:([0-9][0-9])/06:\\1/g; s/daily-1c67/evening-2/g; s/r-1/r-9/g' "
      + "| grep -vE '2025-11-17 .*(FETCH|STORAGE|SCHEDULER|bgRefresh)'"
    let run = try Scratch().shell(
      "dnp-logcheck simulate happy-path --days 5 > a.log; (head -1 a.log; (tail -n +2 a.log; \(other)) | sort -s -k1,2) > two.log; "
        + "dnp-logcheck compare --days 2025-11-16 2025-11-17 two.log")
    #expect(run.exitCode == 1)
    #expect(Self.firstLine(run).contains(": evening-2 at 06:53: "), "\(run.outputText)")
    #expect(Self.firstLine(run).contains("the notification was not shown"))
    #expect(!Self.firstLine(run).contains("daily-1c67"))
    #expect(run.outputText.contains("daily-1c67 at 05:53"))
  }

  @Test func everyDeviceHasItsOwnBlock() throws {
    let both = try Scratch().shell(
      "dnp-logcheck simulate happy-path --days 5 > a.log; dnp-logcheck simulate happy-path --days 5 --seed 7 \(Self.silent) > b.log; "
        + "dnp-logcheck compare --days 2025-11-16 2025-11-17 a.log b.log")
    #expect(both.exitCode == 1)
    #expect(both.outputText.contains("Notifications (a.log):") && both.outputText.contains("Notifications (b.log):"))
    #expect(Self.firstLine(both).contains(": b.log: "), "\(both.outputText)")
  }

  @Test func aStreamIsComparedToo() throws {
    let run = try Scratch().shell(
      "dnp-logcheck simulate happy-path --days 3 | dnp-logcheck compare --days 2025-11-15 2025-11-16")
    #expect(run.exitCode == 0, "\(run.errorText)")
  }

  // MARK: Nothing to compare, and mistakes

  @Test(arguments: [
    ("--days 2025-11-16 2025-12-24", "no line lies on 2025-12-24; the lines are from 2025-11-15 to 2025-11-1"),
    ("--days 2025-11-01 2025-11-16", "no line lies on 2025-11-01; the lines are from 2025-11-15 to 2025-11-1"),
    ("--at 2025-12-24", "no line lies from 2025-12-24 on; the lines are from 2025-11-15 to 2025-11-1"),
    ("--at 2025-11-15", "no line lies before 2025-11-15; the lines are from"),
    ("--at '2025-11-15 05:40'", "no notification was due before 2025-11-15 05:40"),
  ])
  func aDayOutsideOfTheCaptureIsNamedWithItsSpan(_ options: String, _ words: String) throws {
    let run = try Self.compare(options)
    #expect(run.exitCode == 3)
    #expect(run.errorText.contains(words), "\(run.errorText)")
    #expect(Self.firstLine(run).hasPrefix("NOTHING TO COMPARE: "))
  }

  /// Days are not the same where lines show nothing of one.
  @Test func aPartOfWhichNothingIsKnownIsNotTheSame() throws {
    let run = try Self.compare("--at 2025-11-17", "| grep -vE '2025-11-1[789] .*(DNP-|bgRefresh)'")
    #expect(run.exitCode == 3, "\(run.outputText)")
    #expect(Self.firstLine(run).contains("lines show neither prefetch, content nor display"))
  }

  @Test func aCaptureWithoutNotificationsHasNothingToCompare() throws {
    let run = try Self.compare("--days 2025-11-15 2025-11-16", "| grep -E 'Timestamp|CLIENT|LIFECYCLE|launch'")
    #expect(run.exitCode == 3, "\(run.outputText)\(run.errorText)")
  }

  @Test func aForeignCaptureAndAMissingOneAreSaid() throws {
    let foreign = try Scratch().shell("echo hello > x.log; dnp-logcheck compare --days 11-15 11-16 x.log")
    #expect(foreign.exitCode == 3 || foreign.exitCode == 2)
    #expect(!foreign.errorText.isEmpty)
    let missing = try Scratch().shell("dnp-logcheck compare --days 11-15 11-16 gone.log")
    #expect(missing.exitCode == 2 && missing.errorText.contains("gone.log"))
  }

  @Test(arguments: [
    ("--days 2025-11-16", "--days takes two days"), ("--days 2025-11-16 five.log", "--days five.log: write two days"),
    ("--days 2025-11-16 2025-11-31", "--days 2025-11-31: write two days as the lines show them"),
    ("--days 2025-11-16 2025-11-16", "name two days"), ("--days 05:30 06:30", "write two days"),
    ("--days 11-15 11-16 --at 11-16", "--days and --at are two questions"), ("--at 06:00", "a time with its day"),
    ("--at soon", "--at soon: write a day"), ("", "compare takes two captures, A and B, or --days or --at"),
  ])
  func aMistakeIsNamedWithWhatToWrite(_ options: String, _ words: String) throws {
    let run = try CommandRun.shell("dnp-logcheck compare \(options)")
    #expect(run.exitCode == 64)
    #expect(run.errorText.contains(words), "\(run.errorText)")
  }

  // MARK: Forms

  @Test(arguments: [
    "--days 2025-11-16 2025-11-17", "--at 2025-11-17", "--days 2025-11-16 2025-12-24", "--at 2025-12-24",
  ])
  func whatIsWrittenForProgramsIsAsItsSchemaSays(_ options: String) throws {
    let schemas = RepositoryPaths.root.appending(path: "docs/schemas", directoryHint: .isDirectory)
    let schema = try JSONSchema(schemas.appending(path: "dnp-logcheck-compare-parts-1.schema.json"))
    for edit in ["", Self.silent] {
      let run = try Self.compare(options + " --report json", edit)
      let reported = try JSONTree(run.outputText)
      #expect(schema.violations(reported) == [])
      #expect(reported["exitCode"]?.number == Double(run.exitCode))
    }
  }

  /// The id of a schedule is a word of the log.
  @Test(arguments: ["text", "markdown", "html"])
  func wordsOfTheLogAreEscaped(_ form: String) throws {
    let edit = Self.silent + " | sed 's/daily-1/<script>x\\x1b[31m/g'"
    let run = try Self.compare("--days 2025-11-16 2025-11-17 --report \(form)", edit)
    #expect(run.exitCode != 64 && run.exitCode != 2, "\(run.errorText)")
    #expect(!run.output.contains(0x1B))
    if form != "text" { #expect(!run.outputText.contains("<script>x")) }
  }
}
