import LogCheckModel
import LogCheckRules

/// The properties of an event's definition that verdicts use most.
struct TypeTraits {
  let isEvidence: Bool
  let isPrintOnly: Bool
  let isInSomeBuilds: Bool
  let components: [Int]
  private let anyLevel: LogLevel
  private let levels: [LogLevel]

  init(_ definition: EventDefinition) {
    isEvidence = definition.isEvidence
    isPrintOnly = definition.isPrintOnly
    isInSomeBuilds = definition.isInSomeBuilds
    components = definition.components
    anyLevel = definition.level(on: nil)
    levels = Platform.allCases.map { definition.level(on: $0) }
  }

  /// The level it is logged at; the lowest of all if the platform is unknown.
  func level(on platform: Platform?) -> LogLevel {
    switch platform {
    case nil: anyLevel
    case .ios: levels[0]
    case .android: levels[1]
    }
  }
}
