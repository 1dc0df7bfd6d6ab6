/// One member of a JSON object, as ranges of the text.
package struct JSONMember: Hashable, Sendable {
  /// The key between its quotes, escapes unresolved.
  package var key: Range<Int>
  package var keyIsEscaped: Bool
  package var kind: JSONKind
  /// The value: a string between its quotes, anything else whole.
  package var value: Range<Int>
  /// True if ``value`` is a string with escapes, which ``JSONText/append(_:of:to:)`` resolves.
  package var valueIsEscaped: Bool

  /// True if the key, its escapes resolved, is `name` byte for byte.
  package func isNamed(_ name: String, in bytes: Span<UInt8>) -> Bool {
    JSONText.equals(name, key, isEscaped: keyIsEscaped, in: bytes)
  }

  /// True if the value is the string `text`, byte for byte.
  package func isText(_ text: String, in bytes: Span<UInt8>) -> Bool {
    kind == .string && JSONText.equals(text, value, isEscaped: valueIsEscaped, in: bytes)
  }

  /// `true` or `false`; `nil` for every other value.
  package func boolean(in bytes: Span<UInt8>) -> Bool? {
    guard kind == .boolean, value.lowerBound >= 0, value.lowerBound < bytes.count else { return nil }
    return bytes[value.lowerBound] == 0x74
  }

  /// The value if it is a number, written whole, that fits; a string of digits is no number.
  package func int64(in bytes: Span<UInt8>) -> Int64? {
    kind == .number ? JSONNumber.int64(in: bytes, value) : nil
  }

  /// The value if it is a number, written whole, that fits; a string of digits is no number.
  package func uint64(in bytes: Span<UInt8>) -> UInt64? {
    kind == .number ? JSONNumber.uint64(in: bytes, value) : nil
  }

  /// The value if it is a number, rounded to the nearest; see ``JSONNumber/double(in:_:)``.
  package func double(in bytes: Span<UInt8>) -> Double? {
    kind == .number ? JSONNumber.double(in: bytes, value) : nil
  }
}

/// Walks over the members of one JSON object in the order of the text.
///
/// A duplicate key is returned twice; a reader lets **the last one win**, as most programs do, by storing each as it
/// comes. The bytes are passed to every call and must be the same in all of them.
///
///     var members = JSONMembers(at: 0)
///     while let member = try members.next(in: bytes) { … }
package struct JSONMembers: Sendable {
  /// The position of the walk; after the closing brace once ``next(in:)`` has returned `nil`.
  package private(set) var position: Int
  private var state = State.before

  private enum State {
    case before, inside, done
  }

  /// Walks over the object whose brace is at `position` (white space before it is skipped).
  package init(at position: Int = 0) { self.position = position }

  /// The next member, whose value has been checked to its end; `nil` after the last one.
  package mutating func next(in bytes: Span<UInt8>) throws(JSONProblem) -> JSONMember? {
    guard state != .done else { return nil }
    skipWhitespace(in: bytes)
    switch state {
    case .before:
      guard try byte(in: bytes) == 0x7B else { throw .unexpected(at: position) }
      position += 1
      state = .inside
      skipWhitespace(in: bytes)
      if try byte(in: bytes) == 0x7D { return finish() }
    case .inside:
      let byte = try byte(in: bytes)
      if byte == 0x7D { return finish() }
      guard byte == 0x2C else { throw .unexpected(at: position) }
      position += 1
      skipWhitespace(in: bytes)
    case .done: return nil
    }
    return try member(in: bytes)
  }

  /// True if only white space follows the object; meaningful once ``next(in:)`` has returned `nil`.
  package func endsText(in bytes: Span<UInt8>) -> Bool {
    state == .done && JSONScanner.skipWhitespace(in: bytes, from: position) >= bytes.count
  }

  private mutating func member(in bytes: Span<UInt8>) throws(JSONProblem) -> JSONMember {
    let (keyEnd, keyIsEscaped) = try JSONScanner.stringEnd(in: bytes, at: position)
    let key = position + 1..<keyEnd - 1
    position = keyEnd
    skipWhitespace(in: bytes)
    guard try byte(in: bytes) == 0x3A else { throw .unexpected(at: position) }
    position += 1
    skipWhitespace(in: bytes)
    _ = try byte(in: bytes)
    guard let kind = JSONScanner.kind(in: bytes, at: position) else { throw .unexpected(at: position) }
    let start = position
    if kind == .string {
      let (end, isEscaped) = try JSONScanner.stringEnd(in: bytes, at: start)
      position = end
      return JSONMember(
        key: key, keyIsEscaped: keyIsEscaped, kind: kind, value: start + 1..<end - 1, valueIsEscaped: isEscaped)
    }
    position = try JSONScanner.valueEnd(in: bytes, at: start, enclosing: 1)
    return JSONMember(
      key: key, keyIsEscaped: keyIsEscaped, kind: kind, value: start..<position, valueIsEscaped: false)
  }

  private mutating func finish() -> JSONMember? {
    position += 1
    state = .done
    return nil
  }

  private mutating func skipWhitespace(in bytes: Span<UInt8>) {
    position = JSONScanner.skipWhitespace(in: bytes, from: position)
  }

  private func byte(in bytes: Span<UInt8>) throws(JSONProblem) -> UInt8 {
    guard position < bytes.count else { throw .unfinished }
    return bytes[position]
  }
}
