import LogCheckModel

/// Walks over the members of an object, or the items of an array, that may break off and whose parts may be hidden or left
/// out: such a part hides itself and what it may have been, not what is around it.
///
/// The bytes, which begin with the bracket, are handed to every call and must be the same in all of them.
struct JSONPartWalk {
  struct Part {
    /// The key between its quotes, escapes unresolved; `nil` for an item, and for a gap.
    var key: Range<Int>?
    var slot: JSONSlot
  }

  let isObject: Bool
  /// The state of a part that did not come: certainly absent, or perhaps in the text that cannot be read.
  private(set) var missing = JSONSlot.absent
  private var position = 1
  private var isDone = false

  init(isObject: Bool) { self.isObject = isObject }

  /// The next part; one without a key in an object, and an unknown one in an array, stand for any number of parts.
  mutating func next(in bytes: Span<UInt8>) -> Part? {
    while !isDone {
      position = JSONScanner.skipWhitespace(in: bytes, from: position)
      guard position < bytes.count else { return end(.unknown(.truncated)) }
      if bytes[position] == (isObject ? 0x7D : 0x5D) { return end(missing) }
      if bytes[position] == 0x2C {
        position += 1
        continue
      }
      if let after = HiddenPart.end(in: bytes, at: position) {
        position = after
        missing = .unknown(.truncated)
        return Part(slot: isObject ? missing : .unknown(.redacted))
      }
      return isObject ? member(in: bytes) : Part(slot: value(in: bytes))
    }
    return nil
  }

  private mutating func member(in bytes: Span<UInt8>) -> Part? {
    do throws(JSONProblem) {
      let key = try key(in: bytes)
      position = JSONScanner.skipWhitespace(in: bytes, from: position)
      guard position < bytes.count else { throw .unfinished }
      // A dump of a map may write `{key="value"}`.
      guard bytes[position] == 0x3A || bytes[position] == 0x3D else { throw .unexpected(at: position) }
      position = JSONScanner.skipWhitespace(in: bytes, from: position + 1)
      if let after = HiddenPart.end(in: bytes, at: position) {
        position = after
        return Part(key: key, slot: .unknown(.redacted))
      }
      return Part(key: key, slot: value(in: bytes))
    } catch {
      return end(Self.slot(of: error))
    }
  }

  /// A key in its quotes; without them, as JavaScript prints objects, letters and digits.
  private mutating func key(in bytes: Span<UInt8>) throws(JSONProblem) -> Range<Int> {
    let start = position
    if bytes[start] == 0x22 {
      position = try JSONScanner.stringEnd(in: bytes, at: start).end
      return start + 1..<position - 1
    }
    while position < bytes.count, Self.isOfName(bytes[position]) { position += 1 }
    guard position > start else { throw .unexpected(at: start) }
    return start..<position
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    ASCII.isWord(byte) || byte == 0x24
  }

  private mutating func value(in bytes: Span<UInt8>) -> JSONSlot {
    let start = position
    do throws(JSONProblem) {
      guard start < bytes.count else { throw .unfinished }
      guard let kind = JSONScanner.kind(in: bytes, at: start) else { throw .unexpected(at: start) }
      switch kind {
      case .string:
        position = try JSONScanner.stringEnd(in: bytes, at: start).end
        return .found(kind, start + 1..<position - 1)
      case .object, .array:
        return container(kind, in: bytes)
      case .number, .boolean, .null:
        position = try JSONScanner.valueEnd(in: bytes, at: start)
        // A number that ends with the text may go on.
        guard position < bytes.count else { throw .unfinished }
        guard Self.isBorder(bytes[position]) else { throw .unexpected(at: position) }
        return .found(kind, start..<position)
      }
    } catch {
      let slot = Self.slot(of: error)
      _ = end(slot)
      return slot
    }
  }

  private static func isBorder(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == 0x2C || byte == 0x7D || byte == 0x5D
  }

  /// An object or an array. What is wrong inside of it shows when a path leads there.
  private mutating func container(_ kind: JSONKind, in bytes: Span<UInt8>) -> JSONSlot {
    let start = position
    do throws(JSONProblem) {
      position = try JSONScanner.valueEnd(in: bytes, at: start)
    } catch {
      guard let after = ObjectText.balancedEnd(in: bytes, at: start) else {
        _ = end(.unknown(.truncated))
        return .found(kind, start..<bytes.count)
      }
      position = after
      if case .tooDeep = error { return .unknown(.malformed) }
    }
    return .found(kind, start..<position)
  }

  private static func slot(of problem: JSONProblem) -> JSONSlot {
    if case .unfinished = problem { .unknown(.truncated) } else { .unknown(.malformed) }
  }

  private mutating func end(_ missing: JSONSlot) -> Part? {
    self.missing = missing
    isDone = true
    return nil
  }
}
