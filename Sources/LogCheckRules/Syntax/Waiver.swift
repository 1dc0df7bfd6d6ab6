package import LogCheckModel

/// The decision of an owner that failures of a rule are accepted until a day.
package struct Waiver: Sendable {
  /// The rule's id.
  package var rule: String
  package var reason: String
  package var owner: String
  /// The last day on which it holds.
  package var until: CivilDay
  /// A PCRE2 pattern that a line of the evidence holds.
  package var text: String?
  /// A PCRE2 pattern that the capture's name holds.
  package var capture: String?
  /// Fingerprints of the findings.
  package var fingerprints: [String] = []
  package var mark: SourceMark

  package init(rule: String, reason: String, owner: String, until: CivilDay, mark: SourceMark) {
    self.rule = rule
    self.reason = reason
    self.owner = owner
    self.until = until
    self.mark = mark
  }
}
