import LogCheckModel

/// Reads `requirements`, when the rules of all files are known.
struct RequirementDecoder {
  let problems: RuleProblems
  private(set) var requirements: [Requirement] = []
  private var firstMarks: [String: SourceMark] = [:]

  init(problems: RuleProblems) { self.problems = problems }

  /// Adds the requirements of one file to those of the files before it.
  mutating func decode(_ node: RuleNode) {
    for entry in NodeReader(problems: problems).entries(node, of: "requirements", atMost: RuleFileLimits.values) {
      decode(entry)
    }
  }

  private mutating func decode(_ entry: RuleNode.Entry) {
    guard Requirement.isID(entry.key) else {
      problems.report(.badRequirement(entry.key), at: entry.keyPosition)
      return
    }
    if let first = firstMarks[entry.key] {
      problems.report(.duplicateName(entry.key, of: .requirement, first: first.words), at: entry.keyPosition)
      return
    }
    firstMarks[entry.key] = entry.keyPosition.mark
    guard let map = MapReader(entry.value, .requirement, problems) else { return }
    var requirement = Requirement(id: entry.key, mark: entry.keyPosition.mark)
    requirement.title = map.text("title") ?? ""
    requirement.level = map.word("level", as: Requirement.Level.self) ?? .must
    requirement.tier = map.integer("tier", in: 1...3)
    requirement.reading = map.text("reading")
    map.atMostOne(of: ["not_checkable", "proved_by"])
    requirement.notCheckable = map.text("not_checkable")
    requirement.provedBy = map.texts("proved_by").map(\.text)
    requirements.append(requirement)
  }

  /// Compares the register with the requirements that rules name. Without a register no rule needs one.
  func check(against named: [(id: String, position: FilePosition)]) {
    guard !requirements.isEmpty else { return }
    for (id, position) in named where firstMarks[id] == nil {
      problems.report(.unknownRequirement(id), at: position)
    }
  }
}
