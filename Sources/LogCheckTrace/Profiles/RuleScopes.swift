import LogCheckModel
package import LogCheckRules

/// The scopes in which each rule is judged: platforms, environments and profiles, and the choice among the variants of
/// a rule.
package struct RuleScopes {
  package enum Answer {
    case inside, outside
    /// The facts that the rule needs are unknown.
    case open
  }

  /// One for each rule; asked so often that it must not be copied.
  private final class RuleScope {
    var base: Int
    /// For each aspect, the profiles from which one must hold.
    var profiles: [[Profile]] = []
    /// The profile whose parameters are in this variant.
    var variant: Profile?
    /// Of a rule with variants: the profiles under which one of those is judged instead.
    var elsewhere: [Profile] = []
    var platforms: [Platform] = []
    var environments: [RunEnvironment] = []
    /// The ids of the profiles, as they are written.
    var ids: [String] = []

    init(base: Int) { self.base = base }
  }

  private var positions: [RuleScope] = []

  /// The environment of a capture that does not state it: most are of devices in the field, and a simulator leaves its
  /// paths in a log.
  private static let assumed = RunEnvironment.device

  package init(_ ruleSet: RuleSet) {
    let rules = ruleSet.rules
    for index in rules.indices {
      let position = RuleScope(base: index)
      position.platforms = rules[index].platforms
      position.environments = rules[index].environments
      position.ids = rules[index].profiles
      let profiles = position.ids.isEmpty ? [] : ruleSet.profiles.filter { position.ids.contains($0.id) }
      for aspect in Set(profiles.map(\.aspect)).sorted() {
        position.profiles.append(profiles.filter { $0.aspect == aspect })
      }
      if let variant = rules[index].variant {
        position.variant = ruleSet.profiles.first { $0.id == variant }
        position.base = rules.indices.first { rules[$0].id == rules[index].id && rules[$0].variant == nil } ?? index
        if let profile = position.variant { positions[position.base].elsewhere.append(profile) }
      }
      positions.append(position)
    }
  }

  /// The rule under whose id a variant is reported.
  package func base(of rule: Int) -> Int { positions[rule].base }

  /// Decides if the rule is judged in such a run.
  package func answer(_ index: Int, _ profile: ChosenProfile) -> Answer {
    let position = positions[index]
    // Where the profile of a variant is not known, the rule itself is judged, with its own parameters.
    if let variant = position.variant, profile.holds(variant) != true { return .outside }
    if position.elsewhere.contains(where: { profile.holds($0) == true }) { return .outside }
    var isOpen = false
    if !position.platforms.isEmpty {
      if let platform = profile.platform, !position.platforms.contains(platform) { return .outside }
      isOpen = profile.platform == nil
    }
    if !position.environments.isEmpty, !position.environments.contains(profile.environment ?? Self.assumed) {
      return .outside
    }
    for choices in position.profiles {
      let answers = choices.map(profile.holds)
      if answers.contains(true) { continue }
      if answers.contains(false) { return .outside }
      isOpen = true
    }
    return isOpen ? .open : .inside
  }

  /// True if the answer is final before the trace has ended.
  package func isSettled(_ index: Int, _ profile: ChosenProfile) -> Bool {
    let position = positions[index]
    if !position.environments.isEmpty, profile.environment == nil { return false }
    if !position.platforms.isEmpty, profile.platform == nil { return false }
    if let variant = position.variant, profile.holds(variant) == nil { return false }
    return position.profiles.allSatisfy { $0.allSatisfy { profile.holds($0) != nil } }
      && position.elsewhere.allSatisfy { profile.holds($0) != nil }
  }

  /// True if the rule is judged only since the capture does not say that it is of a simulator.
  package func isAssumed(_ index: Int, _ profile: ChosenProfile) -> Bool {
    !positions[index].environments.isEmpty && profile.environment == nil && profile.platform != .android
  }

  /// The words for what is still to be known of the run before the rule is judged for certain.
  package func condition(_ index: Int, _ profile: ChosenProfile) -> String {
    let position = positions[index]
    var parts: [String] = []
    if !position.environments.isEmpty, profile.environment == nil {
      parts.append("the capture is of a " + position.environments.map(\.rawValue).joined(separator: " or a "))
    }
    let open = position.elsewhere.filter { profile.holds($0) == nil }.map(\.id)
    if !open.isEmpty { parts.append("the capture is not of \(open.joined(separator: " or "))") }
    let needed = position.profiles.filter { $0.allSatisfy { profile.holds($0) == nil } }
    parts += needed.map { "the capture is of \($0.map(\.id).joined(separator: " or "))" }
    return parts.joined(separator: ", and ")
  }

  /// The words for where the rule is judged.
  package func words(_ index: Int) -> String {
    let position = positions[index]
    return (position.environments.map(\.rawValue) + position.platforms.map(\.rawValue) + position.ids).joined(
      separator: ", ")
  }
}
