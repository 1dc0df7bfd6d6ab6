import Foundation
import LogCheckResults
import LogCheckTestSupport
import Testing

@testable import LogCheckHistory

/// Histories that another program changed: each is refused when it is opened or read, whatever it holds, and ends in time.
@Suite struct StrangeHistoryTests {
  /// A history of thirty nights, changed by statements that this tool would never run.
  private static func history(_ statements: String) throws -> ScratchHistory {
    let history = try ScratchHistory()
    let records = (10...39).map { night in
      let day = night < 31 ? "2026-10-\(night)" : "2026-11-0\(night - 30)"
      return AuditRecord.sample(
        "\(day)/phone.log", day: day,
        rules: night > 34 ? [.failed("r"), .passed("s")] : [.passed("r"), .passed("s")])
    }
    try history.add(records)
    let path = String(decoding: history.path, as: UTF8.self)
    let run = try CommandRun.shell("sqlite3 '\(path)' \"\(statements)\"")
    #expect(run.exitCode == 0, "\(run.errorText)")
    return history
  }

  private static var hasShell: Bool { (try? CommandRun.shell("command -v sqlite3").exitCode) == 0 }

  @Test(
    .enabled(if: hasShell),
    arguments: [
      (
        "DROP VIEW results; CREATE VIEW results AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n",
        "the view results is another one"
      ),
      (
        "ALTER TABLE result RENAME TO kept; CREATE VIEW result AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i AS id FROM n",
        "is not a history as this tool writes it"
      ),
      ("CREATE TRIGGER t AFTER INSERT ON text BEGIN DELETE FROM text; END", "it has the trigger t"),
      ("CREATE VIEW mine AS SELECT 1", "it has the view mine"),
      ("CREATE TABLE mine (a)", "it has the table mine"),
      ("DROP TABLE outcome", "the table outcome is missing"),
      ("DROP INDEX result_key", "the index result_key is missing"),
      (
        "DROP TABLE measure; CREATE TABLE measure (result, metric, count, sum, least, greatest, buckets)",
        "the table measure is another one"
      ),
    ])
  func aFormThatIsNotOursIsRefused(_ statements: String, _ words: String) throws {
    let history = try Self.history(statements)
    for access in [HistoryStore.Access.reading, .writing] {
      let problem = #expect(throws: HistoryProblem.self) { try history.open(access) }
      #expect(problem?.description.contains("not a history as this tool writes it") == true)
      #expect(problem?.description.contains(words) == true, "\(problem?.description ?? "")")
    }
  }

  /// `analyze` of a shell adds tables of statistics, which change no result.
  @Test(.enabled(if: hasShell)) func statisticsOfAShellAreNoOtherForm() throws {
    let history = try Self.history("ANALYZE")
    #expect(try history.open(.reading).nights(last: 100).nights.count == 30)
    #expect(try history.add([.sample("x/phone.log")]) == [.new])
  }

  @Test(
    .enabled(if: hasShell),
    arguments: [
      "UPDATE result SET rule_set = 99 WHERE id % 2",
      "DELETE FROM rule_set_rule",
      "UPDATE outcome SET verdict = 9223372036854775807",
      "UPDATE result SET verdict = -9223372036854775808, is_error = 7",
      "UPDATE outcome SET rule = 9223372036854775807",
      "UPDATE result SET day = 9223372036854775807 WHERE id = 3",
    ])
  func numbersThatDoNotFitEndInWords(_ statements: String) throws {
    let history = try Self.history(statements)
    let path = String(decoding: history.path, as: UTF8.self)
    for command in ["show", "show --json", "bisect", "export", "report"] {
      let rest = command == "bisect" ? "'\(path)' r" : command == "export" ? "'\(path)' csv" : "'\(path)'"
      let run = try CommandRun.shell("timeout 60 dnp-logcheck history \(command) \(rest)")
      #expect([0, 1, 2, 3, 64].contains(run.exitCode), "\(command): \(run.exitCode) \(run.errorText.suffix(300))")
    }
  }

  /// It made the passes of a rule negative, so that more runs failed than were decided.
  @Test(.enabled(if: hasShell)) func moreFailuresThanRunsAreDamage() throws {
    let history = try Self.history("UPDATE result SET rule_set = 99 WHERE id % 2")
    let store = try history.open(.reading)
    let nights = try store.nights(last: 100)
    let problem = #expect(throws: HistoryProblem.self) { try store.rules(nights) }
    #expect(problem?.description.contains("history.db is damaged: the rule r has more results on") == true)
  }

  @Test func valuesWithoutEndAreRefused() throws {
    let history = try ScratchHistory()
    try history.add([.sample("a/phone.log")])
    #expect(throws: HistoryProblem.self) { try history.lines("SELECT zeroblob(100000000)") }
  }

  @Test func recordWithATextThatNoToolWritesIsRefused() throws {
    let history = try ScratchHistory()
    var long = AuditRecord.sample("a/phone.log", rules: [.failed("r")])
    long.device = String(repeating: "d", count: 300 << 10)
    let refusal = "one of its texts has more than 256 KiB, which no text of this tool has"
    #expect(try history.add([.sample("b/phone.log"), long]) == [.new, .refused(refusal)])
    long.device = String(repeating: "d", count: 250 << 10)
    #expect(try history.add([long]) == [.new])
    #expect(try history.open(.reading).nights(last: 10).nights.count == 1)
  }

  @Test(.enabled(if: hasShell)) func textsOfMegabytesAreNotRead() throws {
    let history = try Self.history("UPDATE text SET value = value || hex(zeroblob(2500000))")
    let path = String(decoding: history.path, as: UTF8.self)
    let run = try CommandRun.shell("dnp-logcheck history show --json '\(path)'")
    #expect(run.exitCode == 2)
    #expect(run.errorText.contains("more than 1 MiB"), "\(run.errorText)")
    // A statement of a user reads them.
    let query = try CommandRun.shell("dnp-logcheck history query --csv '\(path)' 'SELECT max(length(value)) FROM text'")
    #expect(query.exitCode == 0)
  }
}
