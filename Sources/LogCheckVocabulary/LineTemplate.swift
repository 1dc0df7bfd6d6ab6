import LogCheckModel
package import LogCheckRules

/// The constant words of a line and typed slots for its values, by which lines of one statement are grouped.
///
/// Its text holds no value: it can be shown where the lines themselves must not be.
package struct LineTemplate: Hashable, Sendable {
  package struct Slot: Hashable, Sendable {
    /// The bytes of the value in the line.
    package var range: Range<Int>
    package var type: FieldType
    /// The name before the value, of a pair or of a structured event.
    package var key: String?
  }

  /// The constant words with `{instant}`, `{integer}` and so on for values: equal for all lines of one statement.
  package var text: String
  package var slots: [Slot]

  /// At most so many bytes of a text are kept.
  static let longest = 512

  init(_ line: ScannedLine) {
    var bytes: [UInt8] = []
    var slots: [Slot] = []
    var index = 0
    for value in line.values where value.range.lowerBound >= index {
      Self.append(line.bytes[index..<value.range.lowerBound], to: &bytes)
      bytes += "{\(value.shape.type.rawValue)}".utf8
      slots.append(Slot(range: value.range, type: value.shape.type, key: value.key.map(line.text)))
      index = value.range.upperBound
    }
    Self.append(line.bytes[index...], to: &bytes)
    if bytes.last == 0x20 { bytes.removeLast() }
    self.slots = slots
    text = String(decoding: bytes.prefix(Self.longest), as: UTF8.self)
  }

  /// Constant bytes, with one blank for each run of blanks; digits that are no value by their form are no part of a word either.
  private static func append(_ constant: ArraySlice<UInt8>, to text: inout [UInt8]) {
    for byte in constant {
      if ASCII.isBlank(byte) || byte < 0x20 {
        if !text.isEmpty, text.last != 0x20 { text.append(0x20) }
      } else if ASCII.isDigit(byte) {
        if text.last != 0x23 { text.append(0x23) }
      } else {
        text.append(byte)
      }
    }
  }
}

extension LineMeasure {
  /// The common part of the line and other lines of its statement.
  package func template(of line: UnknownLine) -> LineTemplate {
    LineTemplate(LineScanner.scan(line.text, tags: profiles.tags, keys: profiles.keys))
  }
}
