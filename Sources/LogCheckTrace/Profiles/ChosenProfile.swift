package import LogCheckModel
package import LogCheckRules

/// The profiles by which a trace is judged, and the reason: for each aspect one profile, or no profile without
/// evidence.
package struct ChosenProfile: Hashable, Sendable {
  /// An answer to one question about the run.
  package struct Choice: Hashable, Sendable {
    package var aspect: String
    package var id: String?
    package var reason: String
  }

  /// A rule that has to be decided, and the profile that says so.
  package struct RequiredRule: Hashable, Sendable {
    package var rule: String
    package var profile: String
  }

  /// The profile of the aspect `system`.
  package var id: String?
  package var platform: Platform?
  package var environment: RunEnvironment?
  package var mustExercise: [RequiredRule] = []
  package var reason: String
  /// The system that the capture shows, with the reason, if the user named a profile of another platform.
  package var contradiction: String?
  /// The other aspects that any profile has, in the order of the profiles.
  package var others: [Choice] = []

  /// The profiles that the user named, or those for which the trace holds evidence.
  ///
  /// What the rest of the trace may show in another light is not chosen before its end (`isWhole`): a later generation of the
  /// plugin shows itself late.
  package init(named names: [String], _ evidence: ProfileEvidence, isWhole: Bool = true, in ruleSet: RuleSet) {
    let system = Self.choose(Profile.system, names, evidence, isWhole: true, ruleSet)
    id = system.profile?.id
    platform = system.profile?.platform ?? evidence.platform
    environment = system.profile?.environment
    mustExercise = Self.required(by: system.profile)
    reason = system.reason
    contradiction = Self.contradiction(of: system.profile, names, evidence, ruleSet)
    var aspects: [String] = []
    for profile in ruleSet.profiles where profile.aspect != Profile.system && !aspects.contains(profile.aspect) {
      aspects.append(profile.aspect)
    }
    for aspect in aspects {
      let choice = Self.choose(aspect, names, evidence, isWhole: isWhole, ruleSet)
      others.append(Choice(aspect: aspect, id: choice.profile?.id, reason: choice.reason))
      mustExercise += Self.required(by: choice.profile)
    }
  }

  private static func contradiction(
    of profile: Profile?, _ names: [String], _ evidence: ProfileEvidence, _ ruleSet: RuleSet
  ) -> String? {
    guard let profile, names.contains(profile.id), let platform = profile.platform else { return nil }
    let shown = choose(Profile.system, [], evidence, isWhole: true, ruleSet)
    guard let found = shown.profile?.platform ?? evidence.platform, found != platform else { return nil }
    return shown.profile.map { "\($0.id) (\(shown.reason))" } ?? found.rawValue
  }

  private static func required(by profile: Profile?) -> [RequiredRule] {
    profile.map { profile in profile.mustExercise.map { RequiredRule(rule: $0, profile: profile.id) } } ?? []
  }

  /// The platform alone, if the user named no profile.
  static func platform(by evidence: ProfileEvidence, in ruleSet: RuleSet) -> Platform? {
    choose(Profile.system, [], evidence, isWhole: true, ruleSet).profile?.platform ?? evidence.platform
  }

  /// The scope of a rule's test: the scope that the test states, otherwise the one that its lines show, otherwise one
  /// in which the rule is judged. Only the choice between simulator and device is not assumed.
  package init(of test: RuleTest, _ rule: Rule, shown: ChosenProfile?, in ruleSet: RuleSet) {
    platform = test.platform ?? shown?.platform ?? rule.platforms.first
    environment = test.environment ?? shown?.environment
    reason = "the rule's test"
    for aspect in Set(ruleSet.profiles.map(\.aspect)).sorted() {
      let profiles = ruleSet.profiles.filter { $0.aspect == aspect }.map(\.id)
      let seen = aspect == Profile.system ? shown?.id : shown?.others.first { $0.aspect == aspect }?.id
      let chosen =
        profiles.first(where: test.profiles.contains) ?? seen ?? profiles.first(where: rule.profiles.contains)
      if aspect == Profile.system {
        id = chosen
      } else {
        others.append(Choice(aspect: aspect, id: chosen, reason: reason))
      }
    }
  }

  /// True if that profile was chosen; `nil` where nothing answers its question.
  func holds(_ profile: Profile) -> Bool? {
    let chosen = profile.aspect == Profile.system ? id : others.first { $0.aspect == profile.aspect }?.id
    return chosen.map { $0 == profile.id }
  }

  private static func choose(
    _ aspect: String, _ names: [String], _ evidence: ProfileEvidence, isWhole: Bool, _ ruleSet: RuleSet
  ) -> (profile: Profile?, reason: String) {
    if let profile = ruleSet.profiles.first(where: { $0.aspect == aspect && names.contains($0.id) }) {
      return (profile, "named")
    }
    guard isWhole else { return (nil, "unknown until the end of the capture") }
    let shown = shown(by: evidence, aspect, ruleSet)
    let rest = shown.filter { one in !shown.contains { $0.profile.over.contains(one.profile.id) } }
    switch rest.count {
    case 0: return (nil, "nothing in the capture shows a profile; name one with --profile")
    case 1: return (rest[0].profile, rest[0].reason)
    default:
      let found = rest.map { "\($0.profile.id) (\($0.reason))" }.joined(separator: " and for ")
      return (nil, "the capture speaks for \(found); name one with --profile")
    }
  }

  /// The profiles for which there is evidence. The tool that made a capture is stronger evidence than the text in it.
  private static func shown(
    by evidence: ProfileEvidence, _ aspect: String, _ ruleSet: RuleSet
  ) -> [(profile: Profile, reason: String)] {
    let candidates = ruleSet.profiles.enumerated().filter { $0.element.aspect == aspect }
    let byFormat = candidates.compactMap { _, profile in
      profile.formats.first(where: evidence.found.formats.contains).map {
        (profile: profile, reason: "captures of format \($0) come from there")
      }
    }
    guard byFormat.isEmpty else { return byFormat }
    return candidates.compactMap { index, profile in
      if let literal = evidence.found.literals[index] { return (profile, "the capture holds \"\(literal)\"") }
      return evidence.found.events[index].map { (profile, "the capture holds \(ruleSet.events[$0.index].name)") }
    }
  }
}
