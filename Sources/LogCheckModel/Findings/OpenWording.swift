/// A verdict that is open only since lines of one text may say the same in other words.
package struct OpenWording: Sendable {
  /// The first line that may say it.
  package var line: FindingEvidence
  /// The identifier of the event that it may be, and what the event says that happened.
  package var event: String
  package var title: String
  /// The evidence for it; words of the line, which may hold anything.
  package var reasons: [String]
  /// The rules that it leaves open, and how often together.
  package var rules: [String]
  package var count: Int

  package init(line: FindingEvidence, event: String, title: String, reasons: [String], rule: String) {
    self.line = line
    self.event = event
    self.title = title
    self.reasons = reasons
    rules = [rule]
    count = 1
  }
}
