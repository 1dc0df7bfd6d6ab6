package import LogCheckModel

extension KeyTable {
  package static let privacy = KeyTable(
    "privacy", of: "a privacy rule",
    required: [
      "in": "the components whose lines are searched, or `all`", "detect": "the text that the lines must not contain",
    ],
    ["allow": "patterns of values that are allowed"])

  package static let detector = KeyTable(
    "detector", of: "a detector", required: ["regex": "a PCRE2 pattern of text that the lines must not contain"], [:])
}

/// Text that no line may contain.
package struct PrivacyRule: Sendable {
  /// Indices of components; `nil` for all of them, and for structured events without a component.
  package var components: Set<Int>?
  package var detectors: [Detector]
  /// Patterns of text that is allowed.
  package var allowed: [String]

  package init(components: Set<Int>?, detectors: [Detector], allowed: [String]) {
    self.components = components
    self.detectors = detectors
    self.allowed = allowed
  }

  /// A way to find text that must not be logged.
  package enum Detector: Hashable, Sendable {
    case known(SecretKind)
    /// A PCRE2 pattern from the rule.
    case pattern(String)
  }
}

/// Sorts of texts that the tool recognises by their form.
package enum SecretKind: String, Hashable, Sendable, CaseIterable {
  case jwt, bearer, email, phone, did
  case basicAuth = "basic-auth"
  case longToken = "long-token"
}

extension PrivacyRule: RuleKind {
  package static let kind = "privacy"
  package static let purpose = "No line may contain a value of these sorts."
  package static let keys = KeyTable.privacy
  package static let innerKeys: [KeyTable] = [.detector]
  package static let watchesEvents = false
  package static let ends: [UsableEnds] = [.none(because: "each line is judged at once")]

  package static func decode(_ reader: KindReader) -> (any RuleKind)? { PrivacyDecoder(reader: reader).decode() }

  package var selectors: [EventSelector?] { [] }

  package var neededTypes: [[EventTypeID]] { [] }

  package func sentence(_ prose: RuleProse) -> String {
    return "No line may hold text of a kind that must not be logged."
  }
}

/// Reads a rule of the kind `privacy`.
private struct PrivacyDecoder {
  let reader: KindReader

  private var problems: RuleProblems { reader.problems }

  func decode() -> PrivacyRule? {
    let map = reader.map
    let names = map.texts("in")
    var components: Set<Int>?
    if names.contains(where: { $0.text == "all" }) {
      if names.count > 1 { problems.report(.conflictingKeys(names.map(\.text)), at: map.keyPosition("in")) }
    } else {
      components = Set(names.compactMap { component($0.text, at: $0.node.position) })
    }
    let detectors = map.value("detect").map { DetectorDecoder(values: map.values).decode($0) } ?? []
    let allowed = map.texts("allow", atMost: RuleFileLimits.listed).map(\.text)
    guard map.has("in"), !detectors.isEmpty else { return nil }
    return PrivacyRule(components: components, detectors: detectors, allowed: allowed)
  }

  private func component(_ name: String, at position: FilePosition) -> Int? {
    if let index = reader.context.components.index(of: name) { return index }
    let nearest = problems.nearest(to: name, in: reader.context.components.names)
    problems.report(.unknownComponent(name, nearest: nearest), at: position)
    return nil
  }
}

extension PrivacyRule: Packed {
  package func pack(into text: inout PackWriter) {
    text.add(components.map { $0.sorted() })
    text.add(detectors)
    text.add(allowed)
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    let components: [Int]? = try text.next()
    self.init(components: components.map { Set($0) }, detectors: try text.next(), allowed: try text.next())
  }
}

extension PrivacyRule.Detector: Packed {
  package func pack(into text: inout PackWriter) {
    switch self {
    case .known(let kind):
      text.add(number: 0)
      text.add(kind)
    case .pattern(let source):
      text.add(number: 1)
      text.add(source)
    }
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    switch try text.number() {
    case 0: self = .known(try text.next())
    case 1: self = .pattern(try text.next())
    default: throw DamagedPack()
    }
  }
}

extension PrivacyRule {
  package func addChanges(to mutator: inout RuleMutator) {
    let set = mutator.editor(of: self)
    let detectors = self.detectors.changes(name: \.name, changing: { _ in [] })
    mutator.add("detect", detectors) { rule, value in rule.body = set { $0.detectors = value } }
    mutator.add("allow", allowed.changes(name: { "`\($0)`" }, changing: { _ in [] })) { rule, value in
      rule.body = set { $0.allowed = value }
    }
    if let components, components.count > 1 {
      let all = components.sorted()
      mutator.add("in", all.changes(atLeast: 1, name: { mutator.ruleSet.components[$0].name }, changing: { _ in [] })) {
        rule, value in
        rule.body = set { $0.components = Set(value) }
      }
    }
  }
}

extension PrivacyRule.Detector {
  fileprivate var name: String {
    switch self {
    case .known(let kind): kind.rawValue
    case .pattern(let pattern): "`\(pattern)`"
    }
  }
}
