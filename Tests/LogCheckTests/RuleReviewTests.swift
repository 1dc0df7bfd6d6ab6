import LogCheckModel
import LogCheckRuleLibrary
import LogCheckRules
import Testing

@testable import LogCheck
@testable import LogCheckWorkshop

/// The remarks of `rules validate` on valid rules.
@Suite struct RuleReviewTests {
  private func review(_ events: String, guard condition: String) throws -> RuleReview {
    let text = """
      schema: dnp-rules/1
      components:
        JOB: { tags: ["[JOB]"] }
      events:
        job.state: { component: JOB, fields: { name: text }, text: "state {state=ready|busy} [[of {name}]]" }
        job.done: { component: JOB, fields: { outcome: word }, text: "done", set: { outcome: "good" } }
        job.note: { component: JOB, fields: { words: text }, text: "note {words}" }
      \(events)
      rules:
        - id: own
          title: what the test is about
          kind: never
          event: job.state | job.done | job.note
          where: '\(condition)'
          tests:
            - { name: quiet, events: ["0s tick"], expect: pass }
            - { name: loud, events: ["0s job.done"], expect: fail }
            - { name: open, events: ["0s gap 1s"], expect: { inconclusive: gap } }
      """
    return RuleReview(try RuleLibrary(files: [RuleFileText(path: "own.yml", bytes: Array(text.utf8))]).ruleSet)
  }

  private func codes(_ rule: String) throws -> [String] {
    let text = """
      schema: dnp-rules/1
      components:
        JOB: { tags: ["[JOB]"] }
      events:
        job.state: { component: JOB, fields: { name: text }, text: "state {state=ready|busy} [[of {name}]]" }
        job.done: { component: JOB, fields: { outcome: word }, text: "done", set: { outcome: "good" } }
        job.free: { component: JOB, fields: { state: word }, text: "free {state}" }
      rules:
        - id: own
          title: what the test is about
          kind: never
          \(rule.replacing("\n", with: "\n    "))
          tests:
            - { name: quiet, events: ["0s tick"], expect: pass }
            - { name: loud, events: ["0s job.done"], expect: fail }
            - { name: open, events: ["0s gap 1s"], expect: { inconclusive: gap } }
      """
    let rules = try RuleLibrary(files: [RuleFileText(path: "own.yml", bytes: Array(text.utf8))]).ruleSet
    return RuleReview(rules).warnings.map(\.code)
  }

  @Test(arguments: [
    ("event: job.state\nwhere: state == \"redy\"", ["W001"]), ("event: job.state\nwhere: state == \"ready\"", []),
    ("event: job.state\nwhere: lower(state) == \"READY\"", []),
    ("event: job.state\nwhere: state in [\"a\", \"b\"]", ["W001"]),
    ("event: job.state\nwhere: state in [\"a\", \"busy\"]", []),
    ("event: job.state\nwhere: state == \"ready\" && state == \"busy\"", ["W001"]),
    ("event: job.state\nwhere: state == \"redy\" || present(name)", []),
    ("event: job.done\nwhere: outcome == \"bad\"", ["W001"]), ("event: job.done\nwhere: outcome == \"good\"", []),
    ("event: job.done\nwhere: \"false\"", ["W001"]),
    // One of them can be met; and what takes any word takes this one.
    ("event: [job.state, job.free]\nwhere: state == \"redy\"", []),
    ("event: job.free\nwhere: state == \"redy\"", []), ("event: job.state\nwhere: name == \"x\"", []),
  ])
  func aGuardThatNoLineCanMeetIsNamed(_ rule: String, _ codes: [String]) throws {
    #expect(try self.codes(rule) == codes)
  }

  @Test(
    arguments: [
      ("  job.late: { component: JOB, text: \"note of the end\" }", "job.late"),
      ("  job.late: { component: JOB, text: [\"over\", \"done\"] }", "job.late"),
      ("  job.late: { component: JOB, text: \"notes of the end\" }", nil),
      ("  job.late: { component: JOB, text: \"over\" }", nil),
    ] as [(String, String?)])
  func aTextThatAnotherEventTakesIsNamed(_ event: String, _ name: String?) throws {
    let shadows = try review(event, guard: "line > 0").warnings.filter { $0.code == "W002" }
    #expect(shadows.count == (name == nil ? 0 : 1))
    if let name { #expect(shadows.allSatisfy { $0.message.contains(name) }) }
  }

  @Test func unusedEventsAndOpenGuardsAreRemarks() throws {
    let review = try review("  job.unused: { component: JOB, text: \"unused\" }", guard: "line > 0")
    #expect(review.warnings.isEmpty)
    #expect(review.remarks.map(\.code) == ["W003"])
    let open = try self.review("", guard: "outcome == \"good\" || words == \"x\" || name == \"y\"").remarks
    // The outcome is always there, and so are the words; the name is in an optional part.
    #expect(open.map(\.message) == ["rule own: the guard is open where job.state lacks name"])
    #expect(try self.review("", guard: "present(name) && name == \"y\"").remarks.isEmpty)
    #expect(try self.review("", guard: "(name ?? \"\") == \"y\"").remarks.isEmpty)
  }
}
