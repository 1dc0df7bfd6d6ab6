import LogCheckModel
import LogCheckRules

/// Reads a value of a message as the type its field was declared with.
enum ValueParser {
  /// True if the log system hid the value or a part of it, or a person elided it.
  static func isHidden(_ text: Span<UInt8>, _ range: Range<Int>, as type: FieldType = .text) -> Bool {
    let value = text.extracting(range)
    for index in value.indices where isHiddenMark(value, at: index) { return true }
    guard value.count >= 3, value.has("...", at: value.count - 3) || value.has("…", at: value.count - 3) else {
      return false
    }
    // At the end of a sentence dots are part of the text; a word or a list that ends with them was cut.
    return value.count == 3 || type == .word || type == .list
  }

  /// True if the log system marks at this position that it hid something.
  static func isHiddenMark(_ text: Span<UInt8>, at position: Int) -> Bool {
    guard text[position] == 0x3C else { return false }
    return text.has("<private>", at: position) || text.has("<redacted>", at: position)
      || text.has("<mask.hash", at: position)
      || text.has("<decode:", at: position)
  }

  static func value(_ text: Span<UInt8>, _ whole: Range<Int>, as type: FieldType) -> FieldValue {
    // An object is read before the value is trimmed, and although a part of it may be hidden.
    if type == .object, let object = ObjectText.object(text, whole.lowerBound..<min(whole.upperBound, text.count)) {
      return .object(object)
    }
    let (range, isQuoted) = trimmed(text, whole)
    if range.isEmpty {
      return type == .text || type == .word || type == .object ? .text(LogText(bytes: [])) : .malformed
    }
    if isHidden(text, range, as: type) { return .redacted }
    let value = text.extracting(range)
    switch type {
    case .word, .text: return .text(LogText(bytes: isQuoted ? QuotedValue.unescaped(bytes(value)) : bytes(value)))
    case .integer: return integer(value).map(FieldValue.integer) ?? .malformed
    case .number:
      return Double(String(decoding: bytes(value), as: UTF8.self)).flatMap { $0.isFinite ? .number($0) : nil }
        ?? .malformed
    case .boolean: return boolean(value).map(FieldValue.boolean) ?? .malformed
    case .instant:
      // A damaged letter is unknown.
      return instant(value) ?? (value.indices.contains { value.has("\u{FFFD}", at: $0) } ? .truncated : .malformed)
    case .duration: return duration(value).map(FieldValue.duration) ?? .malformed
    case .list: return .list(list(value))
    // For example arguments that a line describes in words; they have no members.
    case .object: return value.count == 4 && value.has("null", at: 0) ? .absent : .text(LogText(bytes: bytes(value)))
    }
  }

  static func bytes(_ span: Span<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(span.count)
    for index in span.indices { bytes.append(span[index]) }
    return bytes
  }

  /// Without blanks and one pair of quotes around it, and whether there were quotes.
  private static func trimmed(_ text: Span<UInt8>, _ range: Range<Int>) -> (range: Range<Int>, isQuoted: Bool) {
    var start = range.lowerBound
    var end = min(range.upperBound, text.count)
    while start < end, text[start] <= 0x20 { start += 1 }
    while end > start, text[end - 1] <= 0x20 { end -= 1 }
    if end - start >= 2, text[start] == 0x22 || text[start] == 0x27, text[end - 1] == text[start] {
      return (start + 1..<end - 1, true)
    }
    return (start..<max(start, end), false)
  }

  static func integer(_ value: Span<UInt8>) -> Int64? {
    var position = 0
    let isNegative = value.skip(0x2D, at: &position)
    if !isNegative { _ = value.skip(0x2B, at: &position) }
    guard let number = value.number(at: &position), position == value.count else { return nil }
    return Int64(isNegative ? -number : number)
  }

  static func boolean(_ value: Span<UInt8>) -> Bool? {
    switch String(decoding: bytes(value), as: UTF8.self).lowercased() {
    case "true", "yes", "1", "ok", "success", "succeeded": true
    case "false", "no", "0", "failed", "failure": false
    default: nil
    }
  }

