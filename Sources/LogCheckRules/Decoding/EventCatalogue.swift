import LogCheckModel

/// The events of all files, as rules and tests look them up.
package struct EventCatalogue {
  package private(set) var events: [EventDefinition] = []
  /// The declared sets of words, by name.
  package var sets: [String: [String]] = [:]
  private var indexByName: [String: Int] = [:]
  /// Events whose definition has errors: the fields that rules name cannot be checked.
  private var broken: Set<Int> = []

  package init() {}

  package var names: some Collection<String> { events.lazy.map(\.name) }

  package func index(of name: String) -> Int? { indexByName[name] }

  /// Adds a name whose definition follows.
  package mutating func declare(_ definition: EventDefinition) -> Int {
    indexByName[definition.name] = events.count
    events.append(definition)
    return events.count - 1
  }

  package mutating func define(_ index: Int, as definition: EventDefinition, isBroken: Bool) {
    events[index] = definition
    if isBroken { broken.insert(index) }
  }

  package func isBroken(_ index: Int) -> Bool { broken.contains(index) }

  /// The names that an expression may use for fields of these events: their own, each once, and those of every event.
  static func fieldNames(of events: [EventDefinition]) -> [String] {
    var seen: Set<String> = []
    return (events.flatMap { $0.fields.map(\.name) } + common.map(\.name)).filter { seen.insert($0).inserted }
  }

  /// Fields that every event has in addition to its declared ones.
  package static let common: [(name: String, type: ValueType)] = [
    ("time", .instant), ("session", .integer), ("pid", .integer), ("tid", .integer), ("line", .integer),
    ("time_zone", .text),
  ]
}
