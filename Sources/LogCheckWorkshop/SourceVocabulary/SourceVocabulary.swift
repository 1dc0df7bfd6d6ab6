package import LogCheckModel
package import LogCheckRules
package import LogCheckSource
import LogCheckTrace
package import LogCheckVocabulary

/// The log statements of the plugin's source, compared with the loaded events: which lines a build can print, and which
/// it cannot.
package struct SourceVocabulary: Sendable {
  /// A statement of the plugin.
  package struct Entry: Sendable {
    package var file: String
    package var statement: LogStatement
    /// The part of the plugin that writes it, where its tag or its category names one.
    package var component: String?
    /// A line as the statement prints it, with values that are made up.
    package var example: String
  }

  /// A statement that the events explain.
  package struct Known: Sendable {
    package var entry: Entry
    /// More than one where a condition chooses the text.
    package var events: [String]
  }

  /// A statement that no event explains.
  package struct Unknown: Sendable {
    package var entry: Entry
    package var candidates: [UnknownText.Candidate]
    /// Events that it names and says not to have happened.
    package var denied: [String]
  }

  /// An event that rules need and no statement prints.
  package struct Missing: Sendable {
    package var event: String
    package var summary: String
    package var platform: Platform
    /// Rules of error severity that cannot be exercised without it.
    package var rules: [String]
    package var language: SourceLanguage
    /// The statement to add; `nil` where the event has no template.
    package var statement: String?
  }

  /// Names of the files that were read, in the order in which they were given.
  package var files: [String] = []
  /// The number of files without a known language.
  package var passedOver = 0
  /// All log statements, the app's own included.
  package var statementCount = 0
  /// The number of those of other programs that have a tag or a category that the source does not give.
  package var withoutOrigin = 0
  package var known: [Known] = []
  package var unknown: [Unknown] = []
  /// Statements of the plugin whose text the source does not give.
  package var unresolved: [Entry] = []
  package var missing: [Missing] = []
  /// Statements that are not the plugin's, as far as known.
  package var foreign: [Entry] = []
  /// Platforms whose native source was read; only their events can be missing.
  package var platforms: [Platform] = []

  /// True if every statement of the plugin is explained.
  package var isExplained: Bool { unknown.isEmpty && unresolved.isEmpty }

  /// Reads source files and compares their statements with the events.
  package static func read(files: [(name: String, bytes: [UInt8])], ruleSet: RuleSet) -> SourceVocabulary {
    let measure = LineMeasure(ruleSet)
    return read(files: files, ruleSet: ruleSet) { measure.reading(of: $0) }
  }

  /// The same with another measure: `reading` ranks the events that an unknown line may be.
  package static func read(
    files: [(name: String, bytes: [UInt8])], ruleSet: RuleSet, reading: (UnknownLine) -> LineReading
  ) -> SourceVocabulary {
    let classifier = StatementClassifier(ruleSet)
    var result = SourceVocabulary()
    var printed = PrintedEvents()
    let sources = files.compactMap { file -> (name: String, bytes: [UInt8], language: SourceLanguage)? in
      SourceLanguage(fileName: file.name).map { (file.name, file.bytes, $0) }
    }
    result.files = sources.map(\.name)
    result.passedOver = files.count - sources.count
    let shared = SharedSource(sources.map { ($0.bytes, $0.language) })
    var called: Set<String> = []
    var found: [(file: String, statement: LogStatement)] = []
    for source in sources {
      printed.languages[source.language, default: 0] += 1
      found += LogSource.statements(
        in: source.bytes, language: source.language, with: shared, called: &called
      ).map { (source.name, $0) }
    }
    // What a wrapper itself prints was reported where it is called.
    found.removeAll { $0.statement.wrapper.map(called.contains) ?? false }
    result.statementCount = found.count
    for item in found { result.add(item.statement, of: item.file, classifier, &printed, reading) }
    let required = RequiredEvents(ruleSet, printed)
    result.platforms = required.platforms
    result.missing = required.missing { classifier.statement(for: $0, keys: $1, in: $2) }
    return result
  }

  private mutating func add(
    _ statement: LogStatement, of file: String, _ classifier: StatementClassifier, _ printed: inout PrintedEvents,
    _ reading: (UnknownLine) -> LineReading
  ) {
    let verdict = classifier.verdict(of: statement)
    var entry = Entry(file: file, statement: statement, component: nil, example: "")
    entry.component = verdict.component.map { classifier.ruleSet.components[$0].name }
    if let component = verdict.component { printed.components.insert(component) }
    switch verdict.kind {
    case .foreign:
      if statement.hasUnknownOrigin { withoutOrigin += 1 }
      foreign.append(entry)
    case .unresolved: unresolved.append(entry)
    case .events(let events, let line):
      entry.example = line
      printed.add(events, of: statement.language)
      known.append(Known(entry: entry, events: events.map { classifier.ruleSet.events[$0.index].name }))
    case .unknown(let line):
      entry.example = line
      let reading = reading(
        UnknownLine(
          text: Array(line.utf8), component: verdict.component, level: statement.level,
          platform: statement.language.platform))
      unknown.append(
        Unknown(
          entry: entry,
          candidates: reading.candidates.map { UnknownText.Candidate($0, in: classifier.ruleSet) },
          denied: reading.denied.map { classifier.ruleSet.events[$0.index].name }))
    }
  }
}
