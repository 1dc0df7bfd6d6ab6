import LogCheckModel
import LogCheckReporting
package import LogCheckRules

/// One page for browsers with all rules, events, requirements and causes. The id of an element is the name of what it describes, so that
/// `page.html#run-within-budget` leads to a rule.
package struct RuleCatalogue {
  let ruleSet: RuleSet
  private let tool: String
  /// Rules that look at an event, by its name, and that judge a requirement.
  private let rulesOfEvents: [String: [String]]
  private let rulesOfRequirements: [String: [String]]

  package init(_ ruleSet: RuleSet, toolVersion: String) {
    self.ruleSet = ruleSet
    tool = toolVersion
    var ofEvents: [String: [String]] = [:]
    var ofRequirements: [String: [String]] = [:]
    for rule in ruleSet.named {
      for index in Set(rule.selectors.flatMap(\.types).map(\.index)) {
        ofEvents[ruleSet.events[index].name, default: []].append(rule.id)
      }
      for requirement in rule.requirements { ofRequirements[requirement, default: []].append(rule.id) }
    }
    rulesOfEvents = ofEvents
    rulesOfRequirements = ofRequirements
  }

  package var text: String {
    let frame = PageFrame(
      title: "Rules", tool: tool, style: (CatalogueStyle.text, CatalogueStyle.hash),
      script: (CatalogueScript.text, CatalogueScript.hash))
    return frame.page { writeMain(to: &$0) }
  }

  /// Rules by the folder of their file, in the order of the files.
  private var areas: [(name: String, rules: [Rule])] {
    var areas: [(name: String, rules: [Rule])] = []
    var indices: [String: Int] = [:]
    for rule in ruleSet.named {
      let name = Self.area(of: rule)
      if let index = indices[name] {
        areas[index].rules.append(rule)
      } else {
        indices[name] = areas.count
        areas.append((name, [rule]))
      }
    }
    return areas
  }

  private static func area(of rule: Rule) -> String {
    let parts = rule.mark.file.split(separator: "/")
    return parts.first == "Rules" && parts.count > 2 ? String(parts[1]) : RuleSummary.ownArea
  }

  private func writeMain(to html: inout HTMLWriter) {
    let areas = areas
    let causes = Explanation.outcomeNames(in: ruleSet)
    html.element("header", [("class", "top")]) { html in
      html.element("h1", text: "Rules of dnp-logcheck")
      let counts = [
        TextLayout.counted(ruleSet.named.count, "rule"), TextLayout.counted(ruleSet.events.count, "event"),
        TextLayout.counted(ruleSet.requirements.count, "requirement"),
      ]
      html.element("p", text: TextLayout.joined(counts) + ". `dnp-logcheck explain NAME` prints the same.")
      html.element("nav", [("aria-label", "parts of the page")]) { html in
        html.element("ul") { html in
          for area in areas { link("area-" + area.name, "\(area.name) (\(area.rules.count))", to: &html) }
          link("events", "events", to: &html)
          link("requirements", "requirements", to: &html)
          link("causes", "notifications and causes", to: &html)
        }
      }
    }
    writeSearch(to: &html)
    for area in areas {
      section("area-" + area.name, PageText.heading(area.name), to: &html) { html in
        for rule in area.rules { CatalogueRule(rule: rule, ruleSet: ruleSet).write(to: &html) }
      }
    }
    section("events", "Events", to: &html) { html in for event in ruleSet.events { write(event, to: &html) } }
    section("requirements", "Requirements", to: &html) { html in
      for requirement in ruleSet.requirements { write(requirement, to: &html) }
    }
    section("causes", "Notifications and causes", to: &html) { html in
      var names: Set<String> = []
      for cause in causes where names.insert(cause.name).inserted { write(cause.name, cause.note, to: &html) }
    }
  }

  private func link(_ anchor: String, _ words: String, to html: inout HTMLWriter) {
    html.element("li") { html in
      html.element("a", [("href", "#" + CatalogueEntry.address(anchor))], text: CleanText.line(words))
    }
  }

  private func section(
    _ id: String, _ title: String, to html: inout HTMLWriter, _ body: (inout HTMLWriter) -> Void
  ) {
    html.element("section", [("id", CleanText.line(id)), ("class", "entries")]) { html in
      html.element("h2", text: title)
      body(&html)
    }
  }

  /// Hidden until the script shows it.
  private func writeSearch(to html: inout HTMLWriter) {
    html.element("form", [("id", "find"), ("hidden", ""), ("role", "search"), ("aria-label", "search")]) { html in
      html.element("label", [("for", "find-text")], text: "Search")
      html.void(
        "input",
        [
          ("id", "find-text"), ("type", "search"), ("autocomplete", "off"),
          ("placeholder", "a word, an id, REQ-052, core"),
        ])
      html.element("output", [("id", "find-count"), ("for", "find-text")]) { _ in }
    }
  }

  // MARK: Events, requirements, causes

  private func write(_ event: EventDefinition, to html: inout HTMLWriter) {
    let components = event.components.map { ruleSet.components[$0].name }
    CatalogueEntry(name: event.name, title: event.summary, more: components).write(to: &html) { html in
      let writers = components.isEmpty ? "any part of the plugin, or the system" : components.joined(separator: ", ")
      html.element("p", [("class", "faint")], text: CleanText.line("Written by \(writers)."))
      let lines = event.texts.map { $0.pattern.source + $0.versions.words }
      CatalogueEntry.list("Lines that are it", lines, isCode: true, to: &html)
      let fields = event.fields.map { "\($0.name) (\($0.type.rawValue))" }
      if !fields.isEmpty {
        html.element("p", text: PageText.line("Its fields: " + fields.joined(separator: ", "), limit: 4000))
      }
      CatalogueEntry.links("Rules that look at it", rulesOfEvents[event.name] ?? [], to: &html)
    }
  }

  private func write(_ requirement: Requirement, to html: inout HTMLWriter) {
    CatalogueEntry(name: requirement.id, title: requirement.title, more: []).write(to: &html) { html in
      html.element("p", [("class", "faint")], text: "Level: \(requirement.level.rawValue).")
      if let reading = requirement.reading { html.element("p", text: PageText.line(reading, limit: 4000)) }
      if let missing = requirement.notCheckable {
        html.element("p", text: "What no capture shows: " + PageText.line(missing, limit: 4000))
      }
      CatalogueEntry.links("Rules that judge it", rulesOfRequirements[requirement.id] ?? [], to: &html)
    }
  }

  private func write(_ name: String, _ note: String, to html: inout HTMLWriter) {
    CatalogueEntry(name: name, title: note, more: []).write(to: &html) { html in
      let page = Explanation.outcomePage(of: name, in: ruleSet, layout: .standard) ?? ""
      // The first line has the name and the title.
      for line in page.split(separator: "\n\n").dropFirst() {
        let text = line.split(separator: "\n").joined(separator: " ")
        html.element("p", text: PageText.line(text, limit: 4000))
      }
    }
  }
}
