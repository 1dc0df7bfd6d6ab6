import Foundation
import LogCheckModel
import LogCheckSource
import Testing

/// The statements of the samples, as comments in them say. `//= API LEVEL [tag=…] [cat=…] [col=…] | template !! reason`
/// at the end of a line is about the call that begins on it, `//>` about the call on the next line; `⏎` is a line break
/// of the text.
@Suite struct SampleTests {
  @Test(arguments: Sample.all)
  func sampleHasTheStatementsThatItsCommentsName(_ sample: Sample) throws {
    let found = LogSource.statements(in: sample.bytes, language: sample.language).map { Sample.described($0) }
    let expected = sample.expected
    #expect(!expected.isEmpty)
    for line in expected where !found.contains(line) { Issue.record("missing: \(line)") }
    for line in found where !expected.contains(line) { Issue.record("unexpected: \(line)") }
    #expect(found.count == expected.count)
  }

  /// Unix, Windows and old Macintosh line ends number lines alike.
  @Test(arguments: Sample.all, ["\r\n", "\r"])
  func lineEndsDoNotChangeLineNumbers(_ sample: Sample, _ lineEnd: String) {
    let changed = Array(
      sample.text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: lineEnd).utf8)
    let expected = LogSource.statements(in: sample.bytes, language: sample.language)
    let found = LogSource.statements(in: changed, language: sample.language)
    #expect(found.map(\.position) == expected.map(\.position))
  }

  /// Lines in front of a file move its statements and change nothing else.
  @Test(arguments: Sample.all)
  func linesInFrontMoveTheStatements(_ sample: Sample) {
    let expected = LogSource.statements(in: sample.bytes, language: sample.language).map { statement in
      var moved = statement
      moved.position.line += 7
      return moved
    }
    let moved = Array(repeating: UInt8(ascii: "\n"), count: 7) + sample.bytes
    #expect(LogSource.statements(in: moved, language: sample.language) == expected)
  }
}

/// A source file of the samples.
struct Sample: CustomTestStringConvertible {
  let name: String
  let text: String

  static let all: [Sample] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Samples")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap { name in
      (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)).map { Sample(name: name, text: $0) }
    }
  }()

  var bytes: [UInt8] { Array(text.utf8) }
  var language: SourceLanguage { SourceLanguage(fileName: name) ?? .swift }
  var testDescription: String { name }

  var expected: [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().compactMap { index, line in
      if let marker = line.range(of: "//= ") {
        return Self.expectation(line[marker.upperBound...], of: line, at: index + 1)
      }
      if let marker = line.range(of: "//> "), index + 1 < lines.count {
        return Self.expectation(line[marker.upperBound...], of: lines[index + 1], at: index + 2)
      }
      return nil
    }
  }

  private static func expectation(_ words: Substring, of line: Substring, at number: Int) -> String {
    var column = line.prefix { $0 == " " }.count + 1
    var parts = words.components(separatedBy: " | ")
    var head = parts.removeFirst().split(separator: " ")
    if let index = head.firstIndex(where: { $0.hasPrefix("col=") }) {
      column = Int(head.remove(at: index).dropFirst(4)) ?? 0
    }
    return "\(number):\(column) \(head.joined(separator: " ")) | \(parts.joined(separator: " | "))"
  }

  static func described(_ statement: LogStatement) -> String {
    var head = [statement.api, statement.level.map { "\($0)" } ?? "-"]
    if let tag = statement.tag { head.append("tag=\(tag)") }
    if let category = statement.category { head.append("cat=\(category)") }
    var text = statement.template.replacingOccurrences(of: "\n", with: "⏎")
    if let reason = statement.unresolved { text += " !! \(reason.summary)" }
    return "\(statement.position.line):\(statement.position.column) \(head.joined(separator: " ")) | \(text)"
  }
}
