import LogCheckEngine
import LogCheckIngest
import LogCheckModel
import LogCheckRules

/// What is told of a record by itself, whatever came before it.
struct RecordAnalysis: Sendable {
  var classification: Classification
  /// What its text shows that must not be logged; empty for lines of nobody.
  var findings = TextFindings()
  /// What else of the app's text is in it.
  var embedded: EmbeddedText?

  /// What a structured event says about itself.
  var origin: StructuredOrigin? {
    if case .event(let event) = classification.kind { event.origin } else { classification.origin }
  }
}

/// Looks at records, one by one. What it works with is not shared between threads.
struct RecordLens {
  let classifier: EventClassifier
  private let scanner: TextScanner?

  init(_ classifier: EventClassifier, _ scanner: TextScanner?) {
    self.classifier = classifier
    self.scanner = scanner
  }

  /// The same for another thread, of rules that are known to compile.
  init(_ ruleSet: RuleSet) {
    var problems: [Diagnostic] = []
    self.init(EventClassifier(ruleSet, problems: &problems), TextScanner(ruleSet))
  }

  func inspect(at record: Record, _ traits: FormatTraits) -> RecordAnalysis {
    var analysis = RecordAnalysis(classification: classifier.classify(record))
    analysis.embedded = classifier.embeddedText(in: record)
    if case .foreign = analysis.classification.kind, !analysis.classification.isMeantAsEvent(in: traits) {
      return analysis
    }
    analysis.findings = findings(in: record)
    return analysis
  }

  /// What its text shows that must not be logged.
  func findings(in record: Record) -> TextFindings { scanner?.scan(record) ?? TextFindings() }
}

extension Classification {
  /// Whether a line that is no known event is meant as a structured event of the plugin: it bears the mark of the envelope, or has most of the
  /// envelope in a file of structured events, even where it lacks the time.
  func isMeantAsEvent(in traits: FormatTraits) -> Bool {
    guard let form else { return false }
    return form.bearsMark || traits.contains(.structured) && form.hasMostOfEnvelope
  }
}
