package import LogCheckEngine
import LogCheckIngest
package import LogCheckModel
package import LogCheckRules

/// Finds the events of single lines.
package struct WordingLines {
  private let ruleSet: RuleSet
  private let classifier: EventClassifier

  package init(_ ruleSet: RuleSet) {
    self.ruleSet = ruleSet
    var problems: [Diagnostic] = []
    classifier = EventClassifier(ruleSet, problems: &problems)
  }

  package func component(named name: String) -> Int? { ruleSet.components.firstIndex { $0.name == name } }

  package func event(of text: UnknownText) -> String? { event(ofExample: text.first, component(named: text.component)) }

  package func event(ofExample line: UnrecognisedLine, _ component: Int?) -> String? {
    let record = record(Array((line.message ?? line.text).utf8), component)
    guard case .event(let event) = classifier.classify(record).kind else { return nil }
    return ruleSet.events[event.type.index].name
  }

  /// The offset of a line's text, after its tag.
  package func textStart(_ line: [UInt8], component: Int?) -> Int {
    let record = record(line, component)
    return classifier.textStart(of: record)
  }

  /// The members of a structured event that no field of the type takes; `nil` where the text is no such event.
  package func members(of message: String, _ component: Int? = nil, as type: EventTypeID) -> ReadMembers? {
    // Most lines are no objects.
    guard message.utf8.contains(0x7B) else { return nil }
    return classifier.members(of: record(Array(message.utf8), component), as: type)
  }

  package func structuredName(_ line: [UInt8], component: Int?) -> String? {
    classifier.structuredName(of: record(line, component))
  }

  /// A line by its message alone. A log tag of its component before it, as logcat prints it, is its header.
  private func record(_ line: [UInt8], _ component: Int?) -> Record {
    var record = Record()
    record.message = record.append(line.span)
    guard let component else { return record }
    for tag in ruleSet.components[component].logTags where line.starts(with: tag.utf8) {
      var end = tag.utf8.count
      guard end < line.count, line[end] == 0x3A || line[end] == 0x20 || line[end] == 0x28 else { continue }
      while end < line.count, line[end] != 0x3A { end += 1 }
      guard end + 1 < line.count else { continue }
      record.tag = record.message.lowerBound..<record.message.lowerBound + tag.utf8.count
      record.message = record.message.lowerBound + end + 1..<record.message.upperBound
      break
    }
    return record
  }
}
