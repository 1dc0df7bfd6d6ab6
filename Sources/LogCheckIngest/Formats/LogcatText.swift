import LogCheckModel

/// The common parts of logcat's text layouts: lines that are not records, levels, stamps, tags.
enum LogcatText {
  /// The kind of a line that logcat, adb or a bugreport prints around the records; `nil` for any other line.
  static func noise(_ line: Span<UInt8>) -> NoiseKind? {
    switch line.byte(0) {
    case 0x2D:  // -
      if line.has("--------- beginning of ", at: 0) || line.has("--------- switch to ", at: 0) { return .bufferMarker }
      if line.has("- waiting for device -", at: 0) { return .toolMessage }
      // Sections of a bugreport: `------ SYSTEM LOG (logcat …) ------`.
      return line.has("------ ", at: 0) && line.has(" ------", at: line.count - 7) ? .header : nil
    case 0x2A: return line.has("* daemon ", at: 0) ? .toolMessage : nil
    case 0x6C: return line.has("logcat: read: unexpected EOF!", at: 0) ? .lossMarker : nil
    case 0x72: return line.has("read: unexpected EOF!", at: 0) ? .lossMarker : nil
    default: return nil
    }
  }

  /// The certainty that a banner gives a layout: it identifies logcat, but not the layout.
  static func bannerCertainty(_ line: Span<UInt8>) -> Int { noise(line) == .bufferMarker ? 20 : 0 }

  /// The kind of entry that a line of logd itself is. `chatty` replaced lines that logd dropped (until Android 12).
  static func kind(of text: Span<UInt8>, tag: Range<Int>, message: Range<Int>) -> RecordKind {
    guard tag.count == 6, text.has("chatty", at: tag.lowerBound) else { return .entry }
    var end = text.endOfLine(from: message.lowerBound)
    if text.has(" lines", at: end - 6) {
      end -= 6
    } else if text.has(" line", at: end - 5) {
      end -= 5
    } else {
      return .entry
    }
    let numberEnd = end
    while end > message.lowerBound, text.isDigit(end - 1) { end -= 1 }
    guard end < numberEnd else { return .entry }
    if text.has(" identical ", at: end - 11) { return .repetition }
    return text.has(" expire ", at: end - 8) ? .loss : .entry
  }
}

/// A level as logcat prints it; `level` is `nil` for the letter that names no level.
struct LogcatLevel {
  var level: LogLevel?
}

/// A stamp as logcat prints it.
struct LogcatStamp {
  var printed = PrintedStamp()
  /// Time since boot (`-v monotonic`), if the line shows that.
  var monotonic: LogInstant?
}

extension Record {
  mutating func take(_ stamp: LogcatStamp) {
    if let monotonic = stamp.monotonic {
      self.monotonic = monotonic
    } else {
      take(stamp.printed)
    }
  }
}

extension Span<UInt8> {
  /// `V` to `F`, Android Studio's `A` (assert) and `S` (silent), which names no level.
  func logcatLevel(at index: Int) -> LogcatLevel? {
    switch byte(index) {
    case 0x56, 0x44: LogcatLevel(level: .debug)
    case 0x49: LogcatLevel(level: .info)
    case 0x57: LogcatLevel(level: .warning)
    case 0x45: LogcatLevel(level: .error)
    case 0x46, 0x41: LogcatLevel(level: .fault)
    case 0x53: LogcatLevel(level: nil)
    default: nil
    }
  }

  /// `[YYYY-]MM-DD HH:MM:SS.fff[fff]` with an optional zone after a blank, or seconds with a fraction: since 1970 (`-v
  /// epoch`), or since boot (`-v monotonic`) if they are fewer than three years.
  func logcatStamp(at index: inout Int) -> LogcatStamp? {
    logcatDateAndTime(at: &index) ?? logcatSeconds(at: &index)
  }

  private func logcatDateAndTime(at index: inout Int) -> LogcatStamp? {
    var position = index
    let date: (year: Int?, month: Int, day: Int)
    if let full = isoDate(at: &position) {
      date = (full.year, full.month, full.day)
    } else {
      guard let month = digits(2, at: &position), skip(0x2D, at: &position), let day = digits(2, at: &position) else {
        return nil
      }
      date = (nil, month, day)
    }
    guard skip(0x20, at: &position), let clock = timeOfDay(at: &position), clock.granularity < .seconds(1) else {
      return nil
    }
    var stamp = LogcatStamp()
    var offset: Int?
    if byte(position) == 0x20, byte(position + 1) == 0x2B || byte(position + 1) == 0x2D {
      var zone = position + 2
      if digits(4, at: &zone) != nil, byte(zone) == 0x20 {
        stamp.printed.hasZone = true
        var sign = position + 1
        offset = zoneOffset(at: &sign)
        position = zone
      }
    }
    if !stamp.printed.hasZone || offset != nil {
      stamp.printed.stamp = CivilStamp(date: date, clock: clock, offsetSeconds: offset)
    }
    index = position
    return stamp
  }

  private func logcatSeconds(at index: inout Int) -> LogcatStamp? {
    var position = index
    skipBlanks(at: &position)
    guard let seconds = number(at: &position), byte(position) == 0x2E else { return nil }
    let fractionStart = position + 1
    var fractionEnd = fractionStart
    while isDigit(fractionEnd) { fractionEnd += 1 }
    let width = fractionEnd - fractionStart
    guard width == 3 || width == 6 || width == 9, byte(fractionEnd) == 0x20 else { return nil }
    var fraction = fractionStart
    guard var nanosecond = digits(width, at: &fraction) else { return nil }
    for _ in width..<9 { nanosecond *= 10 }
    var stamp = LogcatStamp()
    if seconds < 100_000_000 {
      stamp.monotonic = LogInstant(nanoseconds: Int64(seconds) * 1_000_000_000 + Int64(nanosecond))
    } else {
      stamp.printed.hasZone = true
      stamp.printed.stamp = CivilStamp(
        epochSeconds: Int64(seconds), nanosecond: nanosecond,
        granularity: LogDuration(nanoseconds: ClockReading.step(digits: width)))
    }
    index = fractionEnd
    return stamp
  }

  /// A part of a line without the blanks around it.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, byte(start) == 0x20 { start += 1 }
    while end > start, byte(end - 1) == 0x20 { end -= 1 }
    return start..<end
  }

  /// The colon that ends a tag: the first one before a blank or the end of the line.
  func tagColon(from start: Int, to end: Int) -> Int? {
    var position = start
    while let colon = firstIndex(of: 0x3A, from: position, to: end) {
      if colon + 1 >= end || byte(colon + 1) == 0x20 { return colon }
      position = colon + 1
    }
    return nil
  }
}
