import Foundation
import LogCheck
import LogCheckModel
import LogCheckRules
import LogCheckSource
import LogCheckVocabulary
import LogCheckWorkshop
import Testing

/// Which texts of a file of wordings the log statements of a source can print.
@Suite struct SourceWordingsTests {
  private static let template = "Handed the wish to the system, not before {earliest_begin}"
  private static let printed = #"print("[DNP-FETCH] Handed the wish to the system, not before \(date)")"#
  /// A known statement, so that the source has some of the plugin.
  private static let known = #"print("[DNP-FETCH] Fetch success (status=\(code))")"#

  private func read(
    _ files: [String: String], _ wordings: String, isTest: (String) -> Bool = { _ in false }
  ) throws -> SourceWordings {
    let ruleSet = try #require(SourceVocabularyTests.ruleSet)
    let named = files.sorted { $0.key < $1.key }.map { (name: $0.key, bytes: Array($0.value.utf8)) }
    let source = SourceVocabulary.read(files: named, ruleSet: ruleSet) { _ in LineReading() }
    let file = RuleFileText(path: "words.yml", bytes: Array("schema: dnp-rules/1\nwordings:\n\(wordings)\n".utf8))
    let (listed, _) = ListedWording.all(in: file)
    let (found, diagnostics) = SourceWordings.read(
      try #require(listed), in: file, of: source, ruleSet, isTest: isTest)
    #expect(diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    return try #require(found)
  }

  private func verdicts(_ found: SourceWordings) -> [String] {
    found.items.map { item in
      switch item.verdict {
      case .printed: "printed"
      case .undecided: "undecided"
      case .stale: "stale"
      }
    }
  }

  private func verdict(_ statements: String, _ name: String = "a.swift", of text: String = template) throws -> String? {
    let found = try read(
      [name: statements, "known.swift": Self.known], "  fetch.bgtask.submitted:\n    text: \"\(text)\"")
    return verdicts(found).first
  }

  @Test(arguments: [
    ("a.swift", printed),
    // The tag, the level or a value more.
    ("a.swift", #"logger.error("[DNP-FETCH] handed the wish to the system, not before \(date), id=\(id)")"#),
    ("a.swift", #"print("✅ [DNP-FETCH] Handed the wish to the system, not before \(date) (attempt \(n))")"#),
    ("a.m", #"NSLog(@"[DNP-FETCH] Handed the wish to the system, not before %@", date);"#),
    ("a.kt", #"Log.i("DNP-FETCH", "Handed the wish to the system, not before $date")"#),
    // A tag that the source does not give, whose line is the text of one component only.
    ("a.kt", #"class A { fun f() { Log.i(tag(), "Handed the wish to the system, not before $date") } }"#),
    ("a.ts", "console.log(`[DNP-FETCH] Handed the wish to the system, not before ${date}`)"),
    // A branch, a constant, a function that only prints.
    ("a.swift", #"print("[DNP-FETCH] " + (ok ? "Handed the wish to the system, not before now" : "Fetch success"))"#),
    (
      "a.swift",
      #"func log(_ m: String) { print("[DNP-FETCH] \(m)") }; log("Handed the wish to the system, not before \(date)")"#
    ),
  ])
  func aStatementWithTheWordsPrintsTheText(_ name: String, _ statement: String) throws {
    // The constant `now` is no instant.
    let text = statement.contains("before now") ? "Handed the wish to the system, not before now" : Self.template
    #expect(try verdict(statement, name, of: text) == "printed")
  }

  @Test(arguments: [
    known,
    "// \(printed)", "/* \(printed) */",
    #"let text = "[DNP-FETCH] Handed the wish to the system, not before 1""#,
    // Another part of the plugin, other words, more words, a constant that is no instant.
    printed.replacing("FETCH", with: "STORAGE"), printed.replacing("wish", with: "request"),
    printed.replacing("Handed", with: "Once more handed"), printed.replacing(#"\(date)"#, with: "now"),
    printed.replacing(#"\(date)"#, with: #"\(date) was handed over"#),
    // Values that cannot hold the words.
    #"NSLog("[DNP-FETCH] %d", count)"#, #"print("[DNP-FETCH] \(method)() called")"#,
    // Values of the app, and texts of another part that are not known.
    "print(error)", #"print("\(a): \(b)")"#, #"func f() { let m = make(); print("[DNP-STORAGE] \(m)") }"#,
  ])
  func withoutSuchAStatementTheTextIsStale(_ statement: String) throws {
    #expect(try verdict(statement) == "stale")
  }

  @Test(arguments: [
    // One open value; words in values; a tag in a value; a function that does more than print.
    #"func f() { let m = make(); print("[DNP-FETCH] \(m)") }"#,
    #"print("[DNP-FETCH] \(verb) the wish to the system, not before \(date)")"#,
    #"print("[DNP-FETCH] Handed the \(rest)")"#,
    printed.replacing("[DNP-FETCH]", with: #"\(tag)"#), printed.replacing("DNP-FETCH", with: #"\(part)"#),
    #"func log(_ m: String) { print("[DNP-FETCH] \(m)"); keep(m) }; log("Handed the wish to the system")"#,
  ])
  func anOpenStatementLeavesTheTextUndecided(_ statement: String) throws {
    #expect(try verdict(statement) == "undecided")
  }

  /// A value of the made-up lines is no word of a text.
  @Test(arguments: [
    ("State {x:integer} true", "undecided"), ("State {x=on|off}", "printed"), ("State {x:text}", "printed"),
  ])
  func aWordOfAValueIsNoWordOfTheText(_ text: String, _ expected: String) throws {
    let statement =
      text.hasSuffix("true") ? #"print("[DNP-FETCH] State 7 \(value)")"# : #"print("[DNP-FETCH] State \(value)")"#
    #expect(try verdict(statement, of: text) == expected)
  }

  private static func object(_ name: String) -> String {
    #"{\"schema\":\"dnp.event/1\",\"event\":\"\#(name)\",\"fields\":{\"status\":\(code),\"id\":\"\(id)\"}}"#
  }

  @Test(arguments: [
    (#"print("[DNP-FETCH] \#(object("fetch_ok"))")"#, "printed"), (#"print("\#(object("fetch_ok"))")"#, "printed"),
    (#"print("\#(object("fetch_no"))")"#, "stale"), (#"// print("\#(object("fetch_ok"))")"#, "stale"),
    (#"print("\#(object(#"\(name)"#))")"#, "undecided"), (#"print("\#(object(#"fetch_\(result)"#))")"#, "undecided"),
    (#"print("\#(object(#"store_\(result)"#))")"#, "stale"), (#"print("\#(object(#"\(part)_ok_\(n)"#))")"#, "stale"),
    // What an encoder writes may be any object.
    ("print(String(data: data, encoding: .utf8)!)", "undecided"), (#"print("Event: \(object)")"#, "stale"),
  ])
  func aStructuredNameIsPrintedByAnObjectWithIt(_ statement: String, _ expected: String) throws {
    let found = try read(
      ["a.swift": statement, "known.swift": Self.known], "  fetch.response:\n    json: [fetch_ok]")
    #expect(verdicts(found) == [expected])
  }

  /// Each text has a verdict, with the line that it has in its file.
  @Test func textsOfOneFileAreJudgedSeparately() throws {
    let wordings = """
        fetch.bgtask.submitted:
          text:
            - "\(Self.template)"
            - "Asked for a refresh at {earliest_begin}"
        no.such.event:
          text: "Handed {x:text}"
        fetch.response:
          json: [fetch_ok]
      """
    let found = try read(["a.swift": Self.printed], wordings)
    #expect(verdicts(found) == ["printed", "stale", "stale", "stale"])
    #expect(found.items.map(\.wording.mark.line) == [5, 6, 8, 10])
    #expect(found.exitCode == 1)
    let text = found.text(of: "words.yml")
    #expect(
      text.contains("words.yml:6: fetch.bgtask.submitted: Asked for a refresh at {earliest_begin} is printed by no"))
    #expect(text.contains("words.yml:8: no.such.event: Handed {x:text} is of an event that the rules do not have"))
    #expect(text.contains("words.yml: 1 of 4 texts printed by a statement"))
  }

  /// A component that the file adds to the event counts.
  @Test func aComponentOfTheFileCounts() throws {
    let found = try read(
      ["a.swift": Self.printed.replacing("FETCH", with: "STORAGE")],
      "  fetch.bgtask.submitted:\n    component: STORAGE\n    text: \"\(Self.template)\"")
    #expect(verdicts(found) == ["printed"])
  }

  /// Statements of a build, statements of tests, and the exit code.
  private static let sources: [(files: [String], tests: [String], exitCode: Int32)] = [
    ([printed], [], 0), ([known], [], 1), ([], [], 3), (["print(error)"], [], 3),
    // All that there is may print it, and nothing is decided.
    ([#"func f() { let m = make(); print("[DNP-FETCH] \(m)") }"#], [], 3),
    // What tests print no build prints.
    ([known], [printed], 1), ([], [printed], 3),
  ]

  @Test(arguments: sources)
  func theExitCodeSaysWhetherTextsAreMissing(_ files: [String], _ tests: [String], _ exitCode: Int32) throws {
    var sources: [String: String] = ["empty.swift": ""]
    for (index, file) in files.enumerated() { sources["a\(index).swift"] = file }
    for (index, file) in tests.enumerated() { sources["Tests/a\(index).swift"] = file }
    let found = try read(sources, "  fetch.bgtask.submitted:\n    text: \"\(Self.template)\"") { TestFiles.has($0) }
    #expect(found.exitCode == exitCode)
    #expect(found.testStatements == tests.count)
  }
}
