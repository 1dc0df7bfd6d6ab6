import LogCheckModel
import LogCheckRules

/// A rule's own sentence for a failed instance, with the values of its events.
struct FailureMessage {
  let template: MessageTemplate
  let sentence: CheckSentence

  /// The sentence for one instance; `current` is the event that the rule judges.
  func text(_ bound: [Event?], current: Event?, with evaluator: Evaluator) -> String {
    let view = CheckSentence.View(sentence: sentence, bound: bound, current: current, evaluator: evaluator)
    return template.parts.map { part in
      switch part {
      case .text(let text): text
      case .value(let expression):
        view.words(of: expression)
      }
    }.joined()
  }
}
