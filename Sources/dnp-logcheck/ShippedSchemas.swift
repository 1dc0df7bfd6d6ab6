import LogCheckRuleLibrary

/// The handwritten schemas of docs/schemas, inside the tool.
enum ShippedSchemas {
  /// By their names, as `rules schema` takes them.
  static var all: [EmbeddedArchive.Entry] {
    get throws(DamagedArchive) {
      var schemas: [EmbeddedArchive.Entry] = []
      for archive in archives { schemas += try archive.entries() }
      return schemas
    }
  }
}
