import LogCheckModel

extension LogFormat {
  /// The plain text logs inside a sysdiagnose.
  package static let sysdiagnoseText = LogFormat(
    id: "ios-sysdiagnose-text",
    summary: "text logs of a sysdiagnose: logd.0.log, launchd.log, mobile_installation.log, lockdownd.log",
    carries: [.date, .year, .zone, .timeOfDay, .subsecond, .level, .process, .multiline, .apple],
    reader: SysdiagnoseTextReader()
  ) { line in
    SysdiagnoseLine(of: line)?.certainty ?? 0
  }
}

/// Four layouts that are in separate files; each line shows which it is.
struct SysdiagnoseTextReader: LogReader {
  func role(of line: Span<UInt8>) -> LineRole {
    guard let logLine = SysdiagnoseLine(of: line) else { return .inside }
    return logLine.isRepeatMarker ? .noise(.repeatMarker) : .starts
  }

  func read(_ text: Span<UInt8>, into record: inout Record) -> Bool {
    guard let logLine = SysdiagnoseLine(of: text) else { return false }
    _ = record.append(text)
    record.take(logLine.stamp)
    record.level = logLine.level
    record.process = logLine.process
    record.processID = logLine.processID
    record.threadID = logLine.threadID
    record.subsystem = logLine.subsystem
    record.message = logLine.message..<max(logLine.message, text.messageEnd)
    return true
  }
}

/// The header of a line of one of those files.
struct SysdiagnoseLine {
  var stamp: PrintedStamp
  var level: LogLevel?
  var process = 0..<0
  var processID: Int32?
  var threadID: UInt64?
  /// launchd: the domain or service that it speaks of.
  var subsystem = 0..<0
  var message = 0
  var isRepeatMarker = false
  var certainty = 95

  init?(of line: Span<UInt8>) {
    var position = 0
    guard let stamp = line.printedDateAndTime(at: &position) ?? line.printedUSDateAndTime(at: &position) else {
      guard let stamp = line.printedCTime(at: &position) else { return nil }
      self.stamp = stamp
      guard readInstallation(line, from: position) else { return nil }
      return
    }
    self.stamp = stamp
    if line.byte(2) == 0x2F {
      guard readLockdown(line, from: position) else { return nil }
    } else if stamp.hasZone {
      guard stamp.fractionDigits == 0, readDaemon(line, from: position) else { return nil }
    } else {
      guard stamp.fractionDigits == 6, readLaunchd(line, from: position) else { return nil }
    }
  }

  /// logd: ` logd[29]: message`.
  private mutating func readDaemon(_ line: Span<UInt8>, from start: Int) -> Bool {
    var position = start
    guard line.skip(0x20, at: &position), line.byte(position) > 0x20,
      let bracket = line.processBracket(from: position, threads: .none), bracket.open > position,
      line.firstIndex(of: 0x20, from: position, to: bracket.open) == nil
    else { return false }
    process = position..<bracket.open
    processID = bracket.processID
    position = bracket.end
    return endHeader(line, at: position)
  }

  /// launchd: ` (system/com.example.service) <Notice>: message`, the first part optional.
  private mutating func readLaunchd(_ line: Span<UInt8>, from start: Int) -> Bool {
    var position = start
    guard line.skip(0x20, at: &position) else { return false }
    if line.byte(position) == 0x28 {
      guard let end = Self.closingBracket(line, at: position), line.byte(end + 1) == 0x20 else { return false }
      subsystem = position + 1..<end
      position = end + 2
    }
    guard let word = line.bracketedLevel(at: &position) else { return false }
    level = word.level
    guard endHeader(line, at: position) else { return false }
    var text = message
    isRepeatMarker =
      line.skip("Last log repeated ", at: &text) && line.number(at: &text) != nil && line.skip(" time", at: &text)
    return true
  }

  /// The index of the bracket that closes the one at `start`; names may themselves hold round brackets.
  private static func closingBracket(_ line: Span<UInt8>, at start: Int) -> Int? {
    var depth = 0
    var position = start
    while position < line.count, line[position] != 0x0A {
      if line[position] == 0x28 { depth += 1 }
      if line[position] == 0x29 { depth -= 1 }
      if depth == 0 { return position }
      position += 1
    }
    return nil
  }

  /// mobile_installation and containermanagerd: ` [176] <notice> (0x16bae7000) -[Class method]: message`.
  private mutating func readInstallation(_ line: Span<UInt8>, from start: Int) -> Bool {
    var position = start
    guard line.skip(0x20, at: &position), let bracket = line.processBracket(from: position, threads: .none),
      bracket.open == position
    else { return false }
    processID = bracket.processID
    position = bracket.end
    guard line.skip(0x20, at: &position), let word = line.bracketedLevel(at: &position) else { return false }
    level = word.level
    if line.skip(" (0x", at: &position) {
      guard let thread = line.hexNumber(at: &position), line.skip(0x29, at: &position) else { return false }
      threadID = thread
    }
    guard line.skip(0x20, at: &position) || position == line.count else { return false }
    message = position
    return true
  }

  /// lockdownd: ` pid=69 function: message`.
  private mutating func readLockdown(_ line: Span<UInt8>, from start: Int) -> Bool {
    var position = start
    guard line.skip(" pid=", at: &position), let number = line.number(at: &position) else { return false }
    processID = Int32(exactly: number)
    guard line.skip(0x20, at: &position) || position == line.count else { return false }
    message = position
    return true
  }

  /// `: ` and what follows.
  private mutating func endHeader(_ line: Span<UInt8>, at start: Int) -> Bool {
    var position = start
    guard line.skip(0x3A, at: &position) else { return false }
    guard line.skip(0x20, at: &position) || position == line.count || line.byte(position) == 0x0A else { return false }
    message = position
    return true
  }
}

extension Span<UInt8> {
  /// `Wed Aug 11 05:51:02 2021`, as C's `ctime` prints it.
  fileprivate func printedCTime(at index: inout Int) -> PrintedStamp? {
    var position = index
    guard weekday(at: &position), skip(0x20, at: &position), let month = monthName(at: &position),
      skip(0x20, at: &position)
    else {
      return nil
    }
    _ = skip(0x20, at: &position)
    let dayStart = position
    guard let day = number(at: &position), position - dayStart <= 2, skip(0x20, at: &position),
      let clock = timeOfDay(at: &position), skip(0x20, at: &position), let year = digits(4, at: &position)
    else { return nil }
    index = position
    return PrintedStamp(stamp: CivilStamp(date: (year: year, month: month, day: day), clock: clock))
  }

  private func weekday(at index: inout Int) -> Bool {
    let names: [StaticString] = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    for name in names where skip(name, at: &index) { return true }
    return false
  }

  /// `10/13/21 07:57:42.865446`: month, day, year of this century.
  fileprivate func printedUSDateAndTime(at index: inout Int) -> PrintedStamp? {
    var position = index
    guard let month = digits(2, at: &position), skip(0x2F, at: &position), let day = digits(2, at: &position),
      skip(0x2F, at: &position), let year = digits(2, at: &position), skip(0x20, at: &position),
      let clock = timeOfDay(at: &position)
    else { return nil }
    index = position
    return PrintedStamp(stamp: CivilStamp(date: (year: 2000 + year, month: month, day: day), clock: clock))
  }
}
