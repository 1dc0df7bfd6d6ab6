package import LogCheckModel

/// Rules that cannot be run, with every reason.
package struct UnusableRules: Error {
  package let diagnostics: [Diagnostic]

  package init(diagnostics: [Diagnostic]) { self.diagnostics = DiagnosticList.bounded(diagnostics) }
}
