import LogCheckModel
import LogCheckRules

/// The fields of an event that members of the fields' own names fill. A member of another key never displaces these.
struct OwnFields {
  /// One bit for each of the first fields: most events have few, and each structured event asks.
  private var first: UInt64 = 0
  private var others: Set<Int> = []

  func contains(_ field: Int) -> Bool { field < 64 ? first & (1 << UInt64(field)) != 0 : others.contains(field) }

  mutating func insert(_ field: Int) {
    if field < 64 { first |= 1 << UInt64(field) } else { others.insert(field) }
  }

  mutating func remove(_ field: Int) {
    if field < 64 { first &= ~(1 << UInt64(field)) } else { others.remove(field) }
  }
}

extension StructuredEvents {
  /// Fills a field with the value of a member, whatever the order of the members.
  ///
  /// A member of the field's own name wins over one of another key, inside of `fields` or not. `null` counts as absent. What each envelope
  /// must have is no field's own: `level` of the envelope says nothing of a field `level`.
  func fill(
    _ field: Int, with value: FieldValue, of name: String, isNull: Bool, isEnvelope: Bool,
    _ definition: EventDefinition, _ fields: inout [FieldValue], _ own: inout OwnFields
  ) {
    guard definition.fields[field].name == name else {
      if !isNull, !own.contains(field) { fields[field] = value }
      return
    }
    if isNull {
      guard own.contains(field) else { return }
      own.remove(field)
    } else if !isEnvelope || !ruleSet.envelope.contains(where: { $0.isRequired && $0.name == name }) {
      own.insert(field)
    } else if fields[field] != .absent {
      return
    }
    fields[field] = value
  }
}
