package import LogCheckEngine
package import LogCheckIngest
package import LogCheckModel
package import LogCheckRules

/// Context-free analysis of one record.
package struct RecordAnalysis: Sendable {
  var classification: Classification
  /// The text of the record that must not be logged; empty for lines that are not the app's.
  var findings = TextFindings()
  /// The other text of the app in it.
  var embedded: EmbeddedText?

  /// The origin that a structured event states.
  var origin: StructuredOrigin? {
    if case .event(let event) = classification.kind { event.origin } else { classification.origin }
  }
}

/// Inspects records, one by one. Its state is not shared between threads.
package struct RecordLens {
  let classifier: EventClassifier
  private let scanner: TextScanner?

  package init(_ classifier: EventClassifier, _ scanner: TextScanner?) {
    self.classifier = classifier
    self.scanner = scanner
  }

  /// The same for another thread, of rules that are known to compile.
  package init(_ ruleSet: RuleSet) {
    var problems: [Diagnostic] = []
    self.init(EventClassifier(ruleSet, problems: &problems), TextScanner(ruleSet))
  }

  package func inspect(at record: Record, _ traits: FormatTraits) -> RecordAnalysis {
    var analysis = RecordAnalysis(classification: classifier.classify(record))
    // Without a format no line shows where its message begins.
    analysis.embedded = classifier.embeddedText(
      in: record, isFramed: !isUnframed(record, analysis.classification, traits), countsQuoted: traits.isEmpty)
    // A structured event that was cut before its name.
    if traits.isEmpty, analysis.embedded == nil, classifier.form(ofNotUnderstood: record)?.bearsMark == true {
      analysis.embedded = EmbeddedText(lines: [0])
    }
    if case .foreign = analysis.classification.kind, !analysis.classification.isMeantAsEvent(in: traits) {
      return analysis
    }
    analysis.findings = findings(in: record)
    return analysis
  }

  /// True if nothing in a line shows where its message begins, and it is of no known event, or a document with the lines of a log in it.
  private func isUnframed(_ record: Record, _ classification: Classification, _ traits: FormatTraits) -> Bool {
    guard record.stamp == nil, record.message.lowerBound == 0, record.process.isEmpty, record.tag.isEmpty,
      record.processID == nil
    else { return false }
    if case .foreign = classification.kind { return true }
    // Any of the lines in a document may have the words of an event.
    guard traits.isEmpty, classification.form == nil else { return false }
    return record.text.first == 0x7B || record.text.starts(with: [0x5B, 0x7B])
  }

  /// The text of the record that must not be logged.
  package func findings(in record: Record) -> TextFindings { scanner?.scan(record) ?? TextFindings() }
}

extension Classification {
  /// True if a line that is no known event is meant as a structured event of the plugin: it bears the mark of the envelope, or has most of the
  /// envelope in a file of structured events, even where it lacks the time.
  func isMeantAsEvent(in traits: FormatTraits) -> Bool {
    guard let form else { return false }
    return form.bearsMark || traits.contains(.structured) && form.hasMostOfEnvelope
  }
}
