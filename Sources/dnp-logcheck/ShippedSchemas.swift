/// The schemas of docs/schemas that do not follow from rule files, inside the tool.
enum ShippedSchemas {
  /// By their names, as `rules schema` takes them.
  static let all: [(name: String, text: String)] = embedded
}
