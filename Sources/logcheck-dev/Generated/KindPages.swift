import LogCheckModel
import LogCheckRules

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The pages of docs/kinds: one for each kind of rules, and their index.
///
/// Example and prose of a page are written by hand; its keys, the keys of `ends` and its shipped rules are generated.
struct KindPages {
  let rules: RuleSet
  let schema: EditorSchema

  static func files(_ rules: RuleSet, _ schema: EditorSchema, in root: URL) throws -> [GeneratedFile] {
    let pages = KindPages(rules: rules, schema: schema)
    let kinds = RuleKinds.all.sorted { $0.kind < $1.kind }
    return try [GeneratedFile.between("docs/kinds/README.md", in: root, [("kinds", pages.index(kinds))])]
      + kinds.map { kind in
        try GeneratedFile.between(
          "docs/kinds/\(kind.kind).md", in: root,
          [
            ("purpose", "\(kind.purpose)\n"), ("keys", pages.keys(kind)), ("judging", judging(kind)),
            ("rules", pages.shipped(kind)),
          ])
      }
  }

  private func index(_ kinds: [any RuleKind.Type]) -> String {
    var text = "| Kind | Purpose | Shipped rules |\n| --- | --- | --- |\n"
    for kind in kinds {
      text += "| [`\(kind.kind)`](\(kind.kind).md) | \(Self.cell(kind.purpose)) | \(named(kind).count) |\n"
    }
    return text
  }

  // MARK: Keys

  private func keys(_ kind: any RuleKind.Type) -> String {
    let tables = kind.innerKeys.map { "### \(Self.heading($0))\n\n" + table($0, on: kind) }
    return ([table(kind.keys, on: kind)] + tables).joined(separator: "\n")
  }

  private func table(_ table: KeyTable, on kind: any RuleKind.Type) -> String {
    var text = "| Key | Required | Value | Default | Meaning |\n| --- | --- | --- | --- | --- |\n"
    let words = ValueWords(schema: schema) { Self.address(of: $0, from: kind) }
    for key in table.keys {
      let node = schema.definitions[table.name]?.properties[key.name]
      let value = node.map { words.text($0) } ?? ""
      let usual = node?.usual.map { "`\($0)`" } ?? ""
      text += "| `\(key.name)` | \(key.isRequired ? "yes" : "no") | \(Self.cell(value)) | \(usual) "
      text += "| \(Self.cell(key.summary)) |\n"
    }
    return text
  }

  private static func heading(_ table: KeyTable) -> String { "Keys of \(table.owner)" }

  /// The table of a map. Two kinds share that of `per`; it is on one page.
  private static func address(of definition: String, from kind: any RuleKind.Type) -> String? {
    for owner in RuleKinds.all {
      guard let table = owner.innerKeys.first(where: { $0.name == definition }) else { continue }
      let heading = heading(table).lowercased().replacing("`", with: "").replacing(" ", with: "-")
      return (owner == kind ? "" : "\(owner.kind).md") + "#\(heading)"
    }
    return nil
  }

  private static func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }

  // MARK: Judging

  private static func judging(_ kind: any RuleKind.Type) -> String {
    let state =
      kind.keepsState
      ? "It keeps state: the verdict on an event depends on the events before it."
      : "It keeps no state: each instance is judged separately."
    let lines =
      kind.watchesEvents
      ? "It judges events." : "It judges the text or the form of lines, in addition to the events that they are."
    return """
      - \(ends(kind))
      - \(state)
      - \(lines)
      - What an unknown line changes: \
      [a table for all kinds](../vocabulary.md#which-verdicts-an-unknown-line-can-change).

      """
  }

  private static func ends(_ kind: any RuleKind.Type) -> String {
    let name = "[`ends`](../rule-language.md#what-ends-an-instance)"
    var parts: [String] = []
    for ends in kind.ends {
      switch ends {
      case .keys(let keys):
        let words = KeyTable.ends.keys.map(\.name).filter(keys.contains).map { "`\($0)`" }
        let list =
          words.count == 1 ? words[0] : words.dropLast().joined(separator: ", ") + " and " + words[words.count - 1]
        parts.append("\(name) may have \(list).")
      case .none(let reason):
        parts.append(parts.isEmpty ? "\(name) is refused: \(reason)." : "Otherwise it is refused: \(reason).")
      }
    }
    return parts.joined(separator: " ")
  }

  // MARK: Shipped rules

  private func named(_ kind: any RuleKind.Type) -> [Rule] { rules.named.filter { $0.body.kind == kind.kind } }

  private func shipped(_ kind: any RuleKind.Type) -> String {
    let all = named(kind)
    guard !all.isEmpty else { return "No shipped rule is of this kind.\n" }
    let areas = Dictionary(grouping: all) { rule in
      rule.mark.file.split(separator: "/").dropFirst().first.map(String.init) ?? ""
    }
    var text = all.count == 1 ? "One shipped rule is" : "\(all.count) shipped rules are"
    text += " of this kind, by the folders of `Rules/`:\n\n"
    for (area, rules) in areas.sorted(by: { $0.key < $1.key }) {
      let links = rules.sorted { $0.id < $1.id }.map { "[`\($0.id)`](../../\($0.mark.file))" }
      text += "- \(area): \(links.joined(separator: ", "))\n"
    }
    return text
  }
}
