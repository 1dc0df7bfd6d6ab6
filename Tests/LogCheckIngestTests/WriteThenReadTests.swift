import LogCheckIngest
import LogCheckModel
import LogCheckSimulator
import Testing

/// The reader of a format reads back the output of the tool's writer: every part that the format can carry.
@Suite struct WriteThenReadTests {
  private static let seeds: ClosedRange<UInt64> = 1...50

  @Test(arguments: LogWriter.all.map(\.id))
  func readsBackWhatWasWritten(id: String) throws {
    let writer = try #require(LogWriter.named(id))
    let format = try #require(LogFormat.named(writer.formatID), "no reader for \(writer.formatID)")
    for seed in Self.seeds {
      var random = RandomEntries(seed: seed, writer: writer)
      let settings = random.settings()
      let entries = random.entries()
      let capture = writer.write(entries, settings)
      let expected = entries.flatMap { ReadBack.expected($0, writer, settings) }
      var read: [ReadBack] = []
      var account = RecordAccount(format: format)
      account.walk(capture.span) { read.append(ReadBack($0, writer)) }
      let text = String(decoding: capture, as: UTF8.self)
      for (index, pair) in zip(read, expected).enumerated() where pair.0 != pair.1 {
        Issue.record("seed \(seed), record \(index)\nread:     \(pair.0)\nexpected: \(pair.1)\n\(text)")
        return
      }
      try #require(read.count == expected.count, "seed \(seed)\n\(text)")
      #expect(account.counts.sum == account.counts.lines, "seed \(seed)")
      #expect(account.counts.notUnderstoodLines == 0, "seed \(seed)\n\(text)")
      #expect(account.counts.malformedStamps == 0, "seed \(seed)")
    }
  }

  /// Bare lines of `print` between lines with a header: with the predicate that recognises them, each is a record.
  @Test(arguments: ["xcode-console", "xcode-structured"])
  func readsPrintedLines(id: String) throws {
    let writer = try #require(LogWriter.named(id))
    let format = try #require(LogFormat.named(writer.formatID))
    let entries = (0..<6).map { number in
      LogEntry(
        instant: LogInstant(nanoseconds: number * 1_000_000_000), process: "App", processID: 7,
        message: "[TAG] row \(number)", sink: number % 2 == 0 ? .logSystem : .standardOutput)
    }
    var messages: [String] = []
    var account = RecordAccount(format: format) { $0.has("[TAG]", at: 0) }
    account.walk(writer.write(entries).span) {
      messages.append(String(decoding: $0.text[$0.message], as: UTF8.self))
    }
    #expect(messages == entries.map(\.message))
  }

  /// Foreign entries as they are in real captures, with everything hard about them.
  @Test(arguments: LogWriter.all.map(\.id), [CapturePlatform.ios, .android])
  func readsBackForeignNoise(id: String, platform: CapturePlatform) throws {
    let writer = try #require(LogWriter.named(id))
    let format = try #require(LogFormat.named(writer.formatID))
    var noise = ForeignNoise(platform: platform, seed: 77)
    let start = LogInstant(nanoseconds: 1_762_321_687_000_000_000)
    let entries = (0..<300).map { noise.entry(at: start + .milliseconds($0 * 137)) }
      .filter { !RandomEntries.isAmbiguous($0, writer) }
    try #require(entries.count > 100)
    let settings = CaptureSettings()
    let expected = entries.flatMap { ReadBack.expected($0, writer, settings) }
    var read: [ReadBack] = []
    var account = RecordAccount(format: format)
    account.walk(writer.write(entries, settings).span) { read.append(ReadBack($0, writer)) }
    for (got, wanted) in zip(read, expected) where got != wanted {
      Issue.record("read:     \(got)\nexpected: \(wanted)")
      return
    }
    #expect(read.count == expected.count)
  }
}

/// The parts of an entry that are compared.
struct ReadBack: Hashable, CustomStringConvertible {
  var message = ""
  var stamp: CivilStamp?
  var level: LogLevel?
  var process = ""
  var processID: Int32?
  var threadID: UInt64?
  var subsystem = ""
  var category = ""
  var tag = ""
  var device = ""
  var boot = ""

  init() {}

  init(_ record: Record, _ writer: LogWriter) {
    func text(_ range: Range<Int>) -> String { String(decoding: record.text[range], as: UTF8.self) }
    let parts = writer.traits.parts
    message = text(record.message)
    stamp = record.stamp
    level = record.level
    process = text(record.process)
    processID = record.processID
    threadID = record.threadID
    subsystem = text(record.subsystem)
    category = text(record.category)
    tag = text(record.tag)
    device = text(record.device)
    // The additional information of a record beyond the entry is not compared.
    boot = parts.contains(.boot) ? text(record.boot) : ""
  }

