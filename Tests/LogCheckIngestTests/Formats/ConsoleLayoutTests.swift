import Foundation
import LogCheckIngest
import LogCheckModel
import LogCheckTestSupport
import Testing

/// Copies out of Console.app in every language and order of columns: what is read is what was logged.
@Suite struct ConsoleLayoutTests {
  static let entries = Result {
    try ConsoleEntry.all(of: RepositoryPaths.sampleLogs.appending(path: "healthy/first-run.log"))
  }

  /// One entry as it was read.
  struct ReadEntry: Equatable {
    var message: String
    var process = ""
    var subsystem = ""
    var processID: Int32?
    var level: LogLevel?

    init(_ entry: ConsoleEntry, _ copy: ConsoleCopy) {
      let columns = Set(copy.layout.columns)
      message = entry.message
      if columns.contains(.process) { process = entry.process }
      if columns.contains(.subsystem) { subsystem = entry.subsystem }
      if columns.contains(.processID) { processID = entry.processID }
      if columns.contains(.type), !ConsoleCopy.Language.unknown.map(\.id).contains(copy.language.id) {
        level = entry.level
      }
    }

    init(_ record: Record) {
      message = String(decoding: record.text[record.message], as: UTF8.self)
      process = String(decoding: record.text[record.process], as: UTF8.self)
      subsystem = String(decoding: record.text[record.subsystem], as: UTF8.self)
      processID = record.processID
      level = record.level
    }
  }

  static func read(_ bytes: [UInt8], format: LogFormat? = nil) throws -> (entries: [ReadEntry], detection: Detection?) {
    var reader = CaptureReader(ReadingOptions(format: format, literals: [Array("DNP-".utf8), Array("[JOB]".utf8)]))
    var sink = Entries()
    // In pieces, as a stream comes: the layout follows from the bytes alone.
    for start in stride(from: 0, to: bytes.count, by: 997) {
      try reader.feed(Array(bytes[start..<min(bytes.count, start + 997)]).span, to: &sink)
    }
    try reader.finish(to: &sink)
    return (sink.entries, reader.detection)
  }

  private struct Entries: RecordSink {
    var entries: [ReadEntry] = []

    mutating func receive(_ event: ReaderEvent) {
      if case .record(let record) = event { entries.append(ReadEntry(record)) }
    }
  }

  private static func wanted(_ copy: ConsoleCopy) throws -> [ReadEntry] {
    try entries.get().filter { $0.message.contains("DNP-") }.map { ReadEntry($0, copy) }
  }

  @Test(arguments: ConsoleCopy.all) func everyLineIsReadAsItWasLogged(_ copy: ConsoleCopy) throws {
    let capture = copy.text(of: try Self.entries.get())
    let found = try Self.read(capture)
    #expect(found.detection?.format?.id == LogFormat.consoleApp.id)
    #expect(found.detection?.wrappers.isEmpty == true)
    let wanted = try Self.wanted(copy)
    #expect(wanted.count == 33)
    #expect(found.entries == wanted)
    #expect(try Self.read(capture, format: .consoleApp).entries == wanted)
  }

