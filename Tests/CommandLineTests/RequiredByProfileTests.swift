import LogCheckTestSupport
import Testing

/// A rule that must be decided and was not: reports name the profile that requires it.
@Suite struct RequiredByProfileTests {
  private static let profile = """
    schema: dnp-rules/1
    profiles:
      - { id: nightly, title: the nightly job, aspect: job, must_exercise: [dual-cancel-names-both] }
    """

  private func run(_ options: String) throws -> CommandRun {
    let scratch = try Scratch()
    try scratch.folder.write(Self.profile, to: "nightly.yml")
    return try scratch.shell("dnp-logcheck \(options) night.log")
  }

  @Test(.costly, arguments: ["text", "markdown", "github", "junit", "tap"])
  func reportNamesTheProfile(_ format: String) throws {
    let run = try run("--rules nightly.yml --profile nightly --report \(format)")
    #expect(run.exitCode == 3, "\(run.errorText)")
    #expect(run.outputText.contains("required by profile"), "\(run.outputText.suffix(3000))")
  }

  @Test func doctorNamesTheProfile() throws {
    let run = try run("doctor --rules nightly.yml --profile nightly")
    #expect(run.outputText.contains("by profile nightly: dual-cancel-names-both"), "\(run.outputText)")
  }

  @Test(arguments: [
    "--require dual-cancel-names-both",
    "--rules nightly.yml --profile nightly --require dual-cancel-names-both",
  ])
  func ruleThatAnOptionRequiresNamesNoProfile(_ options: String) throws {
    let run = try run("\(options) --report text")
    #expect(run.exitCode == 3)
    #expect(run.outputText.contains("dual-cancel-names-both: not exercised"), "\(run.outputText)")
    #expect(!run.outputText.contains("required by profile"))
  }
}
