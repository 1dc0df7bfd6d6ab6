import Foundation
import LogCheckTestSupport

/// The shipped JSON Schema of reports, as far as it uses the language: `$ref` (also next to other keys), `type`,
/// `const`, `enum`, `required`, `properties`, `propertyNames`, `additionalProperties`, `items`, `minimum`, `pattern`,
/// `oneOf`.
///
/// Stricter than the schema itself in one point: a member that it does not describe is a problem, since one was forgotten.
struct ReportSchema {
  private let root: JSONValue

  init() throws {
    let url = RepositoryPaths.root.appending(path: "docs/schemas/dnp-logcheck-1.schema.json")
    root = try JSONValue(String(decoding: Data(contentsOf: url), as: UTF8.self))
  }

  /// The violations in the report; empty if there are none.
  func problems(_ report: JSONValue) -> [String] { problems(report, root, at: "$") }

  /// The same for a line of the stream.
  func problems(line: JSONValue) -> [String] { problems(line, root["$defs"]["record"], at: "$") }

  private static let known: Set<String> = [
    "$schema", "$defs", "$ref", "title", "description", "type", "const", "enum", "required", "properties",
    "propertyNames",
    "additionalProperties", "items", "minimum", "pattern", "oneOf",
  ]

  /// The schema with the one that it refers to laid under it.
  private func resolved(_ schema: JSONValue) -> JSONValue {
    guard case .object(var members) = schema, let reference = schema["$ref"].string else { return schema }
    let name = reference.split(separator: "/").last.map { String($0) } ?? ""
    guard case .object(let base) = resolved(root["$defs"][name]) else { return .missing }
    for (key, value) in base {
      switch (key, members[key], value) {
      case ("properties", .object(let own), .object(let inherited)):
        members[key] = .object(own.merging(inherited) { first, _ in first })
      case ("required", .array(let own), .array(let inherited)): members[key] = .array(own + inherited)
      case (_, nil, _): members[key] = value
      default: break
      }
    }
    members["$ref"] = nil
    return .object(members)
  }

  private func problems(_ value: JSONValue, _ unresolved: JSONValue, at path: String) -> [String] {
    let schema = resolved(unresolved)
    guard case .object(let keys) = schema else { return ["\(path): the schema does not say what this is"] }
    var found = keys.keys.filter { !Self.known.contains($0) }.map { "\(path): the key \($0) is not known to this test" }
    if schema["const"] != .missing, schema["const"] != value { found.append("\(path): is not \(schema["const"])") }
    if schema["enum"] != .missing, !schema["enum"].items.contains(value) {
      found.append("\(path): is none of the values")
    }
    if schema["oneOf"] != .missing {
      let fitting = schema["oneOf"].items.filter { problems(value, $0, at: path).isEmpty }
      if fitting.count != 1 { found.append("\(path): fits \(fitting.count) of the alternatives") }
    }
    if let type = schema["type"].string, type != typeName(value, as: type) { found.append("\(path): is no \(type)") }
    if case .number(let minimum) = schema["minimum"], case .number(let number) = value, number < minimum {
      found.append("\(path): is below \(minimum)")
    }
    if let pattern = schema["pattern"].string, let text = value.string,
      text.range(of: pattern, options: .regularExpression) == nil
    {
      found.append("\(path): does not match \(pattern)")
    }
    if case .array(let items) = value {
      for (index, item) in items.enumerated() {
        found += problems(item, schema["items"], at: "\(path)[\(index)]")
      }
    }
    if case .object(let members) = value { found += problems(members, schema, at: path) }
    return found
  }

  private func problems(_ members: [String: JSONValue], _ schema: JSONValue, at path: String) -> [String] {
    guard schema["oneOf"] == .missing else { return [] }
    var found = schema["required"].items.compactMap(\.string).filter { members[$0] == nil }
      .map { "\(path): \($0) is missing" }
    for (name, member) in members.sorted(by: { $0.key < $1.key }) {
      var inner = schema["properties"][name]
      if inner == .missing { inner = schema["additionalProperties"] }
      if inner == .missing {
        found.append("\(path): \(name) is not described")
      } else {
        found += problems(member, inner, at: "\(path).\(name)")
      }
      if schema["propertyNames"] != .missing {
        found += problems(.text(name), schema["propertyNames"], at: "\(path), the name \(name)")
      }
    }
    return found
  }

  private func typeName(_ value: JSONValue, as wanted: String) -> String {
    switch value {
    case .object: "object"
    case .array: "array"
    case .scalars: "string"
    case .boolean: "boolean"
    case .number(let number): number.rounded() == number ? wanted == "number" ? "number" : "integer" : "number"
    case .null, .missing: "null"
    }
  }
}
