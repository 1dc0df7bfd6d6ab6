package import LogCheckModel

/// Gathers the problems of one load, from all files and both passes.
package final class RuleProblems {
  private var found: [Diagnostic] = []
  private(set) package var hasErrors = false
  /// How much work may still go into looking for near words, so that a file of nothing but errors costs linear time.
  private var comparisonsLeft = 50_000

  package init() {}

  package func report(_ problem: RuleProblem, at place: Place) {
    if problem.severity == .error { hasErrors = true }
    found.append(
      Diagnostic(
        code: problem.code, severity: problem.severity, message: problem.message, hint: problem.hint,
        mark: place.mark, excerpt: place.source.line(at: place.offset)))
  }

  /// All problems by file, line and column; those of one place in the order in which they were found.
  package var sorted: [Diagnostic] {
    found.enumerated().sorted { left, right in
      guard let leftMark = left.element.mark, let rightMark = right.element.mark, leftMark != rightMark else {
        return left.offset < right.offset
      }
      return leftMark < rightMark
    }.map(\.element)
  }

  /// The word of `candidates` that was probably meant.
  package func nearest(to word: String, in candidates: @autoclosure () -> some Collection<String>) -> String? {
    guard comparisonsLeft > 0 else { return nil }
    let candidates = candidates()
    comparisonsLeft -= candidates.count
    return Suggestion.nearest(to: word, in: candidates)
  }
}
