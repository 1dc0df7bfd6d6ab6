import LogCheckModel
import LogCheckRules

/// An instant as people type it, or copy it out of a log: Apple's tools print `2025-11-15 05:40:09.820000+0000`.
enum TypedInstant {
  /// A time as an option takes it.
  enum Time {
    /// With a zone.
    case instant(LogInstant)
    /// A day, or a time without a zone, with a year or without: as the lines show it.
    case shown(ShownTime)
    /// Nanoseconds since midnight.
    case timeOfDay(Int64)
  }

  /// The forms that ``time(_:)`` takes, for messages.
  static let forms = """
    write a day as in 2026-01-31 or 01-31, a time of the day as in 06:00, or an instant as in 2026-01-31T06:00:00Z or \
    2026-01-31 06:00
    """

  /// `nil` where it has another form than ``forms``.
  static func time(_ text: String) -> Time? {
    if let time = timeOfDay(text) { return .timeOfDay(time) }
    let bytes = Array(text.utf8)
    // Without a year, as Android's tools print it: a leap year has all days.
    let hasYear = bytes.count < 5 || bytes[2] != UInt8(ascii: "-")
    let dated = hasYear ? text : "2000-\(text)"
    let isDay = dated.utf8.count == 10
    guard let (instant, frame) = InstantParser.parse(completed(dated, ofDay: "T00:00:00")) else { return nil }
    guard frame == .local else { return hasYear ? .instant(instant) : nil }
    return .shown(ShownTime(instant, hasYear: hasYear, isDay: isDay))
  }

  /// A time of the day alone (`05:53`, `05:53:00`, `05:53:00.5`): nanoseconds since midnight.
  static func timeOfDay(_ text: String) -> Int64? {
    let text = withTwoDigits(text)
    guard text.utf8.count >= 5, text.utf8.dropFirst(2).first == UInt8(ascii: ":"),
      let (instant, frame) = InstantParser.parse(completed("1970-01-01 \(text)", ofDay: nil)), frame == .local
    else { return nil }
    return instant.nanoseconds
  }

  /// A time of the day with two digits of its hour: `05:40` for `5:40`.
  private static func withTwoDigits(_ clock: String) -> String {
    clock.utf8.dropFirst().first == UInt8(ascii: ":") ? "0" + clock : clock
  }

  /// The text in the form of ISO 8601: `T` between day and time, seconds, and a colon in the offset. A day alone gets `time`.
  static func completed(_ text: String, ofDay time: String?) -> String {
    let bytes = Array(text.utf8)
    if bytes.count == 10 { return text + (time ?? "") }
    guard bytes.count > 10, bytes[10] == UInt8(ascii: " ") || bytes[10] == UInt8(ascii: "T") else { return text }
    let day = String(decoding: bytes[..<10], as: UTF8.self)
    var rest = bytes[11...]
    var zone = ""
    if let sign = rest.lastIndex(where: { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }) {
      var offset = String(decoding: rest[sign...], as: UTF8.self).replacing(" ", with: "")
      if offset.utf8.count == 5 { offset.insert(":", at: offset.index(offset.startIndex, offsetBy: 3)) }
      zone = offset
      rest = rest[..<sign]
    } else if rest.last == UInt8(ascii: "Z") {
      zone = "Z"
      rest = rest.dropLast()
    }
    var clock = String(decoding: rest, as: UTF8.self)
    while clock.hasSuffix(" ") { clock.removeLast() }
    clock = withTwoDigits(clock)
    if clock.utf8.count == 5 { clock += ":00" }
    return "\(day)T\(clock)\(zone)"
  }
}
