import LogCheckModel
package import LogCheckReporting
package import LogCheckRules

/// The page for anything that a report prints: a rule, an event, a requirement, a reason of an inconclusive verdict, a
/// code of a diagnostic, a cause of what went wrong with notifications.
package enum Explanation {
  /// `source` gives the text of a rule's file for a page at length; without it the page is in brief, for a small terminal. `nil` where
  /// nothing has the name.
  package static func page(
    of name: String, in ruleSet: RuleSet, layout: TextLayout, source: ((Rule) -> [UInt8]?)? = nil
  ) -> String? {
    if let rule = ruleSet.named.first(where: { $0.id == name || $0.aliases.contains(name) }) {
      guard let source else { return RuleExplanation.brief(rule, in: ruleSet, layout: layout) }
      return RuleExplanation.page(rule, in: ruleSet, source: source(rule), layout: layout)
    }
    let limit = source == nil ? listed : .max
    if let event = ruleSet.events.first(where: { $0.name == name }) { return page(event, ruleSet, layout, limit) }
    if let requirement = ruleSet.requirements.first(where: { $0.id == name.uppercased() }) {
      return page(requirement, ruleSet, layout, limit)
    }
    if let reason = InconclusiveReason(rawValue: name) { return page(reason, layout) }
    if let entry = DiagnosticCatalogue.all.first(where: { $0.code == name.uppercased() }) { return page(entry, layout) }
    return outcomePage(of: name, in: ruleSet, layout: layout)
  }

  /// Entries of a list of a page in brief.
  private static let listed = 4

  /// All names that have a page, with their titles.
  package static func names(in ruleSet: RuleSet) -> [(name: String, note: String)] {
    ruleSet.named.map { ($0.id, $0.title) } + ruleSet.events.map { ($0.name, $0.summary) }
      + ruleSet.requirements.map { ($0.id, $0.title) } + InconclusiveReason.allCases.map { ($0.rawValue, "a reason") }
      + DiagnosticCatalogue.all.map { ($0.code, $0.title) } + outcomeNames(in: ruleSet)
  }

  private static func page(
    _ event: EventDefinition, _ ruleSet: RuleSet, _ layout: TextLayout, _ limit: Int
  ) -> String {
    var page = Page(layout, limit: limit)
    page.say("\(event.name), an event: \(event.summary.isEmpty ? "it has no summary" : event.summary)")
    let components = event.components.map { ruleSet.components[$0].name }.joined(separator: ", ")
    page.section("Written by", [components.isEmpty ? "any part of the plugin, or the system" : components])
    page.section(
      "Lines that are it",
      event.texts.map { $0.pattern.source + $0.versions.words }
        + (event.patterns.isEmpty ? ["none: it comes as a structured event only"] : []))
    page.section("Its fields", [event.fields.map { "\($0.name) (\($0.type.rawValue))" }.joined(separator: ", ")])
    page.section(
      "Rules that look at it",
      rules(ruleSet) { $0.selectors.flatMap(\.types).contains { ruleSet.events[$0.index].name == event.name } })
    return page.text
  }

  private static func page(
    _ requirement: Requirement, _ ruleSet: RuleSet, _ layout: TextLayout, _ limit: Int
  ) -> String {
    var page = Page(layout, limit: limit)
    page.say("\(requirement.id) (\(requirement.level.rawValue)): \(requirement.title)")
    if let reading = requirement.reading { page.section("How it is read", [reading]) }
    if let missing = requirement.notCheckable { page.section("What no capture shows", [missing]) }
    let covering = rules(ruleSet) { $0.requirements.contains(requirement.id) }
    page.section("Rules that judge it", covering.isEmpty ? ["none"] : covering)
    if !requirement.provedBy.isEmpty { page.section("Proved by tests of the tool", requirement.provedBy) }
    return page.text
  }

  private static func page(_ reason: InconclusiveReason, _ layout: TextLayout) -> String {
    var page = Page(layout)
    page.say("\(reason.rawValue), a reason why a verdict is inconclusive")
    page.section("What it means, and what would help", [reason.advice])
    page.section("Where to read on", ["docs/exit-codes.md says what an inconclusive rule does to the exit code"])
    return page.text
  }

  private static func page(_ entry: DiagnosticCatalogue.Entry, _ layout: TextLayout) -> String {
    var page = Page(layout)
    page.say("\(entry.code), a code of a note, a warning or an error: \(entry.title)")
    page.section("What it means, and what to do", [entry.advice])
    return page.text
  }

  private static func rules(_ ruleSet: RuleSet, where isMeant: (Rule) -> Bool) -> [String] {
    ruleSet.named.filter(isMeant).map { "\($0.id): \($0.title)" }
  }

  struct Page {
    let layout: TextLayout
    /// Entries of a list that are printed.
    let limit: Int
    private(set) var text = ""

    init(_ layout: TextLayout, limit: Int = .max) {
      self.layout = layout
      self.limit = limit
    }

    mutating func say(_ words: String, after first: String = "", indent: Int? = nil) {
      for line in layout.prose(CleanText.line(words, limit: 2000), after: first, indent: indent) { text += line + "\n" }
    }

    mutating func section(_ title: String, _ items: [String]) {
      let items = items.filter { !$0.isEmpty }
      guard !items.isEmpty else { return }
      text += "\n\(title):\n"
      let shown = items.prefix(items.count - 1 > limit ? limit : items.count)
      for item in shown { say(item, after: "  ", indent: 4) }
      if shown.count < items.count { text += "  and \(items.count - shown.count) more (-v)\n" }
    }
  }
}