  /// ISO 8601 with or without zone, the same with blanks, or seconds, milliseconds or microseconds since 1970 by size.
  static func instant(_ value: Span<UInt8>) -> FieldValue? {
    var position = 0
    if let date = value.isoDate(at: &position) {
      guard value.skip(0x54, at: &position) || value.skip(0x20, at: &position),
        let clock = value.timeOfDay(at: &position)
      else { return nil }
      value.skipBlanks(at: &position)
      let offset = value.zoneOffset(at: &position)
      // `Date.distantFuture` is in the year 4001: it is moved to the last year that 64 bits of nanoseconds reach.
      let year = min(max(date.year, CivilStamp.years.lowerBound), CivilStamp.years.upperBound)
      guard position == value.count,
        let stamp = CivilStamp(date: (year, date.month, date.day), clock: clock, offsetSeconds: offset),
        let local = stamp.localInstant(assumingYear: year)
      else { return nil }
      guard let offset else { return .instant(local, .local) }
      return .instant(local - .seconds(Int64(offset)), .absolute)
    }
    position = 0
    guard let number = value.number(at: &position) else { return nil }
    var fraction = LogDuration.zero
    if value.skip(0x2E, at: &position) {
      var digits = position
      var nanoseconds: Int64 = 0
      var scale: Int64 = 100_000_000
      while digits < value.count, ASCII.isDigit(value[digits]) {
        nanoseconds += Int64(value[digits] &- 0x30) * scale
        scale /= 10
        digits += 1
      }
      position = digits
      fraction = LogDuration(nanoseconds: nanoseconds)
    }
    guard position == value.count, let (instant, isInSeconds) = instant(count: Int64(number)) else { return nil }
    return .instant(isInSeconds ? instant + fraction : instant, .absolute)
  }

  /// The instant that a count since 1970 names. By size: ten digits are seconds, thirteen milliseconds, sixteen microseconds; nothing
  /// else is an instant of this age.
  static func instant(count: Int64) -> (instant: LogInstant, isInSeconds: Bool)? {
    let beginning = LogInstant(nanoseconds: 0)
    switch count {
    case 100_000_000..<100_000_000_000: return (beginning + .seconds(count), true)
    case 100_000_000_000..<100_000_000_000_000: return (beginning + .milliseconds(count), false)
    // Up to what 64 bits hold in nanoseconds, in the year 2262.
    case 100_000_000_000_000...9_223_372_036_854_775: return (LogInstant(nanoseconds: count * 1000), false)
    default: return nil
    }
  }

  /// A number with a unit; a bare number counts seconds.
  static func duration(_ value: Span<UInt8>) -> LogDuration? {
    var position = 0
    let isNegative = value.skip(0x2D, at: &position)
    guard let whole = value.number(at: &position) else { return nil }
    var amount = Double(whole)
    if value.skip(0x2E, at: &position) {
      var scale = 0.1
      while position < value.count, ASCII.isDigit(value[position]) {
        amount += Double(value[position] &- 0x30) * scale
        scale /= 10
        position += 1
      }
    }
    value.skipBlanks(at: &position)
    let unit = String(decoding: bytes(value.extracting(position..<value.count)), as: UTF8.self).lowercased()
    let seconds: Double
    switch unit {
    case "ms", "msec", "millisecond", "milliseconds": seconds = 0.001
    case "", "s", "sec", "secs", "second", "seconds": seconds = 1
    case "m", "min", "mins", "minute", "minutes": seconds = 60
    case "h", "hour", "hours": seconds = 3600
    case "d", "day", "days": seconds = 86_400
    default: return nil
    }
    let nanoseconds = (amount * seconds * 1e9).rounded()
    guard nanoseconds.magnitude < 9e18 else { return nil }
    return LogDuration(nanoseconds: Int64(isNegative ? -nanoseconds : nanoseconds))
  }

  /// Items between brackets, divided by commas, without quotes.
  private static func list(_ value: Span<UInt8>) -> [LogText] {
    var items: [LogText] = []
    var item: [UInt8] = []
    func finish() {
      while item.last == 0x20 { item.removeLast() }
      if !item.isEmpty { items.append(LogText(bytes: item)) }
      item.removeAll()
    }
    for index in value.indices {
      switch value[index] {
      case 0x5B, 0x5D, 0x22, 0x28, 0x29, 0x27: break
      case 0x2C: finish()
      case 0x20 where item.isEmpty: break
      default: item.append(value[index])
      }
    }
    finish()
    return items
  }
}
