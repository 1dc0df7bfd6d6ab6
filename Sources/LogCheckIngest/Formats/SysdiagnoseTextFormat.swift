import LogCheckModel

extension LogFormat {
  /// The plain text logs inside a sysdiagnose.
  package static let sysdiagnoseText = LogFormat(
    id: "ios-sysdiagnose-text",
    summary: "text logs of a sysdiagnose: logd.0.log, launchd.log, mobile_installation.log, lockdownd.log",
    carries: [.date, .year, .zone, .timeOfDay, .subsecond, .level, .process, .multiline, .apple],
    reader: SysdiagnoseTextReader()
  ) { line in
    SysdiagnoseRow(of: line)?.certainty ?? 0
  }
}

/// Four layouts that stand in files of their own; each row tells which it is.
struct SysdiagnoseTextReader: LogReader {
  func role(of line: Span<UInt8>) -> LineRole {
    guard let row = SysdiagnoseRow(of: line) else { return .inside }
    return row.isRepeatMarker ? .noise(.repeatMarker) : .starts
  }

  func read(_ text: Span<UInt8>, into record: inout Record) -> Bool {
    guard let row = SysdiagnoseRow(of: text) else { return false }
    _ = record.append(text)
    record.take(row.stamp)
    record.level = row.level
    record.process = row.process
    record.processID = row.processID
    record.threadID = row.threadID
    record.subsystem = row.subsystem
    record.message = row.message..<max(row.message, text.messageEnd)
    return true
  }
}

/// The header of a row of one of those files.
struct SysdiagnoseRow {
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
    var place = 0
    guard let stamp = line.printedDateAndTime(at: &place) ?? line.printedUSDateAndTime(at: &place) else {
      guard let stamp = line.printedCTime(at: &place) else { return nil }
      self.stamp = stamp
      guard readInstallation(line, from: place) else { return nil }
      return
    }
    self.stamp = stamp
    if line.byte(2) == 0x2F {
      guard readLockdown(line, from: place) else { return nil }
    } else if stamp.hasZone {
      guard stamp.fractionDigits == 0, readDaemon(line, from: place) else { return nil }
    } else {
      guard stamp.fractionDigits == 6, readLaunchd(line, from: place) else { return nil }
    }
  }

  /// logd: ` logd[29]: message`.
  private mutating func readDaemon(_ line: Span<UInt8>, from start: Int) -> Bool {
    var place = start
    guard line.skip(0x20, at: &place), line.byte(place) > 0x20,
      let bracket = line.processBracket(from: place, threads: .none), bracket.open > place,
      line.firstIndex(of: 0x20, from: place, to: bracket.open) == nil
    else { return false }
    process = place..<bracket.open
    processID = bracket.processID
    place = bracket.end
    return endHeader(line, at: place)
  }

  /// launchd: ` (system/com.example.service) <Notice>: message`, the first part optional.
  private mutating func readLaunchd(_ line: Span<UInt8>, from start: Int) -> Bool {
    var place = start
    guard line.skip(0x20, at: &place) else { return false }
    if line.byte(place) == 0x28 {
      guard let end = Self.closingBracket(line, at: place), line.byte(end + 1) == 0x20 else { return false }
      subsystem = place + 1..<end
      place = end + 2
    }
    guard let word = line.bracketedLevel(at: &place) else { return false }
    level = word.level
    guard endHeader(line, at: place) else { return false }
    var text = message
    isRepeatMarker =
      line.skip("Last log repeated ", at: &text) && line.number(at: &text) != nil && line.skip(" time", at: &text)
    return true
  }

  /// The place of the bracket that closes the one at `start`; names hold round brackets of their own.
  private static func closingBracket(_ line: Span<UInt8>, at start: Int) -> Int? {
    var depth = 0
    var place = start
    while place < line.count, line[place] != 0x0A {
      if line[place] == 0x28 { depth += 1 }
      if line[place] == 0x29 { depth -= 1 }
      if depth == 0 { return place }
      place += 1
    }
    return nil
  }

  /// mobile_installation and containermanagerd: ` [176] <notice> (0x16bae7000) -[Class method]: message`.
  private mutating func readInstallation(_ line: Span<UInt8>, from start: Int) -> Bool {
    var place = start
    guard line.skip(0x20, at: &place), let bracket = line.processBracket(from: place, threads: .none),
      bracket.open == place
    else { return false }
    processID = bracket.processID
    place = bracket.end
    guard line.skip(0x20, at: &place), let word = line.bracketedLevel(at: &place) else { return false }
    level = word.level
    if line.skip(" (0x", at: &place) {
      guard let thread = line.hexNumber(at: &place), line.skip(0x29, at: &place) else { return false }
      threadID = thread
    }
    guard line.skip(0x20, at: &place) || place == line.count else { return false }
    message = place
    return true
  }

  /// lockdownd: ` pid=69 function: message`.
  private mutating func readLockdown(_ line: Span<UInt8>, from start: Int) -> Bool {
    var place = start
    guard line.skip(" pid=", at: &place), let number = line.number(at: &place) else { return false }
    processID = Int32(exactly: number)
    guard line.skip(0x20, at: &place) || place == line.count else { return false }
    message = place
    return true
  }

  /// `: ` and what follows.
  private mutating func endHeader(_ line: Span<UInt8>, at start: Int) -> Bool {
    var place = start
    guard line.skip(0x3A, at: &place) else { return false }
    guard line.skip(0x20, at: &place) || place == line.count || line.byte(place) == 0x0A else { return false }
    message = place
    return true
  }
}

extension Span<UInt8> {
  /// `Wed Aug 11 05:51:02 2021`, as C's `ctime` prints it.
  fileprivate func printedCTime(at index: inout Int) -> PrintedStamp? {
    var place = index
    guard weekday(at: &place), skip(0x20, at: &place), let month = monthName(at: &place), skip(0x20, at: &place) else {
      return nil
    }
    _ = skip(0x20, at: &place)
    let dayStart = place
    guard let day = number(at: &place), place - dayStart <= 2, skip(0x20, at: &place),
      let clock = timeOfDay(at: &place), skip(0x20, at: &place), let year = digits(4, at: &place)
    else { return nil }
    index = place
    return PrintedStamp(stamp: CivilStamp(date: (year: year, month: month, day: day), clock: clock))
  }

  private func weekday(at index: inout Int) -> Bool {
    let names: [StaticString] = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    for name in names where skip(name, at: &index) { return true }
    return false
  }

  /// `10/13/21 07:57:42.865446`: month, day, year of this century.
  fileprivate func printedUSDateAndTime(at index: inout Int) -> PrintedStamp? {
    var place = index
    guard let month = digits(2, at: &place), skip(0x2F, at: &place), let day = digits(2, at: &place),
      skip(0x2F, at: &place), let year = digits(2, at: &place), skip(0x20, at: &place),
      let clock = timeOfDay(at: &place)
    else { return nil }
    index = place
    return PrintedStamp(stamp: CivilStamp(date: (year: 2000 + year, month: month, day: day), clock: clock))
  }
}
