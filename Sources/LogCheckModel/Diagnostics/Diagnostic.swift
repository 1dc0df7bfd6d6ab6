/// A position in a rule file, from 1.
package struct SourceMark: Hashable, Sendable, Comparable {
  package var file: String
  package var line: Int
  package var column: Int

  package init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }
}

/// A message of the tool about its own inputs or rules, as opposed to the app under audit.
package struct Diagnostic: Hashable, Sendable {
  package enum Severity: String, Sendable { case error, warning, note }

  /// A letter for the stage (`I` ingest, `R` rules, `E` engine, `O` output) and three digits; never renumbered.
  package var code: String
  package var severity: Severity
  package var message: String
  /// The remedy.
  package var hint: String?
  /// The position: in a rule file, or a capture's path and line.
  package var mark: SourceMark?
  /// The text of that line, for the caret below it.
  package var excerpt: String?

  package init(
    code: String, severity: Severity, message: String, hint: String? = nil, mark: SourceMark? = nil,
    excerpt: String? = nil
  ) {
    self.code = code
    self.severity = severity
    self.message = message
    self.hint = hint
    self.mark = mark
    self.excerpt = excerpt
  }
}
