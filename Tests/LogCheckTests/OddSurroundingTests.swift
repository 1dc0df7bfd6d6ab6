import LogCheck
import LogCheckIngest
import LogCheckModel
import LogCheckSimulator
import LogCheckTestSupport
import Testing

/// Other content in a file with a log, and changes to the log on the way.
@Suite struct OddSurroundingTests {
  private static func sample() throws -> [[UInt8]] {
    try #require(Sample.healthy.first { $0.name.hasSuffix("first-run.log") }).bytes().logLines
  }

  private static let between: [String] = [
    "Timestamp                       Thread     Type        Activity             PID    TTL  \n",
    "Filtering the log data using \"process == \\\"App\\\"\"\n", "==========\n/tmp/field.logarchive\n==========\n",
    String(repeating: "-", count: 120) + "\nLog      - Default:          12, Info:                3\n",
    "Activity - Create:           0, Transition:          0\n",
    "Skipping info and debug messages, pass --info and --debug\n",
    "\n", "\n\n\n",
  ]

  /// Headers, footers and banners again and again between the lines.
  @Test(arguments: between)
  func linesOfToolsMayOccurBetweenRecords(_ text: String) async throws {
    let logLines = try Self.sample()
    let plain = try await Judge.run(logLines.flatMap(\.self))
    let mixed = logLines.enumerated().flatMap { $0.offset % 5 == 4 ? $0.element + Array(text.utf8) : $0.element }
    let reported = try await Judge.run(mixed)
    #expect(reported.verdicts == plain.verdicts)
    #expect(reported.summary.captures.first?.notUnderstood == 0)
  }

