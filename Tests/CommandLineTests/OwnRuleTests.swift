import LogCheckTestSupport
import Testing

/// The first messages that an author of rules meets.
@Suite struct OwnRuleTests {
  private static func rules(check: String) -> String {
    """
    schema: dnp-rules/1
    components:
      DOOR: { summary: a door, tags: ["[DOOR]"] }
    events:
      door.opened: { summary: it opens, component: DOOR, text: "opened {id} by {person}", fields: { id: word, person: word } }
    rules:
      - id: door-has-an-id
        title: the door has an id
        kind: relate
        when: door.opened as o
        check: \(check)
        tests:
          - { name: good, events: ["0s door.opened id=a person=b"], expect: pass }
          - { name: bad, events: ["0s door.opened id=x person=b"], expect: fail }
          - { name: open, events: ["0s door.opened person=b"], expect: { inconclusive: absent } }
    """
  }

  @Test func unknownFieldIsAnsweredWithTheNearestAndAllFieldsOfTheEvent() throws {
    let scratch = try Scratch()
    try scratch.folder.write(Self.rules(check: "o.persn != \"x\""), to: "mine/doors.yml")
    let run = try scratch.shell("dnp-logcheck rules validate --no-built-in-rules mine")
    #expect(run.exitCode == 2)
    #expect(run.errorText.contains("`door.opened` has no field `persn`"), "\(run.errorText)")
    #expect(run.errorText.contains("did you mean `person`? its fields are `id`, `person`, `time`"), "\(run.errorText)")
  }

  @Test func fieldThatIsNearNoneIsAnsweredWithTheFields() throws {
    let scratch = try Scratch()
    try scratch.folder.write(Self.rules(check: "o.temperature > 3"), to: "mine/doors.yml")
    let run = try scratch.shell("dnp-logcheck rules validate --no-built-in-rules mine")
    #expect(run.errorText.contains("hint: its fields are `id`, `person`, `time`"), "\(run.errorText)")
  }

  @Test func rulesTestTakesFoldersAsRulesValidateDoes() throws {
    let scratch = try Scratch()
    try scratch.folder.write(Self.rules(check: "o.id != \"x\""), to: "mine/doors.yml")
    for arguments in ["--no-built-in-rules mine", "mine", "mine/doors.yml"] {
      let validated = try scratch.shell("dnp-logcheck rules validate \(arguments)")
      #expect(validated.exitCode == 0, "\(validated.errorText)")
      let run = try scratch.shell("dnp-logcheck rules test -v \(arguments)")
      #expect(run.exitCode == 0, "\(run.outputText)\(run.errorText)")
      #expect(run.outputText.contains("ok   door-has-an-id: good"))
      #expect(run.outputText.hasSuffix("3 passed, 0 failed\n"), "\(run.outputText)")
    }
    let missing = try scratch.shell("dnp-logcheck rules test nowhere")
    #expect(missing.exitCode == 2)
    #expect(missing.errorText.contains("nowhere: there is no such rule file or folder"))
  }
}