  /// The records that a reader must make of an entry.
  static func expected(_ entry: LogEntry, _ writer: LogWriter, _ settings: CaptureSettings) -> [ReadBack] {
    let traits = writer.traits
    var back = ReadBack()
    back.stamp = stamp(entry, writer, settings)
    if traits.parts.contains(.structuredOnly) { return [structured(entry, writer, settings, back)] }
    back.level = traits.levels.shown(entry.level)
    if traits.parts.contains(.process) { back.process = entry.process }
    if traits.parts.contains(.processID) { back.processID = entry.processID }
    if traits.parts.contains(.threadID) { back.threadID = entry.threadID }
    if traits.parts.contains(.subsystem) { back.subsystem = entry.subsystem ?? "" }
    // But for the console, which shows the category alone, a category needs a subsystem before it.
    var message = entry.message
    if traits.parts.contains(.category), let category = entry.category, !category.isEmpty {
      if writer.formatID != "xcode-console" {
        back.category = entry.subsystem == nil ? "" : category
      } else if RandomEntries.isConsoleCategory(category) {
        back.category = category
      } else {
        message = "[\(category)] \(message)"
      }
    }
    if traits.parts.contains(.tag) { back.tag = entry.tag ?? entry.category ?? entry.process }
    if traits.parts.contains(.device) {
      back.device = writer.formatID == "bsd-syslog" ? settings.hostName : settings.deviceName
    }
    if traits.parts.contains(.boot), settings.footer { back.boot = settings.bootID }
    let logLines = message.split(separator: "\n", omittingEmptySubsequences: false)
    switch traits.newlines {
    case .kept:
      back.message = message
      return [back]
    case .keptWithTab:
      back.message = logLines.joined(separator: "\n\t")
      return [back]
    case .split:
      return logLines.compactMap { logLine in
        // Nothing of an empty line remains if nothing precedes the message.
        if logLine.isEmpty, writer.formatID == "tagged-lines" { return nil }
        var part = back
        part.message = String(logLine)
        return part
      }
    }
  }

  /// For a structured event the whole line is the message; the envelope of any other message shows its origin.
  private static func structured(
    _ entry: LogEntry, _ writer: LogWriter, _ settings: CaptureSettings, _ stamped: ReadBack
  ) -> ReadBack {
    var back = stamped
    back.message = String(decoding: writer.write([entry], settings).dropLast(), as: UTF8.self)
    guard back.message.contains("\"event\":\"log.message\"") else { return back }
    back.level = entry.level
    back.device = settings.deviceName
    back.boot = settings.bootID
    return back
  }

  private static func stamp(_ entry: LogEntry, _ writer: LogWriter, _ settings: CaptureSettings) -> CivilStamp? {
    guard let granularity = writer.traits.granularity else { return nil }
    let parts = writer.traits.parts
    // An export in seconds since 1970 has no other zone than UTC.
    let offset = writer.formatID == "android-studio-json" ? 0 : settings.offsetSeconds
    let local = entry.instant.nanoseconds + Int64(offset) * 1_000_000_000
    let length: Int64 = 86_400_000_000_000
    let days = Int(local / length)
    let date = Calendar.date(daysSinceEpoch: days)
    let time = local % length / granularity.nanoseconds * granularity.nanoseconds
    let hasDate = parts.contains(.date)
    return CivilStamp(
      year: parts.contains(.year) ? date.year : nil, month: hasDate ? date.month : nil, day: hasDate ? date.day : nil,
      hour: Int(time / 3_600_000_000_000), minute: Int(time / 60_000_000_000 % 60),
      second: Int(time / 1_000_000_000 % 60), nanosecond: Int(time % 1_000_000_000),
      offsetSeconds: parts.contains(.zone) ? offset : nil,
      granularity: granularity)
  }

  var description: String {
    "\(message.debugDescription) \(stamp.map { "\($0)" } ?? "no time") \(level.map { "\($0)" } ?? "no level") "
      + "process \(process)[\(processID ?? -1):\(threadID ?? 0)] [\(subsystem):\(category)] tag \(tag) device \(device) "
      + "boot \(boot)"
  }
}

/// Random entries that a writer can print without losing what is compared.
private struct RandomEntries {
  private var generator: SeededGenerator
  private let writer: LogWriter

  init(seed: UInt64, writer: LogWriter) {
    generator = SeededGenerator(seed: seed)
    self.writer = writer
  }

