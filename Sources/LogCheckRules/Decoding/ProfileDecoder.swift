import LogCheckModel

/// Reads `profiles`, when the events and the rules of all files are known.
struct ProfileDecoder {
  let rules: Set<String>
  let catalogue: EventCatalogue
  let problems: RuleProblems
  private(set) var profiles: [Profile] = []
  private var firstMarks: [String: SourceMark] = [:]
  /// Names of profiles that are used, to be looked up when all are known.
  private var named: [(id: String, position: FilePosition)] = []

  init(rules: Set<String>, catalogue: EventCatalogue, problems: RuleProblems) {
    self.rules = rules
    self.catalogue = catalogue
    self.problems = problems
  }

  /// Adds the profiles of one file to those of the files before it.
  mutating func decode(_ node: RuleNode) {
    for item in NodeReader(problems: problems).list(node, of: "profiles") { decodeProfile(item) }
  }

  /// Reports unknown names of profiles, including those of the `for` of rules.
  func check(_ forPositions: [(id: String, position: FilePosition)]) {
    for (id, position) in named + forPositions where firstMarks[id] == nil {
      problems.report(
        .unknownProfile(id, nearest: problems.nearest(to: id, in: firstMarks.keys.sorted())), at: position)
    }
  }

  private mutating func decodeProfile(_ node: RuleNode) {
    guard let map = MapReader(node, .profile, problems) else { return }
    var profile = Profile(id: map.text("id") ?? "", mark: node.mark)
    if let idNode = map.value("id"), !profile.id.isEmpty { claim(profile.id, at: idNode.position) }
    profile.title = map.text("title") ?? ""
    if let aspect = map.text("aspect"),
      map.values.name(aspect, .profile, at: map.value("aspect")?.position ?? node.position)
    {
      profile.aspect = aspect
    }
    profile.platform = map.word("platform", as: Platform.self)
    profile.environment = map.word("environment", as: RunEnvironment.self)
    for key in ["platform", "environment"] where profile.aspect != Profile.system && map.has(key) {
      problems.report(
        .unusable(key, because: "only a profile of the aspect `system` states it"), at: map.keyPosition(key))
    }
    if let node = map.value("evidence"), let evidence = MapReader(node, .evidence, problems) {
      profile.formats = evidence.texts("formats").map(\.text)
      profile.literals = evidence.texts("literals").map(\.text)
      for event in evidence.texts("events") {
        if let index = catalogue.index(of: event.text) {
          profile.events.append(EventTypeID(index))
        } else {
          let nearest = problems.nearest(to: event.text, in: catalogue.names)
          problems.report(.unknownEvent(event.text, nearest: nearest), at: event.node.position)
        }
      }
    }
    for other in map.texts("over") {
      profile.over.append(other.text)
      named.append((other.text, other.node.position))
    }
    for rule in map.texts("must_exercise") {
      profile.mustExercise.append(rule.text)
      guard !rules.contains(rule.text) else { continue }
      let nearest = problems.nearest(to: rule.text, in: rules.sorted())
      problems.report(.unknownRule(rule.text, nearest: nearest), at: rule.node.position)
    }
    if let node = map.value("capture_with") {
      for item in NodeReader(problems: problems).list(node, of: "capture_with") {
        guard let command = MapReader(item, .captureCommand, problems) else { continue }
        profile.captureWith.append((command.text("title") ?? "", command.text("command") ?? ""))
      }
    }
    if let node = map.value("watch_with"), let watch = MapReader(node, .watchCommand, problems) {
      profile.watchWith = WatchCommand(
        name: watch.text("name") ?? "", command: (watch.text("command") ?? "").split(separator: " ").map(String.init),
        needs: watch.text("needs") ?? "")
    }
    profiles.append(profile)
  }

  private mutating func claim(_ id: String, at position: FilePosition) {
    guard NodeReader(problems: problems).name(id, .profile, at: position) else { return }
    if let first = firstMarks[id] {
      problems.report(.duplicateName(id, of: .profile, first: first.words), at: position)
    } else {
      firstMarks[id] = position.mark
    }
  }
}
