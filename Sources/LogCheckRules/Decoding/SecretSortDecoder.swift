import LogCheckModel

/// Reads `redact`: the sorts of personal data and secrets that are replaced in captures.
struct SecretSortDecoder {
  let problems: RuleProblems
  private(set) var sorts: [SecretSort] = []
  private var firstMarks: [String: SourceMark] = [:]

  init(problems: RuleProblems) { self.problems = problems }

  /// Adds the sorts of one file to those of the files before it.
  mutating func decode(_ node: RuleNode) {
    let items = NodeReader(problems: problems).list(node, of: "sorts of secrets", atMost: RuleFileLimits.listed)
    for item in items { decodeItem(item) }
  }

  private mutating func decodeItem(_ node: RuleNode) {
    guard let map = MapReader(node, .secretSort, problems) else { return }
    let id = map.name("id", .secretSort, &firstMarks)
    let title = map.text("title")
    let detectors = map.value("detect").map { DetectorDecoder(values: map.values).decode($0) } ?? []
    let names = map.texts("values_of", atMost: RuleFileLimits.listed).compactMap { text, node in
      map.values.name(text, .memberName, at: node.position) ? text : nil
    }
    if !map.has("detect"), !map.has("values_of") {
      problems.report(
        .missingKey(
          "detect", of: KeyTable.secretSort.owner,
          meaning: "the form by which it is recognised; `values_of` may replace it"), at: node.position)
    }
    let allowed = map.texts("allow", atMost: RuleFileLimits.listed).map(\.text)
    let isEverywhere = map.boolean("everywhere") ?? false
    guard let id, let title, !(detectors.isEmpty && names.isEmpty) else { return }
    sorts.append(
      SecretSort(
        id: id, title: title, detectors: detectors, names: names, allowed: allowed, isEverywhere: isEverywhere,
        mark: node.mark))
  }
}
