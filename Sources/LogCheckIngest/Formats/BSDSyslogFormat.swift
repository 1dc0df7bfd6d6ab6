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
    var place = 0
    var isISO = false
    var printed = line.printedSyslogStamp(at: &place)
    if printed == nil {
      printed = line.printedDateAndTime(at: &place, separator: 0x54)
      isISO = true
    }
    guard let printed, !isISO || printed.hasZone, line.skip(0x20, at: &place) else { return nil }
    let hostStart = place
    while place < line.count, isHostByte(line[place]) { place += 1 }
    var header = Header(stamp: printed, host: hostStart..<place)
    guard place > hostStart, line.skip(0x20, at: &place) else { return nil }
    if readTag(line, at: &place, into: &header) { return header }
    return isISO && readRFC5424(line, at: &place, into: &header) ? header : nil
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
    var place = start
    while place < line.count, line[place] != 0x5B, line[place] != 0x3A, line[place] != 0x0A { place += 1 }
    guard place > start, line.byte(start) != 0x20 else { return false }
    if line.byte(place) == 0x5B {
      // Names may hold blanks (`Setup Assistant[1173]`), but no bracket before the pid's.
      guard let bracket = line.processBracket(from: place, threads: .none), bracket.open == place else { return false }
      header.processID = bracket.processID
      header.process = start..<place
      place = bracket.end
      skipSubprocess(line, at: &place)
      var level = place
      if line.skip(0x20, at: &level), let word = line.bracketedLevel(at: &level) {
        header.level = word.level
        header.certainty = certaintyWithLevel(line, header)
        place = level
      }
    } else {
      guard line.firstIndex(of: 0x20, from: start, to: place) == nil else { return false }
      header.process = start..<place
      header.certainty = 80
    }
    guard line.skip(0x3A, at: &place) else { return false }
    guard line.skip(0x20, at: &place) || place == line.count || line.byte(place) == 0x0A else { return false }
    header.rest = place
    index = place
    return true
  }

  /// A level makes a row look like one of a device relay that shows its host.
  private static func certaintyWithLevel(_ line: Span<UInt8>, _ header: Header) -> Int {
    if header.stamp.fractionDigits > 0 { return 0 }
    return DeviceRelayRow(of: line).map { $0.certainty >= 90 ? 30 : 80 } ?? 95
  }

  /// ` (com.apple.example[1046])`: what the process speaks for.
  private static func skipSubprocess(_ line: Span<UInt8>, at index: inout Int) {
    var place = index
    guard line.skip(" (", at: &place) else { return }
    var depth = 1
    while place < line.count, line[place] != 0x0A {
      if line[place] == 0x28 { depth += 1 }
      if line[place] == 0x29 { depth -= 1 }
      place += 1
      if depth == 0 {
        index = place
        return
      }
    }
  }

  /// `process pid msgid [structured data] message`, each but the message a word or `-`.
  private static func readRFC5424(_ line: Span<UInt8>, at index: inout Int, into header: inout Header) -> Bool {
    var place = index
    guard let process = word(line, at: &place), let processID = word(line, at: &place), word(line, at: &place) != nil
    else { return false }
    var number = processID.lowerBound
    if let value = line.number(at: &number), number == processID.upperBound {
      header.processID = Int32(exactly: value)
    } else if !(processID.count == 1 && line.byte(processID.lowerBound) == 0x2D) {
      return false
    }
    if !line.skip(0x2D, at: &place) {
      guard line.byte(place) == 0x5B else { return false }
      while line.byte(place) == 0x5B {
        guard let end = structuredDataEnd(line, at: place) else { return false }
        place = end
      }
    }
    guard line.skip(0x20, at: &place) || place == line.count else { return false }
    header.process = process
    header.rest = place
    index = place
    return true
  }

  private static func word(_ line: Span<UInt8>, at index: inout Int) -> Range<Int>? {
    var place = index
    while place < line.count, line[place] > 0x20 { place += 1 }
    let word = index..<place
    guard !word.isEmpty, line.skip(0x20, at: &place) else { return nil }
    index = place
    return word
  }

  /// The place behind `[id name="value" …]`; a value may hold escaped quotes and brackets.
  private static func structuredDataEnd(_ line: Span<UInt8>, at start: Int) -> Int? {
    var place = start + 1
    var isQuoted = false
    while place < line.count, line[place] != 0x0A {
      switch line[place] {
      case 0x5C where isQuoted: place += 1
      case 0x22: isQuoted.toggle()
      case 0x5D where !isQuoted: return place + 1
      default: break
      }
      place += 1
    }
    return nil
  }

  /// `--- last message repeated 2 times ---` behind a stamp, behind stamp and host, or alone, and the older form without
  /// dashes.
  static func isRepeatMarker(_ line: Span<UInt8>) -> Bool {
    var place = 0
    if line.printedSyslogStamp(at: &place) != nil {
      guard line.skip(0x20, at: &place) else { return false }
      if isRepeatText(line, at: place, needsDashes: true) { return true }
      while place < line.count, isHostByte(line[place]) { place += 1 }
      guard line.skip(0x20, at: &place) else { return false }
      return isRepeatText(line, at: place, needsDashes: false)
    }
    return isRepeatText(line, at: 0, needsDashes: true)
  }

  private static func isRepeatText(_ line: Span<UInt8>, at start: Int, needsDashes: Bool) -> Bool {
    var place = start
    let dashes = line.skip("--- ", at: &place)
    guard dashes || !needsDashes, line.skip("last message repeated ", at: &place), line.number(at: &place) != nil,
      line.skip(" time", at: &place)
    else { return false }
    _ = line.skip(0x73, at: &place)
    if dashes { _ = line.skip(" ---", at: &place) }
    return place == line.count
  }
}
