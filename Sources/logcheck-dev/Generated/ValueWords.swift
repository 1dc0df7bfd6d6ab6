/// Describes the values of a key in words.
struct ValueWords {
  let schema: EditorSchema
  /// The address of the table with the keys of a map; `nil` for definitions of single values.
  let table: (_ definition: String) -> String?

  /// Shorter words than those of the schema, which show the user of an editor how to write such a value.
  private static let short = ["names": "an event"]

  func text(_ node: EditorSchema.Node) -> String {
    let parts = choices(node)
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "a text" }
    return parts.dropLast().joined(separator: ", ") + " or " + last
  }

  private func choices(_ node: EditorSchema.Node) -> [String] {
    if let name = node.reference { return choices(of: name) }
    if !node.words.isEmpty { return node.words.map { "`\($0)`" } }
    if !node.alternatives.isEmpty { return alternatives(node.alternatives) }
    if let items = node.items { return ["a list; each item is \(text(items))"] }
    if let values = node.values { return ["a map; each value is \(text(values))"] }
    switch node.type {
    case "boolean": return ["`true`", "`false`"]
    case "integer": return [wholeNumber(node)]
    default: return ["a text"]
    }
  }

  private func choices(of name: String) -> [String] {
    if let address = table(name) { return ["[a map](\(address))"] }
    if let words = Self.short[name] { return [words] }
    guard let definition = schema.definitions[name] else { return [name] }
    return definition.description.map { [$0] } ?? choices(definition)
  }

  /// The words of each alternative; a list of values that are alternatives themselves becomes “a list of these”.
  private func alternatives(_ nodes: [EditorSchema.Node]) -> [String] {
    let names = nodes.compactMap(\.reference)
    let single = nodes.filter { node in !names.contains { $0 == node.items?.reference } }
    let parts = single.flatMap { choices($0) }
    return single.count < nodes.count ? parts + ["a list of these"] : parts
  }

  private func wholeNumber(_ node: EditorSchema.Node) -> String {
    guard let bounds = node.bounds else { return "a whole number" }
    return "a whole number from \(grouped(bounds.least)) to \(grouped(bounds.greatest))"
  }

  private func grouped(_ number: Int) -> String {
    number < 1000 ? String(number) : grouped(number / 1000) + "," + String(1000 + number % 1000).dropFirst()
  }
}
