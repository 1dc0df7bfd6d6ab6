import LogCheckModel

extension LogFormat {
  /// `system.log` and other files of syslog and ASL.
  package static let bsdSyslog = LogFormat(
    id: "bsd-syslog",
    summary: "`system.log` and other syslog or ASL files: whole seconds, host, process, often no year and no zone",
    carries: [.date, .timeOfDay, .level, .process, .multiline, .apple],
    reader: BSDSyslogReader()
  ) { line in
    if BSDSyslogReader.isRepeatMarker(line) { return 90 }
    return BSDSyslogReader.header(of: line)?.certainty ?? 0
  }
}

/// `Mon dD HH:MM:SS host process[pid] (sub[pid]) <Level>: message`, where `[pid]`, `(sub…)` and `<Level>` may be
/// missing; also with an ISO 8601 stamp, and in the layout of RFC 5424 without its priority.
struct BSDSyslogReader: LogReader {
  func role(of line: Span<UInt8>) -> LineRole {
    if Self.isRepeatMarker(line) { return .noise(.repeatMarker) }
    return Self.header(of: line) == nil ? .inside : .starts
  }

  func read(_ text: Span<UInt8>, into record: inout Record) -> Bool {
    guard let header = Self.header(of: text) else { return false }
    _ = record.append(text)
    record.take(header.stamp)
    record.device = header.host
    record.process = header.process
    record.processID = header.processID
    record.level = header.level
    record.message = header.rest..<max(header.rest, text.messageEnd)
    return true
  }

  struct Header {
    var stamp: PrintedStamp
    var host: Range<Int>
    var process = 0..<0
    var processID: Int32?
    var level: LogLevel?
    var rest = 0
    var certainty = 95
  }

  static func header(of line: Span<UInt8>) -> Header? {
    var position = 0
    var isISO = false
    var printed = line.printedSyslogStamp(at: &position)
    if printed == nil {
      printed = line.printedDateAndTime(at: &position, separator: 0x54)
      isISO = true
    }
    guard let printed, !isISO || printed.hasZone, line.skip(0x20, at: &position) else { return nil }
    let hostStart = position
    while position < line.count, isHostByte(line[position]) { position += 1 }
    var header = Header(stamp: printed, host: hostStart..<position)
    guard position > hostStart, line.skip(0x20, at: &position) else { return nil }
    if readTag(line, at: &position, into: &header) { return header }
    return isISO && readRFC5424(line, at: &position, into: &header) ? header : nil
  }

