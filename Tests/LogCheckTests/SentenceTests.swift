import LogCheck
import LogCheckModel
import LogCheckRuleLibrary
import LogCheckRules
import LogCheckTestSupport
import Testing

/// A failure is a sentence that a stranger understands: no expression, no identifier of an event, no year that the capture lacks.
@Suite struct SentenceTests {
  @Test(arguments: Sample.failing)
  func aFailureIsASentence(_ sample: Sample) async throws {
    let rules = try Shipped.rules.get().ruleSet
    let judged = try await Judge.run(sample.bytes(), named: sample.name)
    for finding in judged.failures {
      let message = finding.message
      for token in ["==", "=~", "!=", "&&", "||", "??", "$", "\\b", " 1 times", "2001-", "does not hold"] {
        #expect(!message.contains(token), "\(finding.rule): \(message)")
      }
      // A value of the log may look like an identifier; those are not the names of events.
      for event in rules.events where event.name.contains(".") && message.contains(event.name) {
        Issue.record("\(finding.rule) names \(event.name): \(message)")
      }
      #expect(!message.isEmpty && message.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
    }
  }

  /// The contents of each kind of sentence: a value, its position and the expected value.
  @Test(arguments: [
    (
      "prefetch-lead-is-five-minutes",
      "2025-11-15T05:49:00Z (line 38), 4 min before the notification of 2025-11-15T05:53:00Z"
    ),
    ("stored-schedule-is-the-requested", "77aa03 (line 21), but was stored or armed with 77aa01 (line 25)"),
    ("tokens-are-signed-as-agreed", "allowed: ES256K"),
    ("at-most-sixty-four-pending", "65 notifications are pending in line 7"),
    ("stored-notifications-come-back", "is missing in"), ("cancelled-reminder-is-not-listed", "is in both lists"),
  ])
  func aSentenceNamesTheValues(_ rule: String, _ words: String) async throws {
    let samples = Sample.failing.filter { $0.rule == rule }
    #expect(!samples.isEmpty)
    for sample in samples {
      let messages = try await Judge.run(sample.bytes(), named: sample.name).failures.filter { $0.rule == rule }.map(
        \.message)
      #expect(messages.contains { $0.contains(words) }, "\(messages)")
    }
  }
}
