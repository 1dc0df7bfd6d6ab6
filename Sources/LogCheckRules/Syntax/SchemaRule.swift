package import LogCheckModel

/// Structured events are of the form that is declared for them.
package struct SchemaRule: Sendable {
  /// `nil` for every structured event, also of names that nobody knows.
  package var event: EventSelector?
  /// Fields of the event, or members of the envelope, that must be there.
  package var required: [String]
  package var allowsUnknownFields: Bool
  /// Whether every declared field that is there must be readable as its type.
  package var checksTypes: Bool
  /// Whether every instant must be a text of ISO 8601 with its offset.
  package var needsOffsets = false

  package init(event: EventSelector?, required: [String], allowsUnknownFields: Bool, checksTypes: Bool) {
    self.event = event
    self.required = required
    self.allowsUnknownFields = allowsUnknownFields
    self.checksTypes = checksTypes
  }
}

/// A member that structured events have beside their fields.
package struct EnvelopeMember: Sendable {
  package var name: String
  package var type: FieldType
  /// The words that it may be; empty for any value of its type.
  package var words: [LogText]
  package var isRequired: Bool

  package init(name: String, type: FieldType, words: [LogText], isRequired: Bool) {
    self.name = name
    self.type = type
    self.words = words
    self.isRequired = isRequired
  }
}
