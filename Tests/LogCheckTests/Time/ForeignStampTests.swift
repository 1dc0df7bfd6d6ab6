import LogCheckIngest
import LogCheckModel
import Testing

@testable import LogCheck

/// Stamps in the words of another language, and clocks of twelve hours: their lines are records, and a note says why
/// their time is unknown.
@Suite struct ForeignStampTests {
  private static func judge(_ logLines: [String]) throws -> RunSummary {
    var audit = try FollowedRules.small.audit(AuditOptions())
    audit.run([.bytes(Array(logLines.joined().utf8), shown: "system.log")]) { _ in }
    return audit.summary()
  }

  private static func logLine(_ stamp: String, _ message: String) -> String { "\(stamp) mac Runner[700]: \(message)\n" }

  private static func note(_ summary: RunSummary) -> Diagnostic? {
    summary.diagnostics.first { ["I038", "I039", "I040"].contains($0.code) }
  }

  /// As `LC_TIME` of these languages prints them.
  @Test(arguments: ["Okt", "Mär", "déc.", "févr.", "ноя", "11月", "ένα", "Kas", "січня", "พ.ย."])
  func monthsOfOtherLanguagesAreReportedWithAdvice(_ month: String) throws {
    let logLines = (10..<40).flatMap { second in
      [
        Self.logLine("\(month) 15 06:00:\(second)", "[JOB] started j\(second)"),
        Self.logLine("\(month)  5 06:00:\(second)", "x"),
      ]
    }
    let summary = try Self.judge(logLines)
    let note = try #require(Self.note(summary))
    #expect(note.code == "I039")
    #expect(note.message.hasPrefix("system.log: its lines look like bsd-syslog with dates of another language"))
    #expect(note.hint?.contains("LC_ALL=C") == true)
    // What was logged is known, and only its time is not.
    #expect(summary.captures.first?.events == 30)
    let timed = try #require(summary.rules.first { $0.id == "job-finishes" })
    #expect(timed.passes == 0 && timed.fails == 0)
  }

  /// April, May and June of German: only May has another name. Its lines are not the rest of April's last one.
  @Test func aMonthBetweenOthersHidesNothing() throws {
    let begin = Self.logLine("Apr 30 23:59:50", "[JOB] started a")
    let end = Self.logLine("Jun  1 06:00:00", "[JOB] started b") + Self.logLine("Jun  1 06:00:05", "[JOB] finished b")
    let finished = try Self.judge([begin, Self.logLine("Mai  1 00:00:05", "[JOB] finished a"), end])
    let job = try #require(finished.rules.first { $0.id == "job-finishes" })
    #expect(job.fails == 0)
    #expect(finished.captures.first?.events == 4)
    #expect(Self.note(finished)?.code == "I039")
    // A crash in May is one.
    let crashed = try Self.judge([begin, Self.logLine("Mai  1 00:00:05", "[JOB] crashed"), end])
    let crash = try #require(crashed.rules.first { $0.id == "job-never-crashes" })
    #expect(crash.verdict == .fail && crash.passes == 0)
    #expect(try Self.judge([begin, end]).rules.first { $0.id == "job-finishes" }?.fails == 1)
  }

  /// The log relay of iOS prints the same stamps.
  @Test func linesOfARelayAreRecords() throws {
    let logLines = (10..<40).map { "Dez 15 06:00:\($0) iPhone Runner(Plugin)[700] <Notice>: [JOB] started j\($0)\n" }
    let summary = try Self.judge(logLines)
    #expect(summary.captures.first?.events == 30)
    #expect(Self.note(summary)?.code == "I039")
    #expect(summary.rules.first { $0.id == "job-finishes" }?.fails == 0)
  }

  @Test(arguments: [
    ("11/15/25, 5:39:54\u{202F}AM", "I040"), ("11/15/25, 5:39:54 PM", "I040"), ("15/11/2025 11:39:54 a.m.", "I040"),
    ("15.11.25 05:39:54", "I039"), ("15. Nov. 2025 05:39:54", "I039"), ("2025年11月15日 05:39:54", "I039"),
  ])
  func clocksOfTwelveHoursAndOtherDateFormsAreReported(_ stamp: String, _ code: String) throws {
    let summary = try Self.judge((0..<20).map { Self.logLine(stamp, "[JOB] started j\($0)") })
    let note = try #require(Self.note(summary))
    #expect(note.code == code)
    #expect(note.message.contains("bsd-syslog"))
    #expect(note.hint?.contains("LC_ALL=C") == true)
    #expect(summary.exitCode == 3)
    #expect(summary.rules.allSatisfy { $0.passes == 0 && $0.fails == 0 })
  }

  /// English stamps cause no note, and text that only looks like a stamp is the rest of a record.
  @Test func nothingElseIsTakenForAStamp() throws {
    let plain = [
      Self.logLine("Nov 15 06:00:01", "[JOB] started a"), Self.logLine("Nov 15 06:00:05", "[JOB] finished a"),
    ]
    for between in [
      "Okt 15 06:00:02\n", "Okt 15 06:00\n", "Okt fifteen 06:00:02 mac a: b\n", "(Okt 15 06:00:02 mac a: b)\n",
    ] {
      let summary = try Self.judge([plain[0], between, plain[1]])
      #expect(Self.note(summary) == nil, "\(between)")
      #expect(summary.rules.first { $0.id == "job-finishes" }?.passes == 1)
    }
  }
}
