import LogCheckModel
import LogCheckRules

/// Where a field of some name stands in the events of each type: one array for a name, which all rules share.
struct FieldIndices: Hashable {
  fileprivate var places: [Int16]

  /// `nil` for a type that has no such field.
  subscript(_ type: EventTypeID) -> Int? {
    let place = places[type.index]
    return place < 0 ? nil : Int(place)
  }
}

/// The same for every name that some event has a field of.
struct FieldTables {
  private var byName: [String: FieldIndices] = [:]
  private let nowhere: FieldIndices

  init(_ events: [EventDefinition]) {
    nowhere = FieldIndices(places: [Int16](repeating: -1, count: events.count))
    for (type, event) in events.enumerated() {
      for (place, field) in event.fields.enumerated() {
        guard let place = Int16(exactly: place) else { continue }
        var indices = byName.removeValue(forKey: field.name) ?? nowhere
        if indices.places[type] < 0 { indices.places[type] = place }
        byName[field.name] = indices
      }
    }
  }

  subscript(_ name: String) -> FieldIndices { byName[name] ?? nowhere }
}
