import LogCheckModel

/// Reads `regressions`, when the rules of all files are known, and adds the tests to their rules.
struct RegressionDecoder {
  private(set) var rules: [Rule]
  /// Names of all rules, those with errors included.
  private let names: [String]
  private let tests: TestDecoder
  /// The indices in ``rules`` of each id and alias: one for each variant.
  private var indices: [String: [Int]] = [:]
  /// The positions at which the tests of each rule, by its name, are defined.
  private var taken: [String: [String: SourceMark]] = [:]

  private var problems: RuleProblems { tests.problems }

  init(rules: [Rule], names: [String], catalogue: EventCatalogue, problems: RuleProblems) {
    self.rules = rules
    self.names = names
    tests = TestDecoder(catalogue: catalogue, problems: problems)
    for (index, rule) in rules.enumerated() {
      for name in [rule.id] + rule.aliases { indices[name, default: []].append(index) }
    }
  }

  /// Adds the tests of one file to those of the files before it.
  mutating func decode(_ node: RuleNode) {
    for item in NodeReader(problems: problems).list(node, of: "regressions") { decodeEntry(item) }
  }

  private mutating func decodeEntry(_ node: RuleNode) {
    guard let map = MapReader(node, .regression, problems) else { return }
    let name = map.text("rule")
    if let name, !names.contains(name), let position = map.value("rule")?.position {
      problems.report(.unknownRule(name, nearest: problems.nearest(to: name, in: names)), at: position)
    }
    let owners = name.flatMap { indices[$0] } ?? []
    let id = owners.first.map { rules[$0].id } ?? name ?? ""
    let own = owners.first.map { rules[$0].tests } ?? []
    var used = taken[id] ?? Dictionary(own.map { ($0.name, $0.mark) }, uniquingKeysWith: { first, _ in first })
    let added = tests.decodeRegressions(map, &used)
    taken[id] = used
    for index in owners { rules[index].tests += added }
  }
}
