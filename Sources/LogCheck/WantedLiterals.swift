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
    // Structured events, bare and as the escaped message of another format.
    texts += ["\"event\"", "\\\"event\\\""]
    var seen: Set<String> = []
    let unique = texts.filter { $0.utf8.count >= 3 && seen.insert($0).inserted }
    // A text that holds another one is found through it.
    return unique.filter { text in !unique.contains { $0 != text && text.contains($0) } }.map { Array($0.utf8) }
  }
}
