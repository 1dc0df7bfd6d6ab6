import LogCheckModel
import LogCheckRules
import LogCheckSource

/// The events that rules of error severity need, and that no statement prints.
struct RequiredEvents {
  private let ruleSet: RuleSet
  private let printed: PrintedEvents
  private let eventPlatforms: EventPlatforms
  let platforms: [Platform]

  init(_ ruleSet: RuleSet, _ printed: PrintedEvents) {
    self.ruleSet = ruleSet
    self.printed = printed
    eventPlatforms = EventPlatforms(ruleSet)
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
      for rule in ruleSet.rules where rule.severity == .error && eventPlatforms.applies(rule, on: platform) {
        for need in rule.body.neededTypes {
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

  /// The first event of a need that a statement should print; `nil` where one is printed, or where others than the
  /// plugin print one.
  private func unmet(_ need: Need, on platform: Platform) -> EventTypeID? {
    guard !need.isEmpty, need.allSatisfy({ isPlugins($0) && !printed.has($0, on: platform) }) else { return nil }
    return need.sorted { $0.index < $1.index }.first { eventPlatforms.has($0, on: platform) }
  }

  /// True if statements of the plugin print an event: it is the text of a part that has a log tag or a category, or
  /// that speaks in this source.
  private func isPlugins(_ id: EventTypeID) -> Bool {
    let event = ruleSet.events[id.index]
    guard !event.isEvidence, !event.isOfHeader, !event.patterns.isEmpty, !event.components.isEmpty else { return false }
    return event.components.contains { index in
      let component = ruleSet.components[index]
      return !component.logTags.isEmpty || !component.categories.isEmpty || printed.components.contains(index)
    }
  }
}
