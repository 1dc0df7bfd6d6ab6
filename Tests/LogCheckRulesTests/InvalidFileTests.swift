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
    try expectRecorded(diagnostics.map { rendered($0) }.joined(separator: "\n\n") + "\n", "Invalid/\(name).expected.txt")
  }

  @Test func thereAreInvalidFiles() { #expect(Self.names.count >= 40) }
}
