import LogCheckModel

/// The common parts of the text styles of Apple's `log`: lines that are not records, and the part after the process.
enum AppleText {
  /// The kind of a line that `log`, `simctl` or a copy out of a terminal leaves around the records; `nil` for any other
  /// line. Each pattern is narrow, since the lines of a message can hold nearly anything.
  static func noise(_ line: Span<UInt8>) -> NoiseKind? {
    // Messages may hold empty lines, so an empty line belongs to the record before it.
    switch line.byte(0) {
    case 0x3D:  // =
      if line.has("=== Messages dropped", at: 0) { return .lossMarker }
      return line.count == 10 && line.has("==========", at: 0) ? .header : nil
    case 0x2D: return line.count >= 100 && line.isAll(0x2D) ? .footer : nil
    case 0x4C: return line.has("Log      - Default:", at: 0) ? .footer : nil
    case 0x41:
      if line.has("Activity - Create:", at: 0) { return .footer }
      return line.has("An error was encountered processing the command (domain=", at: 0) ? .toolMessage : nil
    case 0x54: return isColumnHeader(line) ? .header : nil
    case 0x46: return line.has("Filtering the log data using ", at: 0) ? .header : nil
    case 0x53: return line.has("Skipping info and debug messages", at: 0) ? .header : nil
    case 0x67: return line.has("getpwuid_r did not find", at: 0) ? .toolMessage : nil
    case 0x45: return line.has("Error from getpwuid_r", at: 0) ? .toolMessage : nil
    case 0x43: return line.has("Child process terminated with signal", at: 0) ? .toolMessage : nil
    case 0x60: return line.has("```", at: 0) ? .toolMessage : nil
    default:
      if isArchivePath(line) { return .header }
      return isShellPrompt(line) ? .toolMessage : nil
    }
  }

  /// True if the line is the column header of a text style.
  static func isColumnHeader(_ line: Span<UInt8>) -> Bool {
    guard line.has("Timestamp", at: 0) else { return false }
    var position = 9
    line.skipBlanks(at: &position)
    guard position > 9 else { return false }
    return line.has("Thread ", at: position) || line.has("Ty Process[PID:TID]", at: position)
      || line.has("(process)[PID]", at: position)
  }

  /// The middle line of the banner that `log show` prints for each archive: a path that is absolute or holds no blank.
  private static func isArchivePath(_ line: Span<UInt8>) -> Bool {
    let end = line.byte(line.count - 1) == 0x2F ? line.count - 1 : line.count
    guard line.has(".logarchive", at: end - 11) else { return false }
    return line.byte(0) == 0x2F || line.byte(0) == 0x7E || line.firstIndex(of: 0x20, from: 0) == nil
  }

  /// `user@host dir % log show …`, as it comes along when a terminal is copied.
  private static func isShellPrompt(_ line: Span<UInt8>) -> Bool {
    var position = 0
    while position < min(line.count, 80) {
      if line[position] == 0x25 || line[position] == 0x24 {
        var command = position + 1
        if line.skip(0x20, at: &command) {
          _ = line.skip("sudo ", at: &command)
          if line.has("log show", at: command) || line.has("log stream", at: command)
            || line.has("xcrun simctl ", at: command)
          {
            return true
          }
        }
      }
      position += 1
    }
    return false
  }

  /// The part of a record after the process.
  struct Body {
    var subsystem = 0..<0
    var category = 0..<0
    var message = 0..<0
  }

  /// Reads `(library) [subsystem:category] message`, the first two optional, from `start` to the end of the record.
  ///
  /// A bracket without a colon is message text: `[PART-NAME] …` is a tag, not a subsystem.
  static func body(_ text: Span<UInt8>, from start: Int) -> Body {
    var body = Body()
    var position = libraryEnd(text, at: start) ?? start
    if text.has("[] ", at: position) {
      position += 3
    } else if let part = subsystem(text, at: position) {
      body.subsystem = part.subsystem
      body.category = part.category
      position = part.end
    }
    body.message = position..<max(position, text.messageEnd)
    return body
  }

