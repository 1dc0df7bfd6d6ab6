import LogCheckEngine
import LogCheckModel
import LogCheckRules

/// Texts of events that another event takes before them.
enum TemplateShadows {
  /// For each template, a message that it is meant for is matched as in a capture.
  static func all(in ruleSet: RuleSet) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    let classifier = EventClassifier(ruleSet, problems: &problems)
    // Without whole patterns there is no result; their problems are reported elsewhere.
    guard problems.isEmpty else { return [] }
    var shadows: [Diagnostic] = []
    for (index, event) in ruleSet.events.enumerated() {
      for case .template(let pieces, let source) in event.patterns {
        for component in event.components {
          guard let tag = ruleSet.components[component].tags.first else { continue }
          let record = record("\(tag) \(message(of: pieces))")
          guard case .event(let found) = classifier.classify(record).kind, found.type.index != index else { continue }
          let other = ruleSet.events[found.type.index].name
          shadows.append(
            Diagnostic(
              code: "W002", severity: .warning,
              message: "event \(event.name): `\(source)` is never seen: \(other) comes first and fits its lines, too",
              hint: "make the text of \(other) distinguish them, or change their order", mark: event.mark))
        }
      }
    }
    return shadows
  }

  private static func record(_ message: String) -> Record {
    var record = Record()
    record.text = Array(message.utf8)
    record.message = 0..<record.text.count
    return record
  }

  /// The shortest message that the template is meant for.
  private static func message(of pieces: [TemplatePiece]) -> String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .blank: " "
      case .arrow: "→"
      case .field(_, let type): example(of: type)
      case .words(let words, _): words.first ?? ""
      case .optional, .rest: ""
      }
    }.joined()
  }

  private static func example(of type: FieldType) -> String {
    switch type {
    case .word, .text: "qzx"
    case .integer, .number: "7"
    case .boolean: "true"
    case .instant: "2025-11-15T06:00:00Z"
    case .duration: "7s"
    case .list: "qzx,qzy"
    case .object: #"{"qzx":7}"#
    }
  }
}
