import Testing

@testable import LogCheckPattern

/// Directives of a pattern to the library, and matching without the just-in-time compiler.
@Suite struct PatternVerbTests {
  private static let verbs = [
    "(*NO_JIT)", "(*NO_START_OPT)", "(*NO_AUTO_POSSESS)", "(*NO_DOTSTAR_ANCHOR)", "(*NOTEMPTY)",
    "(*UTF)", "(*UCP)",
    "(*LIMIT_MATCH=4000000000)", "(*LIMIT_DEPTH=4000000000)", "(*LIMIT_HEAP=4000000000)", "(*CRLF)",
    "(*ANY)", "(*BSR_UNICODE)",
  ]

  /// A delimiter precedes it, so that settings, which must come first, are ineffective.
  @Test(arguments: verbs) func settingsOfTheLibraryAreRefused(_ verb: String) {
    #expect(throws: PatternError.self) { try Pattern(verb + "a") }
  }

  /// They steer the search for one match; none of them gets it out of its bounds.
  @Test(arguments: [
    "(*COMMIT)", "(*PRUNE)", "(*SKIP)", "(*THEN)", "(*MARK:x)", "(*ACCEPT)|", "(*FAIL)|", "(?C)",
    "(?C1)", "(?C255)", "(?C'x')",
  ])
  func otherVerbsAndCalloutsStayWithinTheBounds(_ verb: String) throws {
    guard let pattern = try? Pattern(verb + "(a+)+$", isCaseless: false) else { return }
    let bytes = Array((String(repeating: "a", count: 8000) + "!").utf8)
    let matcher = PatternMatcher()
    var outcome = PatternOutcome.noMatch
    let time = ContinuousClock().measure { outcome = matcher.match(pattern, in: bytes.span) }
    #expect(time < .seconds(2))
    // The first two match at once what is empty.
    #expect(outcome.isFault || outcome == .match, "\(outcome)")
  }

  @Test(arguments: [#"\C"#, #"a\Cb"#, #"[\C]"#, #"(?:x|\C)"#]) func aSingleByteOfASignIsNotToBeHad(
    _ source: String
  ) {
    #expect(throws: PatternError.self) { try Pattern(source) }
  }

  /// Without the compiler, as on systems that let no program make code: the same answers, within the same bounds.
  @Test(arguments: [
    ("id=(?<id>\\w+)", "x id=n1 y"), ("^a.*z$", "abcz"), ("^a.*z$", "abc"), ("(?i)É", "é"),
    ("(\\w+) \\1", "ok ok"), ("a{3,5}?b", "aaaab"),
    ("(?<!x)y", "xy zy"), ("", ""), ("\\bjob\\b", "a job."), ("(a|b)*c", "abababc"),
  ])
  func theInterpreterAnswersAsTheCompilerDoes(_ source: String, _ text: String) throws {
    let bytes = Array(text.utf8)
    let (fast, slow) = (PatternMatcher(), PatternMatcher())
    let compiled = try Pattern(source, isCaseless: false, isGuarded: false)
    let interpreted = try Pattern("(*NO_JIT)" + source, isCaseless: false, isGuarded: false)
    // A pattern is interpreted until it is known to be used much.
    for _ in 0..<40 {
      let outcome = fast.match(compiled, in: bytes.span)
      #expect(outcome == slow.match(interpreted, in: bytes.span))
      for group in 0..<3 { #expect(fast.capture(group) == slow.capture(group)) }
    }
    #expect(compiled.ready(for: 1)?.isFast == true)
  }

  /// The number of earlier matches of a pattern decides nothing, though the two count their steps in different ways.
  @Test(arguments: ["(a+)+$", "(a|aa)+$", "(a|aa|aaa)*b", "(?:a|b)*c", "(.*?)*!", "(?=(a+))a*b\\1", ".*.*.*=!"])
  func theFirstMatchIsLikeTheFortieth(_ source: String) throws {
    var found = 0
    for length in [1, 20, 26, 60, 300, 900, 1023, 1024, 1025] {
      let pattern = try Pattern(source, isCaseless: false)
      let bytes = Array((String(repeating: "a", count: length - 1) + "!").utf8)
      let matcher = PatternMatcher()
      let first = matcher.match(pattern, in: bytes.span)
      for _ in 0..<40 where pattern.ready(for: 1)?.isFast != true {}
      #expect(pattern.ready(for: 1)?.isFast == true)
      // A guard by the clock may stop either.
      let later = matcher.match(pattern, in: bytes.span)
      #expect(first == later || first.isFault && later.isFault, "\(length): \(first), then \(later)")
      found += 1
    }
    #expect(found == 9)
  }

  @Test(arguments: ["(a+)+$", "(a|aa)+$", "(.*a){20}$", "(?R)?a$", "(x+x+)+y?$|(a+a+)+b"])
  func theInterpreterIsBoundedToo(_ source: String) throws {
    let pattern = try Pattern("(*NO_JIT)(?C1)" + source, isCaseless: false, isGuarded: false)
    let bytes = Array((String(repeating: "a", count: 8000) + "!").utf8)
    let matcher = PatternMatcher()
    var outcome = PatternOutcome.match
    let time = ContinuousClock().measure { outcome = matcher.match(pattern, in: bytes.span) }
    #expect(outcome.isFault, "\(outcome)")
    #expect(time < .seconds(2))
  }
}
