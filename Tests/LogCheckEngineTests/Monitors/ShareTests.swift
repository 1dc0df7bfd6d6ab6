import LogCheckModel
import LogCheckTestSupport
import Testing

@testable import LogCheckEngine

/// `share`: of any three events in succession, at least two meet the condition, so that one may miss it.
@Suite struct ShareTests {
  private static let rule = """
    kind: share
    event: { event: b.done, where: (n ?? 0) == 1 }
    holds: ok
    of: 3
    at_least: 2
    key: [id]
    """

  /// A trace of `b.done`, a second apart: `+` meets the condition, `-` does not, `~` hides it, `?` may not be of the kind.
  private static func trace(_ marks: String, id: String = "x") -> [String] {
    marks.enumerated().map { index, mark in
      switch mark {
      case "+": "\(index)s b.done id=\(id) n=1 ok=true"
      case "-": "\(index)s b.done id=\(id) n=1 ok=false"
      case "~": "\(index)s b.done id=\(id) n=1 ok=~"
      case "?": "\(index)s b.done id=\(id) n=~ ok=false"
      case "o": "\(index)s b.done id=\(id) n=~ ok=true"
      case "!": "\(index)s b.done id=~ n=1 ok=true"
      case "_": "\(index)s gap 500ms"
      case "L": "\(index)s s.launch"
      default: "\(index)s b.done id=\(id) ok=false"
      }
    }
  }

  @Test(arguments: [
    ("+++", ["pass"]), ("++-", ["pass"]), ("-++", ["pass"]), ("+-+", ["pass"]), ("-++-++-", ["pass"]),
    // Two of three in succession.
    ("--", ["fail"]), ("+--", ["fail"]), ("-+-", ["fail"]), ("+-+-", ["fail"]), ("-++--", ["fail"]),
    // Farther apart they are not of three in succession.
    ("-++-", ["pass"]), ("-++-++", ["pass"]),
    // Each further one within three fails as well.
    ("----", ["fail", "fail", "fail"]), ("---", ["fail", "fail"]), ("--++-", ["fail"]), ("--+++", ["fail"]),
    ("--+--", ["fail", "fail", "fail"]),
    // Too few events show no share.
    ("+", []), ("++", []), ("-+", []),
    // What the rule is not about is not between them.
    ("-.-", ["fail"]), ("..", []),
  ])
  func everyRunOfThreeIsCounted(_ marks: String, _ verdicts: [String]) throws {
    #expect(try judge(Self.rule, Self.trace(marks)) == verdicts)
  }

  @Test(arguments: [
    // One that was missed may have met the condition and parts the two.
    ("-_-", ["gap"]), ("--_", ["fail"]), ("_--", ["fail"]), ("--_++", ["fail"]), ("+++_", ["gap"]), ("_+++", ["gap"]),
    ("-_+-", ["gap"]),
    // A condition that cannot be read.
    ("-~", ["redacted"]), ("~-", ["redacted"]), ("~--", ["fail"]), ("-~-", ["fail"]), ("~++", ["pass"]),
    ("++~++", ["pass"]), ("~++~", ["pass"]), ("~+~", ["redacted"]),
    // One that may not be of the kind may be one that failed, or one between two others.
    ("-?", ["redacted"]), ("-?-", ["fail"]), ("-+?-", ["redacted"]), ("++?++", ["pass"]),
    // One of an unknown key may be between two others.
    ("-!+-", ["ambiguous", "ambiguous"]), ("-!-", ["ambiguous", "fail"]), ("!--", ["ambiguous", "fail"]),
    ("!+++", ["ambiguous", "ambiguous"]),
  ])
  func whatIsNotKnownStaysOpen(_ marks: String, _ verdicts: [String]) throws {
    #expect(try judge(Self.rule, Self.trace(marks)) == verdicts)
  }

  /// If those of an unknown kind are not meant, three in succession missed the condition, however many of them lie between.
  @Test(arguments: 1...20) func manyDoubtfulEventsHideNoFailure(_ count: Int) throws {
    let rule = Self.rule.replacing("at_least: 2", with: "at_least: 1")
    let between = String(repeating: "o", count: count)
    #expect(try judge(rule, Self.trace("--\(between)-")) == ["redacted"])
    #expect(try judge(rule, Self.trace("++\(between)+")) == ["pass"])
  }

  @Test func eachKeyIsCountedSeparately() throws {
    let mixed = zip(Self.trace("-+-"), Self.trace("-++", id: "y")).flatMap { [$0, $1] }
    #expect(try judge(Self.rule, mixed).sorted() == ["fail", "pass"])
  }

  @Test func aLaunchEndsTheCountWhereTheRuleSaysSo() throws {
    #expect(try judge(Self.rule, Self.trace("-L-")) == ["fail"])
    let bySession = Self.rule + "\nends: { session: true }"
    #expect(try judge(bySession, Self.trace("-L-")) == [])
    #expect(try judge(bySession, Self.trace("+++L+++")) == ["pass", "pass"])
    #expect(try judge(bySession, Self.trace("+++L--")).sorted() == ["fail", "pass"])
  }

  @Test func aFailureNamesTheEventsThatMissedTheCondition() throws {
    let outcome = try #require(try Bench(Self.rule, [Self.trace("++-+-")]).outcomes().first)
    #expect(outcome.verdict == .fail)
    #expect(outcome.evidence.map(\.position.line) == [3, 5])
    #expect(outcome.detail.hasPrefix("2 of 3 \"b.done\" in succession did not meet the condition; allowed: 1 of 3"))
  }

  /// Keys are as many as the log likes: beyond a bound the oldest is given up, and says so.
  @Test func theOldestOfTooManyIsGivenUp() throws {
    let rule = "kind: share\nevent: b.done\nholds: present(id)\nof: 2\nat_least: 1\nkey: [\"n\"]"
    let outcomes = try Bench(rule, [["0s b.done n=1"]]).crowd(EventCourses.limit + 3, of: "b.done", keyedBy: "n")
    #expect(outcomes.count { $0.verdict == .inconclusive(.evicted) } == 3)
  }
}
