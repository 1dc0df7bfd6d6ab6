import LogCheckModel

extension KeyTable {
  package static let overlap = KeyTable(
    "overlap", of: "an overlap rule",
    required: ["begin": "the event that begins an interval", "end": "the event that ends it"],
    [
      "where": "guard on the event that begins",
      "at_most": "the time after which an interval without an end counts as over",
    ])
}

/// Intervals that must not overlap.
package struct OverlapRule: Sendable {
  package var begin: EventSelector
  package var end: EventSelector
  /// The duration after which an interval without an end counts as over.
  package var longest: Expression?

  package init(begin: EventSelector, end: EventSelector, longest: Expression? = nil) {
    self.begin = begin
    self.end = end
    self.longest = longest
  }
}

extension OverlapRule: RuleKind {
  package static let kind = "overlap"
  package static let purpose = "Only one of these intervals may be open at a time."
  package static let keys = KeyTable.overlap
  package static let ends: [UsableEnds] = [.keys(["cancelled_by", "process", "killed_by", "session"])]

  package static func decode(_ reader: KindReader) -> (any RuleKind)? { OverlapDecoder(reader: reader).decode() }

  package var selectors: [EventSelector?] { [begin, end] }

  package var opening: EventSelector? { begin }

  package var keyed: EventSelector? { begin }

  package var roles: RuleRoles {
    var roles = RuleRoles(triggers: begin)
    roles.passesAreFinal = true
    return roles
  }

  package func sentence(_ prose: RuleProse) -> String {
    return "No \(prose.name(begin)) before the previous one ended with \(prose.name(end))."
  }
}

/// Reads a rule of the kind `overlap`.
private struct OverlapDecoder {
  let reader: KindReader

  func decode() -> OverlapRule? {
    let begin = reader.selector("begin", isGuarded: true, reader.scope)
    let scope = reader.scope.with(begin)
    let end = reader.selector("end", scope)
    let longest = reader.duration("at_most", scope)
    guard let begin, let end else { return nil }
    return OverlapRule(begin: begin, end: end, longest: longest)
  }
}

extension OverlapRule: Packed {
  package func pack(into text: inout PackWriter) {
    text.add(begin)
    text.add(end)
    text.add(longest)
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(begin: try text.next(), end: try text.next(), longest: try text.next())
  }
}

extension OverlapRule {
  package func addChanges(to mutator: inout RuleMutator) {
    let set = mutator.editor(of: self)
    mutator.add("begin", begin.changes(in: mutator.ruleSet), at: begin.mark) { rule, value in
      rule.body = set { $0.begin = value }
    }
    mutator.add("end", end.changes(in: mutator.ruleSet), at: end.mark) { rule, value in
      rule.body = set { $0.end = value }
    }
    mutator.add("at_most", mutator.changes(longest)) { rule, value in rule.body = set { $0.longest = value } }
  }
}