  /// Each line in another style of the same tool; all have the same times.
  @Test func eachLineIsReadInItsOwnStyle() async throws {
    let entries = DisguisedStory.entries(.ios, .words, days: 1)
    let writers = try ["apple-default", "apple-syslog"].map { try #require(LogWriter.named($0)) }
    let plain = try await Judge.run(writers[0].write(entries))
    let mixed = entries.enumerated().flatMap { number, entry in
      writers[number & 1].write([entry], CaptureSettings(header: number % 7 == 0, footer: false))
    }
    let reported = try await Judge.run(mixed)
    let other = try await Judge.run(writers[1].write(entries))
    #expect(reported.summary.captures.first?.events == plain.summary.captures.first?.events)
    #expect(reported.failures.isEmpty)
    // A fact that one of the styles lacks may leave a rule open.
    for (rule, verdict) in reported.verdicts where verdict != plain.verdicts[rule] {
      #expect(verdict == other.verdicts[rule] || verdict == .inconclusive, "\(rule)")
    }
  }

  /// A log in a mail, a listing or a page is read inside its prefix.
  @Test(arguments: ["> ", ">> ", "    ", "\t", "[2025-11-15T05:39:54.102Z] ", "  17  ", "\"", "app_1  | "])
  func linesAfterAPrefixAreReadAsWithoutIt(_ prefix: String) async throws {
    let logLines = try Self.sample()
    let plain = try await Judge.run(logLines.flatMap(\.self))
    let reported = try await Judge.run(logLines.flatMap { Array(prefix.utf8) + $0 })
    #expect(reported.verdicts == plain.verdicts)
    #expect(reported.summary.exitCode == plain.summary.exitCode)
    #expect(reported.summary.captures.first?.wrappers == ["prefix \"\(prefix)\""])
  }

  /// Prefixes that have no common shape: not read, and a note names the likely format. Markdown's fences are read.
  @Test func linesAfterUnlikePrefixesAreReportedAndNotJudged() async throws {
    let prefixes = ["a: ", "(b) ", "-- c = ", "d/e|", "<f> ", "[g]: ", "h, i; "]
    let logLines = try Self.sample().enumerated().map { Array(prefixes[$0.offset % prefixes.count].utf8) + $0.element }
    let reported = try await Judge.run(logLines.flatMap(\.self))
    #expect(reported.summary.exitCode == 3)
    #expect(reported.failures.isEmpty)
    let hint = try #require(reported.summary.diagnostics.first { $0.code == "I038" })
    #expect(hint.message.contains("apple-default"))
  }

  /// The layer around the lines changes in the middle: the rest is not read, and nothing is green for the lack of it.
  @Test(arguments: ["first-run.log", "bare-lines.log"]) func linesWithoutTheLayerOfTheOthersAreNotRead(_ name: String)
    async throws
  {
    let logLines = try #require(Sample.healthy.first { $0.name.hasSuffix(name) }).bytes().logLines
      .map { String(decoding: $0, as: UTF8.self).filter { !$0.isNewline }.replacing("\"", with: "\\\"") }
    let change = logLines.count * 2 / 3
    let carried = logLines.enumerated().map { #"{"\#($0.offset < change ? "log" : "msg")":"\#($0.element)"}"# + "\n" }
    let reported = try await Judge.run(Array(carried.joined().utf8))
    #expect(reported.summary.captures.first?.wrappers == ["json-member log"])
    #expect(reported.summary.exitCode == 3)
    #expect(reported.failures.isEmpty)
    #expect((reported.summary.captures.first?.unreadRecords ?? 0) > 0)
  }

  @Test func aFencedLogIsRead() async throws {
    let logLines = try Self.sample().flatMap(\.self)
    let plain = try await Judge.run(logLines)
    let reported = try await Judge.run(
      Array("This is what I saw:\n\n```\n".utf8) + logLines + Array("```\n\nThanks!\n".utf8))
    #expect(reported.verdicts == plain.verdicts)
  }

  /// A saved page spells `<` and `"` otherwise: what it shows is no log.
  @Test(arguments: ["<!DOCTYPE html>\n<html><body><pre>\n", "<HTML>\n<pre>", "\u{FEFF}\n <html lang=\"en\">\n<pre>\n"])
  func aSavedPageIsRefused(_ start: String) async throws {
    let logLines = try Self.sample().flatMap(\.self)
    let reported = try await Judge.run(Array(start.utf8) + logLines + Array("</pre></body></html>\n".utf8))
    #expect(reported.summary.exitCode == 2)
    #expect(
      reported.summary.captures.first?.problem?.contains("this is a web page; save the log in it as text") == true)
  }

  /// Stamps in another language or of a clock of twelve hours: never green.
  @Test(arguments: [
    ("2025-11-15 ", "15. Nov. 2025 "), ("2025-11-15 05:", "11/15/25, 5:"), ("2025-11-15 ", "2025年11月15日 "),
  ])
  func stampsOfAnotherLanguageDecideNothing(_ from: String, _ to: String) async throws {
    let text = String(decoding: try Self.sample().dropFirst().flatMap(\.self), as: UTF8.self)
    let reported = try await Judge.run(Array(text.replacing(from, with: to).utf8))
    #expect(reported.summary.exitCode == 3)
    #expect(reported.failures.isEmpty)
  }

  /// Lines that made log viewers crash, found by fuzzing.
  @Test(
    .costly,
    arguments: [
      "\"\\udb00\\\\0\"\n", "  \u{1B}\n", "2024-06-26 14:58:43 \"\"\"\n", "+0\u{1B}[a\n",
      String(repeating: "-", count: 130_000) + "\n",
      String(repeating: "-", count: 7_000_000) + "\n",
    ])
  func linesThatCrashedOtherReadersChangeNothing(_ text: String) async throws {
    let logLines = try Self.sample()
    let plain = try await Judge.run(logLines.flatMap(\.self))
    let reported = try await Judge.run(
      logLines.enumerated().flatMap { $0.offset == 24 ? Array(text.utf8) + $0.element : $0.element })
    // What is too long to be searched to its end is an open question to rules that search.
    let moved = reported.verdicts.filter { $0.value != plain.verdicts[$0.key] && $0.value != .inconclusive }
    #expect(moved.isEmpty)
    #expect(text.utf8.count > 100 || reported.verdicts == plain.verdicts)
    #expect(reported.summary.captures.first?.lines == logLines.count + 1)
  }

  /// Lines in which log systems report repetitions and losses, with absurd numbers.
  @Test(arguments: [
    "last message repeated 99999999999999999999 times", "last message repeated -3 times",
    "last message repeated 0 times",
    "--- last message repeated 18446744073709551615 times ---",
  ])
  func absurdRepetitionsAreNotCountedOut(_ message: String) throws {
    let log =
      JobWorld.syslogLine(0, "[JOB] launched") + JobWorld.syslogLine(5, "[JOB] started a")
      + JobWorld.syslogLine(6, "[JOB] finished a") + "Nov 15 06:00:07 mac \(message)\n"
      + "Nov 15 06:00:08 --- \(message)\n"
      + JobWorld.syslogLine(60, "something else")
    let outcome = try JobWorld.judge(log)
    #expect(outcome.summary.rules.allSatisfy { $0.fails == 0 })
    #expect(outcome.summary.captures.first?.events == 3)
  }

  @Test(arguments: [
    "lost >=18446744073709551616 unreliable messages from 700", "lost 0 unreliable messages from 700",
    "lost >=7 unreliable messages",
  ])
  func lossesOfAnyNumberAreLosses(_ message: String) throws {
    let logLines = [
      JSONLine.entry(0, "[JOB] launched"), JSONLine.entry(5, "[JOB] started a"),
      JSONLine.entry(6, message).replacing("logEvent", with: "lossEvent"), JSONLine.entry(60, "[JOB] launched"),
    ]
    let outcome = try JobWorld.judge(logLines.joined(separator: "\n") + "\n")
    #expect(outcome.verdict("finishes") == "inconclusive gap")
  }

  /// Values in a message that are hidden, damaged or absurd: the line is an event, its value is unknown, and verdicts
  /// that need it are open.
  @Test(
    arguments: [
      ("", "malformed"), ("soon", "malformed"), ("NaN", "malformed"), ("null", "malformed"),
      (String(repeating: "9", count: 30), "malformed"), ("-1763185980", "malformed"), ("1e999", "malformed"),
      ("2025-13-45T99:99:99Z", "malformed"), ("<private>", "redacted"), ("<decode: missing data>", "redacted"),
      ("2025-11-15T05:5\u{FFFD}:00Z", "truncated"),
    ])
  func aValueThatIsNoneLeavesItsRuleOpen(_ value: String, _ reason: String) throws {
    let vocabulary = """
      schema: dnp-rules/1
      components:
        ALPHA: { tags: ["[X-ALPHA]"] }
      events:
        a.planned: { component: ALPHA, fields: { at: instant }, text: "Planned", pairs: { at: at } }
        a.kept: { component: ALPHA, fields: { at: instant }, text: "Kept", pairs: { at: at } }

      """
    let rule = """
      kind: relate
      when: a.planned as p
      with: a.kept as k
      within: 5s
      check: ["p.at == k.at"]
      """
    let logLines = OwnRules.logLines(["[X-ALPHA] Planned (at=\(value))", "[X-ALPHA] Kept (at=2025-11-15T05:53:00Z)"])
    let judged = try OwnRules.judge(rule, logLines: logLines, vocabulary: vocabulary)
    #expect(judged.word == reason)
    #expect(judged.summary.captures.first?.events == 2)
  }
}
