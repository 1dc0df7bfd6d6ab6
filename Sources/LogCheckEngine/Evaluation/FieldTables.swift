import LogCheckModel
import LogCheckRules

/// The index of a field of some name in the events of each type: one array for a name, which all rules share.
struct FieldIndices: Hashable {
  fileprivate var positions: [Int16]

  /// `nil` for a type that has no such field.
  subscript(_ type: EventTypeID) -> Int? {
    let position = positions[type.index]
    return position < 0 ? nil : Int(position)
  }
}

/// The same for every name that some event has a field of.
struct FieldTables {
  private var byName: [String: FieldIndices] = [:]
  private let nowhere: FieldIndices

  init(_ events: [EventDefinition]) {
    nowhere = FieldIndices(positions: [Int16](repeating: -1, count: events.count))
    for (type, event) in events.enumerated() {
      for (position, field) in event.fields.enumerated() {
        guard let position = Int16(exactly: position) else { continue }
        var indices = byName.removeValue(forKey: field.name) ?? nowhere
        if indices.positions[type] < 0 { indices.positions[type] = position }
        byName[field.name] = indices
      }
    }
  }

  subscript(_ name: String) -> FieldIndices { byName[name] ?? nowhere }
}
