import LogCheckModel

/// Reads what a test expects: a verdict, or a map of counts and details.
struct ExpectationDecoder {
  let problems: RuleProblems

  private static let counts = 1...1_000_000

  /// `lines` is the number of lines of the test's input, where it is known.
  func decode(_ node: RuleNode, lines: Int?) -> RuleTest.Expectation? {
    guard case .map = node.content else { return word(node) }
    guard let map = MapReader(node, .expectation, problems) else { return nil }
    var expectation = RuleTest.Expectation(verdict: .notExercised)
    expectation.passes = map.integer("pass", in: Self.counts)
    expectation.fails = map.integer("fail", in: Self.counts)
    expectation.cancelled = map.integer("cancelled", in: Self.counts)
    expectation.reason = map.word("inconclusive", as: InconclusiveReason.self)
    expectation.line = map.integer("line", in: 1...(lines.map { max($0, 1) } ?? .max))
    expectation.message = map.text("message")
    guard ["pass", "fail", "cancelled", "inconclusive"].contains(where: { map.has($0) }) else {
      let reason = "it names none of `pass`, `fail`, `cancelled` and `inconclusive`"
      problems.report(.unbindableExpectation(reason), at: node.position)
      return nil
    }
    // The verdict of a rule over its instances.
    if map.has("pass") { expectation.verdict = .pass }
    if map.has("inconclusive") { expectation.verdict = .inconclusive }
    if map.has("fail") { expectation.verdict = .fail }
    return expectation
  }

  private func word(_ node: RuleNode) -> RuleTest.Expectation? {
    let cancelled = "cancelled"
    let words = RuleVerdict.allCases.map { ($0.rawValue, Optional($0)) } + [(cancelled, nil)]
    guard let verdict = NodeReader(problems: problems).word(node, of: words) else { return nil }
    if let verdict { return RuleTest.Expectation(verdict: verdict) }
    var expectation = RuleTest.Expectation(verdict: .notExercised)
    expectation.cancelled = 1
    return expectation
  }
}
