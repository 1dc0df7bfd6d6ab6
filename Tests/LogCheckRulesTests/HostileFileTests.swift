import Foundation
import LogCheckModel
import LogCheckRules
import Testing

/// Broken or hostile input for the reader of rule files: always diagnostics or a valid set, never a crash, never half a
/// set.
@Suite struct HostileFileTests {
  private static let limit = Duration.seconds(15)

  /// Loads bytes; checks that a set with errors is empty and that everything can be rendered.
  @discardableResult
  private func load(_ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) -> [Diagnostic] {
    let (rules, diagnostics) = RuleLoader.load([RuleFileText(path: "rules.yml", bytes: bytes)])
    if diagnostics.contains(where: { $0.severity == .error }) {
      #expect(
        rules.events.isEmpty && rules.rules.isEmpty && rules.components.isEmpty && rules.profiles.isEmpty,
        sourceLocation: sourceLocation)
    }
    for diagnostic in diagnostics.prefix(100) {
      #expect(!rendered(diagnostic).isEmpty, sourceLocation: sourceLocation)
    }
    #expect(diagnostics.allSatisfy { ($0.mark?.line ?? 1) >= 1 && ($0.mark?.column ?? 1) >= 1 })
    return diagnostics
  }

  private func codes(_ text: String) -> Set<String> { Set(load(Array(text.utf8)).map(\.code)) }

  private func inTime(_ work: () -> Void) {
    let clock = ContinuousClock()
    #expect(clock.measure(work) < Self.limit)
  }

  @Test(arguments: [9, 20, 5000]) func anAliasBombIsRefusedInLinearTime(levels: Int) {
    var text = "a0: &a0 [x]\n"
    for level in 1...levels {
      text += "a\(level): &a\(level) [\(Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ","))]\n"
    }
    inTime { #expect(codes(text).isSuperset(of: ["R004", "R005"])) }
  }

  @Test func anAliasBombAsKeyIsRefusedInLinearTime() {
    var text = "a0: &a0 [x]\n"
    for level in 1...12 {
      text += "a\(level): &a\(level) [\(Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ","))]\n"
    }
    inTime { #expect(codes(text + "? *a12\n: x\n").contains("R004")) }
  }

  @Test(arguments: ["&a [*a]", "a: &a { <<: *a }", "<<: *nobody", "&a : *a", "? &a x\n: *a"])
  func referencesToOneselfAreRefused(text: String) {
    #expect(!codes(text).isDisjoint(with: ["R003", "R004", "R005"]))
  }

  @Test(arguments: ["!!python/object/apply:os.system [x]", "!<tag:x> a", "! a", "a: !!binary x", "%TAG ! x:\n--- !a b"])
  func tagsAreRefused(text: String) { #expect(codes(text).contains("R006")) }

  @Test(arguments: [65, 900, 5000, 500_000]) func deepNestingIsRefused(depth: Int) {
    inTime {
      #expect(!codes(String(repeating: "[", count: depth)).isDisjoint(with: ["R003", "R007"]))
      #expect(!codes(String(repeating: "{ a: ", count: depth / 5)).isDisjoint(with: ["R003", "R007"]))
      #expect(!codes(String(repeating: "- ", count: depth)).isDisjoint(with: ["R003", "R007"]))
      #expect(!codes(String(repeating: "? ", count: depth)).isDisjoint(with: ["R003", "R007", "R011"]))
    }
  }

  @Test func theDepthIsBoundedByItsOwnLimit() {
    #expect(codes(String(repeating: "[", count: 65) + String(repeating: "]", count: 65)) == ["R007"])
    #expect(codes(String(repeating: "[", count: 64) + String(repeating: "]", count: 64)) == ["R024"])
  }

  @Test func aFileThatIsTooLargeIsRefused() {
    let text = "schema: dnp-rules/1\n"
    #expect(codes(text + "#" + String(repeating: "x", count: 1 << 20)) == ["R001"])
    #expect(codes(text + "#" + String(repeating: "x", count: (1 << 20) - 21)) == [])
  }

  @Test(arguments: ["a,", "a: b,", "- a\n", "a: b\n", "k0: v0\n"]) func aFileOfTooManyValuesIsRefused(piece: String) {
    let opening = piece == "a," ? "[" : piece == "a: b," ? "{" : ""
    inTime {
      #expect(!codes(opening + String(repeating: piece, count: 100_000)).isDisjoint(with: ["R008", "R003"]))
    }
  }

  @Test func manyErrorsOfOneFileCostLinearTime() {
    let keys = (0..<20_000).map { "unknown_key_\($0): 1" }.joined(separator: "\n")
    inTime { #expect(load(Array("schema: dnp-rules/1\n\(keys)".utf8)).count == 101) }
    let oneLine = (0..<20_000).map { "unknown_key_\($0): 1" }.joined(separator: ", ")
    inTime { #expect(load(Array("{ schema: dnp-rules/1, \(oneLine) }".utf8)).count == 101) }
    let events = (0..<10_000).map { "  event_\($0): {}" }.joined(separator: "\n")
    let alive = (0..<10_000).map { "event_\($0)x.y" }.joined(separator: ", ")
    let rule = "rules: [{ id: a, title: b, kind: never, event: x.y, needs_alive: [\(alive)], tests: [] }]"
    inTime { load(Array("schema: dnp-rules/1\nevents:\n\(events)\n\(rule)".utf8)) }
  }

  @Test(arguments: ["\t", "a:\n\tb: c", "- a\n\t- b", "a: |\n\tb"]) func tabsAreReportedWithTheirPosition(text: String)
  {
    #expect(!load(Array("schema: dnp-rules/1\n\(text)\n".utf8)).isEmpty)
  }

  @Test(
    arguments: [
      [0x00], [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0x80], [0xE2, 0x82], [0x1B], [0x08],
      [0x7F], [0xC2, 0x9B], [0xEF, 0xBF, 0xBE],
    ] as [[UInt8]])
  func badBytesAreReportedWithTheirPosition(bytes: [UInt8]) throws {
    let text = Array("schema: dnp-rules/1\ncomponents:\n  A: { tags: [\"ü".utf8) + bytes + Array("\"] }\n".utf8)
    let diagnostic = try #require(load(text).first)
    #expect(diagnostic.code == "R003")
    #expect(diagnostic.mark?.line == 3)
    // If the bytes are not UTF-8 their count is not a column; the position is right to a character or two.
    #expect((16...18).contains(diagnostic.mark?.column ?? 0))
  }

  @Test(arguments: [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian, .utf32])
  func otherEncodingsAreNamedOrRefused(encoding: String.Encoding) throws {
    let bytes = Array(try #require("schema: dnp-rules/1\n".data(using: encoding)))
    #expect(!load(bytes).isEmpty)
  }

  @Test func aMarkAndWindowsLineEndsAreAccepted() throws {
    for file in try ruleFiles(in: "Valid") where file.path == "components.yml" {
      let text = String(decoding: file.bytes, as: UTF8.self)
      #expect(load(Array("\u{FEFF}\(text)".utf8)) == [])
      #expect(load(Array(text.replacing("\n", with: "\r\n").utf8)) == [])
      #expect(load(Array(text.replacing("\n", with: "\r").utf8)) == [])
    }
  }

  @Test func positionsAreTheSameWithAByteOrderMarkAndWindowsLineEnds() {
    let text = "schema: dnp-rules/1\ncomponents:\n  Ä: { tags: [x] }\n"
    let expected = [SourceMark(file: "rules.yml", line: 3, column: 3)]
    #expect(load(Array(text.utf8)).map(\.mark) == expected)
    #expect(load(Array("\u{FEFF}\(text)".utf8)).map(\.mark) == expected)
    #expect(load(Array(text.replacing("\n", with: "\r\n").utf8)).map(\.mark) == expected)
    #expect(load(Array(text.replacing("\n", with: "\r").utf8)).map(\.mark) == expected)
  }

  @Test(arguments: [
    "2025-11-15 05:40:00.020 Df App[412:1a2b] [DNP-FETCH] hello\n", "<html><body>x: y</body></html>", "{\"a\": [1, 2]}",
    "\u{1B}[31mred\u{1B}[0m", "%!PS-Adobe", "%YAML 9.9\n---\na", "---\n---\n---", "...\n...", "#", "\"", "'", "|", ">",
    ":", "?",
    "-", "[", "{", "}", "]", ",", "&", "*", "!", "@", "`", "%", "\u{85}", "\u{2028}x: y", "\u{FEFF}\u{FEFF}a: b",
    "schema: dnp-rules/1\nrules: [[[]]]", "schema: [dnp-rules/1]", "schema: dnp-rules/1\nrules:\n- - - a",
    "schema: dnp-rules/1\nevents: { a.b: { text: [[]] } }",
    "schema: dnp-rules/1\nrules: [{ tests: [{ events: [{}] }] }]",
  ])
  func whateverIsGivenIsAnswered(text: String) { #expect(!load(Array(text.utf8)).isEmpty) }

  @Test func variablesAreText() {
    let text = "schema: dnp-rules/1\ncomponents: { A: { tags: [\"${HOME}\"] } }"
    #expect(
      RuleLoader.load([RuleFileText(path: "a", bytes: Array(text.utf8))]).rules.components.first?.tags == ["${HOME}"])
  }

  @Test func aCutFileIsAnswered() throws {
    for bytes in try bases() {
      for part in 0..<40 { load(Array(bytes.prefix(bytes.count * part / 40))) }
    }
  }

  @Test func aFileWithALineLeftOutIsAnswered() throws {
    for bytes in try bases().prefix(1) {
      let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      for index in lines.indices {
        var rest = lines
        rest.remove(at: index)
        load(Array(rest.joined(separator: [0x0A])))
      }
    }
  }

  @Test func mutatedFilesAreAnswered() throws {
    var numbers = SeededGenerator(seed: 20_251_115)
    for bytes in try bases() {
      for _ in 0..<200 {
        var mutated = bytes
        for _ in 0...Int.random(in: 0..<4, using: &numbers) {
          let position = Int.random(in: mutated.indices, using: &numbers)
          switch Int.random(in: 0..<4, using: &numbers) {
          case 0: mutated[position] = UInt8.random(in: 0...255, using: &numbers)
          case 1: mutated.remove(at: position)
          case 2:
            mutated.insert(Array("{}[]:,&*!|>'\"%@`-? \n\t#$~".utf8).randomElement(using: &numbers) ?? 0, at: position)
          default:
            let other = Int.random(in: mutated.indices, using: &numbers)
            mutated.swapAt(position, other)
          }
        }
        load(mutated)
      }
    }
  }

  /// The valid files as one, so that mutations hit every part of the language.
  private func bases() throws -> [[UInt8]] {
    var whole: [UInt8] = []
    for file in try ruleFiles(in: "Valid") {
      let lines = file.bytes.split(separator: 0x0A, omittingEmptySubsequences: false).dropFirst(whole.isEmpty ? 0 : 1)
      whole += Array(lines.joined(separator: [0x0A]))
    }
    return [whole] + (try ruleFiles(in: "Valid").map(\.bytes))
  }
}

/// Numbers that are the same in every run (the SplitMix64 sequence).
private struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
