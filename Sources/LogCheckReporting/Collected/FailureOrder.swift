import LogCheckModel

/// The order of broken rules in reports for people, and the number of each.
///
/// Rules whose first failure is at the same line are one block. Blocks are in order of time, and the most severe rule leads its block.
struct FailureOrder: Sendable {
  /// Rules with one cause, as far as the lines show.
  struct Block {
    var rules: [RuleSummary]
    fileprivate var begin: (String, Int, String)
  }

  private struct Known: Sendable {
    /// The time and the line of the earliest failure.
    var begin: (String, Int)
    /// The line that its first reported failure is at.
    let line: String?
    /// The how manieth broken rule it was when it first failed.
    let rank: Int
    var count = 1
  }

  private var known: [String: Known] = [:]

  /// Failures of a rule that are compared.
  static let failuresPerRule = 3

  init() {}

  init(_ findings: [Finding]) {
    for finding in findings { take(finding) }
  }

  mutating func take(_ finding: Finding) {
    guard finding.verdict == .fail, finding.acceptance == nil else { return }
    let begin = StoryLine.beginning(finding)
    guard var item = known.removeValue(forKey: finding.rule) else {
      let line = finding.position.map { "\($0.line):\($0.capture)" }
      known[finding.rule] = Known(begin: begin, line: line, rank: known.count + 1)
      return
    }
    if item.count < Self.failuresPerRule, begin < item.begin { item.begin = begin }
    item.count += 1
    known[finding.rule] = item
  }

  /// The numbers of broken rules, experimental ones last. A stream numbers them as they fail.
  func numbers(of rules: [RuleSummary], isOfStream: Bool) -> [String: Int] {
    let broken = rules.filter { $0.verdict == .fail && !$0.isAccepted }
    let order =
      isOfStream
      ? broken.filter { known[$0.id] != nil }.sorted { rank(of: $0) < rank(of: $1) }
      : (blocks(of: broken.filter { !$0.isExperimental }) + blocks(of: broken.filter(\.isExperimental)))
        .flatMap(\.rules)
    let others = broken.filter { known[$0.id] == nil }
    return Dictionary((order + others).enumerated().map { ($1.id, $0 + 1) }, uniquingKeysWith: { first, _ in first })
  }

  private func rank(of rule: RuleSummary) -> Int { known[rule.id]?.rank ?? 0 }

  /// The rules with a reported failure.
  func blocks(of rules: [RuleSummary]) -> [Block] {
    var blocks: [Block] = []
    var indices: [String: Int] = [:]
    let reported = rules.compactMap { rule in
      known[rule.id].map { (rule: rule, begin: ($0.begin.0, $0.begin.1, rule.id), line: $0.line) }
    }
    let sorted = reported.sorted { left, right in
      if left.rule.severity != right.rule.severity { return left.rule.severity > right.rule.severity }
      return left.begin < right.begin
    }
    for item in sorted {
      if let index = item.line.flatMap({ indices[$0] }) {
        blocks[index].rules.append(item.rule)
        if item.begin < blocks[index].begin { blocks[index].begin = item.begin }
      } else {
        if let line = item.line { indices[line] = blocks.count }
        blocks.append(Block(rules: [item.rule], begin: item.begin))
      }
    }
    return blocks.sorted { $0.begin < $1.begin }
  }
}
