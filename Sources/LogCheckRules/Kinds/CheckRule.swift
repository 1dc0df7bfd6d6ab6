import LogCheckModel

extension KeyTable {
  package static let check = KeyTable(
    "check", of: "a check rule",
    required: ["event": "the event whose values are checked"],
    [
      "where": "guard on the event",
      "check": "the conditions that must hold; this or `fields`",
      "unless": "exceptions that excuse a broken `check`",
      "grade": "a value that is reported with each instance",
      "fields": "fields and the values they may have; this or `check`",
      "missing": "the outcome of an event without one of the `fields`",
      "ignore_case": "`true` if `A` equals `a` in `fields`",
    ])
}

/// The values of one event must be right: conditions (`check`), or the values that fields may have (`fields`).
///
/// Such a rule is kept and judged as a ``RelateRule`` without partners, or as a ``DomainRule``; there is no value of this kind.
package enum CheckRule: RuleKind {
  package static let kind = "check"
  /// The key of the event.
  static let event = "event"
  package static let purpose = "The values of one event must be right."
  package static let keys = KeyTable.check
  package static let ends: [UsableEnds] = [.none(because: "each event is judged at once")]

  package static func decode(_ reader: KindReader) -> (any RuleKind)? {
    let map = reader.map
    guard map.has("check") || map.has("fields") else {
      let meaning = "the conditions that must hold, or `fields`"
      reader.problems.report(.missingKey("check", of: "a check rule", meaning: meaning), at: map.node.position)
      return nil
    }
    let pairs = [
      ["check", "fields"], ["fields", "unless"], ["fields", "grade"], ["check", "missing"], ["check", "ignore_case"],
    ]
    for pair in pairs where !map.atMostOne(of: pair) { return nil }
    if map.has("fields") { return DomainDecoder(reader: reader).decode() }
    return RelateDecoder(reader: reader, trigger: event).decode()
  }

  package var selectors: [EventSelector?] { switch self {} }

  package func sentence(_ prose: RuleProse) -> String { switch self {} }

  package func addChanges(to mutator: inout RuleMutator) { switch self {} }

  package func pack(into text: inout PackWriter) { switch self {} }

  package init(unpacking text: inout PackReader) throws(DamagedPack) { throw DamagedPack() }
}
