import LogCheckModel
import LogCheckRules

/// Where each rule is judged: platforms, environments and profiles, and which of the variants of a rule.
struct RulePlaces {
  enum Answer {
    case inside, outside
    /// What the rule needs to know cannot be told.
    case open
  }

  /// One for each rule; asked so often that it must not be copied.
  private final class Place {
    var base: Int
    /// For each aspect the profiles of which one must hold.
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

  private var places: [Place] = []

  /// What a capture is of that does not say it: most are of devices in the field, and a simulator leaves its paths in a log.
  private static let assumed = RunEnvironment.device

  init(_ ruleSet: RuleSet) {
    let rules = ruleSet.rules
    for index in rules.indices {
      let place = Place(base: index)
      place.platforms = rules[index].platforms
      place.environments = rules[index].environments
      place.ids = rules[index].profiles
      let profiles = place.ids.isEmpty ? [] : ruleSet.profiles.filter { place.ids.contains($0.id) }
      for aspect in Set(profiles.map(\.aspect)).sorted() {
        place.profiles.append(profiles.filter { $0.aspect == aspect })
      }
      if let variant = rules[index].variant {
        place.variant = ruleSet.profiles.first { $0.id == variant }
        place.base = rules.indices.first { rules[$0].id == rules[index].id && rules[$0].variant == nil } ?? index
        if let profile = place.variant { places[place.base].elsewhere.append(profile) }
      }
      places.append(place)
    }
  }

  /// The rule under whose id a variant is told.
  func base(of rule: Int) -> Int { places[rule].base }

  /// Whether the rule is judged in such a run.
  func answer(_ index: Int, _ profile: ChosenProfile) -> Answer {
    let place = places[index]
    // Where the profile of a variant is not known, the rule itself is judged, with its own parameters.
    if let variant = place.variant, profile.holds(variant) != true { return .outside }
    if place.elsewhere.contains(where: { profile.holds($0) == true }) { return .outside }
    var isOpen = false
    if !place.platforms.isEmpty {
      if let platform = profile.platform, !place.platforms.contains(platform) { return .outside }
      isOpen = profile.platform == nil
    }
    if !place.environments.isEmpty, !place.environments.contains(profile.environment ?? Self.assumed) {
      return .outside
    }
    for choices in place.profiles {
      let answers = choices.map(profile.holds)
      if answers.contains(true) { continue }
      if answers.contains(false) { return .outside }
      isOpen = true
    }
    return isOpen ? .open : .inside
  }

  /// Whether the answer stands before the trace has ended.
  func isSettled(_ index: Int, _ profile: ChosenProfile) -> Bool {
    let place = places[index]
    if !place.environments.isEmpty, profile.environment == nil { return false }
    if !place.platforms.isEmpty, profile.platform == nil { return false }
    if let variant = place.variant, profile.holds(variant) == nil { return false }
    return place.profiles.allSatisfy { $0.allSatisfy { profile.holds($0) != nil } }
      && place.elsewhere.allSatisfy { profile.holds($0) != nil }
  }

  /// Whether the rule is judged only since the capture does not say that it is of a simulator.
  func isAssumed(_ index: Int, _ profile: ChosenProfile) -> Bool {
    !places[index].environments.isEmpty && profile.environment == nil && profile.platform != .android
  }

  /// The words for where the rule is judged.
  func words(_ index: Int) -> String {
    let place = places[index]
    return (place.environments.map(\.rawValue) + place.platforms.map(\.rawValue) + place.ids).joined(separator: ", ")
  }
}