  /// The index after `(library) `. A message may itself begin with a bracket: one with blanks in it counts as a library
  /// only before a subsystem, and `(null)` never does.
  private static func libraryEnd(_ text: Span<UInt8>, at start: Int) -> Int? {
    guard text.byte(start) == 0x28 else { return nil }
    var position = start + 1
    var hasBlank = false
    while position < text.count, text[position] != 0x29 {
      if text[position] == 0x0A { return nil }
      if text[position] == 0x20 { hasBlank = true }
      position += 1
    }
    guard position > start + 1, text.byte(position) == 0x29,
      text.byte(position + 1) == 0x20 || position + 1 == text.count
    else {
      return nil
    }
    let end = min(position + 2, text.count)
    if subsystem(text, at: end) != nil { return end }
    return hasBlank || text.has("(null)", at: start) ? nil : end
  }

  /// `[subsystem:category] `; the category may be empty and may itself hold brackets. `launchd` puts its own words
  /// there: `[pid/12958 [name]:] `.
  private static func subsystem(
    _ text: Span<UInt8>, at start: Int
  ) -> (subsystem: Range<Int>, category: Range<Int>, end: Int)? {
    guard text.byte(start) == 0x5B else { return nil }
    var colon: Int?
    var depth = 0
    var hasSlash = false
    var index = start
    while index < text.count, text[index] != 0x0A {
      switch text[index] {
      case 0x5B: depth += 1
      case 0x2F: hasSlash = true
      case 0x3A where colon == nil && depth == 1: colon = index
      case 0x20 where colon == nil && depth == 1 && !hasSlash: return nil
      case 0x5D:
        depth -= 1
        if depth == 0 {
          guard let colon, text.byte(index + 1) == 0x20 || index + 1 == text.count else { return nil }
          return (start + 1..<colon, colon + 1..<index, min(index + 2, text.count))
        }
      default: break
      }
      index += 1
    }
    return nil
  }

  /// The kind of entry that the message alone identifies: the text styles print the marks of boot, clock and loss as
  /// messages of the kernel or without a process. An app that prints such words is an app that prints.
  static func kind(of text: Span<UInt8>, message: Range<Int>, processID: Int32?) -> RecordKind {
    if let processID, processID != 0 { return .entry }
    return markKind(text, at: message.lowerBound) ?? .entry
  }

  /// The kind of the mark whose words begin at `start`.
  static func markKind(_ text: Span<UInt8>, at start: Int) -> RecordKind? {
    if text.has("=== system boot: ", at: start) || text.has("=== system wallclock time adjusted", at: start)
      || text.has("=== log class: ", at: start)
    {
      return .timesync
    }
    var position = start
    guard text.skip("lost ", at: &position) else { return nil }
    _ = text.skip(">=", at: &position)
    guard text.number(at: &position) != nil, text.has(" unreliable messages from ", at: position) else { return nil }
    return .loss
  }

  /// The start of the words of a mark in a line that shows no process; only a type and blanks may follow the stamp.
  static func markStart(_ text: Span<UInt8>, from start: Int) -> Int? {
    var position = start
    while position < min(text.count, start + 16), text[position] != 0x0A {
      if text[position] == 0x3D || text[position] == 0x6C, markKind(text, at: position) != nil { return position }
      position += 1
    }
    return nil
  }

  /// Keeps the record's text with each `\134` turned back into the backslash it stands for.
  static func appendResolvingBackslashes(_ text: Span<UInt8>, to record: inout Record) {
    guard text.holds(0x5C) else {
      record.text.append(bytes: text)
      return
    }
    record.text.reserveCapacity(text.count)
    var position = 0
    while position < text.count {
      record.text.append(text[position])
      position += text[position] == 0x5C && text.has("\\134", at: position) ? 4 : 1
    }
  }
}

extension Span<UInt8> {
  /// The end of a message that runs to the end of the record: empty lines after it are layout, not message.
  var messageEnd: Int {
    var end = count
    while end > 0, self[end - 1] == 0x0A { end -= 1 }
    return end
  }
}
