/// The rules that the tool brings along.
package enum BuiltInRules {
  /// All rules without their tests, decoded when the tool was built; `nil` if they cannot be unpacked.
  package static var ruleSet: RuleSet? {
    guard var rules = try? PackedRules.unpack(packed) else { return nil }
    rules.hasProvenPatterns = true
    return rules
  }
}
