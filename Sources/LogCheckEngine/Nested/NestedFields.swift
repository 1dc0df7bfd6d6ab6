package import LogCheckModel
package import LogCheckRules

/// Fields of an event whose values are inside of other fields of it.
package enum NestedFields {
  /// The fields with those looked up that the message does not give itself.
  package static func filled(_ fields: [FieldValue], of definition: EventDefinition) -> [FieldValue] {
    var fields = fields
    fill(&fields, of: definition)
    return fields
  }

  /// True if there is anything to look up: most events have no such field.
  static func areNeeded(in definition: EventDefinition) -> Bool {
    definition.fields.contains { !$0.sources.isEmpty }
  }

  /// Looks up each absent field at its sources: the first value that can be read wins, else the first doubt.
  static func fill(_ fields: inout [FieldValue], of definition: EventDefinition) {
    for (index, field) in definition.fields.enumerated() where !field.sources.isEmpty && fields[index] == .absent {
      for source in field.sources {
        let value = value(at: source, in: fields, as: field)
        guard value != .absent else { continue }
        if fields[index] == .absent || value.isReadable { fields[index] = value }
        if value.isReadable { break }
      }
    }
  }

  private static func value(
    at source: NestedSource, in fields: [FieldValue], as field: FieldDefinition
  ) -> FieldValue {
    switch fields[source.field] {
    case .object(let text):
      if source.path.isEmpty { return field.type == .object ? .object(text) : .malformed }
      var name = field.name
      if case .member(let last) = source.path.last { name = last.description }
      return value(of: NestedValue.at(source.path, in: text), named: name, as: field.type)
    case .text(let text) where source.path.isEmpty:
      return ValueParser.value(text.bytes.span, 0..<text.bytes.count, as: field.type)
    case .redacted: return .redacted
    case .truncated: return .truncated
    case .malformed: return .malformed
    default: return .absent
    }
  }

  /// A value of JSON as a field of that type; the name gives the unit of a number that is a duration.
  private static func value(of nested: NestedValue, named name: String, as type: FieldType) -> FieldValue {
    switch nested {
    case .absent: .absent
    case .unknown(.redacted): .redacted
    case .unknown(.truncated): .truncated
    case .unknown: .malformed
    case .text(let bytes): ValueParser.value(bytes.span, 0..<bytes.count, as: type)
    case .boolean(let truth): type == .boolean ? .boolean(truth) : .malformed
    case .number(let bytes): number(bytes.span, 0..<bytes.count, named: name, as: type)
    case .object(let bytes): type == .object ? .object(LogText(bytes: bytes)) : .malformed
    case .list(let items): type == .list ? .list(items) : .malformed
    }
  }

  /// A JSON number as a field of that type: a duration counts seconds, or milliseconds under a name that says so.
  static func number(_ text: Span<UInt8>, _ range: Range<Int>, named name: String, as type: FieldType) -> FieldValue {
    guard type == .duration else { return ValueParser.value(text, range, as: type) }
    guard let number = JSONNumber.double(in: text, range) else { return .malformed }
    let scaled = number * (name.hasSuffix("_ms") ? 1e6 : 1e9)
    guard scaled.magnitude < 9e18 else { return .malformed }
    return .duration(LogDuration(nanoseconds: Int64(Int(nearest: scaled))))
  }
}

extension FieldValue {
  fileprivate var isReadable: Bool {
    switch self {
    case .absent, .redacted, .malformed, .truncated: false
    default: true
    }
  }
}
