/// A line of a capture.
package struct CaptureLine: Hashable, Sendable {
  package var capture: String
  /// From 1.
  package var line: Int

  package init(capture: String, line: Int) {
    self.capture = capture
    self.line = line
  }
}

/// A member of structured events of one type that no field takes, and that may be a field under another name.
package struct RenamedMember: Hashable, Sendable {
  /// The identifier of the event, and what it says that happened.
  package var event: String
  package var title: String
  /// The member's name, which may hold anything.
  package var member: String
  /// The fields that it may be; the event has no value for them where it has the member.
  package var fields: [String]
  /// True if it is the one field rather than any other, and nothing else may be that field.
  package var isProbable: Bool
  /// The number of lines that have it.
  package var count: Int
  /// The first line with it in each capture.
  package var first: [CaptureLine]
  /// The text of the first line.
  package var example: String

  package init(
    event: String, title: String, member: String, fields: [String], isProbable: Bool, count: Int,
    first: [CaptureLine], example: String
  ) {
    self.event = event
    self.title = title
    self.member = member
    self.fields = fields
    self.isProbable = isProbable
    self.count = count
    self.first = first
    self.example = example
  }
}
