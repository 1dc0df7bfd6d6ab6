import Foundation
import LogCheckTestSupport
import Testing

/// Mistakes in the settings of a project: each is reported with its line and column there, all in one run, and nothing is judged.
@Suite struct SettingsMistakeTests {
  private func run(_ settings: String, _ command: String = "night.log") throws -> CommandRun {
    let scratch = try Scratch()
    try scratch.folder.write("schema: dnp-logcheck-config/1\n" + settings, to: ".dnp-logcheck.yml")
    try scratch.folder.write("[1, 2", to: "known.json")
    return try scratch.shell("dnp-logcheck \(command)")
  }

  /// The settings, and the expected report: the position, and words of the message and the hint.
  static let mistakes: [(settings: String, position: String, words: [String])] = [
    ("requires: [tap-is-handled]", "2:1", ["has no key `requires`", "did you mean `require`?"]),
    ("version: 1", "2:1", ["has no key `version`", "the keys are `schema`, `rules`"]),
    ("require: [tap-is-handeld]", "2:11", ["no rule is called `tap-is-handeld`", "`tap-is-handled`"]),
    ("profile: [ios-devise]", "2:11", ["no profile is called `ios-devise`", "`ios-device`"]),
    ("profile: [ios-device, android]", "2:23", ["`ios-device` and `android` exclude each other"]),
    ("select: [cor]", "2:10", ["no rule has the id, tag or requirement `cor`", "`core`"]),
    ("ignore:\n  - core\n  - privcy", "4:5", ["`privcy`", "`privacy`"]),
    ("rules: [checks/mine.yml]", "2:9", ["`checks/mine.yml` cannot be used: there is no such rule file or folder"]),
    ("baseline: known.json", "2:11", ["`known.json` cannot be used: it is no JSON report of this tool"]),
    ("baseline: none.json", "2:11", ["`none.json` cannot be used"]),
    (
      "parameters:\n  prefetch-lead-is-five-minutes: { lead: 10 }", "3:42",
      ["`10` is a number without a unit", "`10s`, `10ms`, `10m`"]
    ),
    (
      "parameters:\n  prefetch-lead-is-five-minutes: { leed: 10m }", "3:36",
      ["no parameter `leed`", "did you mean `lead`?"]
    ),
    (
      "parameters:\n  prefetch-lead-is-five-minute: { lead: 10m }", "3:3",
      ["no rule is called `prefetch-lead-is-five-minute`", "`prefetch-lead-is-five-minutes`"]
    ),
    ("parameters:\n  prefetch-lead-is-five-minutes: { lead: soon }", "3:42", ["`soon` is neither a duration nor"]),
    ("fail_on: eror", "2:10", ["`eror`", "did you mean `error`?"]),
    (
      "waivers: [{ rule: tap-is-handled, reason: a, owner: b, until: 2027-13-01 }]", "2:63",
      ["is not a day"]
    ),
    (
      "waivers:\n  - { rule: tap-is-handled, reason: a, owner: b, until: 2027-01-01, match: { text: '(' } }", "3:84",
      ["the pattern cannot be read", "missing closing parenthesis"]
    ),
  ]

