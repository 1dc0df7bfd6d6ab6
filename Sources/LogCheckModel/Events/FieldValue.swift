/// Text from a log as bytes, compared byte by byte: two spellings that Unicode calls equal are two values here.
package struct LogText: Hashable, Sendable, CustomStringConvertible {
  package var bytes: [UInt8]

  package init(bytes: [UInt8]) { self.bytes = bytes }

  package init(_ string: String) { bytes = Array(string.utf8) }

  /// For people only; bad UTF-8 shows as U+FFFD.
  package var description: String { String(decoding: bytes, as: UTF8.self) }
}

/// The frame of an instant. Instants of different frames cannot be compared.
package enum TimeFrame: UInt8, Hashable, Sendable {
  /// UTC: the zone is known.
  case absolute
  /// Local time of the device in an unknown zone.
  case local
  /// Time of day of stamps without a date, on days counted from the first of them.
  case undated
  /// A real instant out of a message, in UTC, in a capture whose stamps have no year.
  case unplacedAbsolute
  /// The same in local time of an unknown zone.
  case unplacedLocal
}

/// A named value found in a message.
package enum FieldValue: Hashable, Sendable {
  /// The message does not hold the field.
  case absent
  /// The log system hid it (`<private>`), or a person elided it (`...`). Never equal to anything.
  case redacted
  /// It is there and cannot be read as its type.
  case malformed
  /// It is at the end of a record whose end is missing.
  case truncated
  case text(LogText)
  case integer(Int64)
  case number(Double)
  case boolean(Bool)
  case instant(LogInstant, TimeFrame)
  case duration(LogDuration)
  case list([LogText])
  /// A JSON object as its text, which begins with its brace. It may break off, and parts of it may be hidden or elided:
  /// whether a member can be read shows only when a path asks for it.
  case object(LogText)
}