  @Test(arguments: [
    "[DNP-PLUGIN] configure() called\t\(time)\tApp\tinfo", "default    \(time)    App    text",
    "default \(time) App text",
    "\(time)    Field Notes    text",
  ]) func formsOfCopiesAreKnown(_ line: String) { #expect(LogFormat.consoleApp.sureness(line) >= 90) }

  @Test(arguments: [
    "> default\t\(time)\tApp\ttext", "12:default\t\(time)\tApp\ttext", "     1\t4127\t\(time)\tApp\ttext",
    "[0] Standard: default\t\(time)\tApp\ttext", "2025-11-15 06:41:07.900 +0100     0     0 I         : healthd",
    "word \(time) App text", "2025-11-15,h,\"default\t\(time)\tApp\ttext\"",
  ]) func otherLinesAreNot(_ line: String) { #expect(LogFormat.consoleApp.sureness(line) == 0) }

  /// Users paste some lines only: known words need no other lines to be a type.
  @Test(arguments: ConsoleCopy.Language.known) func aFewLinesAreEnough(_ language: ConsoleCopy.Language) throws {
    for layout in ConsoleCopy.Layout.all.prefix(3) {
      let copy = ConsoleCopy(language: language, layout: layout)
      let entries = try Self.entries.get().filter { $0.message.contains("DNP-") }
      for count in [1, 2, 5] {
        let found = try Self.read(copy.text(of: Array(entries.prefix(count))))
        #expect(found.entries == entries.prefix(count).map { ReadEntry($0, copy) }, "\(count) lines")
      }
    }
  }

  /// Mails, pages and terminals put something before each line.
  @Test(arguments: ["> ", ">> ", "web-1  | ", "[0] ", "console.txt:", "- ", "    "], ConsoleCopy.Language.seen)
  func aPrefixIsTakenOff(_ prefix: String, _ language: ConsoleCopy.Language) throws {
    for layout in ConsoleCopy.Layout.all.prefix(5) where layout.columns.first != .message {
      var copy = ConsoleCopy(language: language, layout: layout)
      copy.prefix = prefix
      let found = try Self.read(copy.text(of: try Self.entries.get()))
      // Blanks before the time are those of some copies.
      let isOfCopy = prefix == "    " && layout.columns.first == .time
      #expect(found.detection?.wrappers.map(\.id) == (isOfCopy ? [] : ["prefix"]), "\(layout.id)")
      #expect(try found.entries == Self.wanted(copy), "\(layout.id)")
    }
  }

  @Test(arguments: ConsoleCopy.Language.known) func numbersOfLinesAreNoProcessIDs(_ language: ConsoleCopy.Language)
    throws
  {
    for layout in ConsoleCopy.Layout.all {
      let copy = ConsoleCopy(language: language, layout: layout)
      let lines = String(decoding: copy.text(of: try Self.entries.get()), as: UTF8.self).split(separator: "\n")
      let numbered = lines.enumerated().map { number, line in
        String(repeating: " ", count: 6 - "\(number + 1)".count) + "\(number + 1)\t\(line)\n"
      }
      #expect(try Self.read(Array(numbered.joined().utf8)).entries == Self.wanted(copy), "\(layout.id)")
    }
  }

  /// Some pages make four blanks of some tabs or of all.
  @Test(arguments: ConsoleCopy.Language.inLowerCase, [1, 3]) func blanksForTabsAreColumns(
    _ language: ConsoleCopy.Language, _ step: Int
  ) throws {
    for layout in ConsoleCopy.Layout.all.prefix(4) {
      let copy = ConsoleCopy(language: language, layout: layout)
      let lines = String(decoding: copy.text(of: try Self.entries.get()), as: UTF8.self).split(separator: "\n")
      let changed = lines.enumerated().map { number, line in
        (number % step == 0 ? String(line).replacing("\t", with: "    ") : String(line)) + "\n"
      }
      #expect(try Self.read(Array(changed.joined().utf8)).entries == Self.wanted(copy), "\(layout.id)")
    }
  }

  /// A reply makes one blank of a tab, and may quote.
  @Test(arguments: ConsoleCopy.Language.inLowerCase, ["", "> "]) func mailsAreReadByTheirTypes(
    _ language: ConsoleCopy.Language, _ prefix: String
  ) throws {
    var copy = ConsoleCopy(language: language, layout: ConsoleCopy.Layout.all[0])
    copy.separator = " "
    copy.prefix = prefix
    #expect(try Self.read(copy.text(of: try Self.entries.get())).entries == Self.wanted(copy))
  }

  // MARK: What is no type

  private static func lines(_ table: [[String]]) -> [UInt8] {
    Array(table.map { $0.joined(separator: "\t") + "\n" }.joined().utf8)
  }

  private static let time = "06:39:58.301442+0100"

  @Test(arguments: [["kernel"], ["tccd", "kernel"], ["locationd", "bird", "kernel"]])
  func fewNamesOfProcessesAreNoTypes(_ names: [String]) throws {
    let many = (0..<30).map { names[$0 % names.count] }
    let first = try Self.read(Self.lines(many.map { [$0, Self.time, "Sandbox", "[JOB] done"] })).entries
    #expect(first.map(\.process) == many)
    let library = try Self.read(Self.lines(many.map { [Self.time, $0, "Sandbox", "[JOB] done"] })).entries
    #expect(library.map(\.process) == many)
    let last = try Self.read(Self.lines(many.map { [Self.time, "[JOB] done", $0] })).entries
    #expect(last.map(\.process) == many)
    #expect((first + library + last).allSatisfy { $0.message == "[JOB] done" && $0.level == nil })
  }

  /// A category may be called as a type is.
  @Test func aCategoryIsNoType() throws {
    let table = (0..<20).map {
      [Self.time, "App", "com.example.app", $0 % 2 == 0 ? "default" : "error", "[JOB] \($0)"]
    }
    let found = try Self.read(Self.lines(table)).entries
    #expect(found.allSatisfy { $0.level == nil && $0.subsystem == "com.example.app" && $0.process == "App" })
    #expect(found.map(\.message) == (0..<20).map { "[JOB] \($0)" })
  }

  /// Messages with tabs and line ends, and lines with fewer columns than the others, are read all the same.
  @Test(arguments: ConsoleCopy.Language.known) func messagesHoldTabsAndLineEnds(_ language: ConsoleCopy.Language) throws
  {
    let (usual, error) = (language.words[0], language.words[3])
    let messages = ["[JOB] a", "[JOB] b\twith a tab", "[JOB] c (\n\tx\n\ty = 1;\n)", "[JOB] d", "[JOB] e", "\t[JOB]\t"]
    let typeLast = messages.map { [Self.time, "App", $0, $0 == messages[2] ? error : usual] }
    #expect(try Self.read(Self.lines(typeLast)).entries.map(\.message) == messages)
    #expect(
      try Self.read(Self.lines(typeLast)).entries.map(\.level) == [.notice, .notice, .error, .notice, .notice, .notice])
    let typeFirst = messages.dropLast().map { [$0 == messages[2] ? error : usual, Self.time, "App", $0] }
    #expect(try Self.read(Self.lines(typeFirst)).entries.map(\.message) == Array(messages.dropLast()))
    let messageFirst = messages.dropLast().map { [$0, Self.time, $0 == messages[2] ? error : usual] }
    #expect(try Self.read(Self.lines(messageFirst)).entries.map(\.message) == Array(messages.dropLast()))
    let cut = Self.lines(typeLast) + Array("\(Self.time)\tApp\t[JOB] f\n".utf8)
    #expect(try Self.read(cut).entries.last?.message == "[JOB] f")
  }

  /// A word that comes only after the sample is a type by its column, and names no level.
  @Test func aLaterTypeIsReadByItsColumn() throws {
    var table = (0..<500).map { ["предупреждение", Self.time, "App", "[JOB] line \($0) with some text after it"] }
    table += [["непонятно", Self.time, "App", "[JOB] last"], ["ошибка", Self.time, "App", "[JOB] end"]]
    let found = try Self.read(Self.lines(table)).entries
    #expect(found.suffix(2).map(\.message) == ["[JOB] last", "[JOB] end"])
    #expect(found.suffix(2).map(\.level) == [nil, .error])
    #expect(found.allSatisfy { $0.process == "App" })
  }

  /// One line does not show which of two words before the message is the process.
  @Test func aTagAfterAnUnknownColumnIsNotUnderstood() throws {
    let line = ["lehenetsia", Self.time, "App", "[JOB-ONE] done [JOB]"]
    #expect(try Self.read(Self.lines([line])).entries.isEmpty)
    #expect(
      try Self.read(Self.lines([["standard"] + line.dropFirst()])).entries.map(\.message) == ["[JOB-ONE] done [JOB]"])
  }

  /// However many tabs a line has, and however little its columns have in common.
  @Test(arguments: 0..<40 as Range<UInt64>) func anyTableIsRead(_ seed: UInt64) throws {
    var numbers = SeededNumbers(seed: seed)
    let pieces = [
      "default", "standard", "", " ", "    ", Self.time, "\(Self.time) ", "App", "4127", "0x1f", "a.b", "[JOB] x",
      "kernel", "\n", "> ", "12:",
    ]
    var text = String(repeating: "\t", count: numbers.next(below: 20_000)) + Self.time + "\n"
    for _ in 0..<2 + numbers.next(below: 60) {
      text +=
        (0..<1 + numbers.next(below: 8)).map { _ in pieces[numbers.next(below: pieces.count)] }.joined(separator: "\t")
        + "\n"
    }
    let bytes = Array(text.utf8)
    let wanted = text.split(separator: "\n").count { $0.contains("[JOB]") }
    #expect(try Self.read(bytes, format: .consoleApp).entries.count <= wanted)
    for line in text.split(separator: "\n") { #expect((0...100).contains(LogFormat.consoleApp.sureness(String(line)))) }
  }
}
