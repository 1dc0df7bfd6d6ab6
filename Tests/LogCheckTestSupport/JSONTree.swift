package import Foundation

/// A JSON text as values, with booleans distinguished from numbers on every platform.
package enum JSONTree: Decodable, Equatable, CustomStringConvertible {
  case null
  case boolean(Bool)
  case number(Double)
  case text(String)
  case list([JSONTree])
  case object([String: JSONTree])

  package init(_ text: String) throws { self = try JSONDecoder().decode(JSONTree.self, from: Data(text.utf8)) }

  package init(contentsOf url: URL) throws {
    self = try JSONDecoder().decode(JSONTree.self, from: Data(contentsOf: url))
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .boolean(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([JSONTree].self) {
      self = .list(value)
    } else {
      self = .object(try container.decode([String: JSONTree].self))
    }
  }

  /// The member of that name; `nil` in anything but an object that has it.
  package subscript(_ name: String) -> JSONTree? { members?[name] }

  package var members: [String: JSONTree]? { if case .object(let members) = self { members } else { nil } }

  package var items: [JSONTree]? { if case .list(let items) = self { items } else { nil } }

  package var text: String? { if case .text(let text) = self { text } else { nil } }

  package var number: Double? { if case .number(let number) = self { number } else { nil } }

  package var description: String {
    switch self {
    case .null: "null"
    case .boolean(let value): "\(value)"
    case .number(let value): "\(value)"
    case .text(let value): "\"\(value)\""
    case .list(let items): "[\(items.map(\.description).joined(separator: ", "))]"
    case .object(let members): "{\(members.keys.sorted().joined(separator: ", "))}"
    }
  }
}
