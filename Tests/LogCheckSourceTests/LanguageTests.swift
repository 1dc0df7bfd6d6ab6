import LogCheckModel
import LogCheckSource
import Testing

/// Single rules of the languages, each with the message that a program would print.
@Suite struct LanguageTests {
  private func template(_ text: String, _ language: SourceLanguage) -> String? {
    LogSource.statements(in: Array(text.utf8), language: language).last?.template
  }

  @Test(arguments: [
    (#"print("a \(b[c("d)")]) e")"#, #"a {b[c("d)")]} e"#),
    (##"print(#"\(no) \#(yes) \n"#)"##, #"\(no) {yes} \n"#),
    ("print(\"\"\"\n    one\n      two \\\n    three\n    \"\"\")", "one\n  two three"),
    (#"let a = "x"; func f() { let a = "y"; print(a) }"#, "y"),
    (#"let a = "x"; func f(a: String) { print("v", a) }"#, "v {a}"),
    (#"enum K { static let tag = "[T]" }; enum L { static let tag = "[U]" }; print("\(L.tag) go")"#, "[U] go"),
    (#"var a = "x"; a = "y"; print("v \(a)")"#, "v {a}"),
    (#"print("a" + b + "c" + String(3))"#, "a{b}c3"),
    (#"print("\(value ?? "none") end")"#, #"{value ?? "none"} end"#),
    (#"print("\(date, default: "none")")"#, "{date}"),
    (#"NSLog("%2$@ then %1$@", first, second)"#, "{second} then {first}"),
    (#"Swift.print("qualified")"#, "qualified"),
    (#"print("a\u{1F680}")"#, "a🚀"),
  ])
  func swiftMessage(_ text: String, _ expected: String) { #expect(template(text, .swift) == expected) }

  @Test(arguments: [
    (#"Log.d(TAG, "a $b.c ${d.e("f}")} $")"#, #"a {b}.c {d.e("f}")} $"#),
    ("Log.d(TAG, \"\"\"raw \\n $x\"\"\")", "raw \\n {x}"),
    (#"Log.d(TAG, "%s of %05d".format(a, b))"#, "{a} of {b}"),
    (#"Log.d(TAG, "a" + if (b) "c" else "d")"#, #"a{if (b) "c" else "d"}"#),
    (#"Log.d(TAG, message ?: "none")"#, #"{message ?: "none"}"#),
  ])
  func kotlinMessage(_ text: String, _ expected: String) { #expect(template(text, .kotlin) == expected) }

  @Test(arguments: [
    ("console.log(`a ${b ? `c ${d}` : ''} e`)", "a {b ? `c ${d}` : ''} e"),
    ("console.log('100%', done)", "100% {done}"),
    ("console.log('%d%%', done, 'x')", "{done}% x"),
    ("x = a / b; console.log('q', c / d)", "q {c / d}"),
    ("r = /'/; console.log('after a regex')", "after a regex"),
    ("window.console.log('w')", "w"),
  ])
  func scriptMessage(_ text: String, _ expected: String) { #expect(template(text, .typeScript) == expected) }

  @Test(arguments: [
    "// print(\"a\")", "/* print(\"a\") */", "let s = \"print(\\\"a\\\")\"", "func print(_ s: String) {}",
    "self.print(\"a\")",
    "print(\"a\", to: &s)", "call.reject(\"a\")", "printer(\"a\")", "logger.log(message: \"a\")",
  ])
  func noStatement(_ text: String) { #expect(template(text, .swift) == nil) }

  /// The templates of the second file, with what the first one gives.
  private func templates(_ first: String, _ second: String, _ language: SourceLanguage) -> [String] {
    let files = [first, second].map { (bytes: Array($0.utf8), language: language) }
    var called: Set<String> = []
    return LogSource.statements(in: files[1].bytes, language: language, with: SharedSource(files), called: &called)
      .map(\.template)
  }

  @Test func functionOfAnotherFileIsFollowed() {
    let first = """
      enum DebugLog {
        static func write(_ m: String, level: String = "I") { print("[T] \\(level) \\(m)") }
      }
      """
    let second = """
      DebugLog.write("one")
      DebugLog.shared.write("two", level: "E")
      other.write("three")
      """
    #expect(templates(first, second, .swift) == ["[T] I one", "[T] E two"])
  }

  @Test(arguments: [
    ("enum Tags { static let fetch = \"[F]\" }", "print(\"\\(Tags.fetch) a\")", SourceLanguage.swift, "[F] a"),
    ("let kTag = \"[F]\"", "print(kTag + \" a\")", .swift, "[F] a"),
    ("private let kTag = \"[F]\"", "print(kTag + \" a\")", .swift, "{kTag} a"),
    ("#define TAG @\"[F]\"", "NSLog(TAG @\" a\");", .objectiveC, "[F] a"),
    ("object Tags { const val F = \"[F]\" }", "Log.d(T, \"${Tags.F} a\")", .kotlin, "[F] a"),
    ("export const TAG = '[F]';", "console.log(`${TAG} a`)", .typeScript, "[F] a"),
    ("const TAG = '[F]';", "console.log(`${TAG} a`)", .typeScript, "{TAG} a"),
    ("let kTag = \"[F]\"", "func f(kTag: String) { print(\"\\(kTag) a\") }", .swift, "{kTag} a"),
  ])
  func constantOfAnotherFile(_ first: String, _ second: String, _ language: SourceLanguage, _ expected: String) {
    #expect(templates(first, second, language) == [expected])
  }

  @Test(arguments: [
    (
      "extension Logger { static let fetch = Logger(subsystem: \"s\", category: \"fetch\") }",
      "Logger.fetch.info(\"a\")"
    ),
    (
      "enum Channels { static let fetch = Logger(subsystem: \"s\", category: \"fetch\") }", "Channels.fetch.info(\"a\")"
    ),
    (
      "let fetchChannel = OSLog(subsystem: \"s\", category: \"fetch\")", "os_log(\"a\", log: fetchChannel, type: .info)"
    ),
  ])
  func logObjectOfAnotherFile(_ first: String, _ second: String) {
    let files = [first, second].map { (bytes: Array($0.utf8), language: SourceLanguage.swift) }
    var called: Set<String> = []
    let found = LogSource.statements(
      in: files[1].bytes, language: .swift, with: SharedSource(files), called: &called)
    #expect(found.map(\.category) == ["fetch"])
    #expect(found.map(\.level) == [.info])
    #expect(found.allSatisfy { !$0.hasUnknownOrigin })
  }

  @Test func wrapperThatChoosesTheLevelIsOneStatement() throws {
    let text = """
      func log(_ isError: Bool, _ m: String) { if isError { logger.error("\\(m)") } else { logger.debug("\\(m)") } }
      log(true, "[T] a")
      """
    let found = LogSource.statements(in: Array(text.utf8), language: .swift)
    #expect(found.map(\.template) == ["[T] a"])
    #expect(found.first?.level == nil)
  }

  @Test func slotsHaveTypesAndPrivacy() throws {
    let text =
      "func f(count: Int) { logger.info(\"\\(count) \\(notificationTime, privacy: .public) \\(isOn) \\(id)\") }"
    let statement = try #require(LogSource.statements(in: Array(text.utf8), language: .swift).first)
    let slots = statement.message.compactMap { if case .slot(let slot) = $0 { slot } else { nil } }
    #expect(slots.map(\.type) == [.integer, .instant, .boolean, .word])
    #expect(slots.map(\.privacy) == [nil, "public", nil, nil])
  }

  @Test(arguments: [
    ("a/b.swift", SourceLanguage.swift), ("b.mm", .objectiveC), ("c.KT", .kotlin), ("d.java", .java),
    ("e.tsx", .typeScript),
    ("f.mjs", .javaScript),
  ])
  func languageOfAFile(_ name: String, _ language: SourceLanguage) {
    #expect(SourceLanguage(fileName: name) == language)
  }

  @Test(arguments: ["swift", "a.txt", "a.swift/b", ".", ""])
  func noLanguage(_ name: String) { #expect(SourceLanguage(fileName: name) == nil) }
}
