import LogCheckModel

/// Reads `envelope`: the members that structured events have in addition to their fields.
struct EnvelopeDecoder {
  let problems: RuleProblems
  private(set) var sessionNames: [String] = []
  private(set) var members: [EnvelopeMember] = []
  private var firstMarks: [String: SourceMark] = [:]

  init(problems: RuleProblems) { self.problems = problems }

  /// Adds the envelope of one file to those of the files before it.
  mutating func decode(_ node: RuleNode) {
    guard let map = MapReader(node, .envelope, problems) else { return }
    sessionNames += map.texts("session").map(\.text)
    for key in ["required", "optional"] {
      guard let list = map.value(key) else { continue }
      for entry in map.values.entries(list, of: "members", atMost: RuleFileLimits.listed) {
        add(entry, isRequired: key == "required", map.values)
      }
    }
  }

  private mutating func add(_ entry: RuleNode.Entry, isRequired: Bool, _ values: NodeReader) {
    if let first = firstMarks[entry.key] {
      problems.report(.duplicateName(entry.key, of: .field, first: first.words), at: entry.keyPosition)
      return
    }
    firstMarks[entry.key] = entry.keyPosition.mark
    var member = EnvelopeMember(name: entry.key, type: .word, words: [], isRequired: isRequired)
    if case .list = entry.value.content {
      member.words = values.texts(entry.value, of: "words", atMost: RuleFileLimits.values).map { LogText($0.text) }
    } else if let type = values.word(entry.value, as: FieldType.self) {
      member.type = type
    }
    members.append(member)
  }
}
