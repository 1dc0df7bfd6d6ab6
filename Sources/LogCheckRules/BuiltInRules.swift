/// The rules that the tool brings along.
package enum BuiltInRules {
  /// All of them without their tests, read when the tool was built; `nil` where that cannot be read.
  package static var ruleSet: RuleSet? {
    guard var rules = try? PackedRules.unpack(packed) else { return nil }
    rules.hasProvenPatterns = true
    return rules
  }
}
