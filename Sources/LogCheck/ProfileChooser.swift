import LogCheckRules

/// Chooses profiles by evidence and remembers the last answer: asked after every read, and thousands of captures of one kind hold
/// the same. Not to be shared between threads.
final class ProfileChooser {
  let names: [String]
  private let ruleSet: RuleSet
  /// For the end of a trace, and for before.
  private var whole: (evidence: ProfileEvidence.Found, profile: ChosenProfile)?
  private var partial: (evidence: ProfileEvidence.Found, profile: ChosenProfile)?

  init(named names: [String], in ruleSet: RuleSet) {
    self.names = names
    self.ruleSet = ruleSet
  }

  /// See ``ChosenProfile/init(named:_:isWhole:in:)``.
  func choose(by evidence: ProfileEvidence, isWhole: Bool = true) -> ChosenProfile {
    if let last = isWhole ? whole : partial, last.evidence == evidence.found { return last.profile }
    let profile = ChosenProfile(named: names, evidence, isWhole: isWhole, in: ruleSet)
    if isWhole { whole = (evidence.found, profile) } else { partial = (evidence.found, profile) }
    return profile
  }
}
