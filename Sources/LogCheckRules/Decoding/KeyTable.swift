/// The keys that one kind of map may have: what the decoder accepts, what suggestions are taken from, and what the
/// schema for editors is checked against.
package struct KeyTable: Sendable {
  /// The name of the definition in the schema.
  package let name: String
  /// The name of the map, for messages.
  package let owner: String
  package let keys: [Key]

  package struct Key: Sendable {
    package let name: String
    package let isRequired: Bool
    package let summary: String
  }

  init(
    _ name: String, of owner: String, required: KeyValuePairs<String, String> = [:],
    _ optional: KeyValuePairs<String, String>
  ) {
    self.name = name
    self.owner = owner
    keys =
      required.map { Key(name: $0.key, isRequired: true, summary: $0.value) }
      + optional.map { Key(name: $0.key, isRequired: false, summary: $0.value) }
  }

  private init(name: String, owner: String, keys: [Key]) {
    self.name = name
    self.owner = owner
    self.keys = keys
  }

  package func has(_ key: String) -> Bool { keys.contains { $0.name == key } }

  /// The keys of both, under the name of the first.
  static func + (left: Self, right: Self) -> Self {
    let added = right.keys.filter { !left.has($0.name) }
    return Self(name: left.name, owner: left.owner, keys: left.keys + added)
  }

  /// The same keys, none of them required.
  var optional: Self {
    Self(name: name, owner: owner, keys: keys.map { Key(name: $0.name, isRequired: false, summary: $0.summary) })
  }

  /// The same keys, that one not required.
  func optional(_ key: String) -> Self {
    Self(
      name: name, owner: owner,
      keys: keys.map { Key(name: $0.name, isRequired: $0.isRequired && $0.name != key, summary: $0.summary) })
  }

  /// Keys that are kept for later versions of the rule language. Settings have none.
  var reserved: Set<String> { name == Self.configuration.name ? [] : ["requires", "pack", "version"] }
}
