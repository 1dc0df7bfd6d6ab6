import Foundation
import LogCheck
import LogCheckModel
import LogCheckRuleLibrary
import LogCheckRules
import LogCheckSource
import LogCheckTestSupport
import LogCheckVocabulary
import LogCheckWorkshop
import Testing

/// Log statements of source files compared with the tool's own events.
@Suite struct SourceVocabularyTests {
  static let ruleSet: RuleSet? = try? RuleLibrary(paths: [], includesBuiltIn: true).ruleSet

  private func read(_ files: [String: String]) throws -> SourceVocabulary {
    try read(files) { _ in LineReading() }
  }

  private func read(_ files: [String: String], reading: (UnknownLine) -> LineReading) throws -> SourceVocabulary {
    let ruleSet = try #require(Self.ruleSet)
    let files = files.sorted { $0.key < $1.key }.map { (name: $0.key, bytes: Array($0.value.utf8)) }
    return SourceVocabulary.read(files: files, ruleSet: ruleSet, reading: reading)
  }

  /// Each statement with the event that an event file gives its text.
  @Test(arguments: [
    ("a.swift", #"print("[DNP-FETCH] Scheduling prefetch for notification at \(date)")"#, "fetch.prefetch.scheduling"),
    ("a.swift", #"NSLog("[DNP-FETCH] Fetch success (status=%d, bytes=%d)", status, bytes)"#, "fetch.response"),
    (
      "a.swift", #"Logger(subsystem: bundle, category: "fetch").info("Fetch success (status=\(code))")"#,
      "fetch.response"
    ),
    ("a.m", #"NSLog(@"DNP-FETCH: Fetch success (status=%ld)", (long)code);"#, "fetch.response"),
    (
      "a.kt", #"Log.w("DNP-SCHEDULE", "Skipping duplicate schedule: id=$id, nextRun=$next, source=BOOT_RECOVERY")"#,
      "scheduler.duplicate.skipped"
    ),
    ("A.java", #"Log.d("DailyNotificationWorker", "DN|WORK_START id=" + id + " action=display");"#, "work.started"),
    ("A.java", #"Log.d(tag(), "DN|DISPLAY_START id=" + id);"#, "notify.display.started"),
  ])
  func knownStatementHasItsEvent(_ name: String, _ text: String, _ event: String) throws {
    let result = try read([name: text])
    #expect(result.known.map(\.events) == [[event]])
    #expect(result.isExplained)
  }

  @Test func rewordedStatementIsUnknownWithFileAndLine() throws {
    let text = """
      func submit() {
        print("[DNP-FETCH] Fetch success (status=\\(status))")
        print("[DNP-FETCH] Handed the refresh wish to the system, not before \\(begin)")
      }
      """
    var line: UnknownLine?
    let result = try read(["ios/Fetch.swift": text]) { unknown in
      line = unknown
      let candidate = LineCandidate(
        event: EventTypeID(0), points: 40, couldBe: true, isProbable: false, reasons: [.thing("refresh")])
      return LineReading(candidates: [candidate])
    }
    #expect(result.known.count == 1)
    let unknown = try #require(result.unknown.first)
    #expect(unknown.entry.file == "ios/Fetch.swift")
    #expect(unknown.entry.statement.position == SourcePosition(line: 3, column: 3))
    #expect(unknown.entry.component == "FETCH")
    #expect(unknown.candidates.map(\.points) == [40])
    #expect(line?.platform == .ios)
    #expect(!result.isExplained)
    let report = result.text()
    #expect(
      report.contains(
        "ios/Fetch.swift:3:3: print: [DNP-FETCH] Handed the refresh wish to the system, not before {begin}"))
    #expect(report.contains(": says \"refresh\""))
  }

  @Test func statementWithoutTextAfterItsTagIsUnresolved() throws {
    let result = try read(["a.swift": #"class A { func f() { let m = make(); print("[DNP-FETCH] \(m)"); done() } }"#])
    #expect(result.unresolved.count == 1)
    #expect(result.unknown.isEmpty && result.known.isEmpty)
  }

  @Test func statementsOfTheAppAreOnlyCounted() throws {
    let result = try read(["a.ts": "console.log('app started', version);\nconsole.error(error);", "b.txt": "print(1)"])
    #expect(result.statementCount == 2)
    #expect(result.passedOver == 1)
    #expect(result.isExplained && result.known.isEmpty)
    #expect(result.missing.isEmpty && result.platforms.isEmpty)
  }

  @Test func oneUnknownBranchMakesTheStatementUnknown() throws {
    let known = #"print("[DNP-FETCH] " + (ok ? "Fetch success" : "Fetch response"))"#
    let reworded = #"print("[DNP-FETCH] " + (ok ? "Fetch success" : "Went wrong somehow"))"#
    #expect(try read(["a.swift": known]).known.count == 1)
    let result = try read(["a.swift": reworded])
    #expect(result.unknown.map(\.entry.example) == ["[DNP-FETCH] Went wrong somehow"])
  }

  @Test func functionOfAnotherFileThatOnlyPrintsIsFollowed() throws {
    let result = try read([
      "Log.swift": """
      enum DebugLog {
        static func fetch(_ text: String) { print("[DNP-FETCH] \\(text)") }
      }
      """,
      "Plugin.swift": "\nclass P { func f() { DebugLog.fetch(\"Fetch success (status=\\(code))\") } }",
    ])
    #expect(result.known.map(\.entry.file) == ["Plugin.swift"])
    #expect(result.known.first?.entry.statement.position.line == 2)
    #expect(result.unresolved.isEmpty)
  }

  /// The statements that a report proposes print the events that it misses: with them nothing of it is missing any
  /// more.
  @Test(arguments: ["swift", "m", "kt", "java"])
  func proposedStatementsPrintTheMissingEvents(_ ending: String) throws {
    let first = try read(["a.\(ending)": ""])
    #expect(first.missing.count > 20)
    let proposed = first.missing.compactMap(\.statement)
    let second = try read(["a.\(ending)": proposed.joined(separator: "\n")])
    #expect(second.unknown.map(\.entry.example) == [])
    #expect(second.known.count == proposed.count)
    let stillMissing = Set(second.missing.filter { $0.statement != nil }.map(\.event))
    #expect(stillMissing.intersection(first.missing.filter { $0.statement != nil }.map(\.event)).isEmpty)
  }

  @Test func missingEventsAreThoseOfThePlatform() throws {
    let ios = try read(["a.swift": ""]).missing
    let android = try read(["a.kt": ""]).missing
    #expect(Set(ios.map(\.platform)) == [.ios])
    #expect(Set(android.map(\.platform)) == [.android])
    #expect(android.contains { $0.event == "android.alarm.set" } && !ios.contains { $0.event.hasPrefix("android.") })
    #expect(ios.contains { $0.event == "fetch.bgtask.submitted" })
    #expect(!android.contains { $0.event == "plugin.discovery.appdelegate" })
  }

  @Test(.costly) func jsonIsAsItsSchemaSays() throws {
    let text = """
      print("[DNP-FETCH] " + (ok ? "Fetch success" : "Fetch response") + " (status=\\(status))")
      logger.info("[DNP-FETCH] Handed over \\(id, privacy: .public)")
      print("[DNP-FETCH] \\(error)")
      """
    let result = try read(["a.swift": text]) { _ in
      let candidate = LineCandidate(
        event: EventTypeID(0), points: 40, couldBe: true, isProbable: false, reasons: [.value("1", field: "id")])
      return LineReading(candidates: [candidate], denied: [EventTypeID(1)])
    }
    #expect(result.known.count == 1 && result.unknown.count == 1 && result.unresolved.count == 1)
    let schema = try JSONSchema(
      RepositoryPaths.root.appending(path: "docs/schemas/dnp-logcheck-vocabulary-source-1.schema.json"))
    #expect(schema.violations(try JSONTree(result.json(toolVersion: "0", exitCode: 1))) == [])
  }

  @Test func reportsSurviveHostileTexts() throws {
    let name = "a\u{1B}[31m\n##[error]x.swift"
    let result = try read([name: "print(\"[DNP-FETCH] \\u{1B}[2J ##[error] \\u{202E} odd\")"])
    #expect(result.unknown.count == 1)
    let text = result.text(listsKnown: true)
    #expect(!text.contains("\u{1B}") && !text.contains("\u{202E}") && !text.contains("##["))
    let tree = try JSONTree(result.json(toolVersion: "0", exitCode: 1))
    #expect(tree["unknown"]?.items?.first?["statement"]?["file"] == .text(name))
    #expect(tree["unknown"]?.items?.first?["statement"]?["line"] == .number(1))
  }
}
