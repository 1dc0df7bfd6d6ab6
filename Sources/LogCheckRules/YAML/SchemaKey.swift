/// Finds the key that every rule file and every file of settings has.
enum SchemaKey {
  private static let key = Array("schema".utf8)
  private static let languages = ["dnp-rules/", "dnp-logcheck-config/"].map { Array($0.utf8) }

  /// True if `schema:` with a language of this tool is in the text, in any style of YAML.
  static func isIn(_ bytes: [UInt8]) -> Bool {
    var index = 0
    while let start = bytes[index...].firstIndex(of: key[0]) {
      index = start + 1
      guard bytes[start...].starts(with: key) else { continue }
      var rest = bytes[(start + key.count)...].drop(while: isQuoteOrBlank)
      guard rest.first == 0x3A else { continue }
      rest = rest.dropFirst().drop(while: isQuoteOrBlank)
      if languages.contains(where: { rest.starts(with: $0) }) { return true }
    }
    return false
  }

  private static func isQuoteOrBlank(_ byte: UInt8) -> Bool { byte == 0x22 || byte == 0x27 || byte == 0x20 }
}
