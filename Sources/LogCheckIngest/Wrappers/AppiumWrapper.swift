import LogCheckModel

extension LineWrapper {
  /// An Appium server's log: one or more of its lines for every device message. Viewers may number the lines.
  package static let appium = LineWrapper(
    id: "appium",
    summary:
      "Appium server log: `[iOSLog] [IOS_SYSLOG_ROW]` before every line of a device log, stamp and number optional",
    contentStart: { line in appiumPrefix(line)?.end },
    stamp: { line in appiumPrefix(line)?.stamp })
}

/// Reads `number? (YYYY-MM-DD HH:MM:SS:mmm - )? ([debug] )? [component] [IOS_SYSLOG_ROW] `.
///
/// The server's own lines, which have the same stamp and brackets, hold no device log and are not unwrapped.
private func appiumPrefix(_ line: Span<UInt8>) -> (end: Int, stamp: CivilStamp?)? {
  var position = 0
  line.skipBlanks(at: &position)
  var number = position
  if line.number(at: &number) != nil, line.skip(0x20, at: &number) {
    position = number
    line.skipBlanks(at: &position)
  }
  var stamp: CivilStamp?
  if let date = line.isoDate(at: &position) {
    guard line.skip(0x20, at: &position), var clock = line.timeOfDay(at: &position) else { return nil }
    // Appium puts a colon before the milliseconds.
    if line.skip(0x3A, at: &position) {
      guard let milliseconds = line.digits(3, at: &position) else { return nil }
      clock.nanosecond = milliseconds * 1_000_000
      clock.granularity = .milliseconds(1)
    }
    guard line.skip(" - ", at: &position) else { return nil }
    stamp = CivilStamp(date: date, clock: clock)
  }
  for _ in 0..<3 {
    if line.skip("[IOS_SYSLOG_ROW]", at: &position) {
      guard line.skip(0x20, at: &position) || position == line.count else { return nil }
      return (position, stamp)
    }
    guard line.skip(0x5B, at: &position), let close = line.firstIndex(of: 0x5D, from: position, to: position + 64),
      close > position
    else { return nil }
    position = close + 1
    guard line.skip(0x20, at: &position) else { return nil }
  }
  return nil
}
