import LogCheckEngine
import LogCheckModel
import LogCheckRules
import LogCheckSource

/// A statement as it is compared with single texts.
struct SourceStatement {
  let entry: SourceVocabulary.Entry
  let forms: [[StatementForms.Element]]
  /// The index of its component; `nil` where the source does not show it.
  let component: Int?

  init(_ entry: SourceVocabulary.Entry, _ ruleSet: RuleSet) {
    self.entry = entry
    forms = StatementForms(entry.statement).forms
    component = entry.component.flatMap { name in ruleSet.components.firstIndex { $0.name == name } }
  }
}

/// One text of a file of wordings, with rules that know nothing else.
struct WordingText {
  let wording: ListedWording
  let event: EventDefinition
  private let pieces: [TemplatePiece]
  let reach: TemplateReach
  let classifier: StatementClassifier
  /// The same with a template of one letter, which shows what may follow a template.
  let tails: StatementClassifier

  /// `event` has the texts of the file only. `nil` where the text is not among them.
  init?(_ wording: ListedWording, _ event: EventDefinition, _ bare: RuleSet) {
    self.wording = wording
    var own = event
    // No line has this name.
    own.name = "\u{0}"
    own.names = []
    let text = event.texts.first { text in
      if case .template(_, let source) = text.pattern { source == wording.text } else { false }
    }
    own.texts = text.map { [$0] } ?? []
    if wording.isStructured {
      guard event.jsonNames.contains(wording.text) else { return nil }
      own.texts = []
      pieces = []
    } else if case .template(let pieces, _) = own.patterns.first {
      self.pieces = pieces
    } else {
      return nil
    }
    self.event = own
    reach = TemplateReach(pieces)
    var rules = bare
    rules.events = [own]
    classifier = StatementClassifier(rules)
    rules.events[0].texts = [EventText(.template([.text("x")], source: "x"), TextVersions(mark: event.mark))]
    tails = StatementClassifier(rules)
  }

  func verdict(_ statements: [SourceStatement]) -> SourceWordings.Verdict {
    if let printed = statements.first(where: prints) { return .printed(printed.entry) }
    if let open = statements.first(where: mayPrint) { return .undecided(open.entry) }
    return .stale
  }

  func isOfComponent(_ statement: SourceStatement) -> Bool {
    statement.component.map { event.components.isEmpty || event.components.contains($0) } ?? true
  }

  /// Values of each type that a field may have.
  private static let values = [
    "7", "daily-1", "2025-11-15T06:00:00Z", "true", "some text", #"{"id":"daily-1"}"#, "7.5", "7 s", "[a, b]",
  ]

  private func prints(_ statement: SourceStatement) -> Bool {
    let own = statement.entry.statement
    guard own.unresolved == nil else { return false }
    if wording.isStructured { return statement.forms.contains(where: names) }
    return isOfComponent(statement) && classifier.saysMore(own, than: statement.component) && fits(statement)
  }

  /// True if lines of the statement are the text, whatever its values are, and no constant part of it is a value of a wrong type.
  private func fits(_ statement: SourceStatement) -> Bool {
    statement.forms.contains { form in
      let isOpen = form.contains(where: StatementForms.isOpen)
      // A value of these may happen to be a word of the template.
      guard !isOpen || reach.fits(form, from: Array(form.indices), ownWords: true, isTail: { _ in true }) else {
        return false
      }
      let words = pieces.flatMap { if case .words(let words, .some) = $0 { words } else { [String]() } }
      let lines = (isOpen ? Self.values + words : [""]).map { StatementForms.line(form, filling: $0) }
      let events = classifier.events(lines, of: statement.entry.statement)
      guard let first = events.first else { return false }
      let unfit = first.fields.indices.filter { field in events.allSatisfy { $0.fields[field] == .malformed } }
      return unfit.isEmpty
    }
  }

  /// A number that no name has, for a value inside of an object: it is right with and without quotation marks.
  static let mark = "731905377"

  private func names(_ form: [StatementForms.Element]) -> Bool {
    classifier.structuredName(StatementForms.line(form, filling: Self.mark)) == wording.text
  }
}
