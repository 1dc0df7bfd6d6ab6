import LogCheckModel
import LogCheckReporting
import LogCheckRules

/// A rule in the catalogue: what it checks with an example, why, and what to do when it fails.
struct CatalogueRule {
  let rule: Rule
  let ruleSet: RuleSet

  func write(to html: inout HTMLWriter) {
    CatalogueEntry(name: rule.id, title: rule.title, more: rule.requirements + rule.tags).write(to: &html) { html in
      html.element("p", [("class", "faint")], text: PageText.line(RuleExplanation.failure(of: rule)))
      writeChecks(to: &html)
      if let sample = RuleSample.known(of: rule, in: ruleSet) {
        CatalogueEntry.list("On such lines it passes", sample.lines, isCode: true, to: &html)
        if !sample.shared.isEmpty {
          let shared = sample.shared.joined(separator: "; ")
          html.element("p", text: PageText.line("That go together: " + shared))
        }
      }
      paragraph("Why: ", rule.rationale, to: &html)
      paragraph("What to do next: ", rule.remediation, isNext: true, to: &html)
      CatalogueEntry.list(
        "Its values", rule.parameters.map { "\($0.name): \($0.value.text)" }, isCode: false, to: &html)
      CatalogueEntry.links("Requirements", rule.requirements, to: &html)
      let events = Set(rule.selectors.flatMap(\.types).map(\.index)).sorted().map { ruleSet.events[$0].name }
      CatalogueEntry.links("Events", events, to: &html)
    }
  }

  private func writeChecks(to html: inout HTMLWriter) {
    let sentences = RuleWords(rule, in: ruleSet).sentences.map { PageText.line($0, limit: 4000) }
    let items = sentences.filter { $0.hasPrefix("- ") }
    for sentence in sentences.prefix(1) { html.element("p", text: sentence) }
    if !items.isEmpty {
      html.element("ul") { html in for item in items { html.element("li", text: String(item.dropFirst(2))) } }
    }
    for sentence in sentences.dropFirst() where !sentence.hasPrefix("- ") { html.element("p", text: sentence) }
  }

  private func paragraph(_ title: String, _ text: String, isNext: Bool = false, to html: inout HTMLWriter) {
    guard !text.isEmpty else { return }
    html.element("p", isNext ? [("class", "next")] : []) { html in
      html.element("b", text: title)
      html.words(PageText.line(text, limit: 4000))
    }
  }
}
