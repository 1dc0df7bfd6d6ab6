import LogCheckModel

/// Reads `profiles`, when the rules of all files are known.
struct ProfileDecoder {
  let rules: Set<String>
  let problems: RuleProblems
  private(set) var profiles: [Profile] = []
  private var firstMarks: [String: SourceMark] = [:]

  init(rules: Set<String>, problems: RuleProblems) {
    self.rules = rules
    self.problems = problems
  }

  /// Adds the profiles of one file to those of the files before it.
  mutating func decode(_ node: RuleNode) {
    for item in NodeReader(problems: problems).list(node, of: "profiles") { decodeProfile(item) }
  }

  private mutating func decodeProfile(_ node: RuleNode) {
    guard let map = MapReader(node, .profile, problems) else { return }
    var profile = Profile(id: map.text("id") ?? "", mark: node.mark)
    if let idNode = map.value("id"), !profile.id.isEmpty { claim(profile.id, at: idNode.place) }
    profile.title = map.text("title") ?? ""
    profile.platform = map.word("platform", as: Platform.self)
    profile.environment = map.word("environment", as: RunEnvironment.self)
    if let node = map.value("evidence"), let evidence = MapReader(node, .evidence, problems) {
      profile.formats = evidence.texts("formats").map(\.text)
      profile.literals = evidence.texts("literals").map(\.text)
    }
    for rule in map.texts("must_exercise") {
      profile.mustExercise.append(rule.text)
      guard !rules.contains(rule.text) else { continue }
      let nearest = problems.nearest(to: rule.text, in: rules.sorted())
      problems.report(.unknownRule(rule.text, nearest: nearest), at: rule.node.place)
    }
    profiles.append(profile)
  }

  private mutating func claim(_ id: String, at place: Place) {
    guard NodeReader(problems: problems).name(id, .profile, at: place) else { return }
    if let first = firstMarks[id] {
      problems.report(.duplicateName(id, of: .profile, first: first.words), at: place)
    } else {
      firstMarks[id] = place.mark
    }
  }
}
