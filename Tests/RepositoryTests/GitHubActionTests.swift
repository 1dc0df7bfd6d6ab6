import Foundation
import LogCheckTestSupport
import Testing

/// The action of this repository.
@Suite struct GitHubActionTests {
  private static let folder = RepositoryPaths.root.appending(path: ".github/actions/dnp-logcheck")
  private static let failing = "failing/prefetch-lead-is-five-minutes/first-run.log"

  private static func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  /// The variables that the action sets, empty for inputs that are not given.
  private static func inputs(_ given: [String: String]) -> [String: String] {
    [
      "DNP_CAPTURES": "captures/*.log", "DNP_RULES": "", "DNP_REQUIRE": "", "DNP_PROFILE": "", "DNP_FAIL_ON": "",
      "DNP_STRICT": "false", "DNP_CONFIG": "", "DNP_BASELINE": "", "DNP_REPORTS": "reports",
      "DNP_PROGRAM": BuiltProduct.dnpLogCheck.path(percentEncoded: false),
    ].merging(given) { $1 }
  }

  private func check(_ workplace: CIWorkplace, _ given: [String: String] = [:]) throws -> CommandRun {
    try workplace.run(Self.text("check.sh"), Self.inputs(given))
  }

  @Test(arguments: [
    ("healthy/first-run.log", "false", Int32(0)), ("healthy/first-run.log", "true", 3), (failing, "false", 1),
  ])
  func endsAsTheToolAndKeepsItsReports(capture: String, strict: String, exitCode: Int32) throws {
    let workplace = try CIWorkplace(capture: capture)
    let run = try check(workplace, ["DNP_STRICT": strict])
    #expect(run.exitCode == exitCode, "\(run.errorText)")
    #expect(try workplace.text("step-output") == "exit-code=\(exitCode)\nreport=reports/report.json\n")
    #expect(try workplace.text("step-summary") == workplace.text("reports/summary.md"))
    #expect(try workplace.text("step-summary").hasPrefix("dnp-logcheck: "))
    for name in ["report.txt", "report.json"] { #expect(workplace.holds("reports/\(name)")) }
    let names = Set(RunnerCommand.all(in: run.outputText).map(\.name))
    #expect(names.isSubset(of: ["error", "warning", "notice"]) && !names.isEmpty)
    #expect(try run.outputText.hasSuffix(workplace.text("reports/report.txt")))
  }

  @Test func severalLinesAreSeveralOptions() throws {
    let workplace = try CIWorkplace(capture: "healthy/first-run.log")
    let rules = "launch-is-logged\n\nno-such-rule"
    let run = try check(workplace, ["DNP_REQUIRE": rules, "DNP_PROFILE": "ios-device"])
    #expect(run.exitCode == 64)
    #expect(
      run.errorText.contains("no rule \"launch-is-logged\"") || run.errorText.contains("no rule \"no-such-rule\""))
    #expect(!workplace.holds("step-summary"))
  }

  @Test(arguments: ["$(touch owned)", "`touch owned`", "'; touch owned; '", "--exit-zero", "-", "\" touch owned"])
  func whatAnInputHoldsIsNeverACommandNorAnOption(input: String) throws {
    let workplace = try CIWorkplace(capture: Self.failing)
    let run = try check(workplace, ["DNP_CAPTURES": "\(input)\ncaptures/*.log"])
    #expect(!FileManager.default.fileExists(atPath: workplace.folder.path("owned")))
    // There is no file of that name, and what broke in the other is not forgotten.
    #expect(run.exitCode == 2)
    #expect(run.outputText.contains("prefetch-lead-is-five-minutes"))
  }

  @Test(arguments: ["::add-mask::x.log", "##[error]x.log", "two words.log", "-x.log", "::stop-commands::x.log"])
  func aFileOfAnyNameIsJudgedAndItsNameCommandsNothing(name: String) throws {
    let workplace = try CIWorkplace(capture: Self.failing)
    try FileManager.default.moveItem(
      at: workplace.folder.url.appending(path: "captures/night.log"), to: workplace.folder.url.appending(path: name))
    let run = try check(workplace, ["DNP_CAPTURES": "*.log"])
    #expect(run.exitCode == 1)
    for text in [run.outputText, run.errorText] {
      let commands = RunnerCommand.all(in: text)
      #expect(commands.allSatisfy { ["error", "warning", "notice"].contains($0.name) && !$0.isOld })
      #expect(commands.allSatisfy { RunnerCommand.all(in: $0.data).isEmpty })
    }
  }

