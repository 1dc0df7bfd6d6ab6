/// Intervals that must not overlap.
package struct OverlapRule: Sendable {
  package var begin: EventSelector
  package var end: EventSelector
  /// After how long an interval without an end counts as over. A duration.
  package var longest: Expression?

  package init(begin: EventSelector, end: EventSelector, longest: Expression? = nil) {
    self.begin = begin
    self.end = end
    self.longest = longest
  }
}
