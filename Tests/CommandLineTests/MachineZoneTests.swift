import Foundation
import LogCheckTestSupport
import Testing

/// The machine's zone and language are not the capture's.
@Suite struct MachineZoneTests {
  private static let zones = [
    "UTC", "Asia/Kolkata", "America/St_Johns", "Nowhere/AtAll", ":/etc/passwd", "/dev/null", "", "XYZ-99", "<+99>99",
    "../../../etc/passwd",
  ]

  @Test(.costly, arguments: ["healthy/first-run.log", "healthy/simulator.log", "healthy/android.log"])
  func theZoneOfTheMachineChangesNothing(sample: String) throws {
    let path = RepositoryPaths.sampleLogs.appending(path: sample).path(percentEncoded: false)
    let plain = try CommandRun.shell("TZ=Europe/Vienna dnp-logcheck --report json '\(path)'")
    #expect(plain.outputText.contains("\"verdict\""))
    for zone in Self.zones {
      let run = try CommandRun.shell("TZ='\(zone)' dnp-logcheck --report json '\(path)'")
      #expect(run.output == plain.output, "TZ=\(zone)")
      #expect(run.exitCode == plain.exitCode)
    }
    let unset = try CommandRun.shell("unset TZ; dnp-logcheck --report json '\(path)'")
    #expect(unset.output == plain.output)
  }

  /// Times and durations that are invalid, or beyond all bounds, are a wrong command line.
  @Test(arguments: [
    "--since soon", "--until 2025-02-30", "--year 0", "--year 99999999999999999999", "--year -1", "--year x",
    "--time-zone Nowhere/AtAll", "--time-zone +99:99", "--since 99999-01-01T00:00:00Z", "--since NaN",
  ])
  func aTimeThatIsNoneIsAWrongCommandLine(_ option: String) throws {
    let run = try CommandRun.shell("dnp-logcheck \(option) /dev/null")
    #expect(run.exitCode == 64)
    #expect(!run.errorText.isEmpty)
  }

  @Test(arguments: ["1e30", "-5m", "NaN", "inf", "99999999999999999999d", ""])
  func aSpanThatIsNoneIsAWrongCommandLine(_ span: String) throws {
    let run = try CommandRun.shell("dnp-logcheck timeline --around 2025-11-15T06:00:00Z --span '\(span)' /dev/null")
    #expect(run.exitCode == 64)
    #expect(!run.errorText.isEmpty)
  }

  /// The same in rules is a broken rule file.
  @Test(.costly, arguments: ["1e30", "-5s", "NaN", "inf", "99999999999999999999d", "0x10s", "5 parsecs"])
  func aDurationThatIsNoneBreaksTheRuleFile(_ duration: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      schema: dnp-rules/1
      components: { JOB: { tags: ["[JOB]"] } }
      events:
        job.started: { component: JOB, text: ["started"] }
        job.done: { component: JOB, text: ["done"] }
      rules:
        - id: own
          title: what starts is done
          kind: response
          when: job.started
          expect: { event: job.done, within: "\(duration)" }
          tests:
            - { name: done, events: ["0s job.started", "1s job.done"], expect: pass }
            - { name: not, events: ["0s job.started", "1h tick"], expect: fail }

      """, to: "own.yml")
    let run = try CommandRun(BuiltProduct.dnpLogCheck, ["--rules", "own.yml", "/dev/null"], in: folder.url)
    #expect(run.exitCode == 2)
    #expect(run.errorText.contains("own.yml:11:"))
  }
}