  @Test(arguments: ["", "\n\n", "nothing-*.log"])
  func withoutACaptureItIsNotGreen(captures: String) throws {
    let workplace = try CIWorkplace(capture: "healthy/first-run.log")
    #expect(try check(workplace, ["DNP_CAPTURES": captures]).exitCode == (captures.contains("*") ? 2 : 64))
  }

  @Test func resultsOfAnEarlierStepAreNotReported() throws {
    let workplace = try CIWorkplace(capture: "healthy/first-run.log")
    try workplace.folder.write("old\n", to: "reports/summary.md")
    #expect(try check(workplace, ["DNP_FAIL_ON": "nonsense"]).exitCode == 64)
    #expect(!workplace.holds("step-summary"))
  }

  @Test func installsARelease() throws {
    let workplace = try CIWorkplace(capture: "healthy/first-run.log")
    let action = Self.folder.path(percentEncoded: false)
    let run = try workplace.run(Self.text("get.sh"), ["GITHUB_ACTION_PATH": action])
    #expect(run.exitCode == 0, "\(run.errorText)")
    let program = workplace.folder.path("temp/dnp-logcheck/bin/dnp-logcheck")
    #expect(try workplace.text("step-output") == "program=\(program)\n")
    #expect(FileManager.default.isExecutableFile(atPath: program))
  }

  /// A copy of the folder alone cannot build the tool.
  @Test func aCopyOfTheActionAsksForTheAddress() throws {
    let workplace = try CIWorkplace(capture: "healthy/first-run.log")
    let run = try workplace.run(
      Self.text("get.sh"), ["GITHUB_ACTION_PATH": workplace.folder.path("ci"), "DNP_LOGCHECK_RELEASES": ""])
    #expect(run.exitCode == 64)
    #expect(run.errorText.contains("DNP_LOGCHECK_RELEASES"))
  }

  /// An input that is put into a script is part of the script.
  @Test func noInputIsInterpolatedIntoAScript() throws {
    let lines = try Self.text("action.yml").components(separatedBy: "\n")
    let scripts = lines.filter { $0.contains("run:") }
    #expect(scripts.count == 2)
    #expect(scripts.allSatisfy { !$0.contains("${{") })
    // The key of the cache is no script.
    let used = lines.filter { $0.contains("${{ inputs.") }
    #expect(used.allSatisfy { $0.contains(/^ +(DNP_[A-Z0-9_]+|key):/) })
  }

  @Test func everyInputReachesTheScript() throws {
    let action = try Self.text("action.yml")
    let script = try Self.text("check.sh")
    let installer = try Self.text("get.sh") + Self.text("install.sh")
    let declared = Set(action.matches(of: /\n  ([a-z0-9-]+):\n    description/).map { String($0.1) })
    let used = Set(action.matches(of: /\{\{ inputs\.([a-z0-9-]+)/).map { String($0.1) })
    #expect(used.count >= 10)
    #expect(used.isSubset(of: declared))
    #expect(declared.subtracting(used) == ["exit-code", "report"])
    let set = Set(action.matches(of: /(DNP_[A-Z0-9_]+):/).map { String($0.1) })
    let ofTheInstaller = set.filter { $0.hasPrefix("DNP_LOGCHECK_") }
    #expect(ofTheInstaller.count == 3)
    #expect(ofTheInstaller.allSatisfy { installer.contains("${\($0):-") })
    let rest = set.subtracting(ofTheInstaller)
    #expect(Set(script.matches(of: /\$\{?(DNP_[A-Z_]+)/).map { String($0.1) }) == rest)
    #expect(Set(Self.inputs([:]).keys) == rest)
  }
}
