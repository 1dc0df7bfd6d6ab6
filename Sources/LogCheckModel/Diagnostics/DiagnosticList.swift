/// The number of diagnostics of one kind that are kept and printed: the first ones help most.
package enum DiagnosticList {
  package static let limit = 100
  /// The code of the diagnostic that replaces those left out.
  package static let omissionCode = "R199"

  package static func omission(_ count: Int, _ severity: Diagnostic.Severity) -> Diagnostic {
    Diagnostic(
      code: omissionCode, severity: severity,
      message: "\(count) more \(count == 1 ? "problem is" : "problems are") not listed")
  }

  /// The first ones, and how many more there are.
  package static func bounded(_ all: [Diagnostic]) -> [Diagnostic] {
    guard all.count > limit + 1 else { return all }
    return all.prefix(limit) + [omission(all.count - limit, all[limit].severity)]
  }
}
