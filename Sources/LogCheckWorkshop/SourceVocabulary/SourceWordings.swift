import LogCheckEngine
package import LogCheckModel
package import LogCheckRules
import LogCheckSource

/// The texts of a file of wordings, and which of them the statements of a source can print.
package struct SourceWordings: Sendable {
  package enum Verdict: Sendable {
    /// A statement prints it, whatever its values are.
    case printed(SourceVocabulary.Entry)
    /// No statement surely prints it; one that leaves its words open may.
    case undecided(SourceVocabulary.Entry)
    /// No statement can print it.
    case stale
  }

  package struct Item: Sendable {
    package var wording: ListedWording
    /// True if the rules have its event; without it no line can be the text.
    package var hasEvent: Bool
    package var verdict: Verdict
  }

  package private(set) var items: [Item] = []
  /// Statements of test files, which no build prints.
  package private(set) var testStatements = 0
  /// True if some statement is the plugin's.
  package private(set) var hasStatements = false

  package var stale: [Item] { items.filter { if case .stale = $0.verdict { true } else { false } } }
  package var undecided: [Item] { items.filter { if case .undecided = $0.verdict { true } else { false } } }
  package var printedCount: Int { items.count { if case .printed = $0.verdict { true } else { false } } }

  /// Nothing is decided, the build is fit for all that is, or some text is stale.
  package var exitCode: Int32 {
    if !stale.isEmpty { return hasStatements ? 1 : 3 }
    return printedCount > 0 ? 0 : 3
  }

  /// Compares the texts of a file with the statements of a source; without a result, what is wrong with the file.
  ///
  /// `isTest` says which files are no part of a build.
  package static func read(
    _ wordings: [ListedWording], in file: RuleFileText, of source: SourceVocabulary, _ ruleSet: RuleSet,
    isTest: (String) -> Bool
  ) -> (wordings: SourceWordings?, diagnostics: [Diagnostic]) {
    var bare = RuleSet()
    bare.components = ruleSet.components
    bare.sessionNames = ruleSet.sessionNames
    bare.envelope = ruleSet.envelope
    bare.events = ruleSet.events.map(stripped)
    let known = Set(ruleSet.events.map(\.name))
    // Texts of events that the rules do not have are stale; the others of the file can be read all the same.
    var added: Set<String> = []
    for wording in wordings where !known.contains(wording.event) && added.insert(wording.event).inserted {
      var event = EventDefinition(name: wording.event, mark: wording.mark)
      event.components = Array(bare.components.indices)
      bare.events.append(event)
    }
    let (rules, diagnostics) = bare.adding(wordingsOf: file)
    guard let rules else { return (nil, diagnostics) }

    var result = SourceWordings()
    let own = source.known.map(\.entry) + source.unknown.map(\.entry) + source.unresolved
    let all = own + source.foreign
    result.testStatements = own.count { isTest($0.file) }
    result.hasStatements = own.contains { !isTest($0.file) }
    let statements = all.filter { !isTest($0.file) }.map { SourceStatement($0, ruleSet) }
    for wording in wordings {
      var verdict = Verdict.stale
      if known.contains(wording.event), let event = rules.events.first(where: { $0.name == wording.event }),
        let text = WordingText(wording, event, bare)
      {
        verdict = text.verdict(statements)
      }
      if case .printed = verdict { result.hasStatements = true }
      result.items.append(Item(wording: wording, hasEvent: known.contains(wording.event), verdict: verdict))
    }
    return (result, [])
  }

  /// An event without its own texts, so that only those of the file are there.
  private static func stripped(_ event: EventDefinition) -> EventDefinition {
    var event = event
    event.texts = []
    event.names = []
    event.literals = []
    return event
  }
}
