package import LogCheckModel

/// An open instance of a rule and when it is due.
package struct WaitingInstance: Sendable {
  /// Index of the rule in the loaded set.
  package var rule: Int
  /// The line that opened it.
  package var opened: LinePosition
  package var due: EventTime
}
