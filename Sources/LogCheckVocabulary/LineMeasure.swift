import LogCheckModel
package import LogCheckRules

/// Measures which of the loaded events an unknown line may be. The same line always gets the same answer, on every platform.
package struct LineMeasure: Sendable {
  /// From so many points on an event is suggested.
  package static let suggested = 15

  package init(_ ruleSet: RuleSet) {}

  package func reading(of line: UnknownLine) -> LineReading { LineReading() }
}
