import Foundation
import LogCheckTestSupport
import Testing

/// Names and options that do not exist: the answer names the right one.
@Suite struct MistypedNameTests {
  /// One sentence for all kinds of names.
  @Test(arguments: [
    ("--format apple-defalt a.log", "there is no format \"apple-defalt\"; did you mean \"apple-default\"?"),
    ("--format vhs a.log", "there is no format \"vhs\"; `dnp-logcheck formats` lists them"),
    ("--report sarf a.log", "there is no report \"sarf\"; did you mean \"sarif\"?"),
    ("--report carrier-pigeon a.log", "there is no report \"carrier-pigeon\"; `dnp-logcheck check --help` lists them"),
    ("timeline --report htm a.log", "there is no report \"htm\"; did you mean \"html\"?"),
    ("merge --report jsn a.jsonl", "there is no report \"jsn\"; did you mean \"json\"?"),
    (
      "--require prefetch-lead a.log",
      "there is no rule \"prefetch-lead\"; did you mean \"android-prefetch-lead-is-five-minutes\" or \"prefetch-lead-is-five-minutes\"?"
    ),
    (
      "--select prefetch-lead-is-five-minuts a.log",
      "there is no rule, tag or requirement \"prefetch-lead-is-five-minuts\"; did you mean \"prefetch-lead-is-five-minutes\"?"
    ),
    ("--ignore zzz a.log", "there is no rule, tag or requirement \"zzz\"; `dnp-logcheck rules list` lists them"),
    ("--profile andriod a.log", "there is no profile \"andriod\"; did you mean \"android\"?"),
    (
      "rules show prefetch-lead",
      "there is no rule \"prefetch-lead\"; did you mean \"android-prefetch-lead-is-five-minutes\" or \"prefetch-lead-is-five-minutes\"?"
    ),
    ("rules schema snapshot", "did you mean \""),
    ("simulate happy", "there is no scenario \"happy\"; did you mean \"happy-path\" or \"happy-path-android\"?"),
    ("simulate happy-path --fault M9", "there is no fault \"M9\" of happy-path; did you mean \"HP-M9\"?"),
    ("simulate happy-path --writer threadtime", "there is no writer \"threadtime\"; did you mean \"android-threadtime"),
    ("simulate happy-path --flaw early", "there is no flaw \"early\"; did you mean \"early-"),
    ("explain groupin", "did you mean \"grouping\"?"),
    ("explain prefetch-lead", "or \"prefetch-lead-is-five-minutes\"?"),
    ("explain zzzzz", "; `dnp-logcheck rules list` lists the rules, `dnp-logcheck rules coverage` the requirements"),
    ("--profile windows a.log", "there is no profile \"windows\"; known are: android, ios-device, "),
    ("audit --device-key event:plugin.bild.version night.log", "there is no event \"plugin.bild\""),
    ("redact --keep mail-adresses -d x night.log", "did you mean \"mail-addresses\"?"),
    (
      "waive prefetch-lead --until 2027-01-01 --reason x --owner y",
      "there is no rule \"prefetch-lead\"; did you mean \"android-prefetch-lead-is-five-minutes\" or \"prefetch-lead-is-five-minutes\"?"
    ),
  ])
  func aMistypedNameGetsTheRightOne(_ line: String, _ sentence: String) throws {
    let run = try Scratch().refused(line, with: sentence)
    #expect(run.errorText.hasPrefix("dnp-logcheck: there is no "), "\(run.errorText)")
  }

