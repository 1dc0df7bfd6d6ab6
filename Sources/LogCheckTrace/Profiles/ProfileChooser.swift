package import LogCheckRules

/// Chooses profiles by evidence and remembers the answers: asked after every read, and thousands of captures of one kind hold the
/// same. Not to be shared between threads.
package final class ProfileChooser {
  package let names: [String]
  private let ruleSet: RuleSet
  private var answers: [Question: ChosenProfile] = [:]

  /// Captures hold few sorts of evidence; beyond so many it begins again.
  private static let limit = 64

  private struct Question: Hashable {
    var evidence: ProfileEvidence.Found
    var isWhole: Bool
  }

  package init(named names: [String], in ruleSet: RuleSet) {
    self.names = names
    self.ruleSet = ruleSet
  }

  /// See ``ChosenProfile/init(named:_:isWhole:in:)``.
  package func choose(by evidence: ProfileEvidence, isWhole: Bool = true) -> ChosenProfile {
    let question = Question(evidence: evidence.found, isWhole: isWhole)
    if let answer = answers[question] { return answer }
    if answers.count >= Self.limit { answers = [:] }
    let profile = ChosenProfile(named: names, evidence, isWhole: isWhole, in: ruleSet)
    answers[question] = profile
    return profile
  }
}
