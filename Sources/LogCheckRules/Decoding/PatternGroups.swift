/// The named groups of a PCRE2 pattern, as far as its text shows them without compiling it.
enum PatternGroups {
  /// Each name with its byte offset.
  static func names(in pattern: String) -> [(name: String, offset: Int)] {
    let bytes = Array(pattern.utf8)
    var names: [(String, Int)] = []
    var position = 0
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\\"): position = afterEscape(bytes, position)
      case UInt8(ascii: "["): position = afterClass(bytes, position)
      case UInt8(ascii: "("):
        if let (name, offset) = name(bytes, after: position) { names.append((name, offset)) }
        position += 1
      default: position += 1
      }
    }
    return names
  }

  /// The index after an escaped character, or after `\Q…\E`.
  private static func afterEscape(_ bytes: [UInt8], _ position: Int) -> Int {
    guard position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "Q") else { return position + 2 }
    var end = position + 2
    while end + 1 < bytes.count {
      if bytes[end] == UInt8(ascii: "\\"), bytes[end + 1] == UInt8(ascii: "E") { return end + 2 }
      end += 1
    }
    return bytes.count
  }

  /// The index after a character class; a bracket right at its beginning is one of its characters.
  private static func afterClass(_ bytes: [UInt8], _ start: Int) -> Int {
    var position = start + 1
    if position < bytes.count, bytes[position] == UInt8(ascii: "^") { position += 1 }
    if position < bytes.count, bytes[position] == UInt8(ascii: "]") { position += 1 }
    while position < bytes.count, bytes[position] != UInt8(ascii: "]") {
      switch bytes[position] {
      case UInt8(ascii: "\\"): position += 2
      case UInt8(ascii: "[") where position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: ":"):
        position += 2
        while position < bytes.count, bytes[position] != UInt8(ascii: "]") { position += 1 }
        position += 1
      default: position += 1
      }
    }
    return position + 1
  }

  /// `?<name>`, `?P<name>` or `?'name'`.
  private static func name(_ bytes: [UInt8], after bracket: Int) -> (String, Int)? {
    var position = bracket + 1
    guard position < bytes.count, bytes[position] == UInt8(ascii: "?") else { return nil }
    position += 1
    if position < bytes.count, bytes[position] == UInt8(ascii: "P") { position += 1 }
    guard position < bytes.count, bytes[position] == UInt8(ascii: "<") || bytes[position] == UInt8(ascii: "'") else {
      return nil
    }
    let end = bytes[position] == UInt8(ascii: "<") ? UInt8(ascii: ">") : UInt8(ascii: "'")
    let start = position + 1
    // `(?<=` and `(?<!` are lookbehinds.
    guard start < bytes.count, bytes[start] != UInt8(ascii: "="), bytes[start] != UInt8(ascii: "!"),
      let close = bytes[start...].firstIndex(of: end)
    else { return nil }
    return (String(decoding: bytes[start..<close], as: UTF8.self), start)
  }
}
