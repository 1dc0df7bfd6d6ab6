/// The named groups of a PCRE2 pattern, as far as its text tells them without compiling it.
enum PatternGroups {
  /// Each name with the byte at which it stands.
  static func names(in pattern: String) -> [(name: String, offset: Int)] {
    let bytes = Array(pattern.utf8)
    var names: [(String, Int)] = []
    var place = 0
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\\"): place = afterEscape(bytes, place)
      case UInt8(ascii: "["): place = afterClass(bytes, place)
      case UInt8(ascii: "("):
        if let (name, offset) = name(bytes, behind: place) { names.append((name, offset)) }
        place += 1
      default: place += 1
      }
    }
    return names
  }

  /// Behind an escaped character, or behind `\Q…\E`.
  private static func afterEscape(_ bytes: [UInt8], _ place: Int) -> Int {
    guard place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "Q") else { return place + 2 }
    var end = place + 2
    while end + 1 < bytes.count {
      if bytes[end] == UInt8(ascii: "\\"), bytes[end + 1] == UInt8(ascii: "E") { return end + 2 }
      end += 1
    }
    return bytes.count
  }

  /// Behind a character class; a bracket right at its beginning is one of its characters.
  private static func afterClass(_ bytes: [UInt8], _ start: Int) -> Int {
    var place = start + 1
    if place < bytes.count, bytes[place] == UInt8(ascii: "^") { place += 1 }
    if place < bytes.count, bytes[place] == UInt8(ascii: "]") { place += 1 }
    while place < bytes.count, bytes[place] != UInt8(ascii: "]") {
      switch bytes[place] {
      case UInt8(ascii: "\\"): place += 2
      case UInt8(ascii: "[") where place + 1 < bytes.count && bytes[place + 1] == UInt8(ascii: ":"):
        place += 2
        while place < bytes.count, bytes[place] != UInt8(ascii: "]") { place += 1 }
        place += 1
      default: place += 1
      }
    }
    return place + 1
  }

  /// `?<name>`, `?P<name>` or `?'name'`.
  private static func name(_ bytes: [UInt8], behind bracket: Int) -> (String, Int)? {
    var place = bracket + 1
    guard place < bytes.count, bytes[place] == UInt8(ascii: "?") else { return nil }
    place += 1
    if place < bytes.count, bytes[place] == UInt8(ascii: "P") { place += 1 }
    guard place < bytes.count, bytes[place] == UInt8(ascii: "<") || bytes[place] == UInt8(ascii: "'") else {
      return nil
    }
    let end = bytes[place] == UInt8(ascii: "<") ? UInt8(ascii: ">") : UInt8(ascii: "'")
    let start = place + 1
    // `(?<=` and `(?<!` look behind.
    guard start < bytes.count, bytes[start] != UInt8(ascii: "="), bytes[start] != UInt8(ascii: "!"),
      let close = bytes[start...].firstIndex(of: end)
    else { return nil }
    return (String(decoding: bytes[start..<close], as: UTF8.self), start)
  }
}
