import LogCheckModel

/// Decides unknown facts one way and then the other: each run over a trace takes one combination, until all were taken.
package final class Choices {
  /// An unknown fact about a line: for which event of a rule, and seen from which instance.
  struct Question: Hashable {
    var about: SourceMark
    var position: Int
    var instance: Int
  }

  private var answers: [Question: Int] = [:]
  /// The answers in the order in which they were first asked for, with how many there are to each.
  private var script: [(answer: Int, count: Int)] = []
  private var asked = 0

  /// One of `count` answers, the same for the whole run.
  func answer(_ question: Question, of count: Int = 2) -> Int {
    if let known = answers[question] { return known }
    if asked == script.count { script.append((0, count)) }
    let answer = script[asked].answer
    asked += 1
    answers[question] = answer
    return answer
  }

  package init() {}

  /// Turns to the next combination; `false` when there is none.
  package func next() -> Bool {
    script.removeLast(script.count - asked)
    answers = [:]
    asked = 0
    while let last = script.last {
      script.removeLast()
      guard last.answer + 1 < last.count else { continue }
      script.append((last.answer + 1, last.count))
      return true
    }
    return false
  }
}
