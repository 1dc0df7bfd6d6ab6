import LogCheckModel
import LogCheckRules

/// Structured events whose object breaks off, as the limits of log tools leave them: what comes before the break is
/// known, and every other value may have been in the lost part.
extension StructuredEvents {
  /// The event that an object without its end is; `nil` if it does not only lack its end, or if the lost part decides
  /// which event it is.
  func cutEvent(_ object: Span<UInt8>, as type: Int, named name: String) -> ClassifiedEvent? {
    // A word that may be in the lost part makes it another event.
    guard !namesWithKinds.contains(name) else { return nil }
    let definition = ruleSet.events[type]
    var event = unfilledEvent(type, named: name)
    event.fields = [FieldValue](repeating: .absent, count: definition.fields.count)
    var own = OwnFields()
    var inner: Range<Int>?
    guard
      var lost = walk(
        object,
        { member in
          readOrigin(member, object, &event.origin)
          if member.kind == .object, member.isNamed("fields", in: object) { inner = member.value }
          assign(member, object, isEnvelope: true, definition, &event.fields, &own)
        })
    else { return nil }
    var text = object
    if let key = lost.key, JSONText.equals("fields", key, isEscaped: false, in: object), lost.begins(with: 0x7B, object)
    {
      inner = lost.value
    }
    if let inner {
      let nested = object.extracting(inner)
      let rest = walk(
        nested, { member in assign(member, nested, isEnvelope: false, definition, &event.fields, &own) })
      if inner == lost.value {
        guard let rest else { return nil }
        (lost, text) = (rest, nested)
      }
    }
    readLost(lost, text, definition, &event.fields)
    if readsNested[type] { NestedFields.fill(&event.fields, of: definition) }
    for index in event.fields.indices where event.fields[index] == .absent { event.fields[index] = .truncated }
    if let refinement = definition.refinement, event.fields[refinement.field] == .truncated { return nil }
    return event
  }

  /// The member in which an object breaks off: its key and what there is of its value, as far as it was reached.
  private struct LostMember {
    var key: Range<Int>?
    var value: Range<Int>?

    func begins(with byte: UInt8, _ text: Span<UInt8>) -> Bool {
      value.map { !$0.isEmpty && text[$0.lowerBound] == byte } ?? false
    }
  }

  /// Walks over the members up to the break; `nil` if the object is broken in another way.
  private func walk(_ object: Span<UInt8>, _ body: (JSONMember) -> Void) -> LostMember? {
    var members = JSONMembers()
    while true {
      let start = members.position
      do {
        guard let member = try members.next(in: object) else { return LostMember() }
        // More digits may have followed the last ones.
        if member.kind == .number, member.value.upperBound == object.count {
          return LostMember(key: member.key, value: member.value)
        }
        body(member)
      } catch .unfinished {
        return Self.lostMember(object, from: start)
      } catch .unexpected(let position) where object[position] == 0x0A {
        // Lines that follow a cut one are a part of the same record.
        return Self.lostMember(object.extracting(0..<position), from: start)
      } catch {
        return nil
      }
    }
  }

  private static func lostMember(_ object: Span<UInt8>, from start: Int) -> LostMember {
    var position = JSONScanner.skipWhitespace(in: object, from: start)
    // The brace of the object, or the comma before the member.
    position = JSONScanner.skipWhitespace(in: object, from: position + 1)
    guard let (end, isEscaped) = try? JSONScanner.stringEnd(in: object, at: position), !isEscaped else {
      return LostMember()
    }
    let key = position + 1..<end - 1
    position = JSONScanner.skipWhitespace(in: object, from: end)
    guard position < object.count else { return LostMember(key: key) }
    position = JSONScanner.skipWhitespace(in: object, from: position + 1)
    return LostMember(key: key, value: min(position, object.count)..<object.count)
  }

  /// Of an object the beginning is kept, and whatever is not in it is unknown.
  private func readLost(
    _ lost: LostMember, _ text: Span<UInt8>, _ definition: EventDefinition, _ fields: inout [FieldValue]
  ) {
    guard let key = lost.key else { return }
    let name = String(decoding: key.map { text[$0] }, as: UTF8.self)
    let isObject = lost.begins(with: 0x7B, text)
    guard let index = fieldIndex(name, definition, isObject: isObject) else { return }
    if isObject, definition.fields[index].type == .object, let value = lost.value {
      fields[index] = .object(LogText(bytes: ValueParser.bytes(text.extracting(value))))
    } else {
      fields[index] = .truncated
    }
  }
}
