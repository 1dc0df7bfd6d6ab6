import LogCheckModel
import LogCheckRules

/// On which platforms the plugin prints an event, as far as the rules show it.
struct EventPlatforms {
  private let ruleSet: RuleSet
  /// The platforms of the rules that are for some platforms only, by event.
  private var named: [EventTypeID: Set<Platform>] = [:]

  init(_ ruleSet: RuleSet) {
    self.ruleSet = ruleSet
    for rule in ruleSet.rules {
      guard let platforms = platforms(of: rule) else { continue }
      for selector in rule.selectors {
        for type in selector.types { named[type, default: []].formUnion(platforms) }
      }
    }
  }

  /// True if a rule judges runs there.
  func applies(_ rule: Rule, on platform: Platform) -> Bool { platforms(of: rule)?.contains(platform) ?? true }

  /// The platforms that a rule names, or that its profiles do; `nil` where it is for all.
  private func platforms(of rule: Rule) -> Set<Platform>? {
    let profiles = Set(rule.profiles.compactMap { id in ruleSet.profiles.first { $0.id == id }?.platform })
    let platforms = Set(rule.platforms)
    if platforms.isEmpty { return profiles.isEmpty ? nil : profiles }
    return profiles.isEmpty ? platforms : platforms.intersection(profiles)
  }

  /// True if an event is printed there. Its name may begin with its platform; its parts may log on one platform only;
  /// or the rules that are about it may be for one.
  func has(_ id: EventTypeID, on platform: Platform) -> Bool {
    let event = ruleSet.events[id.index]
    if let own = Platform.allCases.first(where: { event.name.hasPrefix($0.rawValue + ".") }) { return own == platform }
    let components = event.components.map { ruleSet.components[$0] }
    guard components.contains(where: { Self.speaks($0, on: platform) }) else { return false }
    // A part that logs here and nowhere else, or a level that is stated for here.
    let others = Platform.allCases.filter { $0 != platform }
    let isOwn = components.contains { component in
      Self.speaks(component, on: platform) && !others.contains { Self.speaks(component, on: $0) }
    }
    if isOwn || (event.levels[platform] != nil && event.levels.count == 1) { return true }
    return named[id]?.contains(platform) ?? true
  }

  /// True if a part of the plugin logs there: by the headers that it has.
  static func speaks(_ component: ComponentDefinition, on platform: Platform) -> Bool {
    switch platform {
    case .ios: !component.subsystems.isEmpty || component.logTags.isEmpty
    case .android: !component.logTags.isEmpty || component.subsystems.isEmpty
    }
  }
}
