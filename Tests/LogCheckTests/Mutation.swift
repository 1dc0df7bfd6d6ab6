import LogCheckRuleLibrary
import LogCheckRules

@testable import LogCheckWorkshop

/// Small rules over a small vocabulary, for the tests of what makes mutants.
enum Mutation {
  static let vocabulary = """
    schema: dnp-rules/1
    components:
      JOB: { tags: ["[JOB]"] }
      BOX: { tags: ["[BOX]"] }
    events:
      job.started: { component: JOB, fields: { id: word, size: integer }, text: "started" , pairs: { id: id, size: size } }
      job.done: { component: JOB, fields: { id: word, state: word }, text: "done", pairs: { id: id, state: state } }
      job.stopped: { component: JOB, fields: { id: word }, text: "stopped", pairs: { id: id } }
      job.launched: { component: JOB, starts_session: 1, text: "launched" }
      box.opened: { component: BOX, fields: { size: integer, content: text }, text: "opened", pairs: { size: size, content: content } }

    """

  /// The set with one rule, whose lines after the title are given.
  static func rules(_ body: String) throws -> RuleSet {
    var text = vocabulary + "rules:\n  - id: own\n    title: what the test is about\n"
    for line in body.split(separator: "\n") { text += "    \(line)\n" }
    return try RuleLibrary(files: [RuleFileText(path: "own.yml", bytes: Array(text.utf8))]).ruleSet
  }

  static func result(_ body: String) throws -> MutationResult {
    let rules = try rules(body)
    return try MutationRun(rules).result(of: rules.rules[0])
  }
}
