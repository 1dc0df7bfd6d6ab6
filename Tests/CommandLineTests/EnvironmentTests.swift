import Foundation
import LogCheckTestSupport
import Testing

/// Options from variables `DNP_LOGCHECK_…`.
@Suite struct EnvironmentTests {
  @Test(arguments: [
    ("DNP_LOGCHECK_REPORT=json", "--report json"),
    ("DNP_LOGCHECK_REPORT=tap,json=a.json", "--report tap --report json=b.json"),
    ("DNP_LOGCHECK_PROFILE=ios-device", "--profile ios-device"), ("DNP_LOGCHECK_STRICT=1", "--strict"),
    ("DNP_LOGCHECK_REQUIRE=happy-path-complete", "--require happy-path-complete"),
    ("DNP_LOGCHECK_FAIL_ON=note", "--fail-on note"),
    ("DNP_LOGCHECK_TIME_ZONE=+0800", "--time-zone +0800"), ("DNP_LOGCHECK_STRICT=0", ""), ("DNP_LOGCHECK_REPORT=", ""),
    ("DNP_LOGCHECK_YEAR=2024", "--year 2024"), ("DNP_LOGCHECK_FAIL_ON_OUTCOME=all", "--fail-on-outcome all"),
  ])
  func aVariableDoesWhatItsOptionDoes(_ variable: String, _ option: String) throws {
    let scratch = try Scratch()
    let byVariable = try scratch.shell("\(variable) dnp-logcheck night.log")
    let byOption = try scratch.shell("dnp-logcheck \(option) night.log")
    #expect(byVariable.exitCode == byOption.exitCode, "\(byVariable.errorText)")
    #expect(byVariable.output == byOption.output)
    let isUsed = !option.isEmpty
    #expect(
      byVariable.errorText.contains("dnp-logcheck: options of the environment: \(variable)\n") == isUsed,
      "\(byVariable.errorText)")
  }

  @Test func theCommandLineWinsOverAVariableAndThatOverTheSettings() throws {
    let scratch = try Scratch()
    try scratch.folder.write(
      "schema: dnp-logcheck-config/1\nprofile: [ios-simulator]\n", to: ".dnp-logcheck.yml")
    for (line, profile, isUsed) in [
      ("dnp-logcheck", "ios-simulator", false), ("DNP_LOGCHECK_PROFILE=ios-device dnp-logcheck", "ios-device", true),
      ("DNP_LOGCHECK_PROFILE=ios-device dnp-logcheck --profile=android", "android", false),
    ] {
      let run = try scratch.shell("\(line) --json night.log")
      #expect(run.outputText.contains("\"profile\":\"\(profile)\""), "\(line)")
      #expect(run.errorText.contains("DNP_LOGCHECK_PROFILE=ios-device") == isUsed, "\(run.errorText)")
    }
  }

  @Test(arguments: ["-q", "--quiet", "-q --strict"])
  func quietSaysNothingOfVariables(_ options: String) throws {
    let run = try Scratch().shell("DNP_LOGCHECK_FAIL_ON=note dnp-logcheck \(options) night.log")
    #expect(!run.errorText.contains("DNP_LOGCHECK"), "\(run.errorText)")
  }

  @Test(arguments: ["audit night.log", "doctor night.log", "timeline night.log", "events night.log", "check night.log"])
  func everyCommandThatReadsCapturesTakesTheZone(_ line: String) throws {
    let run = try Scratch().shell("DNP_LOGCHECK_TIME_ZONE=nowhere dnp-logcheck \(line)")
    #expect(run.exitCode == 64 && run.errorText.contains("\"nowhere\" is no time zone"), "\(run.errorText)")
    #expect(run.errorText.hasPrefix("dnp-logcheck: options of the environment: DNP_LOGCHECK_TIME_ZONE=nowhere\n"))
  }

  @Test(arguments: ["check", "audit", "doctor", "timeline", "compare night.log", "events", "follow --no-such"])
  func everyCommandHasTheOptionsThatItTakes(_ command: String) throws {
    let run = try Scratch().shell(
      "printf 'schema: dnp-logcheck-config/1\\n' > own.yml; export DNP_LOGCHECK_CONFIG=own.yml DNP_LOGCHECK_PROFILE=ios-device "
        + "DNP_LOGCHECK_REQUIRE=happy-path-complete DNP_LOGCHECK_TIME_ZONE=UTC DNP_LOGCHECK_YEAR=2025 "
        + "DNP_LOGCHECK_REPORT=json DNP_LOGCHECK_FAIL_ON=note DNP_LOGCHECK_FAIL_ON_OUTCOME=none DNP_LOGCHECK_STRICT=yes; "
        + "dnp-logcheck \(command) night.log")
    let unknown = run.errorText.split(separator: "\n").filter { $0.contains("there is no option") }
    #expect(unknown.allSatisfy { $0.contains("--no-such") }, "\(unknown)")
    #expect((run.exitCode == 64) == command.contains("--no-such"), "\(run.errorText)")
  }

  /// A mistyped variable would leave a check out silently.
  @Test(arguments: [
    (
      "DNP_LOGCHECK_FAILON=note", "there is no variable \"DNP_LOGCHECK_FAILON\"; did you mean \"DNP_LOGCHECK_FAIL_ON\"?"
    ),
    ("DNP_LOGCHECK_REPRT=json", "did you mean \"DNP_LOGCHECK_REPORT\"?"),
    ("DNP_LOGCHECK_COLOUR=never", "there is no variable \"DNP_LOGCHECK_COLOUR\"; known are: DNP_LOGCHECK_CONFIG, "),
    ("DNP_LOGCHECK_REPORT=sarf", "there is no report \"sarf\"; did you mean \"sarif\"?"),
    ("DNP_LOGCHECK_STRICT=maybe", "DNP_LOGCHECK_STRICT=maybe: write 1 or 0"), ("DNP_LOGCHECK_FAIL_ON=eror", "eror"),
  ])
  func aMistakeInAVariableIsBadUsage(_ variable: String, _ words: String) throws {
    let run = try Scratch().shell("\(variable) dnp-logcheck night.log")
    #expect(run.exitCode == 64 && run.outputText.isEmpty, "\(run.errorText)")
    #expect(run.errorText.contains(words), "\(run.errorText)")
  }

  /// Variables of the installer hold for a whole job, and commands that check nothing take no options from the environment.
  @Test(arguments: [
    ("DNP_LOGCHECK_RELEASES=x DNP_LOGCHECK_VERSION=1 DNP_LOGCHECK_SHA256=y DNP_LOGCHECK_CACHE=z", "night.log"),
    ("DNP_LOGCHECK_FAILON=x", "rules list"), ("DNP_LOGCHECK_FAILON=x", "--help"),
    ("DNP_LOGCHECK_FAILON=x", "--version"),
    ("DNP_LOGCHECK_STRICT=1", "formats detect night.log"), ("DNP_LOGCHECK_STRICT=1", "explain end"),
  ])
  func otherVariablesAndOtherCommandsAreLeftAlone(_ variables: String, _ line: String) throws {
    let run = try Scratch().shell("\(variables) dnp-logcheck \(line)")
    #expect(run.exitCode == 0, "\(run.errorText)")
    #expect(!run.errorText.contains("DNP_LOGCHECK_"), "\(run.errorText)")
  }

  @Test func theInstallersVariablesAreKnown() throws {
    let script = try String(
      contentsOf: RepositoryPaths.root.appending(path: ".github/actions/dnp-logcheck/install.sh"), encoding: .utf8)
    let names = Set(script.matches(of: /DNP_LOGCHECK_[A-Z0-9_]+/).map { String($0.output) })
    #expect(names.count >= 4)
    let variables = names.sorted().map { "\($0)=x" }.joined(separator: " ")
    let run = try Scratch().shell("\(variables) dnp-logcheck night.log")
    #expect(run.exitCode == 0, "\(run.errorText)")
  }

  /// The page of settings lists each variable, and each has the option.
  @Test func thePageOfSettingsListsEveryVariable() throws {
    let source = try String(
      contentsOf: RepositoryPaths.root.appending(path: "Sources/dnp-logcheck/Options/EnvironmentOptions.swift"),
      encoding: .utf8)
    let page = try String(contentsOf: RepositoryPaths.root.appending(path: "docs/settings.md"), encoding: .utf8)
    let variables = source.matches(of: /name: "([A-Z_]+)", option: "(--[a-z-]+)"/)
    #expect(variables.count >= 8)
    for variable in variables {
      #expect(page.contains("| `DNP_LOGCHECK_\(variable.1)` | `\(variable.2)` |"), "\(variable.1)")
    }
  }

  @Test func aVariableSteersNoTerminal() throws {
    let run = try Scratch().shell("DNP_LOGCHECK_PROFILE=$'\\e[2J' dnp-logcheck night.log")
    #expect(run.exitCode == 64)
    #expect(!run.errorText.unicodeScalars.contains("\u{1b}"), "\(run.errorText)")
  }

  /// An option of the environment does not turn a capture named like a command into one.
  @Test func captureNamesStayWhatTheyAre() throws {
    let run = try Scratch().shell(
      "cp night.log ./--live; DNP_LOGCHECK_STRICT=0 DNP_LOGCHECK_YEAR=2025 dnp-logcheck -q -- --live")
    #expect(run.exitCode == 0, "\(run.errorText)")
  }
}
