package import LogCheckModel
package import LogCheckRuleLibrary
package import LogCheckRules
import LogCheckTrace

/// The texts of a file of wordings that occur in no line of some captures.
package enum StaleWordings {
  /// `unknown` are the texts of the captures that the rules without the file do not know. Texts of events that the rules do not have are
  /// stale, too.
  package static func all(
    of wordings: [ListedWording], in unknown: [UnknownText], _ library: RuleLibrary
  ) -> [ListedWording] {
    wordings.filter { wording in
      let entry = WordingFile.Entry(
        event: wording.event, template: wording.isStructured ? nil : wording.text,
        jsonName: wording.isStructured ? wording.text : nil, evidence: "")
      var entries = [entry]
      // The line may be of another component than the event.
      for component in Set(unknown.map(\.component)).sorted() where !component.isEmpty {
        entries.append(WordingFile.Entry(event: wording.event, component: component, evidence: ""))
      }
      let file = RuleFileText(path: "words.yml", bytes: Array(WordingFile(entries).yaml.utf8))
      guard let rules = library.ruleSet.adding(wordingsOf: file).rules else { return true }
      let lines = WordingLines(rules)
      return !unknown.contains { lines.event(of: $0) == wording.event }
    }
  }
}
