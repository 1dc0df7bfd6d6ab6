package import LogCheckModel
import LogCheckRules

/// The origin of a structured event, as its envelope names it.
package struct StructuredOrigin: Sendable {
  package var time: FieldValue?
  package var monotonic: LogInstant?
  package var device: LogText?
  package var boot: LogText?
  package var session: LogText?
  /// The name of the device's time zone (`tz`).
  package var timeZone: FieldValue?
  package var level: LogLevel?
  /// Counts the events of a process: a number left out is an event that is missing.
  package var sequence: Int64?
}

/// Reads messages that are JSON objects with a text `event`.
struct StructuredEvents {
  let ruleSet: RuleSet
  let types: [String: Int]
  /// Names that, with the word in the field `event` of such an event, may be the name of another one: `app.lifecycle` with `crash`.
  let namesWithKinds: Set<String>
  /// By event: whether a field of it is looked up in another one.
  let readsNested: [Bool]

  init(_ ruleSet: RuleSet) {
    self.ruleSet = ruleSet
    var types: [String: Int] = [:]
    // No line can be an event that only files hold.
    for (index, event) in ruleSet.events.enumerated() where !event.isEvidence {
      for name in [event.name] + event.jsonNames where types[name] == nil { types[name] = index }
    }
    self.types = types
    namesWithKinds = Set(
      types.keys.compactMap { name in
        name.lastIndex(of: ".").map { String(name[..<$0]) }
      }
    ).intersection(types.keys)
    readsNested = ruleSet.events.map(NestedFields.areNeeded)
  }

  enum Reading {
    case event(ClassifiedEvent)
    /// An object that breaks off, or cannot be read to its end; its type where the name could be read.
    case broken(EventTypeID?)
    /// An event, by what it says of its origin, whose name is not known.
    case unknown(StructuredOrigin)
    /// No object of an event.
    case none
  }

  /// The event that the object in `text[range]` is, or the reason why it is not one.
  func read(_ text: Span<UInt8>, _ range: Range<Int>, isCut: Bool) -> Reading {
    let object = text.extracting(range)
    let (name, isWhole) = eventName(object)
    guard let name else { return !isWhole && (isCut || Self.namesEvent(object)) ? .broken(nil) : .none }
    guard let (type, fullName) = kind(of: object, named: name) ?? types[name].map({ ($0, name) }) else {
      return isWhole ? unknown(object) : .none
    }
    guard isWhole else {
      return cutEvent(object, as: type, named: fullName).map { .event($0) } ?? .broken(EventTypeID(type))
    }
    let definition = ruleSet.events[type]
    var event = unfilledEvent(type, named: fullName)
    do {
      event.fields = try fields(of: object, as: type, &event.origin)
    } catch {
      return .broken(EventTypeID(type))
    }
    for constant in definition.constants where event.fields[constant.field] == .absent {
      event.fields[constant.field] = constant.value
    }
    return .event(event)
  }

  /// An event of a type, before its fields are read.
  func unfilledEvent(_ type: Int, named name: String) -> ClassifiedEvent {
    let definition = ruleSet.events[type]
    return ClassifiedEvent(
      type: EventTypeID(type), component: definition.components.first, fields: [],
      text: MatchedText(
        event: EventTypeID(type),
        part: definition.names.firstIndex { $0.name == name }.map { .name($0) } ?? .ownName))
  }

  /// The values of the object for the fields of a type, without the constants of its definition.
  func fields(
    of object: Span<UInt8>, as type: Int, _ origin: inout StructuredOrigin
  ) throws(JSONProblem) -> [FieldValue] {
    let definition = ruleSet.events[type]
    var fields = [FieldValue](repeating: .absent, count: definition.fields.count)
    var members = JSONMembers()
    var nested: Range<Int>?
    var own = OwnFields()
    while let member = try members.next(in: object) {
      readOrigin(member, object, &origin)
      if member.kind == .object, member.isNamed("fields", in: object) { nested = member.value }
      assign(member, object, isEnvelope: true, definition, &fields, &own)
    }
    // Typed fields win over equal names of the envelope.
    if let nested {
      let inner = object.extracting(nested)
      var members = JSONMembers()
      while let member = try members.next(in: inner) {
        assign(member, inner, isEnvelope: false, definition, &fields, &own)
      }
    }
    if readsNested[type] { NestedFields.fill(&fields, of: definition) }
    return fields
  }

  /// The type that the name has together with the word in its field `event`, and the name of both.
  private func kind(of object: Span<UInt8>, named name: String) -> (type: Int, name: String)? {
    guard namesWithKinds.contains(name) else { return nil }
    var members = JSONMembers()
    while let member = try? members.next(in: object) {
      guard member.kind == .object, member.isNamed("fields", in: object) else { continue }
      return eventName(object.extracting(member.value)).name.flatMap { kind in
        let fullName = "\(name).\(kind)"
        return types[fullName].map { ($0, fullName) }
      }
    }
    return nil
  }

  /// An event of the plugin under a name that the rules do not know. Other logs have names and times, too: theirs are not the plugin's.
  private func unknown(_ object: Span<UInt8>) -> Reading {
    var origin = StructuredOrigin()
    var members = JSONMembers()
    while let member = try? members.next(in: object) { readOrigin(member, object, &origin) }
    guard case .instant = origin.time, hasMostOfEnvelope(object) else { return .none }
    return .unknown(origin)
  }