  @Test(.costly, arguments: mistakes.indices)
  func mistakeIsReportedWhereItIsWritten(_ index: Int) throws {
    let (settings, position, words) = Self.mistakes[index]
    let run = try run(settings)
    #expect(run.exitCode == 2)
    #expect(run.outputText.isEmpty)
    #expect(run.errorText.hasPrefix(".dnp-logcheck.yml:\(position): error: "), "\(run.errorText)")
    for word in words { #expect(run.errorText.contains(word), "\(run.errorText)") }
    #expect(run.errorText.contains("1 problem with the settings"), "\(run.errorText)")
    // The rules of the tool are not at fault.
    #expect(run.errorText.components(separatedBy: ": error: ").count == 2, "\(run.errorText)")
  }

  @Test func allMistakesAreReportedInOneRun() throws {
    let settings = """
      requires: [tap-is-handled]
      require: [tap-is-handeld]
      profile: [ios-devise]
      ignore: [privcy]
      fail_on: eror
      baseline: known.json
      parameters:
        prefetch-lead-is-five-minutes: { lead: 10, leed: 1m }
      waivers:
        - { rule: tap-is-handeld, reason: a, owner: b, until: 2027-01-01 }
      """
    for command in ["night.log", "check --strict night.log"] {
      let run = try run(settings, command)
      #expect(run.exitCode == 2)
      let found = run.errorText.matches(of: #/(?m)^\.dnp-logcheck\.yml:(\d+:\d+): error: /#).map { String($0.1) }
      #expect(found == ["2:1", "3:11", "4:11", "5:10", "6:10", "7:11", "9:42", "9:46", "11:13"], "\(run.errorText)")
      #expect(run.errorText.contains("9 problems with the settings"))
    }
  }

  /// Names may be those of the rules that are missing, so nothing is said of them.
  @Test func missingRuleFileHidesNoOtherMistake() throws {
    let settings = """
      rules: [mine.yml]
      require: [a-rule-of-mine]
      strict: maybe
      parameters: { prefetch-lead-is-five-minutes: { lead: 10 }, a-rule-of-mine: { limit: 3 } }
      """
    let run = try run(settings)
    #expect(run.exitCode == 2)
    let found = run.errorText.matches(of: #/(?m)^\.dnp-logcheck\.yml:(\d+:\d+): error: /#).map { String($0.1) }
    #expect(found == ["2:9", "4:9", "5:54"], "\(run.errorText)")
  }

  /// The rules are not loaded because of the first mistake, so their names are no second one.
  @Test(arguments: ["rule: [checks/]", "rules: { checks: 1 }"])
  func misspeltRulesMakeNoNameWrong(_ line: String) throws {
    let run = try run("\(line)\nrequire: [a-rule-of-mine]\nparameters: { a-rule-of-mine: { limit: 3 } }")
    #expect(run.exitCode == 2)
    #expect(run.errorText.hasPrefix(".dnp-logcheck.yml:2:"), "\(run.errorText)")
    #expect(run.errorText.contains("1 problem with the settings"), "\(run.errorText)")
  }

  /// A value of the right type that the rule cannot work with is a mistake of the settings, not of the rule's file.
  @Test func valueThatTheRuleCannotUseIsReportedInTheSettings() throws {
    let scratch = try Scratch()
    try scratch.folder.write(Self.rules, to: "mine.yml")
    try scratch.folder.write(
      "schema: dnp-logcheck-config/1\nrules: [mine.yml]\nparameters: { door-is-closed: { wait: -5s } }\n",
      to: ".dnp-logcheck.yml")
    let run = try scratch.shell("dnp-logcheck --no-built-in-rules night.log")
    #expect(run.exitCode == 2)
    #expect(run.errorText.hasPrefix(".dnp-logcheck.yml:3:39: error: "), "\(run.errorText)")
    #expect(run.errorText.contains("the rule `door-is-closed` cannot work with this value of `wait`"))
    #expect(!run.errorText.contains("mine.yml:"), "\(run.errorText)")
  }

  /// Options on the command line stay bad usage.
  @Test(arguments: ["--require tap-is-handeld", "--profile ios-devise", "--select cor"])
  func mistakeInAnOptionIsBadUsage(_ option: String) throws {
    let run = try run("strict: true", "\(option) night.log")
    #expect(run.exitCode == 64, "\(run.errorText)")
    #expect(!run.errorText.contains(".dnp-logcheck.yml"))
  }

  @Test func goodSettingsOfEveryKindAreAccepted() throws {
    let settings = """
      profile: [ios-simulator]
      require: [prefetch-lead-is-five-minutes]
      ignore: [privacy]
      parameters: { prefetch-lead-is-five-minutes: { lead: 300s } }
      waivers:
        - { rule: tap-is-handled, reason: a, owner: b, until: 2099-01-01, match: { text: 'a+' } }
      """
    let run = try run(settings)
    #expect(run.exitCode != 2 && run.exitCode != 64, "\(run.errorText)")
  }

  private static let rules = """
    schema: dnp-rules/1
    components:
      DOOR: { summary: a door, tags: ["[DOOR]"] }
    events:
      door.opened: { summary: it opens, component: DOOR, text: "opened {id}", fields: { id: word } }
      door.closed: { summary: it closes, component: DOOR, text: "closed {id}", fields: { id: word } }
    rules:
      - id: door-is-closed
        title: the door is closed
        parameters: { wait: 5s }
        kind: response
        when: door.opened
        expect: { event: door.closed, within: $wait }
        tests:
          - { name: good, events: ["0s door.opened id=a", "1s door.closed id=a"], expect: pass }
          - { name: bad, events: ["0s door.opened id=a", "9s door.closed id=a"], expect: fail }
          - { name: open, events: ["0s door.opened id=a"], expect: { inconclusive: end } }
    """
}
