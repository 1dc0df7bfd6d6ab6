import Foundation
import LogCheck
import LogCheckEngine
import LogCheckModel
import LogCheckRuleLibrary
import LogCheckRules
import LogCheckTestSupport
import Testing

/// Lines that were written without knowing the texts of the events (Tests/Vocabulary). They may be unknown; they are no
/// other event.
@Suite struct UnseenLineTests {
  private struct Entry: CustomTestStringConvertible {
    var file: String
    var line: String
    /// The events that the line reports, denies or may be; empty for a line that is not an event.
    var events: [String]

    var testDescription: String { "\(file): \(line)" }
  }

  private static let folder = RepositoryPaths.root.appending(path: "Tests/Vocabulary", directoryHint: .isDirectory)

  /// The parts of the entries of a file, and the event that an entry is below.
  private static func entries(_ file: URL) -> [(event: String, parts: [String])] {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    var event = ""
    var found: [(event: String, parts: [String])] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("event: ") { event = String(line.dropFirst("event: ".count)) }
      guard line.hasPrefix("- ") else { continue }
      var parts = line.dropFirst(2).components(separatedBy: " | ")
      if let last = parts.last, last.hasSuffix(" |") { parts[parts.count - 1] = String(last.dropLast(2)) }
      found.append((event, parts))
    }
    return found
  }

  private static let paraphrases: [Entry] = RepositoryPaths.files(
    below: folder.appending(path: "paraphrases"), extensions: ["txt"]
  ).flatMap { file in
    entries(file).filter { $0.parts.count > 1 }.map {
      Entry(file: file.lastPathComponent, line: $0.parts[1], events: [$0.event])
    }
  }

  private static let noise = RepositoryPaths.files(
    below: folder.appending(path: "paraphrases"), extensions: ["txt"]
  ).flatMap { file in
    entries(file).filter { $0.parts.count > 1 && $0.parts[0] == "noise" }.map {
      Entry(file: file.lastPathComponent, line: $0.parts[1], events: [$0.event])
    }
  }

  /// Lines that a reader could take for several events.
  private static let ambiguous = entries(folder.appending(path: "decoys.txt")).filter {
    $0.parts.count > 1 && $0.parts[0] == "ambiguous"
  }.map { Entry(file: "decoys.txt", line: $0.parts[1], events: []) }

  /// True if a line is of the third that no one reads while tuning.
  private static func isUnread(_ line: String) -> Bool {
    line.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 } % 3 == 0
  }

  private static let denials = entries(folder.appending(path: "near-misses.txt")).filter { $0.parts.count > 1 }.map {
    Entry(file: "near-misses.txt", line: $0.parts[1], events: [$0.parts[0]])
  }

  private static let others = ["decoys.txt", "tagged-noise.txt"].flatMap { file in
    entries(folder.appending(path: file)).filter { $0.parts.count > 1 && $0.parts[0] == "plain" }.map {
      Entry(file: file, line: $0.parts[1], events: [])
    }
  }

  private static func classifier() throws -> (EventClassifier, RuleSet) {
    let rules = try Shipped.rules.get().ruleSet
    var problems: [Diagnostic] = []
    return (EventClassifier(rules, problems: &problems), rules)
  }

  private static func event(of line: String, _ classifier: EventClassifier, _ rules: RuleSet) -> String? {
    var record = Record()
    record.message = record.append(Array(line.utf8).span)
    guard case .event(let event) = classifier.classify(record).kind else { return nil }
    return rules.events[event.type.index].name
  }

  @Test func theCorpusIsThere() throws {
    let known = Set(try Shipped.rules.get().ruleSet.events.map(\.name))
    #expect(Self.paraphrases.count == 820 && Self.denials.count == 160 && Self.others.count == 226)
    #expect((Self.paraphrases + Self.denials).allSatisfy { $0.events.allSatisfy(known.contains) })
    let lines = (Self.paraphrases + Self.denials + Self.others).map(\.line)
    #expect(Set(lines).count == lines.count)
  }

  /// A line in other words is the event that it reports, or unknown.
  @Test func aParaphraseIsNoOtherEvent() throws {
    let (classifier, rules) = try Self.classifier()
    for entry in Self.paraphrases {
      guard let event = Self.event(of: entry.line, classifier, rules) else { continue }
      #expect(entry.events.contains(event), "\(entry.testDescription) is taken for \(event)")
    }
  }

  /// A line that says that something did not happen does not report it.
  @Test func aDenialIsNotTheEventThatItDenies() throws {
    let (classifier, rules) = try Self.classifier()
    for entry in Self.denials {
      let event = Self.event(of: entry.line, classifier, rules)
      #expect(event.map { !entry.events.contains($0) } ?? true, "\(entry.testDescription) is taken for \(event ?? "")")
    }
  }

  /// Chatter of the plugin's components is no event.
  @Test func otherLinesOfThePluginAreUnknown() throws {
    let (classifier, rules) = try Self.classifier()
    for entry in Self.others {
      let event = Self.event(of: entry.line, classifier, rules)
      #expect(event == nil, "\(entry.testDescription) is taken for \(event ?? "")")
    }
  }

  /// A line that several events may be is taken for no event.
  @Test func anAmbiguousLineIsUnknown() throws {
    let (classifier, rules) = try Self.classifier()
    #expect(Self.ambiguous.count == 45)
    for entry in Self.ambiguous {
      let event = Self.event(of: entry.line, classifier, rules)
      #expect(event == nil, "\(entry.testDescription) is taken for \(event ?? "")")
    }
  }

  /// Known texts with something around them. Not all are known to the letter, so that not all can be recognised.
  @Test func knownTextsWithSomethingAroundThemAreRecognised() throws {
    let classifier = try LineClassifier()
    var found = (read: 0, unread: 0)
    for entry in Self.noise where entry.events == classifier.event(ofLine: entry.line).map({ [$0.name] }) {
      if Self.isUnread(entry.line) { found.unread += 1 } else { found.read += 1 }
    }
    #expect(Self.noise.count == 78 && Self.noise.count { !Self.isUnread($0.line) } == 52)
    #expect(found.read >= 34 && found.unread >= 17, "\(found)")
  }
}
