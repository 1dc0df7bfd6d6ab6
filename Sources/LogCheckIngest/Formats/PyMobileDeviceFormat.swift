import LogCheckModel

extension LogFormat {
  /// `pymobiledevice3 syslog live`, and the JSON lines of it and of `ios syslog` (go-ios).
  package static let pymobiledevice = LogFormat(
    id: "pymobiledevice3",
    summary: "`pymobiledevice3 syslog live` as text or JSON, `ios syslog` (go-ios) as JSON",
    carries: [
      .date, .year, .timeOfDay, .subsecond, .level, .process, .subsystem, .multiline, .deviceOnly, .apple, .unifiedLog,
    ],
    reader: PyMobileDeviceReader()
  ) { line in
    if PyMobileDeviceReader.header(of: line) != nil { return 97 }
    return line.byte(0) == 0x7B ? PyMobileDeviceReader.objectCertainty(line) : 0
  }
}

/// `YYYY-MM-DD HH:MM:SS[.uuuuuu] process{image[+offset]}[pid] <LEVEL>: message[ [subsystem][category]]`, or one JSON
/// object a line.
struct PyMobileDeviceReader: LogReader {
  func role(of line: Span<UInt8>) -> LineRole {
    if Self.header(of: line) != nil || Self.beginsObject(line) { return .starts }
    return line.has("Waiting for \"", at: 0) ? .noise(.toolMessage) : .inside
  }

  func read(_ text: Span<UInt8>, into record: inout Record) -> Bool {
    if text.byte(0) == 0x7B { return DeviceToolObject(text)?.fill(&record, from: text) ?? false }
    guard let header = Self.header(of: text) else { return false }
    _ = record.append(text)
    record.take(header.stamp)
    record.level = header.level
    if header.isActivity { record.kind = .activity }
    record.process = header.process
    record.processID = header.processID
    var end = text.messageEnd
    if let label = Self.label(text, endingAt: end), label.start >= header.rest {
      record.subsystem = label.subsystem
      record.category = label.category
      end = label.start
    }
    record.message = header.rest..<max(header.rest, end)
    return true
  }

  struct Header {
    var stamp: PrintedStamp
    var process: Range<Int>
    var processID: Int32?
    var level: LogLevel?
    var isActivity: Bool
    var rest: Int
  }

  static func header(of line: Span<UInt8>) -> Header? {
    var position = 0
    guard var stamp = line.printedDateAndTime(at: &position), !stamp.hasZone,
      stamp.fractionDigits == 6 || stamp.fractionDigits == 0, line.skip(0x20, at: &position)
    else { return nil }
    // Python leaves the fraction out where it is zero: the time is exact all the same.
    stamp.stamp?.granularity = LogDuration(nanoseconds: 1000)
    // Names and images can hold brackets; the image's braces end right before the pid.
    var search = position
    while let bracket = line.processBracket(from: search, threads: .none) {
      var rest = bracket.end
      if line.skip(0x20, at: &rest), let word = line.bracketedLevel(at: &rest), line.skip(0x3A, at: &rest),
        let brace = imageStart(line, endingAt: bracket.open), brace > position
      {
        _ = line.skip(0x20, at: &rest)
        return Header(
          stamp: stamp, process: position..<brace, processID: bracket.processID, level: word.level,
          isActivity: line.isWord("user_action", word.word), rest: rest)
      }
      search = bracket.open + 1
    }
    return nil
  }

  /// The index of the brace that the one before `end` closes. Image names are short, and hostile lines are long.
  private static func imageStart(_ line: Span<UInt8>, endingAt end: Int) -> Int? {
    var position = end - 1
    var depth = 0
    while position >= max(0, end - 512) {
      if line[position] == 0x7D { depth += 1 }
      if line[position] == 0x7B { depth -= 1 }
      if depth == 0 { return position < end - 1 ? position : nil }
      position -= 1
    }
    return nil
  }

  /// ` [subsystem][category]` at the end of a message, as `--label` adds it.
  private static func label(
    _ text: Span<UInt8>, endingAt end: Int
  ) -> (subsystem: Range<Int>, category: Range<Int>, start: Int)? {
    guard end > 0, text.byte(end - 1) == 0x5D else { return nil }
    var open = end - 1
    while open > 0, text[open] != 0x5B, text[open] != 0x0A { open -= 1 }
    guard text.byte(open) == 0x5B, open > 1, text.byte(open - 1) == 0x5D else { return nil }
    let category = open + 1..<end - 1
    let subsystemEnd = open - 1
    open = subsystemEnd
    while open > 0, text[open] != 0x5B, text[open] != 0x0A, text[open] != 0x20 { open -= 1 }
    guard text.byte(open) == 0x5B, open > 0, text.byte(open - 1) == 0x20 else { return nil }
    return (open + 1..<subsystemEnd, category, open - 1)
  }

  /// True if a line begins with a member of a device tool's object: the lines of a message can begin with any other
  /// member.
  static func beginsObject(_ line: Span<UInt8>) -> Bool {
    guard line.has("{\"", at: 0) else { return false }
    let names: [StaticString] = [
      "pid\"", "procid\"", "msg\"", "message\"", "timestamp\"", "device\"", "process\"", "level\"", "filename\"",
      "thread_id\"", "label\"", "image_name\"", "image_offset\"", "image_uuid\"", "process_image_uuid\"",
      "mach_timestamp\"",
    ]
    for name in names where line.has(name, at: 2) { return true }
    return false
  }

  /// Identifies the object by keys that no other tool uses, or by a relay line inside.
  static func objectCertainty(_ line: Span<UInt8>) -> Int {
    if line.firstIndex(of: "\"process_image_uuid\"") != nil || line.firstIndex(of: "\"image_offset\"") != nil {
      return 96
    }
    guard let object = DeviceToolObject(line) else { return 0 }
    return object.holdsRelayLine(line) ? 93 : object.isParsedRelayLine ? 60 : 0
  }
}
