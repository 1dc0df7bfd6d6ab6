import LogCheck
import LogCheckModel
import Testing

/// One object that is damaged, absurd or not of the log costs itself only: it is counted, the others are judged, and what it may
/// have been is not missing.
@Suite struct BrokenJSONTests {
  private static let before = [JSONLine.entry(0, "[JOB] launched"), JSONLine.entry(5, "[JOB] started a")]
  private static let after = [
    JSONLine.entry(60, "[JOB] started b"), JSONLine.entry(61, "[JOB] finished b"), JSONLine.entry(120, "x"),
  ]

  private static func judge(_ object: String, asList: Bool) throws -> JobWorld.Outcome {
    let logLines = before + [object] + after
    return try JobWorld.judge(
      asList ? "[" + logLines.joined(separator: ",\n") + "]\n" : logLines.joined(separator: "\n") + "\n")
  }

  private static let finished = JSONLine.entry(6, "[JOB] finished a")

  /// Lines whose original content is unknown.
  private static let broken: [String] = [
    String(finished.dropLast(12)), String(finished.dropLast()), finished.replacing(":700", with: ":'700'"),
    finished.replacing(":700", with: ":01"), finished.replacing(":700", with: ":0x10"),
    finished.replacing(":700", with: ":NaN"), finished.replacing(":700", with: ":-Infinity"),
    finished.replacing(":700", with: ":1e999"), finished.replacing(":700", with: ":-1"),
    finished.replacing(":700", with: ":18446744073709551616"),
    finished.replacing(":700", with: ":" + String(repeating: "7", count: 400)),
    finished.replacing(":700", with: ":700,\"processID\":701"), finished.replacing(":700", with: ":{}"),
    finished.replacing("[JOB]", with: "\u{1}[JOB]"), finished.replacing("[JOB] fin", with: "[JOB]\n fin"),
    finished.replacing("finished", with: "\\x finished"), finished.replacing("finished", with: "\\ud8 finished"),
    finished.replacing("\"}", with: "\",}"), finished.replacing("{\"timestamp", with: "{/* x */\"timestamp"),
    finished.replacing("\"category\":\"\"", with: "\"category\":" + String(repeating: "[", count: 600)),
    finished.replacing("\"category\":\"\"", with: "\"category\":" + String(repeating: "{\"a\":", count: 10_000)),
  ]

  @Test(arguments: broken, [false, true])
  func aBrokenObjectIsCountedAndWhatItWasIsNotMissing(_ object: String, asList: Bool) throws {
    let outcome = try Self.judge(object, asList: asList)
    let capture = try #require(outcome.summary.captures.first)
    #expect(capture.format == (asList ? "apple-json" : "apple-ndjson"))
    #expect(capture.notUnderstood >= 1)
    #expect(capture.notUnderstoodLines.first == 3)
    #expect(capture.events == 4)
    #expect(outcome.verdict("finishes") == "inconclusive malformed")
    #expect(outcome.summary.rules.first?.passes == 1)
  }

  /// Objects that are odd and whole.
  @Test(
    arguments: [
      finished.replacing(":700", with: ":7e2").replacing(":7e2", with: ":700"),
      finished.replacing("finished a", with: "finished\\u0020a"),
      finished.replacing("\"}", with: "\",\"traceID\":18446744073709551615,\"x\":1e999,\"y\":-0}"),
      finished.replacing("\"}", with: "\",\"a\":1,\"a\":2}"), finished.replacing(",\"", with: " ,\t\""),
    ], [false, true])
  func anOddObjectIsRead(_ object: String, asList: Bool) throws {
    let outcome = try Self.judge(object, asList: asList)
    #expect(outcome.verdict("finishes") == "pass")
    #expect(outcome.summary.captures.first?.notUnderstood == 0)
  }

  /// Escapes that are half a character, or that a terminal should not see, in a line that is not wanted.
  @Test(arguments: ["\\ud800", "\\udc00\\ud800", "\\u0000", "\\u001b[2J", "\\udb00\\\\0", "\u{FFFD}"], [false, true])
  func oddEscapesAffectTheirLineOnly(_ text: String, asList: Bool) throws {
    let outcome = try Self.judge(JSONLine.entry(6, "\(text) and nothing"), asList: asList)
    let plain = try Self.judge(JSONLine.entry(6, "and nothing"), asList: asList)
    #expect(outcome.verdicts == plain.verdicts)
    #expect(outcome.verdict("finishes") == "fail")
  }

  /// Large values in lines that are not wanted.
  @Test(.timeLimit(.minutes(10)), arguments: [false, true])
  func bigObjectsBetweenOthersChangeNothing(asList: Bool) throws {
    let members = (0..<100_000).map { "\"k\($0)\":\($0)" }.joined(separator: ",")
    let list = String(repeating: "{},", count: 300_000) + "{}"
    let big = [
      JSONLine.entry(6, String(repeating: "long ", count: 1_600_000)), "{\(members)}",
      "{\"l\":[\(list)]}", asList ? list : String(repeating: "{}\n", count: 300_000) + "{}",
      asList ? "{}" : String(repeating: "[", count: 1_000_000),
      "{\"a\":" + String(repeating: "[", count: 1_000_000) + String(repeating: "]", count: 1_000_000) + "}",
    ]
    for text in big {
      let outcome = try Self.judge(text, asList: asList)
      #expect(outcome.summary.captures.first?.events == 4)
      #expect(outcome.summary.rules.first?.passes == 1)
      // In a list the content of a broken object is unknown.
      #expect(outcome.summary.rules.first?.fails == 1 || asList)
    }
  }
}
