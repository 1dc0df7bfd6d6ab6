import Foundation

/// Parsed JSON. Texts are compared scalar by scalar: to Swift `é` equals `e\u{301}`, to a log it does not.
enum JSONValue: Hashable {
  case missing
  case null
  case boolean(Bool)
  case number(Double)
  case scalars([Unicode.Scalar])
  case array([JSONValue])
  case object([String: JSONValue])

  static func text(_ string: String) -> JSONValue { .scalars(Array(string.unicodeScalars)) }

  /// Both of Foundation's parsers must take it.
  init(_ text: String) throws {
    _ = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    self = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
  }

  subscript(name: String) -> JSONValue {
    if case .object(let members) = self { members[name] ?? .missing } else { .missing }
  }

  var items: [JSONValue] { if case .array(let items) = self { items } else { [] } }

  var names: [String] { if case .object(let members) = self { Array(members.keys) } else { [] } }

  var string: String? {
    guard case .scalars(let scalars) = self else { return nil }
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    return text
  }
}

extension JSONValue: Decodable {
  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let string = try? value.decode(String.self) {
      self = .text(string)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let boolean = try? value.decode(Bool.self) {
      self = .boolean(boolean)
    } else if value.decodeNil() {
      self = .null
    } else if let items = try? value.decode([JSONValue].self) {
      self = .array(items)
    } else {
      self = .object(try value.decode([String: JSONValue].self))
    }
  }
}
