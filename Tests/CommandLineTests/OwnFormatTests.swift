import LogCheckTestSupport
import Testing

/// A format of a user's rule file, with its samples.
@Suite struct OwnFormatTests {
  private static func file(level: String = "error", line: String = "{time} <{level}> {process}({pid}) {message}")
    -> String
  {
    """
    schema: dnp-rules/1
    formats:
      - id: bakery-log
        summary: the log files of the bakery app
        line: '\(line)'
        levels: { burnt: error }
        samples:
          - log: '2025-11-15 05:40:09.800 <BURNT> Oven(412) [DNP-FETCH] started'
            time: 2025-11-15 05:40:09.800
            level: \(level)
            process: Oven
            pid: 412
            message: '[DNP-FETCH] started'
        others: ['2025-11-15 05:40:09.800 Oven(412) no level']
    """
  }

  /// A fetch planned so many minutes before its notification, as the bakery's app logs it.
  private static func capture(minutes: Int) -> String {
    """
    2025-11-15 05:39:00.000+0000 <INFO> App(412) [DNP-PLUGIN] Plugin loaded
    2025-11-15 05:40:09.820+0000 <INFO> App(412) [DNP-FETCH] Scheduling prefetch for notification at 2025-11-15T05:53:00Z
    2025-11-15 05:40:09.850+0000 <INFO> App(412) [DNP-FETCH] BGAppRefreshTask scheduled (earliestBeginDate=2025-11-15T05:\(53 - minutes):00Z)
    2025-11-15 05:40:09.900+0000 <BURNT> App(412) the oven is hot
      at line 12

    """
  }

  private func scratch(_ file: String, minutes: Int = 5) throws -> Scratch {
    let scratch = try Scratch()
    try scratch.folder.write(file, to: "bakery.yml")
    try scratch.folder.write(Self.capture(minutes: minutes), to: "oven.log")
    return scratch
  }

  @Test func itsSamplesAreTested() throws {
    for command in ["formats test", "rules test"] {
      let run = try scratch(Self.file()).shell("dnp-logcheck \(command) -v --no-built-in-rules bakery.yml")
      #expect(run.exitCode == 0, "\(run.outputText)\(run.errorText)")
      #expect(run.outputText == "ok   bakery-log: sample 1\nok   bakery-log: other 1\n2 passed, 0 failed\n")
    }
  }

  @Test func aDifferenceIsNamedWithItsLine() throws {
    let run = try scratch(Self.file(level: "fault")).shell("dnp-logcheck formats test --no-built-in-rules bakery.yml")
    #expect(run.exitCode == 1)
    #expect(run.outputText.contains(#"bakery.yml:8: level: expected "fault", found "error""#), "\(run.outputText)")
  }

  @Test func aMistakeInAPatternIsNamedWithItsColumn() throws {
    let run = try scratch(Self.file(line: "{time} {levl} {message}")).shell("dnp-logcheck formats test bakery.yml")
    #expect(run.exitCode == 2)
    #expect(run.errorText.contains("bakery.yml:5:19:") && run.errorText.contains("level"), "\(run.errorText)")
  }

  @Test func withoutFormatsThereIsNothingToTest() throws {
    let run = try scratch(Self.file()).shell("dnp-logcheck formats test")
    #expect(run.exitCode == 2 && run.errorText.contains("there are no formats to test"))
  }

  @Test(arguments: [(5, 0), (15, 1)] as [(Int, Int32)])
  func aCaptureIsJudgedByIt(minutes: Int, exitCode: Int32) throws {
    let run = try scratch(Self.file(), minutes: minutes).shell(
      "dnp-logcheck check --report text --rules bakery.yml oven.log")
    #expect(run.exitCode == exitCode, "\(run.outputText)")
    #expect(run.outputText.contains("bakery-log"))
    let detected = try scratch(Self.file()).shell("dnp-logcheck formats detect --rules bakery.yml oven.log")
    #expect(
      detected.outputText.contains("bakery-log: 4 of 5 inspected lines are its records"), "\(detected.outputText)")
  }

  @Test func itCanBeNamed() throws {
    let scratch = try scratch(Self.file(), minutes: 15)
    #expect(try scratch.shell("dnp-logcheck check --rules bakery.yml --format bakery-log oven.log").exitCode == 1)
    let unknown = try scratch.shell("dnp-logcheck check --format bakery-log oven.log")
    #expect(
      unknown.errorText.contains("there is no format \"bakery-log\"; `dnp-logcheck formats` lists them"),
      "\(unknown.errorText)")
    #expect(
      try scratch.shell("dnp-logcheck formats --rules bakery.yml").outputText.contains("bakery-log\tthe log files"))
  }
}
