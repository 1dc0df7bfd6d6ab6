/// The rules that are built into the tool: decoded when it is built, without their tests.
package enum PackedRules {
  /// The whole set as one text of ASCII; ``BuiltInRules/packed`` is one.
  package static func pack(_ rules: RuleSet) -> String {
    var writer = PackWriter()
    writer.add(rules)
    return writer.text
  }

  /// The set that was packed, its tests aside.
  package static func unpack(_ text: String) throws(DamagedPack) -> RuleSet {
    var reader = try PackReader(text)
    let rules = try RuleSet(unpacking: &reader)
    guard reader.isAtEnd else { throw DamagedPack() }
    return rules
  }
}