  private static func isHostByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, 0x28, 0x29, 0x3C, 0x3E, 0x5B, 0x5D, 0x7B, 0x7D: false
    default: true
    }
  }

  /// `process[pid] (sub[pid]) <Level>: `, or `process: `.
  private static func readTag(_ line: Span<UInt8>, at index: inout Int, into header: inout Header) -> Bool {
    let start = index
    var position = start
    while position < line.count, line[position] != 0x5B, line[position] != 0x3A, line[position] != 0x0A {
      position += 1
    }
    guard position > start, line.byte(start) != 0x20 else { return false }
    if line.byte(position) == 0x5B {
      // Names may hold blanks (`Setup Assistant[1173]`), but no bracket before the pid's.
      guard let bracket = line.processBracket(from: position, threads: .none), bracket.open == position else {
        return false
      }
      header.processID = bracket.processID
      header.process = start..<position
      position = bracket.end
      skipSubprocess(line, at: &position)
      var level = position
      if line.skip(0x20, at: &level), let word = line.bracketedLevel(at: &level) {
        header.level = word.level
        header.certainty = certaintyWithLevel(line, header)
        position = level
      }
    } else {
      guard line.firstIndex(of: 0x20, from: start, to: position) == nil else { return false }
      header.process = start..<position
      header.certainty = 80
    }
    guard line.skip(0x3A, at: &position) else { return false }
    guard line.skip(0x20, at: &position) || position == line.count || line.byte(position) == 0x0A else { return false }
    header.rest = position
    index = position
    return true
  }

  /// A level makes a line resemble one of a device relay that prints its host.
  private static func certaintyWithLevel(_ line: Span<UInt8>, _ header: Header) -> Int {
    if header.stamp.fractionDigits > 0 { return 0 }
    return DeviceRelayLine(of: line).map { $0.certainty >= 90 ? 30 : 80 } ?? 95
  }

  /// ` (com.apple.example[1046])`: what the process speaks for.
  private static func skipSubprocess(_ line: Span<UInt8>, at index: inout Int) {
    var position = index
    guard line.skip(" (", at: &position) else { return }
    var depth = 1
    while position < line.count, line[position] != 0x0A {
      if line[position] == 0x28 { depth += 1 }
      if line[position] == 0x29 { depth -= 1 }
      position += 1
      if depth == 0 {
        index = position
        return
      }
    }
  }

  /// `process pid msgid [structured data] message`, each but the message a word or `-`.
  private static func readRFC5424(_ line: Span<UInt8>, at index: inout Int, into header: inout Header) -> Bool {
    var position = index
    guard let process = word(line, at: &position), let processID = word(line, at: &position),
      word(line, at: &position) != nil
    else { return false }
    var number = processID.lowerBound
    if let value = line.number(at: &number), number == processID.upperBound {
      header.processID = Int32(exactly: value)
    } else if !(processID.count == 1 && line.byte(processID.lowerBound) == 0x2D) {
      return false
    }
    if !line.skip(0x2D, at: &position) {
      guard line.byte(position) == 0x5B else { return false }
      while line.byte(position) == 0x5B {
        guard let end = structuredDataEnd(line, at: position) else { return false }
        position = end
      }
    }
    guard line.skip(0x20, at: &position) || position == line.count else { return false }
    header.process = process
    header.rest = position
    index = position
    return true
  }

  private static func word(_ line: Span<UInt8>, at index: inout Int) -> Range<Int>? {
    var position = index
    while position < line.count, line[position] > 0x20 { position += 1 }
    let word = index..<position
    guard !word.isEmpty, line.skip(0x20, at: &position) else { return nil }
    index = position
    return word
  }

  /// The index after `[id name="value" …]`; a value may hold escaped quotes and brackets.
  private static func structuredDataEnd(_ line: Span<UInt8>, at start: Int) -> Int? {
    var position = start + 1
    var isQuoted = false
    while position < line.count, line[position] != 0x0A {
      switch line[position] {
      case 0x5C where isQuoted: position += 1
      case 0x22: isQuoted.toggle()
      case 0x5D where !isQuoted: return position + 1
      default: break
      }
      position += 1
    }
    return nil
  }

  /// `--- last message repeated 2 times ---` after a stamp, after stamp and host, or alone, and the older form without
  /// dashes.
  static func isRepeatMarker(_ line: Span<UInt8>) -> Bool {
    var position = 0
    if line.printedSyslogStamp(at: &position) != nil {
      guard line.skip(0x20, at: &position) else { return false }
      if isRepeatText(line, at: position, needsDashes: true) { return true }
      while position < line.count, isHostByte(line[position]) { position += 1 }
      guard line.skip(0x20, at: &position) else { return false }
      return isRepeatText(line, at: position, needsDashes: false)
    }
    return isRepeatText(line, at: 0, needsDashes: true)
  }

  private static func isRepeatText(_ line: Span<UInt8>, at start: Int, needsDashes: Bool) -> Bool {
    var position = start
    let dashes = line.skip("--- ", at: &position)
    guard dashes || !needsDashes, line.skip("last message repeated ", at: &position), line.number(at: &position) != nil,
      line.skip(" time", at: &position)
    else { return false }
    _ = line.skip(0x73, at: &position)
    if dashes { _ = line.skip(" ---", at: &position) }
    return position == line.count
  }
}
