import LogCheckRules

/// The Swift file that contains the rules as packed text, so that no run parses their YAML.
enum PackedRulesFile {
  static func text(of rules: RuleSet) -> String {
    let packed = PackedRules.pack(rules)
    // The fence is longer than any run of `#` in the text, so that the text contains neither its end nor an escape.
    let fence = String(repeating: "#", count: longestRun(of: UInt8(ascii: "#"), in: packed) + 1)
    return """
      // Written by `make generate` from Rules/. Do not edit.
      // swift-format-ignore-file

      extension BuiltInRules {
        static var packed: String {
          \(fence)\"""

      """ + packed + "\n\"\"\"\(fence)\n  }\n}\n"
  }

  private static func longestRun(of byte: UInt8, in text: String) -> Int {
    var (longest, length) = (0, 0)
    for other in text.utf8 {
      length = other == byte ? length + 1 : 0
      longest = max(longest, length)
    }
    return longest
  }
}
