#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The schema of rule files for editors, as far as it describes the values of keys.
///
/// It is written by hand, and a test compares its keys with those of the decoder; so the pages of the kinds take types and defaults
/// from it instead of having their own.
struct EditorSchema: Decodable {
  let definitions: [String: Node]

  private enum CodingKeys: String, CodingKey { case definitions = "$defs" }

  init(in root: URL) throws {
    let url = root.appending(path: "docs/schemas/dnp-rules-1.schema.json")
    self = try JSONDecoder().decode(Self.self, from: try Data(contentsOf: url))
  }

  /// The schema of one value; a class, since schemas contain schemas.
  final class Node: Decodable {
    let reference: String?
    let description: String?
    let type: String?
    /// The words of an enumeration, or the only value that is allowed.
    let words: [String]
    let alternatives: [Node]
    let items: Node?
    /// The values of a map whose keys are free.
    let values: Node?
    let properties: [String: Node]
    let bounds: (least: Int, greatest: Int)?
    let usual: String?

    private enum CodingKeys: String, CodingKey {
      case reference = "$ref"
      case usual = "default"
      case description, type, items, properties, minimum, maximum, `enum`, const, anyOf, additionalProperties
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      reference = try values.decodeIfPresent(String.self, forKey: .reference)
        .map { String($0.dropFirst("#/$defs/".count)) }
      description = try values.decodeIfPresent(String.self, forKey: .description)
      // A list of types belongs to definitions with a description.
      type = try? values.decode(String.self, forKey: .type)
      items = try values.decodeIfPresent(Node.self, forKey: .items)
      alternatives = try values.decodeIfPresent([Node].self, forKey: .anyOf) ?? []
      properties = try values.decodeIfPresent([String: Node].self, forKey: .properties) ?? [:]
      // `false` closes a map; it describes no values.
      self.values = try? values.decode(Node.self, forKey: .additionalProperties)
      usual = try values.decodeIfPresent(Word.self, forKey: .usual)?.text
      let only = try values.decodeIfPresent(Word.self, forKey: .const)
      words = try values.decodeIfPresent([Word].self, forKey: .enum)?.map(\.text) ?? only.map { [$0.text] } ?? []
      let least = try? values.decode(Int.self, forKey: .minimum)
      let greatest = try? values.decode(Int.self, forKey: .maximum)
      bounds = if let least, let greatest { (least, greatest) } else { nil }
    }
  }

  /// A text or a truth value.
  private struct Word: Decodable {
    let text: String

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      text = if let flag = try? value.decode(Bool.self) { String(flag) } else { try value.decode(String.self) }
    }
  }
}
