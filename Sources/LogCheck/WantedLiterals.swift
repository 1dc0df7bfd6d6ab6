import LogCheckRules

/// The texts of which a record must hold one to concern any loaded event: what the reader scans captures for.
enum WantedLiterals {
  static func of(_ ruleSet: RuleSet) -> [[UInt8]] {
    var texts: [String] = []
    for component in ruleSet.components {
      texts += component.tags + component.logTags + component.subsystems
    }
    for event in ruleSet.events { texts += event.literals }
    for profile in ruleSet.profiles { texts += profile.literals }
    texts.append("\"event\"")
    // A format of JSON objects holds them as it spells them in a string.
    texts += texts.flatMap(spellings)
    var seen: Set<String> = []
    let unique = texts.filter { $0.utf8.count >= 3 && seen.insert($0).inserted }
    // A text that holds another one is found through it.
    return unique.filter { text in !unique.contains { $0 != text && text.contains($0) } }.map { Array($0.utf8) }
  }

  /// How a text stands in a JSON string where that is not as it is: quotation marks and backslashes everywhere, slashes where
  /// Apple's tools write it, and some more characters where Android Studio does.
  private static func spellings(of text: String) -> [String] {
    func spelled(_ spell: (Character) -> String?) -> String {
      text.reduce(into: "") { $0 += spell($1) ?? String($1) }
    }
    func plain(_ character: Character) -> String? { character == "\"" || character == "\\" ? "\\\(character)" : nil }
    let all = [
      spelled(plain), spelled { $0 == "/" ? "\\/" : plain($0) },
      spelled { gson[$0] ?? plain($0) },
    ]
    return all.filter { $0 != text }
  }

  private static let gson: [Character: String] = [
    "<": "\\u003c", ">": "\\u003e", "&": "\\u0026", "=": "\\u003d", "'": "\\u0027",
  ]
}
