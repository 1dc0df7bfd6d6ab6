package import LogCheckModel
import LogCheckRules

/// A member of a structured event that fills no field and is not of the envelope.
package struct StrangeMember: Sendable {
  package var name: String
  /// Fields without a value that could take the member's: its value can be read as their type.
  package var fields: [Int]

  package init(name: String, fields: [Int]) {
    self.name = name
    self.fields = fields
  }
}

/// A structured event as it is read as one type, and what of it no field takes.
package struct ReadMembers: Sendable {
  /// Fields that have a value.
  package var filled: Set<Int> = []
  package var strangers: [StrangeMember] = []
}

extension StructuredEvents {
  /// So many members of a line are compared with fields, and names of so many bytes.
  private static let strangerLimit = (members: 64, bytes: 128)

  /// The values of the object if it is an event of that type, whatever its name; `nil` if it cannot be read to its end.
  func members(_ text: Span<UInt8>, _ range: Range<Int>, as type: EventTypeID) -> ReadMembers? {
    let object = text.extracting(range)
    let definition = ruleSet.events[type.index]
    var origin = StructuredOrigin()
    guard let fields = try? self.fields(of: object, as: type.index, &origin) else { return nil }
    var read = ReadMembers()
    read.filled = Set(fields.indices.filter { fields[$0] != .absent })
    let constants = Set(definition.constants.map(\.field))
    let open = fields.indices.filter { fields[$0] == .absent && !constants.contains($0) }
    var names: Set<String> = []
    func add(_ member: JSONMember, _ object: Span<UInt8>) {
      guard read.strangers.count < Self.strangerLimit.members, member.kind != .null, member.key.count > 0,
        member.key.count <= Self.strangerLimit.bytes
      else { return }
      let name = key(of: member, object)
      guard canBeKey(name), fieldIndex(name, definition, isObject: Self.isObject(member, object)) == nil,
        names.insert(name).inserted
      else { return }
      read.strangers.append(
        StrangeMember(
          name: name,
          fields: open.filter { isReadable(value(member, object, name: name, as: definition.fields[$0].type)) }))
    }
    var members = JSONMembers()
    while let member = try? members.next(in: object) {
      if member.kind == .object, member.isNamed("fields", in: object) {
        let inner = object.extracting(member.value)
        var members = JSONMembers()
        while let member = try? members.next(in: inner) { add(member, inner) }
      } else if !isOfEnvelope(key(of: member, object)) {
        add(member, object)
      }
    }
    return read
  }

  private func isOfEnvelope(_ name: String) -> Bool {
    Self.ownMembers.contains(name) || ruleSet.sessionNames.contains(name)
      || ruleSet.envelope.contains { $0.name == name }
  }

  /// Whether `pairs` of a rule file can have the key.
  private func canBeKey(_ name: String) -> Bool {
    !name.unicodeScalars.contains("\u{FFFD}")
      && name.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "=") }
  }

  /// Whether the value is one of the type, or hidden: then only its name counts.
  private func isReadable(_ value: FieldValue) -> Bool {
    switch value {
    case .absent, .malformed, .truncated: false
    default: true
    }
  }
}

extension EventClassifier {
  /// The members of a structured event that no field of the type takes; `nil` where the message is no whole object with a name.
  package func members(of record: Record, as type: EventTypeID) -> ReadMembers? {
    guard structuredName(of: record) != nil else { return nil }
    return structured.members(record.text.span, textStart(of: record)..<record.message.upperBound, as: type)
  }
}
