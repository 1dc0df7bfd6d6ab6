import LogCheckModel

/// Reads a list of detectors, of a `privacy` rule or of a sort of secrets.
struct DetectorDecoder {
  let values: NodeReader

  func decode(_ node: RuleNode) -> [PrivacyRule.Detector] {
    var seen: Set<PrivacyRule.Detector> = []
    return values.items(node, of: "detectors", atMost: RuleFileLimits.listed).compactMap { item in
      guard let detector = detector(item) else { return nil }
      guard seen.insert(detector).inserted else {
        values.problems.report(.repeatedEntry(item.scalar?.text ?? "regex"), at: item.position)
        return nil
      }
      return detector
    }
  }

  private func detector(_ node: RuleNode) -> PrivacyRule.Detector? {
    guard case .map = node.content else { return values.word(node, as: SecretKind.self).map { .known($0) } }
    return MapReader(node, .detector, values.problems)?.text("regex").map { .pattern($0) }
  }
}
