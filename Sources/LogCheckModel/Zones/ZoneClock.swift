/// The clock of a time zone: its distance from UTC over the years, as the IANA database has it.
package struct ZoneClock: Equatable, Sendable {
  /// From `time` on, in seconds since 1970, the clock is `offset` seconds ahead of UTC.
  package struct Change: Equatable, Sendable {
    package var time: Int
    package var offset: Int

    package init(time: Int, offset: Int) {
      self.time = time
      self.offset = offset
    }
  }

  /// The start of 2020 in UTC. What was before, the table does not hold: the plugin is younger.
  package static let begin = 1_577_836_800

  /// Seconds east of UTC at ``begin``.
  private let first: Int
  /// Oldest first.
  private let changes: [Change]
  /// The rule for all years after the last of `changes`; `nil` where nothing changes any more.
  private let yearly: YearlyChanges?

  /// A zone that is always as far from UTC.
  package init(fixed offset: Int) { (first, changes, yearly) = (offset, [], nil) }

  /// A line of the table (``text``); `nil` for any other text.
  package init?(_ text: Span<UInt8>) {
    var position = 0
    guard let first = Self.number(text, &position) else { return nil }
    var changes: [Change] = []
    while text.skip(0x2C, at: &position) {
      guard let time = Self.number(text, &position), text.skip(0x3A, at: &position),
        let offset = Self.number(text, &position)
      else { return nil }
      changes.append(Change(time: time, offset: offset))
    }
    var yearly: YearlyChanges?
    if text.skip(0x3B, at: &position) {
      yearly = YearlyChanges(text.extracting(position..<text.count))
      if yearly == nil { return nil }
    } else if position != text.count {
      return nil
    }
    (self.first, self.changes, self.yearly) = (first, changes, yearly)
  }

  private static func number(_ text: Span<UInt8>, _ position: inout Int) -> Int? {
    let isNegative = text.skip(0x2D, at: &position)
    guard let value = text.number(at: &position) else { return nil }
    return isNegative ? -value : value
  }

  /// The line of the table for a zone with these changes, the `yearly` ones in the form of POSIX: `first,time:offset,...;yearly`. Changes
  /// that follow from the yearly ones are left out.
  package static func text(first: Int, changes: [Change], yearly text: String) -> String {
    let yearly = YearlyChanges(Array(text.utf8).span)
    var kept = changes
    while let yearly, let last = kept.last {
      let before = kept.dropLast().last ?? Change(time: begin, offset: first)
      // The rule of later years may say of earlier ones what was not so.
      guard yearly.offset(at: last.time) == last.offset, yearly.offset(at: last.time - 1) == before.offset,
        stride(from: before.time, to: last.time, by: 86_400).allSatisfy({ yearly.offset(at: $0) == before.offset })
      else { break }
      kept.removeLast()
    }
    return "\(first)" + kept.map { ",\($0.time):\($0.offset)" }.joined() + (yearly == nil ? "" : ";" + text)
  }

  /// Seconds east of UTC at an instant, in seconds since 1970; `nil` before ``begin``.
  package func offset(at instant: Int) -> Int? {
    guard instant >= Self.begin else { return nil }
    guard let last = changes.last else { return yearly?.offset(at: instant) ?? first }
    if instant >= last.time { return yearly?.offset(at: instant) ?? last.offset }
    return changes.last { $0.time <= instant }?.offset ?? first
  }

  /// The day that the clock shows, counted from 1970-01-01, and the minute of that day, 0 to 1439. `nil` before ``begin``.
  package func local(_ instant: LogInstant) -> (day: Int, minute: Int)? {
    let seconds = Self.seconds(instant)
    return offset(at: seconds).map { Self.split(seconds + $0) }
  }

  /// Whether the clock shows that minute of a day, 0 to 1439. Where the clock is put forward over it, the first minute after that counts,
  /// and the one that is as far after it as the minute lies in the hour left out: calendars choose the one or the other.
  package func shows(minute: Int, at instant: LogInstant) -> Bool? {
    let seconds = Self.seconds(instant)
    guard let offset = offset(at: seconds) else { return nil }
    let shown = Self.split(seconds + offset)
    if shown.minute == minute { return true }
    let wanted = shown.day * 86_400 + minute * 60
    guard let before = self.offset(at: wanted - offset - 86_400), let after = self.offset(at: wanted - offset + 86_400)
    else { return nil }
    for other in [before, after] where self.offset(at: wanted - other) == other { return false }
    // The minute is left out on this day.
    var (low, high) = (wanted - offset - 86_400, wanted - offset + 86_400)
    while high - low > 1 {
      let middle = (low + high) / 2
      if self.offset(at: middle) == before { low = middle } else { high = middle }
    }
    let minuteOfInstant = Self.minutes(seconds)
    return minuteOfInstant == Self.minutes(high) || minuteOfInstant == Self.minutes(wanted - before)
  }

  private static func seconds(_ instant: LogInstant) -> Int { floor(Int(instant.nanoseconds), 1_000_000_000) }

  private static func minutes(_ seconds: Int) -> Int { floor(seconds, 60) }

  private static func split(_ local: Int) -> (day: Int, minute: Int) {
    let day = floor(local, 86_400)
    return (day, (local - day * 86_400) / 60)
  }

  private static func floor(_ value: Int, _ unit: Int) -> Int {
    value / unit - (value % unit < 0 ? 1 : 0)
  }
}
