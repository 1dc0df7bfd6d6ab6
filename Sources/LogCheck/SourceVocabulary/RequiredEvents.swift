import LogCheckModel
import LogCheckRules
import LogCheckSource

/// What the statements of a source can print.
struct PrintedEvents {
  /// How many files each language has.
  var languages: [SourceLanguage: Int] = [:]
  /// Parts of the plugin that a statement speaks for.
  var components: Set<Int> = []
  private var byPlatform: [Platform: Set<EventTypeID>] = [:]

  mutating func add(_ events: [EventTypeID], of language: SourceLanguage) {
    for platform in language.platform.map({ [$0] }) ?? Platform.allCases {
      byPlatform[platform, default: []].formUnion(events)
    }
  }

  func has(_ event: EventTypeID, on platform: Platform) -> Bool { byPlatform[platform]?.contains(event) ?? false }

  /// The language most used on a platform; `nil` where the platform's source was not read.
  func language(on platform: Platform) -> SourceLanguage? {
    SourceLanguage.allCases.filter { $0.platform == platform && languages[$0] != nil }
      .max { (languages[$0] ?? 0, $1.rawValue) < (languages[$1] ?? 0, $0.rawValue) }
  }
}

/// The events that rules of error severity need, and that no statement prints.
struct RequiredEvents {
  private let ruleSet: RuleSet
  private let printed: PrintedEvents
  let platforms: [Platform]

  init(_ ruleSet: RuleSet, _ printed: PrintedEvents) {
    self.ruleSet = ruleSet
    self.printed = printed
    platforms = Platform.allCases.filter { printed.language(on: $0) != nil }
  }

  /// One need: any of these events fulfils it.
  private typealias Need = [EventTypeID]

  /// The missing events by platform, in the order of the loaded events. `statement` makes the line to add.
  func missing(
    statement: (EventTypeID, [String], SourceLanguage) -> String?
  ) -> [SourceVocabulary.Missing] {
    platforms.flatMap { platform -> [SourceVocabulary.Missing] in
      guard let language = printed.language(on: platform) else { return [] }
      var rules: [EventTypeID: (ids: [String], keys: [String])] = [:]
      for rule in ruleSet.rules where rule.severity == .error && applies(rule, on: platform) {
        for need in Self.needs(of: rule.body) {
          guard let event = unmet(need, on: platform) else { continue }
          if rules[event]?.ids.contains(rule.id) != true { rules[event, default: ([], [])].ids.append(rule.id) }
          for key in rule.key where rules[event]?.keys.contains(key) == false { rules[event]?.keys.append(key) }
        }
      }
      return rules.sorted { $0.key.index < $1.key.index }.map { event, needed in
        SourceVocabulary.Missing(
          event: ruleSet.events[event.index].name, summary: ruleSet.events[event.index].summary, platform: platform,
          rules: needed.ids.sorted(), language: language, statement: statement(event, needed.keys, language))
      }
    }
  }

  /// Rules name platforms, or profiles that do.
  private func applies(_ rule: Rule, on platform: Platform) -> Bool {
    if !rule.platforms.isEmpty, !rule.platforms.contains(platform) { return false }
    let named = rule.profiles.compactMap { id in ruleSet.profiles.first { $0.id == id }?.platform }
    return named.isEmpty || named.contains(platform)
  }

  /// The first event of a need that a statement should print; `nil` where one is printed, or where others than the
  /// plugin print one.
  private func unmet(_ need: Need, on platform: Platform) -> EventTypeID? {
    guard !need.isEmpty, need.allSatisfy({ isPlugins($0) && !printed.has($0, on: platform) }) else { return nil }
    return need.sorted { $0.index < $1.index }.first { fits(ruleSet.events[$0.index], platform) }
  }

  /// Whether statements of the plugin print an event: it is the text of a part that has a log tag or a category, or
  /// that speaks in this source.
  private func isPlugins(_ id: EventTypeID) -> Bool {
    let event = ruleSet.events[id.index]
    guard !event.isEvidence, !event.isOfHeader, !event.patterns.isEmpty, !event.components.isEmpty else { return false }
    return event.components.contains { index in
      let component = ruleSet.components[index]
      return !component.logTags.isEmpty || !component.categories.isEmpty || printed.components.contains(index)
    }
  }

  private func fits(_ event: EventDefinition, _ platform: Platform) -> Bool {
    event.components.contains { Self.speaks(ruleSet.components[$0], on: platform) }
  }

  /// Whether a part of the plugin logs there: by the headers that it has.
  static func speaks(_ component: ComponentDefinition, on platform: Platform) -> Bool {
    switch platform {
    case .ios: !component.subsystems.isEmpty || component.logTags.isEmpty
    case .android: !component.logTags.isEmpty || component.subsystems.isEmpty
    }
  }

  /// Events without which a rule has nothing to judge, or nothing passes.
  private static func needs(of body: RuleBody) -> [Need] {
    switch body {
    case .never(let body): return [body.open, body.close].compactMap { $0?.types }
    case .set(let body):
      if case .collected(let other) = body.other { return [body.collected.event.types, other.event.types] }
      return [body.collected.event.types]
    case .schema(let body): return [body.event?.types].compactMap(\.self)
    case .machine, .gauge, .privacy: return []
    default:
      let roles = RuleRoles(body)
      let answers = roles.steps.isEmpty ? [roles.answers] : roles.steps
      return ([roles.triggers] + answers).map(Array.init)
    }
  }
}
