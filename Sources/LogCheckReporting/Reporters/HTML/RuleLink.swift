import LogCheckModel

/// The id of a rule as a link: to the page that the project names, else to its line in the table of all rules.
struct RuleLink {
  private let run: CollectedRun

  init(_ run: CollectedRun) { self.run = run }

  /// An id that no other element of the page has: those of rules are unique, and letters and digits alone keep their form.
  static func anchor(_ rule: String) -> String { "rule-" + ReportPath.encoded(rule).replacing("%", with: "_x") }

  func write(_ rule: String, to html: inout HTMLWriter) {
    let isListed = run.rules.contains { $0.summary.id == rule }
    let target = run.header.rulePages?.address(of: rule) ?? (isListed ? "#" + Self.anchor(rule) : nil)
    write(rule, target, to: &html)
  }

  /// In the table itself there is nothing else on the page to link to.
  func writeOutward(_ rule: String, to html: inout HTMLWriter) {
    write(rule, run.header.rulePages?.address(of: rule), to: &html)
  }

  private func write(_ rule: String, _ target: String?, to html: inout HTMLWriter) {
    let words = CleanText.line(rule)
    guard let target, !words.isEmpty else {
      html.element("code", text: words)
      return
    }
    html.element("a", [("href", target)]) { html in html.element("code", text: words) }
  }
}
