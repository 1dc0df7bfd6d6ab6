import LogCheckModel

/// Property lists as XML: the nine elements they are made of, and nothing else of XML. No document type is read, no entity is
/// defined, nothing is fetched.
enum PropertyListText {
  static func sketch(_ sample: Span<UInt8>, at start: Int, isWhole: Bool) -> SidecarReader.Sketch? {
    guard let mark = sample.firstIndex(of: "<plist", from: start), mark < start + 1024 else { return nil }
    var walk = PropertyListWalk(position: start)
    do throws(SidecarProblem) {
      let root = try walk.document(sample)
      return SidecarReader.Sketch(encoding: .propertyList, form: .object, names: root.names, isWhole: isWhole)
    } catch {
      guard !isWhole else { return nil }
      return SidecarReader.Sketch(encoding: .propertyList, form: .object, names: walk.outerNames, isWhole: false)
    }
  }

  static func read(_ bytes: Span<UInt8>, at start: Int) throws(SidecarProblem) -> SidecarContents {
    var walk = PropertyListWalk(position: start)
    return SidecarContents(form: .object, root: try walk.document(bytes))
  }
}

/// A walk over the XML of a property list.
struct PropertyListWalk {
  private var position: Int
  private var lines = LineCount()
  private var values = 0
  /// Keys of the outermost dictionary that were read, also where the rest breaks off.
  private(set) var outerNames: [LogText] = []

  init(position: Int) { self.position = position }

  private enum Tag: Equatable {
    case open(String)
    case empty(String)
    case close(String)
  }

  mutating func document(_ bytes: Span<UInt8>) throws(SidecarProblem) -> SidecarNode {
    guard try tag(bytes) == .open("plist") else { throw wrong("the property list does not begin with <plist>", bytes) }
    let start = position
    let first = try tag(bytes)
    let root = try value(first, from: start, bytes, depth: 0)
    guard try tag(bytes) == .close("plist") else { throw wrong("<plist> is not closed", bytes) }
    skipBlanks(bytes)
    guard position >= bytes.count else { throw wrong("something follows </plist>", bytes) }
    return root
  }

  private mutating func value(
    _ tag: Tag, from start: Int, _ bytes: Span<UInt8>, depth: Int
  ) throws(SidecarProblem) -> SidecarNode {
    guard depth < JSONScanner.depthLimit else { throw wrong("it is nested too deep", bytes) }
    values += 1
    guard values <= SidecarLimits.values else {
      throw wrong("it holds more than \(SidecarLimits.values) values", bytes)
    }
    let line = lines.line(at: min(start, bytes.count), in: bytes)
    let value: SidecarValue
    switch tag {
    case .empty("true"): value = .boolean(true)
    case .empty("false"): value = .boolean(false)
    case .empty("dict"): value = .object([])
    case .empty("array"): value = .list([])
    case .empty("string"), .empty("data"): value = .text(LogText(bytes: []))
    case .open("dict"): value = .object(try members(bytes, depth: depth))
    case .open("array"): value = .list(try items(bytes, depth: depth))
    case .open("string"): value = .text(try text("string", bytes))
    case .open("data"): value = .text(try text("data", bytes))
    case .open("integer"): value = .number(try number("integer", bytes))
    case .open("real"): value = .number(try number("real", bytes))
    case .open("date"): value = try date(bytes)
    case .open("true"):
      guard try self.tag(bytes) == .close("true") else { throw wrong("<true> is not closed", bytes) }
      value = .boolean(true)
    case .open("false"):
      guard try self.tag(bytes) == .close("false") else { throw wrong("<false> is not closed", bytes) }
      value = .boolean(false)
    default: throw wrong("an element that property lists do not have", bytes)
    }
    return SidecarNode(value, range: start..<position, line: line)
  }

  private mutating func members(_ bytes: Span<UInt8>, depth: Int) throws(SidecarProblem) -> [SidecarValue.Member] {
    var members: [SidecarValue.Member] = []
    while true {
      switch try tag(bytes) {
      case .close("dict"): return members
      case .open("key"):
        let name = try text("key", bytes)
        if depth == 0 { outerNames.append(name) }
        let start = position
        let next = try tag(bytes)
        members.append(SidecarValue.Member(name: name, node: try value(next, from: start, bytes, depth: depth + 1)))
      default: throw wrong("a dictionary holds something that is no key", bytes)
      }
    }
  }

  private mutating func items(_ bytes: Span<UInt8>, depth: Int) throws(SidecarProblem) -> [SidecarNode] {
    var items: [SidecarNode] = []
    while true {
      let start = position
      let next = try tag(bytes)
      if next == .close("array") { return items }
      items.append(try value(next, from: start, bytes, depth: depth + 1))
    }
  }

