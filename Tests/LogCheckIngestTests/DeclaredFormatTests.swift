import LogCheckIngest
import LogCheckModel
import Testing

/// Formats that rule files declare: what a pattern fits, and when such a format is used.
@Suite struct DeclaredFormatTests {
  private static let mark = SourceMark(file: "formats.yml", line: 1, column: 1)

  private static func format(_ id: String, _ patterns: [FormatPiece]...) -> LogFormat {
    LogFormat(FormatDefinition(id: id, summary: id, lines: patterns.map(FormatPattern.init), mark: mark))
  }

  private static func read(_ line: String, _ format: LogFormat) -> Record? {
    var record = Record()
    return format.reader.read(Array(line.utf8).span, into: &record) ? record : nil
  }

  private static let stamped = format(
    "stamped", [.time(.full), .blank, .part(.level), .blank, .part(.message)])
  private static let tagged = format(
    "tagged",
    [
      .time(.monthDay), .text([0x3A]), .blank, .part(.level), .text([0x2F]), .part(.tag), .text([0x28]), .part(.pid),
      .text(Array("):".utf8)), .blank, .part(.message),
    ])

  @Test(arguments: [
    "2025-11-15 05:40:09 INFO", "2025-11-15 05:40:09,8 I text", "2025/11/15T05:40:09.123456789Z warn text",
    "2025-11-15  05:40:09.800 +0100   fatal   text", "2025-11-15 25:61:61 info impossible",
  ])
  func aTimeAndALevelBeginARecord(_ line: String) {
    #expect(Self.stamped.reader.role(of: Array(line.utf8).span) == .starts)
    #expect(Self.read(line, Self.stamped) != nil)
  }

  @Test(arguments: [
    "2025-11-15 05:40:09 [DNP-FETCH] text", "2025-11-15 05:40:09 informal text", "2025-11-15 05:40 INFO text",
    " 2025-11-15 INFO text", "INFO text", "2025-11-15 05:40:091 INFO text", "2025-11-15 05:40:09INFO text",
    "2025-13-15/05:40:09 INFO text",
  ])
  func otherLinesAreNoRecords(_ line: String) {
    #expect(Self.stamped.reader.role(of: Array(line.utf8).span) == .inside)
    #expect(Self.read(line, Self.stamped) == nil)
  }

  @Test func anImpossibleTimeIsARecordWithoutAStamp() throws {
    let record = try #require(Self.read("2025-11-31 05:40:09 INFO text", Self.stamped))
    #expect(record.stamp == nil && record.stampIsMalformed)
  }

  @Test(arguments: [
    (FormatTime.full, "2025-11-15 05:40:09.800 +0100", 800_000_000, 3600 as Int?),
    (.clock, "05:40:09,8", 800_000_000, nil),
    (.colon, "2025/11/15 05:40:09:008", 8_000_000, nil), (.monthDay, "11/15 05:40:09.25", 250_000_000, nil),
    (.dayMonth, "15.11 05:40:09.25", 250_000_000, nil), (.epoch, "1763185209", 0, 0),
    (.epoch, "1763185209.5", 500_000_000, 0), (.epoch, "1763185209008", 8_000_000, 0),
    (.epoch, "1763185209000008", 8000, 0), (.epoch, "1763185209000000008", 8, 0),
  ])
  func aTimeIsReadInItsNotation(_ notation: FormatTime, _ text: String, nanosecond: Int64, offset: Int?) throws {
    let format = Self.format("times", [.time(notation), .blank, .part(.message)])
    let stamp = try #require(Self.read(text + " text", format)?.stamp)
    #expect(stamp.timeOfDay == (5 * 3600 + 40 * 60 + 9) * 1_000_000_000 + nanosecond)
    #expect(stamp.offsetSeconds == offset)
    #expect(stamp.month == (notation == .clock ? nil : 11) && stamp.day == (notation == .clock ? nil : 15))
  }

  @Test(arguments: [
    (FormatTime.epoch, "17631852090"), (.epoch, "176318520"), (.epoch, "17631852090000000080"),
    (.colon, "2025/11/15 05:40:09.800"),
    (.colon, "2025/11/15 05:40:09:8000"), (.clock, "5:40:09"), (.dayMonth, "15-11 05:40:09"),
  ])
  func anotherNotationIsNoTime(_ notation: FormatTime, _ text: String) {
    #expect(Self.read(text + " text", Self.format("times", [.time(notation), .blank, .part(.message)])) == nil)
  }

