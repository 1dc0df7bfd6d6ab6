import LogCheckModel
import LogCheckRuleLibrary

extension StandardStreams {
  /// Complains of diagnostics, each with its line; of very many, of the first ones.
  static func complain(of diagnostics: [Diagnostic]) {
    for diagnostic in DiagnosticList.bounded(diagnostics) {
      var text = RuleLibrary.rendered(diagnostic)
      // One with a position begins with it, as editors expect.
      if diagnostic.mark == nil {
        let error = "error: "
        text = "dnp-logcheck: " + (text.hasPrefix(error) ? text.dropFirst(error.count) : text[...])
      }
      complain(text)
    }
  }
}
