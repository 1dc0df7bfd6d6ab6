import LogCheckModel

/// Reads `outcome_tests`, when the conditions of all files are known.
struct OutcomeTestDecoder {
  /// The kinds of causes.
  let kinds: Set<String>
  let problems: RuleProblems
  private(set) var tests: [OutcomeTest] = []
  private var names: [String: SourceMark] = [:]

  init(conditions: [OutcomeCondition], problems: RuleProblems) {
    kinds = Set(conditions.map(\.explanation.kind))
    self.problems = problems
  }

  /// Adds the tests of one file.
  mutating func decode(_ node: RuleNode) {
    for item in NodeReader(problems: problems).list(node, of: "tests") { decodeTest(item) }
  }

  private mutating func decodeTest(_ node: RuleNode) {
    guard let map = MapReader(node, .outcomeTest, problems) else { return }
    let name = map.text("name")
    if let name, let position = map.value("name")?.position {
      if let first = names[name] {
        problems.report(.duplicateName(name, of: .test, first: first.words), at: position)
      } else {
        names[name] = node.mark
      }
    }
    let log = map.text("log")
    let platform = map.word("platform", as: Platform.self)
    let unproved = map.has("unproved") ? map.integer("unproved", in: 0...RuleFileLimits.listed) : 0
    let results = map.value("results").map(results) ?? [:]
    let causes = map.texts("causes", atMost: RuleFileLimits.listed)
    for (kind, node) in causes where !kinds.contains(kind) {
      problems.report(
        .unusable("causes", because: "no condition is of the kind `\(kind)`"), at: node.position)
    }
    guard let name, let log, let unproved else { return }
    var test = OutcomeTest(name: name, log: log, mark: node.mark)
    test.platform = platform
    test.results = results
    test.causes = causes.map(\.text)
    test.unproved = unproved
    tests.append(test)
  }

  private func results(_ node: RuleNode) -> [OutcomeResult: Int] {
    let values = NodeReader(problems: problems)
    var results: [OutcomeResult: Int] = [:]
    for entry in values.entries(node, of: "results", atMost: OutcomeResult.allCases.count) {
      guard let result = OutcomeResult(rawValue: entry.key) else {
        let allowed = OutcomeResult.allCases.map(\.rawValue)
        problems.report(
          .unknownWord(entry.key, allowed: allowed, nearest: problems.nearest(to: entry.key, in: allowed)),
          at: entry.keyPosition)
        continue
      }
      results[result] = values.integer(entry.value, in: 1...RuleFileLimits.listed)
    }
    return results
  }
}
