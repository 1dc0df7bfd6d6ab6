import LogCheckModel
import LogCheckRuleLibrary

extension StandardStreams {
  /// Complains of diagnostics, each with its line; of very many, of the first ones.
  static func complain(of diagnostics: [Diagnostic]) {
    for diagnostic in DiagnosticList.bounded(diagnostics) { complain(RuleLibrary.rendered(diagnostic)) }
  }
}
