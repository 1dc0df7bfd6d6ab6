import Foundation
import LogCheckTestSupport
import Testing

@Suite struct HelpTests {
  /// As the sources say it: this module does not import the program, and so is not built after it.
  private static let version: Substring? = {
    let file = RepositoryPaths.root.appending(path: "Sources/dnp-logcheck/Version.swift")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.firstMatch(of: /current = "([0-9.]+)"/)?.1
  }()

  private static let subcommands: [String] = {
    let help = try? CommandRun(BuiltProduct.dnpLogCheck, ["--experimental-dump-help"]).outputText
    let all = try? JSONSerialization.jsonObject(with: Data((help ?? "").utf8)) as? [String: Any]
    let commands = (all?["command"] as? [String: Any])?["subcommands"] as? [[String: Any]] ?? []
    return commands.compactMap { $0["commandName"] as? String }
  }()

  @Test func subcommandsAreKnown() {
    #expect(Self.subcommands.count > 15)
  }

  /// Patterns behave as the library of the machine does: its version belongs to a report of trouble.
  @Test func theVersionIsOneLineWithThatOfThePatternLibrary() throws {
    let run = try CommandRun(BuiltProduct.dnpLogCheck, ["--version"])
    #expect(run.exitCode == 0)
    #expect(try /([0-9.]+) \(PCRE2 1[0-9]\.[0-9]+ [^\n]+\)\n/.wholeMatch(in: run.outputText)?.1 == Self.version)
  }

  /// An example comes first, and all of it is on one screen of a terminal.
  @Test(arguments: [["--help"], ["-h"], ["help"], ["--strict", "--help"]])
  func helpFitsOneScreen(_ arguments: [String]) throws {
    let run = try CommandRun(BuiltProduct.dnpLogCheck, arguments)
    #expect(run.exitCode == 0)
    let lines = run.outputText.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(lines.count <= 24, "\(lines.count)")
    #expect(lines.dropFirst().allSatisfy { $0.count <= 80 })
    #expect(lines[1].contains("dnp-logcheck capture.log"))
    for name in Self.subcommands {
      #expect(run.outputText.contains(name), "\(name)")
    }
    for option in [
      "--format", "--time-zone", "--since", "--until", "--rules", "--select", "--ignore", "--require", "--report",
      "--fail-on", "--strict",
    ] { #expect(run.outputText.contains(option), "\(option)") }
  }

  @Test func helpOfCheckIsInGroups() throws {
    for arguments in [["check", "--help"], ["help", "check"]] {
      let text = try CommandRun(BuiltProduct.dnpLogCheck, arguments).outputText
      let heads = ["CAPTURES:", "RULES:", "JUDGING:", "REPORTS AND EXIT CODE:", "SETTINGS OF THE PROJECT:"]
      let positions = try heads.map { try #require(text.firstRange(of: "\n" + $0), "\($0)").lowerBound }
      #expect(positions == positions.sorted())
      let rules = try #require(text.firstRange(of: "\n  --no-built-in-rules")).lowerBound
      #expect(positions[1] < rules && rules < positions[2])
    }
  }

  /// Mistakes that only show while a command runs.
  @Test(arguments: [
    ("--require no-such-rule x.log", "check"), ("rules show no-such-rule", "rules show"),
    ("explain no-such-rule", "explain"), ("rules schema no-such-schema", "rules schema"),
    ("doctor --profile none x.log", "doctor"), ("timeline --since never x.log", "timeline"),
    ("doctor --format a --format b x.log", "doctor"),
  ])
  func errorInsideARunPointsToTheUsageOfItsCommand(_ line: String, _ command: String) throws {
    let run = try Scratch().shell("dnp-logcheck \(line)")
    #expect(run.exitCode == 64, "\(run.errorText)")
    #expect(run.errorText.contains("\nUsage: dnp-logcheck \(command) "), "\(run.errorText)")
    #expect(
      run.errorText.hasSuffix("  See 'dnp-logcheck \(command) --help' for more information.\n"), "\(run.errorText)")
  }

  @Test(arguments: subcommands)
  func everySubcommandExplainsItself(_ name: String) throws {
    let run = try CommandRun(BuiltProduct.dnpLogCheck, [name, "--help"])
    #expect(run.exitCode == 0)
    #expect(run.outputText.hasPrefix("OVERVIEW: "))
  }
}
