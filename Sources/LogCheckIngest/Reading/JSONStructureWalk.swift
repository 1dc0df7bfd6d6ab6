import LogCheckModel

/// Follows the structure of one JSON object byte by byte, so that it can stop and go on at any byte.
///
/// Strings end at their quote and hold no control bytes; commas, colons and brackets are only where JSON allows them.
/// Numbers, words and escapes are passed over loosely: the reader of the object checks them.
struct JSONStructureWalk {
  enum Step {
    /// The object goes on.
    case inside
    /// This byte closed the object.
    case closed
    /// This byte opened the list of entries that an outer object holds.
    case listOpened
    /// This byte is not valid here.
    case broken
  }

  private(set) var depth = 0
  /// The number of bytes (an escape counts once) that the current string holds so far; `nil` outside strings.
  private(set) var stringLength: Int?
  /// True if the byte before was the backslash of an escape.
  private(set) var isEscape = false
  /// One bit for each open array or object, the innermost lowest: 1 for an object.
  private var objects: UInt64 = 0
  private var expected = Expected.value
  private var isBare = false
  private var isKey = false
  /// The number of matching bytes of the list's key so far; -1: it is another key.
  private var keyMatch = -1
  private let listKey: [UInt8]

  private enum Expected { case value, memberValue, valueOrClose, key, keyOrClose, colon, commaOrClose }

  /// A walk that begins with the object's brace; a list under `listKey` directly in it ends the walk.
  init(listKey: [UInt8]) { self.listKey = listKey }

  /// A walk through the rest of an outer object after its list of entries; begins with the list's closing bracket.
  static let afterList: Self = {
    var walk = Self(listKey: [])
    walk.depth = 2
    walk.objects = 0b10
    walk.expected = .commaOrClose
    return walk
  }()

  /// True if the next byte is taken as part of a string's text: not its closing quote, no control byte.
  func isText(_ byte: UInt8) -> Bool {
    stringLength != nil && byte >= 0x20 && (byte != 0x22 || isEscape)
  }

  /// True if bytes other than quotes, backslashes and control bytes mean nothing here but text.
  var isInPlainText: Bool { stringLength != nil && !isEscape && (!isKey || keyMatch < 0) }

  /// Takes so many bytes of plain text at once.
  mutating func pass(textCount: Int) { stringLength = stringLength.map { $0 + textCount } }

  /// Takes the next byte.
  mutating func take(_ byte: UInt8, inColumnZero: Bool) -> Step {
    if let length = stringLength { return takeInString(byte, length: length) }
    if isBare {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2B, 0x2D, 0x2E: return .inside
      default: isBare = false
      }
    }
    switch (expected, byte) {
    case (_, 0x20), (_, 0x09), (_, 0x0A), (_, 0x0D): return .inside
    case (.valueOrClose, 0x5D), (.keyOrClose, 0x7D): return close()
    case (.commaOrClose, 0x2C): expected = isInObject ? .key : .value
    case (.commaOrClose, 0x7D): return isInObject ? close() : .broken
    case (.commaOrClose, 0x5D): return isInObject ? .broken : close()
    case (.colon, 0x3A): expected = .memberValue
    case (.key, 0x22), (.keyOrClose, 0x22): openString(isKey: true)
    case (.value, _), (.memberValue, _), (.valueOrClose, _): return takeValueStart(byte, inColumnZero: inColumnZero)
    default: return .broken
    }
    return .inside
  }

  private var isInObject: Bool { objects & 1 == 1 }

  private mutating func takeInString(_ byte: UInt8, length: Int) -> Step {
    guard byte >= 0x20 else { return .broken }
    if isEscape {
      isEscape = false
      stringLength = length + 1
    } else if byte == 0x22 {
      stringLength = nil
      expected = isKey ? .colon : .commaOrClose
    } else if byte == 0x5C {
      isEscape = true
      keyMatch = -1
    } else {
      stringLength = length + 1
      if isKey, keyMatch >= 0 {
        keyMatch = keyMatch < listKey.count && listKey[keyMatch] == byte ? keyMatch + 1 : -1
      }
    }
    return .inside
  }

  private mutating func takeValueStart(_ byte: UInt8, inColumnZero: Bool) -> Step {
    switch byte {
    case 0x22: openString(isKey: false)
    case 0x5B where depth == 1 && !listKey.isEmpty && keyMatch == listKey.count: return .listOpened
    case 0x7B, 0x5B:
      // No printer breaks the line after a colon and puts the value into column 0: another capture begins there.
      if expected == .memberValue, inColumnZero { return .broken }
      guard depth < JSONScanner.depthLimit else { return .broken }
      depth += 1
      objects = objects << 1 | (byte == 0x7B ? 1 : 0)
      expected = byte == 0x7B ? .keyOrClose : .valueOrClose
    case 0x2D, 0x30...0x39, 0x74, 0x66, 0x6E:
      isBare = true
      expected = .commaOrClose
    default: return .broken
    }
    return .inside
  }

  private mutating func openString(isKey: Bool) {
    stringLength = 0
    self.isKey = isKey
    if isKey { keyMatch = 0 }
  }

  private mutating func close() -> Step {
    objects >>= 1
    depth -= 1
    expected = .commaOrClose
    return depth == 0 ? .closed : .inside
  }
}
