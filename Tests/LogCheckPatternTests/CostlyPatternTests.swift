import LogCheckPattern
import Testing

/// Patterns that are known to run for ever are stopped, and what was stopped is never taken for an answer.
@Suite struct CostlyPatternTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var pattern: String
    var text: String
    var testDescription: String { "\(pattern) on \(text.utf8.count) bytes" }

    init(_ pattern: String, _ unit: String, _ count: Int, _ end: String = "") {
      self.pattern = pattern
      text = String(repeating: unit, count: count) + end
    }
  }

  private func run(_ test: Case) throws -> (PatternOutcome, Duration) {
    let matcher = PatternMatcher()
    let pattern = try Pattern(test.pattern, isCaseless: false)
    let bytes = Array(test.text.utf8)
    var outcome = PatternOutcome.match
    let time = ContinuousClock().measure { outcome = matcher.match(pattern, in: bytes.span) }
    return (outcome, time)
  }

  @Test(arguments: [
    Case("(a+)+$", "a", 8000, "!"), Case("(a|aa)+$", "a", 8000, "!"), Case("(a|a?)+$", "a", 8000, "!"),
    Case("(.*a){20}$", "a", 8000, "!"), Case("^(([a-z])+.)+[A-Z]([a-z])+$", "a", 8000, "!"),
    Case("^((a)|b)*[cd]", "ab", 524_288), Case("(?R)?a$", "a", 8000, "!"),
    Case(#"(x+x+)+y?$"#, "x", 8000, "!"),
  ])
  func isStoppedWithAFault(_ test: Case) throws {
    let (outcome, time) = try run(test)
    #expect(outcome.isFault, "\(outcome)")
    #expect(time < .seconds(2))
  }

  /// These never meet a limit at one position, but are tried at thousands of positions: the guard reads the clock.
  @Test(arguments: [
    Case(#"(\w+)\s?\1[!?]"#, "a", 8000, "-"), Case(#"\w{0,40}\w{0,40}\w{0,30}[!?]"#, "a", 65_000, "- !"),
    Case(#"(?:\w{0,40}\w{0,40}\w{0,30}-)?[!?]@"#, "a", 65_000, "- !@#"),
  ])
  func takesNoLongerThanTheGuardAllows(_ test: Case) throws {
    let (outcome, time) = try run(test)
    // Far from the seconds that they take unguarded; busy machines are slow.
    #expect(time < .seconds(2), "\(outcome)")
  }

  /// One position alone takes tens of milliseconds here, and no other is tried when its time is over; the best of a few
  /// runs shows the pattern and not a busy machine.
  @Test(arguments: [3000, 8000, 30_000]) func noAttemptFollowsOneThatTookTooLong(_ count: Int) throws {
    let matcher = PatternMatcher()
    let pattern = try Pattern(#"(\w+)\s?\1[!?]"#)
    let bytes = Array((String(repeating: "a", count: count) + "-").utf8)
    var times: [Duration] = []
    while times.count < 5, times.last.map({ $0 >= PatternLimits.matchTime * 4 }) ?? true {
      times.append(ContinuousClock().measure { _ = matcher.match(pattern, in: bytes.span) })
    }
    #expect((times.min() ?? .zero) < PatternLimits.matchTime * 4, "\(times)")
  }

  /// The right answer is at the end of a subject on which the pattern is stopped before: not "no".
  @Test(arguments: [
    Case("(a+)+!$|end", "a", 8000, " end"), Case("^((a)|b)*[cd]|z", "ab", 400_000, "z"),
    Case(#"(\w+)\s?\1[!?]"#, "a", 30_000, " ok ok!"),
  ])
  func neverSaysNoToWhatIsThere(_ test: Case) throws {
    let (outcome, _) = try run(test)
    #expect(outcome != .noMatch)
  }

  @Test(arguments: ["(*LIMIT_MATCH=4000000000)", "(*LIMIT_DEPTH=4000000000)", "(*LIMIT_HEAP=4000000000)", "(*NO_JIT)"])
  func noPatternLiftsItsLimits(_ verb: String) throws {
    // Refused, or without effect: both are good.
    guard let pattern = try? Pattern(verb + "(a+)+$", isCaseless: false) else { return }
    let bytes = Array((String(repeating: "a", count: 8000) + "!").utf8)
    #expect(PatternMatcher().match(pattern, in: bytes.span).isFault)
  }

  /// A pattern's own callouts share the guard's function and do not stop it.
  @Test func ownCalloutsAreHarmless() throws {
    #expect(try search("a(?C7)b(?C255)c", in: "xabc") == .match)
    #expect(try search("a(?C7)b(?C'text')c", in: "xabd") == .noMatch)
  }

  /// After a stopped match the matcher works as before.
  @Test func recoversAfterAFault() throws {
    let matcher = PatternMatcher()
    let bad = try Pattern("(a+)+$", isCaseless: false)
    let good = try Pattern("b(?<rest>c+)")
    let long = Array((String(repeating: "a", count: 8000) + "!").utf8)
    for _ in 0..<3 {
      #expect(matcher.match(bad, in: long.span).isFault)
      #expect(matcher.capture(0) == nil)
      #expect(matcher.match(good, in: Array("abccd".utf8).span) == .match)
      #expect(matcher.capture(1) == 2..<4)
    }
  }
}
