import Foundation
import LogCheckModel
import LogCheckRules
import Testing

@Suite struct InvalidFileTests {
  /// The names of the invalid files, without their ending.
  static let names: [String] = (try? ruleFiles(in: "Invalid").map { String($0.path.dropLast(4)) }) ?? []

  @Test(arguments: names) func theDiagnosticsOfAnInvalidFileAreTheRecordedOnes(name: String) throws {
    let url = testFolder.appending(path: "Invalid/\(name).yml")
    let file = RuleFileText(path: "\(name).yml", bytes: Array(try Data(contentsOf: url)))
    let (rules, diagnostics) = RuleLoader.load([file])
    #expect(diagnostics.contains { $0.severity == .error })
    #expect(rules.events.isEmpty && rules.rules.isEmpty && rules.profiles.isEmpty && rules.components.isEmpty)
    try expectRecorded(
      diagnostics.map { rendered($0) }.joined(separator: "\n\n") + "\n", "Invalid/\(name).expected.txt")
  }

  /// Problems of size, for which a recorded file would be large; HostileFileTests has them.
  static let notRecorded: Set<String> = ["R001", "R008", "R033", "R113", "R114", "R115", "R116"]

  @Test func everyKindOfProblemHasACodeOfItsOwnAndARecordedCase() throws {
    let source = testFolder.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/LogCheckRules/Problems/RuleProblem+Text.swift")
    let codes = try String(contentsOf: source, encoding: .utf8).matches(of: /"(R\d{3})"/).map { String($0.1) }
    try #require(codes.count > 50)
    #expect(Set(codes).count == codes.count)
    var recorded: Set<String> = []
    for name in Self.names {
      let text = try String(contentsOf: testFolder.appending(path: "Invalid/\(name).expected.txt"), encoding: .utf8)
      recorded.formUnion(text.matches(of: /\[(R\d{3})\]/).map { String($0.1) })
    }
    #expect(Set(codes).subtracting(recorded) == Self.notRecorded)
    #expect(recorded.subtracting(codes) == [])
  }
}
