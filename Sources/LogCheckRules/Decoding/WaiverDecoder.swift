import LogCheckModel

/// Reads `waivers`, when the rules of all files are known.
struct WaiverDecoder {
  /// Ids and aliases, with the ids they stand for.
  let rules: [String: String]
  /// Names of rules that have errors: waivers of them cannot be checked.
  let names: [String]
  let problems: RuleProblems
  private(set) var waivers: [Waiver] = []

  init(rules: [Rule], names: [String], problems: RuleProblems) {
    self.names = names
    self.problems = problems
    var ids: [String: String] = [:]
    for rule in rules { for name in [rule.id] + rule.aliases { ids[name] = rule.id } }
    self.rules = ids
  }

  /// Adds the waivers of one file to those of the files before it.
  mutating func decode(_ node: RuleNode) {
    for item in NodeReader(problems: problems).list(node, of: "waivers") { decodeWaiver(item) }
  }

  private mutating func decodeWaiver(_ node: RuleNode) {
    guard let map = MapReader(node, .waiver, problems) else { return }
    let name = map.text("rule")
    if let name, !names.contains(name), OutcomeQuestion(rawValue: name) == nil,
      let position = map.value("rule")?.position
    {
      problems.report(
        .unknownRule(name, nearest: problems.nearest(to: name, in: names + OutcomeQuestion.allCases.map(\.rawValue))),
        at: position)
    }
    let until = day(map)
    let reason = map.text("reason")
    let owner = map.text("owner")
    guard let name, let reason, let owner, let until else { return }
    var waiver = Waiver(rule: rules[name] ?? name, reason: reason, owner: owner, until: until, mark: node.mark)
    if let node = map.value("match"), let match = MapReader(node, .waiverMatch, problems) {
      waiver.text = match.text("text")
      waiver.capture = match.text("capture")
      waiver.fingerprints = match.texts("fingerprint").map(\.text)
    }
    waivers.append(waiver)
  }

  private func day(_ map: MapReader) -> CivilDay? {
    guard let node = map.value("until") else { return nil }
    guard let text = node.scalar?.text, let day = CivilDay(text) else {
      problems.report(
        .badValue(node.scalar?.text ?? node.kindWords, type: "a day, as in `2027-01-31`"), at: node.position)
      return nil
    }
    return day
  }
}