  @Test func everyUnknownRuleIsNamed() throws {
    let run = try Scratch().shell("dnp-logcheck --ignore zzz --ignore yyy night.log")
    #expect(run.exitCode == 64)
    #expect(run.errorText.hasPrefix("dnp-logcheck: there is no rule, tag or requirement \"zzz\"; "), "\(run.errorText)")
    #expect(
      run.errorText.contains("\ndnp-logcheck: there is no rule, tag or requirement \"yyy\"; "), "\(run.errorText)")
  }

  /// Options of other tools, and mistakes in those of this one.
  @Test(arguments: [
    ("--stict a.log", "there is no option \"--stict\"; did you mean \"--strict\"?"),
    ("--no-such-option a.log", "there is no option \"--no-such-option\"; `dnp-logcheck check --help` lists them"),
    ("--output-format json a.log", "there is no option \"--output-format\"; did you mean \"--report json\"?"),
    ("check --output-format=sarif a.log", "did you mean \"--report sarif\"?"),
    ("--reporter pretty a.log", "did you mean \"--report FORMAT\"?"),
    ("-f json a.log", "there is no option \"-f\"; did you mean \"--report json\"?"),
    ("-f a.log", "`dnp-logcheck follow FILE` judges a file while it is written"),
    ("--follow a.log", "`COMMAND | dnp-logcheck --live` a stream"),
    ("--watch a.log", "`dnp-logcheck follow FILE`"),
    ("--severity warning a.log", "did you mean \"--fail-on warning\"?"),
    ("--no-color a.log", "did you mean \"--color never\"?"),
    ("--timezone Europe/Vienna a.log", "did you mean \"--time-zone Europe/Vienna\"?"),
    ("-c own.yml a.log", "did you mean \"--config own.yml\"?"),
    ("--recursive logs", "folders are read with everything below them"),
    ("timeline --json a.log", "there is no option \"--json\"; did you mean \"--report json\"?"),
    ("timeline -o story.html a.log", "did you mean \"--report FORMAT=story.html\"?"),
    ("doctor --report json a.log", "there is no option \"--report\"; did you mean \"--json\"?"),
    ("audit --report html a.log", "`dnp-logcheck merge RECORDS --report html` reports on its records"),
    ("--format json a.log", "\"json\" is a report, no log format: --report json"),
    ("--format=junit a.log", "\"junit\" is a report, no log format: --report junit"),
    ("--report apple-default a.log", "\"apple-default\" is a log format, no report: --format apple-default"),
  ])
  func anOptionOfAnotherToolGetsTheRightOne(_ line: String, _ sentence: String) throws {
    try Scratch().refused(line, with: sentence)
  }

  /// The answer quotes what was typed.
  @Test func anAnswerSteersNoTerminal() throws {
    let run = try Scratch().shell("dnp-logcheck --output-format $'\\e[31mred' $'--\\e[2J' --severity $'\\e]0;x' a.log")
    #expect(run.exitCode == 64)
    #expect(!run.errorText.unicodeScalars.contains("\u{1b}"), "\(run.errorText)")
  }

  @Test(arguments: [
    "--no-such-option", "explain", "explain no-such-name", "history", "history show --no-such-option x.db",
    "timeline --x",
    "rules show", "waive x",
  ])
  func everyUsageLineFitsATerminalOfTwoLines(_ line: String) throws {
    let run = try Scratch().shell("dnp-logcheck \(line)")
    #expect(run.exitCode == 64)
    #expect(run.errorText.hasPrefix("dnp-logcheck: "), "\(run.errorText)")
    let usage = try #require(run.errorText.split(separator: "\n").first { $0.hasPrefix("Usage: ") })
    #expect(usage.count <= 120, "\(usage)")
  }

  @Test(arguments: ["explain", "history show", "rules show", "timeline"])
  func theUsageInAHelpIsShortToo(_ command: String) throws {
    let run = try Scratch().shell("dnp-logcheck \(command) --help")
    let usage = try #require(run.outputText.split(separator: "\n").first { $0.hasPrefix("USAGE: ") })
    #expect(run.exitCode == 0 && usage.count <= 120, "\(usage)")
    #expect(usage.contains("[<options>]"), "\(usage)")
  }

  @Test func whatHasNoPositionNamesTheTool() throws {
    let run = try Scratch().shell("dnp-logcheck --rules absent.yml night.log")
    #expect(run.exitCode == 2)
    #expect(
      run.errorText.hasPrefix("dnp-logcheck: absent.yml: there is no such rule file or folder [R000]\n"),
      "\(run.errorText)")
  }
}