  private mutating func number(_ name: String, _ bytes: Span<UInt8>) throws(SidecarProblem) -> LogText {
    let text = try text(name, bytes)
    guard Double(text.description) != nil else { throw wrong("a number is invalid", bytes) }
    return text
  }

  private mutating func date(_ bytes: Span<UInt8>) throws(SidecarProblem) -> SidecarValue {
    let text = try text("date", bytes)
    let span = text.bytes.span
    var at = 0
    guard let date = span.isoDate(at: &at), span.skip(0x54, at: &at), let clock = span.timeOfDay(at: &at),
      span.skip(0x5A, at: &at), at == span.count,
      let instant = CivilStamp(date: date, clock: clock, offsetSeconds: 0)?.localInstant(assumingYear: date.year)
    else { throw wrong("a date is invalid", bytes) }
    return .instant(instant)
  }

  /// The text up to the closing tag, its entities resolved.
  private mutating func text(_ name: String, _ bytes: Span<UInt8>) throws(SidecarProblem) -> LogText {
    var text: [UInt8] = []
    while position < bytes.count, bytes[position] != 0x3C {
      guard bytes[position] == 0x26 else {
        text.append(bytes[position])
        position += 1
        continue
      }
      text += try entity(bytes)
    }
    guard try tag(bytes) == .close(name) else { throw wrong("<\(name)> is not closed", bytes) }
    return LogText(bytes: text)
  }

  private mutating func entity(_ bytes: Span<UInt8>) throws(SidecarProblem) -> [UInt8] {
    guard let end = bytes.firstIndex(of: 0x3B, from: position), end - position <= 10 else {
      throw wrong("an entity is not ended", bytes)
    }
    var name: [UInt8] = []
    for index in position + 1..<end { name.append(bytes[index]) }
    let word = String(decoding: name, as: UTF8.self)
    let known: [String: UInt8] = ["lt": 0x3C, "gt": 0x3E, "amp": 0x26, "quot": 0x22, "apos": 0x27]
    position = end + 1
    if let byte = known[word] { return [byte] }
    guard word.hasPrefix("#") else { throw wrong("an entity is not one of the five", bytes) }
    let digits = word.dropFirst()
    let code = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    guard let code, let scalar = Unicode.Scalar(code) else { throw wrong("a character has no such number", bytes) }
    return Array(String(scalar).utf8)
  }

  /// The next tag, after blanks, comments, the XML declaration and the document type.
  private mutating func tag(_ bytes: Span<UInt8>) throws(SidecarProblem) -> Tag {
    while true {
      skipBlanks(bytes)
      guard position < bytes.count else { throw wrong("it breaks off", bytes) }
      guard bytes[position] == 0x3C else { throw wrong("text is between the elements", bytes) }
      if bytes.has("<!--", at: position) {
        guard let end = bytes.firstIndex(of: "-->", from: position + 4) else {
          throw wrong("a comment is not ended", bytes)
        }
        position = end + 3
      } else if bytes.has("<?", at: position) {
        guard let end = bytes.firstIndex(of: "?>", from: position) else { throw wrong("it breaks off", bytes) }
        position = end + 2
      } else if bytes.has("<!", at: position) {
        guard let end = bytes.firstIndex(of: 0x3E, from: position) else { throw wrong("it breaks off", bytes) }
        // A file that defines its own entities is not a property list.
        if let bracket = bytes.firstIndex(of: 0x5B, from: position, to: end), bracket < end {
          throw wrong("the document type defines something", bytes)
        }
        position = end + 1
      } else {
        return try element(bytes)
      }
    }
  }

  private mutating func element(_ bytes: Span<UInt8>) throws(SidecarProblem) -> Tag {
    guard let end = bytes.firstIndex(of: 0x3E, from: position), end - position <= 256 else {
      throw wrong("a tag is not ended", bytes)
    }
    var name: [UInt8] = []
    var index = position + 1
    let isClose = index < end && bytes[index] == 0x2F
    if isClose { index += 1 }
    while index < end, bytes[index] > 0x20, bytes[index] != 0x2F {
      name.append(bytes[index])
      index += 1
    }
    let isEmpty = !isClose && bytes[end - 1] == 0x2F
    position = end + 1
    let word = String(decoding: name, as: UTF8.self)
    return isClose ? .close(word) : isEmpty ? .empty(word) : .open(word)
  }

  private mutating func skipBlanks(_ bytes: Span<UInt8>) {
    position = JSONScanner.skipWhitespace(in: bytes, from: position)
  }

  private func wrong(_ reason: String, _ bytes: Span<UInt8>) -> SidecarProblem {
    var lines = LineCount()
    return SidecarProblem(line: lines.line(at: min(position, bytes.count), in: bytes), reason: reason)
  }
}
