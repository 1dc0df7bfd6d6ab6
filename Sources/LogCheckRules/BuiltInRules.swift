/// The rule files that the tool brings along, by path.
package enum BuiltInRules {
  package static var files: [RuleFileText] {
    embedded.map { RuleFileText(path: $0.path, bytes: Array($0.text.utf8)) }
  }

  /// What is in them, read when the tool was built, without tests; `nil` where that cannot be read.
  package static var ruleSet: RuleSet? {
    guard var rules = try? PackedRules.unpack(packed) else { return nil }
    rules.hasProvenPatterns = true
    return rules
  }

  /// The same without the rules' tests, which are most of their text: for runs that judge and need no tests.
  package static var filesWithoutTests: [RuleFileText] {
    embedded.map { RuleFileText(path: $0.path, bytes: withoutTests($0.text), lacksTests: true) }
  }

  /// Leaves out what stands under the key `tests` of a rule: rows that are indented more, or are items of a list under it. The rows
  /// stay, without text, so that marks name the rows of the file.
  static func withoutTests(_ text: String) -> [UInt8] {
    let key = Array("    tests:".utf8)
    var kept: [UInt8] = []
    kept.reserveCapacity(text.utf8.count / 3)
    var isInTests = false
    for row in text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if isInTests {
        let indent = row.prefix { $0 == 0x20 }.count
        let isItem = indent == 4 && row.dropFirst(4).first == 0x2D
        if indent > 4 || isItem || row.isEmpty {
          kept.append(0x0A)
          continue
        }
        isInTests = false
      }
      if row.elementsEqual(key) {
        isInTests = true
        kept.append(0x0A)
        continue
      }
      kept += row
      kept.append(0x0A)
    }
    return kept
  }
}
