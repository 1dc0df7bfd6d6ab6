import LogCheckModel

/// Reads `sets`: words of one meaning, which expressions and domains use by the name of their set.
struct SetsDecoder {
  let problems: RuleProblems
  private(set) var sets: [String: [String]] = [:]
  private var firstMarks: [String: SourceMark] = [:]

  init(problems: RuleProblems) { self.problems = problems }

  mutating func decode(_ node: RuleNode) {
    let values = NodeReader(problems: problems)
    for entry in values.entries(node, of: "sets") where values.name(entry.key, .wordSet, at: entry.keyPosition) {
      if let first = firstMarks[entry.key] {
        problems.report(.duplicateName(entry.key, of: .wordSet, first: first.words), at: entry.keyPosition)
        continue
      }
      firstMarks[entry.key] = entry.keyPosition.mark
      sets[entry.key] = values.texts(entry.value, of: "words", atMost: RuleFileLimits.listed).map(\.text)
    }
  }
}
