import LogCheckModel

/// A line of iOS's log relays: `Mon dD HH:MM:SS [host] process[(framework)][pid] <Level>: message`.
struct DeviceRelayLine {
  /// `nil` where the stamp was cut off.
  var stamp: PrintedStamp?
  var device = 0..<0
  var process = 0..<0
  var processID: Int32?
  var level: LogLevel?
  var message: Int
  /// NUL bytes before it, as raw relay bytes have them.
  var isRaw: Bool
  var hasFramework = false
  /// True if the name before `[pid]` holds a blank: part of the name, or a host before it.
  var hasBlankInName = false

  /// The relay line that `line` begins with; `isRaw` means that NUL bytes have already been removed.
  init?(of line: Span<UInt8>, isRaw: Bool = false) {
    var position = 0
    while position < line.count, line[position] == 0 { position += 1 }
    self.isRaw = isRaw || position > 0
    stamp = line.printedSyslogStamp(at: &position)
    if stamp != nil { guard line.skip(0x20, at: &position) else { return nil } }
    let nameStart = position
    guard line.byte(position) > 0x20, let header = Self.bracket(line, from: position) else { return nil }
    processID = header.bracket.processID
    level = header.level
    message = header.end
    var nameEnd = header.bracket.open
    guard nameEnd > nameStart, !Self.holdsColon(line, nameStart..<nameEnd) else { return nil }
    // Without a stamp only a short name right at the beginning is worth believing.
    if stamp == nil { guard nameEnd - nameStart <= 64, line.isLetter(nameStart) else { return nil } }
    if let framework = Self.frameworkStart(line, nameStart..<nameEnd) {
      hasFramework = true
      nameEnd = framework
    }
    process = nameStart..<nameEnd
    if let blank = line.firstIndex(of: 0x20, from: nameStart, to: nameEnd) {
      hasBlankInName = true
      // The time of the newer relay never comes with a host.
      if stamp?.fractionDigits == 0, self.isRaw || Self.namesDevice(line, nameStart..<blank) {
        device = nameStart..<blank
        process = blank + 1..<nameEnd
      }
    }
  }

  /// The certainty, by its shape, that the line comes from a device relay.
  var certainty: Int {
    guard let stamp else { return 60 }
    if isRaw || stamp.fractionDigits == 6 { return 97 }
    if hasFramework || !device.isEmpty || !hasBlankInName { return 95 }
    // `host process[pid] <Level>:` is as likely a line of ASL.
    return 70
  }

  private static func bracket(
    _ line: Span<UInt8>, from start: Int
  ) -> (bracket: ProcessBracket, level: LogLevel?, end: Int)? {
    var position = start
    while let bracket = line.processBracket(from: position, threads: .none) {
      var end = bracket.end
      if line.skip(0x20, at: &end), let word = line.bracketedLevel(at: &end), line.skip(0x3A, at: &end) {
        _ = line.skip(0x20, at: &end)
        return (bracket, word.level, end)
      }
      // A message begins after `]:`.
      if line.byte(bracket.end) == 0x3A { return nil }
      position = bracket.open + 1
    }
    return nil
  }

  private static func holdsColon(_ line: Span<UInt8>, _ name: Range<Int>) -> Bool {
    line.firstIndex(of: ": ", from: name.lowerBound).map { $0 < name.upperBound } ?? false
  }

  /// The index of the last `(…)` of a name if it touches the text before it: `novio (R14)(CoreFoundation)`.
  private static func frameworkStart(_ line: Span<UInt8>, _ name: Range<Int>) -> Int? {
    guard line.byte(name.upperBound - 1) == 0x29 else { return nil }
    var depth = 0
    var position = name.upperBound - 1
    while position > name.lowerBound {
      if line[position] == 0x29 { depth += 1 }
      if line[position] == 0x28 {
        depth -= 1
        if depth == 0 { return line[position - 1] == 0x20 ? nil : position }
      }
      position -= 1
    }
    return nil
  }

  /// True if a word is a device's name rather than the first word of a process name: the relay turns the blanks of
  /// device names into dashes, and nearly all device names contain the model.
  private static func namesDevice(_ line: Span<UInt8>, _ word: Range<Int>) -> Bool {
    for index in word where index == word.lowerBound || !line.isLetter(index - 1) {
      if line.has("iPhone", at: index) || line.has("iPad", at: index) || line.has("iPod", at: index) { return true }
    }
    return false
  }
}
