import LogCheckModel

/// Reads a rule of the kind `privacy`.
struct PrivacyDecoder {
  let reader: KindReader

  private var problems: RuleProblems { reader.problems }

  func decode() -> PrivacyRule? {
    let map = reader.map
    let names = map.texts("in")
    var components: Set<Int>?
    if names.contains(where: { $0.text == "all" }) {
      if names.count > 1 { problems.report(.conflictingKeys(names.map(\.text)), at: map.keyPlace("in")) }
    } else {
      components = Set(names.compactMap { component($0.text, at: $0.node.place) })
    }
    let detectors = map.value("detect").map { DetectorDecoder(values: map.values).decode($0) } ?? []
    let allowed = map.texts("allow", atMost: RuleFileLimits.listed).map(\.text)
    guard map.has("in"), !detectors.isEmpty else { return nil }
    return PrivacyRule(components: components, detectors: detectors, allowed: allowed)
  }

  private func component(_ name: String, at place: Place) -> Int? {
    if let index = reader.context.components.index(of: name) { return index }
    let nearest = problems.nearest(to: name, in: reader.context.components.names)
    problems.report(.unknownComponent(name, nearest: nearest), at: place)
    return nil
  }
}
