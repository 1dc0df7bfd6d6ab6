import Foundation
import LogCheckModel
import LogCheckRules
import LogCheckTestSupport
import Testing

/// The conventions of the files in Rules/.
@Suite struct RuleFolderTests {
  private static let folder = RepositoryPaths.root.appending(path: "Rules", directoryHint: .isDirectory)
  private static let loaded: (rules: RuleSet, diagnostics: [Diagnostic]) = {
    let base = RepositoryPaths.root.path(percentEncoded: false)
    let files = RepositoryPaths.files(below: folder, extensions: ["yml", "yaml"]).compactMap { url in
      (try? Data(contentsOf: url)).map {
        RuleFileText(path: String(url.path(percentEncoded: false).dropFirst(base.count)), bytes: Array($0))
      }
    }
    return RuleLoader.load(files)
  }()
  private static let ids = loaded.rules.named.map(\.id)

  private func rule(_ id: String) throws -> Rule {
    try #require(Self.loaded.rules.named.first { $0.id == id })
  }

  @Test func allOfThemLoadWithoutAProblem() {
    #expect(Self.loaded.diagnostics == [])
    #expect(Self.loaded.rules.named.isEmpty == false)
  }

  @Test func whatIsSaidToBeProvedByTestsNamesSuitesThatAreThere() throws {
    let tests = try RepositoryPaths.files(
      below: RepositoryPaths.root.appending(path: "Tests", directoryHint: .isDirectory), extensions: ["swift"]
    ).map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    for requirement in Self.loaded.rules.requirements {
      for suite in requirement.provedBy {
        #expect(tests.contains("struct \(suite) {"), "\(requirement.id): there is no suite \(suite)")
      }
    }
  }

  /// The obligations of the register: 239 table rows, each with an answer, those of the first tier with a rule or a
  /// proof.
  @Test func everyRequirementHasItsAnswer() {
    let coverage = RequirementCoverage(Self.loaded.rules)
    #expect(coverage.rows.count == 239)
    #expect(coverage.count(.silent) == 0)
    #expect(coverage.count(.undeclared) == 0)
    for row in coverage.rows {
      guard let requirement = row.requirement, let reason = requirement.notCheckable else { continue }
      #expect(reason.count > 20, "\(row.id) does not say what is missing")
      // If a rule checks a part, the other part is declared as not checkable.
      #expect(requirement.isPartlyCheckable == !(row.rules.isEmpty && requirement.provedBy.isEmpty), "\(row.id)")
      #expect(requirement.isPartlyCheckable || requirement.tier != 1, "\(row.id) is of the first tier")
    }
  }

  @Test(arguments: ids)
  func isAloneInAFileOfItsName(_ id: String) throws {
    let file = try rule(id).mark.file
    #expect(file.split(separator: "/").last.map(String.init) == id + ".yml")
    #expect(file.split(separator: "/").count == 3, "Rules/<area>/<rule-id>.yml")
    #expect(Self.loaded.rules.named.count { $0.mark.file == file } == 1)
  }

  @Test(arguments: ids)
  func saysWhatItIsForAndWhatToDo(_ id: String) throws {
    let rule = try rule(id)
    #expect(!rule.requirements.isEmpty)
    #expect(!rule.rationale.isEmpty)
    #expect(!rule.remediation.isEmpty)
  }

  @Test(arguments: ids)
  func hasATestForEachWayToEnd(_ id: String) throws {
    let verdicts = Set(try rule(id).handwrittenTests.map(\.expectation.verdict))
    #expect(verdicts.isSuperset(of: [.pass, .fail, .inconclusive]))
  }

  /// The verdicts of these tests were taken from the engine: the verdict of a new test is written by hand.
  @Test func testsKeptForMutationDoNotGrow() {
    let count = Self.loaded.rules.named.reduce(0) { $0 + $1.tests.count { $0.isKeptForMutation } }
    #expect(count == 674, "this number only falls: lower it with every such test that is removed")
  }
}