  mutating func settings() -> CaptureSettings {
    CaptureSettings(
      offsetSeconds: generator.number(in: -48..<57) * 900, deviceName: "Sample-iPhone",
      bootID: "BOOT-\(generator.next())",
      environment: generator.element(of: CaptureEnvironment.allCases) ?? .unsaid,
      predicate: generator.isTrue(1, in: 3) ? "process == \"App\"" : nil, header: generator.isTrue(1, in: 2),
      footer: generator.isTrue(1, in: 2))
  }

  mutating func entries() -> [LogEntry] {
    var entries: [LogEntry] = []
    for _ in 0..<generator.number(in: 1..<12) {
      let entry = entry()
      if !Self.isAmbiguous(entry, writer) { entries.append(entry) }
    }
    return entries
  }

  private mutating func entry() -> LogEntry {
    let hasLog = generator.isTrue(2, in: 3)
    let library = generator.element(of: [nil, nil, "Foundation", "libxpc.dylib", "UIKitCore", "com.example.bundle"])
    var names = ["App", "My App 27", "kernel", "com.example.app", "SpringBoard", "a", "Späti", "x-y_z.1"]
    // Round brackets at the end of a name pass for a library where none follows.
    if library != nil { names.append("Example (R14)") }
    let seconds = generator.number(in: 946_684_800..<4_000_000_000)
    return LogEntry(
      instant: LogInstant(
        nanoseconds: Int64(seconds) * 1_000_000_000
          + (generator.isTrue(1, in: 5) ? 0 : Int64(generator.number(in: 0..<1_000_000_000)))),
      level: generator.element(of: LogLevel.allCases) ?? .notice,
      process: generator.element(of: names) ?? "App", processID: Int32(generator.number(in: 0..<100_000)),
      threadID: UInt64(generator.number(in: 0..<0x200_0000)), library: library ?? nil,
      subsystem: hasLog ? generator.element(of: ["org.example.app", "com.apple.UIKit", "x"]) : nil,
      category: hasLog ? generator.element(of: ["net", "lifecycle(group)", "Big Category", "a.b"]) : nil,
      tag: generator.element(of: ["Net", "Capacitor/Console", "DNP-FETCH", "a.b.C", "Eleven Char"]),
      message: message(), monotonic: .milliseconds(Int64(generator.number(in: 0..<1_000_000_000))))
  }

  private mutating func message() -> String {
    var logLines: [String] = []
    let count = generator.isTrue(1, in: 3) ? generator.number(in: 2..<6) : 1
    for _ in 0..<count { logLines.append(logLine()) }
    var message = logLines.joined(separator: "\n")
    // Lines that are empty at the beginning or the end are layout to every reader of text.
    while message.last == "\n" { message.removeLast() }
    while message.first == "\n" { message.removeFirst() }
    return message
  }

  private mutating func logLine() -> String {
    let pieces = [
      "plain text", "[DNP-FETCH] BGAppRefreshTask scheduled (earliestBeginDate=2025-11-15T05:48:00Z)", "a: b: c",
      "tab\there", "back\\slash \\134 \\n \\\\", "→ 日本語 😀 e\u{301}", "{\"event\":\"a\",\"x\":[1,2]}", "(round) first",
      "<private>", "colon:", "  indented", "| pipe | pipe", "'quotes' \"both\"", "100% %d %@", "[12:34] clock",
      "2025-11-15", "<Notice>: x", "App[12:34] y", "/a/b/c", "\u{FFFD}", "]", "[", "}", ",", "\u{2028}line", "\u{7F}",
      "0x1234", "12345", "=", "--", "Type", "a\u{1}b", "",
    ]
    var logLine = ""
    for _ in 0..<generator.number(in: 1..<4) { logLine += generator.element(of: pieces) ?? "" }
    return logLine
  }

  /// True if an entry, printed by this tool, could also be another entry: no reader can distinguish them, so it is not
  /// tested.
  static func isAmbiguous(_ entry: LogEntry, _ writer: LogWriter) -> Bool {
    let message = entry.message
    switch writer.formatID {
    case "apple-default", "apple-compact", "apple-syslog":
      // `(x) ` could be the library, `[a:b] ` the subsystem.
      return entry.subsystem == nil && (message.hasPrefix("[") || message.hasPrefix("("))
    case "xcode-console":
      // `[word] ` could be the category.
      guard entry.category == nil || entry.category == "", message.hasPrefix("[") else { return false }
      return isConsoleCategory(String(message.dropFirst().prefix { $0 != "]" }))
    case "ios-sysdiagnose-text":
      // Only daemons write there, whose names have no blanks.
      return entry.process.contains(" ")
    default: return false
    }
  }

  /// True if the console's reader takes a word in brackets for a category: capitals alone are a tag, and words with
  /// blanks a message.
  static func isConsoleCategory(_ word: String) -> Bool {
    word.contains { $0.isLowercase } && !word.contains { " :[".contains($0) }
  }
}
