import LogCheckModel

/// The diagnostics of patterns that were stopped: it is unknown if the line is an event, and a run with unread lines
/// must not be green.
enum StoppedPatterns {
  private static let code = "I026"
  private static let hint = "make the pattern cheaper: no repeats inside repeats, and a fixed text at its beginning"
  /// Rules that are named in one sentence.
  private static let namedRules = 10

  /// One diagnostic for each capture with such lines, and one for the rules that are open for it.
  static func diagnostics(_ captures: [CaptureSummary], _ rules: [RuleSummary]) -> [Diagnostic] {
    var found = captures.compactMap { capture -> Diagnostic? in
      guard let first = capture.firstPatternFault else { return nil }
      let others = capture.patternFaults - 1
      let more = others > 0 ? ", and so it went on \(others) more line\(others == 1 ? "" : "s")" : ""
      return warning(
        "\(capture.path):\(first.line): a pattern of \(first.event) was too costly on this line and was stopped\(more); what such a line is "
          + "cannot be known")
    }
    let open = rules.filter { $0.reasons[.pattern] != nil }
    if !open.isEmpty {
      let names = open.prefix(namedRules).map(\.id).joined(separator: ", ")
      let rest = open.count > namedRules ? " and \(open.count - namedRules) more" : ""
      found.append(warning("left open because a pattern was too costly and was stopped: \(names)\(rest)"))
    }
    return found
  }

  private static func warning(_ message: String) -> Diagnostic {
    Diagnostic(code: code, severity: .warning, message: message, hint: hint)
  }
}
