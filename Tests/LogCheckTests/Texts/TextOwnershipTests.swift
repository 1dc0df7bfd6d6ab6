import LogCheckRules
import Testing

/// Every text of an event is that event's and no other's.
@Suite struct TextOwnershipTests {
  /// Lines that are another event than the one whose text they are, and why.
  private static let exceptions: [String: String] = [:]

  @Test func everyTextIsItsOwnEvents() throws {
    let classifier = try LineClassifier()
    let lines = TemplateLine.all(of: classifier.rules)
    #expect(lines.count > 250)
    var others: [String: String] = [:]
    for line in lines {
      let event = classifier.event(of: line.tag + line.body, logTag: line.logTag)?.name
      if event != line.event { others["\(line)"] = event ?? "unknown" }
    }
    #expect(
      others == Self.exceptions,
      "\(others.sorted { $0.key < $1.key }.map { "\($0.key) -> \($0.value)" }.joined(separator: "\n"))")
  }
}
