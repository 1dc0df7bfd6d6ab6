import LogCheckModel
package import LogCheckRules
package import LogCheckVocabulary

extension UnknownText.Candidate {
  /// A candidate of the measure as reports show it.
  package init(_ candidate: LineCandidate, in ruleSet: RuleSet) {
    let event = ruleSet.events[candidate.event.index]
    self.init(
      event: event.name, title: event.summary.isEmpty ? event.name : event.summary, points: candidate.points,
      isProbable: candidate.isProbable, reasons: candidate.reasons.map(\.words))
  }
}

extension LineReason {
  /// The words that a line has in common with an event, for a sentence; never a value.
  var words: String {
    switch self {
    case .act(let text), .thing(let text): "says \"\(text)\""
    case .code(let text): "has the code \(text)"
    case .key(let text): "has the key \(text)"
    case .value(_, let field): "has a value like \(field)"
    }
  }
}
