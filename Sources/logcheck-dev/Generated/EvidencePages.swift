import LogCheckModel
import LogCheckRules

/// The tables of docs/inputs.md and docs/event-schema.md.
enum EvidencePages {
  static func kinds(_ rules: RuleSet) -> String {
    var text = "| Kind | Content | Form | Recognised by | Events |\n| --- | --- | --- | --- | --- |\n"
    for kind in rules.evidence {
      let events = kind.becomes.map { "`\(rules.events[$0.type.index].name)`" }
      text +=
        "| `\(kind.id)` | \(cell(kind.title)). \(cell(kind.summary)) | \(form(kind)) | \(names(kind)) | "
        + "\(unique(events).joined(separator: ", ")) |\n"
    }
    return text
  }

  private static func form(_ kind: SidecarKind) -> String {
    switch kind.form {
    case .object: kind.within.steps.isEmpty ? "object" : "object, one of its members"
    case .rows: "rows"
    case .exposition: "exposition"
    }
  }

  private static func names(_ kind: SidecarKind) -> String {
    func list(_ names: [LogText]) -> String { names.map { "`\($0)`" }.joined(separator: ", ") }
    var parts: [String] = []
    if !kind.has.isEmpty { parts.append(list(kind.has)) }
    if !kind.some.isEmpty { parts.append("\(kind.atLeast) of \(list(kind.some))") }
    if !kind.lacks.isEmpty { parts.append("not \(list(kind.lacks))") }
    return parts.joined(separator: "; ")
  }

  static func envelope(_ rules: RuleSet) -> String {
    var text = "| Member | Type | Required |\n| --- | --- | --- |\n"
    for member in rules.envelope {
      let type =
        member.words.isEmpty ? member.type.rawValue : member.words.map { "`\($0)`" }.joined(separator: ", ")
      text += "| `\(member.name)` | \(type) | \(member.isRequired ? "yes" : "no") |\n"
    }
    return text
  }

  static func events(_ rules: RuleSet) -> String {
    var text = "| Event | Meaning | Component | Fields |\n| --- | --- | --- | --- |\n"
    for event in rules.events.filter({ !$0.isEvidence && !$0.isOfHeader }).sorted(by: { $0.name < $1.name }) {
      let components = event.components.map { rules.components[$0].name }.joined(separator: ", ")
      let fields = event.fields.map { "`\($0.name)` \($0.type.rawValue)" }.joined(separator: ", ")
      text += "| `\(event.name)` | \(cell(event.summary)) | \(components) | \(fields) |\n"
    }
    return text
  }

  private static func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }

  private static func unique(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }
  }
}
