import LogCheckModel

extension LogFormat {
  /// Xcode's debug console and the output of `lldb`: NSLog lines between bare `print` lines.
  package static let xcodeConsole = LogFormat(
    id: "xcode-console",
    summary:
      "Xcode or lldb console: NSLog lines (`date time process[pid:tid] message`) and bare print lines between them",
    carries: [
      .date, .year, .zone, .timeOfDay, .subsecond, .process, .multiline, .apple, .bareLines,
    ],
    reader: XcodeConsoleReader()
  ) { line in
    if XcodeConsoleReader.isPrompt(line) || XcodeConsoleReader.isCapacitorLine(line) { return 60 }
    // The type column of the compact style could pass for the first word of a process name.
    guard XcodeConsoleReader.header(of: line) != nil, AppleCompactReader.header(of: line) == nil else { return 0 }
    return 93
  }
}

/// `YYYY-MM-DD HH:MM:SS.uuuuuu±HHMM process[pid:tid] ` (since Xcode 8) or `….mmm process[pid:tid] ` (before, and tools
/// such as `xcodebuild` to this day), optional `[Category] `, message.
///
/// A line without that header is a `print` or belongs to the NSLog message before it; nothing in it shows which. It is
/// `.inside`, and read on its own it is a record with a message only.
struct XcodeConsoleReader: LogReader {
  func role(of line: Span<UInt8>) -> LineRole {
    if Self.header(of: line) != nil || Self.isPrompt(line) || Self.isCapacitorLine(line) { return .starts }
    return .inside
  }

  func read(_ text: Span<UInt8>, into record: inout Record) -> Bool {
    guard !text.isAll(0x0A) else { return false }
    _ = record.append(text)
    guard let header = Self.header(of: text) else {
      record.message = (Self.isPrompt(text) ? Self.promptLength : 0)..<text.messageEnd
      return true
    }
    record.take(header.stamp)
    record.process = header.process
    record.processID = header.processID
    record.threadID = header.threadID
    record.category = header.category
    record.message = header.rest..<max(header.rest, text.messageEnd)
    return true
  }

  struct Header {
    var stamp: PrintedStamp
    var process: Range<Int>
    var processID: Int32?
    var threadID: UInt64?
    /// The category of a mirrored `os_log` line; its bracket is right before the message.
    var category = 0..<0
    var rest: Int
  }

  static func header(of line: Span<UInt8>) -> Header? {
    var position = 0
    guard let stamp = line.printedDateAndTime(at: &position), stamp.fractionDigits == 3 || stamp.fractionDigits == 6,
      line.skip(0x20, at: &position), line.byte(position) != 0x20, !line.has("0x", at: position),
      let bracket = line.processBracket(from: position, threads: .either), bracket.open > position,
      line.firstIndex(of: ": ", from: position).map({ $0 > bracket.open }) ?? true
    else { return nil }
    var rest = bracket.end
    guard line.skip(0x20, at: &rest) || rest == line.count || line.byte(rest) == 0x0A else { return nil }
    var header = Header(
      stamp: stamp, process: position..<bracket.open, processID: bracket.processID, threadID: bracket.threadID,
      rest: rest)
    readCategory(line, into: &header)
    return header
  }

  /// `[Category] `. A bracket of capitals and marks only (`[PART-NAME] `) is the message's own tag: categories are
  /// words, and taking a tag for a category would lose the event, while a category left in place loses nothing.
  private static func readCategory(_ line: Span<UInt8>, into header: inout Header) {
    guard line.byte(header.rest) == 0x5B else { return }
    var position = header.rest + 1
    var hasLowerCase = false
    while position < line.count, line[position] != 0x5D {
      switch line[position] {
      case 0x61...0x7A: hasLowerCase = true
      case 0x0A, 0x5B, 0x20, 0x3A: return
      default: break
      }
      position += 1
    }
    guard hasLowerCase, line.byte(position) == 0x5D, line.byte(position + 1) == 0x20 else { return }
    header.category = header.rest + 1..<position
    header.rest = position + 2
  }

  private static let promptLength = 7

  /// A command typed to the debugger.
  static func isPrompt(_ line: Span<UInt8>) -> Bool { line.has("(lldb) ", at: 0) }

  /// Capacitor begins each of its lines with U+26A1 U+FE0F and two blanks, so none continues another.
  static func isCapacitorLine(_ line: Span<UInt8>) -> Bool {
    line.byte(0) == 0xE2 && line.byte(1) == 0x9A && line.byte(2) == 0xA1 && line.byte(3) == 0xEF
      && line.byte(4) == 0xB8 && line.byte(5) == 0x8F && line.has("  ", at: 6)
  }
}
