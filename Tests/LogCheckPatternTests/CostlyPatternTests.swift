import LogCheckPattern
import Testing

/// Patterns that are known to run for ever are stopped, and what was stopped is never taken for an answer.
@Suite struct CostlyPatternTests {
  struct Case: CustomTestStringConvertible {
    var pattern: String
    var text: String
    var testDescription: String { "\(pattern) on \(text.utf8.count) bytes" }
  }

  static let endless: [Case] = [
    Case(pattern: "(a+)+$", text: String(repeating: "a", count: 8000) + "!"),
    Case(pattern: "(a|aa)+$", text: String(repeating: "a", count: 8000) + "!"),
    Case(pattern: "(a|a?)+$", text: String(repeating: "a", count: 8000) + "!"),
    Case(pattern: "(.*a){20}$", text: String(repeating: "a", count: 8000) + "!"),
    Case(pattern: "^(([a-z])+.)+[A-Z]([a-z])+$", text: String(repeating: "a", count: 8000) + "!"),
    Case(pattern: "(x+x+)+y", text: String(repeating: "x", count: 8000)),
    Case(pattern: "^((a)|b)*[cd]", text: String(repeating: "ab", count: 524_288)),
    Case(pattern: "(?R)?a$", text: String(repeating: "a", count: 8000) + "!"),
    Case(pattern: #"^(?:[^,]*,){25}P"#, text: String(repeating: "1,2,3,4,5,6,7,8,9,", count: 4000)),
  ]

  @Test(.timeLimit(.minutes(1)), arguments: endless)
  func whatWasStoppedIsAFaultOrATrueNo(_ test: Case) throws {
    let matcher = PatternMatcher()
    let pattern = try Pattern(test.pattern, isCaseless: false)
    let bytes = Array(test.text.utf8)
    let clock = ContinuousClock()
    var outcome = PatternOutcome.match
    let time = clock.measure { outcome = matcher.match(pattern, in: bytes.span) }
    print(test.testDescription, outcome, time)
    #expect(time < .seconds(5))
    #expect(outcome.isFault)
  }
}
