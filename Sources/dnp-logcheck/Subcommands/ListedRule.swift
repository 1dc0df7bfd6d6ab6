import LogCheckModel
import LogCheckReporting
import LogCheckRules

/// A rule as `rules list` shows it, a question about outcomes, or a condition that explains one.
struct ListedRule {
  let id: String
  let kind: String
  let severity: Severity?
  let title: String
  var requirements: [String] = []
  var tags: [String] = []

  static func all(in rules: RuleSet) -> [ListedRule] {
    var items = rules.named.map { rule in
      ListedRule(
        id: rule.id, kind: "\(rule.body.kind)", severity: rule.severity, title: rule.title,
        requirements: rule.requirements, tags: rule.tags)
    }
    guard rules.outcomeBounds != nil else { return items }
    items += OutcomeQuestion.allCases.filter(rules.outcomeQuestions.contains).map { question in
      ListedRule(id: question.rawValue, kind: "outcome", severity: nil, title: question.title)
    }
    return items
      + rules.conditions.map { condition in
        ListedRule(id: condition.id, kind: "condition", severity: nil, title: condition.explanation.title)
      }
  }

  /// True if the text, which is in lower case, occurs in what names it.
  func mentions(_ text: String) -> Bool {
    ([id, title] + requirements + tags).contains { $0.lowercased().contains(text) }
  }

  private var level: String { severity?.rawValue ?? "-" }

  /// For programs: one line each, with tabs between the columns.
  static func lines(_ items: [ListedRule]) -> String {
    items.map { "\($0.id)\t\($0.kind)\t\($0.level)\t\(CleanText.line($0.title))\n" }.joined()
  }

  /// For people: aligned, and the title on the next line where the terminal has no room for it.
  static func columns(_ items: [ListedRule], _ layout: TextLayout) -> String {
    func width(_ column: (ListedRule) -> String) -> Int { items.map { TextWidth.of(column($0)) }.max() ?? 0 }
    let widths = (id: width(\.id), kind: width(\.kind), level: width(\.level))
    let indent = widths.id + widths.kind + widths.level + 6
    let fits = layout.width - indent >= leastTitle
    return items.map { item in
      let head =
        TextLayout.padded(item.id, widths.id + 2) + TextLayout.padded(item.kind, widths.kind + 2)
        + TextLayout.padded(item.level, widths.level + 2)
      let title = CleanText.line(item.title)
      let lines =
        fits
        ? layout.prose(title, after: head, indent: indent)
        : [String(head.reversed().drop { $0 == " " }.reversed())] + layout.prose(title, after: "    ", indent: 4)
      return lines.joined(separator: "\n") + "\n"
    }.joined()
  }

  /// Columns that a title needs to be read next to the others.
  private static let leastTitle = 30

  /// One object for programs; docs/schemas/dnp-logcheck-rules-1.schema.json describes it.
  static func json(_ items: [ListedRule], toolVersion: String) -> String {
    var json = JSONWriter()
    json.object { json in
      json.head("dnp-logcheck-rules/1", toolVersion: toolVersion)
      json.array("rules") { json in
        for item in items {
          json.object { json in
            json.string("id", item.id)
            json.string("kind", item.kind)
            json.optional("severity", item.severity?.rawValue)
            json.string("title", item.title)
            json.array("requirements") { json in item.requirements.forEach { json.string(nil, $0) } }
            json.array("tags") { json in item.tags.forEach { json.string(nil, $0) } }
          }
        }
      }
    }
    return json.text + "\n"
  }
}