  @Test func aNameEndsAtTheTextAfterIt() throws {
    // The first bracket ends the name, and no number follows it.
    #expect(Self.read("11-15 05:30:00.240: D/A (b) tag( 4711): text", Self.tagged) == nil)
    let plain = try #require(Self.read("11-15 05:30:00.240: D/DNP-FETCH( 4711): text: more", Self.tagged))
    #expect(String(decoding: plain.text[plain.tag], as: UTF8.self) == "DNP-FETCH")
    #expect(String(decoding: plain.text[plain.message], as: UTF8.self) == "text: more")
    #expect(plain.processID == 4711 && plain.level == .debug)
  }

  @Test func aNameIsNotLongerThanItsLimit() {
    let name = String(repeating: "A", count: 129)
    #expect(Self.read("11-15 05:30:00.240: D/\(name)(1): text", Self.tagged) == nil)
    #expect(Self.read("11-15 05:30:00.240: D/\(name.dropLast())(1): text", Self.tagged) != nil)
  }

  /// Every prefix of a line, and every line with a byte changed, is read or refused.
  @Test func damagedLinesAreBorne() {
    for format in [Self.stamped, Self.tagged] {
      let line = Array("11-15 05:30:00.240: D/DNP-FETCH( 4711): text 2025-11-15 05:40:09 INFO x".utf8)
      for end in 0...line.count { _ = Self.read(String(decoding: line[..<end], as: UTF8.self), format) }
      for index in line.indices {
        for byte: UInt8 in [0, 0x20, 0x28, 0x39, 0xFF] {
          var changed = line
          changed[index] = byte
          var record = Record()
          _ = format.reader.read(changed.span, into: &record)
        }
      }
    }
  }

  // MARK: Detection

  private static func detect(_ lines: [String], _ declared: [LogFormat]) -> Detection {
    FormatDetector.detect(Array(lines.joined(separator: "\n").utf8).span, isWhole: true, declared: declared)
  }

  @Test func aDeclaredFormatIsUsedWhereNoBuiltInOneFits() {
    let lines = ["2025-11-15 05:40:09 INFO [DNP-FETCH] a", "  at x", "2025-11-15 05:40:10 WARN text"]
    #expect(Self.detect(lines, [Self.stamped]).format?.id.name == "stamped")
    #expect(Self.detect(lines, []).format?.id.name != "stamped")
  }

  @Test func aBuiltInFormatIsPreferred() {
    let lines = (10..<20).map { "2025-11-15 05:40:\($0).800 App[412:6699] [DNP-FETCH] a" }
    let all = Self.format("all", [.time(.full), .blank, .part(.message)])
    #expect(Self.detect(lines, [all]).format?.id.name == "xcode-console")
  }

  @Test func aDeclaredFormatInsideOfALayerIsFound() {
    let lines = (10..<20).map { #"{"message":"2025-11-15 05:40:\#($0) INFO [DNP-FETCH] a","n":1}"# }
    let detection = Self.detect(lines, [Self.stamped])
    #expect(detection.format?.id.name == "stamped" && detection.wrappers.first?.id == "json-member")
  }

  /// `docker logs -t` around the lines of a known format.
  @Test func aPrefixAroundAKnownFormatIsNoDeclaredRecord() {
    let all = Self.format("all", [.time(.full), .blank, .part(.message)])
    let lines = (10..<20).map { "2025-11-15T06:00:\($0).1Z 2025-11-15 05:40:\($0).800 App[412:6699] [DNP-FETCH] a" }
    let detection = Self.detect(lines, [all])
    #expect(detection.format?.id.name == "xcode-console" && detection.wrappers.first?.id == "prefix")
  }

  @Test func theFormatWhoseMessagesBeginWithATagIsPreferred() {
    let named = Self.format(
      "named", [.time(.full), .blank, .part(.level), .blank, .part(.word), .blank, .part(.message)])
    let lines = (10..<20).map { "2025-11-15 05:40:\($0) INFO main.go:12 [DNP-FETCH] a" }
    #expect(Self.detect(lines, [Self.stamped, named]).format?.id.name == "named")
    let plain = (10..<20).map { "2025-11-15 05:40:\($0) INFO [DNP-FETCH] a b" }
    #expect(Self.detect(plain, [named, Self.stamped]).format?.id.name == "stamped")
  }

  @Test func aFewLinesOfAFormatWithoutTagsAreNotEnough() {
    let lines = ["a", "b", "2025-11-15 05:40:09 INFO text", "c"]
    #expect(Self.detect(lines, [Self.stamped]).format == nil)
  }
}
