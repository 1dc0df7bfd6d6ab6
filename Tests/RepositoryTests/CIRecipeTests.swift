import Foundation
import LogCheckTestSupport
import Testing

/// The recipes for CI systems: their shell lines do what the page says.
@Suite struct CIRecipeTests {
  /// Captures with how a run over them must end.
  private static let outcomes: [(capture: String, exitCode: Int32)] = [
    ("healthy/first-run.log", 0), ("failing/prefetch-lead-is-five-minutes/first-run.log", 1),
  ]

  @Test func eachRecipeIsOnThePage() throws {
    let page = try String(
      contentsOf: RepositoryPaths.root.appending(path: "docs/ci-recipes.md"), encoding: .utf8)
    #expect(CIRecipe.all.count >= 7)
    for recipe in CIRecipe.all { #expect(page.contains("<!-- file: docs/examples/ci/\(recipe.name) -->")) }
  }

  @Test(arguments: CIRecipe.all.filter { !$0.scripts.isEmpty }, outcomes)
  func itsShellLinesEndAsTheCaptureDeserves(_ recipe: CIRecipe, outcome: (capture: String, exitCode: Int32)) throws {
    let workplace = try CIWorkplace(capture: outcome.capture)
    var codes: [Int32] = []
    for script in recipe.scripts { codes.append(try workplace.run(script).exitCode) }
    #expect(codes.last == outcome.exitCode)
    #expect(codes.dropLast().allSatisfy { $0 == 0 })
    for report in recipe.text.matches(of: /=reports\/([\w.\/-]+)/).map(\.1) {
      #expect(workplace.holds("reports/\(report)"), "\(report)")
    }
  }

  /// A reader has one variable to set.
  @Test(arguments: CIRecipe.all) func theAddressOfTheReleasesIsAllThereIsToSet(_ recipe: CIRecipe) {
    let lines = recipe.text.split(separator: "\n").filter { $0.contains("example.org") }
    #expect(lines.count == 1)
    #expect(lines.allSatisfy { $0.contains(/DNP_LOGCHECK_RELEASES\b.*https:\/\/releases\.example\.org/) })
    #expect(!recipe.text.contains("OWNER") && !recipe.text.contains(/0{40}/))
  }

  /// No capture at all is never green.
  @Test(arguments: CIRecipe.all.filter { !$0.scripts.isEmpty })
  func withoutACaptureItIsNotGreen(_ recipe: CIRecipe) throws {
    let workplace = try CIWorkplace(capture: "healthy/first-run.log")
    try FileManager.default.removeItem(at: workplace.folder.url.appending(path: "captures/night.log"))
    #expect(try recipe.scripts.map { try workplace.run($0).exitCode }.contains { $0 != 0 })
  }

  @Test func aBuildWithoutTestsOfXcodeCloudIsLeftAlone() throws {
    let recipe = try #require(CIRecipe.all.first { $0.name == "ci_post_xcodebuild.sh" })
    let workplace = try CIWorkplace(capture: "healthy/first-run.log")
    #expect(try workplace.run(recipe.text, ["CI_RESULT_BUNDLE_PATH": ""]).exitCode == 0)
  }
}
