import Foundation
import LogCheckModel
import LogCheckResults
import LogCheckTestSupport
import Testing

@testable import LogCheckHistory

@Suite struct HistoryStoreTests {
  @Test func everyPartOfARecordIsThereInSQL() throws {
    let history = try ScratchHistory()
    var record = AuditRecord.sample(
      "night/phone.log", rules: [.passed("a", 7), .passed("b", 255), .failed("c", fails: 2)])
    var many = RuleResult.passed("d", 256)
    many.cancelled = 3
    record.rules.append(many)
    record.measures["drift"] = DurationHistogram(-4000, 500, 20_000)
    var finding = RecordedFinding(rule: "c", severity: .error, fingerprint: "f00d", message: "it came late")
    finding.evidence = [
      RecordedLine(capture: "night/phone.log", line: 3, time: "2026-11-10T05:00:00Z", text: "one"),
      RecordedLine(capture: "night/other.log", line: 4, time: nil, text: "two"),
    ]
    record.findings = [finding]
    record.findingsNotListed = 5
    var capture = AuditedCapture(path: "night/phone.log")
    capture.bytes = 1000
    capture.lines = 20
    capture.events = 4
    record.captures = [capture]
    #expect(try history.add([record]) == [.new])
    #expect(
      try history.lines("SELECT * FROM results") == [
        "1|2026-11-10|night/phone.log|phone|b1|ios-device|fail|1|judged|NULL|1.0.0|00000000000000aa|1|1000|20|4|5"
      ])
    #expect(
      try history.lines("SELECT * FROM rule_results ORDER BY rule") == [
        "1|a|pass|error|0|7|0|0|0|0", "1|b|pass|error|0|255|0|0|0|0", "1|c|fail|error|0|0|2|0|0|0",
        "1|d|pass|error|0|256|0|0|3|0",
      ])
    // The median of three values is the second one; its bucket is 496 to 511 ms.
    #expect(try history.lines("SELECT * FROM measures") == ["1|drift|3|16500|-4000|503|20000"])
    #expect(try history.lines("SELECT * FROM findings") == ["1|0|c|error|f00d|it came late"])
    #expect(
      try history.lines("SELECT * FROM evidence_lines ORDER BY position") == [
        "1|0|0|night/phone.log|3|2026-11-10T05:00:00Z|one", "1|0|1|night/other.log|4|NULL|two",
      ])
  }

  @Test func theOutcomesOfARecordAreThereInSQL() throws {
    let history = try ScratchHistory()
    var record = AuditRecord.sample("night/phone.log")
    record.outcomes = .sample(
      kept: 18, notFresh: 1, notShown: 12, ending: OutcomeEnding(.stopped, since: "2026-10-30", notifications: 12),
      causes: [
        .sample("server-error", .server, .fits, line: 9, of: "night/other.log"),
        .sample("permission-denied", ending: 12, line: 261, of: "night/phone.log"),
      ])
    record.outcomes?.unproved = 2
    record.outcomes?.notDue = 3
    record.outcomes?.omitted = 4
    record.outcomes?.lastKept = "2026-10-29"
    record.outcomes?.countCauses(5)
    var silent = AuditRecord.sample("night/silent.log")
    silent.outcomes = .sample()
    try history.add([record, silent, .sample("night/none.log")])
    #expect(
      try history.lines("SELECT * FROM notifications") == [
        "1|18|0|1|12|0|2|3|4|2026-10-29|NULL|stopped|2026-10-30|12|1|5",
        "2|0|0|0|0|0|0|0|0|NULL|NULL|NULL|NULL|0|NULL|0",
      ])
    #expect(
      try history.lines("SELECT * FROM notification_causes ORDER BY cause") == [
        "1|0|server-error|server|fits|the title of server-error|shown|NULL|NULL|0|0|0|0|0|0|night/other.log|9",
        "1|1|permission-denied|user|shown|the title of permission-denied|shown|NULL|NULL|0|0|0|12|0|12|night/phone.log|261",
      ])
    // A second audit of the same day replaces them.
    record.outcomes = nil
    try history.add([record])
    #expect(try history.lines("SELECT result FROM notifications") == ["2"])
    #expect(try history.lines("SELECT * FROM notification_causes") == [])
  }

  @Test func theSameRunOfTheSameDayReplacesTheFormerOne() throws {
    let history = try ScratchHistory()
    var first = AuditRecord.sample("a.log", rules: [.failed("r")])
    first.measures["drift"] = DurationHistogram(1)
    first.findings = [RecordedFinding(rule: "r", severity: .error, fingerprint: "1", message: "m")]
    #expect(try history.add([first, .sample("b.log", rules: [.passed("r")])]) == [.new, .new])
    #expect(try history.add([.sample("a.log", rules: [.passed("r")])]) == [.replaced])
    #expect(try history.lines("SELECT path, verdict FROM results ORDER BY path") == ["a.log|pass", "b.log|pass"])
    #expect(try history.lines("SELECT * FROM findings") == [])
    #expect(try history.lines("SELECT * FROM measures") == [])
    #expect(try history.lines("SELECT count(*) FROM rule_results WHERE verdict = 'fail'") == ["0"])
  }

  @Test func anotherDayOrPathIsAnotherResult() throws {
    let history = try ScratchHistory()
    let records = [
      AuditRecord.sample("x/a.log"), .sample("y/a.log"), .sample("x/a.log", day: "2026-11-11"),
      .sample("x/a.log", day: nil),
    ]
    #expect(try history.add(records) == [.new, .new, .new, .new])
    #expect(try history.add(records) == [.replaced, .replaced, .replaced, .replaced])
    #expect(try history.lines("SELECT count(*) FROM results") == ["4"])
    #expect(try history.lines("SELECT count(*) FROM results WHERE day IS NULL") == ["1"])
  }

  @Test func aResultOfAnOlderToolWithOtherRulesDoesNotReplaceANewerOne() throws {
    let history = try ScratchHistory()
    try history.add([.sample("a.log", tool: "1.10.0", digest: "2")])
    let older = try history.add([.sample("a.log", rules: [.failed("r")], tool: "1.9.0", digest: "1")])
    #expect(older == [.refused("the history has a result of it by the newer version 1.10.0 of the tool")])
    #expect(try history.add([.sample("a.log", tool: "1.9.0", digest: "2")]) == [.replaced])
    #expect(try history.add([.sample("a.log", tool: "2.0.0", digest: "3")]) == [.replaced])
    #expect(try history.lines("SELECT tool, verdict FROM results") == ["2.0.0|pass"])
  }

  @Test func aRecordWithTwoResultsOfOneRuleIsRefusedAndTheRunGoesOn() throws {
    let history = try ScratchHistory()
    let additions = try history.add([.sample("a.log", rules: [.passed("r"), .failed("r")]), .sample("b.log")])
    #expect(additions == [.refused("it has two results of the rule r"), .new])
    #expect(try history.lines("SELECT path FROM results") == ["b.log"])
  }

  @Test func linesOfEvidenceAreLeftOutOnRequest() throws {
    let history = try ScratchHistory()
    var record = AuditRecord.sample("a.log")
    var finding = RecordedFinding(rule: "r", severity: .error, fingerprint: "1", message: "m")
    finding.evidence = [RecordedLine(capture: "a.log", line: 1, time: nil, text: "secret")]
    record.findings = [finding]
    try history.add([record], keepsEvidence: false)
    #expect(try history.lines("SELECT count(*) FROM findings") == ["1"])
    #expect(try history.lines("SELECT count(*) FROM evidence_lines") == ["0"])
    let bytes = try Data(contentsOf: history.folder.url.appending(path: "history.db"))
    #expect(bytes.range(of: Data("secret".utf8)) == nil)
  }

  @Test func aRunThatIsDroppedLeavesNothing() throws {
    let history = try ScratchHistory()
    do {
      let run = try history.open().begin()
      #expect(try run.add(.sample("a.log")) == .new)
    }
    #expect(try history.lines("SELECT count(*) FROM results") == ["0"])
    #expect(try history.lines("SELECT count(*) FROM text") == ["0"])
  }

  @Test(arguments: [
    "", "a\u{0}b", "caf\u{E9}", "cafe\u{301}", "'); DROP TABLE result; --", "\u{202E}\u{1B}[31m",
    String(repeating: "x", count: 70_000),
  ])
  func foreignTextIsStoredAsItIs(_ text: String) throws {
    let history = try ScratchHistory()
    var record = AuditRecord.sample(
      "night/" + text, device: text, build: text, rules: [.passed(text), .failed(text + "2")])
    record.problem = text
    record.measures[text] = DurationHistogram(5)
    var finding = RecordedFinding(rule: text, severity: .note, fingerprint: text, message: text)
    finding.evidence = [RecordedLine(capture: text, line: 1, time: text, text: text)]
    record.findings = [finding]
    try history.add([record])
    let statement = try history.open(.reading).connection.prepare(
      ofUser: """
        SELECT device, build, problem, message, fingerprint, text, time, capture, substr(path, 7)
        FROM results JOIN findings USING (result) JOIN evidence_lines USING (result)
        """)
    #expect(try statement.step())
    for column in 0..<8 { #expect(LogText(statement.text(column)) == LogText(text)) }
    #expect(try history.lines("SELECT count(*) FROM rule_results") == ["2"])
  }

  @Test func textsOfOneAppearanceAreDifferentDevices() throws {
    let history = try ScratchHistory()
    try history.add([.sample("1.log", device: "caf\u{E9}"), .sample("2.log", device: "cafe\u{301}")])
    #expect(try history.lines("SELECT count(DISTINCT device) FROM results") == ["2"])
  }

  // MARK: Files that are no history of this version

  private static func refusal(_ history: ScratchHistory, _ access: HistoryStore.Access) -> String? {
    do {
      _ = try history.open(access)
      return nil
    } catch { return "\(error)" }
  }

  @Test(arguments: [HistoryStore.Access.reading, .writing])
  func aFileOfAnotherKindIsRefusedAndStaysAsItIs(_ access: HistoryStore.Access) throws {
    let history = try ScratchHistory()
    let text = String(repeating: "a log line\n", count: 1000)
    try history.folder.write(text, to: "history.db")
    #expect(Self.refusal(history, access) == "history.db is not a history: file is not a database")
    #expect(try String(contentsOf: history.folder.url.appending(path: "history.db"), encoding: .utf8) == text)
  }

  @Test(arguments: [HistoryStore.Access.reading, .writing])
  func aDatabaseOfAnotherProgramIsRefused(_ access: HistoryStore.Access) throws {
    let history = try ScratchHistory()
    let other = try Connection(history.path, shown: "history.db", .writing)
    try other.execute("CREATE TABLE photos (id INTEGER)")
    #expect(Self.refusal(history, access) == "history.db is a database of another program, not a history")
  }

  @Test(arguments: [HistoryStore.Access.reading, .writing])
  func aNewerVersionIsRefused(_ access: HistoryStore.Access) throws {
    let history = try ScratchHistory()
    try history.open().connection.execute("PRAGMA user_version = 99")
    let refusal = try #require(Self.refusal(history, access))
    #expect(
      refusal.hasPrefix(
        "history.db has version 99 of the form, and this tool knows versions up to \(Migration.all.count); "))
  }

  @Test func aTriggerInAForeignFileIsRefused() throws {
    let history = try ScratchHistory()
    try history.open().connection.execute(
      "CREATE TRIGGER t AFTER INSERT ON result BEGIN DELETE FROM result; END")
    #expect(
      Self.refusal(history, .writing) == "history.db is not a history as this tool writes it: it has the trigger t")
  }

  @Test func aFileThatIsNotThereIsOnlyMadeForWriting() throws {
    let history = try ScratchHistory()
    #expect(Self.refusal(history, .reading) == "history.db: unable to open database file")
    #expect(Self.refusal(history, .writing) == nil)
    #expect(Self.refusal(history, .reading) == nil)
  }

  @Test func anEmptyFileIsNoHistoryToRead() throws {
    let history = try ScratchHistory()
    try history.folder.write("", to: "history.db")
    #expect(Self.refusal(history, .reading) == "history.db is not a history: it is empty")
  }

  @Test func aDamagedFileIsReportedAndNeverACrash() throws {
    let history = try ScratchHistory()
    try history.add((0..<2000).map { .sample("night/\($0).log", rules: [.failed("r"), .passed("s")]) })
    let file = history.folder.url.appending(path: "history.db")
    var bytes = Array(try Data(contentsOf: file))
    for index in stride(from: 9000, to: bytes.count, by: 37) { bytes[index] ^= 0x5A }
    try Data(bytes).write(to: file)
    #expect(throws: HistoryProblem.self) { try history.lines("SELECT * FROM results, rule_results USING (result)") }
  }

  // MARK: Versions

  private static let second = Migration(
    version: 3, sql: "ALTER TABLE result ADD COLUMN shop TEXT; PRAGMA user_version = 3;")
  private static let broken = Migration(
    version: 3, sql: "ALTER TABLE result ADD COLUMN shop TEXT; CREATE TABLE text (id INTEGER); PRAGMA user_version = 3;"
  )

  @Test func anOlderFileIsBroughtUpToDateWithItsResults() throws {
    let history = try ScratchHistory()
    try history.add([.sample("a.log")])
    for access in [HistoryStore.Access.reading, .writing] {
      let store = try HistoryStore.open(history.path, shown: "h", for: access, Migration.all + [Self.second])
      #expect(try store.number("PRAGMA user_version") == 3)
      #expect(try store.number("SELECT count(*) FROM result WHERE shop IS NULL") == 1)
    }
  }

  /// A file that was written before results had outcomes keeps its results, and takes new ones.
  @Test(arguments: [HistoryStore.Access.reading, .writing])
  func aFileOfTheFirstVersionTakesOutcomes(_ access: HistoryStore.Access) throws {
    let history = try ScratchHistory()
    do {
      let old = try HistoryStore.open(history.path, shown: "h", for: .writing, [.first])
      try old.connection.execute(
        """
        INSERT INTO text VALUES (1, 'night/'), (2, 'a.log'), (3, '1.0.0'), (4, 'phone'); INSERT INTO rule_set VALUES (1, x'00');
        INSERT INTO result VALUES (1, 20000, 1, 2, 4, NULL, NULL, 3, 3, 0, 0, 0, NULL, 1, 5, 6, 7, 0, 1, x'');
        """)
    }
    let store = try history.open(access)
    #expect(try store.number("PRAGMA user_version") == 2)
    #expect(try history.lines("SELECT day, path, device, bytes FROM results") == ["2024-10-04|night/a.log|phone|5"])
    #expect(try history.lines("SELECT * FROM notifications") == [])
    #expect(try store.analysis(AnalysisOptions()).notifications == nil)
    var record = AuditRecord.sample("b.log")
    record.outcomes = .sample(kept: 3)
    try history.add([record])
    #expect(try history.lines("SELECT kept, ending FROM notifications") == ["3|NULL"])
  }

  @Test func aMigrationThatFailsChangesNothing() throws {
    let history = try ScratchHistory()
    try history.add([.sample("a.log")])
    #expect(throws: HistoryProblem.self) {
      try HistoryStore.open(history.path, shown: "h", for: .writing, Migration.all + [Self.broken])
    }
    let store = try history.open()
    #expect(try store.number("PRAGMA user_version") == 2)
    #expect(try store.number("SELECT count(*) FROM pragma_table_info('result') WHERE name = 'shop'") == 0)
  }

  @Test func migrationsAreNumberedWithoutGaps() {
    #expect(Migration.all.map(\.version) == Array(1...Migration.all.count))
  }

  // MARK: Parts

  @Test(arguments: [[0], [1, -1, 63, 64, -64, -65], [Int.min, Int.max, 0], []])
  func packedNumbersAreTheSameAgain(_ numbers: [Int]) {
    var packed = PackedNumbers()
    for number in numbers { packed.append(number) }
    #expect(PackedNumbers.unpack(packed.bytes) == numbers)
  }

  @Test(arguments: [
    [UInt8(0x80)], Array(repeating: 0xFF, count: 11), [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x02],
  ])
  func bytesThatWereNotPackedAreRefused(_ bytes: [UInt8]) { #expect(PackedNumbers.unpack(bytes) == nil) }

  @Test func aStoredHistogramIsTheSameAgain() {
    let histogram = DurationHistogram(-90_000, -1, 0, 0, 17, 4_000_000, DurationHistogram.limit)
    let again = DurationHistogram(
      count: histogram.count, sum: histogram.sum, least: histogram.least, greatest: histogram.greatest,
      packed: histogram.packedBuckets)
    #expect(again == histogram)
  }

  @Test(arguments: [
    ("1.10.0", "1.9.9", false), ("1.9.9", "1.10.0", true), ("1.0", "1.0.0", false), ("2.0.0-beta", "2.0.1", true),
    ("x", "0.1", true),
  ])
  func versionsAreComparedByNumbers(_ left: String, _ right: String, _ isOlder: Bool) {
    #expect((ToolVersion(left) < ToolVersion(right)) == isOlder)
  }
}
