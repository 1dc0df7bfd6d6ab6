import Foundation
import LogCheckModel
import LogCheckResults
import LogCheckTestSupport
import Testing

@testable import LogCheckHistory

@Suite struct HistoryQueryTests {
  private static func history() throws -> ScratchHistory {
    let history = try ScratchHistory()
    try history.add([.sample("a.log", rules: [.passed("r", 3)]), .sample("b.log", device: nil, rules: [.failed("r")])])
    return history
  }

  private static func output(_ sql: String, _ format: QueryFormat, _ history: ScratchHistory) throws -> String {
    var text = ""
    try HistoryQuery(sql, history.open(.reading)).run(as: format) {
      text += $0
      return true
    }
    return text
  }

  @Test func columnsAreAlignedAndNumbersAreAtTheRight() throws {
    let text = try Self.output("SELECT path, device, result * 1000 AS number FROM results", .text, Self.history())
    #expect(
      text == """
        path   device  number
        -----  ------  ------
        a.log  phone     1000
        b.log            2000

        """)
  }

  @Test func commaSeparatedValuesAreQuotedWhereTheyMustBe() throws {
    let sql = #"SELECT 'a "b", c' AS "x y", NULL AS n, 1.5 AS r, '=1+1' AS f, -3 AS m, '' AS e, x'00ff' AS b"#
    #expect(
      try Self.output(sql, .csv, Self.history()) == "\"x y\",n,r,f,m,e,b\n\"a \"\"b\"\", c\",,1.5,'=1+1,-3,\"\",00ff\n")
  }

  /// Full-width signs begin a formula in spreadsheets of East Asian languages (OWASP, "CSV Injection").
  @Test(arguments: ["=1+1", "+1", "-1", "@SUM(1)", "＝1+1", "＋1", "－1", "＠SUM(1)", " =1+1", "\u{3000}＝1"])
  func aTextThatASpreadsheetCalculatesBeginsWithAnApostrophe(_ text: String) throws {
    let lines = try Self.output("SELECT '\(text)' AS a", .csv, Self.history()).split(separator: "\n")
    let cell = try #require(lines.last).drop { $0 == "\"" }
    #expect(cell.first == "'", "\(cell)")
  }

  @Test(arguments: ["a=1", "１", "1-1", "é"]) func anotherTextHasNone(_ text: String) throws {
    #expect(try Self.output("SELECT '\(text)' AS a", .csv, Self.history()) == "a\n\(text)\n")
  }

  @Test func objectsOfLinesHaveDifferentMembers() throws {
    let text = try Self.output(
      "SELECT 1 AS a, 2 AS a, NULL AS b, 0.1 AS c, 9e999 AS d, 'x\n' AS e", .ndjson, Self.history())
    #expect(text == #"{"a":1,"a_2":2,"b":null,"c":0.1,"d":null,"e":"x\n"}"# + "\n")
  }

  @Test(arguments: QueryFormat.allCases)
  func foreignTextCannotSteerATerminal(_ format: QueryFormat) throws {
    let text = try Self.output(
      "SELECT char(27) || '[31m' || char(10) || '::error::' || char(8238, 0, 155) AS a", format, Self.history())
    #expect(
      !text.unicodeScalars.contains { $0 != "\n" && [.control, .format].contains($0.properties.generalCategory) })
    #expect(!text.split(separator: "\n").contains { $0.hasPrefix("::") })
  }

  @Test func linesBeyondThoseThatAreMeasuredAreAllThere() throws {
    let sql = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2500) SELECT i FROM n"
    let lines = try Self.output(sql, .text, Self.history()).split(separator: "\n")
    #expect(lines.count == 2502 && lines.last == "2500" && lines[2] == "   1")
  }

  @Test func aReaderThatGoesAwayEndsTheQuery() throws {
    var count = 0
    try HistoryQuery("SELECT * FROM results", Self.history().open(.reading)).run(as: .csv) { _ in
      count += 1
      return count < 2
    }
    #expect(count == 2)
  }

  static let refused = [
    "DELETE FROM result", "INSERT INTO text (value) VALUES ('x')", "UPDATE result SET day = 0", "DROP TABLE result",
    "CREATE TABLE x (a)", "CREATE TEMP TABLE x (a)", "ATTACH '/tmp/x.db' AS x", "ATTACH ':memory:' AS x", "DETACH main",
    "PRAGMA user_version = 7", "PRAGMA journal_mode = WAL", "PRAGMA journal_mode", "PRAGMA writable_schema = ON",
    "PRAGMA temp_store_directory = '/tmp'", "PRAGMA wal_checkpoint", "PRAGMA optimize", "PRAGMA query_only = 0",
    "SELECT * FROM pragma_journal_mode", "VACUUM", "VACUUM INTO '/tmp/x.db'", "REINDEX", "ANALYZE", "BEGIN", "COMMIT",
    "SAVEPOINT a", "SELECT load_extension('x')", "ALTER TABLE result ADD COLUMN x",
    "WITH a AS (SELECT 1) INSERT INTO text (value) SELECT * FROM a", "REPLACE INTO text VALUES (1, 'x')",
    "SELECT 1; DELETE FROM result", "SELECT 1; SELECT 2", "", "-- nothing", "SELECT",
    "SELECT \"no such column\" FROM result",
  ]

  @Test(arguments: refused)
  func aStatementThatDoesMoreThanReadIsRefused(_ sql: String) throws {
    let history = try Self.history()
    let file = history.folder.url.appending(path: "history.db")
    let before = try Data(contentsOf: file)
    #expect(throws: HistoryProblem.self) { try Self.output(sql, .text, history) }
    #expect(try Data(contentsOf: file) == before)
    #expect(try FileManager.default.contentsOfDirectory(atPath: history.folder.url.path()) == ["history.db"])
  }

  static let permitted = [
    "SELECT 1;", "SELECT 1; -- done", "VALUES (1)", "WITH a AS (SELECT 1) SELECT * FROM a",
    "PRAGMA table_info('result')",
    "PRAGMA user_version", "PRAGMA integrity_check", "EXPLAIN SELECT 1",
    "SELECT count(*) OVER () FROM rule_results", "SELECT name FROM sqlite_schema",
  ]

  @Test(arguments: permitted)
  func aStatementThatOnlyReadsIsPermitted(_ sql: String) throws {
    #expect(try !Self.output(sql, .csv, Self.history()).isEmpty)
  }

  @Test(arguments: HistoryTable.allCases)
  func everyPartCanBeExported(_ table: HistoryTable) throws {
    let history = try Self.history()
    var record = AuditRecord.sample("c.log", rules: [.passed("s")])
    record.measures["drift"] = DurationHistogram(5)
    var finding = RecordedFinding(rule: "s", severity: .note, fingerprint: "1", message: "m")
    finding.evidence = [RecordedLine(capture: "c.log", line: 1, time: nil, text: "t")]
    record.findings = [finding]
    record.outcomes = .sample(kept: 1, causes: [.sample("x")])
    try history.add([record])
    var lines = 0
    try HistoryQuery(table, history.open(.reading)).run(as: .ndjson) {
      if $0.hasSuffix("\n") { lines += 1 }
      return true
    }
    #expect(lines == (table == .results || table == .rules ? 3 : 1))
  }

  @Test func aReaderWithoutThePermissionToWriteCanRead() throws {
    let history = try Self.history()
    // Of the superuser everything may be written; SQLite's own read-only access is the same for all.
    let connection = try history.open(.reading).connection
    #expect(throws: HistoryProblem.self) { try connection.execute("DELETE FROM result") }
  }
}
