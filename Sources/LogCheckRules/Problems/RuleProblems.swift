package import LogCheckModel

/// Gathers the problems of one load, from all files and both passes.
package final class RuleProblems {
  private var found: [Diagnostic] = []
  /// Errors and warnings that found no room.
  private var omitted = 0
  private var warnings = 0
  /// Errors so far, those that found no room included.
  private(set) package var errorCount = 0
  package var hasErrors: Bool { errorCount > 0 }
  /// The remaining effort for searching similar words, so that a file of nothing but errors costs linear time.
  private var comparisonsLeft = 50_000

  package init() {}

  package func report(_ problem: RuleProblem, at position: FilePosition) {
    let isError = problem.severity == .error
    if isError { errorCount += 1 }
    // Each severity has a separate limit: a thousand warnings do not hide an error.
    guard problem.endsReading || (isError ? found.count - warnings : warnings) < DiagnosticList.limit else {
      omitted += 1
      return
    }
    if !isError { warnings += 1 }
    let isQuotable = position.source.isRuleText
    let isShown = isQuotable || problem.quotesNothing
    found.append(
      Diagnostic(
        code: problem.code, severity: problem.severity,
        message: isShown ? problem.message : "this is neither a rule file nor a file of settings",
        hint: isShown
          ? problem.hint
          : "such files begin with `schema: \(RuleLoader.schema)` or `schema: \(Configuration.schema)`; nothing of others is shown",
        mark: position.mark, excerpt: isQuotable ? position.source.line(at: position.offset) : nil))
  }

  /// All problems by file, line and column; those at one position in the order in which they were found.
  package var sorted: [Diagnostic] {
    let listed = found.enumerated().sorted { left, right in
      guard let leftMark = left.element.mark, let rightMark = right.element.mark, leftMark != rightMark else {
        return left.offset < right.offset
      }
      return leftMark < rightMark
    }.map(\.element)
    return omitted == 0 ? listed : listed + [DiagnosticList.omission(omitted, hasErrors ? .error : .warning)]
  }

  /// The word of `candidates` that was probably meant.
  package func nearest(to word: String, in candidates: @autoclosure () -> some Collection<String>) -> String? {
    guard comparisonsLeft > 0 else { return nil }
    let candidates = candidates()
    comparisonsLeft -= candidates.count
    return Suggestion.nearest(to: word, in: candidates)
  }
}
