/// The rule files that the tool brings along, by path.
package enum BuiltInRules {
  package static var files: [RuleFileText] {
    embedded.map { RuleFileText(path: $0.path, bytes: Array($0.text.utf8)) }
  }
}
