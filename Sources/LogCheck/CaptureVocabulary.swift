import LogCheckEngine
package import LogCheckModel
package import LogCheckRuleLibrary
package import LogCheckRules
import LogCheckTrace
import LogCheckVocabulary

/// The plugin's lines of captures by their texts: which event each is, or may be.
package struct CaptureVocabulary: Sendable {
  /// Texts that an event explains, those that occur most often first.
  package private(set) var known: [KnownText] = []
  /// Texts that no event explains, those that occur most often first.
  package private(set) var unknown: [UnknownText] = []
  /// Members of structured events that may be fields under other names.
  package private(set) var renamed: [RenamedMember] = []
  /// Lines of further texts, which are only counted.
  package private(set) var otherLines = 0
  /// Captures that could not be read to their end, with why.
  package private(set) var problems: [(capture: String, why: String)] = []

  /// Reads captures one after the other; lines of one text count together.
  package static func read(
    _ inputs: [AuditInput], _ library: RuleLibrary, _ options: AuditOptions, isStopped: () -> Bool
  ) throws(UnusableRules) -> CaptureVocabulary {
    var vocabulary = CaptureVocabulary()
    let measure = LineMeasure(library.ruleSet)
    var known = Tally<KnownText>()
    var unknown = Tally<UnknownText>()
    var renamed = RenamedMembers(library.ruleSet, measure)
    for input in inputs {
      var seen = (count: 0, texts: [UnknownText](), others: 0)
      let problem = try EventWalk.read(input, library, options, isStopped: isStopped) { assembler in
        for event in assembler.takeEvents().map(\.event) {
          let text = knownText(of: event, in: input.shown, library.ruleSet, measure)
          known.add(text, "\(event.type.index) \(text.text)") { $0.count += 1 }
          renamed.add(event, in: input.shown)
        }
        seen = assembler.unknownTexts(atMost: .max)
      }
      vocabulary.otherLines += seen.others
      for text in seen.texts {
        // What denies an event has the words of what affirms it.
        let events = (text.candidates.map(\.event) + ["not"] + text.denied).joined(separator: " ")
        unknown.add(text, "\(text.component) \(text.text) \(events)", lines: text.count) {
          $0.count += text.count
          $0.further.append(CaptureLine(capture: text.capture, line: text.first.line))
        }
      }
      if let problem { vocabulary.problems.append((input.shown, problem)) }
    }
    vocabulary.renamed = renamed.all
    vocabulary.known = known.items.stablySorted { $0.count > $1.count }
    vocabulary.unknown = unknown.items.stablySorted { $0.count > $1.count }
    vocabulary.otherLines += known.others + unknown.others
    return vocabulary
  }

  private static func knownText(
    of event: Event, in capture: String, _ ruleSet: RuleSet, _ measure: LineMeasure
  ) -> KnownText {
    let definition = ruleSet.events[event.type.index]
    let message = event.excerpt.messageText ?? event.excerpt.description
    return KnownText(
      text: measure.template(of: UnknownLine(text: Array(message.utf8), component: definition.components.first)).text,
      count: 1, capture: capture,
      first: UnrecognisedLine(
        line: event.position.line, text: event.excerpt.description, message: event.excerpt.messageText,
        omittedBytes: event.excerpt.omittedBytes),
      event: definition.name, title: definition.summary.isEmpty ? definition.name : definition.summary)
  }

  /// Items by a key, in the order in which they came; beyond a limit their lines are only counted.
  private struct Tally<Item> {
    private(set) var items: [Item] = []
    private(set) var others = 0
    private var indices: [String: Int] = [:]

    mutating func add(_ item: Item, _ key: String, lines: Int = 1, again: (inout Item) -> Void) {
      if let index = indices[key] { return again(&items[index]) }
      guard items.count < LineReader.textLimit else {
        others += lines
        return
      }
      indices[key] = items.count
      items.append(item)
    }
  }
}

extension Array {
  /// Elements keep their order where neither comes first.
  fileprivate func stablySorted(by comesFirst: (Element, Element) -> Bool) -> [Element] {
    enumerated().sorted {
      comesFirst($0.element, $1.element) || (!comesFirst($1.element, $0.element) && $0.offset < $1.offset)
    }
    .map(\.element)
  }
}
