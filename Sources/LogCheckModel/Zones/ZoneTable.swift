/// The zones of the IANA database by their names. Pure: the zones of the machine are never asked, so that the same capture gets the same
/// verdict everywhere.
package enum ZoneTable {
  /// The clock of a zone: a name of the database (`Europe/Berlin`), or a distance from UTC (`GMT+02:00`, `UTC-3`, `+05:30`). `nil` for
  /// any other text.
  package static func clock(of name: Span<UInt8>) -> ZoneClock? {
    if let start = line(of: name) { return clock(at: start) }
    return fixedOffset(name).map(ZoneClock.init(fixed:))
  }

  /// Every name of the table.
  package static var names: [String] {
    String(decoding: nameBytes, as: UTF8.self).split(separator: "\n").compactMap { $0.split(separator: " ").first }
      .map(String.init)
  }

  private static let nameBytes = Array(nameLines.utf8)
  private static let clockBytes = Array(clockLines.utf8)

  /// The start of the clock of that name in ``clockLines``, by a binary search in the lines `name start`, which are sorted by their bytes.
  private static func line(of name: Span<UInt8>) -> Int? {
    let bytes = nameBytes.span
    var (low, high) = (0, bytes.count)
    while low < high {
      var start = (low + high) / 2
      while start > low, bytes[start - 1] != 0x0A { start -= 1 }
      var end = start
      while end < bytes.count, bytes[end] != 0x0A { end += 1 }
      switch order(name, bytes, from: start) {
      case .same(let blank):
        var position = blank + 1
        return bytes.number(at: &position)
      case .before: high = start
      case .after: low = end + 1
      }
    }
    return nil
  }

  private enum Order {
    case before, after
    /// Ends at that byte.
    case same(Int)
  }

  private static func order(_ name: Span<UInt8>, _ bytes: Span<UInt8>, from start: Int) -> Order {
    var position = start
    for index in name.indices {
      // A line has a blank after its name, which is less than any byte of a name.
      guard position < bytes.count, bytes[position] != 0x20 else { return .after }
      if name[index] != bytes[position] { return name[index] < bytes[position] ? .before : .after }
      position += 1
    }
    return position < bytes.count && bytes[position] == 0x20 ? .same(position) : .before
  }

  private static func clock(at start: Int) -> ZoneClock? {
    let bytes = clockBytes.span
    guard start < bytes.count else { return nil }
    var end = start
    while end < bytes.count, bytes[end] != 0x0A { end += 1 }
    return ZoneClock(bytes.extracting(start..<end))
  }

  /// `GMT`, `UTC` or nothing, a sign, one or two digits, and two more after a colon or without one.
  private static func fixedOffset(_ name: Span<UInt8>) -> Int? {
    var position = 0
    for prefix: StaticString in ["GMT", "UTC"] where name.has(prefix, at: 0) { position = 3 }
    guard position < name.count, name[position] == 0x2B || name[position] == 0x2D else { return nil }
    let isWest = name[position] == 0x2D
    position += 1
    var digits: [Int] = []
    while position < name.count, digits.count < 4 {
      if name[position] == 0x3A, digits.count == 1 || digits.count == 2, name.count == position + 3 {
        if digits.count == 1 { digits.insert(0, at: 0) }
      } else if ASCII.isDigit(name[position]) {
        digits.append(Int(name[position] - 0x30))
      } else {
        return nil
      }
      position += 1
    }
    guard position == name.count, [1, 2, 4].contains(digits.count) else { return nil }
    if digits.count == 1 { digits.insert(0, at: 0) }
    let minutes = digits.count == 4 ? digits[2] * 10 + digits[3] : 0
    let hours = digits[0] * 10 + digits[1]
    guard hours <= 14, minutes < 60 else { return nil }
    let seconds = hours * 3600 + minutes * 60
    return isWest ? -seconds : seconds
  }
}
