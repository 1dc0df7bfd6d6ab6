package import Foundation

/// The part of JSON Schema that this project's schemas of its output use. Another keyword is an error of the schema, so that
/// none is silently without effect.
///
/// Stricter than the standard in one way: a member that the schema does not declare is a violation, since in the tool's
/// own output it is undocumented.
package struct JSONSchema {
  private let root: JSONTree

  package init(_ url: URL) throws { root = try JSONTree(contentsOf: url) }

  private static let keywords: Set<String> = [
    "$schema", "$id", "$defs", "$ref", "title", "description", "type", "const", "enum", "properties", "required",
    "additionalProperties", "items", "minimum", "pattern", "oneOf", "anyOf",
  ]

  /// The violations of `value`, each with its path; `definition` names one of `$defs` to take instead of the whole.
  package func violations(_ value: JSONTree, definition: String? = nil) -> [String] {
    var found: [String] = []
    check(value, definition.map { .object(["$ref": .text("#/$defs/\($0)")]) } ?? root, "$", &found)
    return found
  }

  private func check(_ value: JSONTree, _ schema: JSONTree, _ path: String, _ found: inout [String]) {
    for keyword in schema.members?.keys.sorted() ?? [] where !Self.keywords.contains(keyword) {
      found.append("\(path): the schema uses \(keyword)")
    }
    if let reference = schema["$ref"]?.text {
      guard let target = resolve(reference) else { return found.append("\(path): \(reference) leads nowhere") }
      check(value, target, path, &found)
    }
    checkChoices(value, schema, path, &found)
    if let type = schema["type"]?.text, !Self.has(value, type) {
      return found.append("\(path): \(value) is no \(type)")
    }
    if let constant = schema["const"], value != constant { found.append("\(path): \(value) is not \(constant)") }
    if let words = schema["enum"]?.items, !words.contains(value) {
      found.append("\(path): \(value) is none of \(words)")
    }
    if let minimum = schema["minimum"]?.number, let number = value.number, number < minimum {
      found.append("\(path): \(number) is below \(minimum)")
    }
    if let pattern = schema["pattern"]?.text, let text = value.text,
      text.range(of: pattern, options: .regularExpression) == nil
    {
      found.append("\(path): \(text) does not match \(pattern)")
    }
    if let members = value.members { checkMembers(members, schema, path, &found) }
    if let items = schema["items"] {
      for (index, item) in (value.items ?? []).enumerated() { check(item, items, "\(path)[\(index)]", &found) }
    }
  }

  private func checkChoices(_ value: JSONTree, _ schema: JSONTree, _ path: String, _ found: inout [String]) {
    for keyword in ["oneOf", "anyOf"] {
      guard let choices = schema[keyword]?.items else { continue }
      let attempts = choices.map { choice in
        var problems: [String] = []
        check(value, choice, path, &problems)
        return problems
      }
      let fitting = attempts.count { $0.isEmpty }
      guard fitting == 0 || (keyword == "oneOf" && fitting > 1) else { continue }
      let nearest = attempts.min { $0.count < $1.count } ?? []
      found.append("\(path): fits \(fitting) of the choices: \(nearest.joined(separator: "; "))")
    }
  }

  private func checkMembers(
    _ members: [String: JSONTree], _ schema: JSONTree, _ path: String, _ found: inout [String]
  ) {
    for name in (schema["required"]?.items ?? []).compactMap(\.text) where members[name] == nil {
      found.append("\(path): \(name) is missing")
    }
    guard schema["properties"] != nil || schema["additionalProperties"] != nil else { return }
    for (name, member) in members.sorted(by: { $0.key < $1.key }) {
      if let property = schema["properties"]?[name] ?? schema["additionalProperties"] {
        check(member, property, "\(path).\(name)", &found)
      } else {
        found.append("\(path): \(name) is not declared")
      }
    }
  }

  private func resolve(_ reference: String) -> JSONTree? {
    guard reference.hasPrefix("#/") else { return nil }
    return reference.dropFirst(2).split(separator: "/").reduce(root as JSONTree?) { $0?[String($1)] }
  }

  private static func has(_ value: JSONTree, _ type: String) -> Bool {
    switch (type, value) {
    case ("object", .object), ("array", .list), ("string", .text), ("boolean", .boolean), ("number", .number): true
    case ("integer", .number(let number)): number == number.rounded()
    default: false
    }
  }
}
