import LogCheckModel
import LogCheckRules
import LogCheckSource

/// The events that the statements of a source can print.
struct PrintedEvents {
  /// The number of files of each language.
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
