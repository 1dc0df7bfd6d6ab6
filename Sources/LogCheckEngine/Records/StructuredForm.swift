package import LogCheckModel

/// The form of a record that is a structured event, whatever its name.
package struct StructuredForm: Sendable {
  /// `nil` for a name that is unknown, or that cannot be read.
  package var type: EventTypeID?
  /// True if a member of the envelope that can be one word only is that word: then it is meant for this envelope.
  package var bearsMark = false
  /// True if it has more than half of the members that each event must have, as far as can be read.
  package var hasMostOfEnvelope = true
  /// True if it is in an evidence file, which has no envelope.
  package var isOfFile = false
  /// The reason why the object cannot be read to its end.
  package var damage: InconclusiveReason?
  /// Values of the members that are declared for the envelope, in their order.
  var envelope: [FieldValue] = []
  /// Values of the event's fields as they are in the object, without constants of its definition.
  var fields: [FieldValue] = []
  /// The first few members that are declared nowhere.
  var strangers: [LogText] = []
  /// The first few instants that are no text of ISO 8601 with an offset.
  var unzoned: [LogText] = []
  /// True if what should hold the fields is no object.
  var hasMalformedFields = false

  static let strangerLimit = 4
}