  private func hasMostOfEnvelope(_ object: Span<UInt8>) -> Bool {
    var count = 0
    var members = JSONMembers()
    while let member = try? members.next(in: object) {
      if ruleSet.envelope.contains(where: { $0.isRequired && member.isNamed($0.name, in: object) }) { count += 1 }
    }
    return isMost(ofRequired: count)
  }

  /// Whether so many are more than half of the members that each event must have.
  func isMost(ofRequired count: Int) -> Bool {
    let required = ruleSet.envelope.count(where: \.isRequired)
    return required == 0 || count * 2 > required
  }

  /// The last `event` that can be read, and whether the object can be read to its end.
  func eventName(_ object: Span<UInt8>) -> (name: String?, isWhole: Bool) {
    var members = JSONMembers()
    var name: String?
    do {
      while let member = try members.next(in: object) {
        if member.kind == .string, member.isNamed("event", in: object) { name = string(member, object) }
      }
    } catch {
      return (name, false)
    }
    return (name, true)
  }

  static func namesEvent(_ object: Span<UInt8>) -> Bool {
    for position in object.indices where object[position] == 0x22 && object.has("\"event\"", at: position) {
      return true
    }
    return false
  }

  private func string(_ member: JSONMember, _ object: Span<UInt8>) -> String {
    var bytes: [UInt8] = []
    JSONText.append(object, of: member.value, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func raw(_ member: JSONMember, _ object: Span<UInt8>) -> String {
    String(decoding: member.value.map { object[$0] }, as: UTF8.self)
  }

  func readOrigin(_ member: JSONMember, _ object: Span<UInt8>, _ origin: inout StructuredOrigin) {
    if origin.session == nil, member.kind == .string || member.kind == .number,
      ruleSet.sessionNames.contains(where: { member.isNamed($0, in: object) })
    {
      origin.session = LogText(member.kind == .string ? string(member, object) : Self.raw(member, object))
    }
    if member.kind == .string {
      let value = string(member, object)
      if member.isNamed("ts", in: object) {
        let bytes = Array(value.utf8)
        origin.time = ValueParser.instant(bytes.span) ?? .malformed
      } else if member.isNamed("device", in: object) {
        origin.device = LogText(value)
      } else if member.isNamed("boot_id", in: object) {
        origin.boot = LogText(value)
      } else if member.isNamed("tz", in: object) {
        origin.timeZone = self.value(member, object, name: "tz", as: .word)
      } else if member.isNamed("level", in: object) {
        origin.level = LogLevel.allCases.first { "\($0)" == value }
      }
    } else if member.kind == .number {
      if member.isNamed("mono_ms", in: object) {
        origin.monotonic = JSONNumber.int64(in: object, member.value).map {
          LogInstant(nanoseconds: 0) + .milliseconds($0)
        }
      } else if member.isNamed("seq", in: object) {
        origin.sequence = JSONNumber.int64(in: object, member.value)
      }
    }
  }

  func assign(
    _ member: JSONMember, _ object: Span<UInt8>, isEnvelope: Bool, _ definition: EventDefinition,
    _ fields: inout [FieldValue], _ own: inout OwnFields
  ) {
    var key: [UInt8] = []
    JSONText.append(object, of: member.key, to: &key)
    let name = String(decoding: key, as: UTF8.self)
    guard let index = fieldIndex(name, definition, isObject: Self.isObject(member, object)) else { return }
    fill(
      index, with: value(member, object, name: name, as: definition.fields[index].type), of: name,
      isNull: member.kind == .null, isEnvelope: isEnvelope, definition, &fields, &own)
  }

  /// Whether the value is an object, or a string that contains one.
  static func isObject(_ member: JSONMember, _ object: Span<UInt8>) -> Bool {
    if member.kind == .object { return true }
    guard member.kind == .string else { return false }
    let position = JSONScanner.skipWhitespace(in: object, from: member.value.lowerBound)
    return position < member.value.upperBound && object[position] == 0x7B
  }

  /// The field that a member of that name fills. A name may be a field of type object and the key of another field: an object
  /// fills the former, any other value the latter.
  func fieldIndex(_ name: String, _ definition: EventDefinition, isObject: Bool) -> Int? {
    let own = definition.fieldIndex(name)
    let pair = definition.pairs.first { $0.key == name }
    if let own, pair == nil || isObject || definition.fields[own].type != .object { return own }
    if let pair { return pair.field }
    // A duration field `elapsed` may come as `elapsed_ms` or `elapsed_s`.
    for suffix in ["_ms", "_s"] where name.hasSuffix(suffix) {
      if let index = definition.fieldIndex(String(name.dropLast(suffix.count))),
        definition.fields[index].type == .duration
      {
        return index
      }
    }
    return nil
  }

  func value(
    _ member: JSONMember, _ object: Span<UInt8>, name: String, as type: FieldType
  ) -> FieldValue {
    switch member.kind {
    case .null: return .absent
    case .object where type == .object:
      return .object(LogText(bytes: ValueParser.bytes(object.extracting(member.value))))
    case .string:
      var bytes: [UInt8] = []
      JSONText.append(object, of: member.value, to: &bytes)
      if TextDamage.touches(bytes.span, 0..<bytes.count) { return .truncated }
      return ValueParser.value(bytes.span, 0..<bytes.count, as: type)
    case .boolean:
      guard type == .boolean, let value = member.boolean(in: object) else { return .malformed }
      return .boolean(value)
    case .number:
      return NestedFields.number(object, member.value, named: name, as: type)
    case .array:
      guard type == .list else { return .malformed }
      return ValueParser.value(object, member.value, as: .list)
    case .object: return .malformed
    }
  }
}
