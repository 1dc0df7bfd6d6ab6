import LogCheckModel

/// The value at a path into an object.
enum NestedValue: Hashable {
  /// Nothing: the key is not there, or `null` is, or what is in the way has no members.
  case absent
  /// Nothing that can be read, and why.
  case unknown(InconclusiveReason)
  case text([UInt8])
  /// As it is written.
  case number([UInt8])
  case boolean(Bool)
  case object([UInt8])
  case list([LogText])

  /// The value at the end of `steps` in the object that `text` is.
  ///
  /// Without recursion, and each step reads the text that it is in once: the length of a path is limited, so hostile text costs
  /// a few scans and no stack.
  static func at(_ steps: [JSONStep], in text: LogText) -> Self {
    var bytes = text.bytes
    var slot = JSONSlot.found(.object, 0..<bytes.count)
    for step in steps {
      // An object in a string is one all the same.
      if case .found(.string, let range) = slot {
        guard let inner = ObjectText.object(quoted(bytes, range).span, 0..<range.count + 2) else {
          // What is hidden may have been an object.
          if case .unknown(let reason) = Self.text(bytes.span, range) { return .unknown(reason) }
          return .absent
        }
        bytes = inner.bytes
        slot = .found(.object, 0..<bytes.count)
      }
      guard case .found(let kind, let range) = slot else { break }
      switch (step, kind) {
      case (.member(let name), .object):
        slot = JSONSlot.member(name, of: bytes.span.extracting(range), at: range.lowerBound)
      case (.item(let index), .array):
        slot = JSONSlot.item(index, of: bytes.span.extracting(range), at: range.lowerBound)
      default: return .absent
      }
    }
    return value(of: slot, in: bytes)
  }

  private static func quoted(_ bytes: [UInt8], _ range: Range<Int>) -> [UInt8] { [0x22] + bytes[range] + [0x22] }

  private static func value(of slot: JSONSlot, in bytes: [UInt8]) -> Self {
    switch slot {
    case .absent: return .absent
    case .unknown(let reason): return .unknown(reason)
    case .found(let kind, let range):
      switch kind {
      case .null: return .absent
      case .boolean: return .boolean(bytes[range.lowerBound] == 0x74)
      case .number: return .number(Array(bytes[range]))
      case .object: return .object(Array(bytes[range]))
      case .array: return .list(JSONSlot.items(of: bytes.span.extracting(range)))
      case .string: return text(bytes.span, range)
      }
    }
  }

  private static func text(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Self {
    var text: [UInt8] = []
    JSONText.append(bytes, of: range, to: &text)
    if TextDamage.touches(text.span, 0..<text.count) { return .unknown(.truncated) }
    return ValueParser.isHidden(text.span, 0..<text.count) ? .unknown(.redacted) : .text(text)
  }
}

/// The value at one position of an object or an array that may be damaged.
enum JSONSlot: Hashable {
  case absent
  case unknown(InconclusiveReason)
  /// A string without its quotes, anything else whole. The range is of the text around.
  case found(JSONKind, Range<Int>)

  /// The last value of a name in the object that `bytes` are, which begin at `start` of the text around.
  static func member(_ name: LogText, of bytes: Span<UInt8>, at start: Int) -> Self {
    var walk = JSONPartWalk(isObject: true)
    var found: Self?
    while let part = walk.next(in: bytes) {
      guard let key = part.key, isNamed(name, key, in: bytes) else { continue }
      found = part.slot.moved(by: start)
    }
    return found ?? walk.missing
  }

  /// The item at an index of the array that `bytes` are.
  static func item(_ index: Int, of bytes: Span<UInt8>, at start: Int) -> Self {
    var walk = JSONPartWalk(isObject: false)
    var position = 0
    while let part = walk.next(in: bytes) {
      // How many items were left out is unknown.
      if case .unknown = part.slot, position <= index { return part.slot }
      if position == index { return part.slot.moved(by: start) }
      position += 1
    }
    return walk.missing
  }

  /// All items as texts; `...` replaces those that cannot be read.
  static func items(of bytes: Span<UInt8>) -> [LogText] {
    var walk = JSONPartWalk(isObject: false)
    var items: [LogText] = []
    while let part = walk.next(in: bytes) {
      switch part.slot {
      case .found(.string, let range):
        var text: [UInt8] = []
        JSONText.append(bytes, of: range, to: &text)
        let isHidden = ValueParser.isHidden(text.span, 0..<text.count)
        items.append(isHidden ? LogText("...") : LogText(bytes: text))
      case .found(_, let range): items.append(LogText(bytes: ValueParser.bytes(bytes.extracting(range))))
      case .absent, .unknown: items.append(LogText("..."))
      }
    }
    if walk.missing != .absent, items.last != LogText("...") { items.append(LogText("...")) }
    return items
  }

  private static func isNamed(_ name: LogText, _ key: Range<Int>, in bytes: Span<UInt8>) -> Bool {
    var text: [UInt8] = []
    text.reserveCapacity(key.count)
    JSONText.append(bytes, of: key, to: &text)
    return text == name.bytes
  }

  private func moved(by offset: Int) -> Self {
    guard case .found(let kind, let range) = self else { return self }
    return .found(kind, range.lowerBound + offset..<range.upperBound + offset)
  }
}
