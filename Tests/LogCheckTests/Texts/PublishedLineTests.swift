import Foundation
import LogCheckModel
import LogCheckTestSupport
import Testing

/// Every published text is recognised with its fields on each carrier (Tests/Vocabulary/facts.txt), or is listed with a
/// reason.
@Suite struct PublishedLineTests {
  private struct Entry: CustomTestStringConvertible {
    var line: String
    var carrier: String
    /// `nil` where the line is no event.
    var event: String?
    var fields: [String: String]

    var testDescription: String { line }
  }

  private static let entries: [Entry] = {
    let file = RepositoryPaths.root.appending(path: "Tests/Vocabulary/facts.txt")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      var parts = line.components(separatedBy: " | ")
      if let last = parts.last, last.hasSuffix(" |") { parts[parts.count - 1] = String(last.dropLast(2)) }
      let isEvent = parts.count > 2 && !parts[2].hasPrefix("not an event: ")
      let fields = (parts.count > 3 ? parts[3] : "").components(separatedBy: "; ").compactMap { pair in
        pair.firstIndex(of: "=").map { (String(pair[..<$0]), String(pair[pair.index(after: $0)...])) }
      }
      return Entry(
        line: parts[0], carrier: parts.count > 1 ? parts[1] : "", event: isEvent ? parts[2] : nil,
        fields: Dictionary(uniqueKeysWithValues: fields))
    }
  }()

  @Test func theTableIsThere() {
    #expect(Self.entries.count { $0.event != nil } >= 50)
    #expect(
      Self.entries.allSatisfy {
        ["logcat", "print", "console"].contains($0.carrier) || $0.carrier.hasPrefix("os_log ")
      })
  }

  @Test(arguments: entries) private func aPublishedLineIsItsEvent(entry: Entry) throws {
    let classifier = try LineClassifier()
    let event =
      entry.carrier.hasPrefix("os_log ")
      ? classifier.event(of: entry.line, category: String(entry.carrier.dropFirst("os_log ".count)))
      : classifier.event(ofLine: entry.line)
    #expect(event?.name == entry.event)
    guard let event else { return }
    let fields = classifier.fields(event)
    for (name, value) in entry.fields {
      let found = fields[name].map(Self.spelled)
      #expect(found == value, "\(name) is \(found ?? "absent")")
    }
  }

  private static func spelled(_ value: FieldValue) -> String {
    switch value {
    case .text(let text): text.description
    case .integer(let number): String(number)
    case .number(let number): number == number.rounded() ? String(Int(number)) : String(number)
    case .boolean(let flag): String(flag)
    case .duration(let duration): String(duration.nanoseconds / 1_000_000_000)
    case .instant(let instant, let frame): TimeText.instant(instant, frame).replacing(" ", with: "T")
    default: String(describing: value)
    }
  }
}
