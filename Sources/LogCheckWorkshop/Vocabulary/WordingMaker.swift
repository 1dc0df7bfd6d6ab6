import LogCheckEngine
package import LogCheckModel
package import LogCheckRuleLibrary
import LogCheckRules
import LogCheckTrace
import LogCheckVocabulary

/// Makes wordings of unknown texts, and refuses what would harm.
package struct WordingMaker {
  /// Why a text is not taken over.
  package struct Refusal: Error, Sendable {
    package var reason: String
  }

  let ruleSet: RuleSet
  private let known: [KnownText]
  private let unknown: [UnknownText]
  let measure: LineMeasure
  let lines: WordingLines

  /// `known` and `unknown` are the texts of the captures, which must stay what they are.
  package init(_ library: RuleLibrary, known: [KnownText], unknown: [UnknownText]) {
    ruleSet = library.ruleSet
    self.known = known
    self.unknown = unknown
    measure = LineMeasure(library.ruleSet)
    lines = WordingLines(library.ruleSet)
  }

  /// The text as a wording of the event. Without a name for each of its values, rules would miss what the line says.
  package func entry(
    for text: UnknownText, as event: String, allowingUnnamedValues: Bool
  ) throws(Refusal) -> WordingFile.Entry {
    guard let type = ruleSet.event(named: event) else { throw Refusal(reason: "there is no event \(event)") }
    let definition = ruleSet.events[type.index]
    guard !definition.components.isEmpty else {
      throw Refusal(reason: "\(event) is of any component; it needs a separate event")
    }
    guard !text.denied.contains(event) else { throw Refusal(reason: "it says that \(event) did not happen") }
    let example = text.first.message ?? text.first.text
    guard !example.contains("…[") else { throw Refusal(reason: "its line holds what no report shows") }
    guard text.first.omittedBytes == 0 else { throw Refusal(reason: "its line is longer than what is kept of it") }
    var entry = try made(Array(example.utf8), text, definition)
    if let warning = entry.warning, !allowingUnnamedValues {
      throw Refusal(reason: "\(warning); --accept LINE=\(event) takes it all the same")
    }
    let reasons = text.candidates.first { $0.event == event }?.reasons.prefix(3).joined(separator: ", ") ?? ""
    entry.evidence =
      (reasons.isEmpty ? "taken as asked" : reasons) + "; \(text.count) time\(text.count == 1 ? "" : "s"), first in "
      + "\(text.capture):\(text.first.line)"
    if let component = lines.component(named: text.component), !definition.components.contains(component) {
      entry.component = text.component
    }
    try check(entry, text)
    return entry
  }

  private func made(
    _ line: [UInt8], _ text: UnknownText, _ event: EventDefinition
  ) throws(Refusal) -> WordingFile.Entry {
    let component = lines.component(named: text.component)
    let unknown = UnknownLine(text: line, component: component)
    let start = lines.textStart(line, component: component)
    if start < line.count, line[start] == 0x7B {
      guard let name = lines.structuredName(line, component: component) else {
        throw Refusal(reason: "its object has no name")
      }
      var entry = WordingFile.Entry(event: event.name, template: nil, jsonName: name, evidence: "")
      if let type = ruleSet.event(named: event.name) { addPairs(for: line, component, as: type, to: &entry) }
      return entry
    }
    let reading = measure.reading(of: unknown)
    let type = ruleSet.event(named: event.name)
    let values = reading.candidates.first { $0.event == type }?.reasons.compactMap { reason in
      if case .value(let value, let field) = reason { (value: value, field: field) } else { nil }
    }
    var maker = TemplateMaker(line, from: start, event, claims: values ?? [])
    maker.read(measure.template(of: unknown).slots)
    guard maker.hasWords else { throw Refusal(reason: "it has no words besides its values") }
    var entry = WordingFile.Entry(event: event.name, template: maker.template, evidence: "")
    entry.pairs = maker.pairs
    if !maker.unclaimed.isEmpty {
      entry.warning = "no field of the event claims \(maker.unclaimed.joined(separator: ", "))"
    }
    return entry
  }

  /// With the wording its line must be the event, and every other line what it was.
  private func check(_ entry: WordingFile.Entry, _ text: UnknownText) throws(Refusal) {
    let file = RuleFileText(path: "words.yml", bytes: Array(WordingFile([entry]).yaml.utf8))
    let (rules, diagnostics) = ruleSet.adding(wordingsOf: file)
    guard let rules else {
      throw Refusal(reason: diagnostics.first { $0.severity == .error }?.message ?? "it makes no template")
    }
    let changed = WordingLines(rules)
    let found = changed.event(of: text)
    guard found == entry.event else {
      throw Refusal(
        reason: found.map { "its line would be taken for \($0)" } ?? "its template would not fit its own line")
    }
    for other in known where changed.event(ofExample: other.first, nil) != other.event {
      // Another capture's header may have named the component.
      guard lines.event(ofExample: other.first, nil) == other.event else { continue }
      throw Refusal(reason: "it would take a line of \(other.event)")
    }
    for other in unknown where other.first != text.first && changed.event(of: other) == entry.event {
      guard !other.denied.contains(entry.event) else {
        throw Refusal(reason: "it would take a line that says that \(entry.event) did not happen")
      }
      if let best = other.candidates.first, best.isProbable, best.event != entry.event {
        throw Refusal(reason: "it would take a line that is probably \(best.event)")
      }
    }
  }
}
