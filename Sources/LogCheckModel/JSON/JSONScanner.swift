/// The kind of a JSON value.
package enum JSONKind: UInt8, Hashable, Sendable, CaseIterable {
  case string, number, boolean, null, object, array
}

/// The reason why a text is not JSON, with the position of the error.
package enum JSONProblem: Error, Hashable, Sendable {
  /// A byte that is not valid there: a trailing comma, a comment, a single quote, a raw control byte in a string, a bad
  /// escape, a number such as `01`.
  case unexpected(at: Int)
  /// The text ended before the value did.
  case unfinished
  /// More arrays and objects inside each other than ``JSONScanner/depthLimit``.
  case tooDeep(at: Int)
}

/// Walks over JSON text in place: strict (RFC 8259), without recursion and without building a tree.
///
/// Every function reads each byte once, allocates nothing and returns or throws for any bytes. They do not check that
/// the bytes of a string are UTF-8; the reading of text repairs them.
package enum JSONScanner {
  /// The largest depth of nested arrays and objects, including the outermost.
  package static let depthLimit = 64

  /// The first index at or after `start` that is not JSON white space.
  package static func skipWhitespace(in bytes: Span<UInt8>, from start: Int) -> Int {
    var position = max(0, start)
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      default: return position
      }
    }
    return position
  }

  /// The kind of value that begins at `position`, known by its first byte; `nil` where none can begin.
  package static func kind(in bytes: Span<UInt8>, at position: Int) -> JSONKind? {
    guard position >= 0, position < bytes.count else { return nil }
    switch bytes[position] {
    case 0x22: return .string
    case 0x7B: return .object
    case 0x5B: return .array
    case 0x74, 0x66: return .boolean
    case 0x6E: return .null
    case 0x2D, 0x30...0x39: return .number
    default: return nil
    }
  }

  /// The index after the value that begins at `start`; every byte of it is checked.
  ///
  /// `enclosing` counts the arrays and objects already open around it.
  package static func valueEnd(
    in bytes: Span<UInt8>, at start: Int, enclosing: Int = 0
  ) throws(JSONProblem) -> Int {
    guard start >= 0, start < bytes.count else { throw .unfinished }
    var walk = Walk(position: start, enclosing: max(0, enclosing))
    repeat { try walk.step(in: bytes) } while walk.depth > 0
    return walk.position
  }

  /// The index after the closing quote of the string that opens at `start`, and if it holds escapes.
  package static func stringEnd(
    in bytes: Span<UInt8>, at start: Int
  ) throws(JSONProblem) -> (end: Int, isEscaped: Bool) {
    guard start >= 0, start < bytes.count else { throw .unfinished }
    guard bytes[start] == 0x22 else { throw .unexpected(at: start) }
    var position = start + 1
    var isEscaped = false
    while position < bytes.count {
      switch bytes[position] {
      case 0x22: return (position + 1, isEscaped)
      case 0x5C:
        isEscaped = true
        position = try escapeEnd(in: bytes, at: position)
      case 0..<0x20: throw .unexpected(at: position)
      default: position += 1
      }
    }
    throw .unfinished
  }

  private static func escapeEnd(in bytes: Span<UInt8>, at start: Int) throws(JSONProblem) -> Int {
    guard start + 1 < bytes.count else { throw .unfinished }
    switch bytes[start + 1] {
    case 0x22, 0x5C, 0x2F, 0x62, 0x66, 0x6E, 0x72, 0x74: return start + 2
    case 0x75:
      for position in start + 2..<start + 6 {
        guard position < bytes.count else { throw .unfinished }
        guard ASCII.isHex(bytes[position]) else { throw .unexpected(at: position) }
      }
      return start + 6
    default: throw .unexpected(at: start + 1)
    }
  }

  /// The index after the string, number or word that begins at `start`.
  fileprivate static func scalarEnd(in bytes: Span<UInt8>, at start: Int) throws(JSONProblem) -> Int {
    switch kind(in: bytes, at: start) {
    case .string: return try stringEnd(in: bytes, at: start).end
    case .number: return try JSONNumber.end(in: bytes, at: start)
    case .null: return try wordEnd(in: bytes, at: start, "null")
    case .boolean: return try wordEnd(in: bytes, at: start, bytes[start] == 0x74 ? "true" : "false")
    case .object, .array, nil: throw .unexpected(at: start)
    }
  }

  private static func wordEnd(
    in bytes: Span<UInt8>, at start: Int, _ word: String
  ) throws(JSONProblem) -> Int {
    var position = start
    for byte in word.utf8 {
      guard position < bytes.count else { throw .unfinished }
      guard bytes[position] == byte else { throw .unexpected(at: position) }
      position += 1
    }
    return position
  }
}

/// A walk over one value, token by token. Which of the open containers are objects is kept in the bits of one word, so
/// that no depth of nesting costs memory or stack.
private struct Walk {
  var position: Int
  let enclosing: Int
  /// Containers opened by this walk and not closed yet.
  var depth = 0
  private var objects: UInt64 = 0
  private var next = Expected.value

  private enum Expected {
    case value, valueOrClose, key, keyOrClose, commaOrClose
  }

  init(position: Int, enclosing: Int) {
    self.position = position
    self.enclosing = enclosing
  }

  mutating func step(in bytes: Span<UInt8>) throws(JSONProblem) {
    position = JSONScanner.skipWhitespace(in: bytes, from: position)
    guard position < bytes.count else { throw .unfinished }
    let byte = bytes[position]
    switch next {
    case .valueOrClose where byte == 0x5D, .keyOrClose where byte == 0x7D: close()
    case .value, .valueOrClose:
      if byte == 0x7B || byte == 0x5B {
        try open(isObject: byte == 0x7B)
      } else {
        position = try JSONScanner.scalarEnd(in: bytes, at: position)
        next = .commaOrClose
      }
    case .key, .keyOrClose:
      position = try JSONScanner.stringEnd(in: bytes, at: position).end
      position = JSONScanner.skipWhitespace(in: bytes, from: position)
      guard position < bytes.count else { throw .unfinished }
      guard bytes[position] == 0x3A else { throw .unexpected(at: position) }
      position += 1
      next = .value
    case .commaOrClose:
      let isObject = objects & 1 == 1
      if byte == 0x2C {
        position += 1
        next = isObject ? .key : .value
      } else if byte == (isObject ? 0x7D : 0x5D) {
        close()
      } else {
        throw .unexpected(at: position)
      }
    }
  }

  private mutating func open(isObject: Bool) throws(JSONProblem) {
    guard enclosing + depth < JSONScanner.depthLimit else { throw .tooDeep(at: position) }
    objects = objects << 1 | (isObject ? 1 : 0)
    depth += 1
    position += 1
    next = isObject ? .keyOrClose : .valueOrClose
  }

  private mutating func close() {
    objects >>= 1
    depth -= 1
    position += 1
    next = .commaOrClose
  }
}
